"""A desk by the window in the morning: notebook and cup in low sunlight, the plant outside."""
import os, sys
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from kit import *
from dawn import dawn, dawn_world
from props_park import args
from props_yard import *
from props_room import *

a = args(sys.argv); AZ = a.get('az', 22); FLOOR = 14; DY = 3.0
reset(); dawn(el=a.get('el', 5), sun=a.get('sun', 62), L=9000, light=a.get('light', .75), top=.7, cloud=.4, cloud_seed=3.2, lift=2.2, glow=.5, dusk=.2)
M = mats_room(more(mats()), a.get('screens', 1.6))
hgt = site(M, AZ, flat=200, near=18, treemin=260, trees=1.2, half=50, rocks=0, extra=lambda x, y: -FLOOR+0*x, wtg=((-4, 2100, 75), (12, 1500, 50), (27, 2200, 100), (39, 1400, 10), (52, 2000, 35)))
field(M, hgt, (-226.6, 330), (26, 300, 17), skip=lambda x, y: 120 < y < 132)
room(M, sill=.68)
put(desk(M, 5.2), 0, DY)
def on(o, x, y, rz=0, z=.74): return put(o, x, DY+y, z, rz)
g = P(); cup(g, 1.0, .03)
g.at(.64, -.06, 0, rz=-6)                                                    # a closed notebook: covers, pages, band; a pen on it
for z in (0, .0165): g.rb((-.105, -.148, z), (.105, .148, z+.0025), 4, .001)
g.rb((-.107, -.148, 0), (-.102, .148, .019), 4, .002); g.rb((-.102, -.145, .002), (.102, .145, .017), 2, .001); g.rb((.076, -.1485, -.0005), (.083, .1485, .0196), 3, .0004)
g.tube((-.065, -.075, .0235), (.03, .045, .0235), .0044, .0044, 5, 20); g.tube((-.065, -.075, .0235), (-.0733, -.0855, .0235), .0040, .0008, 5, 20); g.tube((.03, .045, .0235), (.0325, .0482, .0235), .0046, .0046, 5, 20); g.at()
on(soft(g.obj('things', [M['cup'], M['book'], M['paper'], M['net'], M['bezel'], M['alu']], link=False), 40), 0, 0)
dawn_world(polariser=.8, fill=a.get('fill', 2.6))
camera((a.get('x', -.05), a.get('y', 1.55), a.get('h', 1.16)), AZ, a.get('pitch', -7), a.get('lens', 30), dof=a.get('focus', 1.55), fstop=a.get('f', 5.6), shift=(a.get('sx', 0), a.get('sy', .02)))
shoot(a, 40, bounces=4)
