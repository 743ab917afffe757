### Errors del servidor, pels seus codis.

error-malformed = El servidor no entén la petició.
error-no-such-token = El teu lloc en aquesta taula ja no es coneix.
error-not-your-seat = Ara no et toca decidir a tu.
error-no-such-table = No hi ha cap taula amb aquest enllaç.
error-not-found = En aquesta adreça no hi ha res.
error-no-such-version = La partida no té aquest moment.
error-old-version = Algú ha estat més ràpid: la partida ja ha avançat.
error-waiting = La partida comença quan tots els llocs són ocupats.
error-seat-taken = Aquest lloc ja és ocupat.
error-no-such-invitation = Aquesta taula no ha donat cap invitació amb aquest codi.
error-setup = Així no es pot jugar.
error-unplayable = Ara això no es pot fer.
error-too-many = Massa peticions alhora. Espera un moment.
error-too-large = És massa gran per al servidor.
error-closing = El servidor s'atura. Torna-ho a provar d'aquí a un moment.
error-internal = Alguna cosa ha fallat al servidor. La partida és com abans.
error-cannot-write = La jugada no s'ha desat i no val. Torna-ho a provar més tard.
error-wrong-method = El servidor no respon a això.
error-no-line = El servidor no ha respost.
error-server = El servidor ha respost amb un error.
