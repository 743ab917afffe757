### Halflings, Hills and Sheep, crop circles.

decision-take-into-hand = Tria una mitja lloseta
decision-choose-source = Robar o col·locar una mitja lloseta?
decision-draw-token = Es roba una fitxa
decision-flock = Fer créixer el ramat o portar-lo a casa?
decision-crop-circle = Què fa el cercle de cultiu?
decision-crop-circle-add = Afegir una figura?
decision-crop-circle-remove = Recupera una figura
help-decision-take-into-hand = Només tu veuràs què tens davant.
help-decision-choose-source = Una mitja lloseta substitueix la robada.
help-decision-flock = Créixer roba una fitxa: ovelles, o el llop.
help-decision-crop-circle = Val per a tots els jugadors, començant per la teva esquerra.
help-decision-crop-circle-add = Va al costat d’una de teva a la mateixa construcció.
help-decision-crop-circle-remove = Torna a casa sense punts.
confirm-decision-crop-circle-add = Confirma, cap
confirm-decision-crop-circle-remove = Confirma, cap
action-take-into-hand = Agafa aquesta mitja lloseta
action-choose-to-draw = Roba una lloseta
action-place-from-hand = Col·loca aquesta mitja lloseta
action-place-shepherd = Pastor
action-grow-flock = Fes créixer el ramat
action-guide-flock-home = { $points ->
    [one] Porta el ramat a casa: { $points } punt
   *[other] Porta el ramat a casa: { $points } punts
}
action-draw-token = { $sheep ->
    [0] El llop
    [one] { $sheep } ovella
   *[other] { $sheep } ovelles
}
action-crop-circle-add-knights = A: es poden afegir cavallers
action-crop-circle-remove-knights = B: cavallers han de tornar a casa
action-crop-circle-add-thieves = A: es poden afegir lladres
action-crop-circle-remove-thieves = B: lladres han de tornar a casa
action-crop-circle-add-farmers = A: es poden afegir pagesos
action-crop-circle-remove-farmers = B: pagesos han de tornar a casa
action-take-back = Aquesta figura torna a casa
figure-shepherd = Pastor
feature-flock = Ramat
features-flock = Ramats
term-vineyards = { $count } { $count ->
    [one] vinya
   *[other] vinyes
}
term-sheep = { $count } { $count ->
    [one] ovella
   *[other] ovelles
}
term-fixed-flock = { $count } { $count ->
    [one] ramat imprès
   *[other] ramats impresos
}
event-dealt = { $player } rep una mitja lloseta.
event-dealt-own = { $player } rep aquesta mitja lloseta.
event-picked = { $player } tria una mitja lloseta.
event-hidden = Una lloseta va de cara avall sota el turó.
event-token = { $sheep ->
    [0] { $player }: ve el llop.
    [one] { $player }: s’afegeix { $sheep } ovella al ramat.
   *[other] { $player }: s’afegeixen { $sheep } ovelles al ramat.
}
event-crop-circle-add = { $feature ->
    [city] { $player }: es poden afegir cavallers.
    [road] { $player }: es poden afegir lladres.
   *[other] { $player }: es poden afegir pagesos.
}
event-crop-circle-remove = { $feature ->
    [city] { $player }: els cavallers han de tornar a casa.
    [road] { $player }: els lladres han de tornar a casa.
   *[other] { $player }: els pagesos han de tornar a casa.
}
counted = { $cells } { $cells ->
    [one] casella
   *[other] caselles
}, { $tiles } { $tiles ->
    [one] lloseta
   *[other] llosetes
}; { $ruling }
ruling-2021-01 = es compten caselles: dictamen 1/2021
ruling-2020 = ciutats i camins per llosetes, monestirs per caselles: dictamen 2020
ruling-2015-10 = es compten llosetes: dictamen 10/2015
ruling-2014 = es compten caselles: dictamen 2014
hand-title = Les teves mitges llosetes
hand-only-you = Només les veus tu
hand-of = { $count } { $count ->
    [one] mitja lloseta
   *[other] mitges llosetes
}
hand-not-now = Ara no hi té lloc, o no és el teu torn.
offer-title = Mitges llosetes per triar
under-hills = Sota turons: { $count } { $count ->
    [one] lloseta
   *[other] llosetes
}
sheep-of = { $count } { $count ->
    [one] ovella
   *[other] ovelles
}
refusal-half-filled = Hi ha una mitja lloseta: al costat només n’hi cap una altra.
refusal-other-half = Hi ha una mitja lloseta: només queda lliure l’altra meitat.
refusal-not-in-reserve = Aquesta mitja lloseta ja no hi és.
refusal-not-in-hand = No tens aquesta lloseta.
refusal-drawn-already = Ja s’ha robat una lloseta i s’ha de col·locar: la mitja lloseta va en lloc de robar.
refusal-placed-already = Ja s’ha col·locat una lloseta.
refusal-field-has-shepherd = En aquest camp ja hi ha un pastor.
refusal-not-in-bag = No hi ha cap fitxa així a la bossa.
refusal-other-crop-circle = Aquest cercle de cultiu es refereix a altres figures.
refusal-must-take-back = Una figura teva ha de tornar a casa.
refusal-not-your-follower = No hi tens cap figura així.
error-still-secret = Es van repartir de cara avall: això es podrà tenir quan s’acabi la partida.
option-halfling_setup-name = Mitges llosetes: repartides o triades
option-halfling_setup = Com obtenen els jugadors les mitges llosetes.
option-halfling_setup-dealt = Es reparteixen de cara avall.
option-halfling_setup-draft = Són de cara amunt i es trien per torns, en sentit antihorari des de l’últim jugador.
option-halflings_per_player-name = Mitges llosetes per jugador
option-halflings_per_player = Quantes mitges llosetes rep cada jugador.
option-halflings_per_player-usual = Tres amb els dos jocs, dues amb un.
option-halflings_per_player-1 = Una.
option-halflings_per_player-2 = Dues.
option-halflings_per_player-3 = Tres.
option-halflings_per_player-4 = Quatre.
option-halflings_per_player-5 = Cinc.
option-halflings_per_player-6 = Sis.
option-halflings_per_player-8 = Vuit.
option-halflings_per_player-12 = Dotze.
option-halfling_symbol_tiles-name = Mitges llosetes amb símbols
option-halfling_symbol_tiles = Si les quatre mitges llosetes amb vinya, ovelles, turó i cercle de cultiu són a la partida.
option-halfling_symbol_tiles-usual = No si es reparteixen, sí si es trien.
option-halfling_symbol_tiles-off = Es queden a la capsa.
option-halfling_symbol_tiles-on = Són a la partida.
option-halfling_epoch-name = Dictamen sobre les mitges llosetes
option-halfling_epoch = Quin dictamen publicat diu com es compten les mitges llosetes i les llosetes dobles.
option-halfling_epoch-2021-01 = Gener del 2021: caselles a tot arreu; dues mitges en una casella compten com una.
option-halfling_epoch-2020 = Segona edició, 2020: ciutats i camins per llosetes, monestirs per caselles.
option-halfling_epoch-2015-10 = Octubre del 2015: llosetes a tot arreu; un monestir pot valer fins a 18.
option-halfling_epoch-2014 = Primera edició, 2014: caselles a tot arreu.
option-halfling_meeple-name = Figures a les mitges llosetes
option-halfling_meeple = On pot anar una figura quan s’ha col·locat una mitja lloseta.
option-halfling_meeple-piece = En aquesta mitja lloseta.
option-halfling_meeple-partner = En aquesta o en l’altra de la mateixa casella.
option-halfling_crop-name = Cercle de cultiu d’una mitja lloseta
option-halfling_crop = Quan fa efecte el cercle de cultiu d’una mitja lloseta.
option-halfling_crop-end = Després de puntuar.
option-halfling_crop-at_once = De seguida que s’ha col·locat.
option-vineyard_cells-name = On compten les vinyes
option-vineyard_cells = On busca vinyes un monestir.
option-vineyard_cells-nine = A les vuit caselles del voltant i a la seva.
option-vineyard_cells-eight = A les vuit caselles del voltant.
option-vineyard-name = Vinyes
option-vineyard = Si les vinyes fan valer més els monestirs acabats.
option-vineyard-on = 3 punts per cada vinya del voltant.
option-vineyard-off = Les vinyes són decoració.
option-vineyard_garden-name = Vinyes als jardins
option-vineyard_garden = Si els jardins acabats aprofiten les vinyes.
option-vineyard_garden-off = No.
option-vineyard_garden-on = Com els monestirs.
option-hill-name = Turons
option-hill = Si els turons desfan els empats de majoria.
option-hill-on = Entre els empatats guanyen els que tenen una figura en un turó.
option-hill-off = Els turons són decoració.
option-hill_tie-name = Com desempaten els turons
option-hill_tie = Com desfan empats els turons.
option-hill_tie-presence = Guanyen i comparteixen els empatats amb una figura en un turó.
option-hill_tie-count = Guanya l’empatat amb més figures en turons.
option-shepherd-name = Pastors
option-shepherd = Si cada jugador té un pastor i pot criar un ramat.
option-shepherd-on = Un pastor cadascun, amb les llosetes de Turons i ovelles.
option-shepherd-off = No hi ha pastors.
option-crop_circles-name = Cercles de cultiu
option-crop_circles = Si els cercles de cultiu afegeixen o retornen figures.
option-crop_circles-on = Sí.
option-crop_circles-off = Són decoració.
option-crop_circle_removal-name = Cercle de cultiu que retorna
option-crop_circle_removal = Si les figures han de tornar a casa quan un cercle de cultiu retorna.
option-crop_circle_removal-must = Cada jugador que en té una la recupera.
option-crop_circle_removal-may = Cada jugador que en té una la pot recuperar.
half = { $corner ->
    [ne] meitat nord-est
    [se] meitat sud-est
    [sw] meitat sud-oest
   *[nw] meitat nord-oest
}
sides-halfling = { $from ->
    [north] al nord
    [east] a l’est
    [south] al sud
   *[other] a l’oest
} { $first ->
    [city] ciutat
    [road] camí
    [river] riu
   *[other] camp
}, { $to ->
    [north] al nord
    [east] a l’est
    [south] al sud
   *[other] a l’oest
} { $second ->
    [city] ciutat
    [road] camí
    [river] riu
   *[other] camp
}, costat llarg { $long ->
    [city] ciutat
    [road] camí
    [river] riu
   *[other] camp
}
sides-short = { $first ->
    [city] ciutat
    [road] camí
    [river] riu
   *[other] camp
}, { $second ->
    [city] ciutat
    [road] camí
    [river] riu
   *[other] camp
}, costat llarg { $long ->
    [city] ciutat
    [road] camí
    [river] riu
   *[other] camp
}
sign-monastery = monestir
sign-hill = turó
sign-vineyard = vinya
sign-sheep = ovelles
sign-crop-circle = cercle de cultiu
place-halfling = Col·loca la mitja lloseta
place-halfling-help = Tria-li una casella marcada, o agafa’n una altra.
offer-open = Són de cara amunt: tothom les pot mirar.
drawings-assumed = Cap publicació no mostra totes aquestes llosetes: els dibuixos són en part suposats.
curtain = Passa la pantalla a { $player }
curtain-help = El que té { $player } queda amagat fins que hi sigui.
curtain-show = Soc { $player }: mostra la meva mà
record-waits = El registre i continuar des d’aquí esperen fins al final de la partida: els jugadors tenen coses que els altres no poden veure.
card-counted = Recompte
drawings-assumed-short = Dibuixos en part suposats
term-pieces = { $count } { $count ->
    [one] lloseta
   *[other] llosetes
}
