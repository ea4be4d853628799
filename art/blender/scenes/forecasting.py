"""A weather mast in front of the rows, close: pyranometers, cups, vane, louvred shield, logger."""
import os, sys
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from kit import *
from dawn import dawn, dawn_world
from props_park import args
from props_yard import *

a = args(sys.argv); AZ = a.get('az', 52)
reset(); dawn(el=a.get('el', 17), sun=a.get('sun', 102), L=6000, warm=.5, cloud=.7, light=.80, glow=.7); M = more(mats())
hgt = site(M, AZ, flat=120, near=4, treemin=230, trees=1.3, tall=.1, roads_y=(9,), wtg=((AZ+12, 1700, 25), (AZ+18, 2500, 70), (AZ+7, 3200, 100)))
o = weather_mast(M); put(o, 0, 0, 0, a.get('rz', -30))
field(M, hgt, (-120, 420), (14, 320, 9.4), skip=lambda x, y: False)
g = P(); g.tube((2.6,1.6,-.3), (2.6,1.6,1.0), .03, .03, 0, 12); g.turn([(.10,1.0),(.10,1.34),(.096,1.35),(.09,1.22)], 1, 30, (2.6,1.6,0)); g.obj('gauge', [M['zinc'], M['mark']])
fence(M, [(-9,7),(60,7)], h=1.9)
dawn_world(polariser=.5, fill=a.get('fill', 1.6))
r = a.get('r', 3.4); b = math.radians(AZ+a.get('off', 4))
camera((-r*math.sin(b), -r*math.cos(b), a.get('h', 2.55)), AZ, a.get('pitch', 3.0), a.get('lens', 36), dof=r, fstop=a.get('f', 3.5), shift=(a.get('sx', 0), .085))
shoot(a, 20)
