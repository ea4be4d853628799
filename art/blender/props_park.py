"""The solar park: land, rows, grass, fences, trays, inverters, substation, pylons, drone."""
import math
import random
import bpy
import numpy as np
from mathutils import Vector
from kit import (GAP, MOD_L, MOD_W, NT, Geo, coll, container, fbm, grass_tuft, mat_leaf, material, mats, pv_table, rock, scatter,
                 sstep, tree, turbine)

TABLE = 14*(MOD_W+GAP)-GAP
PITCH = 9.4


def args(argv):
    """Parses the key=value arguments after `--`; the last one of a key wins, numbers are converted."""
    a = {}
    for q in argv[argv.index('--')+1:] if '--' in argv else ():
        k, v = q.split('=', 1)
        try: a[k] = int(v) if v.lstrip('-').isdigit() else float(v)
        except ValueError: a[k] = v
    a['w'], a['hh'] = (int(v) for v in str(a.get('size', '1920x1080')).split('x'))
    return a


at = lambda f, x, y: float(f(np.array(float(x)), np.array(float(y))))
polar = lambda az, d: (d*math.sin(math.radians(az)), d*math.cos(math.radians(az)))


# ------------------------------------------------------------------ land
def land(roll=10, near=60, hills=1.0, far=1.0, seed=0, c=(0, 0), flat=1.0):
    """A plain, slightly rolling beyond `near` metres, with low hills from 1.5 km and mountains from 4 km."""
    def f(x, y):
        x, y = np.asarray(x, float), np.asarray(y, float)
        r = np.hypot(x-c[0], y-c[1])
        z = roll*fbm(x/420+3.1+seed, y/420+1.7, 3, 3)*sstep(near, near+320, r)+.09*flat*fbm(x/9, y/9, 9, 3)
        z = z+hills*sstep(1300, 3600, r)*(95*np.maximum(0, fbm(x/1500+.4+seed, y/1500+5.2, 21, 5)+.16)+12*fbm(x/420, y/420, 33, 4))
        z = z+far*sstep(4200, 8200, r)*430*np.maximum(0, fbm(x/2900+9+seed, y/2900+2, 41, 6)+.16)
        return z-r*r/2/6.371e6*.6
    return f


def rows(M, hgt, x0, x1, y0, y1, roads_x=(), roads_y=(), rng=None, gap=.45, tilt=20, keep=None, half_road=8.5, pitch=PITCH, low=.85, prefix='f'):
    """Fixed-tilt tables facing south, divided into blocks by the roads. Returns the centres of the tables."""
    rng = rng or np.random.default_rng(4)
    tables = coll(prefix+'tables', [pv_table(M, seed=i, tilt=tilt, low=low, name=f'{prefix}t{i}') for i in range(5)])
    spots = []
    y = y0
    while y <= y1:
        if not any(abs(y-r) < 6.2 for r in roads_y):
            x = x0
            while x <= x1:
                if not any(abs(x-r) < half_road+TABLE/2-5 for r in roads_x) and (keep is None or keep(x, y)): spots.append((x, y))
                x += TABLE+gap
        y += pitch
    X, Y = np.array(spots).T; n = len(X)
    Z = hgt(X, Y); dz = hgt(X+TABLE/2, Y)-hgt(X-TABLE/2, Y)
    P = np.stack([X, Y, Z+rng.normal(0, .015, n)], 1); I = rng.integers(0, 5, n)
    R = np.stack([rng.normal(0, .0035, n), -np.arctan2(dz, TABLE)+rng.normal(0, .0012, n), np.zeros(n)], 1)
    scatter(prefix+'field', P, R, np.ones(n), I, tables)
    print('tables', len(P), 'modules', len(P)*28)
    return P


def wedge(rng, n, r0, r1, az, half=42, c=(0, 0)):
    a = np.radians(90-az+rng.uniform(-half, half, n)); r = np.sqrt(rng.uniform(r0*r0, r1*r1, n))
    return c[0]+r*np.cos(a), c[1]+r*np.sin(a)


def grass(hgt, rng, az, c=(0, 0), bands=((40000, 3, 32, .8), (100000, 32, 95, 1.0), (50000, 95, 260, 1.6), (22000, 260, 700, 2.6)),
          half=42, roads_x=(), roads_y=(), keep=None, green=.3, tall=.06, cover=-.42):
    """Dry grass with some green; sparse on bare soil, none on wheel tracks."""
    straw = mat_leaf('straw', (.34, .265, .120), (.52, .44, .235)); grn = mat_leaf('green', (.10, .135, .035), (.24, .25, .075))
    dry = mat_leaf('dry', (.42, .30, .15), (.60, .47, .27))
    tufts = coll('tufts', [grass_tuft(straw, i, h=(.12, .42)) for i in range(3)]+[grass_tuft(dry, 7, 26, h=(.10, .34), spread=.22)]
                 + [grass_tuft(grn, 20, 30, (.10, .30))]+[grass_tuft(straw, 30, 18, (.4, .85), .1)])
    X, Y, S = [], [], []
    for n, r0, r1, sc in bands:
        x, y = wedge(rng, n, r0, r1, az, half, c)
        k = (fbm(x/7, y/7, 77, 3)+.35*fbm(x/40, y/40, 5, 2) > cover) | (rng.random(n) < .2)
        if roads_x or roads_y:
            d = np.min([np.abs(x-q) for q in roads_x]+[np.abs(y-q) for q in roads_y], 0)
            k &= (d > 2.4+rng.normal(0, .35, n)) | ((d < .4) & (rng.random(n) < .5))
        if keep is not None: k &= keep(x, y)
        X.append(x[k]); Y.append(y[k]); S.append(np.full(k.sum(), sc))
    X, Y, S = map(np.concatenate, (X, Y, S)); n = len(X)
    i = np.where(rng.random(n) < green+.45*(fbm(X/28, Y/28, 61, 3) > .05), 4, rng.integers(0, 4, n)); i = np.where(rng.random(n) < tall, 5, i)
    scatter('grass', np.stack([X, Y, hgt(X, Y)], 1), np.stack([rng.normal(0, .1, n), rng.normal(0, .1, n), rng.uniform(0, 6.28, n)], 1),
            S*rng.uniform(.6, 1.25, n), i, tufts)
    print('tufts', n)


def rocks(hgt, rng, az, n=2600, r=60, c=(0, 0), keep=None):
    x, y = wedge(rng, n, 3, r, az, 45, c)
    if keep is not None: k = keep(x, y); x, y = x[k], y[k]
    n = len(x)
    scatter('rocks', np.stack([x, y, hgt(x, y)], 1), rng.uniform(0, 6.28, (n, 3)), .02+.07*rng.random(n)**4, rng.integers(0, 3, n),
            coll('rocks', [rock(material('rock', (.20, .16, .12), .9), i) for i in range(3)]))


def trees(hgt, rng, az, n=22000, r0=120, r1=4200, half=60, c=(0, 0), keep=None, thr=.2, near_scale=1.0, low=False, leaf=None):
    """Acacias and shrubs in groups and along lines; leaf cards smaller than in kit.py, so that distant trees do not glitter.
    low: scrub with crowns down to the ground, for views from above. leaf: a material in place of green leaves."""
    leaf = leaf or mat_leaf('leaf', (.050, .068, .022), (.125, .130, .048), .3); bark = material('bark', (.10, .075, .055), .9)
    kinds = coll('trees', [tree(leaf, bark, i, H=5.0+i*.5, R=2.8+.3*i, n=3400) for i in range(4)]+[tree(leaf, bark, 9+i, H=1.9, R=1.3, n=900) for i in range(2)])
    if low: kinds = coll('scrub', [tree(leaf, bark, 40+i, H=2.2+.5*i, R=2.3+.45*i, n=3600, flat=.95) for i in range(6)])
    x, y = wedge(rng, n, r0, r1, az, half, c)
    k = (fbm(x/170, y/170, 91, 4)+.25*sstep(0, 1, (1300-np.abs(np.hypot(x-c[0], y-c[1])-1300))/1300)+rng.normal(0, .05, n) > thr)
    if keep is not None: k &= keep(x, y)
    x, y = x[k], y[k]; n = len(x)
    i = rng.integers(0, 6, n)
    scatter('trees', np.stack([x, y, hgt(x, y)-.12], 1), np.stack([x*0, x*0, rng.uniform(0, 6.28, n)], 1), near_scale*rng.uniform(.65, 1.5, n), i, kinds)
    print('trees', n)


def dull(M):
    """Weathered steel for distant objects, where bright zinc would glitter."""
    return M.setdefault('dull', material('dull', (.20, .205, .21), .75, .15, .2))


def put(ob, x, y, z=0, rz=0, s=1.0):
    o = bpy.data.objects.new(ob.name, ob.data); bpy.context.scene.collection.objects.link(o)
    o.location = (x, y, z); o.rotation_euler.z = math.radians(rz); o.scale = (s,)*3
    for m in ob.modifiers:
        if m.type == 'BEVEL':
            q = o.modifiers.new(m.name, m.type); q.width, q.segments, q.limit_method, q.angle_limit = m.width, m.segments, m.limit_method, m.angle_limit
    return o


def turbines(M, hgt, spots, yaw=0, rng=None, c=(0, 0), hub=112, R=70):
    """spots: (bearing, distance, blade phase) from c."""
    rng = rng or np.random.default_rng(8)
    for i, (az, d, ph) in enumerate(spots):
        dx, dy = polar(az, d); x, y = c[0]+dx, c[1]+dy
        o = turbine(M, hub=hub, R=R, phase=ph, yaw=yaw+rng.normal(0, 2), name=f'w{i}'); o.location = (x, y, at(hgt, x, y)-.5)


# ------------------------------------------------------------------ fence
def mat_mesh(name='chainlink', pitch=.055, wire=.0034):
    """Chain-link mesh as a material: wire along the diagonals, transparent elsewhere."""
    def b(t, p):
        u, v, _ = t.xyz(t.new('ShaderNodeUVMap', uv_map='uv').outputs[0])
        k = pitch*math.sqrt(2)
        f = lambda q: t.m('LESS_THAN', t.m('ABSOLUTE', t.m('SUBTRACT', t.m('FRACT', t.m('DIVIDE', q, k)), .5)), wire/k*.75)
        a = t.m('MAXIMUM', f(t.m('ADD', u, v)), f(t.m('SUBTRACT', u, v)))
        tr, mx = t.new('ShaderNodeBsdfTransparent'), t.new('ShaderNodeMixShader')
        t.l.new(a, mx.inputs[0]); t.l.new(tr.outputs[0], mx.inputs[1]); t.l.new(p.outputs[0], mx.inputs[2])
        return mx.outputs[0]
    return material(name, (.50, .52, .53), .5, .6, build=b, haze=False)


def mat_mesh_far(name='chainlink-far', a=.13):
    """Chain-link mesh for distant fences, where single wires would only add noise."""
    def b(t, p):
        tr, mx = t.new('ShaderNodeBsdfTransparent'), t.new('ShaderNodeMixShader')
        mx.inputs[0].default_value = a; t.l.new(tr.outputs[0], mx.inputs[1]); t.l.new(p.outputs[0], mx.inputs[2])
        return mx.outputs[0]
    return material(name, (.50, .52, .53), .55, .5, build=b, haze=False)


def fence(M, hgt, pts, height=2.1, step=3.0, mesh=None, arms=True, seed=1, signs=()):
    """A chain-link fence: posts with outward arms and three strands of barbed wire. signs: positions along it in metres."""
    rnd = random.Random(seed); g, w = Geo(), Geo(); run = 0.0; tops = []
    for (ax, ay), (bx, by) in zip(pts[:-1], pts[1:]):
        L = math.hypot(bx-ax, by-ay); n = max(1, int(round(L/step))); ux, uy = (bx-ax)/L, (by-ay)/L; nx, ny = uy, -ux
        prev = None
        for i in range(n+1):
            x, y = ax+(bx-ax)*i/n, ay+(by-ay)*i/n; z = at(hgt, x, y); lx, ly = rnd.gauss(0, .012), rnd.gauss(0, .012)
            top = (x+lx, y+ly, z+height)
            g.tube((x, y, z-.4), top, .030, .030, 0, 8)
            if i % 10 == 0: g.tube((x+ux*1.1, y+uy*1.1, z-.2), (x, y, z+height*.82), .022, .022, 0, 6)
            if arms: g.tube(top, (top[0]+nx*.32, top[1]+ny*.32, top[2]+.34), .018, .018, 0, 6)
            g.box((x-.16, y-.16, z-.3), (x+.16, y+.16, z+.07+rnd.random()*.04), 1)
            if prev:
                (px, py, pz), (qx, qy, qz) = prev, top; d = L/n*i; e = L/n*(i-1)
                w.quad([(px, py, pz-height+.05), (qx, qy, qz-height+.05), (qx, qy, qz-.03), (px, py, pz-.03)], 0,
                       uv=((run+e, 0), (run+d, 0), (run+d, height-.08), (run+e, height-.08)))
                for f, o in ((0, 0), (.5, .17), (1.0, .33)) if arms else ((0, 0),):
                    mid = ((px+qx)/2+nx*.32*f, (py+qy)/2+ny*.32*f, (pz+qz)/2+.34*f-.015)
                    g.tube((px+nx*.32*f, py+ny*.32*f, pz+.34*f), mid, .0045, .0045, 0, 4, False); g.tube(mid, (qx+nx*.32*f, qy+ny*.32*f, qz+.34*f), .0045, .0045, 0, 4, False)
            prev = top
        for s in signs:
            if run <= s < run+L:
                x, y = ax+ux*(s-run), ay+uy*(s-run); z = at(hgt, x, y)+1.25; o = .035
                q = lambda a, b, k: (x+ux*a+nx*(o+k), y+uy*a+ny*(o+k), z+b)
                g.quad([q(-.28, 0, 0), q(.28, 0, 0), q(.28, .42, 0), q(-.28, .42, 0)], 2)
                g.quad([q(-.15, .09, .004), q(.15, .09, .004), q(0, .35, .004)], 3); g.quad([q(-.10, .12, .006), q(.10, .12, .006), q(0, .29, .006)], 2)
        run += L
    g.obj('fence', [M['galv'], M['concrete'], M.setdefault('sign', material('sign', (.82, .60, .06), .5)), M['dark']])
    w.obj('fence-mesh', [mesh or mat_mesh()])


# ------------------------------------------------------------------ small electrical equipment
def string_inverter(M):
    """Wall box on two legs: finned back, dark front plate, glands and conduits, small sunroof. About 1.1 m wide, bottom at 0.75 m."""
    g = Geo()
    for x in (-.42, .42): g.box((x-.03, .10, -.5), (x+.03, .16, 1.65), 2)
    for z in (.72, 1.45): g.box((-.50, .08, z), (.50, .12, z+.05), 2)
    g.box((-.52, -.22, .80), (.52, .06, 1.46), 0); g.box((-.47, -.235, .86), (.47, -.22, 1.40), 0); g.box((-.12, -.24, 1.12), (.12, -.235, 1.30), 3)
    for i in range(18): x = -.49+i*.056; g.box((x, .06, .84), (x+.012, .17, 1.42), 1)
    for i in range(10): x = -.40+i*.088; g.tube((x, -.10, .80), (x, -.10, .70), .016, .016, 3, 6)
    for i in range(5): x = -.36+i*.18; g.tube((x, -.10, .72), (x+.03, -.02, -.1), .021, .021, 3, 6)
    g.quad([(-.66, -.42, 1.56), (.66, -.42, 1.56), (.66, .26, 1.72), (-.66, .26, 1.72)], 2); g.quad([(-.66, -.42, 1.555), (-.66, .26, 1.715), (.66, .26, 1.715), (.66, -.42, 1.555)], 2)
    for x in (-.42, .42): g.tube((x, -.2, 1.46), (x, -.25, 1.59), .012, .012, 2, 6)
    return g.obj('inverter', [M['paint'], M['alu'], M['galv'], M['dark']], link=False)


def tray(M, hgt, a, b, z=.55, width=.30, step=3.0, seed=2):
    """Cable tray with a lid on short posts, along a straight line."""
    rnd = random.Random(seed); g = Geo(); L = math.hypot(b[0]-a[0], b[1]-a[1]); n = max(1, int(L/step)); ux, uy = (b[0]-a[0])/L, (b[1]-a[1])/L; nx, ny = -uy, ux
    for i in range(n):
        s0, s1 = L*i/n, L*(i+1)/n-.012; x0, y0, x1, y1 = a[0]+ux*s0, a[1]+uy*s0, a[0]+ux*s1, a[1]+uy*s1
        z0, z1 = at(hgt, x0, y0)+z, at(hgt, x1, y1)+z; lift = rnd.gauss(0, .004)
        P = lambda x, y, zz, o, h: (x+nx*o, y+ny*o, zz+h+lift)
        w = width/2
        g.quad([P(x0, y0, z0, -w, .10), P(x1, y1, z1, -w, .10), P(x1, y1, z1, w, .10), P(x0, y0, z0, w, .10)], 0)
        for o in (-w, w): g.quad([P(x0, y0, z0, o, 0), P(x1, y1, z1, o, 0), P(x1, y1, z1, o, .10), P(x0, y0, z0, o, .10)], 0)
        for o in (-w*.7, w*.7): q = P(x0, y0, z0, o, 0); g.box((q[0]-.02, q[1]-.02, q[2]-z-.4), (q[0]+.02, q[1]+.02, q[2]), 0)
    return g.obj('tray', [M['galv']])


def lamp(M, h=7.5, camera=True):
    g = Geo(); g.tube((0, 0, -.4), (0, 0, h), .085, .05, 0, 10); g.box((-.05, -1.1, h-.12), (.05, .1, h-.03), 0); g.box((-.15, -1.45, h-.15), (.15, -.75, h-.06), 0); g.box((-.25, -.25, -.3), (.25, .25, .15), 2)
    if camera: g.box((-.04, -.35, h-1.3), (.04, 0, h-1.22), 0); g.tube((0, -.35, h-1.28), (0, -.35, h-1.5), .09, .07, 1, 12)
    return g.obj('lamp', [dull(M), M['white'], M['concrete']], link=False)


# ------------------------------------------------------------------ high voltage
def insulator(g, a, b, r=.13, m=2, n=9):
    a, b = Vector(a), Vector(b); g.tube(a, b, r*.35, r*.35, m, 6)
    for i in range(n): p = a.lerp(b, (i+.5)/n); q = a.lerp(b, (i+.8)/n); g.tube(p, q, r, r*.55, m, 8)


def lattice(g, x, y, z0, z1, w0, w1, m=0, n=6, t=.045):
    """Square lattice column."""
    c = lambda w, k: ((-w, -w), (w, -w), (w, w), (-w, w))[k]
    for i in range(n):
        za, zb = z0+(z1-z0)*i/n, z0+(z1-z0)*(i+1)/n; wa, wb = w0+(w1-w0)*i/n, w0+(w1-w0)*(i+1)/n
        for k in range(4):
            p, q = c(wa, k), c(wb, k); p2, q2 = c(wa, (k+1) % 4), c(wb, (k+1) % 4)
            g.tube((x+p[0], y+p[1], za), (x+q[0], y+q[1], zb), t, t, m, 4, False)
            g.tube((x+p[0], y+p[1], za), (x+q2[0], y+q2[1], zb), t*.6, t*.6, m, 4, False); g.tube((x+p2[0], y+p2[1], za), (x+q[0], y+q[1], zb), t*.6, t*.6, m, 4, False)


def pylon(M, h=34, thick=1.0):
    """Lattice tower, three pairs of arms, suspension insulators. Line runs along Y."""
    g = Geo(); t = .09*thick
    lattice(g, 0, 0, -1, h*.56, 2.7, .95, 0, 6, t); lattice(g, 0, 0, h*.56, h*.94, .95, .5, 0, 6, t*.8)
    for k in range(4): a = ((-1, -1), (1, -1), (1, 1), (-1, 1))[k]; g.tube((a[0]*.5, a[1]*.5, h*.94), (0, 0, h), t*.7, t*.7, 0, 4, False)
    for z, w in ((h*.60, 4.4), (h*.74, 3.9), (h*.88, 3.4)):
        for s in (-1, 1):
            tip = (s*w, 0, z+.25)
            for y in (-.6, .6):
                g.tube((s*.6, y, z), tip, t*.6, t*.6, 0, 4, False); g.tube((s*.6, y, z+1.4), tip, t*.6, t*.6, 0, 4, False)
            insulator(g, tip, (s*w, 0, z-1.35), .14*thick, 1, 7)
    return g.obj('pylon', [dull(M), M.setdefault('porcelain', material('porcelain', (.20, .09, .055), .25))], link=False)


def line_of_pylons(M, hgt, spots, h=34, thick=1.0, wire=.03):
    """Pylons at the given points with sagging conductors between them."""
    p = pylon(M, h, thick); pos = []
    for i, (x, y) in enumerate(spots):
        a, b = spots[max(0, i-1)], spots[min(len(spots)-1, i+1)]; rz = math.degrees(math.atan2(b[1]-a[1], b[0]-a[0]))-90
        z = at(hgt, x, y); put(p, x, y, z, rz); pos.append((x, y, z, math.radians(rz)))
    g = Geo()
    for (xa, ya, za, ra), (xb, yb, zb, rb) in zip(pos[:-1], pos[1:]):
        L = math.hypot(xb-xa, yb-ya); sag = L*.028
        for ox, q in ((s*w, h*f-1.1) for f, w in ((.60, 4.4), (.74, 3.9), (.88, 3.4)) for s in (-1, 1)):
            A = Vector((xa+ox*math.cos(ra), ya+ox*math.sin(ra), za+q)); B = Vector((xb+ox*math.cos(rb), yb+ox*math.sin(rb), zb+q)); prev = A
            for k in range(1, 13): f = k/12; p_ = A.lerp(B, f); p_.z -= sag*4*f*(1-f); g.tube(prev, p_, wire, wire, 0, 4, False); prev = p_
        A, B = Vector((xa, ya, za+h)), Vector((xb, yb, zb+h)); prev = A
        for k in range(1, 13): f = k/12; p_ = A.lerp(B, f); p_.z -= sag*3*f*(1-f); g.tube(prev, p_, wire*.7, wire*.7, 0, 4, False); prev = p_
    g.obj('conductors', [M.setdefault('wire', material('wire', (.10, .10, .11), .6))])


def transformer(M, s=1.0):
    g = Geo(); g.box((-3, -2.4, -.3), (3, 2.4, .35), 1); g.box((-2, -1.1, .35), (2, 1.1, 3.1), 0)
    for sgn in (-1, 1):
        for i in range(16): x = -1.9+i*.25; g.box((x, min(sgn*1.2, sgn*1.9), .8), (x+.07, max(sgn*1.2, sgn*1.9), 2.9), 0)
    for i in range(3):
        x = -1.2+i*1.2; g.tube((x, -.2, 3.1), (x, -.5, 3.5), .16, .14, 0, 10); insulator(g, (x, -.5, 3.5), (x, -.95, 4.9), .20, 2, 9)
        insulator(g, (x-.3, .6, 3.1), (x-.3, .8, 3.9), .13, 2, 6)
    g.tube((-2.1, .7, 3.7), (1.2, .7, 3.7), .42, .42, 0, 16); g.box((-1.9, .6, 3.1), (-1.7, .8, 3.6), 0); g.box((.8, .6, 3.1), (1.0, .8, 3.6), 0)
    o = g.obj('transformer', [material('tankgrey', (.30, .33, .34), .45), M['concrete'], M.setdefault('porcelain', material('porcelain', (.20, .09, .055), .25))], link=False)
    return o


def substation(M, hgt, cx, cy, rz=0, bays=4):
    """Substation: gantries, bus bars, breakers, two transformers, lightning masts and a control room. 60 × 46 m."""
    g = Geo(); r = math.radians(rz); ca, sa = math.cos(r), math.sin(r); z0 = at(hgt, cx, cy)+.3
    W = bays*11
    g.box((-W/2-7, -20, -2), (W/2+7, 26, .05), 3)
    for y in (-8, 8):
        for i in range(bays+1): lattice(g, -W/2+i*11, y, 0, 11, .55, .35, 0, 7, .06)
        for k in (-.3, .3):
            for zz in (10.4, 11.2): g.tube((-W/2, y+k, zz), (W/2, y+k, zz), .06, .06, 0, 4, False)
        for i in range(int(W/1.1)): x = -W/2+i*1.1; g.tube((x, y-.3, 10.4), (x+1.1, y+.3, 11.2), .03, .03, 0, 4, False); g.tube((x, y+.3, 10.4), (x+1.1, y-.3, 11.2), .03, .03, 0, 4, False)
    for i in range(bays):
        for k in (-2.6, 0, 2.6):
            x = -W/2+i*11+5.5+k
            insulator(g, (x, -8, 10.3), (x, -6.6, 9.9), .17, 2, 8); insulator(g, (x, 8, 10.3), (x, 6.6, 9.9), .17, 2, 8); g.tube((x, -6.6, 9.9), (x, 6.6, 9.9), .035, .035, 4, 4, False)
            for y in (-13, -3, 2, 13):
                g.tube((x, y, 0), (x, y, 2.4), .12, .12, 0, 6); insulator(g, (x, y, 2.4), (x, y, 4.6), .19, 2, 9)
            g.tube((x, -13, 4.6), (x, -3, 4.7), .03, .03, 4, 4, False); g.tube((x, 2, 4.7), (x, 13, 4.6), .03, .03, 4, 4, False); g.tube((x, -3, 4.7), (x, -1, 9.9), .03, .03, 4, 4, False)
    for y in (-3, 2): g.tube((-W/2, y, 4.75), (W/2, y, 4.75), .06, .06, 4, 6)
    for x, y in ((-W/2-4, -16), (W/2+4, -16), (W/2+4, 20), (-W/2-4, 20)): lattice(g, x, y, 0, 19, .7, .2, 0, 9, .06); g.tube((x, y, 19), (x, y, 23), .05, .02, 0, 5)
    g.box((-W/2, 17, 0), (-W/2+16, 24, 4.2), 5); g.box((-W/2-.3, 16.6, 4.2), (-W/2+16.3, 24.4, 4.5), 3)
    for i in range(4): g.box((-W/2+1.5+i*3.8, 16.96, 1.2), (-W/2+3.3+i*3.8, 17, 2.6), 6)
    o = g.obj('substation', [dull(M), M['concrete'], M.setdefault('porcelain', material('porcelain', (.20, .09, .055), .25)), M['concrete'],
                             M.setdefault('bus', material('bus', (.6, .61, .62), .4, .8)), material('limewall', (.66, .62, .53), .85), M['dark']])
    o.location = (cx, cy, z0); o.rotation_euler.z = r
    t = transformer(M)
    for i in (0, bays-2):
        x, y = -W/2+i*11+5.5, -17; put(t, cx+x*ca-y*sa, cy+x*sa+y*ca, z0, rz)
    return o


# ------------------------------------------------------------------ stations
def station(M, hgt, x, y, rz=90):
    """Inverter station: enclosure, transformer, ring of bollards, on one slab."""
    c = bpy.data.objects.get('mv-proto') or container(M, doors=3, name='mv-proto', hvac=True, stripe=False, seed=3)
    z = at(hgt, x, y)+.25; r = math.radians(rz)
    q = lambda a, b: (x+a*math.cos(r)-b*math.sin(r), y+a*math.sin(r)+b*math.cos(r))
    put(c, *q(0, 0), z, rz); put(transformer(M), *q(6.2, 0), z, rz, .55)
    g = Geo()
    for a, b in ((-4, -2.4), (0, -2.4), (4, -2.4), (8.6, -2.4), (8.6, 2.4)): p = q(a, b); g.tube((*p, z-.4), (*p, z+.95), .06, .06, 0, 8); g.tube((*p, z+.6), (*p, z+.8), .062, .062, 1, 8)
    g.obj('bollards', [M['accent2'], M['dark']])


# ------------------------------------------------------------------ drone
def drone(M, spin=0.0):
    """Inspection quadrotor about 0.9 m across, nose to -Y: shell, folding arms, motors, blurred rotors, legs, gimbal with two cameras."""
    from props_yard import P, soft
    shell = M.setdefault('shell', material('shell', (.50, .515, .53), .36, 0, .45)); carbon = M.setdefault('carbon', material('carbon', (.018, .019, .021), .38, 0, .5))
    glass = M.setdefault('glass', material('glass', (.006, .007, .010), .06, 0, .6)); parts = []
    led = material('dronelamp', (.1, .5, .2), .4, build=lambda t, p: (setattr(p.inputs['Emission'], 'default_value', (.1, 1, .35, 1)), setattr(p.inputs['Emission Strength'], 'default_value', 5.0)) and None)
    ledr = material('dronelampr', (.5, .1, .1), .4, build=lambda t, p: (setattr(p.inputs['Emission'], 'default_value', (1, .10, .05, 1)), setattr(p.inputs['Emission Strength'], 'default_value', 5.0)) and None)

    def blob(sx, sy, sz, mat, loc, p=2.6, name='hull'):
        """A superellipsoid: a box with rounded edges and faces."""
        V, F = [], []; n, m = 40, 22
        pw = lambda c, e: math.copysign(abs(c)**(2/e), c)
        for j in range(m+1):
            v = -math.pi/2+math.pi*j/m
            for i in range(n):
                u = 2*math.pi*i/n; V.append((loc[0]+sx*pw(math.cos(v), p)*pw(math.cos(u), p), loc[1]+sy*pw(math.cos(v), p)*pw(math.sin(u), p), loc[2]+sz*pw(math.sin(v), p)))
        for j in range(m):
            for i in range(n): F.append((j*n+i, j*n+(i+1) % n, (j+1)*n+(i+1) % n, (j+1)*n+i))
        from kit import mesh
        o = mesh(name, V, F, [mat], smooth=True); parts.append(o); return o
    blob(.085, .185, .048, shell, (0, 0, .02), 3.2)
    blob(.064, .150, .030, carbon, (0, .02, .064), 3.0)                 # battery on the back
    blob(.072, .060, .034, shell, (0, -.150, .008), 2.6)
    blob(.050, .012, .020, glass, (0, -.206, .016), 3.0)                # forward cameras
    g = P()
    for sx in (-1, 1):
        g.tube((sx*.028, -.216, .016), (sx*.028, -.221, .016), .012, .011, 2, 24)
        for sy in (-1, 1):
            a = Vector((sx*.070, sy*.115, .018)); b = Vector((sx*.335, sy*.290, .040))
            g.tube(a, b, .0165, .0125, 1, 28); g.tube(a, a.lerp(b, .14), .024, .021, 1, 28); g.tube(a.lerp(b, .14), a.lerp(b, .155), .0225, .0225, 3, 28); g.tube(a.lerp(b, .90), b, .018, .021, 1, 28)
            # motor: seat, winding gap, bell, shaft
            g.turn([(.020, -.030), (.026, -.026), (.0275, -.018), (.0275, .006), (.0265, .009)], 1, 40, b); g.turn([(.0235, .009), (.0235, .014)], 6, 40, b)
            g.turn([(.0265, .014), (.0280, .016), (.0280, .034), (.0262, .040), (.0190, .0435), (.0080, .0445)], 3, 40, b); g.turn([(.0283, .0225), (.0286, .0235), (.0286, .0265), (.0283, .0275)], 6, 40, b)
            g.turn([(.0075, .044), (.0075, .058), (.0115, .0585), (.0115, .0665), (.0080, .0700), (.0010, .0710)], 3, 28, b)
            g.turn([(.010, -.035), (.012, -.033), (.012, -.029)], 4 if sy > 0 else 5, 20, b)
            foot = b+Vector((sx*.014, sy*.012, -.150)); g.path([b+Vector((0, 0, -.02)), b.lerp(foot, .5)+Vector((sx*.002, sy*.002, 0)), foot], .0065, 1, 16); g.path([foot, foot+Vector((0, 0, -.014))], .0095, 3, 16)
    g.turn([(.034, .088), (.034, .096), (.031, .103), (.020, .107), (.001, .108)], 0, 40, (0, .03, 0))     # satellite receiver
    for k in range(3): g.rb((-.030+k*.022, .135, .083), (-.016+k*.022, .150, .0955), 3, .003)               # battery catch
    g.rb((-.045, -.10, -.046), (.045, .06, -.028), 1, .006)
    # gimbal: yoke, ball, two cameras
    g.tube((0, -.115, -.030), (0, -.115, -.062), .020, .020, 1, 28); g.rb((-.058, -.130, -.072), (.058, -.100, -.060), 1, .004)
    for sx in (-1, 1): g.rb((sx*.052-.006, -.130, -.125), (sx*.052+.006, -.100, -.062), 1, .003)
    o = soft(g.obj('frame', [shell, carbon, glass, M['dark'], led, ledr, M['galv']]), 32); parts.append(o)
    blob(.044, .040, .038, carbon, (0, -.117, -.112), 3.4, 'eye')
    q = Geo(); d = Vector((0, -.80, -.60)).normalized()
    for sx, r in ((-.018, .017), (.019, .013)):
        c = Vector((sx, -.117, -.112)); q.tube(c+d*.030, c+d*.047, r, r, 0, 18); q.tube(c+d*.047, c+d*.049, r*.82, r*.74, 1, 18)
    parts.append(q.obj('lens', [M['dark'], glass]))
    # rotors, frozen by a short exposure: two twisted, swept blades with rounded tips
    k = P()
    for sx in (-1, 1):
        for sy in (-1, 1):
            ph = math.degrees(spin)+{(-1, -1): 8, (-1, 1): 152, (1, -1): 28, (1, 1): 170}[sx, sy]
            for half in (0, 180):
                k.at(sx*.335, sy*.290, .040+.0625, rz=ph+half); rings = []
                for f in np.linspace(.05, 1, 26):
                    c = (.013+.017*math.sin(math.pi*min(1, f/.62)/2)-.019*max(0, f-.3)**1.4)*math.sqrt(max(.02, 1-((f-.9)/.1)**2 if f > .9 else 1))
                    t = math.radians(24-17*f**.7); mid = .004*math.sin(f*3.1)-.010*f*f; x, z = .205*f, .012*f*f
                    rings.append([Vector((x, sx*sy*(mid+c*q*math.cos(t)), z+c*q*math.sin(t)+c*u)) for q, u in ((-.5, 0), (-.25, .05), (.05, .075), (.3, .05), (.5, 0), (.3, -.015), (0, -.01), (-.3, -.015))])
                for A, B in zip(rings[:-1], rings[1:]):
                    for i in range(8): k.quad([A[i], A[(i+1) % 8], B[(i+1) % 8], B[i]], 0)
                k.quad(rings[-1], 0)
    parts.append(soft(k.obj('rotors', [material('blade', (.030, .032, .035), .34, spec=.5)]), 50))
    root = bpy.data.objects.new('drone', None); bpy.context.scene.collection.objects.link(root)
    for p in parts: p.parent = root
    return root


def shade(hgt, sun, edge, width=240, dist=70, height=14, c=(0, 0), seed=3, ragged=.35):
    """Trees outside the frame, towards the sun: only their shadow is visible. edge: sideways offset of their centre in metres."""
    rng = np.random.default_rng(seed); n = 90; s = math.radians(sun)
    ux, uy = math.sin(s), math.cos(s); vx, vy = uy, -ux; V, F = [], []
    for i in range(n+1):
        q = edge+(i/n-.5)*width; x, y = c[0]+ux*dist+vx*q, c[1]+uy*dist+vy*q; z = at(hgt, x, y)
        h = height*(1-ragged/2+ragged*float(fbm(np.array(i*.11), np.array(seed*1.0), 7, 4))+rng.normal(0, .02))*min(1, 6*min(i, n-i)/n+.1)
        V += [(x, y, z-3), (x, y, z+h)]
    for i in range(n): F.append((2*i, 2*i+2, 2*i+3, 2*i+1))
    from kit import mesh
    o = mesh('grove', V, F, [material('grove', (.03, .04, .02), .9, haze=False)])
    o.visible_camera = o.visible_glossy = o.visible_diffuse = False
    return o
