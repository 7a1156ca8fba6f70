-- What the host says to whoever is invited, and whether the lobby shows the table to everybody.
ALTER TABLE tables ADD COLUMN message TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN listed BOOLEAN NOT NULL DEFAULT FALSE;
