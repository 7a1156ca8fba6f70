-- What was agreed at a table besides the rules, as JSON.
ALTER TABLE tables ADD COLUMN terms TEXT NOT NULL DEFAULT '{}';

-- Why a computer did what it did: entry `n` of the journal, if its position still has this hash.
CREATE TABLE motives (
    table_id TEXT NOT NULL REFERENCES tables (id),
    n BIGINT NOT NULL,
    hash TEXT NOT NULL,
    done_by TEXT NOT NULL,
    reason TEXT NOT NULL,
    PRIMARY KEY (table_id, n)
);
