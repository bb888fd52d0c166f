-- What people say at a table, and what they note for themselves. The number orders what is said; it never leaves the
-- server, which knows a word by its id.
CREATE TABLE words (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    id TEXT NOT NULL,
    room TEXT NOT NULL,
    seat INTEGER NOT NULL,
    guest TEXT NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    reaction TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
-- Tables at which anybody may take a free seat: the lobby shows them.
CREATE TABLE listings (
    table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE
) WITHOUT ROWID;
