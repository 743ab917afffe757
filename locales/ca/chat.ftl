### El xat de la taula.

tab-chat = Xat
chat-empty = Encara ningú no ha dit res.
chat-placeholder = Digues alguna cosa a la taula
chat-message = Missatge
chat-send = Envia
chat-watching = Aquí només hi escriuen els qui tenen seient.
chat-said = { $player } diu: { $text }
chat-as = Com a { $player }
error-chat-of-nobody = Aquí només hi escriuen els qui tenen seient.
error-chat-empty = El missatge és buit.
error-chat-too-long = El missatge és massa llarg: 500 caràcters com a màxim.
error-chat-control = El missatge té caràcters que no es poden mostrar. Escriu una línia de text.
error-chat-too-fast = Massa missatges de cop. Espera un moment.
error-chat-full = Aquesta taula ja no guarda més missatges.
