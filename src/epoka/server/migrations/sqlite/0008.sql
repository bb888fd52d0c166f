-- Deals whose seed was fixed before the first table began, and the tables at which they are played. The secret is known
-- to this file alone until the deal is published; words are what people have mixed in.
CREATE TABLE deals (
    id TEXT PRIMARY KEY,
    maker TEXT NOT NULL,
    created REAL NOT NULL,
    game TEXT NOT NULL,
    players INTEGER NOT NULL,
    options TEXT NOT NULL,
    places INTEGER NOT NULL,
    secret TEXT NOT NULL,
    words TEXT NOT NULL DEFAULT '[]',
    begun INTEGER NOT NULL DEFAULT 0,
    published REAL
);
CREATE TABLE deal_tables (
    table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    deal_id TEXT NOT NULL
);
CREATE INDEX deal_tables_of ON deal_tables (deal_id);
