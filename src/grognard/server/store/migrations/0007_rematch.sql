-- Since when the seat that must decide has had to, and the table at which the players play again.
ALTER TABLE tables ADD COLUMN since DOUBLE PRECISION NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN rematch TEXT NOT NULL DEFAULT '';
