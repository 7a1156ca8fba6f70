-- Times are seconds since 1970; hashes are of tokens that are kept nowhere.

CREATE TABLE settings (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
);

-- `folded` is the name of an account as it is compared: unique, and NULL for guests and for those who left.
CREATE TABLE users (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    folded TEXT UNIQUE,
    guest BOOLEAN NOT NULL,
    password TEXT NOT NULL,
    lang TEXT NOT NULL,
    email TEXT NOT NULL,
    webhook TEXT NOT NULL,
    webhook_key TEXT NOT NULL,
    notify_email BOOLEAN NOT NULL,
    notify_webhook BOOLEAN NOT NULL,
    created DOUBLE PRECISION NOT NULL,
    deleted DOUBLE PRECISION NOT NULL
);

CREATE TABLE sessions (
    hash TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id),
    agent TEXT NOT NULL,
    created DOUBLE PRECISION NOT NULL,
    seen DOUBLE PRECISION NOT NULL
);
CREATE INDEX sessions_of_users ON sessions (user_id);

-- `length` counts the lines of the journal, `chats` those of the chat: who raises a count has the row,
-- and writes the next line.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    scenario TEXT NOT NULL,
    options TEXT NOT NULL,
    dice TEXT NOT NULL,
    secret TEXT NOT NULL,
    rules TEXT NOT NULL,
    data TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('open', 'playing', 'over', 'held')),
    private BOOLEAN NOT NULL,
    owner TEXT REFERENCES users (id),
    pace TEXT NOT NULL,
    clock TEXT NOT NULL,
    offer TEXT NOT NULL,
    turn BIGINT NOT NULL,
    phase TEXT NOT NULL,
    acts BIGINT NOT NULL,
    to_act BIGINT,
    held TEXT NOT NULL,
    result TEXT NOT NULL,
    watch_hash TEXT NOT NULL,
    created DOUBLE PRECISION NOT NULL,
    touched DOUBLE PRECISION NOT NULL,
    revision BIGINT NOT NULL,
    length BIGINT NOT NULL,
    chats BIGINT NOT NULL
);
CREATE INDEX tables_of_owners ON tables (owner);
CREATE INDEX tables_by_status ON tables (status);

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    n BIGINT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('person', 'bot', 'open')),
    user_id TEXT REFERENCES users (id),
    bot TEXT NOT NULL,
    name TEXT NOT NULL,
    invite_hash TEXT NOT NULL,
    PRIMARY KEY (table_id, n)
);
CREATE INDEX seats_of_users ON seats (user_id);

CREATE TABLE lines (
    table_id TEXT NOT NULL REFERENCES tables (id),
    n BIGINT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (table_id, n)
);

CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id),
    n BIGINT NOT NULL,
    user_id TEXT REFERENCES users (id),
    seat BIGINT,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (table_id, n)
);
CREATE INDEX chat_of_users ON chat (user_id);

CREATE TABLE seen (
    table_id TEXT NOT NULL REFERENCES tables (id),
    user_id TEXT NOT NULL REFERENCES users (id),
    n BIGINT NOT NULL,
    PRIMARY KEY (table_id, user_id)
);
CREATE INDEX seen_of_users ON seen (user_id);

CREATE TABLE notices (
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id),
    table_id TEXT NOT NULL REFERENCES tables (id),
    channel TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('waiting', 'sent', 'failed')),
    tries BIGINT NOT NULL,
    next DOUBLE PRECISION NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    error TEXT NOT NULL,
    seq BIGINT NOT NULL,
    UNIQUE (user_id, table_id, channel, seq)
);
CREATE INDEX notices_due ON notices (status, next);

CREATE TABLE audit (
    at DOUBLE PRECISION NOT NULL,
    event TEXT NOT NULL,
    user_id TEXT,
    detail TEXT NOT NULL
);
CREATE INDEX audit_of_users ON audit (user_id, at);
