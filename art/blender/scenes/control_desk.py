"""The control room's desk at dusk: screens with the day's curve, the window behind them over the plant."""
import os, sys
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from kit import *
from dawn import dawn, dawn_world
from props_park import args
from props_yard import *
from props_room import *

a = args(sys.argv); AZ = a.get('az', 31); FLOOR = 4.2
reset(); dawn(el=a.get('el', 1.2), sun=a.get('sun', 2), L=7000, light=a.get('light', .30), top=.62, cloud=.7, cloud_seed=8.3, lift=2.2, glow=.5, dusk=1.0)
M = mats_room(more(mats()), a.get('screens', 3.2))
hgt = site(M, AZ, flat=200, near=18, treemin=260, trees=1.2, half=50, rocks=0, extra=lambda x, y: -FLOOR+0*x, wtg=((-16, 1500, 20), (-4, 2100, 75), (9, 1300, 50), (24, 1800, 100), (33, 2600, 10), (41, 1500, 35)))
field(M, hgt, (-220, 330), (26, 300, 9.4), skip=lambda x, y: abs(x-6) < 10 or 120 < y < 132)
room(M)
put(desk(M, 4.6), .25, 1.75)
for x, y, rz, kind in ((-1.45, 1.93, 14, 1), (-.70, 2.02, 4, 0), (.98, 2.02, -2, 2), (1.75, 1.93, -12, 3)): put(screen(M, kind, name=f's{kind}'), x, y, .74, rz)
k = keyboard(M); put(k, -1.08, 1.52, .74, 3); put(k, 1.30, 1.52, .74, -4)
g = P(); cup(g, .36, 1.62, .74)     # cup
g.at(.12, 1.52, .74, rz=14); g.rb((-.10, -.145, 0), (.10, .145, .018), 1, .003); g.tube((.125, -.10, .006), (.125, .05, .006), .005, .005, 2, 10); g.at()
g.at(2.25, 1.62, .74, rz=-8); g.rb((-.105, -.15, 0), (.105, .15, .007), 3, .001); g.at()
soft(g.obj('things', [M['cup'], M['book'], M['bezel'], M['paper']]), 40)
c = chair(M); put(c, -.55, .92, 0, a.get('c1', 34)); put(c, 1.42, .72, 0, a.get('c2', 28))
g = P(); g.rb((-1.5, 1.605, 2.24), (2.0, 1.655, 2.29), 0, .006); g.rb((-1.48, 1.615, 2.236), (1.98, 1.645, 2.241), 1, .001); [g.tube((x, 1.63, 2.28), (x, 1.63, 2.85), .003, .003, 0, 6) for x in (-1.3, 1.8)]
g.obj('pendant', [M['frame'], light('warm', (1, .76, .52), a.get('lamp', 330))])
g = P(); g.quad([(-4.2, -2.9, 2.80), (3.4, -2.9, 2.80), (3.4, -1.5, 2.80), (-4.2, -1.5, 2.80)], 0); g.obj('panels', [light('panels', (1, .80, .60), a.get('panels', 34))])
dawn_world(polariser=.8, fill=a.get('fill', 2.2))
camera((a.get('x', -2.55), a.get('y', -.6), a.get('h', 1.5)), AZ, a.get('pitch', -8), a.get('lens', 27), shift=(0, a.get('sy', .075)))
shoot(a, 40, bounces=4)
