### Texts of the game: what the engine names by key. The keys are the same in every language.

## Questions and what they say

decision-waiting = Waiting for players
decision-draw-tile = A tile is drawn
decision-place-tile = Place the tile
decision-main-action = Put a figure on it?
decision-game-over = The game is over
help-decision-place-tile = Choose a marked cell.
help-decision-main-action = Choose a spot on the tile, or confirm without one.
confirm-decision-main-action = Confirm, no figure

## Actions

action-draw = Draw a tile
action-place-tile = Place the tile
action-place-meeple = { $feature ->
    [city] Knight
    [road] Thief
    [monastery] Monk
    [field] Farmer
   *[other] Meeple
}
action-place-abbot = Abbot
action-return-abbot = Abbot home
action-pass = No figure

## Figures, features, roles

figure-meeple = Meeple
figure-abbot = Abbot
figure-large_meeple = Large meeple
feature-city = City
feature-road = Road
feature-field = Field
feature-monastery = Monastery
feature-garden = Garden
feature-river = River
features-city = Cities
features-road = Roads
features-field = Fields
features-monastery = Monasteries
features-garden = Gardens
role = { $figure ->
    [abbot] Abbot
    [shepherd] Shepherd
   *[other] { $feature ->
        [city] Knight
        [road] Thief
        [monastery] Monk
        [field] Farmer
       *[other] Figure
    }
}

## Terms of scores

term-tiles = { $count } { $count ->
    [one] cell
   *[other] cells
}
term-pennants = { $count } { $count ->
    [one] pennant
   *[other] pennants
}
term-surroundings = { $count } { $count ->
    [one] cell
   *[other] cells
}
term-cities = { $count } { $count ->
    [one] finished city
   *[other] finished cities
}
term-pig-herd = { $count } { $count ->
    [one] city with a pig-herd
   *[other] cities with a pig-herd
}

## What happened

event-turn = { $player }: new turn
event-draw = A tile is drawn
event-discard = A tile fitted nowhere and left the game.
event-set-aside = A tile cannot be laid now and is tried again later.
event-place = A tile is placed
event-figure = { $player } places a figure: { $figure ->
    [abbot] abbot
   *[other] { $feature ->
        [city] knight
        [road] thief
        [monastery] monk
        [field] farmer
       *[other] figure
    }
}
event-pass = { $player } places no figure
event-score = { $player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $feature ->
    [city] a city
    [road] a road
    [monastery] a monastery
    [garden] a garden
    [field] a field
   *[other] a feature
}
event-return = { $player }: { $figure ->
    [abbot] the abbot goes home
   *[other] a meeple goes home
}
event-final-scoring = Final scoring
event-end = The game is over

## Sides of tiles

sides = north { $north ->
    [city] city
    [road] road
    [river] river
   *[other] field
}, east { $east ->
    [city] city
    [road] road
    [river] river
   *[other] field
}, south { $south ->
    [city] city
    [road] road
    [river] river
   *[other] field
}, west { $west ->
    [city] city
    [road] road
    [river] river
   *[other] field
}

## Refusals of the rules

refusal-game-over = The game is over.
refusal-not-yours = It is for { $player } to decide.
refusal-not-now = Something else is due now.
refusal-not-in-pile = No such tile can be drawn now.
refusal-out-of-limits = That is beyond the limits of the board.
refusal-occupied = Something lies there already.
refusal-touches-nothing = No side of the tile would touch a placed tile.
refusal-side-mismatch = It does not fit there as it lies: its { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
} side does not match the neighbour.
refusal-diagonal-mismatch = The long sides of the two halves do not match.
refusal-river-not-continued = The tile must continue the river.
refusal-river-turns-back = The river may not turn twice running to the same side.
refusal-river-flows-back = The river may not flow against its direction at the spring.
refusal-river-blocked = The river could not go on from here.
refusal-not-in-supply = No such figure is in your supply.
refusal-not-just-placed = Figures go only on the tile just placed.
refusal-no-such-segment = There is nothing of that kind there.
refusal-feature-taken = { $player } has a figure there already.
refusal-wrong-figure = This figure may not stand there.
refusal-no-abbot-there = You have no abbot there.
refusal-abbots-feature-complete = The abbot's feature is complete and is scored as such.
