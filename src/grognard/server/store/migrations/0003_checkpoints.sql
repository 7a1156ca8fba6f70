-- States written down beside a journal, so that a long game need not be played again from its first act; any of
-- them may be deleted.
CREATE TABLE checkpoints (
    table_id TEXT NOT NULL REFERENCES tables (id),
    line BIGINT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, line)
);
