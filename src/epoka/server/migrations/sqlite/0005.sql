-- For which decisions a seat has asked for a hint, and how far; and the analysis of a finished game, made once.
CREATE TABLE hints (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    turn INTEGER NOT NULL,
    step INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat, turn)
) WITHOUT ROWID;
CREATE TABLE analyses (
    table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    version INTEGER NOT NULL,
    data TEXT NOT NULL
);
