"""`make bench`: everything in one run, as ratios. A time by itself says more of the machine than of us."""

from bench import browser, engine, journals, kernels, learning, maps, playouts, server, simulation

for part in (playouts, kernels, engine, journals, learning, simulation, maps, server, browser):
    part.main()
