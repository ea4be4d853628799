"""Between two rows, low over the grass: a tall row of modules towards the sun, light on the frames."""
import os, sys
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from kit import *
from dawn import dawn, dawn_world
from props_park import *

a = args(sys.argv); rng = np.random.default_rng(31)
AZ = a.get('az', 82); SUN = a.get('sun', 96)
reset(); dawn(el=a.get('el', 4.5), sun=SUN, L=a.get('hz', 3600), light=a.get('light', .72), top=a.get('top', .75), lift=1.6)
M = mats()
hgt = land(roll=15, near=30, hills=1.2, far=1.0, seed=a.get('seed', 4))
RX = (150,); CX, CY = a.get('x', 5), a.get('cy', -1.7)
terrain_polar(hgt, mat_ground(RX, ()))
rows(M, hgt, -22, 620, a.get('y0', 1.6), 330, RX, (), rng, tilt=22)
if a.get('south', 1): rows(M, hgt, -22, 620, a.get('y0', 1.6)-PITCH*4, a.get('y0', 1.6)-PITCH+.1, RX, (), rng, tilt=22, prefix='s')
grass(hgt, rng, AZ, bands=((30000, 1.2, 14, .75), (46000, 14, 60, 1.0), (22000, 60, 220, 1.6)), half=40, tall=.05, c=(CX-3, CY))
rocks(hgt, rng, AZ, 900, 25)
trees(hgt, rng, AZ, n=12000, r0=640, r1=4200, half=40)
W = AZ+a.get('wt', -9); turbines(M, hgt, ((W, 1500, 62), (W-6.5, 2300, 20)), yaw=-AZ+24, rng=rng)
inv = string_inverter(M)
for x in (30.5, 62.5, 94.0): put(inv, x, a.get('y0', 1.6)+2.95, at(hgt, x, a.get('y0', 1.6)), 180)
dawn_world(polariser=a.get('pol', .7))
camera((CX, CY, at(hgt, CX, CY)+a.get('h', 2.25)), AZ, a.get('pitch', -7), a.get('lens', 28), shift=(0, a.get('shift', 0)), dof=a.get('focus', 14), fstop=a.get('f', 5.6))
shoot(a, 40)
