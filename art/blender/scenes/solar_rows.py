"""Tracker rows half built after sunrise: modules on the left, bare torque tubes, then only driven posts; a lane with wheel tracks."""
import os, sys
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from kit import *
from dawn import dawn, dawn_world
from props_park import args, dull
from props_yard import *

a = args(sys.argv); AZ = a.get('az', 0); rnd = random.Random(12); STEP, H, TILT = 6.6, 1.62, math.radians(a.get('tilt', 30))
reset(); dawn(el=a.get('el', 7.0), sun=a.get('sun', 24), L=a.get('hz', 6500), cloud=.5, light=a.get('light', .86), glow=.85); M = more(mats())


def row(x, y0, y1, tube=None, mods=None, steel='zinc'):
    """A tracker row along Y: I-section posts from y0 to y1; torque tube with bearings and rails on tube=(from, to), modules on mods=(from, to)."""
    g = P(); c, s = math.cos(TILT), math.sin(TILT); tube, mods = tube or (0, 0), mods or (0, 0)
    X = lambda u, y, w: (u*c+w*s, y, H-u*s+w*c)          # across the tube, along it, normal to the modules
    for i, y in enumerate(np.arange(y0, y1+.1, STEP)):
        e, h = rnd.gauss(0, .012), H-.13+rnd.gauss(0, .014); on = tube[0]-.1 <= y <= tube[1]+.1
        g.box((e-.075, y-.004, -.6), (e+.075, y+.004, h), 0)
        for q in (-1, 1): g.box((e+q*.075-.005, y-.05, -.6), (e+q*.075+.005, y+.05, h), 0)
        if on:                                            # bearing: two cheeks and a collar; in the middle the slew drive
            for q in (-1, 1): g.rb((q*.085-.006, y-.06, h-.22), (q*.085+.006, y+.06, H+.02), 0, .003)
            g.tube((0, y-.045, H), (0, y+.045, H), .105, .105, 0, 20)
    if tube[1] > tube[0]:
        g.tube((0, tube[0]-.35, H), (0, tube[1]+.35, H), .066, .066, 0, 20)
        for y in np.arange(tube[0]+.45, tube[1]-.2, MOD_W+GAP): g.box((-.62, y-.022, .062), (.62, y+.022, .118), 0, lambda u, v, w: X(u, v, w))
    n = int((mods[1]-mods[0])/(MOD_W+GAP))
    for i in range(n):
        v0 = mods[0]+.45+i*(MOD_W+GAP)+GAP/2; v1 = v0+MOD_W; b, k, r = rnd.gauss(0, .0022), rnd.gauss(0, .0022), (rnd.random(), rnd.random()); L = MOD_L/2
        T = lambda u, v, w: X(u, v, .152+w+u*b+(v-v0-.5)*k)
        g.quad([T(L-.009, v0+.009, 0), T(L-.009, v1-.009, 0), T(-L+.009, v1-.009, 0), T(-L+.009, v0+.009, 0)], 1, r=r)
        g.quad([T(-L+.009, v0+.009, -.006), T(-L+.009, v1-.009, -.006), T(L-.009, v1-.009, -.006), T(L-.009, v0+.009, -.006)], 3)
        for lo, hi in (((-L, v0), (-L+.009, v1)), ((L-.009, v0), (L, v1)), ((-L, v0), (L, v0+.009)), ((-L, v1-.009), (L, v1))): g.box((*lo, -.033), (*hi, .0025), 2, T)
    o = g.obj('row', [M[steel], M['pv'], M['alu'], M['back']], link=False); put(o, x)


dull(M)
hgt = site(M, AZ, flat=170, near=1.6, roads_x=(a.get('rx', .3),), treemin=190, trees=1.3, grass=1.1, tall=.09, wtg=((AZ+21, 2900, 20), (AZ+25.5, 3600, 75)))
Y0 = 10.3; END = Y0+STEP*14; at_ = lambda k: Y0+STEP*k
row(-4.2, Y0, END, (Y0, END), (at_(2), END)); row(-10.4, Y0, END, (Y0, END), (at_(0), END))
for k in range(8): row(-16.6-6.2*k, Y0, END, (Y0, END), (Y0, END), 'zinc' if k < 1 else 'dull')
row(4.8, Y0+2.4, END+2.4, (at_(2)+2.4, END+2.4)); row(11, Y0+2.4, END+2.4, (at_(6)+2.4, END+2.4), steel='dull')
for k in range(8): row(17.2+6.2*k, Y0+2.4, END, steel='dull')
# torque tubes on timber, ready to be lifted; a pallet of modules beside the row it is for
b = P()
for k in range(3):
    for i in range(5-k): z = .17+k*.115; b.tube((i*.135+k*.0675, 0, z), (i*.135+k*.0675, 6.4+rnd.gauss(0, .03), z), .066, .066, 0, 18); b.tube((i*.135+k*.0675, -.002, z), (i*.135+k*.0675, .004, z), .060, .060, 2, 18)
for y in (.9, 3.2, 5.5): b.rb((-.14, y-.05, 0), (.70, y+.05, .105), 1, .006)
b = b.obj('tubes', [material('tube', (.34, .345, .35), .62, .45, .3), M['wood'], M['dark']], link=False); put(b, 2.15, 13.5, 0, -4); put(b, 2.7, 34, 0, 2)
mp = module_pallet(M, 1); [put(mp, x, y, 0, r) for x, y, r in ((-2.5, 27, 92), (-2.55, 45, 88), (-2.5, 63, 90))]
dawn_world(polariser=a.get('pol', .32), fill=a.get('fill', 1.7))
camera((a.get('x', .3), a.get('y', 0), a.get('h', 2.9)), AZ, 0, a.get('lens', 30), shift=(0, a.get('sy', .06)))
shoot(a, 20)
