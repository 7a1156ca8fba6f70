-- What a player has drawn on the map of a table for himself: arrows, marks, notes. His own secret; JSON.
CREATE TABLE plans (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat BIGINT NOT NULL,
    user_id TEXT NOT NULL REFERENCES users (id),
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
