### Clocks, and leaving a game.

clock = Time
clock-none = As much time as you like
clock-move-seconds = { $count ->
    [one] { $count } second a move
   *[other] { $count } seconds a move
}
clock-move-minutes = { $count ->
    [one] { $count } minute a move
   *[other] { $count } minutes a move
}
clock-move-days = { $count ->
    [one] { $count } day a move
   *[other] { $count } days a move
}
clock-game-minutes = { $count ->
    [one] { $count } minute a game
   *[other] { $count } minutes a game
}
clock-help = When it is over nothing happens by itself: the others may let the computer play on.
clock-left = Time left: { $time }
clock-days-left = { $days } d { $hours } h
out-of-time = { $player } has no time left. Nothing happens by itself.
let-computer-play = Let the computer take over
taken-over = the computer plays on
seat-lost = The computer plays on for you from here. You can go on watching.
resign = Give up your seat
resign-question = The computer plays on for you to the end, with your points. You cannot come back to this seat.
resign-seat = Leave: { $player }
resign-no = Stay
event-left = { $player } has left the game: the computer plays on.
event-out-of-time = { $player } had no time left: the computer plays on.
error-only-other-seats = Only another player at the table can do that.
error-clock-not-over = The time is not over.
error-game-over = The game is over already.
