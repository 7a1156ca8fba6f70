-- What a player has ordered beforehand at a table: answers to kinds of questions, and until when to pass. His own
-- secret; JSON.
CREATE TABLE orders (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat BIGINT NOT NULL,
    user_id TEXT NOT NULL REFERENCES users (id),
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
