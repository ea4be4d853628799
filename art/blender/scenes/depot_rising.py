"""A charging depot for buses half built: charge points under a roofed part of the canopy, then purlins, bare columns, plinths with conduits."""
import os, sys
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
import bmesh
from kit import *
from dawn import dawn, dawn_world
from props_park import args
from props_yard import *
from props_bus import bus

a = args(sys.argv); AZ = a.get('az', -41); STEP = 5.6
reset(); dawn(el=a.get('el', 4.2), sun=a.get('sun', 50), L=a.get('hz', 4000), cloud=a.get('cloud', 0), top=a.get('top', .9), warm=a.get('warm', .25), light=a.get('light', .6), glow=.6, dusk=a.get('dusk', .2)); M = mats_ev(more(mats()))
M['buswhite'] = worn('buswhite', (.62,.64,.63), .30, amount=.10, low=.10, streak=.05, spec=.5)
STAGE = 'ffcprrrr'; N = len(STAGE); X = [3.4-STEP*k for k in range(N)]; of = lambda q: [k for k in range(N) if STAGE[k] in q]      # by island: foundation, columns, purlins, roof
inside = lambda x, y: (x > -46) & (x < 20) & (y > -40) & (y < 6)
r2 = np.random.default_rng(4); hgt = site(M, AZ, flat=110, near=3, rocks=0, keep=lambda x, y: ~inside(x, y) | ((r2.random(len(x)) < .04) & (y < -12)), treemin=90, trees=1.6, wtg=((AZ+12, 2600, 20), (AZ+6, 3300, 80)), hills=1.2)
g = P(); g.quad([(-46, -40, .01), (20, -40, .01), (20, 6, .01), (-46, 6, .01)], 4)
done = [X[k] for k in of('r')]; x0, x1 = min(done)-2.8, max(done)+2.8; g.rb((x0, -14.4, -.1), (x1, 4, .035), 0, .01)
for k, x in enumerate(X):
    g.rb((x-.62, -12.2, -.1), (x+.62, -1.5, .17), 1, .04)
    for y in np.arange(-11, -1.5, 1.2): g.box((x-.625, y-.005, 0), (x+.625, y+.005, .1715), 3)
    if STAGE[k] == 'r':
        for s in (-1, 1): [g.quad([(x+s*.95-.05, y, .039), (x+s*.95+.05, y, .039), (x+s*.95+.05, y+.6, .039), (x+s*.95-.05, y+.6, .039)], 2) for y in np.arange(-13.8, -1.0, .6)]
    if STAGE[k] == 'f':      # the formwork is still on
        for s in (-1, 1): g.rb((x+s*.66-.03, -12.3, 0), (x+s*.66+.03, -1.4, .20), 5, .004); [g.rb((x+s*.73-.03, y-.03, -.1), (x+s*.73+.03, y+.03, .34), 5, .004) for y in np.arange(-11.8, -1.5, 1.5)]
g.obj('ground', [M['asph'], M['concrete'], M['mark'], M['dark'], mat_yard(base=((.15,.125,.10), (.34,.29,.23)), soil=.7, stones=12, tracks=((6, -20, AZ-34, 1.0), (2, -17, AZ-48, .8))), M['wood']])
pebbles(7000, (-24, 10, -22, -12.5), lambda x, y: x*0+.01, big=.014)


def roof(k0, k1, drop=(), name='canopy'):
    """The canopy over islands k0 to k1 (k1 is the further one) without the material slots in `drop`; without purlins (1) it also has no edges."""
    o = canopy(M, X[k1]-1.6, X[k0]+STEP-1.6, STEP, name); o.location = (0, -7.9, .5); bm = bmesh.new(); bm.from_mesh(o.data)
    out = lambda f: f.material_index in drop or (1 in drop and not -4.405 < f.calc_center_median().y < 2.505)
    bmesh.ops.delete(bm, geom=[f for f in bm.faces if out(f)], context='FACES'); bm.to_mesh(o.data); bm.free()


for q, drop in (('r', ()), ('p', (3, 4, 5, 6, 7)), ('c', (1, 3, 4, 5, 6, 7))): roof(min(of(q)), max(of(q)), drop, 'canopy '+q)
ch = [charger(M, f'evse{i}', i) for i in range(3)]; bo = bollard(M)
c = P()      # a plinth with anchor bolts and bare conduits; behind it the column's foundation
for y in (-9.3, -4.2):
    c.rb((-.49, y-.41, 0), (.49, y+.41, .16), 0, .02); [c.tube((sx*.33, y+sy*.25, .15), (sx*.33, y+sy*.25, .25), .012, .012, 1, 8) for sx in (-1, 1) for sy in (-1, 1)]
    for i, (px, py, hh) in enumerate(((-.16, .02, .62), (-.02, .08, .78), (.13, .0, .55), (.05, -.12, .70))): c.path([(px, y+py, .1), (px, y+py, .16+hh*.6), (px+.03*(i-1.5), y+py-.02*i, .16+hh)], .052, 2 if i < 3 else 3, 12)
f = P(); f.rb((-.3, -6.95, 0), (.3, -6.35, .22), 0, .03); [f.tube((sx*.12, -6.66+sy*.12, .2), (sx*.12, -6.66+sy*.12, .48), .016, .016, 1, 8) for sx in (-1, 1) for sy in (-1, 1)]
c, f = c.obj('plinth', [M['concrete'], M['steel'], M['orange'], M['cable']], link=False), f.obj('column base', [M['concrete'], M['steel']], link=False)
for k, x in enumerate(X):
    if STAGE[k] == 'r': put(ch[k % 3], x, -9.3, .17, 0); put(ch[(k+1) % 3], x, -4.2, .17, 0); [put(bo, x+s*.42, -11.85, .17) for s in (-1, 1)]
    elif STAGE[k] == 'p': put(ch[k % 3], x, -9.3, .17, 0)
    else: put(c, x, 0, .17)
    if STAGE[k] == 'f': put(f, x, 0, .17)
put(bus(M), X[of('r')[0]]+STEP/2, -6.0, .035, -90)
# waiting: two wrapped charge points on pallets, a stack of purlins, a cable drum, a lifting platform's place taken by a pick-up
w = P(); pallet(w, 1.0, .9); w.rb((-.41, -.33, .13), (.41, .33, 2.15), 1, .05); [w.rb((-.415, -.335, z), (.415, .335, z+.03), 2, .004) for z in (.6, 1.5)]; w = w.obj('wrapped', [M['wood'], M['wrap'], M['strap']], link=False)
[put(w, -6.4+i*1.35, .5-.25*i, .01, 6-14*i) for i in range(2)]
p = P(); [p.box((i*.14+j*.05, 0, .12+j*.13), (i*.14+j*.05+.07, 6.6, .23+j*.13), 0) for j in range(4) for i in range(8-j)]; [p.rb((-.1, y-.05, 0), (1.25, y+.05, .11), 1, .006) for y in (.6, 3.3, 6.0)]
p = p.obj('purlins', [M['zinc'], M['wood']], link=False); put(p, a.get('px', -12), a.get('py', -16.2), .01, a.get('pr', 80)); put(drum(M, .8, .7, .8), -8.8, -.6, .01, 30)
k = P(); [k.rb((x-.14, y-.14, 0), (x+.14, y+.14, .03), 0, .008) or k.turn([(.12, .03), (.03, .62), (.0, .63)], 0, 16, (x, y, 0)) or k.turn([(.085, .22), (.062, .36)], 1, 16, (x, y, .003)) for x, y in ((X[3]+3.1, -14.9), (X[3]+2.9, -12.9))]; k.obj('cones', [M['safety'], M['mark']])
pc = power_cabinet(M); [put(pc, x, 2.4, .1) for x in (X[1], X[1]-1.5)]; fence(M, [(-46, 6), (20, 6)]); put(lamp(M), X[3]-2.8, 4.4, 0, 0)
dawn_world(polariser=a.get('pol', .7), fill=a.get('fill', 3.3))
camera((a.get('x', 1), a.get('y', -21.4), a.get('h', 1.7)), AZ, 0, a.get('lens', 28), shift=(0, a.get('sy', .085)))
shoot(a, 14)
