### Cards at the table in the browser.

decision-cards-before-tile = Robes una lloseta, o abans jugues una carta?
decision-cards-after-tile = Vols robar o jugar una carta?
decision-cards-after-figures = Vols jugar una carta abans de puntuar?
decision-cards-after-scoring = Vols jugar una carta després de puntuar?
help-decision-cards-before-tile = Els altres només veuen quantes cartes tens; per això ho demanem a tothom qui en té.
help-decision-cards-after-tile = Una carta amb llamp es fa servir de seguida.
help-decision-cards-after-figures = Només tu veus les teves cartes.
help-decision-cards-after-scoring = Només tu veus les teves cartes.
help-decision-aim-card-must = Tria on es fa servir.
help-decision-choose-tile = L'altra surt de la partida.
confirm-decision-cards-before-tile = Roba una lloseta
confirm-decision-cards-after-tile = Confirma, cap carta
confirm-decision-cards-after-figures = Confirma, cap carta
confirm-decision-cards-after-scoring = Confirma, cap carta
confirm-decision-scoring-card = Confirma, cap carta
confirm-decision-answer-card = Deixa-ho passar
confirm-decision-aim-card = Confirma, sense efecte
action-pass-draw = Roba una lloseta
action-pass-cards = Cap carta
action-pass-answer = Deixa-ho passar
action-pass-aim = Sense efecte
answer-card-to-you = { $player } juga contra tu: { $card }.
answer-card-at-figure = { $feature ->
    [city] { $player } juga contra el teu cavaller: { $card }.
    [road] { $player } juga contra el teu lladre: { $card }.
    [monastery] { $player } juga contra el teu monjo: { $card }.
   *[other] { $player } juga contra el teu granger: { $card }.
}
answer-card-at-feature = { $feature ->
    [city] { $player } juga sobre la teva ciutat: { $card }.
    [road] { $player } juga sobre el teu camí: { $card }.
    [monastery] { $player } juga sobre el teu monestir: { $card }.
   *[other] { $player } juga sobre el teu camp: { $card }.
}
answer-shared-feature = { $feature ->
    [city] En el torn de { $player } puntua una ciutat on comparteixes la majoria.
    [road] En el torn de { $player } puntua un camí on comparteixes la majoria.
   *[other] En el torn de { $player } puntua un territori on comparteixes la majoria.
}
answer-time-over = Si no respons a temps, ho deixes passar.
answer-seconds-left = { $count ->
    [one] queda { $count } segon
   *[other] queden { $count } segons
}
answer-choice = Temps per respondre a una carta
answer-choice-help = Després, la carta passa.
answer-no-limit = Sense límit
answer-limit = { $count ->
    [one] { $count } segon
   *[other] { $count } segons
}
beside = També es pot:
beside-decision-cards-after-tile = ara
beside-decision-cards-after-figures = abans de puntuar
beside-decision-cards-after-scoring = després de puntuar
cards-own = Les teves cartes
cards-only-you = Només les veus tu
card-playable = Ara es pot jugar.
card-unplayable = Ara no es pot jugar.
card-not-now-lightning = Ara no: no és el teu torn.
card-not-now-none = Ara no: no és el teu torn i ningú no et demana res.
card-not-now-town = Ara no: es mostra al final de la partida.
cards-of = { $count ->
    [one] { $count } carta a la mà
   *[other] { $count } cartes a la mà
}
noted-of = { $count ->
    [one] { $count } punt anotat, es paga al final
   *[other] { $count } punts anotats, es paguen al final
}
barred = No col·loca cap seguidor en el proper torn
cards-decks = Munts de cartes
deck-cloister = Munt del monestir
deck-roadside = Munt del camí
deck-cloister-left = Munt del monestir: en queden { $count }
deck-roadside-left = Munt del camí: en queden { $count }
discard-pile = Pila de descart: { $count }
discard-pile-title = Pila de descart
discard-pile-help = Les cartes usades són cara amunt: tothom les pot mirar. No es tornen a barrejar mai.
discard-pile-empty = Encara no s'ha fet servir cap carta.
card-copies = { $count ->
    [one] { $count } còpia
   *[other] { $count } còpies
}
card-certainty-confirmed = Coneguda
card-certainty-inferred = Deduïda
card-certainty-assumed = Reconstruïda per nosaltres
card-certainty-confirmed-why = un text traduït o un aclariment diu què fa.
card-certainty-inferred-why = un aclariment demostra que existeix; no n'hem trobat el text exacte.
card-certainty-assumed-why = no n'hem trobat el text enlloc; l'hem inventada perquè cada munt tingui 16 classes.
cards-expansion = El regal de Nadal
cards-count = { $count ->
    [one] { $count } carta
   *[other] { $count } cartes
}
cards-partly-ours = En part reconstruït per nosaltres
cards-certainty = Les cartes es van publicar a Hongria el 2013; no se'n coneixen tots els textos.
cards-own-table = Qui tingui les cartes impreses les pot corregir en una taula de cartes; docs/cards.md explica com.
reveal-title = Cartes per al final de la partida
reveal-unused = No hi ha on fer-la servir
reveal-all = Mostra-ho tot
reveal-close = Mostra el resultat
card-moment-drawn = En robar-la
card-moment-own-turn = El teu torn
card-moment-scoring = En puntuar
card-moment-answer = Com a resposta
card-moment-end = Final de la partida
answer-card-other = { $player } juga contra { $other }: { $card }.
answer-shared-other = { $other } comparteix la majoria del que { $player } ha acabat.
offer-two-tiles = Dues llosetes, de les quals se'n col·loca una
help-decision-cards-before-tile-none = Ara no en pots jugar cap. Els altres no ho poden saber; per això ho demanem a tothom qui té cartes.
