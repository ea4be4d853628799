"""String inverters on a rack at the end of a row, close, morning sun on their covers; cables, tray, a data logger with its antenna."""
import os, sys
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from kit import *
from dawn import dawn, dawn_world
from props_park import args
from props_yard import *

a = args(sys.argv); AZ = a.get('az', 30)
reset(); dawn(el=a.get('el', 7), sun=a.get('sun', 114), L=5200, cloud=0, light=.95, glow=.8); M = more(mats())
hgt = site(M, AZ, flat=110, near=1.5, keep=lambda x, y: np.hypot(x+1.8, y+3) > .9, treemin=200, trees=1.2, tall=.12, roads_y=(-6,))
inv = [string_inverter(M, seed=i, cables=20, name=f'inv{i}') for i in range(3)]
for i in range(5): put(inv[i % 3], i*1.52, 0)
put(tray(M, 30, h=.30, w=.34, cables=11), 13.2, .22); put(tray(M, 24, h=.12, w=.3, cables=8, seed=5, name='tb', legs=40), -.9, 11.9, 0, 90)
# data logger cabinet with antenna
g = P(); g.csec((-1.55,.12,-.4), (-1.55,.12,2.05), m=1); g.rb((-1.82,-.14,1.02), (-1.28,.10,1.68), 0, .02); g.rb((-1.80,-.155,1.04), (-1.30,-.13,1.66), 0, .012); g.rb((-1.345,-.185,1.30), (-1.32,-.15,1.42), 2, .004); g.rb((-1.76,-.160,1.44), (-1.60,-.154,1.60), 3, .002)
g.rb((-1.86,-.2,1.70), (-1.24,.16,1.725), 1, .004); g.tube((-1.55,.14,2.05), (-1.55,.14,2.12), .02, .02, 2, 10); g.tube((-1.55,.14,2.1), (-1.55,.14,2.52), .012, .010, 2, 10)
for i in range(6): x = -1.76+i*.082; g.tube((x,-.02,1.02), (x,-.02,.96), .013, .013, 2, 8); g.bez((x,-.02,.97), (x,-.02,.7), (x+.3,.1,.62), (x+.75,.2,.42), .007, 2, 6)
g.obj('logger', [M['ral'], M['zinc'], M['dark'], M['yellow']])
o, c = rich_table(M, low=.9); TL = 14*(MOD_W+GAP)-GAP
for y in (5.2, 14.6): [join_put((o, c), x, y, 0) for x in (8.2-TL-.8, 8.2, 8.2+TL+.45, 8.2+2*TL+.9)]
field(M, hgt, (-30, 330), (24, 200, 9.4), low=.9)
put(sign(M, 1, .3, .4), 1.52*.5-.0, .155, 1.78); put(coil(M), .2, -.75, .02); put(lamp(M), -6, 30, 0, 0)
dawn_world(polariser=.5, fill=a.get('fill', 1.1))
camera((a.get('x', -1.95), a.get('y', -3.15), a.get('h', 1.26)), AZ, a.get('pitch', -1.5), a.get('lens', 36), dof=a.get('dof', 3.3), fstop=a.get('f', 2.8), shift=(0, .0))
snap(a, 20)
