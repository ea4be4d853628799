"""Elevated view over the blocks: an inverter station at a road crossing, rows up to the hills."""
import os, sys
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from kit import *
from dawn import dawn, dawn_world
from props_park import args
from props_yard import *

a = args(sys.argv); AZ = a.get('az', 24)
reset(); dawn(el=a.get('el', 12), sun=a.get('sun', 108), L=a.get('hz', 11000), cloud=.2, light=.80, warm=a.get('warm', .6), glow=.7); M = more(mats())
RX, RY = (17, 150), (62, 190)
open_ground = lambda x, y: (np.hypot(x, y) < 519) | ~((x > -240) & (x < 490) & (y < 535))      # no tree between the rows
hgt = site(M, AZ, flat=140, roads_x=RX, roads_y=RY, near=14, grass=1.5, rocks=0, treemin=520, trees=1.5, keep=open_ground, half=40, wtg=((AZ-17, 2200, 22), (AZ-9, 3000, 75), (AZ-24, 2700, 100)))
field(M, hgt, (-220, 470), (8, 520, 9.4), skip=lambda x, y: any(abs(x-r) < 13.5 for r in RX) or any(abs(y-r) < 7 for r in RY) or (7 < x < 40 and 30 < y < 62))
g = P(); g.rb((19.5,37,-.3), (34,56,.14), 0, .03); g.obj('slab', [M['concrete']])
b = bess(M, L=7.2, doors=4, end='none'); pt = pad_trafo(M); put(b, 24.6, 46.5, .0, 90); put(pt, 29.6, 43.0, 0, 90); put(power_cabinet(M, 2.4, 1.2, 2.3), 29.8, 48.5, .12, 90); put(power_cabinet(M, 1.2, .9, 2.0), 24.6, 51.8, .12, 0); put(power_cabinet(M, 1.2, .9, 2.0, 'dgreen'), 29.9, 52.4, .12, 90)
fence(M, [(19.3,36.6),(34.3,36.6),(34.3,56.4),(19.3,56.4),(19.3,49)], h=2.0); put(lamp(M, 7), 20.3, 55.6, 0, 90); put(mast(M, 12), 33.4, 37.6); put(tray(M, 12, h=.35, w=.4), 27.1, 46.5, .1, 90)
for x, y in ((166, 176), (34, 204), (166, 76), (166, 300)): put(b, x, y, float(hgt(np.array(float(x)), np.array(float(y)))), 90); put(pt, x+5, y+1, float(hgt(np.array(x+5.), np.array(y+1.))), 90)
put(sign(M, 0), 19.2, 44, 1.5, -90)

dawn_world(polariser=a.get('pol', .9), fill=a.get('fill', 1.2))
camera((a.get('x', 0), a.get('y', 0), a.get('h', 21)), AZ, a.get('pitch', -13), a.get('lens', 32), shift=(0, 0))
shoot(a, 20)
