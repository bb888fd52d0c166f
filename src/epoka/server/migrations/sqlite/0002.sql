-- A table goes on by itself not only where a clock runs, but also where a bot is to decide.
ALTER TABLE tables RENAME COLUMN clocked TO unattended;
DROP INDEX tables_clocked;
CREATE INDEX tables_unattended ON tables (created) WHERE unattended;
