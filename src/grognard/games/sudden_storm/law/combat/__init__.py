"""9 and 10. Combat: odds, armour, losses, retreats, advances."""
