### Rellotges i abandonament de la partida.

clock = Temps
clock-none = Tant temps com calgui
clock-move-seconds = { $count ->
    [one] { $count } segon per jugada
   *[other] { $count } segons per jugada
}
clock-move-minutes = { $count ->
    [one] { $count } minut per jugada
   *[other] { $count } minuts per jugada
}
clock-move-days = { $count ->
    [one] { $count } dia per jugada
   *[other] { $count } dies per jugada
}
clock-game-minutes = { $count ->
    [one] { $count } minut per partida
   *[other] { $count } minuts per partida
}
clock-help = Quan s'acaba no passa res tot sol: els altres poden deixar que continuï l'ordinador.
clock-left = Temps que queda: { $time }
clock-days-left = { $days } d { $hours } h
out-of-time = { $player } ja no té temps. No passa res tot sol.
let-computer-play = Que continuï l'ordinador
taken-over = continua l'ordinador
seat-lost = A partir d'ara l'ordinador juga per tu. Pots continuar mirant.
resign = Deixa el teu seient
resign-question = L'ordinador jugarà per tu fins al final, amb els teus punts. No podràs tornar a aquest seient.
resign-seat = Se'n va: { $player }
resign-no = Queda't
event-left = { $player } ha deixat la partida: continua l'ordinador.
event-out-of-time = { $player } ja no tenia temps: continua l'ordinador.
error-only-other-seats = Això només ho pot fer un altre jugador de la taula.
error-clock-not-over = El temps encara no s'ha acabat.
error-game-over = La partida ja s'ha acabat.
