-- Version 3: clocks, and seats that the computer has taken over.

-- The clock of the game, as JSON; NULL without one.
ALTER TABLE games ADD COLUMN clock TEXT;

CREATE TABLE take_overs (
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    -- The version of the table at that moment.
    version INTEGER NOT NULL,
    -- left, out_of_time
    reason TEXT NOT NULL,
    -- Milliseconds since 1970.
    at INTEGER NOT NULL,
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;

-- When a server has used this file, in milliseconds since 1970: clocks do not count in between.
CREATE TABLE server_runs (
    began INTEGER PRIMARY KEY,
    last_seen INTEGER NOT NULL
) STRICT;
