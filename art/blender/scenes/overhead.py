"""View straight down on the rows: modules as stripes, long shadows between them, an inspection drone over one of them."""
import os, sys
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from kit import *
from dawn import dawn, dawn_world
from props_park import *

a = args(sys.argv); rng = np.random.default_rng(111)
AZ = a.get('az', 24); H = a.get('h', 46)
reset(); dawn(el=a.get('el', 13), sun=a.get('sun', 118), L=6000, light=.74)
M = mats()
hgt = land(roll=0, near=300, hills=0, far=0, seed=1)
RX = (-17,)
terrain_polar(hgt, mat_ground(RX, ()), r1=300, rings=200)
rows(M, hgt, -70, 70, -47+a.get('dy', 2), 52, RX, (), rng)
grass(hgt, rng, 0, bands=((26000, .5, 40, 1.1),), half=180, roads_x=RX, tall=.02)
inv = string_inverter(M)
for y in np.arange(-47+a.get('dy', 2), 52, PITCH): put(inv, -17+8.9, y+1.4, 0, 90)
tray({**M, 'galv': material('lid', (.25,.23,.195), .9, spec=.1)}, hgt, (-17+7.6, -50), (-17+7.6, 50))
d = drone(M, .9); d.location = (a.get('dx', 3.1), a.get('ddy', -.6), H-a.get('below', 16)); d.rotation_euler.z = math.radians(30)
dawn_world(polariser=a.get('pol', .6), fill=a.get('fill', 1.5))
camera((0, 0, H), AZ, -90, a.get('lens', 34))
shoot(a)
