### The Princess and the Dragon, and the Gingerbread Man.

decision-move-fairy = Move the fairy?
decision-move-dragon = Move the dragon: step { $step } of { $of }
decision-move-gingerbread-man = Where does the Gingerbread Man go?
help-decision-move-fairy = Choose one of your figures, or confirm without.
help-decision-move-dragon = Choose a lit tile. What he enters, he eats.
help-decision-move-gingerbread-man = Choose an unfinished city.
confirm-decision-move-fairy = Confirm, she stays

action-remove-knight = Princess: knight goes home
action-move-fairy = Fairy to this figure
action-move-fairy-to-tile = Fairy to this tile
action-move-dragon = Dragon here
action-move-gingerbread-man = Gingerbread Man here

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
