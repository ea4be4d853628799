"""Two monitors in the control room at dusk, with drawings of the products; behind them the window over the plant."""
import os, sys
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from kit import *
from dawn import dawn, dawn_world
from props_park import args
from props_yard import *
from props_room import *

a = args(sys.argv); AZ = a.get('az', 36); FLOOR = 4.2
reset(); dawn(el=a.get('el', 1.8), sun=a.get('sun', 2), L=7000, light=a.get('light', .30), top=.62, cloud=.7, cloud_seed=8.3, lift=2.2, glow=.5, dusk=1.0)
M = mats_room(more(mats()), a.get('screens', 3.2))
hgt = site(M, AZ, flat=200, near=18, treemin=260, trees=1.2, half=50, rocks=0, extra=lambda x, y: -FLOOR+0*x, wtg=((-16, 1500, 20), (-4, 2100, 75), (9, 1300, 50), (24, 1800, 100), (33, 2600, 10), (41, 1500, 35)))
field(M, hgt, (-220, 330), (26, 300, 9.4), skip=lambda x, y: 120 < y < 132)
room(M)
put(desk(M, 4.6), .25, 1.75)
near, far = (product_screen(n, a.get('glow', 2.8)) for n in ('truanalytica', 'truprediction'))
for i, (x, y, rz, shown) in enumerate(((-.62, 1.93, 12, near), (.10, 2.02, 0, far))): put(screen(M, None, shown, name=f's{i}'), x, y, .74, rz)
g = P(); g.rb((-1.5, 1.605, 2.24), (2.0, 1.655, 2.29), 0, .006); g.rb((-1.48, 1.615, 2.236), (1.98, 1.645, 2.241), 1, .001); [g.tube((x, 1.63, 2.28), (x, 1.63, 2.85), .003, .003, 0, 6) for x in (-1.3, 1.8)]
g.obj('pendant', [M['frame'], light('warm', (1, .76, .52), a.get('lamp', 560))])
g = P(); g.quad([(-4.2, -2.9, 2.80), (3.4, -2.9, 2.80), (3.4, -1.5, 2.80), (-4.2, -1.5, 2.80)], 0); g.obj('panels', [light('panels', (1, .80, .60), a.get('panels', 70))])
dawn_world(polariser=.8, fill=a.get('fill', 2.8))
camera((a.get('x', -1.35), a.get('y', .75), a.get('h', 1.16)), AZ, a.get('pitch', -3), a.get('lens', 42), dof=a.get('focus', 1.35), fstop=a.get('f', 2.8), shift=(0, a.get('sy', 0)))
shoot(a, 40, bounces=4)
