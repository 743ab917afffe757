### Què impedeix jugar amb una configuració, i els botons que ho arreglen.

problem-seats = { $seats ->
    [one] Un sol jugador no pot jugar: la partida és per a 2 a { $most } jugadors.
   *[other] { $seats } jugadors: la partida és per a 2 a { $most }.
}
problem-unknown-set = Aquí no hi ha cap joc de llosetes «{ $set }».
problem-copies = { $set }: no hi pot haver { $copies } còpies, només d'1 a { $most }.
problem-set-twice = { $set } hi surt dues vegades.
problem-no-base-game = Falta un joc bàsic: els altres només l'amplien.
problem-two-editions = { $set } hi és en dues edicions. Amb una n'hi ha prou.
problem-needs = { $set } no es pot jugar sense algun d'aquests: { $needs }.
problem-not-built = { $set } encara no es pot jugar: les seves regles no estan fetes.
problem-unknown-option = No hi ha cap opció «{ $option }».
problem-unknown-value = { $option }: no hi ha cap valor «{ $value }».
problem-unknown-layout = No hi ha cap disposició inicial «{ $layout }».
problem-unknown-start-tile = La disposició inicial anomena una lloseta «{ $tile }» que no existeix.
problem-start-tile-not-in-sets = La disposició inicial necessita una lloseta que els jocs triats no tenen: { $tile }.
problem-start-tile = A la disposició inicial la lloseta { $tile } no encaixa on és.
problem-empty-start = Al començament no hi ha res sobre la taula.
problem-one-river = Només hi pot haver un riu: una còpia de { $set }.
problem-too-many-tiles = { $count } llosetes són més de les que caben en una partida.
problem-halflings = { $each ->
    [one] Una mitja lloseta per a cadascun dels { $seats } jugadors és més del que hi ha: { $available }.
   *[other] { $each } mitges llosetes per a cadascun dels { $seats } jugadors és més del que hi ha: { $available }.
}
problem-card-table = Aquesta partida es va crear amb una altra taula de cartes que la que es fa servir aquí.
problem-unreadable = La configuració no es pot llegir.

repair-seats = Juga amb { $seats }
repair-add-set = Afegeix: { $set }
repair-remove-set = Treu: { $set }
repair-copies = { $copies ->
    [one] Agafa una còpia de { $set }
   *[other] Agafa { $copies } còpies de { $set }
}
repair-option = Posa { $option } a: { $value }
repair-remove-option = Treu l'opció
repair-usual-start = Comença com sempre

set-with-edition = { $set } ({ $edition })
