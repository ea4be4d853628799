"""A drone over the rows, close and in focus; rows, roads and the plain below it in haze."""
import os, sys
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from kit import *
from dawn import dawn, dawn_world
from props_park import *

a = args(sys.argv); rng = np.random.default_rng(51)
AZ = a.get('az', 20); SUN = a.get('sun', 98); H = a.get('h', 20)
reset(); dawn(el=a.get('el', 7.0), sun=SUN, L=a.get('hz', 7000), warm=a.get('warm', 1.0), light=a.get('light', .72), top=a.get('top', .9), lift=1.6)
M = mats()
hgt = land(roll=12, near=60, hills=1.1, far=1.0, seed=7)
RX, RY = (34, 160, -110), (120,)
terrain_polar(hgt, mat_ground(RX, RY))
rows(M, hgt, -330, 420, 6, 420, RX, RY, rng, pitch=PITCH*a.get('space', 1))
inside = lambda x, y: (x > -345) & (x < 435) & (y > 0) & (y < 430)
grass(hgt, rng, AZ, bands=((60000, 10, 110, 1.1), (40000, 110, 320, 1.8), (12000, 420, 900, 3.0)), roads_x=RX, roads_y=RY)
trees(hgt, rng, AZ, n=16000, r0=440, r1=4200, keep=lambda x, y: ~inside(x, y), thr=.16)
turbines(M, hgt, ((AZ+17, 2300, 70), (AZ+23.5, 3000, 20), (AZ-21, 2600, 45)), yaw=-AZ+24, rng=rng)
for x, y in ((34, 62), (160, 112), (-110, 112), (34, 250)): station(M, hgt, x+4.6, y)
inv = string_inverter(M)
for y in np.arange(6, 120, PITCH): put(inv, 34-7.7, y+1.5, at(hgt, 26, y), 90)
d = drone(M)
z = at(hgt, 0, 0)+H; f = a.get('dist', 1.8)
x, y = polar(AZ+a.get('off', 4), f); d.location = (x, y, z+a.get('up', -.33)); d.rotation_euler = (math.radians(a.get('nose', 7)), math.radians(a.get('bank', -4)), math.radians(a.get('yaw', 2)))
dawn_world(polariser=a.get('pol', .7), fill=a.get('fill', 1.4))
camera((0, 0, z), AZ, a.get('pitch', -13), a.get('lens', 36), dof=f, fstop=a.get('f', 10))
shoot(a, 40)
