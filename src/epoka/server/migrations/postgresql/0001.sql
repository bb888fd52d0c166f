-- Ids are compared byte by byte, as in SQLite, whatever the language of the database. What the server writes as JSON is
-- text: the order of keys and every digit stay as they are.
CREATE TABLE settings (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
);

CREATE TABLE tables (
    id TEXT COLLATE "C" PRIMARY KEY,
    host TEXT NOT NULL,
    created DOUBLE PRECISION NOT NULL,
    unattended BOOLEAN NOT NULL DEFAULT FALSE,
    status TEXT NOT NULL DEFAULT 'playing',
    due DOUBLE PRECISION,
    used DOUBLE PRECISION NOT NULL DEFAULT 0,
    begun BOOLEAN NOT NULL DEFAULT FALSE
);
CREATE INDEX tables_of_host ON tables (host);
CREATE INDEX tables_unattended ON tables (created) WHERE unattended;
CREATE INDEX tables_due ON tables (due, id) WHERE due IS NOT NULL;
CREATE INDEX tables_used ON tables (used);

CREATE TABLE events (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    kind TEXT NOT NULL,
    data TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    seat INTEGER,
    message TEXT,
    PRIMARY KEY (table_id, seq)
);
CREATE UNIQUE INDEX events_message ON events (table_id, seat, message) WHERE message IS NOT NULL;

CREATE TABLE snapshots (
    table_id TEXT COLLATE "C" PRIMARY KEY REFERENCES tables (id),
    seq INTEGER NOT NULL,
    version INTEGER NOT NULL,
    data TEXT NOT NULL
);

CREATE TABLE chairs (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    secret TEXT NOT NULL,
    password TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);

CREATE TABLE guests (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    guest TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (guest, table_id, seat)
);
CREATE INDEX guests_of_table ON guests (table_id);

CREATE TABLE drafts (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    names TEXT NOT NULL,
    taken_back TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);

CREATE TABLE hints (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    turn INTEGER NOT NULL,
    step INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat, turn)
);

CREATE TABLE analyses (
    table_id TEXT COLLATE "C" PRIMARY KEY REFERENCES tables (id),
    version INTEGER NOT NULL,
    data TEXT NOT NULL
);
