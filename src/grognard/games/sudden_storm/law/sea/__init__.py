"""27. The war at sea: ports, movement, transport, gunfire, damage, river flotillas."""
