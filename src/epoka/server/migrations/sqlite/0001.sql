CREATE TABLE settings (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
);

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    host TEXT NOT NULL,
    created REAL NOT NULL,
    clocked INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX tables_clocked ON tables (id) WHERE clocked;
CREATE INDEX tables_of_host ON tables (host);

CREATE TABLE events (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    kind TEXT NOT NULL,
    data TEXT NOT NULL,
    at REAL NOT NULL,
    seat INTEGER,
    message TEXT,
    PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;
CREATE UNIQUE INDEX events_message ON events (table_id, seat, message) WHERE message IS NOT NULL;

CREATE TABLE snapshots (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    seq INTEGER NOT NULL,
    version INTEGER NOT NULL,
    data TEXT NOT NULL
);

CREATE TABLE chairs (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    secret TEXT NOT NULL,
    password TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;

CREATE TABLE guests (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    guest TEXT NOT NULL,
    PRIMARY KEY (guest, table_id, seat)
) WITHOUT ROWID;
CREATE INDEX guests_of_table ON guests (table_id);
