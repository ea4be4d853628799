"""The whole plant: battery yard in front of the module blocks, turbines behind them on the plain."""
import os, sys
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from kit import *
from dawn import dawn, dawn_world
from props_park import *
from props_yard import bess, more, pad_trafo, mat_yard

a = args(sys.argv); rng = np.random.default_rng(61)
AZ = a.get('az', 30); SUN = a.get('sun', 84); H = a.get('h', 7.5)
reset(); dawn(el=a.get('el', 5), sun=SUN, L=a.get('hz', 6500), light=a.get('light', 1.1), top=a.get('top', .9), lift=1.6)
M = more(mats())
hgt0 = land(roll=14, near=70, hills=1.2, far=1.0, seed=9)
YARD = (4, 62, 22, 66)
hgt = lambda x, y: hgt0(x, y)*sstep(0, 14, np.maximum(np.maximum(YARD[0]-x, x-YARD[1]), np.maximum(YARD[2]-y, y-YARD[3])))
RX, RY = (-1.5, 180, -150), (72.5, 188)
terrain_polar(hgt, mat_ground(RX, RY))
x0, x1, y0, y1 = YARD
g = Geo(); g.quad([(x0, y0, .07), (x1, y0, .07), (x1, y1, .07), (x0, y1, .07)], 0); g.box((x0-.15, y0-.15, -1), (x1+.15, y1+.15, .06), 1)
g.obj('yard', [mat_yard(), M['concrete']])
box, tr = bess(M, seed=2), pad_trafo(M)
for r, y in enumerate((28.5, 39.0, 49.5, 60.0)):
    for k in range(6): put(box, 10.5+k*8.9, y, .06, 0)
    for k in range(3): put(tr, 15+k*17.8, y+5.1, .06, 0)
fence(M, hgt, [(x0, y0), (x1, y0), (x1, y1), (x0, y1), (x0, y0)], mesh=mat_mesh_far(a=.18), signs=(9, 30, 150, 170))
l = lamp(M)
for x, y in ((x0+.8, y0+12), (x0+.8, y1-6), (x1-1, y0+12), (x1-1, y1-6), ((x0+x1)/2, y1-1)): put(l, x, y, .05, 90)
keepf = lambda x, y: not (x0-18 < x < x1+14 and y < y1+12)
rows(M, hgt, -330, 640, 20, 480, RX, RY, rng, keep=keepf)
yard = lambda x, y: ~((x > x0-.3) & (x < x1+.3) & (y > y0-.3) & (y < y1+.3))
inside = lambda x, y: (x > -345) & (x < 655) & (y > 10) & (y < 490)
grass(hgt, rng, AZ, bands=((50000, 12, 70, 1.0), (60000, 70, 190, 1.4), (16000, 480, 1000, 3.0)), roads_x=RX, roads_y=RY, keep=yard)
trees(hgt, rng, AZ, n=18000, r0=120, r1=4200, keep=lambda x, y: ~inside(x, y), thr=.15)
turbines(M, hgt, ((AZ-17, 1050, 62), (AZ-5.5, 1500, 15), (AZ+9, 1150, 75), (AZ+19.5, 1900, 20), (AZ-24.5, 2400, 100)), yaw=-AZ+30, rng=rng)
for x, y in ((-1.5, 110), (180, 110), (-150, 110), (-1.5, 240)): station(M, hgt, x+4.6, y)
dawn_world(polariser=a.get('pol', .7), fill=a.get('fill', 1))
camera((0, 0, H), AZ, a.get('pitch', 0), a.get('lens', 34), shift=(0, a.get('shift', -.07)))
shoot(a, 40)
