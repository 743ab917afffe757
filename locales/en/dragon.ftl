### The Princess and the Dragon, and the Gingerbread Man.

decision-move-fairy = Move the fairy?
decision-move-dragon = Move the dragon: step { $step } of { $of }
decision-move-gingerbread-man = Where does the Gingerbread Man go?
help-decision-move-fairy = Choose one of your figures, or confirm without.
help-decision-move-dragon = Choose a marked tile. What he enters, he eats.
help-decision-move-gingerbread-man = Choose an unfinished city.
confirm-decision-move-fairy = Confirm, she stays

action-remove-knight = Princess: knight goes home
action-move-fairy = Fairy to this figure
action-move-fairy-to-tile = Fairy to this tile
action-move-dragon = { $side ->
    [N] Dragon north
    [E] Dragon east
    [S] Dragon south
    [W] Dragon west
   *[other] Dragon here
}
action-move-gingerbread-man = Into this city: { $points ->
    [one] { $points } cell
   *[other] { $points } cells
}

figure-dragon = Dragon
figure-fairy = Fairy
figure-gingerbread-man = Gingerbread Man
feature-fairy = Fairy
feature-gingerbread-man = Gingerbread Man
features-fairy = Fairy
features-gingerbread-man = Gingerbread Man

term-fairy = fairy
term-gingerbread-knights = { $count } { $count ->
    [one] knight
   *[other] knights
}

event-shuffled-in = { $count ->
    [one] { $count } dragon tile goes
   *[other] { $count } dragon tiles go
} back into the pile.
event-neutral = { $figure ->
    [dragon] The dragon moves
    [fairy] The fairy moves
    [gingerbread-man] The Gingerbread Man moves
   *[other] A figure moves
}
event-neutral-leaves = { $figure ->
    [gingerbread-man] The Gingerbread Man leaves the board
   *[other] A figure leaves the board
}

refusal-fresh-volcano = No figure may be put onto a volcano just placed.
refusal-dragons-tile = No figure may be put onto the dragon's tile.
refusal-feature-complete = Through the portal only unfinished features can be reached.
refusal-princess-first = The princess must send a knight home first.
refusal-not-in-princess-city = That figure does not stand in the city of the princess.
refusal-not-your-meeple = The fairy goes only to one of your own figures.
refusal-no-meeple-of-yours = You have no figure on that tile.
refusal-fairy-is-there = The fairy is there already.
refusal-no-fairy-with-volcano = The fairy may not be moved in a turn with a volcano.
refusal-other-fairy-reading = In this game the fairy is placed in the other way.
refusal-not-beside-dragon = The dragon goes one step north, east, south or west.
refusal-no-land = There is no tile.
refusal-already-visited = The dragon has been there in this move.
refusal-fairy-bars = The fairy keeps the dragon out.
refusal-not-a-city = The Gingerbread Man goes only into cities.
refusal-city-complete = That city is finished.
refusal-same-city = The Gingerbread Man is in that city already.
refusal-gingerbread-man-comes-here = The Gingerbread Man comes onto the tile just placed.
refusal-gingerbread-man-must-move = The Gingerbread Man must be moved.

## Options

option-dragon-name = Dragon
option-dragon = Whether volcanoes bring the dragon and dragon tiles move him.
option-dragon-on = The dragon is in play with the tiles that show him.
option-dragon-off = Volcanoes and dragons are decoration.
option-dragon_move-name = When the dragon moves
option-dragon_move = When the dragon moves.
option-dragon_move-before = Before completed features are scored.
option-dragon_move-after = After completed features are scored.
option-fairy-name = Fairy
option-fairy = Where the fairy stands.
option-fairy-meeple = Beside one meeple, which she favours.
option-fairy-tile = On a tile, and favours every meeple on it.
option-fairy-off = There is no fairy.
option-fairy_alone-name = Fairy without the dragon’s tiles
option-fairy_alone = Whether the fairy plays without the tiles of The Princess and the Dragon.
option-fairy_alone-off = She comes with those tiles only.
option-fairy_alone-on = She is always in play.
option-volcano_fairy-name = Fairy with a volcano
option-volcano_fairy = Whether the fairy may be moved in the turn in which a volcano is placed.
option-volcano_fairy-yes = She may.
option-volcano_fairy-no = She may not.
option-princess-name = Princess
option-princess = Whether a princess joined to a city with knights must send one home.
option-princess-must = One knight must go home, and nothing else may be done.
option-princess-may = One knight may go home.
option-princess-off = Princesses are decoration.
option-princess_takes-name = Whom the princess takes
option-princess_takes = Whom a princess may send home.
option-princess_takes-knights = Knights only.
option-princess_takes-any = Any player’s figure that stands in the city.
option-princess_then_fairy-name = Fairy after the princess
option-princess_then_fairy = Whether the fairy may be moved after a princess has sent a knight home.
option-princess_then_fairy-no = She may not.
option-princess_then_fairy-yes = She may.
option-portal-name = Magic portals
option-portal = Whether a meeple may go through a magic portal to another tile.
option-portal-on = It may.
option-portal-off = Portals are decoration.
option-gb_set-name = Gingerbread Man’s tiles
option-gb_set = Which print of the Gingerbread Man’s six tiles is used.
option-gb_set-correct = Six different tiles.
option-gb_set-first_print = The first print: one tile is missing, another is there twice.
option-gb_return-name = The Gingerbread Man’s return
option-gb_return = Whether a gingerbread tile must bring the Gingerbread Man back from beside the board.
option-gb_return-must = It must.
option-gb_return-may = It may.
option-gb_no_target-name = Gingerbread Man with nowhere to go
option-gb_no_target = Whether the Gingerbread Man’s completed city pays his points when he has nowhere to go.
option-gb_no_target-pay = It does.
option-gb_no_target-none = It does not.
walk = { $figure ->
    [dragon] Dragon
    [fairy] Fairy
    [gingerbread-man] Gingerbread Man
   *[other] Figure
}: { $count ->
    [one] to { $place }
   *[other] { $count } steps, to { $place }
}
walk-short = { $figure ->
    [dragon] Dragon
    [fairy] Fairy
    [gingerbread-man] Gingerbread Man
   *[other] Figure
}: { $count ->
    [one] moves
   *[other] { $count } steps
}
walk-eats = sends home
cell-sends-home = { $question ->
    [decision-move-dragon] eats { $count }
   *[other] { $count } home
}
would-go-home = goes home: { $figure }
figure-of = { $player }: { $role }
figure-at = { $figure }: { $place }
order-label = Now: { $now }. Afterwards: { $next }.
you-are-asked = You are asked
features-neutral = Figures of nobody
sends-nobody = { $question ->
    [decision-move-dragon] eats nobody
   *[other] nobody goes home
}
sends-whom = { $question ->
    [decision-move-dragon] eats { $figures }
   *[other] home: { $figures }
}
setting-gingerbread-token = Gingerbread Man as a token
setting-gingerbread-token-help = A round piece of cardboard, as in the Russian issue, instead of the wooden figure.
