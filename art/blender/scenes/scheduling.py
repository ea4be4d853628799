"""The plant's substation: gantry, insulators, breakers, transformer, and the power line towards the hills."""
import os, sys
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from kit import *
from dawn import dawn, dawn_world
from props_park import args
from props_yard import *

a = args(sys.argv); AZ = a.get('az', 28)
reset(); dawn(el=a.get('el', 6), sun=a.get('sun', 92), L=4600, cloud=.5, light=.92, glow=.85); M = more(mats())
inside = lambda x, y: (x > -16) & (x < 30) & (y > -16) & (y < 58)
r2 = np.random.default_rng(3); keep = lambda x, y: ~inside(x, y) | (r2.random(len(x)) < .015)
hgt = site(M, AZ, flat=140, keep=keep, near=3, treemin=150, rocks=600, trees=1.3)
g = P(); g.quad([(-16,-16,.012), (30,-16,.012), (30,58,.012), (-16,58,.012)], 0)
for y in np.arange(6, 56, 1.0): g.rb((-.3,y+.006,0), (.4,y+.994,.09), 1, .008)
g.obj('pad', [mat_yard(tracks=((-3.4,0,2,.8),), base=((.17,.165,.155),(.38,.365,.335)), soil=.3, stones=18), M['concrete']])
substation(M, 12, 31)
put(power_cabinet(M, 1.2, .8, 1.9), 2.6, 18.5, 0, -20); put(power_cabinet(M, 1.6, .9, 2.1), 2.4, 22.5, 0, -90); put(power_cabinet(M, 1.2, .8, 1.9), 2.5, 30, 0, -90)
m = mast(M, 18)
for x, y in ((1.2, 44), (22, 20), (-6, 52)): put(m, x, y)
for x, y in ((1.0, 26), (-8, 40)): put(lamp(M, 8), x, y, 0, 90)
fence(M, [(-16,-10), (-16,58), (30,58)]); put(sign(M, 0), 3.2, 17.95, 1.2, -20)
tw = tower(M); rz = -2; spots = [(x, y, float(hgt(np.array(float(x)), np.array(float(y))))) for x, y in ((10, 125), (20, 385), (30, 645), (40, 905), (50, 1165), (60, 1425))]
for x, y, z in spots: put(tw, x, y, z, rz)
wires(M, spots, rz); w = P()
for i, k in enumerate((5.3, 7.5, 9.7, 14.3, 16.5, 18.7)): ax, az_ = ARMS[i]; w.hang((k,45,9.35), (10+ax,125,az_+spots[0][2]), 1.5, .02, 0, 5, 14)
w.obj('down', [M['steel']])
field(M, hgt, (-420, -30), (30, 420, 9.4))
dawn_world(polariser=.5, fill=a.get('fill', 1.4))
camera((a.get('x', -2.6), a.get('y', 5), a.get('h', 2.3)), AZ, 0, a.get('lens', 30), shift=(0, a.get('sy', .11)))
snap(a, 20)
