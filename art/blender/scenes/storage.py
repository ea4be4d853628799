"""An aisle between battery containers just before sunset: end-wall air conditioners, transformer, trays, masts."""
import os, sys
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from kit import *
from dawn import dawn, dawn_world
from props_park import args
from props_yard import *

a = args(sys.argv); AZ = a.get('az', 3)
reset(); dawn(el=a.get('el', 8), sun=a.get('sun', -42), L=4200, cloud=.5, top=.95, light=a.get('light', .9), warm=1.15, glow=.9); M = more(mats())
inside = lambda x, y: (x > -22) & (x < 30) & (y < 52)
r2 = np.random.default_rng(3); keep = lambda x, y: ~inside(x, y) | ((r2.random(len(x)) < .02) & (np.abs(x) > 1.6))
hgt = site(M, AZ, flat=110, keep=keep, near=3, rocks=0, treemin=130, wtg=((AZ+4.5, 1500, 22), (AZ-8, 2300, 70), (AZ+12, 2600, 100)))
g = P(); g.quad([(-22,-10,.012), (30,-10,.012), (30,52,.012), (-22,52,.012)], 0)
for y in np.arange(-8, 50, 1.0): g.rb((-1.45,y+.006,.0), (-.85,y+.994,.075), 1, .008)                # trench covers
g.obj('pad', [mat_yard(tracks=((.7,0,2,.9),), base=((.16,.15,.14),(.36,.34,.31)), soil=.45, stones=26), M['concrete']])
pebbles(9000, (-4, 4, 2.5, 16), lambda x, y: x*0+.012, big=.03)
b = [bess(M, seed=i, name=f'b{i}') for i in range(2)]
for k in range(10): put(b[k % 2], 5.35, 5.6+k*4.15, 0, 0)
for k in range(10): put(b[(k+1) % 2], 14.2, 5.6+k*4.15, 0, 180)
for k in range(4): put(b[k % 2], -5.0, 19.8+k*8.4, 0, 90)
for k in range(4): put(b[k % 2], -10.6, 11.5+k*8.2, 0, 90)
pt = pad_trafo(M, m='tgrey'); put(pt, -4.35, 12.4, 0, 90); pc = power_cabinet(M, 1.4, 1.0, 2.25); put(pc, -3.75, 9.3, 0, 90); put(pc, -4.0, 15.3, 0, 90)
put(tray(M, 44, h=.30, w=.4, cables=12), 1.75, 24, 0, 90)
for y in (7.68, 15.98, 24.28): put(tray(M, 3.2, h=.30, w=.3, cables=8, seed=int(y)), 3.2, y, 0, 0)
bo = bollard(M)
for y in (8.4, 10.6, 12.8, 15.0): put(bo, -2.35, y)
for x, y, z, k, r in ((2.21,4.66,2.42,0,-90),(-3.0,5.0,1.7,1,0)): put(sign(M, k), x, y, z, r)
put(mast(M, 17), 10.2, 30); put(mast(M, 17), -14, 38); put(lamp(M, 7.5), -2.5, 16.6, 0, 90); put(lamp(M, 7.5), -2.4, 34, 0, 90)
fence(M, [(-22,-6), (-22,52), (30,52)]); field(M, hgt, (-300, 300), (70, 220, 9.4))
dawn_world(polariser=.5, fill=a.get('fill', 1.5))
camera((a.get('x', .35), 0, a.get('h', 1.75)), AZ, a.get('pitch', 0), a.get('lens', 31), shift=(0, a.get('sy', .02)))
shoot(a, 22)
