"""`make bench`: everything in one run, as ratios. A time by itself says more of the machine than of us."""

from bench import engine, kernels, playouts

for part in (playouts, kernels, engine):
    part.main()
