-- Version 1.
CREATE TABLE games (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    -- The setup, as JSON.
    setup TEXT NOT NULL,
    -- The 32 bytes from which the draws come; secret until the game is over.
    seed BLOB NOT NULL,
    -- Moves that were not drawn from the seed, because they come from an earlier game.
    seeded_after INTEGER NOT NULL,
    -- The version of the state keys in the lines of its moves when it was made.
    key_version INTEGER NOT NULL,
    -- The turn order drawn by lot, as JSON; NULL if it was chosen.
    seat_order TEXT,
    purist INTEGER NOT NULL,
    pace_ms INTEGER NOT NULL,
    -- The code for any open seat; NULL if there is none.
    open_code TEXT,
    -- Whether a computer player is to move: such games are woken when the server starts.
    computer_moves INTEGER NOT NULL,
    finished INTEGER NOT NULL,
    -- Milliseconds since 1970.
    created INTEGER NOT NULL,
    changed INTEGER NOT NULL
) STRICT;

CREATE INDEX games_to_wake ON games (computer_moves) WHERE computer_moves = 1;

CREATE TABLE seats (
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    -- here, link, open, computer
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    colour INTEGER NOT NULL,
    level TEXT,
    -- SHA-256 of the token that moves for the seat; NULL while it is free or a computer's.
    token_hash BLOB,
    -- The code of the invitation to this seat; NULL if it needs none.
    join_code TEXT,
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE moves (
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    version INTEGER NOT NULL,
    -- The line of the game's record (docs/formats.md).
    line TEXT NOT NULL,
    -- Milliseconds since 1970.
    at INTEGER NOT NULL,
    PRIMARY KEY (game, version)
) STRICT, WITHOUT ROWID;

-- What seats are trying out.
CREATE TABLE drafts (
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    -- The version on which the moves rest.
    version INTEGER NOT NULL,
    -- The moves, as a JSON list of texts.
    moves TEXT NOT NULL,
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;
