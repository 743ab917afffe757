// Made from the Rust types in crates/bastide-server/src/api by `cargo xtask types`.
// Do not change by hand.

/** A tile set and how many copies of it are shuffled together. */
export type SetChoice = { id: string, copies: number, };

/** A tile that lies on the table at the start. */
export type StartTile = { tile: string, cell: [number, number], orientation?: number, };

/** What is chosen before a game. */
export type Setup = { sets: Array<SetChoice>, seats: number, solo?: boolean, options: { [key in string]: string }, start?: "usual" | { layout: string } | { tiles: Array<StartTile> }, unbuilt_rules?: "refuse" | "plain_tiles", };

/**
 * One thing that may be done.
 */
export type Action = { 
/**
 * The action as one-line move text: what the client sends back to choose it.
 */
id: string, 
/**
 * Where it sits: targets and modifiers in order (interface design, section 4).
 */
at: Array<Target>, 
/**
 * What it says.
 */
text: Text, 
/**
 * What it would do, shown before it is confirmed.
 */
effects: Array<Effect>, 
/**
 * Why choosing it is final at once (TS-7): `random-result`, `hidden-seen`,
 * `other-player-decides` or `end-of-turn`; nothing if the same player goes on and can take it
 * back. The text has the key `final-REASON`.
 */
is_final: string | null, };

/**
 * What somebody else does, if it is answered in that player's turn.
 */
export type Answer = { 
/**
 * To whom.
 */
to: number, 
/**
 * What is done.
 */
text: Text, 
/**
 * Time to answer, at a table that limits it; then the answer is to let it pass.
 */
clock: AnswerClock | null, };

/**
 * Time to answer.
 */
export type AnswerClock = { 
/**
 * Milliseconds left when this was sent.
 */
left_ms: number, 
/**
 * Milliseconds in all.
 */
of_ms: number, };

/**
 * A part of a page.
 */
export type Block = { "kind": "heading", 
/**
 * 2 or 3.
 */
level: number, 
/**
 * Its text.
 */
text: Array<Inline>, } | { "kind": "paragraph", 
/**
 * Its text.
 */
text: Array<Inline>, } | { "kind": "rule", 
/**
 * Its id.
 */
id: string, 
/**
 * `printed`, `official`, `community` or `own`, if the page says so.
 */
source: string | null, 
/**
 * Its text.
 */
text: Array<Inline>, 
/**
 * Its sub-points.
 */
items: Array<Array<Inline>>, } | { "kind": "list", 
/**
 * Its points.
 */
items: Array<Array<Inline>>, } | { "kind": "table", 
/**
 * The cells of its first row.
 */
head: Array<Array<Inline>>, 
/**
 * The cells of its other rows.
 */
rows: Array<Array<Array<Inline>>>, };

/**
 * Copies of a card.
 */
export type CardCount = { 
/**
 * The id of the card.
 */
card: string, 
/**
 * How many.
 */
count: number, };

/**
 * A deck of cards.
 */
export type CardDeck = { 
/**
 * `cloister` or `roadside`.
 */
deck: string, 
/**
 * Cards left in it, or backs in a hand.
 */
count: number, };

/**
 * The cards that a seat holds.
 */
export type CardHand = { 
/**
 * Whose.
 */
seat: number, 
/**
 * The backs, which everybody sees.
 */
backs: Array<CardDeck>, 
/**
 * Which cards; only in the hands of this client's own seats.
 */
cards: Array<CardCount> | null, };

/**
 * A kind of card.
 */
export type CardKind = { 
/**
 * Its id, such as `C02`.
 */
id: string, 
/**
 * Its deck: `cloister` or `roadside`.
 */
deck: string, 
/**
 * Copies in the deck.
 */
count: number, 
/**
 * When it is used: `lightning` (when drawn), `none` (in the own turn), `town` (at the end).
 */
symbol: string, 
/**
 * At which moment it is played: `drawn`, `own-turn`, `scoring`, `answer` or `end`.
 */
moment: string, 
/**
 * How sure it is: `confirmed`, `inferred`, or `assumed` (a placeholder).
 */
certainty: string, 
/**
 * The key of its name; with `-rule` the key of its text.
 */
text: string, 
/**
 * The rule that says what it does.
 */
rule: string, 
/**
 * Texts by language, if the table of cards has texts of its own: they go before those of
 * `text`.
 */
texts: { [key in string]: CardWords }, };

/**
 * What a card says in one language.
 */
export type CardWords = { 
/**
 * Its name.
 */
name: string, 
/**
 * What it does.
 */
rule: string, };

/**
 * Where the cards of a game are.
 */
export type Cards = { 
/**
 * The two decks.
 */
decks: Array<CardDeck>, 
/**
 * The discard pile, which everybody may look through.
 */
discard: Array<CardCount>, 
/**
 * What the seats hold.
 */
hands: Array<CardHand>, 
/**
 * Points noted for each seat, which are paid at the end.
 */
noted: Array<number>, 
/**
 * Numbers of the figures that are turned: their points are only noted.
 */
turned: Array<number>, 
/**
 * Seats that place no follower in their next turn.
 */
barred: Array<number>, };

/**
 * Everything that can be chosen for a game.
 */
export type Catalogue = { 
/**
 * All tile sets, playable or not.
 */
sets: Array<CatalogueSet>, 
/**
 * All options of the rules.
 */
options: Array<CatalogueOption>, 
/**
 * Ready-made choices by edition.
 */
presets: Array<Preset>, 
/**
 * Levels of computer players.
 */
levels: Array<string>, 
/**
 * All kinds of cards.
 */
cards: Array<CardKind>, };

/**
 * An option of the rules.
 */
export type CatalogueOption = { 
/**
 * Its id.
 */
id: string, 
/**
 * The rule that knows it.
 */
rule: string, 
/**
 * What it decides, in English; translations have the key `option-ID`.
 */
help: string, 
/**
 * Its values; the first is the default.
 */
values: Array<OptionValue>, };

/**
 * A tile set.
 */
export type CatalogueSet = { 
/**
 * Its id.
 */
id: string, 
/**
 * Its title.
 */
name: string, 
/**
 * What all its editions have in common.
 */
family: string, 
/**
 * Its edition.
 */
edition: string, 
/**
 * Tiles in it.
 */
tiles: number, 
/**
 * Pages of the rulebook that it needs and that are not built; empty: it can be played.
 */
missing: Array<string>, 
/**
 * The largest number of copies.
 */
most: number, 
/**
 * Whether its drawings are partly assumed, since nothing published shows them.
 */
assumed: boolean, };

/**
 * Something said at a table. It has nothing to do with the table's versions.
 */
export type ChatMessage = { 
/**
 * Its number, from 1.
 */
number: number, 
/**
 * Which seat said it.
 */
seat: number, 
/**
 * What was said: plain text, whatever it looks like.
 */
text: string, 
/**
 * When, in milliseconds since 1970.
 */
at: number, };

/**
 * Says something at a table.
 */
export type ChatRequest = { 
/**
 * Which of the own seats says it; nothing for the first of them.
 */
seat: number | null, 
/**
 * What is said, in one line of at most 500 characters; plain text.
 */
text: string, };

/**
 * What a client sends over the live line.
 */
export type ClientMessage = { "type": "hello", 
/**
 * Seat tokens; none for somebody who only watches.
 */
tokens: Array<string>, 
/**
 * The last version it knows; nothing to get the whole table.
 */
since: number | null, 
/**
 * The number of the last chat message it knows; nothing to get them all.
 */
chat_since: number | null, };

/**
 * How much time players have. Nothing happens by itself when it is over: the others may then let
 * the computer take over.
 */
export type Clock = { 
/**
 * For what the time is.
 */
per: ClockPeriod, 
/**
 * How many seconds: 1 to 30 days.
 */
seconds: number, };

/**
 * For what the time of a clock is.
 */
export type ClockPeriod = "move" | "game";

/**
 * Carries moves out for good.
 */
export type CommitRequest = { 
/**
 * The version on which the moves rest.
 */
version: number, 
/**
 * The moves, in order; all are carried out or none.
 */
moves: Array<string>, };

/**
 * A table was opened.
 */
export type Created = { 
/**
 * The game's id; its page is `/t/ID`.
 */
id: string, 
/**
 * Tokens for the seats at this screen.
 */
seats: Array<Joined>, 
/**
 * Links for the others.
 */
invitations: Array<Invitation>, };

/**
 * What the game waits for, and everything that may be done about it. A client draws and offers it
 * from this alone and knows no expansion by name.
 */
export type Decision = { 
/**
 * Who decides; nobody while chance decides or when the game is over.
 */
seat: number | null, 
/**
 * Whose turn it is.
 */
actor: number, 
/**
 * The question.
 */
prompt: Text, 
/**
 * The phase or rule on which it rests.
 */
rule: string, 
/**
 * Whether something must be done (no "nothing" among the actions).
 */
must: boolean, 
/**
 * Whether nothing needs to be done and most players pass: it is asked because cards might be
 * played. A client may go past it, and offer the cards beside the question that follows.
 */
quiet: boolean, 
/**
 * What somebody else does, if this is an answer to it.
 */
answer: Answer | null, 
/**
 * Why whatever is chosen is final at once, if that holds for every action; see
 * [`Action::is_final`].
 */
is_final: string | null, 
/**
 * What explains the question and cannot be clicked.
 */
marks: Array<Mark>, 
/**
 * What may be done; empty for those who do not decide.
 */
actions: Array<Action>, };

/**
 * What the deciding player is trying out; nobody else sees it.
 */
export type Draft = { 
/**
 * The moves chosen so far.
 */
moves: Array<string>, 
/**
 * The piece laid by them.
 */
piece: Piece | null, 
/**
 * The figure placed by them.
 */
figure: Figure | null, 
/**
 * What could be done next within the turn; nothing if only confirming is left.
 */
next: Decision | null, 
/**
 * What confirming would bring.
 */
effects: Array<Effect>, 
/**
 * Whether it can be confirmed as it is.
 */
can_confirm: boolean, };

/**
 * What a seat holds in hand.
 */
export type Hand = { 
/**
 * Whose.
 */
seat: number, 
/**
 * How many tiles.
 */
count: number, 
/**
 * Which, by kind; only in the hands of this client's own seats.
 */
tiles: Array<PileEntry> | null, };

/**
 * Cells and tiles of a feature with halflings or double tiles.
 */
export type Counted = { 
/**
 * Cells in which it lies.
 */
cells: number, 
/**
 * Tiles on which it lies.
 */
tiles: number, 
/**
 * The ruling in force: a value of the option `halfling_epoch`.
 */
ruling: string, };

/**
 * Tries moves out for the seat that decides; the answer is the new draft within the table state.
 */
export type DraftRequest = { 
/**
 * The version on which the moves rest.
 */
version: number, 
/**
 * All moves of the draft so far; an empty list takes everything back.
 */
moves: Array<string>, };

/**
 * How the board of a game looks: one picture for each layer of each piece, and one for the things
 * that stand on common sides.
 *
 * Layers lie on each other in this order: all `flat` of pieces and then of joins, then row by row
 * all `tall` of pieces and joins, then all `marks`.
 */
export type Drawing = { 
/**
 * The pieces laid after the version asked for.
 */
pieces: Array<PieceDrawing>, 
/**
 * What stands on common sides and corners of these and earlier pieces.
 */
joins: Array<JoinDrawing>, };

/**
 * What an action would do.
 */
export type Effect = { "kind": "points", 
/**
 * Who.
 */
seat: number, 
/**
 * How many.
 */
points: number, } | { "kind": "returns", 
/**
 * Which.
 */
figures: Array<number>, } | { "kind": "worth", 
/**
 * Points as it stands.
 */
points: number, 
/**
 * Whether it is complete.
 */
complete: boolean, };

/**
 * The body of every answer that is not a success.
 */
export type ErrorBody = { 
/**
 * A text key for people, such as `error-old-version` or `refusal-side-mismatch`.
 */
code: string, 
/**
 * Arguments of that text.
 */
args?: { [key in string]: TextArg }, 
/**
 * What was wrong, where, and what would be right, in English.
 */
message: string, 
/**
 * The rule that a refused move breaks.
 */
rule: string | null, 
/**
 * The present version of the table, where it helps.
 */
version: number | null, };

/**
 * What is known of a feature on the board.
 */
export type FeatureCard = { 
/**
 * A number that all segments of the feature share at this version, and no other feature.
 */
number: number, 
/**
 * `city`, `road`, `field`, …
 */
kind: string, 
/**
 * Cells in which it lies, in reading order.
 */
cells: Array<[number, number]>, 
/**
 * Its segments, for lighting it up.
 */
segments: Array<FeatureSegment>, 
/**
 * What keeps it open: sides, or empty cells around a monastery or garden.
 */
open: number, 
/**
 * Pennants.
 */
pennants: number, 
/**
 * Whether it is complete.
 */
complete: boolean, 
/**
 * The seats with the most strength on it.
 */
owners: Array<number>, 
/**
 * The figures on it.
 */
figures: Array<Figure>, 
/**
 * Points for each owner as it stands; nothing at a purist table.
 */
points: number | null, 
/**
 * The terms of these points; empty at a purist table.
 */
terms: Array<ScoreTerm>, 
/**
 * Points if it were complete as it lies; nothing at a purist table.
 */
points_if_finished: number | null, 
/**
 * Cells and tiles where they differ, and the ruling that says which of them counts; nothing
 * at a purist table.
 */
counted: Counted | null, };

/**
 * A segment of a piece on the board.
 */
export type FeatureSegment = { 
/**
 * The piece's number.
 */
piece: number, 
/**
 * Index of the segment on its piece.
 */
segment: number, };

/**
 * A figure on the board.
 */
export type Figure = { 
/**
 * Its number.
 */
id: number, 
/**
 * Whose.
 */
seat: number, 
/**
 * `meeple`, `abbot`, …
 */
kind: string, 
/**
 * Column of its cell.
 */
x: number, 
/**
 * Row of its cell.
 */
y: number, 
/**
 * Which piece in the cell.
 */
layer: number, 
/**
 * On which segment.
 */
segment: number, 
/**
 * Where it stands, in units of 1/100 cell from the north-west corner of cell (0, 0).
 */
anchor: [number, number], 
/**
 * Whether it lies (a farmer).
 */
lying: boolean, 
/**
 * The kind of feature.
 */
feature: string, };

/**
 * Something that happened, told for people.
 */
export type GameEvent = { 
/**
 * The version of the table after it.
 */
version: number, 
/**
 * `turn`, `draw`, `discard`, `set_aside`, `place`, `figure`, `pass`, `score`, `return`,
 * `final_scoring`, `end`, `take_over`.
 */
kind: string, 
/**
 * Whom it concerns.
 */
seat: number | null, 
/**
 * What it says.
 */
text: Text, 
/**
 * The cell that it concerns.
 */
cell: [number, number] | null, 
/**
 * The tile that it concerns.
 */
tile: string | null, 
/**
 * The figure that it concerns.
 */
figure: number | null, 
/**
 * Points, if it is a score.
 */
score: ScoredPoints | null, 
/**
 * The rule on which it rests.
 */
rule: string | null, };

/**
 * What a saved game of another program holds.
 */
export type Imported = { 
/**
 * How it was set up.
 */
setup: Setup, 
/**
 * Names of the players, if the file knows them; may be fewer than the seats.
 */
names: Array<string>, 
/**
 * What of it this program does not know or leaves out, in English.
 */
remarks: Array<string>, 
/**
 * The new table that goes on with its moves, if it has any. Every seat that is still to be
 * played is at the screen that sent the file.
 */
game: Created | null, };

/**
 * A piece of text. Never HTML.
 */
export type Inline = { "kind": "text", 
/**
 * The text.
 */
text: string, } | { "kind": "strong", 
/**
 * The text.
 */
text: string, } | { "kind": "code", 
/**
 * The text.
 */
text: string, } | { "kind": "rule", 
/**
 * The id.
 */
id: string, } | { "kind": "page", 
/**
 * The id of the page.
 */
id: string, 
/**
 * The text.
 */
text: string, };

/**
 * A link for a seat.
 */
export type Invitation = { 
/**
 * The seat; nothing for the link to any open seat.
 */
seat: number | null, 
/**
 * The code; the page is `/t/ID?join=CODE`.
 */
code: string, };

/**
 * Takes a seat.
 */
export type Join = { 
/**
 * The code of the invitation.
 */
code: string, 
/**
 * The player's name.
 */
name: string, };

/**
 * What stands on a common side or corner.
 */
export type JoinDrawing = { 
/**
 * Column of the north-western cell.
 */
x: number, 
/**
 * Its row, by which the picture is sorted.
 */
y: number, 
/**
 * `east`, `south` or `corner` of that cell.
 */
slot: string, 
/**
 * Flat things.
 */
flat: Picture | null, 
/**
 * What stands up.
 */
tall: Picture | null, };

/**
 * A seat was taken.
 */
export type Joined = { 
/**
 * The seat.
 */
seat: number, 
/**
 * The token that moves for it; to be kept on the device.
 */
token: string, };

/**
 * What explains a question on the board and cannot be clicked.
 */
export type Mark = { "kind": "path", 
/**
 * Its cells, oldest first.
 */
cells: Array<[number, number]>, } | { "kind": "order", 
/**
 * The seats, in order.
 */
seats: Array<number>, 
/**
 * The index of the present one.
 */
at: number, } | { "kind": "frame", 
/**
 * Its cells.
 */
cells: Array<[number, number]>, 
/**
 * Whose doing it is.
 */
seat: number, } | { "kind": "last", 
/**
 * The cell.
 */
cell: [number, number], };

/**
 * A figure on the board that belongs to nobody.
 */
export type NeutralFigure = { 
/**
 * `dragon`, `fairy`, `gingerbread-man`, …: icon and text.
 */
kind: string, 
/**
 * Column of its cell.
 */
x: number, 
/**
 * Row of its cell.
 */
y: number, 
/**
 * Where it stands, in units of 1/100 cell from the north-west corner of cell (0, 0).
 */
anchor: [number, number], };

/**
 * Opens the guided first game: a newcomer against a computer player, with a small pile in a
 * chosen order.
 */
export type NewFirstGame = { 
/**
 * The table's name; may be empty.
 */
table: string, 
/**
 * The newcomer's name; may be empty.
 */
name: string, 
/**
 * Index of the newcomer's colour.
 */
colour: number, 
/**
 * The name of the computer player; may be empty.
 */
computer: string, 
/**
 * Milliseconds that the computer player waits before a move.
 */
pace_ms: number | null, };

/**
 * Opens a table.
 */
export type NewGame = { 
/**
 * The table's name; may be empty.
 */
name: string, 
/**
 * What is played; its number of seats must be that of `seats`.
 */
setup: Setup, 
/**
 * The seats, in turn order.
 */
seats: Array<NewSeat>, 
/**
 * Draw the turn order by lot.
 */
shuffle_seats: boolean, 
/**
 * Switch counting aids off for everybody.
 */
purist: boolean, 
/**
 * Milliseconds that computer players wait before a move.
 */
pace_ms: number | null, 
/**
 * How much time players have; nothing for as much as they like.
 */
clock: Clock | null, 
/**
 * Seconds to answer what somebody else does (a card, say): 5 to 600; nothing for as many as
 * one likes. When they are over, the answer is to let it pass.
 */
answer_seconds: number | null, };

/**
 * A seat of a new table.
 */
export type NewSeat = { 
/**
 * Who sits there.
 */
kind: SeatKind, 
/**
 * The player's name; may be empty for seats that are still free.
 */
name: string, 
/**
 * Index of the colour.
 */
colour: number, 
/**
 * Level of a computer player.
 */
level: string | null, };

/**
 * A value of an option.
 */
export type OptionValue = { 
/**
 * Its name.
 */
id: string, 
/**
 * What it means, in English; translations have the key `option-ID-VALUE`.
 */
help: string, };

/**
 * Where a table is.
 */
export type Phase = "waiting" | "running" | "finished";

/**
 * A picture: a complete SVG document and the box of the board that it fills, in board units.
 */
export type Picture = { 
/**
 * Left.
 */
x: number, 
/**
 * Top.
 */
y: number, 
/**
 * Width.
 */
width: number, 
/**
 * Height.
 */
height: number, 
/**
 * The document.
 */
svg: string, };

/**
 * A piece on the board.
 */
export type Piece = { 
/**
 * Its number, in the order of laying.
 */
id: number, 
/**
 * The tile's id.
 */
tile: string, 
/**
 * `square`, `triangle` or `double`.
 */
shape: string, 
/**
 * Column of its part 0.
 */
x: number, 
/**
 * Row of its part 0.
 */
y: number, 
/**
 * Quarter turns clockwise.
 */
rotation: number, 
/**
 * 0, or 1 for the halfling that came second into its cell.
 */
layer: number, 
/**
 * Who placed it; nobody for start tiles.
 */
seat: number | null, 
/**
 * Kinds of its sides as it lies, from the north: `city`, `road`, `field`, `river`.
 */
sides: Array<string>, };

/**
 * The pictures of a piece.
 */
export type PieceDrawing = { 
/**
 * The piece's number.
 */
id: number, 
/**
 * The row by which it is sorted.
 */
row: number, 
/**
 * Ground, roads, rivers, paving.
 */
flat: Picture, 
/**
 * What stands up.
 */
tall: Picture | null, 
/**
 * Shields and other signs that nothing may hide.
 */
marks: Picture | null, 
/**
 * For each segment its outline, for clicks and highlights.
 */
segments: Array<SegmentOutline>, };

/**
 * Copies of a tile left to draw.
 */
export type PileEntry = { 
/**
 * The tile's id.
 */
tile: string, 
/**
 * Copies left.
 */
count: number, 
/**
 * Kinds of its sides as it is drawn, from the north; the diagonal of a halfling last.
 */
sides: Array<string>, 
/**
 * What else is printed on it, as words: `monastery`, `hill`, `vineyard`, `sheep`,
 * `crop-circle`.
 */
signs: Array<string>, };

/**
 * A new table that goes on from an earlier moment of another.
 */
export type PlayOn = { 
/**
 * The version from which it goes on.
 */
version: number, 
/**
 * The new table's name; may be empty.
 */
name: string, 
/**
 * The seats, in turn order; as many as the game has.
 */
seats: Array<NewSeat>, 
/**
 * Milliseconds that computer players wait before a move.
 */
pace_ms: number | null, };

/**
 * A player.
 */
export type Player = { 
/**
 * Name, as typed by the player.
 */
name: string, 
/**
 * Index of the colour: 0 red, 1 blue, 2 yellow, 3 charcoal, 4 pink, 5 green, …
 */
colour: number, 
/**
 * `person`, `computer` or `open`.
 */
kind: string, 
/**
 * Level of a computer player.
 */
level: string | null, 
/**
 * Points.
 */
points: number, 
/**
 * Figures at home, by kind.
 */
supply: Array<[string, number]>, 
/**
 * Sheep beside the shepherd on the board.
 */
sheep: number, 
/**
 * Whether a client of this player is connected.
 */
present: boolean, 
/**
 * What is left of the player's time, at a table with clocks; nothing for a computer.
 */
clock: PlayerClock | null, 
/**
 * Why the computer has taken the seat over, if it has.
 */
taken_over: TakeOverReason | null, };

/**
 * What is left of a player's time.
 */
export type PlayerClock = { 
/**
 * Milliseconds left when this was sent; 0 when the time is over.
 */
left_ms: number, 
/**
 * Whether it is running.
 */
runs: boolean, };

/**
 * A ready-made choice.
 */
export type Preset = { 
/**
 * Its id; the text key is `preset-ID`.
 */
id: string, 
/**
 * The choice.
 */
setup: Setup, };

/**
 * Why a setup cannot be played.
 */
export type Problem = { 
/**
 * What is wrong, as a text key `problem-…`.
 */
key: string, 
/**
 * Arguments of that text: ids of sets (`set`, `other`), families (`needs`, separated by
 * blanks), options, values, tiles, and numbers.
 */
args?: { [key in string]: TextArg }, 
/**
 * The rule that is broken, where there is one.
 */
rule: string | null, 
/**
 * One change that takes this problem away, where there is one.
 */
repair: Repair | null, 
/**
 * The same in English, for programs.
 */
message: string, };

/**
 * A change of a setup that takes a problem away.
 */
export type Repair = { 
/**
 * What its button says: a text key `repair-…`, with arguments as those of the problem.
 */
text: Text, 
/**
 * What is changed.
 */
change: SetupChange, };

/**
 * A rule by itself.
 */
export type Rule = { 
/**
 * Its id, such as `BG-31`.
 */
id: string, 
/**
 * The page on which it stands.
 */
page: string, 
/**
 * The heading under which it stands.
 */
heading: string, 
/**
 * How sure it is, as in [`Block::Rule`].
 */
source: string | null, 
/**
 * Its text.
 */
text: Array<Inline>, 
/**
 * Its sub-points.
 */
items: Array<Array<Inline>>, };

/**
 * A page of the rulebook.
 */
export type RulePage = { 
/**
 * Its id.
 */
id: string, 
/**
 * Its title.
 */
title: string, 
/**
 * Its text.
 */
blocks: Array<Block>, };

/**
 * A page of the rulebook in the list of pages.
 */
export type RulePageTitle = { 
/**
 * Its id, such as `base-game`.
 */
id: string, 
/**
 * Its title.
 */
title: string, 
/**
 * The letters before the numbers of its rules, such as `BG`.
 */
prefixes: Array<string>, 
/**
 * Whether the rules of the page are built.
 */
built: boolean, };

/**
 * `count × each` points.
 */
export type ScoreTerm = { 
/**
 * What is counted, as a text key.
 */
what: string, 
/**
 * How many.
 */
count: number, 
/**
 * Points for each.
 */
each: number, 
/**
 * The rule that sets the rate.
 */
rule: string, };

/**
 * A score with its explanation.
 */
export type ScoredPoints = { 
/**
 * Points.
 */
points: number, 
/**
 * `city`, `road`, …
 */
feature: string, 
/**
 * Whether it comes from final scoring.
 */
at_the_end: boolean, 
/**
 * The terms; they add up to the points.
 */
terms: Array<ScoreTerm>, 
/**
 * Cells and tiles of the feature where they differ, and the ruling that says which of them
 * is counted.
 */
counted: Counted | null, 
/**
 * The cells of the feature.
 */
cells: Array<[number, number]>, 
/**
 * Points of the player after it.
 */
total: number, };

/**
 * The promise about the draws, and its opening at the end.
 */
export type Seal = { 
/**
 * SHA-256 of the seed, in hex; known from the start.
 */
commitment: string, 
/**
 * The seed, in hex; known when the game is over.
 */
seed: string | null, };

/**
 * Who sits on a seat.
 */
export type SeatKind = "here" | "link" | "open" | "computer";

/**
 * The outline of a segment.
 */
export type SegmentOutline = { 
/**
 * The segment's index on its piece.
 */
segment: number, 
/**
 * `city`, `road`, …
 */
feature: string, 
/**
 * SVG path data in board units (1/100 cell).
 */
path: string, 
/**
 * Where a figure stands, in board units.
 */
anchor: [number, number], };

/**
 * What the server sends over the live line.
 */
export type ServerMessage = { "type": "table", 
/**
 * The table.
 */
table: Table, } | { "type": "update", 
/**
 * What changed.
 */
update: Update, } | { "type": "chat", 
/**
 * The messages.
 */
messages: Array<ChatMessage>, } | { "type": "error", 
/**
 * What.
 */
error: ErrorBody, };

/**
 * One change of a setup.
 */
export type SetupChange = { "kind": "set_seats", 
/**
 * How many.
 */
seats: number, } | { "kind": "add_set", 
/**
 * Its id.
 */
set: string, } | { "kind": "remove_set", 
/**
 * Its id.
 */
set: string, } | { "kind": "set_copies", 
/**
 * Its id.
 */
set: string, 
/**
 * How many.
 */
copies: number, } | { "kind": "set_option", 
/**
 * The option.
 */
option: string, 
/**
 * The value.
 */
value: string, } | { "kind": "remove_option", 
/**
 * The option.
 */
option: string, } | { "kind": "usual_start" };

/**
 * Whether a setup can be played.
 */
export type SetupCheck = { 
/**
 * What stands against it; empty: it can be played.
 */
problems: Array<Problem>, 
/**
 * Tiles in the game, if it can be played.
 */
tiles: number | null, };

/**
 * A table as one client sees it: everything needed to draw it.
 */
export type Table = { 
/**
 * The game's id.
 */
id: string, 
/**
 * The table's name.
 */
name: string, 
/**
 * The number of decisions so far; grows with every move.
 */
version: number, 
/**
 * What was chosen before the game.
 */
setup: Setup, 
/**
 * `summer` or `winter`.
 */
theme: string, 
/**
 * Whether counting aids are switched off for everybody.
 */
purist: boolean, 
/**
 * How much time players have; nothing for as much as they like.
 */
clock: Clock | null, 
/**
 * Seconds to answer what somebody else does; nothing for as many as one likes.
 */
answer_seconds: number | null, 
/**
 * The kinds of cards in the game; empty without cards.
 */
card_kinds: Array<CardKind>, 
/**
 * The seats that the tokens of this client hold.
 */
own_seats: Array<number>, 
/**
 * The pieces, in the order of laying.
 */
pieces: Array<Piece>, 
/**
 * All events so far, oldest first.
 */
history: Array<GameEvent>, 
/**
 * What changes from move to move.
 */
state: TableState, 
/**
 * The promise about the draws.
 */
seal: Seal, 
/**
 * Whether it is the guided first game, whose tiles come in a chosen order.
 */
first_game: boolean, };

/**
 * What changes from move to move; always sent whole.
 */
export type TableState = { 
/**
 * The players by seat.
 */
players: Array<Player>, 
/**
 * The figures on the board.
 */
figures: Array<Figure>, 
/**
 * Figures on the board that belong to nobody.
 */
neutral: Array<NeutralFigure>, 
/**
 * What the game waits for.
 */
decision: Decision, 
/**
 * The drawn tile that is not yet placed.
 */
drawn: string | null, 
/**
 * What the seats hold in hand; empty in games without hands.
 */
hands: Array<Hand>, 
/**
 * Where the cards are; nothing in games without cards.
 */
cards: Cards | null, 
/**
 * Tiles that lie face up to be picked; empty if none are.
 */
offer: Array<PileEntry>, 
/**
 * Tiles face down under hills: they are among those of `pile`, and never drawn.
 */
hidden_tiles: number, 
/**
 * Whether players hold what others must not see: records and playing on wait until the end.
 */
has_secrets: boolean, 
/**
 * Kinds of the sides of the drawn tile as it is drawn, from the north; empty if there is none.
 */
drawn_sides: Array<string>, 
/**
 * Tiles left to draw.
 */
tiles_left: number, 
/**
 * Which tiles are left, by kind; empty at a purist table.
 */
pile: Array<PileEntry>, 
/**
 * Empty cells beside land that no remaining tile fits; empty at a purist table.
 */
dead_cells: Array<[number, number]>, 
/**
 * Where the game is.
 */
phase: Phase, 
/**
 * What this client's seat is trying out, if it decides.
 */
draft: Draft | null, 
/**
 * The seats with the most points, once the game is over.
 */
winners: Array<number>, };

/**
 * Gives a seat to the computer.
 */
export type TakeOver = { 
/**
 * The seat.
 */
seat: number, };

/**
 * Why the computer has taken a seat over.
 */
export type TakeOverReason = "left" | "out_of_time";

/**
 * Where a click goes, or a switch (`rotation`, `figure_kind`).
 */
export type Target = { "kind": "cell", 
/**
 * Column.
 */
x: number, 
/**
 * Row.
 */
y: number, } | { "kind": "half", 
/**
 * Column.
 */
x: number, 
/**
 * Row.
 */
y: number, 
/**
 * Which half: 0 NE, 1 SE, 2 SW, 3 NW.
 */
orientation: number, } | { "kind": "place", 
/**
 * Column.
 */
x: number, 
/**
 * Row.
 */
y: number, 
/**
 * Which piece in the cell.
 */
layer: number, 
/**
 * Which segment of the piece.
 */
segment: number, 
/**
 * Where on the board.
 */
anchor: [number, number], 
/**
 * `city`, `road`, `field`, `monastery`, `garden`, …
 */
feature: string, 
/**
 * Whether a figure lies down here.
 */
lying: boolean, } | { "kind": "piece", 
/**
 * The tile's id.
 */
tile: string, } | { "kind": "figure", 
/**
 * Its number.
 */
id: number, } | { "kind": "player", 
/**
 * The seat.
 */
seat: number, } | { "kind": "card", 
/**
 * The card's id.
 */
card: string, } | { "kind": "button", 
/**
 * Its key: icon and text.
 */
key: string, } | { "kind": "rotation", 
/**
 * Quarter turns clockwise.
 */
turns: number, } | { "kind": "figure_kind", 
/**
 * `meeple`, `abbot`, …
 */
figure: string, };

/**
 * A text of the translation files, with its arguments.
 */
export type Text = { 
/**
 * The message id.
 */
key: string, 
/**
 * Arguments; names of players are never inflected.
 */
args?: { [key in string]: TextArg }, };

/**
 * An argument of a text.
 */
export type TextArg = number | string;

/**
 * What changed since an earlier version. An update from a version to itself tells of something
 * besides moves: a draft, a seat taken, a player who came or went.
 */
export type Update = { 
/**
 * The version to which it leads.
 */
version: number, 
/**
 * The version from which it leads.
 */
from: number, 
/**
 * Pieces laid since then.
 */
pieces: Array<Piece>, 
/**
 * What happened since then.
 */
events: Array<GameEvent>, 
/**
 * The state now.
 */
state: TableState, 
/**
 * The opened seal (the seed), when the game has ended.
 */
seed: string | null, };
