-- What people say at a table, and what they note for themselves. The number orders what is said; it never leaves the
-- server, which knows a word by its id.
CREATE TABLE words (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    id TEXT COLLATE "C" NOT NULL,
    room TEXT NOT NULL,
    seat INTEGER NOT NULL,
    guest TEXT COLLATE "C" NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    reaction TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (table_id, number)
);
-- Tables at which anybody may take a free seat: the lobby shows them.
CREATE TABLE listings (
    table_id TEXT COLLATE "C" PRIMARY KEY REFERENCES tables (id)
);
