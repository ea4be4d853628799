"""Hardware for close views: strings, cables, yards, substations, chargers, cranes. Built on kit.py; functions with a `name` return a
mesh object to instance with put(); the others place what they make. A scene imports either these props or those of
props_park.py whole: both have put(), fence(), lamp(), tray(), string_inverter() and substation()."""
from kit import *

# ------------------------------------------------------------------ geometry helpers
class P(Geo):
    """Geo with a current transform, chamfered boxes, swept paths and surfaces of revolution."""
    def __init__(s): super().__init__(); s.X = Matrix.Identity(4)
    def at(s, x=0, y=0, z=0, rz=0, rx=0, ry=0, sc=1):
        s.X = Matrix.Translation((x, y, z)) @ Euler((math.radians(rx), math.radians(ry), math.radians(rz))).to_matrix().to_4x4() @ Matrix.Scale(sc, 4); return s
    def quad(s, pts, m=0, uv=((0,0),(1,0),(1,1),(0,1)), r=(.5,.5)):
        super().quad([s.X @ Vector(p) for p in pts], m, uv, r)
    def rb(s, lo, hi, m=0, c=.012):
        """box with chamfered edges, whose highlights make sheet metal look real"""
        lo, hi = [min(a, b) for a, b in zip(lo, hi)], [max(a, b) for a, b in zip(lo, hi)]
        C = [(a+b)/2 for a, b in zip(lo, hi)]; H = [(b-a)/2 for a, b in zip(lo, hi)]; c = min(c, *(h*.45 for h in H))
        V = lambda sg, a: tuple(C[i]+sg[i]*(H[i] if i == a else H[i]-c) for i in range(3))
        for a in range(3):
            o = [i for i in range(3) if i != a]
            for sg in (-1, 1):
                q = []
                for u, v in ((-1,-1),(1,-1),(1,1),(-1,1)):
                    k = [0,0,0]; k[a] = sg; k[o[0]] = u; k[o[1]] = v; q.append(V(k, a))
                s.quad(q, m)
        for a, b in ((0,1),(0,2),(1,2)):
            t = 3-a-b
            for sa in (-1, 1):
                for sb in (-1, 1):
                    k1 = [0,0,0]; k1[a] = sa; k1[b] = sb; k1[t] = -1; k2 = list(k1); k2[t] = 1
                    s.quad([V(k1, a), V(k2, a), V(k2, b), V(k1, b)], m)
        for x in (-1, 1):
            for y in (-1, 1):
                for z in (-1, 1): s.quad([V((x,y,z), i) for i in range(3)], m)
    def path(s, pts, r, m=0, n=8, cap=True):
        pts = [Vector(p) for p in pts]; rings = []; up = None
        for i, p in enumerate(pts):
            d = (pts[min(i+1, len(pts)-1)]-pts[max(i-1, 0)]).normalized()
            u = d.orthogonal().normalized() if up is None else (up-d*up.dot(d)).normalized(); up = u; w = d.cross(u)
            rings.append([p+(u*math.cos(t)+w*math.sin(t))*r for t in np.linspace(0, 2*math.pi, n, endpoint=False)])
        for A, B in zip(rings[:-1], rings[1:]):
            for i in range(n): s.quad([A[i], A[(i+1)%n], B[(i+1)%n], B[i]], m)
        if cap: s.quad(rings[0][::-1], m); s.quad(rings[-1], m)
    def hang(s, a, b, sag, r, m=0, n=6, k=14):
        a, b = Vector(a), Vector(b); s.path([a.lerp(b, t)-Vector((0, 0, 4*sag*t*(1-t))) for t in np.linspace(0, 1, k)], r, m, n)
    def bez(s, a, b, c, d, r, m=0, n=6, k=14):
        a, b, c, d = map(Vector, (a, b, c, d))
        s.path([a*(1-t)**3+b*3*t*(1-t)**2+c*3*t*t*(1-t)+d*t**3 for t in np.linspace(0, 1, k)], r, m, n)
    def turn(s, prof, m=0, n=24, c=(0,0,0)):
        """revolve (r, z) pairs about the vertical through c"""
        T = np.linspace(0, 2*math.pi, n, endpoint=False); R = [[(c[0]+r*math.cos(t), c[1]+r*math.sin(t), c[2]+z) for t in T] for r, z in prof]
        for A, B in zip(R[:-1], R[1:]):
            for i in range(n): s.quad([A[i], A[(i+1)%n], B[(i+1)%n], B[i]], m)
        s.quad(R[0][::-1], m); s.quad(R[-1], m)
    def ring(s, c, R, r, m=0, axis='z', n=28, k=8, a0=0, a1=2*math.pi):
        f = {'z': lambda t: (R*math.cos(t), R*math.sin(t), 0), 'x': lambda t: (0, R*math.cos(t), R*math.sin(t)), 'y': lambda t: (R*math.cos(t), 0, R*math.sin(t))}[axis]
        s.path([Vector(c)+Vector(f(t)) for t in np.linspace(a0, a1, n)], r, m, k)
    def csec(s, a, b, w=.1, d=.05, t=.006, m=0):
        """cold-formed C post from a to b (vertical), open to +y"""
        (x, y, z0), (_, _, z1) = a, b
        s.box((x-w/2, y, z0), (x+w/2, y+t, z1), m); s.box((x-w/2, y, z0), (x-w/2+t, y+d, z1), m); s.box((x+w/2-t, y, z0), (x+w/2, y+d, z1), m)
        s.box((x-w/2, y+d-t, z0), (x-w/2+.02, y+d, z1), m); s.box((x+w/2-.02, y+d-t, z0), (x+w/2, y+d, z1), m)
    def lattice(s, a, b, w0, w1, bays, r=.04, m=0, rd=None):
        """square lattice mast between two points"""
        a, b = Vector(a), Vector(b); d = (b-a).normalized(); u = d.orthogonal().normalized() if abs(d.z) < .9 else Vector((1,0,0)); u = (u-d*u.dot(d)).normalized(); v = d.cross(u); rd = rd or r*.6
        lv = []
        for i in range(bays+1):
            t = i/bays; w = (w0*(1-t)+w1*t)/2; p = a.lerp(b, t); lv.append([p+(u*x+v*y)*w for x, y in ((-1,-1),(1,-1),(1,1),(-1,1))])
        for i, (A, B) in enumerate(zip(lv[:-1], lv[1:])):
            for k in range(4):
                s.tube(A[k], B[k], r, r, m, 5, False); q = (k+1) % 4
                s.tube(*((A[k], B[q]) if (i+k) % 2 else (A[q], B[k])), rd, rd, m, 4, False); s.tube(B[k], B[q], rd, rd, m, 4, False)
    def insul(s, c, h, r=.11, m=0, n=10, k=18):
        """post insulator with sheds"""
        x, y, z = c; pr = [(r*.45, 0)]
        for i in range(n):
            z0 = h*(i+.15)/n; pr += [(r*.45, z0), (r, z0+h*.25/n), (r*.96, z0+h*.4/n), (r*.45, z0+h*.6/n)]
        s.turn(pr+[(r*.45, h)], m, k, c)

def put(ob, x=0, y=0, z=0, rz=0, sc=1, rx=0, ry=0):
    o = bpy.data.objects.new(ob.name, ob.data); bpy.context.scene.collection.objects.link(o)
    o.location = (x, y, z); o.rotation_euler = (math.radians(rx), math.radians(ry), math.radians(rz)); o.scale = (sc,)*3; return o
def soft(o, ang=35):
    """merges vertices; smooth shading where faces meet at less than ang degrees"""
    import bmesh
    bm = bmesh.new(); bm.from_mesh(o.data); bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-5); bm.to_mesh(o.data); bm.free()
    o.data.polygons.foreach_set('use_smooth', np.ones(len(o.data.polygons), bool)); o.data.use_auto_smooth = True; o.data.auto_smooth_angle = math.radians(ang); return o

# ------------------------------------------------------------------ materials
def worn(name, base, rough=.45, metal=0., dirt=(.36,.28,.19), amount=.35, low=.45, streak=.25, spec=.4, scale=1.0):
    """weathered paint or plastic: patches of dust, more near the ground, faint rain streaks"""
    def b(t, p):
        Q = t.new('ShaderNodeNewGeometry').outputs['Position']; x, y, z = t.xyz(Q)
        n = t.noise(Q, 1.7*scale, 6, .62); s_ = t.noise(t.comb(t.m('MULTIPLY', x, 9*scale), t.m('MULTIPLY', y, 9*scale), t.m('MULTIPLY', z, .5)), 1.0, 4, .6)
        f = t.m('MULTIPLY', t.step(.42, .78, n), amount)
        f = t.m('ADD', f, t.m('MULTIPLY', t.m('SUBTRACT', 1.0, t.step(.05, .75, z)), t.m('MULTIPLY', t.m('ADD', n, .15), low)))
        f = t.m('ADD', f, t.m('MULTIPLY', t.step(.55, .75, s_), streak), clamp=True)
        v = t.mix(t.noise(Q, .35, 2), tuple(c*.93 for c in base), tuple(min(1, c*1.05) for c in base))
        t.l.new(t.mix(f, v, dirt), p.inputs['Base Color']); t.l.new(t.m('MULTIPLY_ADD', f, .4, rough), p.inputs['Roughness'])
    return material(name, base, rough, metal, spec, build=b)

def more(M):
    """adds the yard's materials to kit.mats()"""
    M['ral'] = worn('ral', (.60,.61,.60)); M['cream'] = worn('cream', (.66,.65,.60), streak=.35)
    M['tgrey'] = worn('tgrey', (.255,.285,.285), .42); M['dgreen'] = worn('dgreen', (.035,.105,.080), .42, streak=.15)
    M['oxide'] = worn('oxide', (.30,.075,.040), .55, streak=.3); M['blue'] = worn('blue', (.035,.10,.17), .5, streak=.25)
    M['steel'] = worn('steel', (.42,.43,.44), .42, .75, amount=.3, streak=.15); M['zinc'] = worn('zinc', (.50,.51,.52), .40, .8, amount=.25, low=.25, streak=.1)
    M['rust'] = worn('rust', (.20,.085,.04), .8, 0, (.10,.05,.03), .7)
    M['cable'] = material('cable', (.012,.012,.013), .42, spec=.45); M['redcab'] = material('redcab', (.32,.018,.012), .42); M['pegrn'] = material('pegrn', (.25,.36,.03), .45)
    M['rubber'] = material('rubber', (.018,.018,.018), .75, spec=.2); M['orange'] = worn('orange', (.62,.15,.018), .42, amount=.15, low=.1, streak=.05)
    M['yellow'] = material('yellow', (.72,.40,.02), .5); M['safety'] = material('safety', (.70,.045,.02), .5); M['flag'] = material('flag', (.80,.06,.10), .7)
    M['porc'] = material('porc', (.16,.055,.028), .12, spec=.6); M['poly'] = material('poly', (.34,.36,.38), .45)
    M['copper'] = material('copper', (.62,.25,.11), .28, 1.0); M['brass'] = material('brass', (.60,.42,.14), .3, 1.0)
    M['black'] = worn('black', (.018,.02,.022), .4, amount=.2, low=.3, streak=.1); M['glass'] = material('glass', (.02,.03,.035), .04, spec=.6)
    def wood(t, p):
        Q = t.new('ShaderNodeTexCoord').outputs['Object']; x, y, z = t.xyz(Q)
        w = t.noise(t.comb(t.m('MULTIPLY', x, 2.0), t.m('MULTIPLY', y, 14), t.m('MULTIPLY', z, 14)), 2.2, 6, .65)
        oi = t.new('ShaderNodeObjectInfo').outputs['Random']
        t.l.new(t.mix(oi, t.mix(w, (.20,.125,.065), (.42,.29,.165)), t.mix(w, (.17,.13,.09), (.33,.27,.20))), p.inputs['Base Color'])
    M['wood'] = material('wood', (.4,.28,.16), .8, spec=.15, build=wood)
    def card(t, p):
        Q = t.new('ShaderNodeNewGeometry').outputs['Position']; n = t.noise(Q, 2.2, 5, .6)
        t.l.new(t.mix(n, (.30,.20,.115), (.42,.295,.175)), p.inputs['Base Color'])
    M['card'] = material('card', (.4,.28,.17), .75, spec=.2, build=card)
    M['wrap'] = material('wrap', (.55,.57,.58), .22, spec=.5); M['strap'] = material('strap', (.02,.10,.30), .5); M['foam'] = material('foam', (.62,.62,.60), .8)
    M['mark'] = material('mark', (.72,.72,.69), .7, build=lambda t, p: t.l.new(t.mix(t.step(.45,.7,t.noise(t.new('ShaderNodeNewGeometry').outputs['Position'],7,6,.7)),(.70,.70,.67),(.34,.31,.27)), p.inputs['Base Color']))
    M['soil'] = material('soil', (.25,.16,.1), 1, spec=.05, build=soil_nodes)
    M['plastic'] = worn('plastic', (.50,.51,.52), .5, amount=.2, low=.2, streak=.1); M['screenoff'] = material('screenoff', (.012,.018,.022), .08, spec=.6)
    M['mesh'] = mat_chain()
    return M

def soil_nodes(t, p):
    Q = t.new('ShaderNodeNewGeometry').outputs['Position']; n = t.noise(Q, 2.5, 8, .7); k = t.noise(Q, 17, 5, .7)
    t.l.new(t.mix(t.m('ADD', t.m('MULTIPLY', n, .6), t.m('MULTIPLY', k, .4)), (.13,.072,.040), (.30,.185,.105)), p.inputs['Base Color'])
    bp = t.new('ShaderNodeBump'); bp.inputs['Strength'].default_value = .9; bp.inputs['Distance'].default_value = .06; t.l.new(t.m('ADD', n, t.m('MULTIPLY', k, .5)), bp.inputs['Height']); t.l.new(bp.outputs[0], p.inputs['Normal'])

def mat_chain():
    """chain-link from UVs in metres: 60 mm diamonds of 3 mm wire"""
    def b(t, p):
        u, v, _ = t.xyz(t.new('ShaderNodeUVMap', uv_map='uv').outputs[0]); k = 1/.085
        w = lambda q: t.m('LESS_THAN', t.m('ABSOLUTE', t.m('SUBTRACT', t.m('FRACT', t.m('MULTIPLY', q, k)), .5)), .055)
        f = t.m('MAXIMUM', w(t.m('ADD', u, v)), w(t.m('SUBTRACT', u, v)))
        p.inputs['Base Color'].default_value = (.42,.43,.44,1); p.inputs['Metallic'].default_value = .6; p.inputs['Roughness'].default_value = .45
        tr = t.new('ShaderNodeBsdfTransparent'); mx = t.new('ShaderNodeMixShader'); t.l.new(f, mx.inputs[0]); t.l.new(tr.outputs[0], mx.inputs[1]); t.l.new(p.outputs[0], mx.inputs[2]); return mx.outputs[0]
    return material('chain', build=b, haze=False)

def mat_yard(tracks=(), base=((.155,.13,.10),(.33,.29,.235)), soil=.5, stones=20, name='yard'):
    """Compacted murram with stones, damp patches and tyre tracks; tracks = ((x0, y0, azimuth of travel, weight), ...)"""
    def b(t, p):
        Q = t.new('ShaderNodeNewGeometry').outputs['Position']; x, y, z = t.xyz(Q)
        v = t.new('ShaderNodeTexVoronoi'); t.l.new(Q, v.inputs['Vector']); v.inputs['Scale'].default_value = stones
        v2 = t.new('ShaderNodeTexVoronoi'); t.l.new(Q, v2.inputs['Vector']); v2.inputs['Scale'].default_value = stones*2.7
        n0 = t.noise(Q, .11, 5, .6); n = t.noise(Q, .8, 6, .65); n9 = t.noise(Q, 8, 5, .65)
        c = t.mix(t.xyz(v.outputs['Color'])[0], *base); c = t.mix(.4, c, t.mix(t.xyz(v2.outputs['Color'])[1], *base))
        earth = t.mix(n9, (.19,.130,.080), (.30,.22,.145)); c = t.mix(t.m('MULTIPLY', t.step(.40, .62, t.m('ADD', t.m('MULTIPLY', n, .5), t.m('MULTIPLY', n0, .5))), soil), c, earth)
        c = t.mix(t.m('MULTIPLY', t.step(.56, .68, n0), .45), c, (.085,.065,.048))
        h = t.m('ADD', t.m('MULTIPLY', v.outputs['Distance'], -.7), t.m('ADD', t.m('MULTIPLY', v2.outputs['Distance'], -.3), t.m('MULTIPLY', n9, .8)))
        for x0, y0, az, w in tracks:
            a = math.radians(az); wob = t.m('MULTIPLY', t.m('SUBTRACT', t.noise(Q, .07, 2), .5), 2.4)
            lat = t.m('ADD', t.m('SUBTRACT', t.m('MULTIPLY', t.m('SUBTRACT', x, x0), math.cos(a)), t.m('MULTIPLY', t.m('SUBTRACT', y, y0), math.sin(a))), wob)
            lon = t.m('ADD', t.m('MULTIPLY', x, math.sin(a)), t.m('MULTIPLY', y, math.cos(a)))
            d = t.m('ABSOLUTE', t.m('SUBTRACT', t.m('ABSOLUTE', lat), .78)); f = t.m('MULTIPLY', t.m('SUBTRACT', 1.0, t.step(.11, .19, d)), t.m('MULTIPLY', t.step(.30, .52, n), w))
            lug = t.m('GREATER_THAN', t.m('FRACT', t.m('ADD', t.m('MULTIPLY', lon, 9.0), t.m('MULTIPLY', d, 9.0))), .45)
            c = t.mix(t.m('MULTIPLY', f, .62), c, t.mix(lug, (.12,.085,.055), (.25,.185,.125))); h = t.m('ADD', h, t.m('MULTIPLY', f, t.m('MULTIPLY_ADD', lug, .7, -1.1)))
        t.l.new(c, p.inputs['Base Color']); p.inputs['Roughness'].default_value = 1; p.inputs['Specular'].default_value = .08
        bp = t.new('ShaderNodeBump'); bp.inputs['Strength'].default_value = .8; bp.inputs['Distance'].default_value = .035; t.l.new(h, bp.inputs['Height']); t.l.new(bp.outputs[0], p.inputs['Normal'])
    return material(name, build=b)

# ------------------------------------------------------------------ the site: plain, hills, grass, trees
LEAF = {}
def site(M, az, flat=90, ground=None, seed=5, roads_x=(), roads_y=(), keep=None, grass=1.0, trees=1.0, rocks=2200, half=44, wtg=(), c=(0,0), near=2.5, treemin=170, hills=1.0, tall=.06, far_tree=3800, extra=None):
    """Ground, grass, stones, trees and distant turbines, seen from the origin towards az; keep(x, y) is false where nothing grows. Returns the height function."""
    rng = np.random.default_rng(seed)
    def hgt(x, y):
        r = np.hypot(x-c[0], y-c[1])
        z = 9*fbm(x/330+7.1, y/330+1.7, 3, 3)*sstep(flat, flat*3.2, r)+.05*fbm(x/9, y/9, 9, 3)*sstep(flat*.4, flat, r)
        z = z+hills*sstep(650, 2600, r)*(110*np.maximum(0, fbm(x/1300+.4, y/1300+3.2, 21, 5)+.24)+16*fbm(x/420, y/420, 33, 4))
        if extra is not None: z = z+extra(x, y)
        return z+hills*sstep(2800, 7000, r)*(420*np.maximum(0, fbm(x/2600+9, y/2600+2, 41, 5)+.22))
    keep = keep or (lambda x, y: np.ones(len(x), bool))
    terrain_polar(hgt, ground or mat_ground(roads_x, roads_y))
    straw = mat_leaf('straw', (.34,.265,.120), (.52,.44,.235)); green = mat_leaf('green', (.10,.135,.035), (.24,.25,.075))
    tufts = coll('tufts', [grass_tuft(straw, i, h=(.12,.42)) for i in range(4)]+[grass_tuft(green, 20, 30, (.10,.30))]+[grass_tuft(straw, 30, 18, (.4,.85), .1)])
    def wedge(n, r0, r1, h=half):
        a = np.radians(90-az+rng.uniform(-h, h, n)); r = np.sqrt(rng.uniform(r0*r0, r1*r1, n)); return r*np.cos(a), r*np.sin(a)
    X, Y, S = [], [], []
    for n, r0, r1, sc in ((26000, near, 26, .8), (60000, 26, 90, 1.0), (42000, 90, 260, 1.7), (18000, 260, 700, 2.7)):
        x, y = wedge(int(n*grass), r0, r1); k = ((fbm(x/7, y/7, 77, 3)+.35*fbm(x/40, y/40, 5, 2) > -.36) | (rng.random(len(x)) < .2)) & keep(x, y)
        for ax, cs in ((x, roads_x), (y, roads_y)):
            for q in cs: k &= (np.abs(ax-q) > 2.2+rng.normal(0, .35, len(x))) | ((np.abs(ax-q) < .4) & (rng.random(len(x)) < .5))
        X.append(x[k]); Y.append(y[k]); S.append(np.full(k.sum(), sc))
    X, Y, S = map(np.concatenate, (X, Y, S)); n = len(X)
    gi = np.where(rng.random(n) < .22+.4*(fbm(X/28, Y/28, 61, 3) > .08), 4, rng.integers(0, 4, n)); gi = np.where(rng.random(n) < tall, 5, gi)
    scatter('grass', np.stack([X, Y, hgt(X, Y)], 1), np.stack([rng.normal(0,.1,n), rng.normal(0,.1,n), rng.uniform(0,6.28,n)], 1), S*rng.uniform(.6,1.25,n), gi, tufts)
    if rocks:
        rk = coll('rocks', [rock(material('rock', (.22,.175,.13), .9), i) for i in range(3)]); x, y = wedge(rocks, max(1.5, near*.6), 45, 60); n = len(x)
        scatter('rocks', np.stack([x, y, hgt(x, y)], 1), rng.uniform(0, 6.28, (n, 3)), .012+.05*rng.random(n)**5, rng.integers(0, 3, n), rk)
    if trees:
        leaf = mat_leaf('leaf', (.050,.070,.020), (.13,.135,.045), .3); bark = material('bark', (.10,.075,.055), .9)
        tr = coll('trees', [tree(leaf, bark, i, H=5.0+i*.6, R=2.7+.35*i, n=3200) for i in range(4)]+[tree(leaf, bark, 9+i, H=1.9, R=1.4, n=900) for i in range(2)])
        x, y = wedge(int(17000*trees), treemin, far_tree, 60); k = (fbm(x/170, y/170, 91, 4)+.25*sstep(0,1,(1300-np.abs(np.hypot(x,y)-1300))/1300) > .26) & keep(x, y); x, y = x[k], y[k]; n = len(x)
        scatter('trees', np.stack([x, y, hgt(x, y)-.1], 1), np.stack([x*0, x*0, rng.uniform(0,6.28,n)], 1), rng.uniform(.7,1.5,n), rng.integers(0, 6, n), tr); LEAF['trees'] = tr
    for i, (a, d, ph) in enumerate(wtg):
        x, y = d*math.sin(math.radians(a)), d*math.cos(math.radians(a)); o = turbine(M, phase=ph, yaw=-az+24+rng.normal(0,3), name=f'w{i}'); o.location = (x, y, float(hgt(np.array(x), np.array(y))))
    return hgt

def field(M, hgt, xs, ys, tilt=20, low=.85, skip=lambda x, y: False, seed=3, n=14):
    """blocks of simplified tables for the background: xs = (x0, x1), ys = (y0, y1, pitch)"""
    rng = np.random.default_rng(seed); TL = n*(MOD_W+GAP)-GAP; tb = coll('tables', [pv_table(M, n, tilt, low, seed=i, name=f't{i}') for i in range(4)]); Q, R = [], []
    for y in np.arange(*ys):
        for x in np.arange(xs[0], xs[1], TL+.45):
            if skip(x, y): continue
            h = lambda a: float(hgt(np.array(a), np.array(y))); Q.append((x, y, h(x))); R.append((0, -math.atan2(h(x+TL/2)-h(x-TL/2), TL), 0))
    return scatter('field', Q, R, np.ones(len(Q)), rng.integers(0, 4, len(Q)), tb)

def pebbles(n, box, hgt, seed=2, keep=None, big=.05):
    rng = np.random.default_rng(seed); x0, x1, y0, y1 = box; x, y = rng.uniform(x0, x1, n), rng.uniform(y0, y1, n)
    if keep: k = keep(x, y); x, y = x[k], y[k]
    n = len(x); c = bpy.data.collections.get('peb') or coll('peb', [rock(material('peb', (.27,.235,.19), .9), 40+i) for i in range(3)])
    scatter('pebbles', np.stack([x, y, hgt(x, y)], 1), rng.uniform(0, 6.28, (n, 3)), .008+big*rng.random(n)**6, rng.integers(0, 3, n), c)

# ------------------------------------------------------------------ PV hardware
def rich_table(M, n=14, tilt=20, low=.95, seed=0, name='rich'):
    """pv_table with the details of its back: junction boxes, leads, cables along the purlins, clamps"""
    o = pv_table(M, n, tilt, low, seed, name=name); rnd = random.Random(seed+9); g = P(); t = math.radians(tilt); ct, st = math.cos(t), math.sin(t)
    depth = 2*MOD_L+GAP; length = n*(MOD_W+GAP)-GAP
    X = lambda u, v, w: Vector((u-length/2, (v-depth/2)*ct-w*st, low+v*st+w*ct))
    for i in range(n):
        for j in range(2):
            u0, v0 = i*(MOD_W+GAP)+MOD_W/2, j*(MOD_L+GAP)+MOD_L/2
            for k in (-.28, 0, .28):
                q = [X(u0+k+a, v0+b, w) for w in (-.008, -.028) for a, b in ((-.05,-.035),(.05,-.035),(.05,.035),(-.05,.035))]
                for f in ((4,5,6,7),(0,1,5,4),(1,2,6,5),(2,3,7,6),(3,0,4,7)): g.quad([q[x] for x in f], 1)
            vp = 1.75 if j == 0 else depth-1.75
            for sx in (-1, 1):
                a = X(u0+sx*.28, v0, -.03); b = X(u0+sx*.56, vp, -.05); dz = rnd.uniform(.06, .16)
                g.bez(a, a-Vector((0,0,dz)), b-Vector((0,0,dz*1.3)), b, .0045, 0, 5, 8)
    for v, k in ((1.78, 3), (depth-1.78, 3)):
        for q in range(k):
            for i in range(n):
                a = X(i*(MOD_W+GAP), v+.018*q, -.13); b = X((i+1)*(MOD_W+GAP), v+.018*q, -.13); g.hang(a, b, rnd.uniform(.015, .07), .006, 0, 5, 6)
    c = g.obj(name+'c', [M['cable'], M['dark']], link=False)
    return o, c

def join_put(objs, *a, **k): return [put(o, *a, **k) for o in objs]

def string_inverter(M, posts=True, h=.95, seed=0, cables=18, name='inv'):
    """wall-type string inverter on two C posts with a rain hood; front faces -Y"""
    g = P(); rnd = random.Random(seed); w, d, H = 1.05, .34, .70; z = h
    g.rb((-w/2,-d/2,z), (w/2,d/2-.12,z+H), 0, .03)
    g.rb((-w/2+.03,-d/2-.012,z+.05), (w/2-.03,-d/2+.01,z+H-.05), 0, .02)                      # cover
    g.rb((-.26,-d/2-.018,z+H-.215), (w/2-.07,-d/2-.006,z+H-.105), 3, .006); g.rb((-.10,-d/2-.021,z+H-.19), (.10,-d/2-.012,z+H-.13), 10, .003)
    for k, m in enumerate((6, 6, 3)): g.rb((.17+k*.05,-d/2-.021,z+H-.17), (.19+k*.05,-d/2-.012,z+H-.15), m, .002)
    for x in (-w/2+.07, 0, w/2-.07):
        for zz in (z+.09, z+H-.075): g.tube((x,-d/2-.012,zz), (x,-d/2-.019,zz), .011, .011, 1, 10)                    # cover screws
    for k in range(5): zz = z+.17+k*.05; g.rb((-w/2+.12,-d/2-.021,zz), (w/2-.12,-d/2-.010,zz+.020), 0, .007)          # pressed ribs
    g.rb((w/2-.20,-d/2-.016,z+.445-.06), (w/2-.09,-d/2-.011,z+.445), 11, .002); [g.rb((w/2-.19,-d/2-.0175,z+.397+k*.014), (w/2-.10-.02*(k % 2),-d/2-.0155,z+.402+k*.014), 3, .0005) for k in range(3)]
    g.rb((-w/2+.10,-d/2-.016,z+H-.20), (-w/2+.22,-d/2-.011,z+H-.10), 7, .002)                   # warning label
    for i in range(26):
        x = -w/2+.06+i*(w-.12)/25; g.box((x-.004,d/2-.12,z+.06), (x+.004,d/2,z+H-.06), 1)       # fins
    for s in (-1, 1):                                                                           # side grilles
        g.rb((s*(w/2)-.01,-.10,z+.10), (s*(w/2)+.012,.03,z+H-.1), 3, .004)
        for k in range(9): zz = z+.13+k*(H-.26)/8; g.box((s*w/2-.012,-.10,zz-.008), (s*w/2+.016,.03,zz+.008), 1)
    g.rb((-w/2-.02,-d/2+.03,z-.05), (w/2+.02,d/2-.13,z+.01), 3, .01)                            # connector rail
    for i in range(cables):                                                                     # string cables, down into the tray
        x = -w/2+.06+i*(w-.36)/cables; m = 4 if i % 2 else 5; y = -.04 if i % 2 else .03
        g.tube((x,y,z-.05), (x,y,z-.13), .011, .009, 3, 8); g.bez((x,y,z-.12), (x,y,z-.32-rnd.random()*.1), (x*.55-.1,.10+rnd.random()*.03,z-.40), (x*.35-.15,.13+rnd.random()*.05,.34), .0065, m, 6, 12)
    for i in range(4): x = w/2-.26+i*.065; g.tube((x,0,z-.05), (x,0,z-.12), .024, .024, 3, 10); g.bez((x,0,z-.1), (x,0,z-.4), (x-.05,.1,z-.5), (x*.6+.1,.16,.05), .016, 4, 8, 12)
    g.bez((w/2-.03,.02,z-.03), (w/2+.05,.02,z-.2), (w/2-.02,.12,z-.4), (w/2-.16,.18,.06), .006, 8, 6, 10)
    g.rb((-.02+w/2,-d/2+.02,z+.12), (w/2+.05,-d/2+.14,z+.26), 3, .008); g.rb((w/2+.05,-d/2+.05,z+.15), (w/2+.09,-d/2+.11,z+.23), 9, .008)   # DC switch
    if posts:
        for x in (-.36, .36): g.csec((x,d/2+.0,-.5), (x,d/2+.0,z+H+.275), m=2)
        for zz in (z+.12, z+H-.12): g.box((-.62,d/2-.01,zz-.03), (.62,d/2+.02,zz+.03), 2)
        g.at(0,0,0); r = [(-.72,-.52,z+H+.16), (.72,-.52,z+H+.16), (.72,.42,z+H+.30), (-.72,.42,z+H+.30)]; g.quad(r, 2); g.quad([(a,b,c+.012) for a,b,c in r], 2)
        g.box((-.72,-.535,z+H+.12), (.72,-.52,z+H+.172), 2)
        g.box((-.55,.11,.30), (.55,.27,.315), 2); g.box((-.55,.11,.30), (.55,.118,.38), 2); g.box((-.55,.262,.30), (.55,.27,.38), 2)      # local tray
    return g.obj(name, [M['plastic'], M['alu'], M['zinc'], M['dark'], M['cable'], M['redcab'], M['led'], M['yellow'], M['pegrn'], M['safety'], M['screenoff'], M['mark']], link=False)

def tray(M, L=12, w=.3, h=.55, cables=9, seed=0, legs=2.0, name='tray', cover=False):
    """perforated cable tray on short posts along X, centred"""
    g = P(); rnd = random.Random(seed)
    for s in (-1, 1): g.box((-L/2, s*w/2-.004, h), (L/2, s*w/2+.004, h+.085), 0); g.box((-L/2, s*w/2-.014, h+.08), (L/2, s*w/2+.014, h+.088), 0)
    x = -L/2
    while x < L/2: g.box((x, -w/2, h), (x+.05, w/2, h+.006), 0); x += .15
    for x in np.arange(-L/2+.4, L/2, legs): g.csec((x, -w/2-.05, -.5), (x, -w/2-.05, h+.05), .08, .04, .005, 0); g.box((x-.03, -w/2-.05, h-.05), (x+.03, w/2+.03, h), 0)
    for i in range(cables):
        y = -w/2+.03+i*(w-.06)/max(1, cables-1); r = rnd.choice((.008,.008,.012,.016)); ph = rnd.random()*9
        g.path([(q, y+.014*math.sin(q*1.1+ph)+.008*math.sin(q*3.1+ph*2), h+.012+r+.012*abs(math.sin(q*.8+ph))) for q in np.arange(-L/2-.01, L/2+.02, .3)], r, 1 if rnd.random() < .75 else 2, 6)
    if cover: g.box((-L/2, -w/2-.02, h+.09), (L/2*.25, w/2+.02, h+.098), 0)
    return g.obj(name, [M['zinc'], M['cable'], M['redcab']], link=False)

def tool_case(M, name='case'):
    g = P(); a, b = (.56, .36)
    g.rb((-a/2,-b/2,.01), (a/2,b/2,.22), 0, .02)
    for x in (-.16, .16): g.rb((x-.04,-b/2-.018,.07), (x+.04,-b/2,.16), 1, .006)
    g.path([(-.09,-b/2-.01,.10), (-.09,-b/2-.055,.10), (.09,-b/2-.055,.10), (.09,-b/2-.01,.10)], .011, 1, 8)
    for x in np.linspace(-.22, .22, 6): g.rb((x-.012,-b/2-.006,.015), (x+.012,b/2+.006,.10), 0, .004)
    return g.obj(name, [M['orange'], M['black']], link=False)

def coil(M, R=.24, turns=7, m='cable', name='coil'):
    g = P(); rnd = random.Random(4)
    pts = [((R+.02*math.sin(t*3.3)+.012*math.sin(t*1.7))*math.cos(t), (R+.02*math.sin(t*2.9))*math.sin(t), .012+.010*(t/6.28)%.07+.008*math.sin(t*5)) for t in np.arange(0, 6.283*turns, .22)]
    g.path(pts+[(R+.2,.1,.012),(R+.45,.02,.012),(R+.6,-.12,.012)], .010, 0, 7); return g.obj(name, [M[m]], link=False)

# ------------------------------------------------------------------ enclosures and yard items
def fence(M, pts, h=2.4, step=3.0, name='fence', barbs=3):
    """chain-link along a polyline of (x, y[, z]) with posts, rails and barbed outriggers"""
    g = P()
    for a, b in zip(pts[:-1], pts[1:]):
        a, b = Vector((*a, 0)[:3]), Vector((*b, 0)[:3]); L = (b-a).length; n = max(1, round(L/step)); d = (b-a)/n; u = d.normalized(); nrm = Vector((-u.y, u.x, 0))
        for i in range(n):
            p, q = a+d*i, a+d*(i+1); u0, u1 = i*d.length, (i+1)*d.length
            g.quad([p+Vector((0,0,.06)), q+Vector((0,0,.06)), q+Vector((0,0,h-.05)), p+Vector((0,0,h-.05))], 1, uv=((u0,0),(u1,0),(u1,h),(u0,h)))
            for z in (.12, h*.5, h-.06): g.tube(p+Vector((0,0,z)), q+Vector((0,0,z)), .006, .006, 0, 4, False)
            for k in range(barbs): o = nrm*(.09*(k+1)); z = h+.11*(k+1); g.hang(p+o+Vector((0,0,z)), q+o+Vector((0,0,z)), .02, .0045, 0, 4, 5)
        for i in range(n+1):
            p = a+d*i; g.tube(p-Vector((0,0,.3)), p+Vector((0,0,h)), .03, .03, 0, 8); g.tube(p+Vector((0,0,h-.02)), p+nrm*.32+Vector((0,0,h+.38)), .022, .022, 0, 6); g.rb(p-Vector((.13,.13,.2)), p+Vector((.13,.13,.05)), 2, .03)
    return g.obj(name, [M['zinc'], M['mesh'], M['concrete']])

def sign(M, kind=0, w=.34, h=.44, name='sign'):
    """plate with abstract shapes, no text; faces -Y, centred at the origin"""
    g = P(); g.rb((-w/2,-.004,-h/2), (w/2,.004,h/2), 0, .002); y = -.0055
    if kind == 0:
        g.quad([(-w*.36,y,-h*.02), (w*.36,y,-h*.02), (0,y,h*.40)], 1); y -= .001
        g.quad([(-.004,y,h*.29), (.030,y,h*.20), (.006,y,h*.15), (.020,y,h*.15), (-.012,y,h*.03), (-.004,y,h*.11), (-.026,y,h*.12)], 2)
        for i in range(3): g.quad([(-w*.34,y,-h*(.14+.1*i)), (w*(.34 if i < 2 else .1),y,-h*(.14+.1*i)), (w*(.34 if i < 2 else .1),y,-h*(.10+.1*i)), (-w*.34,y,-h*(.10+.1*i))], 2)
    elif kind == 1:
        g.quad([(-w/2+.01,y,h*.16), (w/2-.01,y,h*.16), (w/2-.01,y,h/2-.01), (-w/2+.01,y,h/2-.01)], 3)
        for i in range(4): g.quad([(-w*.38,y,-h*(.02+.11*i)), (w*(.3,.38,.2,.34)[i],y,-h*(.02+.11*i)), (w*(.3,.38,.2,.34)[i],y,h*(.02-.11*i)), (-w*.38,y,h*(.02-.11*i))], 2)
    else:
        g.ring((0,y,h*.12), w*.30, .012, 4, 'y', 30, 6); g.tube((-w*.2,y,h*.12+w*.2), (w*.2,y,h*.12-w*.2), .010, .010, 4, 6)
        for i in range(2): g.quad([(-w*.34,y,-h*(.26+.1*i)), (w*.34,y,-h*(.26+.1*i)), (w*.34,y,-h*(.22+.1*i)), (-w*.34,y,-h*(.22+.1*i))], 2)
    return g.obj(name, [M['mark'], M['yellow'], M['dark'], M['dgreen'], M['safety']], link=False)

def drum(M, R=.95, W=.75, full=.8, m='cable', name='drum'):
    """wooden cable drum, axis along Y, standing on the ground"""
    g = P(); c = (0,0,R)
    for s in (-1, 1):
        y = s*W/2; n = 40; T = np.linspace(0, 2*math.pi, n+1)
        planks = np.linspace(-R, R, 11)
        for z0, z1 in zip(planks[:-1], planks[1:]):                                              # planked cheeks
            zs = np.linspace(z0+.004, z1-.004, 4); Lq = [math.sqrt(max(0, R*R-z*z)) for z in zs]
            for yy in (y-.03, y+.03):
                for a in range(3): g.quad([(-Lq[a],yy,R+zs[a]), (Lq[a],yy,R+zs[a]), (Lq[a+1],yy,R+zs[a+1]), (-Lq[a+1],yy,R+zs[a+1])], 0)
        for a, b in zip(T[:-1], T[1:]): g.quad([(R*math.cos(a),y-.032,R+R*math.sin(a)), (R*math.cos(b),y-.032,R+R*math.sin(b)), (R*math.cos(b),y+.032,R+R*math.sin(b)), (R*math.cos(a),y+.032,R+R*math.sin(a))], 0)
        yo = y+s*.032; g.tube((0,y,R), (0,yo+s*.012,R), .13, .13, 2, 20); g.tube((0,y,R), (0,yo+s*.014,R), .05, .05, 3, 16)
        g.rb((-.06,min(yo,yo+s*.03),R-R*.86), (.06,max(yo,yo+s*.03),R+R*.86), 0, .006)
        for k in range(6): t = k*math.pi/3+.3; g.tube((R*.5*math.cos(t),yo,R+R*.5*math.sin(t)), (R*.5*math.cos(t),yo+s*.02,R+R*.5*math.sin(t)), .022, .022, 2, 8)
    rc = R*(.45+.45*full); rr = .026; n = int((W-.08)/(2*rr))
    for k in range(n):
        y = -W/2+.045+rr+k*(W-.09-2*rr)/(n-1); g.ring((0,y,R), rc-rr, rr, 1, 'y', 40, 7)
    g.path([(rc*math.cos(t),.1,R+rc*math.sin(t)) for t in np.linspace(1.2, -.1, 12)], rr, 1, 8); e = (rc*math.cos(-.1),.1,R+rc*math.sin(-.1)); g.bez(e, (e[0]+.03,.1,R*.25), (rc-.02,.1,.03), (rc+.62,.16,.03), rr, 1, 8, 22)   # loose end
    return g.obj(name, [M['wood'], M[m], M['steel'], M['dark']], link=False)

def pallet(g, w, d, z=0, m=0):
    for y in (-d/2+.05, 0, d/2-.05):
        g.box((-w/2, y-.05, z), (w/2, y+.05, z+.02), m)
        for x in (-w/2+.07, 0, w/2-.07): g.box((x-.07, y-.05, z+.02), (x+.07, y+.05, z+.10), m)
    n = max(5, int(w/.2))
    for i in range(n): x = -w/2+.05+i*(w-.1)/(n-1); g.box((x-.05, -d/2, z+.10), (x+.05, d/2, z+.122), m)

def module_pallet(M, seed=0, open_=False, name='modpal'):
    """31 modules on edge in a carton (2.3 x 1.1 x 1.25 m); open_: without the carton"""
    g = P(); rnd = random.Random(seed); w, d, h = 2.32, 1.12, 1.17
    pallet(g, w, d); z = .125
    if open_:
        n = 24
        for i in range(n):
            y = -d/2+.04+i*(d-.30)/n; g.rb((-MOD_L/2,y,z), (MOD_L/2,y+.030,z+MOD_W), 3, .003)
        y = -d/2+.04; g.quad([(-MOD_L/2+.012,y-.003,z+.012), (MOD_L/2-.012,y-.003,z+.012), (MOD_L/2-.012,y-.003,z+MOD_W-.012), (-MOD_L/2+.012,y-.003,z+MOD_W-.012)], 7, uv=((0,0),(0,1),(1,1),(1,0)))
        for x in (-w/2+.02, w/2-.02): g.rb((x-.03,-d/2,z), (x+.03,-d/2+.06,z+1.16), 1, .004)
        for x in (-.7, .7): g.box((x-.012,-d/2+.034,z-.02), (x+.012,d/2-.2,z+MOD_W+.004), 4)
    else:
        g.rb((-w/2,-d/2,z), (w/2,d/2,z+h), 1, .015); g.box((-w/2-.004,-d/2-.004,z+h-.16), (w/2+.004,d/2+.004,z+h+.006), 2)
        for x in (-.75, 0, .75): g.box((x-.010,-d/2-.007,.03), (x+.010,d/2+.007,z+h+.010), 4)
        for y in (-.3, .3): g.box((-w/2-.007,y-.010,.03), (w/2+.007,y+.010,z+h+.009), 4)
        for s in (-1, 1):
            y = s*(d/2+.002); x0 = rnd.uniform(-.9,.2)
            g.quad([(x0,y,z+.45), (x0+.34,y,z+.45), (x0+.34,y,z+.72), (x0,y,z+.72)], 5)
            for k in range(3): g.quad([(x0+.03,y+s*.001,z+.50+k*.06), (x0+.3-.06*k,y+s*.001,z+.50+k*.06), (x0+.3-.06*k,y+s*.001,z+.525+k*.06), (x0+.03,y+s*.001,z+.525+k*.06)], 6)
            for k in range(2): xx = w/2-.2-.2*k; g.quad([(xx-.05,y,z+.78), (xx+.05,y,z+.78), (xx,y,z+.90)], 6); g.box((xx-.012,min(y,y+s*.001),z+.70), (xx+.012,max(y,y+s*.001),z+.79), 6)
            x = s*(w/2+.002); g.quad([(x,-.18,z+.5), (x,.12,z+.5), (x,.12,z+.74), (x,-.18,z+.74)], 5)
    return g.obj(name, [M['wood'], M['card'], M['wrap'], M['alu'], M['strap'], M['mark'], M['dark'], M['pv']], link=False)

def inverter_pallet(M, seed=0, name='invpal'):
    g = P(); pallet(g, 1.3, 1.1); rnd = random.Random(seed); z = .125
    for lay in range(2):
        for j in (-1, 1):
            y = j*.27; zz = z+lay*.46
            if lay == 1 and j == -1 and seed % 2: # one unpacked unit, fins up
                g.rb((-.52,y-.2,zz+.02), (.52,y+.2,zz+.34), 3, .03)
                for i in range(22): x = -.46+i*.92/21; g.box((x-.004,y-.17,zz+.34), (x+.004,y+.17,zz+.40), 4)
                for i in range(12): g.tube((-.45+i*.06,y-.2,zz+.12), (-.45+i*.06,y-.26,zz+.12), .012, .012, 5, 8)
                g.rb((-.56,y-.24,zz), (.56,y+.24,zz+.05), 2, .01)
            else:
                g.rb((-.60,y-.25,zz), (.60,y+.25,zz+.44), 1, .012); g.quad([(-.5,y-.252,zz+.12), (-.2,y-.252,zz+.12), (-.2,y-.252,zz+.3), (-.5,y-.252,zz+.3)], 6); g.box((-.61,y-.03,zz+.435), (.61,y+.03,zz+.443), 7)
    for x in (-.42, .42): g.box((x-.009,-.53,.05), (x+.009,.53,z+.925), 7)
    return g.obj(name, [M['wood'], M['card'], M['foam'], M['plastic'], M['alu'], M['dark'], M['mark'], M['strap']], link=False)

def iso_container(M, m='blue', L=6.06, name='iso'):
    """corrugated 20 ft dry container, door end at +X"""
    g = P(); W, H, z0 = 2.44, 2.59, .12
    for x in (-L/2, L/2-.16):
        for y in (-W/2, W/2-.16):
            g.rb((x,y,z0), (x+.16,y+.16,z0+H), 0, .01)
            for z in (z0-.12, z0+H-.005): g.rb((x-.006,y-.006,z), (x+.168,y+.166,z+.12), 1, .015)
    for z in (z0, z0+H-.12):
        for y in (-W/2+.01, W/2-.13): g.rb((-L/2,y,z), (L/2,y+.12,z+.13), 0, .01)
        for x in (-L/2+.005, L/2-.125): g.rb((x,-W/2,z), (x+.12,W/2,z+.13), 0, .01)
    p, dp = .278, .036
    for s in (-1, 1):
        y = s*(W/2-.03); x = -L/2+.16
        while x < L/2-.2:
            xs = [x, x+.072, x+.139, x+.211, x+.278]; ys = [y, y, y-s*dp, y-s*dp, y]
            for k in range(4): g.quad([(min(xs[k],L/2-.15),ys[k],z0+.1), (min(xs[k+1],L/2-.15),ys[k+1],z0+.1), (min(xs[k+1],L/2-.15),ys[k+1],z0+H-.1), (min(xs[k],L/2-.15),ys[k],z0+H-.1)], 0)
            x += p
    y = -W/2+.16
    while y < W/2-.2:
        ys = [y, y+.08, y+.14, y+.22, y+.28]; xs = [-L/2+.03, -L/2+.03, -L/2+.07, -L/2+.07, -L/2+.03]
        for k in range(4): g.quad([(xs[k],min(ys[k],W/2-.15),z0+.1), (xs[k+1],min(ys[k+1],W/2-.15),z0+.1), (xs[k+1],min(ys[k+1],W/2-.15),z0+H-.1), (xs[k],min(ys[k],W/2-.15),z0+H-.1)], 0)
        y += .28
    g.quad([(-L/2+.1,-W/2+.1,z0+H-.04), (L/2-.1,-W/2+.1,z0+H-.04), (L/2-.1,W/2-.1,z0+H-.04), (-L/2+.1,W/2-.1,z0+H-.04)], 0); g.box((-L/2+.1,-W/2+.1,z0+.05), (L/2-.1,W/2-.1,z0+.09), 0)
    for s in (-1, 1):
        a, b = (0.015, W/2-.16) if s > 0 else (-W/2+.16, -.015); g.rb((L/2-.06,a,z0+.12), (L/2-.02,b,z0+H-.12), 0, .01)
        for k in range(3): zc = z0+.48+k*.72; g.rb((L/2-.03,a+.09,zc-.24), (L/2-.005,b-.09,zc+.24), 0, .02)
        for q in (.26, .78): yy = a+(b-a)*q; g.tube((L/2+.02,yy,z0+.06), (L/2+.02,yy,z0+H-.06), .018, .018, 1, 8); [g.rb((L/2-.02,yy-.045,zc), (L/2+.04,yy+.045,zc+.06), 1, .006) for zc in (z0+.12, z0+.8, z0+1.5, z0+H-.2)]; g.rb((L/2+.02,yy-.02,z0+1.0), (L/2+.05,yy+.3*s*(1 if q < .5 else -1),z0+1.05), 1, .008)
        for zc in (z0+.3, z0+.95, z0+1.6, z0+2.25): g.rb((L/2-.05,s*(W/2-.17)-.03,zc), (L/2+.012,s*(W/2-.17)+.03,zc+.12), 1, .006)
    return g.obj(name, [M[m], M['steel']], link=False)

def bess(M, L=6.06, W=2.44, H=2.75, doors=4, name='bessr', seed=0, end='hvac'):
    """Battery container with details: door leaves with gaskets and hinges, grilles, signs, emergency stop, conduits, end-wall air conditioners, lifting lugs, ladder stubs. Doors face -Y, end units at -X."""
    g = P(); rnd = random.Random(seed); z0 = .32
    for x in (-L/2+.25, L/2-.65):
        for y in (-W/2, W/2-.35): g.rb((x,y,-.5), (x+.4,y+.35,z0-.02), 2, .02)                  # plinth blocks
    g.rb((-L/2,-W/2,z0), (L/2,W/2,z0+.17), 3, .01)                                              # base frame
    g.rb((-L/2+.02,-W/2+.02,z0+.15), (L/2-.02,W/2-.02,z0+H), 0, .02)
    for x in (-L/2, L/2-.15):
        for y in (-W/2, W/2-.15):
            g.rb((x,y,z0+.1), (x+.15,y+.15,z0+H), 0, .015)
            for z in (z0, z0+H-.06): g.rb((x-.01,y-.01,z), (x+.165,y+.165,z+.12), 3, .015); g.tube((x+.075,y-.012,z+.06), (x+.075,y+.005,z+.06), .03, .03, 4, 12)
    for y in (-W/2-.005, W/2-.1): g.rb((-L/2,y,z0+H-.1), (L/2,y+.105,z0+H+.03), 0, .015)
    n = doors*2; dw = (L-.36)/n
    for i in range(n):
        x0 = -L/2+.18+i*dw; x1 = x0+dw
        for s in (-1, 1):
            b = lambda u0, u1, za, zb, o0, o1, m, c=.006: g.rb((u0, s*(W/2+o0), z0+za), (u1, s*(W/2+o1), z0+zb), m, c)
            b(x0+.008, x1-.008, .19, H-.13, -.03, -.008, 4); b(x0+.018, x1-.018, .20, H-.14, -.02, .028, 0, .012)
            left = i % 2 == 0
            for zc in (.42, 1.35, H-.42): hx = x0+.03 if left else x1-.03; g.tube((hx, s*(W/2+.034), z0+zc), (hx, s*(W/2+.034), z0+zc+.13), .014, .014, 3, 8)
            hx = x1-.085 if left else x0+.085; b(hx-.022, hx+.022, 1.18, 1.52, .028, .040, 4); b(hx-.012, hx+.012, 1.24, 1.46, .040, .072, 3, .008)
            if (i//2+seed) % 2 == 0:
                for zc, hh in ((.56, .44), (H-.62, .40)):
                    b(x0+.12, x1-.12, zc-hh/2, zc+hh/2, .026, .034, 4)
                    for k in range(10): q = zc-hh/2+(k+.5)*hh/10; b(x0+.125, x1-.125, q-.013, q+.008, .030, .052, 1, .003)
            else:
                b(x0+.11, x1-.11, .36, H-.34, .027, .034, 0, .01)
                if left: b(x0+.2, x0+.38, H-.75, H-.55, .034, .038, 5, .002); b(x0+.22, x0+.36, H-.70, H-.60, .038, .0395, 6, .001)
    for s in (-1, 1):
        y = s*(W/2+.03); g.rb((-.06, y, z0+1.75), (.06, y+s*.07, z0+1.90), 6, .01); g.tube((0,y+s*.06,z0+1.825), (0,y+s*.10,z0+1.825), .03, .03, 7, 14)   # e-stop on yellow
        for k in range(3): g.tube((L/2-.35-k*.09,s*(W/2-.1),-.5), (L/2-.35-k*.09,s*(W/2-.1),z0+.03), .032, .032, 4, 10)                                 # conduits
    for sx in (-1, 1):                                                                          # end walls
        x = sx*(L/2); g.rb((x-sx*.03,-W/2+.17,z0+.19), (x+sx*.012,W/2-.17,z0+H-.12), 0, .01)
    if end == 'hvac':
        for y in (-.55, .55):
            g.rb((-L/2-.38,y-.48,z0+.42), (-L/2-.01,y+.48,z0+H-.32), 1, .025)
            for zc in (z0+.98, z0+1.82):
                g.tube((-L/2-.385,y,zc), (-L/2-.40,y,zc), .36, .36, 4, 32); [g.ring((-L/2-.405,y,zc), r, .007, 3, 'x', 32, 5) for r in (.06,.13,.20,.27,.34)]
                for k in range(6): t = k*math.pi/3; g.tube((-L/2-.405,y,zc), (-L/2-.405,y+.35*math.cos(t),zc+.35*math.sin(t)), .007, .007, 3, 5)
            g.rb((-L/2-.39,y-.2,z0+.47), (-L/2-.37,y+.2,z0+.56), 4, .004)
    g.rb((L/2+.012,-.5,z0+.5), (L/2+.20,.35,z0+1.75), 1, .02); g.rb((L/2+.2,-.44,z0+.56), (L/2+.215,.29,z0+1.69), 1, .008); g.rb((L/2+.21,.18,z0+1.05), (L/2+.24,.23,z0+1.3), 4, .006); g.rb((L/2+.215,-.3,z0+1.3), (L/2+.219,-.08,z0+1.55), 6, .002)
    for k in range(5): g.tube((L/2+.1,-.4+k*.17,-.4), (L/2+.1,-.4+k*.17,z0+.5), .028, .028, 4, 10)
    g.rb((L/2+.012,.62,z0+1.9), (L/2+.10,.86,z0+2.2), 7, .01); g.tube((L/2+.06,.95,z0+2.35), (L/2+.06,.95,z0+2.50), .05, .05, 6, 14)
    for x in (-L/4, L/4): g.rb((x-.42,-.42,z0+H), (x+.42,.42,z0+H+.10), 0, .02); g.rb((x-.36,-.36,z0+H+.10), (x+.36,.36,z0+H+.13), 3, .01)               # deflagration panels
    for y in (-W/2+.05, W/2-.05): g.path([(-L/2+.2,y,z0+H+.03),(-L/2+.2,y,z0+H+.09),(L/2-.2,y,z0+H+.09),(L/2-.2,y,z0+H+.03)], .015, 3, 6)
    g.path([(L/2+.02,-W/2+.06,z0+.08),(L/2+.06,-W/2+.02,z0-.1),(L/2+.07,-W/2-.02,-.3)], .012, 8, 6)
    return g.obj(name, [M['cream'], M['ral'], M['concrete'], M['tgrey'], M['dark'], M['mark'], M['yellow'], M['safety'], M['pegrn']], link=False)

def pad_trafo(M, name='ptr', m='dgreen'):
    """oil transformer 33 kV/LV with corrugated walls, conservator, bushings, cable boxes"""
    g = P(); g.rb((-1.7,-1.25,-.4), (1.7,1.25,.15), 2, .03)
    for y in (-.5, .5): g.rb((-1.2,y-.06,.15), (1.2,y+.06,.3), 3, .01)
    g.rb((-1.05,-.52,.3), (1.05,.52,1.75), 0, .02); g.rb((-1.12,-.6,1.72), (1.12,.6,1.80), 0, .01)
    for s in (-1, 1):
        for i in range(17): x = -.96+i*.12; g.rb((x-.014,s*.5,.45), (x+.014,s*.86,1.6), 0, .006)
        for z in (.55, 1.5): g.rb((-1.0,s*.84-.012,z-.02), (1.0,s*.84+.012,z+.02), 0, .004)
    for i in range(3):
        x = -.55+i*.42; g.insul((x,.15,1.8), .55, .12, 1, 6); g.tube((x,.15,2.35), (x,.15,2.47), .022, .022, 5, 8)
        g.insul((x+.1,-.3,1.8), .22, .07, 1, 3); g.tube((x+.1,-.3,2.0), (x+.1,-.3,2.1), .016, .016, 5, 8)
    g.tube((.62,-.62,2.22), (.62,.62,2.22), .22, .22, 0, 24); g.tube((.62,-.2,2.0), (.5,-.2,1.8), .03, .03, 0, 8); g.rb((.57,.3,1.8), (.67,.4,2.05), 0, .005); g.tube((.62,-.62,2.22), (.62,-.64,2.22), .10, .10, 6, 20)
    g.rb((1.05,-.4,.7), (1.38,.4,1.6), 0, .015); g.rb((1.38,-.36,.75), (1.395,.36,1.55), 0, .01)
    for k in range(3): g.tube((1.2,-.25+k*.25,-.3), (1.2,-.25+k*.25,.7), .045, .045, 4, 10)
    g.rb((-1.15,-.2,1.0), (-1.05,.2,1.4), 6, .01); g.rb((-1.16,-.16,1.05), (-1.15,.16,1.35), 7, .002); g.rb((-.85,-.885,1.05), (-.6,-.87,1.3), 8, .002)
    return g.obj(name, [M[m], M['porc'], M['concrete'], M['steel'], M['cable'], M['copper'], M['ral'], M['mark'], M['yellow']], link=False)

def pickup(M, name='pickup', m='ral'):
    """simple double-cab pick-up for the background; front at +X"""
    g = P()
    prof = [(-2.55,.62),(-2.55,1.12),(-.55,1.12),(-.45,1.72),(.55,1.74),(1.25,1.16),(2.35,1.05),(2.52,.85),(2.52,.55)]
    lo = [(x, .52) for x, _ in prof]
    for s in (-1, 1):
        y = s*.86; g.quad([(x,y*(.86 if z > 1.2 else 1),z) for x, z in prof]+[(2.4,y,.48),(-2.5,y,.48)], 0)
    for (xa, za), (xb, zb) in zip(prof[:-1], prof[1:]):
        f = lambda z: .86*(.86 if z > 1.2 else 1); g.quad([(xa,-f(za),za), (xb,-f(zb),zb), (xb,f(zb),zb), (xa,f(za),za)], 1 if (za < 1.3 < zb or zb < 1.3 < za) else 0)
    for s in (-1, 1):
        y = s*.80; g.quad([(-.42,s*.815,1.18), (.12,s*.815,1.18), (.12,s*.755,1.62), (-.36,s*.755,1.62)], 1); g.quad([(.2,s*.815,1.18), (1.0,s*.815,1.18), (.52,s*.755,1.63), (.2,s*.755,1.63)], 1)
        for x in (-1.6, 1.65): g.tube((x,s*.66,.38), (x,s*.90,.38), .38, .38, 2, 24); g.tube((x,s*.9,.38), (x,s*.91,.38), .22, .22, 3, 18)
        g.rb((2.46,s*.55-.16,.80), (2.54,s*.55+.16,.95), 3, .02); g.rb((-2.57,s*.76-.07,.78), (-2.53,s*.76+.07,1.05), 4, .01)
    g.box((-2.4,-.75,1.0), (-.6,.75,1.125), 2); g.box((-2.5,-.7,.4), (2.4,.7,.6), 2)
    for x in (-.6,): g.path([(x,-.78,1.1),(x,-.74,1.85),(x,.74,1.85),(x,.78,1.1)], .035, 2, 8)
    return g.obj(name, [M[m], M['glass'], M['rubber'], M['steel'], M['safety']], link=False)

def mast(M, h=14, name='lmast'):
    """lightning mast: stepped tube with a spike"""
    g = P(); g.rb((-.3,-.3,-.3), (.3,.3,.12), 1, .03); z = 0
    for k, (r, q) in enumerate(((.11,.4),(.08,.33),(.05,.2),(.018,.07))): g.tube((0,0,z), (0,0,z+h*q), r, r*.85, 0, 12); z += h*q
    g.rb((-.18,-.18,.12), (.18,.18,.15), 0, .004); return g.obj(name, [M['zinc'], M['concrete']], link=False)

def lamp(M, h=8, name='lamp'):
    g = P(); g.rb((-.25,-.25,-.3), (.25,.25,.15), 1, .03); g.tube((0,0,0), (0,0,h), .085, .05, 0, 12); g.path([(0,0,h-.1),(0,-.3,h+.05),(0,-1.1,h+.12)], .03, 0, 8); g.rb((-.14,-1.6,h+.06), (.14,-.9,h+.16), 2, .03); g.rb((-.11,-.18,1.0), (.11,-.06,1.5), 0, .01)
    return g.obj(name, [M['zinc'], M['concrete'], M['tgrey']], link=False)

# ------------------------------------------------------------------ charging
def charger(M, name='evse', seed=0):
    """free-standing DC charger: plinth, chamfered body, dark glass with an idle screen, grilles, two holstered connectors on hanging cables; faces -Y"""
    g = P(); w, d, H = .78, .62, 2.02; z0 = .14; rnd = random.Random(seed)
    g.rb((-w/2-.10,-d/2-.10,-.2), (w/2+.10,d/2+.10,z0), 2, .025)
    g.rb((-w/2,-d/2,z0+.05), (w/2,d/2,z0+H), 0, .035); g.rb((-w/2+.02,-d/2+.02,z0), (w/2-.02,d/2-.02,z0+.06), 3, .004)
    g.rb((-w/2-.012,-d/2-.012,z0+H-.05), (w/2+.012,d/2+.012,z0+H+.035), 3, .02)                    # cap
    g.rb((-.29,-d/2-.014,z0+.82), (.29,-d/2+.01,z0+H-.14), 4, .012)                                 # glass
    g.rb((-.20,-d/2-.018,z0+1.36), (.20,-d/2-.012,z0+1.66), 5, .004)
    ys = -d/2-.0195      # each screen shows another state: charging, free, done
    if seed % 3 == 0:
        for k in range(40):
            t, u = math.pi/2-k*.157, math.pi/2-(k+1)*.157; g.quad([(r*math.cos(v),ys,z0+1.51+r*math.sin(v)) for r, v in ((.085,t),(.105,t),(.105,u),(.085,u))], 6 if k < 27 else 1)
        g.quad([(-.02,ys,z0+1.47), (.035,ys,z0+1.525), (.008,ys,z0+1.525), (.022,ys,z0+1.56), (-.03,ys,z0+1.505), (-.004,ys,z0+1.505)], 6)
    elif seed % 3 == 1:
        g.rb((-.10,ys,z0+1.46), (.09,ys+.002,z0+1.57), 6, .006); g.rb((-.085,ys-.001,z0+1.475), (.075,ys,z0+1.555), 5, .004); g.rb((.09,ys,z0+1.495), (.105,ys+.002,z0+1.535), 6, .003)
    else:
        g.path([(-.06,ys,z0+1.51), (-.015,ys,z0+1.465), (.07,ys,z0+1.56)], .010, 6, 8)
    g.rb((-.05,-d/2-.02,z0+1.16), (.05,-d/2-.012,z0+1.26), 7, .008); g.rb((-.29,-d/2-.017,z0+H-.12), (.29,-d/2-.008,z0+H-.10), 6, .003)
    g.tube((.2,-d/2-.012,z0+1.2), (.2,-d/2-.034,z0+1.2), .026, .026, 8, 16)
    for k in range(11): zz = z0+.16+k*.05; g.rb((-.29,-d/2-.012,zz), (.29,-d/2+.01,zz+.022), 3, .003)
    for s in (-1, 1):
        for k in range(15): zz = z0+.2+k*.05; g.rb((s*w/2-.01,-.02,zz), (s*w/2+.010,.24,zz+.022), 3, .003)
        x = s*(w/2+.02); g.rb((min(s*w/2,x+s*.05),-d/2+.03,z0+1.0), (max(s*w/2,x+s*.05),-d/2+.19,z0+1.22), 3, .015)   # holster
        c = Vector((x+s*.055,-d/2+.04,z0+1.12))                                                      # connector: head in the holster, grip slanting out and down
        g.tube(c+Vector((0,.10,.02)), c+Vector((0,-.05,0)), .042, .046, 3, 16); g.path([c+Vector((0,-.03,0)), c+Vector((0,-.10,-.04)), c+Vector((0,-.13,-.12)), c+Vector((0,-.13,-.2))], .026, 3, 12); g.ring(c+Vector((0,-.05,0)), .047, .007, 8, 'y', 20, 6)
        a = c+Vector((0,-.13,-.19)); top = Vector((s*(w/2-.06), -.02, z0+H+.03))
        g.path([top, top+Vector((0,0,.16)), top+Vector((s*.16,-.06,.30)), top+Vector((s*.36,-.14,.32))], .022, 3, 10)
        b = top+Vector((s*.36,-.14,.31))
        g.bez(a, a+Vector((s*.02,-.02,-.75)), b+Vector((s*.10,-.05,-2.35)), b, .0185, 3, 10, 34)
    return g.obj(name, [M['ral'], M['steel'], M['concrete'], M['dark'], M['glass'], M['screenoff'], M['led2'], M['plastic'], M['safety']], link=False)

def mats_ev(M):
    def glow(t, p): p.inputs['Emission'].default_value = (.55,1,.85,1); p.inputs['Emission Strength'].default_value = 1.1
    M['led2'] = material('led2', (.1,.3,.25), .4, build=glow)
    def asph(t, p):
        Q = t.new('ShaderNodeNewGeometry').outputs['Position']; n = t.noise(Q, .5, 6, .65); k = t.noise(Q, 70, 3, .7); v = t.new('ShaderNodeTexVoronoi'); t.l.new(Q, v.inputs['Vector']); v.inputs['Scale'].default_value = 90
        c = t.mix(t.xyz(v.outputs['Color'])[0], (.030,.031,.033), (.085,.083,.080)); c = t.mix(t.m('MULTIPLY', t.step(.42,.75,n), .5), c, (.14,.115,.085))
        crack = t.new('ShaderNodeTexVoronoi', feature='DISTANCE_TO_EDGE'); t.l.new(t.vm('ADD', Q, t.comb(t.m('MULTIPLY', t.noise(Q, 1.5, 4), .5), t.m('MULTIPLY', t.noise(Q, 1.7, 4), .5), 0.0)), crack.inputs['Vector']); crack.inputs['Scale'].default_value = .33
        c = t.mix(t.m('MULTIPLY', t.m('LESS_THAN', crack.outputs['Distance'], .0035), .8), c, (.012,.012,.012)); t.l.new(c, p.inputs['Base Color']); p.inputs['Roughness'].default_value = .88; p.inputs['Specular'].default_value = .25
        bp = t.new('ShaderNodeBump'); bp.inputs['Strength'].default_value = .5; bp.inputs['Distance'].default_value = .008; t.l.new(t.m('ADD', v.outputs['Distance'], k), bp.inputs['Height']); t.l.new(bp.outputs[0], p.inputs['Normal'])
    M['asph'] = material('asph', (.06,.06,.06), .88, build=asph)
    return M

def canopy(M, x0=-12, x1=8, step=5.6, name='canopy'):
    """single-column steel canopy; modules on purlins, lower edge at the back"""
    g = P(); F = lambda y, z=0: 3.45+(-y+2.6)*.085+z; ya, yb = -4.4, 2.5
    for x in np.arange(x0+1.6, x1, step):
        g.rb((x-.22,1.02,-.3), (x+.22,1.46,.10), 2, .03); g.rb((x-.16,1.08,.10), (x+.16,1.40,.125), 1, .003)
        for s in (-1, 1): g.box((x-.10,1.24+s*.10-.008,.12), (x+.10,1.24+s*.10+.008,F(1.2)-.2), 0)
        g.box((x-.006,1.14,.12), (x+.006,1.34,F(1.2)-.2), 0)
        for off in (0, .22): g.quad([(x-.09,ya,F(ya,-.16+off*.0)-.02-off), (x+.09,ya,F(ya,-.16)-.02-off), (x+.09,yb,F(yb,-.16)-.02-off), (x-.09,yb,F(yb,-.16)-.02-off)], 0)
        g.quad([(x,ya,F(ya,-.18)), (x,yb,F(yb,-.18)), (x,yb,F(yb,-.40)), (x,ya,F(ya,-.40))], 0)
        for s in (-1, 1):
            g.quad([(x+s*.09,ya,F(ya,-.16)-.02), (x+s*.09,yb,F(yb,-.16)-.02), (x+s*.09,yb,F(yb,-.175)-.02), (x+s*.09,ya,F(ya,-.175)-.02)], 0)
        g.quad([(x,.9,F(.9,-.4)), (x,1.15,F(1.15,-.4)), (x,1.15,F(1.15)-1.3), (x,.95,F(.95)-.8), (x,-.3,F(-.3,-.4))], 0)
    for y in np.linspace(ya+.35, yb-.35, 7): g.box((x0,y-.035,F(y)-.16), (x1,y+.035,F(y)-.05), 1); 
    n = int((x1-x0)/(MOD_W+.02)); u0 = x0+.1
    for i in range(n):
        for j in range(3):
            xa, ya_ = u0+i*(MOD_W+.02), ya+.03+j*(MOD_L+.02); xb, yb_ = xa+MOD_W, ya_+MOD_L
            g.quad([(xa,ya_,F(ya_)), (xb,ya_,F(ya_)), (xb,yb_,F(yb_)), (xa,yb_,F(yb_))], 3, r=(.4,.6)); g.quad([(xa+.01,ya_,F(ya_)-.008), (xb-.01,ya_,F(ya_)-.008), (xb-.01,yb_,F(yb_)-.008), (xa+.01,yb_,F(yb_)-.008)], 4)
            for a, b, c, d in ((xa,ya_,xb,ya_+.018),(xa,yb_-.018,xb,yb_),(xa,ya_,xa+.018,yb_),(xb-.018,ya_,xb,yb_)):
                g.quad([(a,b,F(b)-.036), (c,b,F(b)-.036), (c,d,F(d)-.036), (a,d,F(d)-.036)], 5); g.quad([(a,b,F(b)+.002), (c,b,F(b)+.002), (c,d,F(d)+.002), (a,d,F(d)+.002)], 5)
            g.box((xa+.35,(ya_+yb_)/2-.05,F((ya_+yb_)/2)-.04), (xb-.35,(ya_+yb_)/2+.05,F((ya_+yb_)/2)-.008), 6)
    g.rb((x0-.02,ya-.06,F(ya)-.26), (x1+.02,ya-.01,F(ya)+.04), 0, .006); g.rb((x0-.02,yb+.01,F(yb)-.24), (x1+.02,yb+.06,F(yb)+.04), 0, .006)
    g.path([(x0,yb+.12,F(yb)-.2),(x1,yb+.12,F(yb)-.2)], .06, 1, 10); g.path([(x1-1.2,yb+.12,F(yb)-.2),(x1-1.2,1.5,2.9),(x1-1.2,1.5,.1)], .04, 1, 8)
    for x in np.arange(x0+1.6+step/2, x1, step): g.rb((x-.6,-1.2,F(-1.2)-.24), (x+.6,-1.08,F(-1.1)-.18), 7, .008)      # light strips, off
    return g.obj(name, [M['tgrey'], M['zinc'], M['concrete'], M['pv'], M['back'], M['alu'], M['dark'], M['plastic']], link=True)

def bollard(M, name='bollard'):
    g = P(); g.tube((0,0,-.2), (0,0,.95), .075, .075, 0, 20); g.turn([(.075,.95),(.06,.985),(.0,.995)], 0, 20)
    for z in (.50, .72): g.tube((0,0,z), (0,0,z+.10), .077, .077, 1, 20)
    return g.obj(name, [M['yellow'], M['dark']], link=False)

def power_cabinet(M, w=1.2, d=.9, H=2.1, m='ral', name='pcab'):
    """outdoor cabinet with double doors, grilles, roof and label; faces -Y"""
    g = P(); g.rb((-w/2-.08,-d/2-.08,-.2), (w/2+.08,d/2+.08,.12), 1, .02); g.rb((-w/2,-d/2,.14), (w/2,d/2,H), 0, .02); g.rb((-w/2-.06,-d/2-.06,H-.02), (w/2+.06,d/2+.06,H+.07), 0, .025)
    for s in (-1, 1):
        a, b = (0.008, w/2-.03) if s > 0 else (-w/2+.03, -.008); g.rb((a,-d/2-.018,.2), (b,-d/2+.01,H-.07), 0, .01)
        for zc in (.36, H-.42):
            for k in range(6): g.rb((a+.10,-d/2-.026,zc+k*.035), (b-.10,-d/2-.014,zc+k*.035+.016), 2, .002)
        for zc in (.4, H/2, H-.4): g.tube((b if s > 0 else a,-d/2-.018,zc), (b if s > 0 else a,-d/2-.018,zc+.1), .012, .012, 2, 8)
    g.rb((.03,-d/2-.05,H*.5), (.06,-d/2-.016,H*.5+.22), 2, .006); g.rb((-w/4-.1,-d/2-.022,H*.66), (-w/4+.1,-d/2-.017,H*.66+.18), 3, .002)
    for s in (-1, 1):
        for k in range(9): g.rb((s*w/2-.006,-.25,.5+k*.06), (s*w/2+.010,.25,.5+k*.06+.025), 2, .002)
    return g.obj(name, [M[m], M['concrete'], M['dark'], M['yellow']], link=False)

# ------------------------------------------------------------------ weather mast
def weather_mast(M, h=3.4, name='wmast'):
    """tripod station: pyranometers level and in the array's plane, cups and vane, louvred shield, logger box with small module"""
    def dome(t, p):
        tr = t.new('ShaderNodeBsdfTransparent'); gl = t.new('ShaderNodeBsdfGlossy'); gl.inputs[1].default_value = .02; lw = t.new('ShaderNodeLayerWeight'); lw.inputs[0].default_value = .35
        mx = t.new('ShaderNodeMixShader'); t.l.new(t.m('MULTIPLY_ADD', lw.outputs[1], .8, .08), mx.inputs[0]); t.l.new(tr.outputs[0], mx.inputs[1]); t.l.new(gl.outputs[0], mx.inputs[2]); return mx.outputs[0]
    if 'dome' not in M: M['dome'] = material('dome', build=dome)
    g = P(); g.tube((0,0,0), (0,0,h), .030, .030, 0, 20)
    for k in range(3): t = k*2.094+.5; g.tube((.95*math.cos(t),.95*math.sin(t),0), (0,0,1.25), .020, .020, 0, 12); g.tube((.55*math.cos(t),.55*math.sin(t),.52), (0,0,.5), .012, .012, 0, 8); g.rb((.95*math.cos(t)-.12,.95*math.sin(t)-.12,-.1), (.95*math.cos(t)+.12,.95*math.sin(t)+.12,.04), 5, .01)
    z = h-.62; g.tube((-.92,0,z), (.92,0,z), .021, .021, 0, 16); g.rb((-.05,-.04,z-.05), (.05,.04,z+.05), 0, .01)     # lower arm: pyranometers
    z2 = h-.12; g.tube((-.70,0,z2), (.70,0,z2), .017, .017, 0, 14); g.rb((-.045,-.036,z2-.04), (.045,.036,z2+.04), 0, .008)
    def pyr(x, y, z, tilt):
        g.at(x, y, z, rx=tilt); g.rb((-.085,-.085,-.012), (.085,.085,0), 0, .004); [g.tube((.06*a,.06*b,0), (.06*a,.06*b,.022), .008, .008, 4, 8) for a, b in ((1,1),(-1,1),(0,-1.2))]
        g.turn([(.050,.022),(.050,.058),(.044,.066)], 3, 32); g.turn([(.040,.050),(.083,.046),(.086,.054),(.060,.074),(.040,.080)], 1, 40); g.turn([(.030,.078),(.030,.084),(.022,.085)], 4, 28); g.turn([(.010,.083),(.010,.086),(.001,.087)], 3, 16)
        g.turn([(.026*math.cos(t),.084+.026*math.sin(t)) for t in np.linspace(0, 1.5, 9)], 2, 28); g.tube((.05,0,.038), (.085,0,.036), .010, .008, 3, 10); g.at()
        e = -1 if x > 0 else 1; g.bez((x+.085,y,z+.03), (x+.15,y,z+.01), (x+.12*e,y+.02,z-.10), (x+.16*e,.012,z-.062), .0045, 3, 10, 18)
    pyr(-.86, 0, z+.035, 0); pyr(.86, -.06, z+.06, 20); g.rb((.80,-.03,z-.01), (.92,.05,z+.035), 0, .005)
    # cups
    x = -.66; g.tube((x,0,z2), (x,0,z2+.20), .012, .012, 0, 10); g.turn([(.030,.20),(.030,.27),(.020,.285),(.012,.30),(.012,.335),(.004,.345)], 3, 24, (x,0,z2))
    for k in range(3):
        t = k*2.094+.35; c = Vector((x+.115*math.cos(t), .115*math.sin(t), z2+.31)); g.tube((x,0,z2+.31), c, .004, .004, 3, 6); d = Vector((-math.sin(t), math.cos(t), 0)); u = Vector((0,0,1)); w = d.cross(u)
        R = [[c+d*(.040*math.sin(p))+(u*math.cos(q)+w*math.sin(q))*.040*math.cos(p) for q in np.linspace(0, 6.283, 20, endpoint=False)] for p in np.linspace(0, 1.45, 7)]
        for A, B in zip(R[:-1], R[1:]):
            for i in range(20): g.quad([A[i], A[(i+1)%20], B[(i+1)%20], B[i]], 3)
    # vane
    x = .66; g.tube((x,0,z2), (x,0,z2+.20), .012, .012, 0, 10); g.turn([(.028,.20),(.028,.27),(.014,.285),(.012,.325)], 3, 24, (x,0,z2)); zz = z2+.30; ca, sa = math.cos(.5), math.sin(.5); v = lambda q, dz=0: (x+q*ca, q*sa, zz+dz)
    g.tube(v(-.14), v(.20), .006, .006, 3, 8); g.tube(v(-.19), v(-.12), .016, .010, 4, 12); g.quad([v(.12,-.02), v(.25,-.055), v(.25,.06), v(.12,.02)], 3)
    # louvred shield on a side arm
    for i in range(9): g.turn([(.030,.010),(.064,.0),(.067,-.010),(.030,-.004)], 1, 28, (.36,-.0,z-.10-.024*i))
    g.turn([(.012,0),(.066,-.006),(.066,-.012)], 1, 28, (.36,0,z-.075)); g.tube((.36,0,z-.34), (.36,0,z), .010, .010, 0, 8)
    # logger with module
    g.rb((-.20,-.17,1.15), (.20,-.04,1.68), 1, .015); g.rb((-.185,-.178,1.165), (.185,-.165,1.665), 1, .01); g.rb((.13,-.19,1.35), (.155,-.175,1.46), 3, .004); g.rb((-.12,-.182,1.48), (.0,-.177,1.58), 6, .002)
    g.at(0,-.27,1.93,rx=38); g.rb((-.26,-.19,-.012), (.26,.19,.012), 4, .004); g.quad([(-.245,-.175,.0135), (.245,-.175,.0135), (.245,.175,.0135), (-.245,.175,.0135)], 7, uv=((0,0),(0,1),(1,1),(1,0))); g.at()
    g.rb((-.02,-.30,1.86), (.02,.03,1.90), 0, .004)
    for a, b in (((-.70,.012,z-.026),(-.02,.03,z-.04)), ((.70,.012,z-.026),(.02,.03,z-.04))): g.hang(a, b, .006, .005, 3, 8); [g.ring((a[0]*f,.004,z-.003), .026, .003, 3, 'x', 16, 6) for f in (1, .72, .45, .2)]
    for k in range(4): g.path([(.02*math.cos(k*1.5),.034+.005*k,z-.04), (.018*math.cos(k*1.5),.036,1.9), (-.03+.02*k,.02,1.6), (-.06+.04*k,-.10,1.14+.0)], .005, 3, 6)
    for zt in (1.75, 2.1, 2.45): g.ring((0,0,zt), .034, .004, 3, 'z', 18, 5)
    g.tube((0,0,h), (0,0,h+.55), .006, .002, 0, 8)
    return g.obj(name, [M['zinc'], M['mark'], M['dome'], M['black'], M['alu'], M['concrete'], M['yellow'], M['pv']], link=False)

# ------------------------------------------------------------------ substation
def disc_string(g, a, b, n=9, r=.13, m=1):
    a, b = Vector(a), Vector(b); g.tube(a, b, .014, .014, 0, 6); d = (b-a).normalized()
    for i in range(n): p = a.lerp(b, (i+.7)/(n+.6)); g.tube(p-d*.03, p+d*.02, r*.35, r, m, 18); g.tube(p+d*.02, p+d*.045, r, r*.5, m, 18)

def gantry(M, span=9.0, h=10.0, bays=2, name='gantry'):
    """lattice gantry across X; line side +Y"""
    g = P()
    for i in range(bays+1): x = (i-bays/2)*span; g.lattice((x,0,0), (x,0,h), 1.3, .55, 9, .045, 0, .026); g.lattice((x,0,h), (x,0,h+3.2), .55, .08, 3, .035, 0, .02); [g.rb((x+s*.62-.25,u*.62-.25,-.3), (x+s*.62+.25,u*.62+.25,.18), 2, .03) for s in (-1, 1) for u in (-1, 1)]
    g.lattice((-bays*span/2,0,h-.4), (bays*span/2,0,h-.4), .75, .75, bays*9, .038, 0, .022)
    return g.obj(name, [M['zinc'], M['porc'], M['concrete']], link=False)

def on_posts(g, x, y, h, w=1.6, m=0):
    for s in (-1, 1): g.lattice((x+s*w/2,y,0), (x+s*w/2,y,h), .32, .32, 5, .022, m, .012); g.rb((x+s*w/2-.3,y-.3,-.2), (x+s*w/2+.3,y+.3,.14), 2, .02)
    g.rb((x-w/2-.3,y-.09,h), (x+w/2+.3,y+.09,h+.14), m, .01)

def breaker_set(M, name='cb'):
    """three live-tank breakers, three current transformers, a disconnector; phases along X at 2.2 m"""
    g = P(); 
    for x in (-2.2, 0, 2.2):
        g.lattice((x,0,0), (x,0,2.3), .42, .42, 4, .026, 0, .014); g.rb((x-.34,-.34,-.2), (x+.34,.34,.14), 2, .02); g.rb((x-.3,-.26,2.3), (x+.3,.26,2.5), 0, .02)
        g.insul((x,0,2.5), 1.35, .15, 1, 14); g.tube((x,0,3.85), (x,0,4.0), .10, .10, 0, 16); g.insul((x,0,4.0), 1.25, .17, 1, 13); g.tube((x,0,5.25), (x,0,5.4), .12, .12, 0, 16)
        g.rb((x-.06,-.7,5.28), (x+.06,.02,5.36), 0, .01)
        y = 3.2; g.lattice((x,y,0), (x,y,2.3), .42, .42, 4, .026, 0, .014); g.rb((x-.34,y-.34,-.2), (x+.34,y+.34,.14), 2, .02); g.turn([(.26,2.3),(.28,2.35),(.28,2.95),(.16,3.05)], 3, 24, (x,y,0)); g.insul((x,y,3.05), 1.4, .17, 1, 14); g.turn([(.14,4.45),(.24,4.5),(.26,4.8),(.18,4.92),(.0,4.95)], 3, 24, (x,y,0))
        g.hang((x,-.05,5.35), (x,y,4.75), .12, .018, 0, 6); g.hang((x,y,4.75), (x,6.2,4.55), .15, .018, 0, 6)
    g.rb((-3.1,-.12,2.36), (3.1,.12,2.5), 0, .01); g.rb((-.5,-.75,.75), (.5,-.3,1.75), 3, .02); g.rb((-.46,-.765,.8), (.46,-.74,1.7), 3, .01)
    for x in (-2.2, 0, 2.2):
        y = 7.0; on_posts(g, x, y, 2.4, 1.5)
        for s in (-.8, .8): g.insul((x,y+s,2.54), 1.3, .14, 1, 12); g.rb((x-.07,y+s-.1,3.84), (x+.07,y+s+.1,3.96), 0, .01)
        g.rb((x-.10,y-.95,2.44), (x+.10,y+.95,2.54), 0, .01); g.tube((x,y-.8,3.95), (x,y+.8,3.95), .035, .035, 4, 12); g.path([(x,y+.8,3.95),(x,y+.95,4.1),(x,y+1.1,4.05)], .02, 4, 8)
    return g.obj(name, [M['zinc'], M['porc'], M['concrete'], M['ral'], M['copper']], link=False)

def power_trafo(M, name='ptx'):
    """33/220 kV transformer: ribbed tank, radiator banks with fans, conservator, tall bushings, marshalling box, pipework; long axis X"""
    g = P(); g.rb((-4.6,-3.2,-.3), (4.6,3.2,.28), 2, .04); g.rb((-3.2,-1.25,.5), (3.2,1.25,3.6), 0, .05); g.rb((-3.3,-1.35,3.5), (3.3,1.35,3.68), 0, .02); g.rb((-3.0,-1.0,.28), (3.0,1.0,.5), 3, .02)
    for i in range(9): x = -2.8+i*.7; [g.rb((x-.05,s*1.25,.6), (x+.05,s*1.36,3.5), 0, .01) for s in (-1, 1)]
    for z in (1.4, 2.6): [g.rb((-3.2,s*1.25,z-.04), (3.2,s*1.33,z+.04), 0, .01) for s in (-1, 1)]
    for s in (-1, 1):
        for b in (-1.75, 1.75):
            for k in range(15): x = b-1.15+k*.164; g.rb((x-.022,s*1.75,.95), (x+.022,s*2.55,3.15), 0, .01)
            for z in (1.1, 3.05): g.tube((b-1.25,s*2.1,z), (b+1.25,s*2.1,z), .09, .09, 0, 14); [g.tube((b+q,s*1.2,z), (b+q,s*2.1,z), .07, .07, 0, 12) for q in (-.7, .7)]
            for q in (-.6, .6): g.tube((b+q,s*2.56,1.9), (b+q,s*2.68,1.9), .42, .42, 0, 28); g.tube((b+q,s*2.685,1.9), (b+q,s*2.69,1.9), .37, .37, 5, 28); [g.ring((b+q,s*2.70,1.9), r, .008, 3, 'y', 28, 5) for r in (.1,.2,.3,.38)]
    g.tube((-2.6,.0,4.75), (1.0,.0,4.75), .48, .48, 0, 28); g.tube((-2.62,0,4.75), (-2.68,0,4.75), .30, .30, 3, 24); [g.rb((x-.06,-.3,3.65), (x+.06,.3,4.4), 0, .01) for x in (-2.1, .5)]; g.path([(1.0,0,4.5),(1.4,0,4.3),(1.4,0,3.65)], .05, 0, 10)
    for i in range(3): x = -2.1+i*2.1; g.at(x,-.55,3.68,rx=16); g.turn([(.28,0),(.30,.1),(.22,.25),(.16,.45)], 0, 24); g.insul((0,0,.45), 1.75, .20, 1, 18, 22); g.turn([(.09,2.2),(.11,2.28),(.05,2.4),(.02,2.7)], 3, 18); g.at()
    for i in range(4): x = 1.2+i*.5; g.insul((x,.75,3.68), .55, .10, 1, 6); g.tube((x,.75,4.23), (x,.75,4.36), .02, .02, 4, 8)
    g.rb((3.25,-.6,.9), (3.75,.6,2.3), 3, .02); g.rb((3.75,-.55,.95), (3.77,.55,2.25), 3, .01); g.path([(3.5,-.3,.9),(3.5,-.3,.3)], .05, 5, 8); g.path([(-3.25,.4,3.2),(-3.6,.4,3.0),(-3.6,.4,.4)], .06, 0, 10)
    g.rb((-3.21,-.3,1.6), (-3.24,.3,2.1), 6, .004)
    return soft(g.obj(name, [M['tgrey'], M['porc'], M['concrete'], M['ral'], M['copper'], M['dark'], M['mark']], link=False), 20)

def tower(M, h=38, name='tower'):
    """double-circuit lattice tower, cross-arms along X; wires() adds the conductors"""
    g = P(); g.lattice((0,0,0), (0,0,h*.62), 7.0, 2.2, 8, .10, 0, .06); g.lattice((0,0,h*.62), (0,0,h*.95), 2.2, 1.1, 7, .08, 0, .05); g.lattice((0,0,h*.95), (0,0,h), 1.1, .1, 2, .06, 0, .04)
    for z, w in ((h*.66,5.6), (h*.78,6.6), (h*.90,5.0)):
        for s in (-1, 1):
            tip = Vector((s*w,0,z)); [g.tube((s*.7,u*.8,z+.0), tip, .06, .04, 0, 5) for u in (-1, 1)]; [g.tube((s*.6,u*.7,z+1.5), tip, .05, .04, 0, 5) for u in (-1, 1)]
            for q in (.35, .65): g.tube(Vector((s*.7,0,z)).lerp(tip, q), Vector((s*.6,0,z+1.5)).lerp(tip, q), .03, .03, 0, 4)
            disc_string(g, tip, tip-Vector((0,0,2.2)), 10, .16)
    return g.obj(name, [M['zinc'], M['porc']], link=False)
ARMS = tuple((s*w, k*38-2.2) for k, w in ((.66,5.6),(.78,6.6),(.90,5.0)) for s in (-1, 1))
def wires(M, spots, rz, sag=5, r=.035, name='wires'):
    """conductors between towers; spots: (x, y, z) of towers with the same yaw"""
    g = P(); c, s = math.cos(math.radians(rz)), math.sin(math.radians(rz))
    for (xa, ya, za), (xb, yb, zb) in zip(spots[:-1], spots[1:]):
        for x, z in ARMS+((0, 38.0),): g.hang((xa+x*c, ya+x*s, za+z), (xb+x*c, yb+x*s, zb+z), sag*(.7 if z > 37 else 1), r, 0, 5, 18)
    return g.obj(name, [M['steel']])

def substation(M, x=0, y=0, bays=2):
    """gantry, breaker sets, bus, transformer; the power line leaves towards +Y"""
    cb = breaker_set(M); gt = gantry(M, bays=bays); put(gt, x, y+12, 0); put(gt, x, y-6.5, 0); tr = power_trafo(M); w = P()
    for b in range(bays):
        xc = x+(b-(bays-1)/2)*9; put(cb, xc, y, 0); put(tr, xc, y-13.5, 0)
        for k in (-2.2, 0, 2.2):
            for yy, s in ((y+12, -1), (y-6.5, 1)): disc_string(w, (xc+k,yy+s*.45,9.5), (xc+k,yy+s*2.0,9.15), 9, .13)
            w.hang((xc+k,y+10,9.15), (xc+k,y-4.5,9.15), .5, .03, 2, 6); w.bez((xc+k,y+8.0,8.9), (xc+k,y+8.0,7.4), (xc+k,y+8.2,5.4), (xc+k,y+8.1,4.05), .026, 2, 6); w.bez((xc+k,y-1.5,8.75), (xc+k,y-1.4,7.4), (xc+k,y-1.0,6.2), (xc+k,y-.68,5.33), .026, 2, 6)
            disc_string(w, (xc+k,y-6.95,9.5), (xc+k,y-8.4,9.1), 9, .13); w.bez((xc+k,y-8.4,9.1), (xc+k,y-10.5,8.4), (xc+k*.95,y-13,7.6), (xc+k*.954,y-14.8,6.35), .03, 2, 6)
            disc_string(w, (xc+k,y+12.45,9.5), (xc+k,y+14.0,9.35), 9, .13)
    w.obj('strings', [M['steel'], M['porc'], M['tgrey']]); return cb

# ------------------------------------------------------------------ work in progress
def drop_modules(o, slots, n=14, depth=2*MOD_L+GAP, tilt=20):
    """removes the modules (column, row) from a pv_table, not its steel frame"""
    import bmesh
    L = n*(MOD_W+GAP)-GAP; ct = math.cos(math.radians(tilt)); bm = bmesh.new(); bm.from_mesh(o.data); dead = []
    for f in bm.faces:
        if f.material_index == 2: continue
        c = f.calc_center_median(); i = int((c.x+L/2)//(MOD_W+GAP)); j = int((c.y/ct+depth/2)//(MOD_L+GAP))
        if (i, j) in slots: dead.append(f)
    bmesh.ops.delete(bm, geom=dead, context='FACES'); bm.to_mesh(o.data); bm.free(); return o

def combiner(M, door=112, n=12, z=.85, name='combiner'):
    """string combiner box with its door open; faces -Y"""
    g = P(); w, H, d = .86, .72, .26; rnd = random.Random(5)
    for x in (-.30, .30): g.csec((x,d/2+.02,-.5), (x,d/2+.02,z+H+.16), m=2)
    for zz in (z+.1, z+H-.1): g.box((-.40,d/2-.01,zz-.02), (.40,d/2+.03,zz+.02), 2)
    g.quad([(-w/2-.1,-d/2-.16,z+H+.10), (w/2+.1,-d/2-.16,z+H+.10), (w/2+.1,d/2+.1,z+H+.17), (-w/2-.1,d/2+.1,z+H+.17)], 2); g.rb((-w/2-.1,-d/2-.165,z+H+.055), (w/2+.1,-d/2-.155,z+H+.103), 2, .003); [g.quad([(x,-d/2-.16,z+H+.06), (x,d/2+.1,z+H+.12), (x,d/2+.1,z+H+.17), (x,-d/2-.16,z+H+.10)], 2) for x in (-w/2-.1, w/2+.1)]
    for lo, hi in (((-w/2,d/2-.01,z),(w/2,d/2,z+H)), ((-w/2,-d/2,z),(-w/2+.012,d/2,z+H)), ((w/2-.012,-d/2,z),(w/2,d/2,z+H)), ((-w/2,-d/2,z),(w/2,d/2,z+.012)), ((-w/2,-d/2,z+H-.012),(w/2,d/2,z+H))): g.rb(lo, hi, 0, .003)
    for lo, hi in (((-w/2,-d/2-.004,z),(-w/2+.03,-d/2+.01,z+H)), ((w/2-.03,-d/2-.004,z),(w/2,-d/2+.01,z+H)), ((-w/2,-d/2-.004,z),(w/2,-d/2+.01,z+.03)), ((-w/2,-d/2-.004,z+H-.03),(w/2,-d/2+.01,z+H))): g.rb(lo, hi, 3, .003)
    y = d/2-.03; g.rb((-w/2+.05,y,z+.06), (w/2-.05,y+.008,z+H-.06), 4, .002); B = lambda x0, x1, z0, z1, o, m, c=.003: g.rb((x0,y-o,z+z0), (x1,y,z+z1), m, c)
    for zr, m in ((.20, 5), (.44, 6)):                                                              # two fuse rows with their rails and bars
        B(-w/2+.08, w/2-.30, zr+.035, zr+.055, .012, 1)
        for i in range(n):
            x = -w/2+.09+i*.036; B(x, x+.033, zr, zr+.10, .062, 7); B(x+.004, x+.029, zr+.03, zr+.075, .074, 3); g.tube((x+.0165,y-.074,z+zr+.064), (x+.0165,y-.078,z+zr+.064), .003, .003, 8, 6)
            g.bez((x+.0165,y-.035,z+zr), (x+.0165,y-.04,z+zr-.07), (x+.0165+rnd.uniform(-.01,.01),y-.03-.05*rnd.random(),z+.08), (x+.006,-.02 if m == 5 else .03,z-.01), .0042, m, 6, 12)
            B(x+.010, x+.023, zr+.10, zr+.125, .03, 9)
        B(-w/2+.085, w/2-.20, zr+.125, zr+.145, .034, 9, .001); [g.tube((-w/2+.12+i*.11,y-.034,z+zr+.135), (-w/2+.12+i*.11,y-.042,z+zr+.135), .007, .007, 1, 6) for i in range(5)]
    B(w/2-.23, w/2-.07, .30, .52, .09, 3, .008); g.tube((w/2-.15,y-.09,z+.41), (w/2-.15,y-.115,z+.41), .034, .034, 8, 22); g.rb((w/2-.16,y-.145,z+.375), (w/2-.14,y-.11,z+.445), 8, .005)   # isolator
    for k in range(3): x = w/2-.225+k*.055; B(x, x+.05, .56, .655, .066, 7); B(x+.008, x+.042, .585, .635, .078, 10 if k != 2 else 8); B(x+.016, x+.034, .60, .612, .08, 11)             # surge arresters
    B(-w/2+.08, -w/2+.30, .605, .66, .05, 12); B(-w/2+.10, -w/2+.16, .622, .645, .052, 3); [g.tube((-w/2+.2+k*.02,y-.05,z+.633), (-w/2+.2+k*.02,y-.053,z+.633), .004, .004, 11, 8) for k in range(4)]
    for k in range(2): g.bez((w/2-.19+k*.08,y-.04,z+.30), (w/2-.19+k*.08,y-.06,z+.2), (w/2-.17+k*.07,.0,z+.15), (w/2-.17+k*.07,.0,z), .013, 6 if k else 5, 8)
    g.path([(w/2-.27,y-.01,z+.12),(-w/2+.08,y-.01,z+.12)], .006, 13, 6)
    for i in range(2*n): x = -w/2+.09+(i % n)*.036+.006; yy = -.02 if i < n else .03; g.tube((x,yy,z+.005), (x,yy,z-.035), .0115, .010, 3, 10); g.bez((x,yy,z-.03), (x,yy,z-.22), (x*.5+.06,.16,z-.3), (x*.3+.02,.17+.01*(i % 3),.1), .0042, 5 if i < n else 6, 6, 10)
    for k in range(2): x = w/2-.17+k*.07; g.tube((x,0,z+.005), (x,0,z-.05), .026, .024, 3, 14); g.bez((x,0,z-.04), (x,0,z-.3), (x-.02,.08,z-.5), (x-.06,.12,.02), .015, 3, 8)
    # door, hinged at -X
    g.at(-w/2, -d/2-.004, z, rz=-door); g.rb((0,-.03,0), (w,-.0,H), 0, .008); g.rb((.03,0,.03), (w-.03,.006,H-.03), 3, .003); g.rb((.06,.004,.06), (w-.06,.010,H-.06), 4, .003)
    # inside of the door: wiring diagram and warning triangle
    g.rb((.28,.009,.14), (.62,.0115,.61), 12, .001); line = lambda x0, z0, x1, z1, t=.0017: g.box((min(x0,x1)-t,.0114,min(z0,z1)-t), (max(x0,x1)+t,.0120,max(z0,z1)+t), 3)
    for x0, z0, x1, z1 in ((.295,.155,.605,.155),(.295,.595,.605,.595),(.295,.155,.295,.595),(.605,.155,.605,.595),(.295,.20,.605,.20),(.52,.155,.52,.20),(.33,.47,.57,.47),(.33,.455,.57,.455)): line(x0, z0, x1, z1)
    for k in range(n):
        x = .335+k*.0205; line(x, .46+.01*(k % 2), x, .27, .0011); g.box((x-.004,.0114,.36), (x+.004,.0121,.385), 3); g.box((x-.003,.0118,.363), (x+.003,.0123,.382), 12)
        line(x-.004, .27, x+.004, .27, .0006)
    for dx in (0, .03): line(.435+dx, .47, .435+dx, .56, .0009)
    g.box((.425,.0114,.505), (.475,.0121,.535), 3); g.box((.4272,.0118,.5072), (.4728,.0123,.5328), 12); g.tube((.45,.0114,.568), (.45,.0121,.568), .012, .012, 3, 24); g.tube((.45,.0118,.568), (.45,.0123,.568), .0102, .0102, 12, 24)
    for r, m in ((.062, 3), (.052, 11)): g.quad([(.16+r*math.sin(t),.0105+.0008*(m == 11),.47+r*math.cos(t)) for t in (0, 2.094, 4.189)], m)
    g.quad([(.160,.0120,.512), (.170,.0120,.486), (.162,.0120,.472), (.172,.0120,.472), (.155,.0120,.436), (.158,.0120,.462), (.149,.0120,.463)], 3)
    for zc in (.15, .55): g.tube((.0,.0,zc), (.0,.0,zc+.06), .010, .010, 1, 8); g.rb((w-.06,-.045,zc-.02), (w-.025,-.028,zc+.02), 3, .004)
    g.at(); return g.obj(name, [M['plastic'], M['steel'], M['zinc'], M['dark'], M['ral'], M['redcab'], M['cable'], M['foam'], M['safety'], M['copper'], M['dgreen'], M['yellow'], M['mark'], M['pegrn']], link=False)

def stake(M, seed=0, h=.75, name='stake'):
    rnd = random.Random(seed); g = P(); g.rb((-.022,-.010,-.2), (.022,.010,h), 0, .003); g.box((-.0235,-.0115,h-.10), (.0235,.0115,h), 1)
    a = rnd.uniform(0, 6.28)
    for k in range(2):
        dx, dy = math.cos(a+k*.7), math.sin(a+k*.7); L = rnd.uniform(.22, .38); pts = [(dx*(.02+L*.65*t), dy*(.02+L*.65*t), h-.13-.30*t*t+.03*math.sin(t*7+k)) for t in np.linspace(0, 1, 9)]
        for (x0,y0,z0), (x1,y1,z1) in zip(pts[:-1], pts[1:]): g.quad([(x0,y0,z0-.012), (x1,y1,z1-.012), (x1+.01*dy,y1-.01*dx,z1+.012), (x0,y0,z0+.012)], 1)
    g.ring((0,0,h-.13), .024, .008, 1, 'z', 14, 5); return g.obj(name, [M['wood'], M['flag']], link=False)

def total_station(M, name='ts'):
    g = P(); z = 1.42
    for k in range(3): t = k*2.094+.4; f = Vector((.55*math.cos(t), .55*math.sin(t), 0)); q = Vector((.09*math.cos(t), .09*math.sin(t), z-.03)); m = f.lerp(q, .5); [g.tube(m+Vector((-.025*math.sin(t)*s, .025*math.cos(t)*s, 0)), q+Vector((-.03*math.sin(t)*s, .03*math.cos(t)*s, 0)), .011, .011, 0, 8) for s in (-1, 1)]; g.tube(f, f.lerp(q, .62), .014, .016, 0, 8); g.tube(f, f+Vector((0,0,.10)), .004, .014, 1, 8)
    g.turn([(.10,z-.03),(.10,z),(.06,z+.01)], 1, 24); g.turn([(.07,z+.01),(.075,z+.06),(.06,z+.09)], 1, 24)
    for s in (-1, 1): g.rb((s*.085-.018,-.05,z+.08), (s*.085+.018,.05,z+.30), 2, .012)
    g.tube((0,-.10,z+.21), (0,.10,z+.21), .042, .036, 1, 24); g.tube((0,-.101,z+.21), (0,-.104,z+.21), .03, .03, 3, 24); g.path([(-.085,0,z+.30),(-.07,0,z+.35),(.07,0,z+.35),(.085,0,z+.30)], .012, 1, 8); g.rb((-.07,-.075,z+.07), (.07,-.055,z+.13), 1, .006)
    return g.obj(name, [M['wood'], M['black'], M['orange'], M['glass']], link=False)

def posts_row(M, n=10, step=3.6, h=1.5, back=2.35, seed=0, name='piles', purlins=0):
    """driven posts of a table (front low, back high) with bracing on the first bays"""
    rnd = random.Random(seed); g = P()
    for i in range(n):
        x = i*step
        for y, hh in ((0, h), (2.5, back)): t = rnd.gauss(0, .008); g.csec((x+t,y,-.6), (x+t,y,hh+rnd.gauss(0,.012)), .11, .06, .006, 0)
        if i < purlins: a, b = Vector((x,-.75,h-.42)), Vector((x,3.3,back+.25)); g.tube(a, b, .04, .04, 0, 6); g.tube((x,2.5,1.0), a.lerp(b, .45), .022, .022, 0, 6)
    if purlins > 1:
        for t in (.06, .34, .63, .92): a, b = Vector((-.5,-.75,h-.36)).lerp(Vector((-.5,3.3,back+.31)), t), Vector(((purlins-1)*step+.6,-.75,h-.36)).lerp(Vector(((purlins-1)*step+.6,3.3,back+.31)), t); g.box((a.x,a.y-.03,a.z-.03), (b.x,a.y+.03,a.z+.05), 0)
    return g.obj(name, [M['zinc']], link=False)

def crawler_crane(M, boom=118, ang=78, hook=70, name='crane'):
    """tracked crane, boom leaning towards -Y"""
    g = P()
    for s in (-1, 1):
        g.rb((s*3.6-.65,-5.2,.0), (s*3.6+.65,5.2,1.5), 1, .35); [g.rb((s*3.6-.68,-5.0+k*.42,-.02), (s*3.6+.68,-4.75+k*.42,.06), 1, .01) for k in range(24)]; [g.rb((s*3.6-.68,-5.0+k*.42,1.46), (s*3.6+.68,-4.75+k*.42,1.54), 1, .01) for k in range(24)]
        [g.tube((s*4.27,-4.4+k*1.1,.55), (s*4.32,-4.4+k*1.1,.55), .38, .38, 2, 18) for k in range(9)]
    g.rb((-3.2,-2.0,.7), (3.2,2.0,1.7), 1, .1); g.tube((0,0,1.6), (0,0,2.1), 1.6, 1.6, 1, 30); g.rb((-2.0,-3.4,2.1), (2.0,6.6,3.2), 0, .08); g.rb((-1.9,1.2,3.2), (1.9,5.2,4.7), 0, .12); g.rb((-3.3,5.4,2.0), (3.3,7.4,4.6), 1, .08)
    for k in range(5): g.rb((-3.2,5.35,2.15+k*.48), (3.2,7.45,2.55+k*.48), 2, .04)
    g.rb((1.9,-4.0,2.3), (3.3,-1.6,4.6), 0, .15); g.rb((1.95,-4.06,3.2), (3.25,-3.9,4.4), 3, .05); g.rb((3.28,-3.7,3.2), (3.34,-1.9,4.3), 3, .05)
    c, s_ = math.cos(math.radians(ang)), math.sin(math.radians(ang)); f = Vector((0,-2.8,3.0)); tip = f+Vector((0,-c,s_))*boom
    g.lattice(f, f+Vector((0,-c,s_))*8, .8, 2.8, 3, .10, 0, .05); g.lattice(f+Vector((0,-c,s_))*8, f+Vector((0,-c,s_))*(boom-8), 2.8, 2.6, int(boom/3.0), .10, 0, .05); g.lattice(f+Vector((0,-c,s_))*(boom-8), tip, 2.6, .9, 4, .09, 0, .05)
    mb = f+Vector((0,.2,0)); mt = mb+Vector((0,17,21)); g.lattice(mb, mt, 1.8, 1.2, 9, .10, 0, .05)
    for x in (-.9, .9): g.tube((x,mt.y,mt.z), (x*.5,tip.y,tip.z), .05, .05, 1, 5); g.tube((x,mt.y,mt.z), (x,6.2,4.6), .05, .05, 1, 5)
    g.rb((-.7,tip.y-.9,tip.z-.4), (.7,tip.y+.5,tip.z+.9), 0, .1)
    hp = Vector((0, tip.y-.6, tip.z-hook)); [g.tube((x,tip.y-.6,tip.z), (x,hp.y,hp.z), .035, .035, 1, 4) for x in (-.35, -.12, .12, .35)]; g.rb((-.55,hp.y-.35,hp.z-1.9), (.55,hp.y+.35,hp.z), 4, .1); g.ring((0,hp.y,hp.z-2.5), .45, .14, 1, 'y', 16, 7, -.3, 4.4)
    o = g.obj(name, [M['cranec'], M['black'], M['steel'], M['glass'], M['yellow']], link=False); return o, hp

def blade_rings(R, pitch=4):
    """sections of a blade along +Z from the root, chord across X"""
    S = np.array([0,.02,.05,.09,.14,.2,.3,.45,.6,.75,.88,.95,.985,1.0]); ch = np.array([2.3,2.3,2.45,3.0,3.8,4.1,3.7,2.9,2.25,1.75,1.3,.95,.6,.12])
    tw = np.radians([14,14,14,14,13,11,8.5,5.5,3.2,1.5,.4,0,-.3,-.5])+math.radians(pitch); th = np.array([1,1,.86,.60,.42,.33,.27,.23,.2,.18,.17,.16,.16,.16]); out = []
    for s, c, w, tk in zip(S, ch, tw, th):
        bl = float(np.clip((s-.03)/.14, 0, 1)); ring = []
        for k in range(22):
            q = 2*math.pi*k/22; xx = .5*(1+math.cos(q)); pr = 2.42*tk*(.2969*math.sqrt(max(xx,0))-.126*xx-.3516*xx**2+.2843*xx**3-.1036*xx**4)*2
            yy = .5*math.sin(q)*tk*(1-bl)+math.copysign(pr*.5, math.sin(q))*bl; px, py = (xx-.33-.17*(1-bl))*c, yy*c
            ring.append(Vector((px*math.cos(w)-py*math.sin(w), px*math.sin(w)+py*math.cos(w)-2.2*s*s, s*R)))
        out.append(ring)
    return out
def loft(g, rings, X=Matrix.Identity(4), m=0):
    rings = [[X @ p for p in r] for r in rings]
    for A, B in zip(rings[:-1], rings[1:]):
        for k in range(len(A)): g.quad([A[k], A[(k+1)%len(A)], B[(k+1)%len(B)], B[k]], m)
    g.quad(rings[0][::-1], m); g.quad(rings[-1], m)
def half_turbine(M, hub=105, R=62, blades=(-96,), name='half'):
    """tower with flanges, nacelle, hub with open roots, and the blades already mounted; rotor faces -Y"""
    g = P(); f = lambda z: 2.35+(1.45-2.35)*max(0, z)/hub; zs = np.linspace(-2, hub-2.2, 17)
    for a, b in zip(zs[:-1], zs[1:]): g.tube((0,0,a), (0,0,b), f(a), f(b), 0, 56, False)
    for z in (22, 48, 76): g.tube((0,0,z-.12), (0,0,z+.12), f(z)+.03, f(z)+.03, 1, 56, False)
    g.rb((-.75,-f(1)-.1,1.6), (.75,-f(1)+.3,3.9), 1, .05); g.rb((-1.2,-f(0)-3.0,.2), (1.2,-f(0)+.2,1.5), 1, .03)
    g.rb((-2.0,-2.6,hub-2.1), (2.0,8.6,hub+2.1), 0, .45); g.rb((-1.4,5.8,hub+2.0), (1.4,8.0,hub+2.9), 0, .15); [g.tube((x,7,hub+2.9), (x,7,hub+4.3), .05, .05, 1, 6) for x in (-.9, .9)]
    g.tube((0,-2.4,hub), (0,-3.0,hub), 1.5, 1.7, 0, 32); H = [(1.75,0),(1.95,1.0),(1.85,2.1),(1.4,2.9),(.7,3.4),(.05,3.55)]
    R0 = [[Vector((r*math.cos(t), -2.9-z, hub+r*math.sin(t))) for t in np.linspace(0, 6.283, 32, endpoint=False)] for r, z in H]; loft(g, R0)
    for ph in (blades[0], blades[0]+120, blades[0]+240):
        X = Matrix.Translation((0,-4.2,hub)) @ Matrix.Rotation(math.radians(ph), 4, 'Y')
        q = [[X @ Vector((1.2*math.cos(t), 1.2*math.sin(t), z)) for t in np.linspace(0, 6.283, 30, endpoint=False)] for z in (.8, 2.25)]; loft(g, q)
        if ph in blades: loft(g, blade_rings(R), X @ Matrix.Translation((0,0,2.2)))
        else: g.quad([X @ Vector((1.08*math.cos(t), 1.08*math.sin(t), 2.27)) for t in np.linspace(0, 6.283, 24, endpoint=False)], 2)
    return soft(g.obj(name, [M['white'], M['tgrey'], M['dark']], link=False), 30)
