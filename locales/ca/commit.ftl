### Quan ja no es pot desfer res, i per què.

final-random-result = És definitiu: després decideix l'atzar.
final-hidden-seen = És definitiu: després es veu una cosa amagada.
final-other-player-decides = És definitiu: després decideix un altre jugador.
final-end-of-turn = Això acaba el teu torn.

no-take-back-random-result = No hi ha res per desfer: l'atzar ja ha decidit.
no-take-back-hidden-seen = No hi ha res per desfer: ja s'ha vist una cosa amagada.
no-take-back-other-player-decides = No hi ha res per desfer: un altre jugador ja ha decidit.
no-take-back-confirmed = No hi ha res per desfer: el que has confirmat queda fet.
