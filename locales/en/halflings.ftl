### Halflings, Hills and Sheep, crop circles.

decision-take-into-hand = Pick a halfling
decision-choose-source = Draw, or place a halfling?
decision-draw-token = A token is drawn
decision-flock = Let the flock grow, or guide it home?
decision-crop-circle = What does the crop circle do?
decision-crop-circle-add = Add a figure?
decision-crop-circle-remove = Take a figure back
help-decision-take-into-hand = Only you will see what lies before you.
help-decision-choose-source = A halfling takes the place of drawing.
help-decision-flock = Growing draws a token: sheep, or the wolf.
help-decision-crop-circle = It holds for every player, from your left.
help-decision-crop-circle-add = It goes beside one of your own on the same feature.
help-decision-crop-circle-remove = It goes home without points.
confirm-decision-crop-circle-add = Confirm, none
confirm-decision-crop-circle-remove = Confirm, none
action-take-into-hand = Take this halfling
action-choose-to-draw = Draw a tile
action-place-from-hand = Place this halfling
action-place-shepherd = Shepherd
action-grow-flock = Let the flock grow
action-guide-flock-home = { $points ->
    [one] Guide the flock home: { $points } point
   *[other] Guide the flock home: { $points } points
}
action-draw-token = { $sheep ->
    [0] The wolf
    [one] { $sheep } sheep
   *[other] { $sheep } sheep
}
action-crop-circle-add-knights = A: knights may be added
action-crop-circle-remove-knights = B: knights must go home
action-crop-circle-add-thieves = A: thieves may be added
action-crop-circle-remove-thieves = B: thieves must go home
action-crop-circle-add-farmers = A: farmers may be added
action-crop-circle-remove-farmers = B: farmers must go home
action-take-back = This figure goes home
figure-shepherd = Shepherd
feature-flock = Flock
features-flock = Flocks
term-vineyards = { $count } { $count ->
    [one] vineyard
   *[other] vineyards
}
term-sheep = { $count } { $count ->
    [one] sheep
   *[other] sheep
}
term-fixed-flock = { $count } { $count ->
    [one] printed flock
   *[other] printed flocks
}
event-dealt = { $player } is dealt a halfling.
event-dealt-own = { $player } is dealt this halfling.
event-picked = { $player } picks a halfling.
event-hidden = A tile goes face down under the hill.
event-token = { $sheep ->
    [0] { $player }: the wolf comes.
    [one] { $player }: { $sheep } sheep joins the flock.
   *[other] { $player }: { $sheep } sheep join the flock.
}
event-crop-circle-add = { $feature ->
    [city] { $player }: knights may be added.
    [road] { $player }: thieves may be added.
   *[other] { $player }: farmers may be added.
}
event-crop-circle-remove = { $feature ->
    [city] { $player }: knights must go home.
    [road] { $player }: thieves must go home.
   *[other] { $player }: farmers must go home.
}
counted = { $cells } { $cells ->
    [one] cell
   *[other] cells
}, { $tiles } { $tiles ->
    [one] tile
   *[other] tiles
}; { $ruling }
ruling-2021-01 = counted by cells: ruling 1/2021
ruling-2020 = cities and roads by tiles, monasteries by cells: ruling 2020
ruling-2015-10 = counted by tiles: ruling 10/2015
ruling-2014 = counted by cells: ruling 2014
hand-title = Your halflings
hand-only-you = Only you see them
hand-of = { $count } { $count ->
    [one] halfling
   *[other] halflings
}
hand-not-now = It has no place now, or it is not your turn.
offer-title = Halflings to pick from
under-hills = { $count } { $count ->
    [one] tile lies under a hill
   *[other] tiles lie under hills
}
sheep-of = { $count } { $count ->
    [one] sheep
   *[other] sheep
}
refusal-half-filled = A halfling lies there: only another halfling fits beside it.
refusal-other-half = A halfling lies there: only its other half is free.
refusal-not-in-reserve = That halfling is gone already.
refusal-not-in-hand = You do not hold that tile.
refusal-drawn-already = A tile has been drawn and must be placed: a halfling is placed instead of drawing.
refusal-placed-already = A tile has been placed already.
refusal-field-has-shepherd = A shepherd stands on that field.
refusal-not-in-bag = No such token is in the bag.
refusal-other-crop-circle = This crop circle means other figures.
refusal-must-take-back = One of your figures must go home.
refusal-not-your-follower = You have no such figure there.
error-still-secret = Tiles were dealt face down: this is to be had when the game is over.
option-halfling_setup-name = Halflings: dealt or picked
option-halfling_setup = How the players come by their halflings.
option-halfling_setup-dealt = They are dealt face down.
option-halfling_setup-draft = They lie face up and are picked in turn, counter-clockwise from the last player.
option-halflings_per_player-name = Halflings for each player
option-halflings_per_player = Halflings for each player.
option-halflings_per_player-usual = Three with both sets, two with one.
option-halflings_per_player-1 = One.
option-halflings_per_player-2 = Two.
option-halflings_per_player-3 = Three.
option-halflings_per_player-4 = Four.
option-halflings_per_player-5 = Five.
option-halflings_per_player-6 = Six.
option-halflings_per_player-8 = Eight.
option-halflings_per_player-12 = Twelve.
option-halfling_symbol_tiles-name = Halflings with symbols
option-halfling_symbol_tiles = Whether the four halflings with vineyard, sheep, hill and crop circle are in the game.
option-halfling_symbol_tiles-usual = Not when halflings are dealt, yes when they are picked.
option-halfling_symbol_tiles-off = They stay in the box.
option-halfling_symbol_tiles-on = They are in the game.
option-halfling_epoch-name = Ruling on halflings
option-halfling_epoch = Which published ruling says how halflings and double tiles are counted.
option-halfling_epoch-2021-01 = January 2021: cells everywhere; two halflings in a cell count as one.
option-halfling_epoch-2020 = Second print, 2020: cities and roads by tiles, monasteries by cells.
option-halfling_epoch-2015-10 = October 2015: tiles everywhere; a monastery can be worth up to 18.
option-halfling_epoch-2014 = First print, 2014: cells everywhere.
option-halfling_meeple-name = Figures on halflings
option-halfling_meeple = Where a figure may go when a halfling has been placed.
option-halfling_meeple-piece = On that halfling.
option-halfling_meeple-partner = On that halfling or on the other one in the same cell.
option-halfling_crop-name = Crop circle of a halfling
option-halfling_crop = When the crop circle of a halfling takes effect.
option-halfling_crop-end = After scoring.
option-halfling_crop-at_once = As soon as it has been placed.
option-vineyard_cells-name = Where vineyards count
option-vineyard_cells = Where a monastery looks for vineyards.
option-vineyard_cells-nine = In the eight cells around it and in its own.
option-vineyard_cells-eight = In the eight cells around it.
option-vineyard-name = Vineyards
option-vineyard = Whether vineyards make completed monasteries worth more.
option-vineyard-on = 3 points for each vineyard around it.
option-vineyard-off = Vineyards are decoration.
option-vineyard_garden-name = Vineyards at gardens
option-vineyard_garden = Whether completed gardens profit from vineyards.
option-vineyard_garden-off = They do not.
option-vineyard_garden-on = As monasteries.
option-hill-name = Hills
option-hill = Whether hills break ties for the majority.
option-hill-on = Among tied players those with a meeple on a hill win.
option-hill-off = Hills are decoration.
option-hill_tie-name = How hills break ties
option-hill_tie = How hills break ties.
option-hill_tie-presence = Tied players with a meeple on a hill win and share.
option-hill_tie-count = The tied player with the most meeples on hills wins.
option-shepherd-name = Shepherds
option-shepherd = Whether each player has a shepherd and can raise a flock.
option-shepherd-on = One shepherd each, with the tiles of Hills & Sheep.
option-shepherd-off = There are no shepherds.
option-crop_circles-name = Crop circles
option-crop_circles = Whether crop circles add or take back followers.
option-crop_circles-on = They do.
option-crop_circles-off = They are decoration.
option-crop_circle_removal-name = Crop circle that takes back
option-crop_circle_removal = Whether followers must go home when a crop circle takes back.
option-crop_circle_removal-must = Every player with such a follower takes one back.
option-crop_circle_removal-may = Every player with such a follower may take one back.
half = { $corner ->
    [ne] north-east half
    [se] south-east half
    [sw] south-west half
   *[nw] north-west half
}
sides-halfling = { $from ->
    [north] north
    [east] east
    [south] south
   *[other] west
} { $first ->
    [city] city
    [road] road
    [river] river
   *[other] field
}, { $to ->
    [north] north
    [east] east
    [south] south
   *[other] west
} { $second ->
    [city] city
    [road] road
    [river] river
   *[other] field
}, long side { $long ->
    [city] city
    [road] road
    [river] river
   *[other] field
}
sides-short = { $first ->
    [city] city
    [road] road
    [river] river
   *[other] field
}, { $second ->
    [city] city
    [road] road
    [river] river
   *[other] field
}, long side { $long ->
    [city] city
    [road] road
    [river] river
   *[other] field
}
sign-monastery = monastery
sign-hill = hill
sign-vineyard = vineyard
sign-sheep = sheep
sign-crop-circle = crop circle
place-halfling = Place the halfling
place-halfling-help = Choose a marked cell for it, or another halfling.
offer-open = They lie face up: everybody may look.
drawings-assumed = Nothing published shows all of these tiles: their drawings are partly assumed.
curtain = Hand the screen to { $player }
curtain-help = What { $player } holds is hidden until { $player } is here.
curtain-show = I am { $player }: show my hand
record-waits = The record and playing on wait until the game is over: players hold what others must not see.
card-counted = Counted
drawings-assumed-short = Drawings partly assumed
term-pieces = { $count } { $count ->
    [one] tile
   *[other] tiles
}
