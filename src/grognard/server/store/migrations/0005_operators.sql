-- An address counts once a letter to it was answered. Those to whom letters went already keep them.
ALTER TABLE users ADD COLUMN verified BOOLEAN NOT NULL DEFAULT FALSE;
UPDATE users SET verified = TRUE WHERE email <> '' AND notify_email;

-- When somebody was shut out, or made to be silent; nought: he is not.
ALTER TABLE users ADD COLUMN banned DOUBLE PRECISION NOT NULL DEFAULT 0;
ALTER TABLE users ADD COLUMN muted DOUBLE PRECISION NOT NULL DEFAULT 0;

-- When its people were told that a table will go; nought: they were not.
ALTER TABLE tables ADD COLUMN warned DOUBLE PRECISION NOT NULL DEFAULT 0;

-- Hashes of what is sent by mail, and what it is for: to prove an address, to choose a new password.
CREATE TABLE keys (
    hash TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id),
    purpose TEXT NOT NULL,
    email TEXT NOT NULL,
    until DOUBLE PRECISION NOT NULL
);
CREATE INDEX keys_of_users ON keys (user_id);

-- What people tell the operator of each other.
CREATE TABLE reports (
    id TEXT PRIMARY KEY,
    at DOUBLE PRECISION NOT NULL,
    user_id TEXT REFERENCES users (id),
    table_id TEXT NOT NULL,
    text TEXT NOT NULL,
    closed DOUBLE PRECISION NOT NULL
);
