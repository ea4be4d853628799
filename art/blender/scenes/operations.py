"""Maintenance of a row: a combiner box standing open, and a tool case before it."""
import os, sys
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from kit import *
from dawn import dawn, dawn_world
from props_park import args
from props_yard import *

a = args(sys.argv); AZ = a.get('az', -38)
reset(); dawn(el=a.get('el', 13), sun=a.get('sun', 78), L=6000, warm=.6, cloud=0, light=.86, glow=.8); M = more(mats())
BX, BY = a.get('bx', -.1), a.get('by', .6)
hgt = site(M, AZ, flat=130, near=1.4, keep=lambda x, y: (np.hypot(x-BX, y-BY+.5) > 1.15), roads_y=(-3.0,), treemin=220, trees=1.3, half=48)
TL = 14*(MOD_W+GAP)-GAP; Y0 = 6.0
o, c = rich_table(M, low=.95, seed=1); [join_put((o, c), -3.6-(TL+.5)*k, Y0) for k in (0, 1, 2, 3, 4)]; join_put((o, c), -3.6+TL+.5, Y0)
field(M, hgt, (-300, 9), (Y0+9.4, 240, 9.4), low=.95)
ground = float(hgt(np.array(BX), np.array(BY)))
u = P(); u.rb((-.17, .10, -.2), (.21, .26, .17), 0, .012); u.rb((-.19, .08, .15), (.23, .28, .185), 0, .008)    # the cables' inlet in the ground
for o in (combiner(M, a.get('door', 112), 14), u.obj('inlet', [M['ral']], link=False)): put(o, BX, BY, ground, a.get('rz', 52)).scale.x = -1    # hinged at its right
put(tool_case(M), BX-.75, BY-.55, ground, 35)
put(lamp(M), -30, -7)
dawn_world(polariser=.5, fill=a.get('fill', 1.2))
camera((a.get('x', 2.3), a.get('y', -3.2), a.get('h', 1.3)), AZ, a.get('pitch', -4), a.get('lens', 34), shift=(0, a.get('sy', .044)))
shoot(a, 20)
