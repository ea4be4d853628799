"""A desk by the window in the morning: notebook and cup in low sunlight, the plant outside."""
import os, sys
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from kit import *
from dawn import dawn, dawn_world
from props_park import args
from props_yard import *
from props_room import *

a = args(sys.argv); AZ, FLOOR, FAR, DY = 0, 22, 720, 3.0
reset(); dawn(el=12, sun=60, L=9000, light=.5, top=.7, cloud=.4, cloud_seed=3.2, lift=2.2, glow=.5, dusk=.2)
M = mats_room(more(mats()), 1.6)
hgt = site(M, AZ, flat=200, near=18, treemin=FAR+60, trees=1.2, half=50, rocks=0, extra=lambda x, y: -FLOOR+0*x, wtg=((-13, 2100, 75), (-4, 1600, 50), (3, 2300, 100)))
field(M, hgt, (-526.6, 630), (26, FAR, 17), skip=lambda x, y: (y-120) % 150 < 34 or (x+47) % 118 < 16)
room(M, sill=.68, H=4.1, head=3.9, step=3.5)
put(desk(M, 5.2, 2), 0, DY-.57)
def on(o, x, y, rz=0, z=.74): return put(o, x, DY+y, z, rz)
g = P(); cup(g, 1.0, .03)
g.at(.64, -.06, 0, rz=-6)                                                    # a closed notebook: covers, pages, band; a pen on it
for z in (0, .0165): g.rb((-.105, -.148, z), (.105, .148, z+.0025), 4, .001)
g.rb((-.107, -.148, 0), (-.102, .148, .019), 4, .002); g.rb((-.102, -.145, .002), (.102, .145, .017), 2, .001); g.rb((.076, -.1485, -.0005), (.083, .1485, .0196), 3, .0004)
g.tube((-.065, -.075, .0235), (.03, .045, .0235), .0044, .0044, 5, 20); g.tube((-.065, -.075, .0235), (-.0733, -.0855, .0235), .0040, .0008, 5, 20); g.tube((.03, .045, .0235), (.0325, .0482, .0235), .0046, .0046, 5, 20); g.at()
on(soft(g.obj('things', [M['cup'], M['book'], M['paper'], M['net'], M['bezel'], M['alu']], link=False), 40), -.25, a.get('ty', -.5))
dawn_world(polariser=.8, fill=2.6)
camera((a.get('x', .1), 1.2, a.get('h', .99)), AZ, 0, a.get('lens', 26), dof=1.55, fstop=5.6, shift=(0, a.get('sy', .07)))
shoot(a, 40, bounces=4)
