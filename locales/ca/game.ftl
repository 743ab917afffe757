### Textos del joc: allò que el motor anomena per clau. Les claus són iguals en totes les llengües.

## Preguntes i què s'hi diu

decision-waiting = Esperant jugadors
decision-draw-tile = Es roba una lloseta
decision-place-tile = Col·loca la lloseta
decision-main-action = Hi poses una figura?
decision-game-over = La partida s'ha acabat
help-decision-place-tile = Tria una casella marcada.
help-decision-main-action = Tria un lloc de la lloseta, o confirma sense figura.
confirm-decision-main-action = Confirma, sense figura

## Accions

action-draw = Roba una lloseta
action-place-tile = Col·loca la lloseta
action-place-meeple = { $feature ->
    [city] Cavaller
    [road] Lladre
    [monastery] Monjo
    [field] Pagès
   *[other] Seguidor
}
action-place-abbot = Abat
action-return-abbot = Abat a casa
action-pass = Sense figura

## Figures, elements, papers

figure-meeple = Seguidor
figure-abbot = Abat
figure-large_meeple = Seguidor gran
feature-city = Ciutat
feature-road = Camí
feature-field = Camp
feature-monastery = Monestir
feature-garden = Jardí
feature-river = Riu
features-city = Ciutats
features-road = Camins
features-field = Camps
features-monastery = Monestirs
features-garden = Jardins
role = { $figure ->
    [abbot] Abat
    [shepherd] Pastor
   *[other] { $feature ->
        [city] Cavaller
        [road] Lladre
        [monastery] Monjo
        [field] Pagès
       *[other] Figura
    }
}

## Termes de les puntuacions

term-tiles = { $count } { $count ->
    [one] casella
   *[other] caselles
}
term-pennants = { $count } { $count ->
    [one] escut
   *[other] escuts
}
term-surroundings = { $count } { $count ->
    [one] casella
   *[other] caselles
}
term-cities = { $count } { $count ->
    [one] ciutat acabada
   *[other] ciutats acabades
}
term-pig-herd = { $count } { $count ->
    [one] ciutat amb ramat de porcs
   *[other] ciutats amb ramat de porcs
}

## Què ha passat

event-turn = { $player }: torn nou
event-draw = Es roba una lloseta
event-discard = Una lloseta no encaixava enlloc i ha deixat la partida.
event-set-aside = Ara no es pot col·locar una lloseta i es provarà més tard.
event-place = Es col·loca una lloseta
event-figure = { $player } posa una figura: { $figure ->
    [abbot] abat
   *[other] { $feature ->
        [city] cavaller
        [road] lladre
        [monastery] monjo
        [field] pagès
       *[other] figura
    }
}
event-pass = { $player } no posa cap figura
event-score = { $player }: { $points ->
    [one] { $points } punt
   *[other] { $points } punts
} per { $feature ->
    [city] una ciutat
    [road] un camí
    [monastery] un monestir
    [garden] un jardí
    [field] un camp
   *[other] un element
}
event-return = { $player }: { $figure ->
    [abbot] l'abat torna a casa
   *[other] un seguidor torna a casa
}
event-final-scoring = Puntuació final
event-end = La partida s'ha acabat

## Costats de les llosetes

sides = al nord { $north ->
    [city] ciutat
    [road] camí
    [river] riu
   *[other] camp
}, a l'est { $east ->
    [city] ciutat
    [road] camí
    [river] riu
   *[other] camp
}, al sud { $south ->
    [city] ciutat
    [road] camí
    [river] riu
   *[other] camp
}, a l'oest { $west ->
    [city] ciutat
    [road] camí
    [river] riu
   *[other] camp
}

## Què no permeten les regles

refusal-game-over = La partida s'ha acabat.
refusal-not-yours = Ha de decidir { $player }.
refusal-not-now = Ara toca una altra cosa.
refusal-not-in-pile = Ara no es pot robar aquesta lloseta.
refusal-out-of-limits = Això és fora dels límits del tauler.
refusal-occupied = Allà ja hi ha alguna cosa.
refusal-touches-nothing = Cap costat de la lloseta no en tocaria cap altra.
refusal-side-mismatch = Tal com està no hi encaixa: el costat { $side ->
    [N] nord
    [E] est
    [S] sud
   *[W] oest
} no lliga amb la veïna.
refusal-diagonal-mismatch = Els costats llargs de les dues meitats no lliguen.
refusal-river-not-continued = La lloseta ha de continuar el riu.
refusal-river-turns-back = El riu no pot girar dues vegades seguides cap al mateix costat.
refusal-river-flows-back = El riu no pot córrer contra la direcció de la font.
refusal-river-blocked = Des d'aquí el riu no podria continuar.
refusal-not-in-supply = No tens aquesta figura a la reserva.
refusal-not-just-placed = Les figures només van a la lloseta que s'acaba de col·locar.
refusal-no-such-segment = Allà no hi ha res d'aquesta mena.
refusal-feature-taken = { $player } ja hi té una figura.
refusal-wrong-figure = Aquesta figura no hi pot anar.
refusal-no-abbot-there = Allà no hi tens cap abat.
refusal-abbots-feature-complete = L'element de l'abat està complet i puntua com a tal.
