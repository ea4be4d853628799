"""Maintenance of a row: modules on battens before the gap that one of them will close."""
import os, sys
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from kit import *
from dawn import dawn, dawn_world
from props_park import args
from props_yard import *

a = args(sys.argv); AZ = a.get('az', -38)
reset(); dawn(el=a.get('el', 13), sun=a.get('sun', 78), L=6000, warm=.6, cloud=0, light=.86, glow=.8); M = more(mats())
hgt = site(M, AZ, flat=130, near=1.4, keep=lambda x, y: (np.hypot(x+.6, y-1.2) > .75) & (np.hypot(x-.5, y-1.9) > .4) & ~((np.abs(x+1.3) < 1.5) & (np.abs(y-1.85) < .95)), roads_y=(-3.0,), treemin=220, trees=1.3, half=48)
TL = 14*(MOD_W+GAP)-GAP; Y0 = 6.0
t0 = drop_modules(pv_table(M, low=.95, seed=2, name='tOpen'), {(9, 0)}); put(t0, -3.6, Y0); o, c = rich_table(M, low=.95, seed=1); join_put((c,), -3.6, Y0); [join_put((o, c), -3.6-(TL+.5)*k, Y0) for k in (1, 2, 3, 4)]
field(M, hgt, (-300, 9), (Y0+9.4, 240, 9.4), low=.95)
# three modules on battens
u = P(); CX, CY, CR = -1.35, 1.75, -4
for x in (-.8, 0, .8): u.rb((x-.045, -.56, .03), (x+.045, .56, .12), 0, .006)
b = u.obj('battens', [M['wood']], link=False); put(b, CX, CY, 0, CR)
for k in range(3): put(one_module(M, f'm{k+2}'), CX+.006*k, CY+.008*k, .125+.042*k, CR+90+.5*k)
put(lamp(M), -30, -7)
dawn_world(polariser=.5, fill=a.get('fill', 1.2))
camera((a.get('x', 2.3), a.get('y', -3.2), a.get('h', 1.62)), AZ, a.get('pitch', -5), a.get('lens', 34), shift=(0, a.get('sy', .044)))
shoot(a, 20)
