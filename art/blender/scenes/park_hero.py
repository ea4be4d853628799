"""The park after sunrise: rows towards the sun, empty sky (space for text) at left, in the tall picture above; turbines at right.
At dusk the same park from its other end and from above, with the turbines placed anew (w1 to w5, r1, r3) and
without the farthest (far)."""
import os, sys
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from kit import *
from dawn import dawn, dawn_world
from props_park import *

a = args(sys.argv); rng = np.random.default_rng(11)
AZ = a.get('az', 38); SUN = a.get('sun', 63)
reset(); dawn(el=a.get('el', 3.6), sun=SUN, L=a.get('hz', 5200), light=a.get('light', 1.0), cloud=a.get('cloud', .5), cloud_seed=a.get('cs', 3.1), warm=a.get('warm', 1.0), top=a.get('top', 1.0), glow=a.get('glow', 1.0), dusk=a.get('dusk', 0.0), pale=a.get('pale', 0))
M = mats()
hgt = land(roll=a.get('roll', 9), near=50, hills=.55, far=.55, seed=a.get('seed', 0))
RX, RY = (-120, 205, 430), (78, 190)
terrain_polar(hgt, mat_ground(RX, RY))
keep = lambda x, y: np.hypot(x, y) > 4
rows(M, hgt, -330, 900, a.get('y0', -1.2), 560, RX, RY, rng, gap=a.get('gap', .45), pitch=PITCH*a.get('space', 1))
inside = lambda x, y: (x > -345) & (x < 915) & (y > 2) & (y < 570)
grass(hgt, rng, AZ, bands=((14000, 8, 32, .9), (60000, 32, 110, 1.1), (40000, 110, 300, 1.7), (16000, 560, 1100, 3.0)), roads_x=RX, roads_y=RY)
trees(hgt, rng, AZ, n=26000, r0=560, r1=4600, keep=lambda x, y: ~inside(x, y), thr=a.get('thr', .16), leaf=a.get('dusk') and material('leaf', (.05, .26, .34), 1))       # green leaves turn red in the light of dusk
near = ((9.5, 1600, 18), (12.6, 2300, 100), (-10, 3600, 70)) if a.get('tall') else ((a.get('w1', 15.5), a.get('r1', 1050), 18), (a.get('w2', 21.5), 1900, 70), (a.get('w3', 28.0), a.get('r3', 1350), 100), (10.5, 3100, 40), (a.get('w5', 25.3), 3300, 12))       # a tall picture has its headline above the turbines
far = ((-11, 6200, 30), (-16, 6800, 75), (-5.5, 6000, 10), (-22, 6600, 55))[:a.get('far', 4)]       # on the horizon, at dusk behind the text
turbines(M, hgt, [(AZ+d, r, p) for d, r, p in (*near, *far)], yaw=-AZ+20, rng=rng)
for x, y in ((150, 72), (205, 66), (205, 178), (430, 66), (430, 200), (-120, 178), (205, 330), (430, 330)): station(M, hgt, x+4.6, y)
sx, sy = polar(AZ-9, 1180); substation(M, hgt, sx, sy, -AZ+12)
line_of_pylons(M, hgt, [polar(AZ-9-d, r) for d, r in ((1.5, 1230), (6, 1420), (10, 1650), (13.5, 1900), (16.5, 2180), (19, 2500))], thick=1.5, wire=.05)
inv = string_inverter(M)
for y in np.arange(8, 78, PITCH*a.get('space', 1)): put(inv, 205-7.6, y+1.5, at(hgt, 197, y), 90)
dawn_world(polariser=a.get('pol', .5), fill=a.get('fill', 1.0))
camera((a.get('x', 0), a.get('y', 0), at(hgt, a.get('x', 0), a.get('y', 0))+a.get('h', 8.0)), AZ, a.get('pitch', 0), a.get('lens', 30), shift=(0, a.get('shift', .028)))
shoot(a, 64)
