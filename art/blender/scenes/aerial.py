"""The park from high above: blocks, roads, inverter stations, the substation and its power line, hills in the distance."""
import os, sys
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from kit import *
from dawn import dawn, dawn_world
from props_park import *

a = args(sys.argv); rng = np.random.default_rng(71)
AZ = a.get('az', 28); SUN = a.get('sun', 118); H = a.get('h', 120)
reset(); dawn(el=a.get('el', 13), sun=SUN, L=a.get('hz', 24000), warm=a.get('warm', .5), light=a.get('light', .66), top=a.get('top', .9), lift=1.6)
M = mats()
hgt = land(roll=16, near=20, hills=1.3, far=1.1, seed=11)
RX, RY = tuple(range(-560, 1700, 188)), tuple(range(118, 1900, 132))
terrain_polar(hgt, mat_ground(RX, RY, width=3.4), rings=520)
edge = lambda x, y: fbm(np.asarray(x)/360+5, np.asarray(y)/360+2, 13, 3)


def keep(x, y):
    """Whether a block at x, y has tables: the outline follows whole blocks, with gaps for a dry stream bed and the substation."""
    b = ((x+560)//188*188-466, (y-118)//132*132+184)
    if math.hypot(x-SX, y-SY) < 95: return False
    if b not in KEEP: KEEP[b] = abs(b[0]-a.get('nx', 330)-.35*(b[1]-500)) > 60 and float(edge(*b)) > -.55 and -520 < b[0] < 1500 and b[1] < 1500
    return KEEP[b]


KEEP = {}
SX, SY = polar(AZ-11, 760)
P = rows(M, hgt, -600, 1620, 60, 1640, RX, RY, rng, keep=keep, half_road=7)
taken = np.zeros((300, 300), bool)
cell = lambda x, y: (np.clip((np.asarray(x)+800)//12, 1, 298).astype(int), np.clip((np.asarray(y)+100)//12, 1, 298).astype(int))
i, j = cell(P[:, 0], P[:, 1])
for k in (-1, 0, 1):
    for l in (-1, 0, 1): taken[i+k, j+l] = True
free = lambda x, y: ~taken[cell(x, y)]
off = lambda x, y: np.min([np.abs(x-q) for q in RX]+[np.abs(y-q) for q in RY], 0) > 5
trees(hgt, rng, AZ, n=44000, r0=90, r1=5200, half=40, keep=lambda x, y: free(x, y) & off(x, y) & (np.hypot(x-SX, y-SY) > 60), thr=.13, low=True)
grass(hgt, rng, AZ, bands=((46000, 110, 420, 2.8),), half=36, keep=lambda x, y: free(x, y) & off(x, y), cover=-.2)
for x in RX:
    for y in RY[::2]:
        if keep(x+60, y+20) and keep(x-60, y+20): station(M, hgt, x+6.5, y+22)
substation(M, hgt, SX, SY, -AZ+20, bays=5)
line_of_pylons(M, hgt, [(SX+dx, SY+dy) for dx, dy in ((-8, 40), (-130, 230), (-260, 430), (-400, 640), (-560, 880), (-740, 1150), (-930, 1440))], thick=1.2, wire=.05)
turbines(M, hgt, ((AZ+6, 2020, 70), (AZ+12.5, 2500, 20), (AZ+20.5, 2180, 45), (AZ-3.5, 2750, 95), (AZ-19, 2150, 10), (AZ-12, 2900, 58), (AZ+26.5, 2600, 84)), yaw=-AZ+24, rng=rng)
dawn_world(polariser=a.get('pol', .8), fill=a.get('fill', 1.2))
camera((0, 0, H), AZ, a.get('pitch', -9), a.get('lens', 32))
shoot(a)
