-- What whoever looks after tables wants to know without loading them: how a table stands, when its clock may run out,
-- when it was last used, whether a person ever acted there. Where a clock runs the moment is not known yet: such a
-- table counts as unattended, so the next start loads it once and notes the moment.
ALTER TABLE tables ADD COLUMN status TEXT NOT NULL DEFAULT 'playing';
ALTER TABLE tables ADD COLUMN due REAL;
ALTER TABLE tables ADD COLUMN used REAL NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN begun INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET
    used = coalesce((SELECT max(at) FROM events WHERE table_id = id), created),
    begun = EXISTS (SELECT 1 FROM events WHERE table_id = id AND message IS NOT NULL),
    status = CASE
        WHEN EXISTS (SELECT 1 FROM events WHERE table_id = id AND kind = 'closed') THEN 'closed'
        WHEN EXISTS (SELECT 1 FROM snapshots WHERE table_id = id AND instr(data, '"agenda":[],')) THEN 'over'
        ELSE 'playing' END;
CREATE INDEX tables_due ON tables (due, id) WHERE due IS NOT NULL;
