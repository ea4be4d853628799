"""A wide horizon just after sunrise with small turbines; dry grass and a row of modules in the dark foreground."""
import os, sys
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from kit import *
from dawn import dawn, dawn_world
from props_park import *

a = args(sys.argv); rng = np.random.default_rng(81)
AZ = a.get('az', 84); SUN = a.get('sun', 72)
reset(); dawn(el=a.get('el', 1.5), sun=SUN, L=a.get('hz', 6000), light=a.get('light', .66), top=a.get('top', .85), cloud=a.get('cloud', .55), lift=.9)
M = mats()
hgt = land(roll=9, near=60, hills=.8, far=.9, seed=13)
terrain_polar(hgt, mat_ground((), ()))
rows(M, hgt, 90, 520, 40, 330, (), (), rng)
grass(hgt, rng, AZ, bands=((30000, 3, 26, .9), (60000, 26, 110, 1.2), (50000, 110, 420, 2.0), (16000, 420, 1100, 3.2)), half=42, tall=.10)
trees(hgt, rng, AZ, n=20000, r0=150, r1=4800, keep=lambda x, y: ~((x > 70) & (x < 540) & (y > 25) & (y < 345)), thr=.15)
spots = ((-28, 3000, 20), (-23.5, 3500, 85), (-18.6, 3100, 50), (-5.5, 2300, 100), (1.5, 2900, 35), (8.2, 2500, 70), (15.5, 3200, 10), (21.8, 2700, 55), (28.5, 3400, 28))
turbines(M, hgt, [(AZ+b, d, p) for b, d, p in spots], yaw=-AZ+22, rng=rng)
line_of_pylons(M, hgt, [polar(AZ+b, d) for b, d in ((32, 500), (24, 700), (18, 940), (13.5, 1220), (10, 1560), (7.4, 1950))], thick=1.3, wire=.05)
dawn_world(polariser=a.get('pol', .8), fill=a.get('fill', 1.2))
camera((0, 0, at(hgt, 0, 0)+a.get('h', 3.2)), AZ, 0, a.get('lens', 30), shift=(0, a.get('shift', .085)))
shoot(a)
