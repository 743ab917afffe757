### Texts of the browser table.

## Everywhere

play = Play
new-game = New game
rulebook = Rulebook
settings = Settings
language = Language
light-or-dark = Light or dark
close = Close
save = Save
try-again = Try again
skip-to-content = Skip to the content
skip-to-board = Skip to the board
main-navigation = Main
main-navigation-bottom = Main, bottom
to-start = To the start page
guest = Guest
computer = Computer
your-name = Your name
name = Name
your-colour = Your colour
name-title = Name and colour
name-help = Kept on this device. No account is needed.
name-and-colour = { $name }: name and colour
colour-red = Red, triangle
colour-blue = Blue, disc
colour-yellow = Yellow, star
colour-black = Black, square
colour-pink = Pink, cross
colour-green = Green, diamond
colour-white = White, hourglass
colour-orange = Orange, two bars
colour-purple = Purple, crescent
rule-link = Rule { $id }
rule-missing = There is no rule { $id }.
open-in-rulebook = Open in the rulebook
no-such-page = No such page
no-such-page-help = The address leads nowhere. The links above lead on.

## Start

start-title = Lay a tile. Claim what grows.
start-lead = Play with friends at one screen, by link, or against the computer, with the expansions you like.
greeting = Good to see you, { $name }
your-turns = { $count ->
    [0] Nobody waits for you just now.
    [one] It is your turn in one game.
   *[other] It is your turn in { $count } games.
}
join-code = Join with a code or a link
join = Join
code-unreadable = This is no code and no link of a table here.
your-games = Your games
games-failed = Your games could not be fetched
games-failed-help = The server did not answer. Nothing is lost. Try again, or open a table link you were given.
no-games = No games yet
no-games-help = Games you play on this device appear here, also those that others invited you to. No account is needed.
new-here = New here?
first-game = The first game
first-game-help = Two minutes against a gentle computer, with hints
rulebook-help = Every rule numbered, every point explained
footer = Open source, no account, no tracking.

## New game

edition = Edition
expansions = Expansions
view = View
view-boxes = Boxes
view-rules = Rules
show = Show
search-expansions = Search expansions and rules
filter-all = All
filter-built = Playable
filter-chosen = In this game
found-nothing = Nothing is called “{ $query }”
found-nothing-help = Try a shorter part of a name, or show all.
abbot-card = Abbot and gardens
abbot-card-help = One figure more each, for monasteries and gardens
set-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
set-missing = Its rules are not built yet
set-edition = { $edition ->
    [C1] First
    [C2] Second
   *[other] { $edition }
}
adjust = Adjust
changed = changed
copies = Copies
copies-help = Several copies are shuffled together.
copies-less = One copy less
copies-more = One copy more
seats = Seats
seat-here = Here
seat-link = By link
seat-open = Open
seat-computer = Computer
seat-help-here = At this screen
seat-help-link = Gets a link of their own
seat-help-open = Whoever has the link
seat-free = Free
seat-anyone = Anyone
seat-add = Add a seat
seat-remove = Remove seat { $number }
seat-name = Name at seat { $number }
seat-kind = Seat { $number }: who plays
seat-level = Seat { $number }: how well the computer plays
seat-colour = Colour of seat { $number }
shuffle-seats = Draw the turn order by lot
purist = Purist
purist-help = No counts and no hints, for everybody
purist-title = No counts, no hints
differs = What differs from the standard rules
differs-nothing = Nothing. You play the standard rules.
standard-is = (standard: { $value })
summary-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
summary-figures = { $count ->
    [one] { $count } figure each
   *[other] { $count } figures each
}
summary-minutes = about { $count } min
setup-problem = This cannot be played as it is.
open-table = Open the table
share-setup = Share this set-up
setup-copied = The link to this set-up is copied.
setup-link-damaged = The link to the set-up is damaged; the usual set-up is shown. Ask for the link once more.
setup-in-address = The link to this set-up stands in the address line.
saved-setups = Saved set-ups
setup-name = A name for this set-up
setup-forget = Forget { $name }
no-saved-setups = None yet. Saved set-ups stay on this device.
load-file = Load a file
file-read = { $name } was read.
file-refused = { $name } could not be read: { $reason }
your-table = Your table
table-of = { $name }'s table
catalogue-failed = The sets could not be fetched

## Table

table-unnamed = Table
table-loading = The table is being fetched
table-finished = Finished
table-failed = The table cannot be shown
no-such-table = No such table
no-such-table-help = There is no table with this link. Perhaps a letter is missing.
watching = Watching
players = Players
panel = Players and history
menu = Menu
you = you
away = away
your-turn = Your turn
turn-of = Now playing: { $player }
points-word = { $count ->
    [one] point
   *[other] points
}
tiles-left = { $count ->
    [one] { $count } tile left
   *[other] { $count } tiles left
}
tiles-left-short = { $count } left
figure = Figure
figure-in-supply = { $figure }: { $count }
confirm = Confirm
confirm-with = Confirm: { $what }
confirm-waits = Your choice is kept. It can be confirmed when the line is back.
take-back = Take back
nothing-to-take-back = Nothing to take back: the next tile is already drawn.
choose-cell-first = Choose a place for the tile first.
choose-first = Choose something first.
only-this-way = It fits only this way round here.
turn-left = Turn it the other way
turn-right = Turn the tile
places-fit = { $count ->
    [one] It fits in { $count } place.
   *[other] It fits in { $count } places.
}
choose-lit-place = Choose a marked place.
choose-lit-cell = Choose a marked cell.
place-it-here = Place it here?
nothing-more-to-choose = There is nothing more to choose in this turn.
places-outside = { $count ->
    [one] { $count } more place out of view
   *[other] { $count } more places out of view
}
waiting-dock = What happens now
waiting-for = { $player } is choosing
waiting-help = Meanwhile, look at any feature to see what it is worth.
waiting-away = Away just now. The game goes on when they are back.
waiting-seats = Waiting for players
waiting-seats-help = The game begins when all seats are taken.
invite-help = Send each of them their link. The game begins when all seats are taken.
invite-link = Link to the seat
invite-none = The links are on the device that opened the table.
copy-link = Copy the link
link-copied = Copied
seat-taken = Here
join-title = Join { $table }
join-help = Sit down under your name, or just watch.
join-needs-name = Write your name first.
join-watch = Just watch
line-lost = Connection lost. Trying again…
line-offline = Still no connection.
line-safe = Your game is safe. You can look around; moves wait until the line is back.
line-try-now = Try now
newer-version = There is a newer version
newer-version-help = Reload to go on where you were.
reload = Reload
board-role = game board
board-label = { $count ->
    [one] Board with { $count } tile. { $question }
   *[other] Board with { $count } tiles. { $question }
}
board-help = Arrow keys move between the possible places, R turns the tile, Enter confirms, Escape takes back, L opens the list of everything you can do.
board-tools = Board
zoom-in = Zoom in
zoom-out = Zoom out
show-all = Show the whole board
field-owners = Who owns the fields
fields-note = Fields by owner. The number is their worth at the end; striped fields are shared.
list-view = List of what you can do
list-help = Everything the rules allow now, in words.
list-places = Places
nothing-to-do = There is nothing for you to do just now.
features-title = What is on the board
features-empty = Nothing has been claimed yet.
tab-history = History
tab-tiles = Tiles left
tab-features = Features
history-empty = Nothing has happened yet. Every score will be explained here.
history-final = At the end
pile-kinds = { $count ->
    [one] { $count } kind, most frequent first.
   *[other] { $count } kinds, most frequent first.
}
pile-copies = { $count } left
feature-card = Feature
card-complete = Finished
card-open = { $count ->
    [one] { $count } open side
   *[other] { $count } open sides
}
card-missing = { $count ->
    [one] { $count } cell around it is empty
   *[other] { $count } cells around it are empty
}
card-owner = Owner
card-owners = Shared by
card-now = Now
card-at-end = At the end
card-if-finished = If finished now
cells = { $count ->
    [one] { $count } cell
   *[other] { $count } cells
}
nobody = Nobody
where-first = the first tile
where-east = { $count } east
where-west = { $count } west
where-north = { $count } north
where-south = { $count } south
where-cell = { $place } of the first tile
part-of-tile = { $part ->
    [north] at the north side
    [north-east] in the north-east corner
    [east] at the east side
    [south-east] in the south-east corner
    [south] at the south side
    [south-west] in the south-west corner
    [west] at the west side
    [north-west] in the north-west corner
   *[middle] in the middle
}
said-place = { $player } places a tile { $place }
copy-watch-link = Copy the link for watching
board-picture = Picture of the board
record = Download the record
leave-table = Leave; the game goes on when you return
seal = The seal on the draws
seal-help = All draws were fixed before the game began. This is the fingerprint of the secret they come from; when the game is over, the secret is opened and anybody can check it.
seal-promise = Promise
seal-seed = Opened secret

## End of the game

result-wins = { $points ->
    [one] { $player } wins with { $points } point
   *[other] { $player } wins with { $points } points
}
result-shared = { $points ->
    [one] { $players } share the victory with { $points } point
   *[other] { $players } share the victory with { $points } points
}
result-ahead = { $points } ahead of { $player }.
result-turns = { $count ->
    [one] { $count } turn.
   *[other] { $count } turns.
}
result-seal = All draws were fixed at the start.
result-total = Total
chart-title = Points over the game
chart-label = Lines of the players' points, turn by turn
play-again = Play again
play-on = Play on from here
replay = Step through the game
replay-first = To the beginning
replay-back = One step back
replay-play = Play by itself
replay-pause = Pause
replay-on = One step on
replay-last = To the end

## Rulebook

contents = Contents
pages = Pages
search-rules = Search, or BG-31
searching = Searching…
rules-found = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
rules-found-nothing = Nothing found. Rules use the words cell, feature, figure, supply.
rules-built = Playable
rules-not-built = Not built yet
rules-language = The rulebook is written in English.
about-rules = About the rules
table-of-rules = Table
sources-title = How sure is a rule?
source-printed = printed
source-official = official
source-community = community
source-own = ours
source-help-printed = In the printed rules
source-help-official = Official answer of the publisher
source-help-community = Community reading
source-help-own = Our own decision, where no source says it

## Settings

settings-lead = Kept on this device. What a table allows is decided when it is opened.
settings-look = Look
settings-playing = Playing
settings-telling = Telling you
settings-purist = At a purist table these are off for everybody.
as-the-system = As the system
as-the-browser = As the browser
setting-theme = Page
theme-light = Light
theme-dark = Dark
setting-motion = Animation
motion-full = Full
motion-none = None
setting-marks = Shape marks on figures
setting-marks-help = A shape for each player, beside the colour.
setting-confirm = Confirm
setting-confirm-help = Final moves always ask.
confirm-turn = Once a turn
confirm-step = Each step
confirm-final = Only if final
setting-dead-cells = Mark cells that nothing fits any more
setting-worth = Show what a feature is worth
setting-notice = When it is your turn
notice-title = In the tab
notice-system = Notification
notice-none = Not at all
setting-announce = Screen reader
setting-announce-help = How much is read out.
announce-short = Short
announce-normal = Normal
announce-full = Everything

## Keyboard

keyboard = Keyboard
key-arrows = move between the possible places
key-enter = choose; then confirm
key-turn = turn the tile
key-digit = choose the option with this number
key-zero = no figure, pass
key-kind = change the kind of figure
key-back = close what is open; take back one step
key-list = list of everything you can do
key-features = what is on the board
key-fields = who owns the fields
key-tabs = tiles left, history
key-all = show the whole board
key-zoom = zoom
key-pan = move the board
key-step = step through the game
key-help = this list

## Rulebook and table

in-your-game = In your game
in-your-game-nothing = This page has no switches.
rule-at-table = { $id } at the table
rule-used = { $count ->
    [0] Not used in a score so far.
    [one] Used once so far.
   *[other] Used { $count } times so far.
}
rule-used-last = Last: turn { $turn }, { $player }, { $score }.
rule-refused = { $count ->
    [one] It refused one choice of yours:
   *[other] It refused { $count } choices of yours, last:
}
back-to-table = Back to the table
fits-in = { $count ->
    [0] It fits nowhere now.
    [one] It would fit in { $count } cell.
   *[other] It would fit in { $count } cells.
}
pile-choose = Choose one to see where it would fit.
