### The guided first game.

play-first-game = Juga la primera partida de dos minuts
first-game-tiles = Dos minuts, dotze llosetes
seal-help-chosen = Les llosetes de la primera partida surten en un ordre triat, perquè cada consell trobi la seva. No hi ha cap sorteig, i el registre ho diu.
result-seal-chosen = Les llosetes han sortit en un ordre triat.

## Consells de la primera partida

hint = Consell
hint-number = Consell { $number } de { $of }
hint-end = Juga sense consells
hint-cell = Hola! Aquesta és la teva lloseta.
hint-cell-text = La primera lloseta ja és al tauler. Tria una de les caselles marcades del costat.
hint-turn = Gira la lloseta.
hint-turn-text = Hi encaixa de més d'una manera. Prem la lloseta al tauler, una fletxa de sota la lloseta, o la tecla R.
hint-turn-touch = Hi encaixa de més d'una manera. Prem la lloseta al tauler, o una fletxa de sota la lloseta.
hint-claim = Ocupa el que construeixes.
hint-claim-text = Tria un lloc per a una figura: al camí és un lladre, al camp un pagès. El camí puntua quan s'acaba, i la figura torna a casa.
hint-confirm = Ara confirma.
hint-confirm-text = Fins llavors ho pots desfer tot. Després juga l'ordinador.
hint-city = Aquesta lloseta té un tros de ciutat.
hint-city-text = Una ciutat acabada dona 2 punts per casella. Posa-la de manera que la muralla es tanqui, posa-hi un cavaller i confirma.
hint-monastery = Un monestir.
hint-monastery-text = Un monjo guanya 1 punt per la seva casella i 1 per cada casella del voltant. Posa-n'hi un, o continua sense, i confirma.
hint-numbers = Pots demanar el perquè de cada número.
hint-numbers-text = Prem una ciutat o un camí del tauler, o una regla com BG-31 a l'historial, i veuràs d'on vénen els punts.
