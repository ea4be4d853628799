"""A transmission line half built in the morning: the last finished tower ends the wires, the next stands to half its height beside a crane."""
import os, sys
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from kit import *
from dawn import dawn, dawn_world
from props_park import args
from props_yard import *

a = args(sys.argv); AZ, H = 0, 38.0
reset(); dawn(el=a.get('el', 10), sun=a.get('sun', 62), L=a.get('hz', 9000), cloud=a.get('cloud', 0), top=a.get('top', 1.0), warm=a.get('warm', .6), light=a.get('light', .82), glow=a.get('glow', .7), dusk=a.get('dusk', 0), pale=a.get('pale', 0))
M = more(mats()); M['cranec'] = worn('cranec', (.62,.20,.02), .45, amount=.2); M['galvan'] = material('galvan', (.165,.17,.175), .6, .25, .3)
A, B = (a.get('ax', 24), a.get('ay', 88)), (a.get('bx', -30), a.get('by', 140)); d = Vector((B[0]-A[0], B[1]-A[1], 0)); RZ = math.degrees(math.atan2(d.y, d.x))-90
way = lambda y: a.get('lane', -1)+(B[0]+9)*y/B[1]+1.6*np.sin(y/17)          # the lane to the next tower
lane = lambda x, y: (np.abs(np.abs(x-way(y))-.95) < .55+.35*fbm(x/1.3, y/2.2, 8, 3)) & (y < B[1])
r2 = np.random.default_rng(5); pads = ((*A, 9), (*B, 19), (8, 44, 7))
bare = lambda x, y: np.logical_or.reduce([np.hypot(x-px, y-py) < pr*(1+.25*fbm(x/6, y/6, 12, 3)) for px, py, pr in pads]) | lane(x, y)
hgt = site(M, AZ, flat=a.get('flat', 300), near=6, keep=lambda x, y: ~bare(x, y) | (r2.random(len(x)) < .05), rocks=0, treemin=330, trees=1.5, grass=1.3, tall=.10, hills=a.get('hills', 1.2))
g = P(); soil = mat_yard(base=((.17,.12,.08), (.33,.25,.17)), soil=.9, stones=5)
for px, py, pr in pads: T = np.linspace(0, 2*math.pi, 60, endpoint=False); g.quad([(px+math.cos(t)*q, py+math.sin(t)*q, .010) for t, q in zip(T, pr*(1.05+.22*fbm(np.cos(T)*2+px, np.sin(T)*2+py, 3, 3)))], 0)
ys = np.linspace(6, B[1], 300); xs = way(ys); w = lambda k: .46+.14*fbm(ys/3, ys*0+k, 4, 3)
for c, l, q in ((s*.95, w(s), w(s+5)) for s in (-1, 1)):
    for i in range(299): g.quad([(xs[i]+c-l[i], ys[i], .014), (xs[i]+c+q[i], ys[i], .014), (xs[i+1]+c+q[i+1], ys[i+1], .014), (xs[i+1]+c-l[i+1], ys[i+1], .014)], 0)
g.obj('soil', [soil])

width = lambda z: 7.0-4.9*z/(.62*H) if z < .62*H else 2.1-1.0*(z-.62*H)/(.33*H)
LEVELS = [0.0]
while LEVELS[-1] < .93*H: LEVELS.append(LEVELS[-1]+max(1.35, .78*width(LEVELS[-1])))
LEVELS[-1] = .95*H; corner = lambda z, k: Vector((*(width(z)/2*q for q in ((-1,-1),(1,-1),(1,1),(-1,1))[k]), z))


def body(q, n0, n1, r=.10):
    """The tower's body from level n0 to n1: legs, crossed braces on each face, a belt on every second level."""
    for i in range(n0, n1):
        lo, hi = LEVELS[i], LEVELS[i+1]
        for k in range(4):
            j = (k+1) % 4; q.tube(corner(lo, k), corner(hi, k), r, r, 0, 4); q.tube(corner(lo, k), corner(hi, j), r*.5, r*.5, 0, 4, False); q.tube(corner(lo, j), corner(hi, k), r*.5, r*.5, 0, 4, False)
            if i % 2 == 0 or i == n1-1: q.tube(corner(hi, k), corner(hi, j), r*.55, r*.55, 0, 4, False)
            if width(lo) > 3.5: m = (corner(lo, k)+corner(hi, j)+corner(lo, j)+corner(hi, k))/4; q.tube(corner((lo+hi)/2, k), m, r*.35, r*.35, 0, 4, False); q.tube(corner((lo+hi)/2, j), m, r*.35, r*.35, 0, 4, False)


def footing(q): [q.rb((x*3.5-.55, y*3.5-.55, -.4), (x*3.5+.55, y*3.5+.55, .45), 2, .05) for x in (-1, 1) for y in (-1, 1)]


t = P(); footing(t); body(t, 0, len(LEVELS)-1); [t.tube(corner(.95*H, k), (0, 0, H+1.2), .06, .05, 0, 4) for k in range(4)]
wire = P(); back = lambda x, z: Vector((x, -d.length, z))
for z, w in ((H*.66, 5.4), (H*.78, 6.6), (H*.90, 5.0)):
    for s in (-1, 1):
        tip = Vector((s*w, 0, z)); e = width(z)/2; f = width(z+1.7)/2
        for u in (-1, 1):
            t.tube((s*e, u*e, z), tip, .07, .06, 0, 4); t.tube((s*f, u*f, z+1.7), tip, .06, .05, 0, 4)
            for k in (.3, .6): t.tube(Vector((s*e, u*e, z)).lerp(tip, k), Vector((s*f, u*f, z+1.7)).lerp(tip, k), .035, .035, 0, 4); t.tube(Vector((s*e, u*e, z)).lerp(tip, k-.3), Vector((s*f, u*f, z+1.7)).lerp(tip, k), .03, .03, 0, 4)
        end = tip+Vector((0, -2.6, -.35)); disc_string(t, tip, end, 12, .17); wire.hang(end, back(s*w, z), 4.5, .030, 0, 6, 40)      # dead-ended: wires on one side only
wire.hang((0, 0, H+1.2), back(0, H+1.2), 3.2, .02, 0, 6, 40)
put(t.obj('tower', [M['galvan'], M['porc'], M['concrete']], link=False), *A, 0, RZ); put(wire.obj('wires', [M['tgrey']], link=False), *A, 0, RZ)

HALF = a.get('half', 6); b = P(); footing(b); body(b, 0, HALF, .125)
for k in (0, 1): b.tube(corner(LEVELS[HALF], k), corner(LEVELS[HALF+1]+.6, k), .12, .12, 0, 4)
b.tube(corner(LEVELS[HALF], 0), corner(LEVELS[HALF+1], 1), .05, .05, 0, 4)
put(b.obj('half tower', [M['galvan'], M['porc'], M['concrete']], link=False), *B, 0, RZ)
SC = .46; cr, hp = crawler_crane(M, boom=96, ang=a.get('ang', 71), hook=a.get('hook', 18)); CX, CY, CR = B[0]+a.get('cx', 17.5), B[1]+a.get('cy', 2), a.get('cr', -84); put(cr, CX, CY, 0, CR, SC)
hook = Matrix.Translation((CX, CY, 0)) @ Matrix.Rotation(math.radians(CR), 4, 'Z') @ (hp*SC+Vector((0, 0, -1.2)))      # the next section hangs from it
s = P(); body(s, HALF, HALF+2, .12); top = LEVELS[HALF+2]; [s.tube(corner(top, k), (0, 0, top+3.2), .03, .03, 0, 4) for k in range(4)]; put(s.obj('section', [M['galvan']], link=False), hook.x, hook.y, hook.z-top-3.2, RZ+14)
# angle steel on timber for the next tower, drums of conductor, a pick-up on the lane
k = P()
for lay in range(3):
    for i in range(7-lay): x, z = i*.36+lay*.18, .24+lay*.26; e, f = .5*math.sin(i*5+lay), 8.4+.9*math.sin(i*3+2*lay); k.box((x, e, z), (x+.19, f, z+.022), 0); k.box((x, e, z), (x+.022, f, z+.18), 0)
for y in (1, 4.5, 8): [k.rb((-.3+.36*lay, y-.1, .26*lay), (2.6-.36*lay, y+.1, .23+.26*lay), 1, .01) for lay in range(3)]
k = k.obj('angles', [material('angles', (.27,.28,.29), .55, .3, .35), M['wood']], link=False)
for x, y, r in ((5.2, 38, 58), (4.5, 45, 64)): put(k, x, y, .04, r)
dr = drum(M, 1.1, .95, .8); [put(dr, x, y, .04, r) for x, y, r in ((12.2, 47, 24), (14.6, 49, 18), (13.2, 43.5, 35))]; put(pickup(M), way(104)+3.4, 104, .05, 100)
dawn_world(polariser=.6, fill=a.get('fill', 1.7))
camera((0, 0, a.get('h', 6.5)), AZ, 0, a.get('lens', 34), shift=(0, a.get('sy', .11)))
shoot(a, 14)
