"""A row of modules along the edge of a field with dry grass, one distant turbine, morning sky."""
import os, sys
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from kit import *
from dawn import dawn, dawn_world
from props_park import *

a = args(sys.argv); rng = np.random.default_rng(91)
AZ = a.get('az', 66); SUN = a.get('sun', 98)
reset(); dawn(el=a.get('el', 5.0), sun=SUN, L=3000, light=a.get('light', .74), top=a.get('top', .95), lift=1.6)
M = mats()
hgt = land(roll=10, near=60, hills=1.4, far=1.0, seed=15)
terrain_polar(hgt, mat_ground((), ()))
rows(M, hgt, a.get('x0', -30), 300, a.get('y0', 9), 200, (), (), rng, gap=a.get('gap', .04))
grass(hgt, rng, AZ, bands=((16000, .9, 4.5, .62), (26000, 4.5, 16, .8), (40000, 16, 90, 1.2)), half=34, tall=.22, cover=-.7)
trees(hgt, rng, AZ, n=9000, r0=240, r1=3000, half=40)
turbines(M, hgt, ((AZ+6, 1300, 40),), yaw=-AZ+24, rng=rng)
dawn_world(polariser=a.get('pol', .8), fill=a.get('fill', 1.3))
camera((0, 0, at(hgt, 0, 0)+a.get('h', 1.2)), AZ, a.get('pitch', 0), a.get('lens', 46), dof=a.get('focus', 9), fstop=a.get('f', 5.6), shift=(0, a.get('shift', .05)))
shoot(a)
