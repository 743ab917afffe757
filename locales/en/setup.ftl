### What stands against a set-up, and the buttons that mend it.

problem-seats = { $seats ->
    [one] One player is not a game: it is for 2 to { $most } players.
   *[other] { $seats } players: a game is for 2 to { $most }.
}
problem-unknown-set = There is no set “{ $set }” here.
problem-copies = { $set }: { $copies } copies are not possible, only 1 to { $most }.
problem-set-twice = { $set } is named twice.
problem-no-base-game = A base game is missing: the others only add to one.
problem-two-editions = { $set } is there in two editions. One of them is enough.
problem-needs = { $set } cannot be played without one of these: { $needs }.
problem-not-built = { $set } cannot be played yet: its rules are not built.
problem-unknown-option = There is no option “{ $option }”.
problem-unknown-value = { $option }: there is no choice “{ $value }”.
problem-unknown-layout = There is no start layout “{ $layout }”.
problem-unknown-start-tile = The start layout names a tile “{ $tile }” that does not exist.
problem-start-tile-not-in-sets = The start layout needs a tile that the chosen sets do not have: { $tile }.
problem-start-tile = In the start layout the tile { $tile } does not fit where it lies.
problem-empty-start = Nothing lies on the table at the start.
problem-one-river = There can be only one river: one copy of { $set }.
problem-too-many-tiles = { $count } tiles are more than a game can hold.
problem-halflings = { $each ->
    [one] One halfling for each of { $seats } players is more than there are: { $available }.
   *[other] { $each } halflings for each of { $seats } players are more than there are: { $available }.
}
problem-card-table = This game was made with another table of cards than the one in use here.
problem-unreadable = The set-up cannot be read.

repair-seats = Play with { $seats }
repair-add-set = Add: { $set }
repair-remove-set = Leave out: { $set }
repair-copies = { $copies ->
    [one] Take one copy of { $set }
   *[other] Take { $copies } copies of { $set }
}
repair-option = Set { $option } to: { $value }
repair-remove-option = Leave out the option
repair-usual-start = Start as usual

set-with-edition = { $set } ({ $edition })
