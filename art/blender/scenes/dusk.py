"""Turbines at dusk under a wide sky."""
import os, sys
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from kit import *
from dawn import dawn, dawn_world
from props_park import *

a = args(sys.argv); rng = np.random.default_rng(101)
AZ = a.get('az', 262); SUN = a.get('sun', 280)
reset(); dawn(el=a.get('el', .7), sun=SUN, L=a.get('hz', 7000), light=a.get('light', .34), top=a.get('top', .62), cloud=a.get('cloud', .8), cloud_seed=a.get('cs', 8.3), lift=3.2, glow=a.get('glow', .55), dusk=a.get('dusk', 1.0))
M = mats()
hgt = land(roll=12, near=80, hills=1.0, far=1.1, seed=17)
terrain_polar(hgt, mat_ground((), (14,)))
grass(hgt, rng, AZ, bands=((26000, 3, 26, .9), (50000, 26, 110, 1.2), (40000, 110, 420, 2.0)), half=40, roads_y=(14,), tall=.08)
trees(hgt, rng, AZ, n=16000, r0=140, r1=4600, thr=.13)
WTG = ((AZ-15, 620, 33), (AZ-6, 1050, 78), (AZ-.3, 1500, 12), (AZ+4.2, 2000, 52), (AZ+7.6, 2500, 95), (AZ+24, 2900, 20))
turbines(M, hgt, WTG, yaw=-AZ+34, rng=rng)
lit = material('warning', (.5, .02, .01), .5, haze=False, build=lambda t, p: (setattr(p.inputs['Emission'], 'default_value', (1, .06, .03, 1)), setattr(p.inputs['Emission Strength'], 'default_value', 22.0)) and None)
g = Geo()
for az, d, _ in WTG:          # the red lamp on each nacelle
    x, y = polar(az, d); z = at(hgt, x, y)+115.4; r = .6*d/620; g.tube((x, y, z), (x, y, z+2*r), r, r, 0, 8)
g.obj('warning lamps', [lit])
dawn_world(polariser=.8, fill=a.get('fill', 2.2))
camera((0, 0, at(hgt, 0, 0)+a.get('h', 2.4)), AZ+a.get('view', 0), 0, a.get('lens', 26), shift=(0, a.get('shift', .22)))
shoot(a)
