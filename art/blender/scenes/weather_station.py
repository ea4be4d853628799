"""A weather mast with sensors, a coil of cable at its foot; finished rows at the left, bare posts at the right."""
import os, sys
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from kit import *
from dawn import dawn, dawn_world
from props_park import args
from props_yard import *

a = args(sys.argv); AZ = a.get('az', -18)
reset(); dawn(el=a.get('el', 6), sun=a.get('sun', 62), L=6000, cloud=.4, top=.9, light=a.get('light', .8), glow=.6, lift=1.6); M = more(mats())
pad = lambda x, y: (np.abs(x+.2) < 2.6) & (y > -3) & (y < 2.2)
r2 = np.random.default_rng(3); hgt = site(M, AZ, flat=130, keep=lambda x, y: ~pad(x, y) | (r2.random(len(x)) < .05), near=2, rocks=300, treemin=170, trees=1.2, wtg=((AZ-17, 1500, 25), (AZ-6, 2300, 70), (AZ+13, 1900, 100)))
flat0 = lambda x, y: float(hgt(np.array(x, float), np.array(y, float)))
put(weather_mast(M, a.get('mast', 3.4)), -.55, .75, flat0(-.55, .75), a.get('turn', 20))
put(coil(M, R=.26, turns=9), -.5, -.1, flat0(-.5, -.1)+.012, 10)
row = rich_table(M, 14, 20, .95, 1, 'row'); posts = posts_row(M, 14, seed=4, purlins=5, name='posts')
for k in range(3): join_put(row, -12, 9+9.4*k, 0)
for k in range(3): put(posts, 10.5, 9+9.4*k, flat0(10, 9+9.4*k))
field(M, hgt, (-260, 260), (46, 260, 9.4))
dawn_world(polariser=.7, fill=a.get('fill', 2.2))
camera((a.get('x', .75), a.get('y', -3.9), a.get('h', 1.45)), AZ, a.get('pitch', -1), a.get('lens', 28), dof=a.get('focus', 4.4), fstop=a.get('f', 5.6), shift=(a.get('sx', 0), a.get('sy', .06)))
shoot(a, 24, .03, 4)
