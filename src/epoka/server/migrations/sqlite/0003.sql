-- Unfinished gestures: what a seat has clicked so far, and what it took back of it. Gone as soon as the position moves.
CREATE TABLE drafts (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    names TEXT NOT NULL,
    taken_back TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
