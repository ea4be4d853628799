"""Shared base of all scenes: materials, PV tables, turbines, containers, terrain, scattering, sky, rendering. Blender 3.4, Cycles on the CPU."""
import bpy, math, os, sys, time, random
import numpy as np
from mathutils import Vector, Matrix, Euler

OUT = os.environ.get('ART_OUT', os.path.join(os.path.dirname(os.path.abspath(__file__)), 'out'))
# ------------------------------------------------------------------ noise
def _lat(seed): return np.random.default_rng(seed).random((256, 256)).astype(np.float64)
_L = {}
def vnoise(x, y, seed=0):
    L = _L.setdefault(seed, _lat(seed))
    xi, yi = np.floor(x).astype(int), np.floor(y).astype(int)
    fx, fy = x-xi, y-yi
    fx, fy = fx*fx*fx*(fx*(fx*6-15)+10), fy*fy*fy*(fy*(fy*6-15)+10)
    g = lambda a, b: L[(xi+a) & 255, (yi+b) & 255]
    return (g(0,0)*(1-fx)+g(1,0)*fx)*(1-fy)+(g(0,1)*(1-fx)+g(1,1)*fx)*fy
def fbm(x, y, seed=0, oct=4, gain=.5, lac=2.03):
    s, a, n = 0, 1, 0
    for i in range(oct):
        s = s+a*(vnoise(x, y, seed+i)-.5); n += a; a *= gain; x, y = x*lac+17.3, y*lac-9.1
    return s/n*2
sstep = lambda a, b, x: (lambda t: t*t*(3-2*t))(np.clip((x-a)/(b-a), 0, 1))

# ------------------------------------------------------------------ scene basics
def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    s = bpy.context.scene
    s.world = bpy.data.worlds.new('W'); s.world.use_nodes = True
    return s

def mesh(name, verts, faces, mats=(), mat_idx=None, uvs=None, uv2=None, smooth=False, link=True):
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(v) for v in verts], [], [tuple(f) for f in faces])
    for m in mats: me.materials.append(m)
    if mat_idx is not None: me.polygons.foreach_set('material_index', np.asarray(mat_idx, np.int32))
    if smooth: me.polygons.foreach_set('use_smooth', np.ones(len(me.polygons), bool))
    for nm, u in (('uv', uvs), ('rnd', uv2)):
        if u is not None:
            l = me.uv_layers.new(name=nm); l.data.foreach_set('uv', np.asarray(u, np.float32).ravel())
    me.update()
    o = bpy.data.objects.new(name, me)
    if link: bpy.context.scene.collection.objects.link(o)
    return o

class Geo:
    """Accumulates boxes/quads/tubes for one mesh with material slots."""
    def __init__(s): s.v, s.f, s.m, s.uv, s.r = [], [], [], [], []
    def quad(s, pts, m=0, uv=((0,0),(1,0),(1,1),(0,1)), r=(.5,.5)):
        b = len(s.v); s.v += [tuple(p) for p in pts]; s.f.append(tuple(range(b, b+len(pts)))); s.m.append(m)
        uv = uv if len(uv) == len(pts) else [(0, 0)]*len(pts)
        s.uv += list(uv); s.r += [r]*len(pts)
    def box(s, lo, hi, m=0, xf=None, r=(.5,.5)):
        (x0,y0,z0),(x1,y1,z1) = lo, hi
        p = [(x0,y0,z0),(x1,y0,z0),(x1,y1,z0),(x0,y1,z0),(x0,y0,z1),(x1,y0,z1),(x1,y1,z1),(x0,y1,z1)]
        if xf: p = [xf(*q) for q in p]
        for f in ((0,3,2,1),(4,5,6,7),(0,1,5,4),(1,2,6,5),(2,3,7,6),(3,0,4,7)): s.quad([p[i] for i in f], m, r=r)
    def tube(s, a, b, ra, rb, m=0, n=12, cap=True):
        a, b = Vector(a), Vector(b); d = (b-a).normalized()
        u = d.orthogonal().normalized(); w = d.cross(u)
        ring = lambda c, r: [c+(u*math.cos(t)+w*math.sin(t))*r for t in np.linspace(0, 2*math.pi, n, endpoint=False)]
        A, B = ring(a, ra), ring(b, rb)
        for i in range(n): s.quad([A[i], A[(i+1)%n], B[(i+1)%n], B[i]], m)
        if cap: s.quad(list(reversed(A)), m); s.quad(B, m)
    def obj(s, name, mats, smooth=False, link=True):
        return mesh(name, s.v, s.f, mats, s.m, s.uv, s.r, smooth, link)

def coll(name, objs):
    c = bpy.data.collections.new(name)
    for o in objs:
        for uc in list(o.users_collection): uc.objects.unlink(o)
        c.objects.link(o)
    return c

# ------------------------------------------------------------------ shader node helpers
class NT:
    def __init__(s, nt): s.t = nt; s.n = nt.nodes; s.l = nt.links
    def new(s, t, **k):
        n = s.n.new(t)
        for a, v in k.items(): setattr(n, a, v)
        return n
    def set(s, sock, v):
        if v is None: return
        if isinstance(v, bpy.types.NodeSocket): s.l.new(v, sock)
        else: sock.default_value = v
    def m(s, op, a, b=None, c=None, clamp=False):
        n = s.new('ShaderNodeMath', operation=op, use_clamp=clamp)
        for i, x in enumerate((a, b, c)): s.set(n.inputs[i], x)
        return n.outputs[0]
    def vm(s, op, a, b=None):
        n = s.new('ShaderNodeVectorMath', operation=op); s.set(n.inputs[0], a)
        if b is not None: s.set(n.inputs[3] if op == 'SCALE' else n.inputs[1], b)
        return n.outputs[1] if op in ('LENGTH','DOT_PRODUCT','DISTANCE') else n.outputs[0]
    def mix(s, f, a, b, mode='MIX'):
        n = s.new('ShaderNodeMixRGB', blend_type=mode); s.set(n.inputs[0], f)
        for i, x in ((1, a), (2, b)):
            if isinstance(x, (tuple, list)) and len(x) == 3: x = (*x, 1)
            s.set(n.inputs[i], x)
        return n.outputs[0]
    def step(s, lo, hi, x):   # smoothstep
        n = s.new('ShaderNodeMapRange', interpolation_type='SMOOTHSTEP'); s.set(n.inputs[0], x)
        s.set(n.inputs[1], lo); s.set(n.inputs[2], hi); return n.outputs[0]
    def noise(s, vec, scale, detail=4, rough=.5, dist=0):
        n = s.new('ShaderNodeTexNoise'); s.set(n.inputs['Vector'], vec); s.set(n.inputs['Scale'], scale)
        n.inputs['Detail'].default_value = detail; n.inputs['Roughness'].default_value = rough; n.inputs['Distortion'].default_value = dist
        return n.outputs[0]
    def xyz(s, v):
        n = s.new('ShaderNodeSeparateXYZ'); s.set(n.inputs[0], v); return n.outputs
    def comb(s, x, y, z):
        n = s.new('ShaderNodeCombineXYZ')
        for i, q in enumerate((x, y, z)): s.set(n.inputs[i], q)
        return n.outputs[0]

SKY = dict(sun=1.0, size=.8, alt=200)   # dawn() adds el, rot, dust, air and ozone
def sky_node(nt, disc):
    n = nt.new('ShaderNodeTexSky'); n.sky_type = 'NISHITA'; n.sun_disc = disc
    n.sun_elevation = math.radians(SKY['el']); n.sun_rotation = math.radians(SKY['rot']); n.sun_size = math.radians(SKY['size'])
    n.sun_intensity = SKY['sun']; n.air_density, n.dust_density, n.ozone_density = SKY['air'], SKY['dust'], SKY['ozone']; n.altitude = SKY['alt']
    return n

def material(name, base=(.5,.5,.5), rough=.6, metal=0, spec=.5, build=None, haze=True, **kw):
    m = bpy.data.materials.new(name); m.use_nodes = True; t = NT(m.node_tree)
    p = t.n['Principled BSDF']; out = t.n['Material Output']
    p.inputs['Base Color'].default_value = (*base, 1); p.inputs['Roughness'].default_value = rough
    p.inputs['Metallic'].default_value = metal; p.inputs['Specular'].default_value = spec
    for k, v in kw.items(): p.inputs[k].default_value = v
    last = p.outputs[0]
    if build:
        q = build(t, p)
        if isinstance(q, bpy.types.NodeSocket): last = q
    if haze:
        g = t.new('ShaderNodeGroup'); g.node_tree = bpy.data.node_groups['Haze']; t.l.new(last, g.inputs[0]); last = g.outputs[0]
    t.l.new(last, out.inputs[0])
    m.cycles.use_transparent_shadow = True
    return m

# ------------------------------------------------------------------ materials
def mat_pv(name='pv', dusty=None):
    """Glass, cells and bars of a module. West of the coordinate `dusty` in metres, the modules are covered with dust."""
    def b(t, p):
        u, v, _ = t.xyz(t.new('ShaderNodeUVMap', uv_map='uv').outputs[0])
        r0, r1, _ = t.xyz(t.new('ShaderNodeUVMap', uv_map='rnd').outputs[0])
        uu = t.m('DIVIDE', t.m('SUBTRACT', u, .012), .976); vv = t.m('DIVIDE', t.m('SUBTRACT', v, .008), .984)
        cu, cv = t.m('MULTIPLY', uu, 6.0), t.m('MULTIPLY', vv, 24.0)
        fu, fv = t.m('FRACT', cu), t.m('FRACT', cv)
        du, dv = t.m('ABSOLUTE', t.m('SUBTRACT', fu, .5)), t.m('ABSOLUTE', t.m('SUBTRACT', fv, .5))
        gap = t.m('MAXIMUM', t.m('GREATER_THAN', du, .5-.0125), t.m('GREATER_THAN', dv, .5-.019))
        # chamfered wafer corners
        gap = t.m('MAXIMUM', gap, t.m('GREATER_THAN', t.m('ADD', du, t.m('MULTIPLY', dv, .5)), .5+.25-.045))
        mid = t.m('LESS_THAN', t.m('ABSOLUTE', t.m('SUBTRACT', v, .5)), .0042)
        edge = t.m('MAXIMUM', t.m('GREATER_THAN', t.m('ABSOLUTE', t.m('SUBTRACT', u, .5)), .488), t.m('GREATER_THAN', t.m('ABSOLUTE', t.m('SUBTRACT', v, .5)), .492))
        line = t.m('MAXIMUM', t.m('MAXIMUM', gap, mid), edge)
        # 10 thin bus bars per cell
        bb = t.m('LESS_THAN', t.m('ABSOLUTE', t.m('SUBTRACT', t.m('FRACT', t.m('MULTIPLY', cu, 10.0)), .5)), .045)
        cell = t.new('ShaderNodeTexWhiteNoise', noise_dimensions='3D')
        t.l.new(t.comb(t.m('FLOOR', cu), t.m('FLOOR', cv), r0), cell.inputs[0])
        base = t.mix(cell.outputs[0], (.006, .013, .040), (.010, .021, .058))
        base = t.mix(r1, base, t.mix(.5, base, (.006, .010, .022)))
        base = t.mix(t.m('MULTIPLY', bb, .35), base, (.12, .13, .15))
        col = t.mix(t.m('MULTIPLY', line, .8), base, (.17, .185, .21))
        # dust film
        geo = t.new('ShaderNodeNewGeometry')
        dn = t.noise(geo.outputs['Position'], .9, 5, .6)
        dust = t.m('MULTIPLY', t.step(.45, .8, dn), .10)
        if dusty is not None:
            x = t.xyz(geo.outputs['Position'])[0]
            dust = t.m('MAXIMUM', dust, t.m('MULTIPLY', t.m('LESS_THAN', x, dusty), t.m('MULTIPLY_ADD', dn, .6, .06)))
        low = t.m('MULTIPLY', t.m('SUBTRACT', 1.0, t.step(0.0, .10, v)), .12)   # soiling band on the lower frame edge
        col = t.mix(t.m('ADD', dust, low), col, (.30, .24, .17))
        t.l.new(col, p.inputs['Base Color'])
        t.l.new(t.m('MULTIPLY_ADD', dust, 1.2, .055), p.inputs['Roughness'])
        p.inputs['IOR'].default_value = 1.45; p.inputs['Specular'].default_value = .5
    return material(name, build=b)

def mats():
    M = {}
    M['pv'] = mat_pv()
    M['alu'] = material('alu', (.72,.73,.75), .38, .9)
    M['galv'] = material('galv', (.52,.54,.56), .45, .85)
    M['back'] = material('back', (.42,.44,.47), .5)
    M['white'] = material('white', (.72,.73,.73), .62, spec=.18)
    M['paint'] = material('paint', (.68,.70,.70), .42, build=lambda t,p: t.l.new(t.mix(t.m('MULTIPLY', t.step(.45,.75,t.noise(t.new('ShaderNodeNewGeometry').outputs['Position'],.8,5,.65)),.25),(.70,.71,.70),(.45,.42,.37)), p.inputs['Base Color']))
    M['dark'] = material('dark', (.025,.028,.032), .5)
    M['louver'] = material('louver', (.16,.17,.18), .5, .3)
    M['concrete'] = material('concrete', (.42,.40,.37), .85, build=lambda t,p: t.l.new(t.mix(t.noise(t.new('ShaderNodeNewGeometry').outputs['Position'],1.3,8,.65),(.30,.285,.26),(.50,.48,.44)), p.inputs['Base Color']))
    M['asphalt'] = material('asphalt', (.06,.06,.062), .8)
    M['accent'] = material('accent', (.02,.30,.20), .4)
    M['accent2'] = material('accent2', (.9,.42,.06), .45)
    M['line'] = material('line', (.75,.75,.72), .7)
    def glow(t, p): p.inputs['Emission'].default_value = (.15,1,.55,1); p.inputs['Emission Strength'].default_value = 4
    M['led'] = material('led', (.1,.6,.3), .4, build=glow)
    def screen(t, p): p.inputs['Emission'].default_value = (.35,.75,1,1); p.inputs['Emission Strength'].default_value = 1.2
    M['screen'] = material('screen', (.05,.08,.1), .2, build=screen)
    return M

def mat_ground(roads_x=(), roads_y=(), width=2.6, tint=1.0):
    def b(t, p):
        geo = t.new('ShaderNodeNewGeometry'); P = geo.outputs['Position']; x, y, z = t.xyz(P)
        n1 = t.noise(P, .012, 6, .55); n2 = t.noise(P, .11, 6, .6); n3 = t.noise(P, 1.4, 6, .65); n4 = t.noise(P, 9.0, 4, .6)
        straw = t.mix(n3, (.21,.165,.080), (.34,.275,.140))
        olive = t.mix(n3, (.075,.090,.030), (.150,.150,.055))
        soil = t.mix(n4, (.14,.095,.060), (.23,.165,.105))
        c = t.mix(t.step(.40, .62, t.m('ADD', t.m('MULTIPLY', n1, .6), t.m('MULTIPLY', n2, .4))), straw, olive)
        c = t.mix(t.m('MULTIPLY', t.step(.52, .66, t.m('ADD', t.m('MULTIPLY', n2, .7), t.m('MULTIPLY', n3, .3))), .8), c, soil)
        wob = t.m('MULTIPLY', t.m('SUBTRACT', t.noise(P, .25, 4), .5), 1.4)
        road = None
        for ax, cs in ((x, roads_x), (y, roads_y)):
            for c0 in cs:
                d = t.m('ABSOLUTE', t.m('ADD', t.m('SUBTRACT', ax, c0), wob))
                tr = t.m('SUBTRACT', 1.0, t.step(width*.78, width*1.15, t.m('ADD', d, t.m('MULTIPLY', t.m('SUBTRACT', n3, .5), 1.6))))
                # grass strip in the middle between the wheel tracks
                ctr = t.m('MULTIPLY', t.m('SUBTRACT', 1.0, t.step(.25, .6, d)), .55)
                tr = t.m('SUBTRACT', tr, ctr, clamp=True)
                road = tr if road is None else t.m('MAXIMUM', road, tr)
        if road is not None:
            grav = t.mix(n4, (.20,.155,.110), (.32,.26,.19))
            c = t.mix(t.m('MULTIPLY', road, .9), c, grav)
        c = t.mix(1.0, c, (tint, tint, tint), 'MULTIPLY')
        t.l.new(c, p.inputs['Base Color']); p.inputs['Specular'].default_value = .08; p.inputs['Roughness'].default_value = 1
        bp = t.new('ShaderNodeBump'); bp.inputs['Strength'].default_value = .55; bp.inputs['Distance'].default_value = .22
        n5 = t.noise(P, 3.3, 7, .7); t.l.new(t.m('ADD', t.m('MULTIPLY', n3, .8), t.m('ADD', t.m('MULTIPLY', n5, .5), t.m('MULTIPLY', n4, .12))), bp.inputs['Height']); t.l.new(bp.outputs[0], p.inputs['Normal'])
    return material('ground', build=b)

def mat_leaf(name, a, b_, trans=.35):
    def b(t, p):
        oi = t.new('ShaderNodeObjectInfo'); r = oi.outputs['Random']
        c = t.mix(r, a, b_)
        x, y, z = t.xyz(t.new('ShaderNodeUVMap', uv_map='uv').outputs[0])
        c = t.mix(t.m('MULTIPLY', t.m('SUBTRACT', 1.0, y), .55), c, tuple(q*.45 for q in a))
        df = t.new('ShaderNodeBsdfDiffuse'); tl = t.new('ShaderNodeBsdfTranslucent'); mx = t.new('ShaderNodeMixShader')
        t.l.new(c, df.inputs[0]); t.l.new(c, tl.inputs[0]); mx.inputs[0].default_value = trans
        t.l.new(df.outputs[0], mx.inputs[1]); t.l.new(tl.outputs[0], mx.inputs[2])
        return mx.outputs[0]
    return material(name, build=b)

# ------------------------------------------------------------------ assets
MOD_W, MOD_L, GAP = 1.134, 2.278, .022
def pv_table(M, n=14, tilt=20, low=.85, seed=0, rows=2, posts=True, name='table'):
    rnd = random.Random(seed); g = Geo(); t = math.radians(tilt); ct, st = math.cos(t), math.sin(t)
    depth = rows*MOD_L+(rows-1)*GAP; length = n*(MOD_W+GAP)-GAP
    X = lambda u, v, w: (u-length/2, (v-depth/2)*ct-w*st, low+v*st+w*ct)
    for i in range(n):
        for j in range(rows):
            u0, v0 = i*(MOD_W+GAP), j*(MOD_L+GAP); u1, v1 = u0+MOD_W, v0+MOD_L
            a, b2 = rnd.gauss(0, .0022), rnd.gauss(0, .0022)   # mounting tolerance: breaks up the mirror reflections
            um, vm = (u0+u1)/2, (v0+v1)/2
            T = lambda u, v, w, a=a, b2=b2, um=um, vm=vm: X(u, v, w+(u-um)*a+(v-vm)*b2)
            r = (rnd.random(), rnd.random()); e = .009
            g.quad([T(u0+e,v0+e,0), T(u1-e,v0+e,0), T(u1-e,v1-e,0), T(u0+e,v1-e,0)], 0, r=r)
            g.quad([T(u0+e,v1-e,-.006), T(u1-e,v1-e,-.006), T(u1-e,v0+e,-.006), T(u0+e,v0+e,-.006)], 3)
            for lo, hi in (((u0,v0),(u1,v0+e)), ((u0,v1-e),(u1,v1)), ((u0,v0+e),(u0+e,v1-e)), ((u1-e,v0+e),(u1,v1-e))):
                g.box((*lo,-.033), (*hi,.0025), 1, T)
    for v in (.45, 1.75, depth-1.75, depth-.45) if rows == 2 else (.5, depth-.5):
        g.box((0, v-.03, -.115), (length, v+.03, -.035), 2, X)
    np_ = max(3, int(round(length/3.6))+1)
    for k in range(np_):
        u = .7+(length-1.4)*k/(np_-1)
        g.box((u-.03, .25, -.20), (u+.03, depth-.25, -.115), 2, X)
        if posts:
            for v in (.95, depth-.95):
                x, y, z = X(u, v, -.2); g.box((x-.045, y-.035, -1.5), (x+.045, y+.035, z+.02), 2)
            x, y, z = X(u, depth*.52, -.2); x2, y2, z2 = X(u, depth-.95, -.2)
            g.tube((x, y, z), (x2, y2, z2-.95), .025, .025, 2, 6, False)
    return g.obj(name, [M['pv'], M['alu'], M['galv'], M['back']], link=False)

def turbine(M, hub=112, R=70, phase=0, yaw=0, pitch=4, name='wtg'):
    g = Geo()
    prev = None; N = 48; zs = np.linspace(-4, hub-2.2, 14)
    for a, b in zip(zs[:-1], zs[1:]):
        f = lambda z: 2.35+(1.45-2.35)*max(0, z)/hub
        g.tube((0,0,a), (0,0,b), f(a), f(b), 0, N, False)
    g.box((-2.0,-2.6,hub-2.2), (2.0,9.0,hub+2.2), 0); g.box((-1.5,6.2,hub+2.2), (1.5,8.4,hub+3.0), 0)
    hubc = Vector((0,-4.4,hub)); g.tube((0,-2.4,hub), (0,-5.0,hub), 1.9, 1.75, 0, 20); g.tube((0,-5.0,hub), (0,-6.3,hub), 1.75, .5, 0, 20)
    # lofted blade: chord / twist / thickness schedule, NACA-like section
    S = np.array([0,.03,.08,.14,.2,.3,.45,.6,.75,.88,.95,.985,1.0]); ch = np.array([2.0,2.0,2.5,3.7,4.2,3.8,3.0,2.35,1.8,1.35,1.0,.6,.12])
    tw = np.radians([14,14,14,13,11,8.5,5.5,3.2,1.5,.4,0,-.3,-.5]); th = np.array([1,1,.72,.42,.33,.27,.23,.2,.18,.17,.16,.16,.16])
    K = 18
    for bl in range(3):
        rot = Matrix.Rotation(math.radians(phase+120*bl), 3, 'Y'); rings = []
        for s, c, w, tk in zip(S, ch, tw, th):
            ring = []
            for k in range(K):
                q = 2*math.pi*k/K
                xx = .5*(1+math.cos(q)); prof = 2.2*tk*(.2969*math.sqrt(max(xx,0))-.126*xx-.3516*xx**2+.2843*xx**3-.1036*xx**4)*2.2
                circ = .5*math.sin(q)*tk
                blend = np.clip((s-.03)/.12, 0, 1)
                yy = circ*(1-blend)+math.copysign(prof*.5, math.sin(q))*blend
                px, py = (xx-.33-.17*(1-blend))*c, yy*c
                a = w+math.radians(pitch)
                ring.append(rot @ Vector((px*math.cos(a)-py*math.sin(a), px*math.sin(a)+py*math.cos(a)-2.2*s*s, s*R+1.2))+hubc)
            rings.append(ring)
        for A, B in zip(rings[:-1], rings[1:]):
            for k in range(K): g.quad([A[k], A[(k+1)%K], B[(k+1)%K], B[k]], 0)
    o = g.obj(name, [M['white']], smooth=True)
    import bmesh
    bm = bmesh.new(); bm.from_mesh(o.data); bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-4); bmesh.ops.recalc_face_normals(bm, faces=bm.faces); bm.to_mesh(o.data); bm.free()
    o.data.use_auto_smooth = True; o.data.auto_smooth_angle = math.radians(40)
    o.rotation_euler = (0, 0, math.radians(yaw))
    return o

def container(M, L=6.06, W=2.44, H=2.9, doors=4, stripe=True, hvac=True, name='bess', seed=0):
    """20 ft battery enclosure: smooth door panels, louvres, plinth, HVAC, status LED. Long axis = X, doors face -Y."""
    g = Geo(); rnd = random.Random(seed)
    g.box((-L/2-.15,-W/2-.15,-.6), (L/2+.15,W/2+.15,.12), 2)
    z0 = .22; g.box((-L/2,-W/2,z0), (L/2,W/2,z0+H), 0)
    for x in (-L/2, L/2-.16):
        for y in (-W/2-.012, W/2-.148):
            g.box((x-.012*(x<0), y, z0-.1), (x+.16+.012*(x>0), y+.16, z0+H+.02), 0)
    for z in (z0-.02, z0+H-.12): g.box((-L/2-.012,-W/2-.014,z), (L/2+.012,W/2+.014,z+.14), 0)
    n = doors*2; dw = (L-.36)/n
    for i in range(n):
        x0 = -L/2+.18+i*dw; x1 = x0+dw
        for s in (-1, 1):
            y = s*W/2
            g.box((x0+.02, min(y, y+s*.035), z0+.16), (x1-.02, max(y, y+s*.035), z0+H-.17), 0)     # door leaf
            yy = y+s*.036
            for zc, hh in ((z0+.55,.5), (z0+H-.62,.42)):                                             # louvre bays
                g.box((x0+.13, min(yy, yy+s*.006), zc-hh/2), (x1-.13, max(yy, yy+s*.006), zc+hh/2), 4)
                for k in range(7):
                    zz = zc-hh/2+(k+.5)*hh/7
                    g.box((x0+.13, min(yy, yy+s*.03), zz-.012), (x1-.13, max(yy, yy+s*.03), zz+.012), 0)
            hx = x1-.09 if i % 2 == 0 else x0+.07
            g.box((hx, min(yy, yy+s*.05), z0+1.25), (hx+.025, max(yy, yy+s*.05), z0+1.65), 3)
    if stripe:
        for s in (-1, 1):
            y = s*(W/2+.037); g.box((-L/2+.2, min(y,y+s*.002), z0+1.78), (L/2-.2, max(y,y+s*.002), z0+1.86), 5)
        # end wall: brand block + louvres
        for sx in (-1, 1):
            x = sx*L/2; g.box((min(x,x+sx*.03), -W/2+.2, z0+.2), (max(x,x+sx*.03), W/2-.2, z0+H-.2), 0)
            xx = sx*(L/2+.031); g.box((min(xx,xx+sx*.002), -W/2+.2, z0+1.78), (max(xx,xx+sx*.002), W/2-.2, z0+1.86), 5)
            g.box((min(xx,xx+sx*.004), -.75, z0+.35), (max(xx,xx+sx*.004), .75, z0+1.35), 4)
            for k in range(9):
                zz = z0+.4+k*.112; g.box((min(xx,xx+sx*.03), -.75, zz-.012), (max(xx,xx+sx*.03), .75, zz+.012), 0)
            g.box((min(xx,xx+sx*.05), W/2-.75, z0+2.1), (max(xx,xx+sx*.05), W/2-.45, z0+2.5), 3)
            g.box((min(xx,xx+sx*.06), W/2-.64, z0+2.32), (max(xx,xx+sx*.06), W/2-.56, z0+2.40), 6)
    if hvac:
        for cx in (-L/3, 0, L/3):
            g.box((cx-.62,-.75,z0+H), (cx+.62,.75,z0+H+.32), 0)
            for cy in (-.36, .36): g.tube((cx,cy,z0+H+.32), (cx,cy,z0+H+.36), .29, .29, 3, 20); g.tube((cx,cy,z0+H+.36), (cx,cy,z0+H+.37), .08, .08, 0, 12)
    o = g.obj(name, [M['paint'], M['alu'], M['concrete'], M['dark'], M['louver'], M['accent'], M['led']], link=False)
    mod = o.modifiers.new('bev', 'BEVEL'); mod.width = .012; mod.segments = 2; mod.limit_method = 'ANGLE'; mod.angle_limit = math.radians(50)
    return o

def grass_tuft(mat, seed, blades=34, h=(.18,.5), spread=.16, w=.006, name='tuft'):
    rnd = random.Random(seed); g = Geo()
    for _ in range(blades):
        a, r = rnd.random()*6.283, spread*math.sqrt(rnd.random()); x, y = r*math.cos(a), r*math.sin(a)
        H = rnd.uniform(*h); lean = rnd.uniform(.1,.75)*H; d = a+rnd.uniform(-.9,.9); dx, dy = math.cos(d), math.sin(d)
        nx, ny = -dy, dx; ww = w*rnd.uniform(.6,1.4); pts = []
        for k, s in enumerate((0,.4,.75,1)):
            q = s*s; c = ww*(1-s*.85); pts.append(((x+dx*lean*q-nx*c, y+dy*lean*q-ny*c, H*(s-.18*q)-.03), (x+dx*lean*q+nx*c, y+dy*lean*q+ny*c, H*(s-.18*q)-.03), s))
        for A, B in zip(pts[:-1], pts[1:]): g.quad([A[0],A[1],B[1],B[0]], 0, uv=((0,A[2]),(1,A[2]),(1,B[2]),(0,B[2])))
    return g.obj(name, [mat], link=False)

def tree(matL, matT, seed, H=5.5, R=3.2, n=2600, name='tree', flat=.55):
    """Acacia-like: forked trunk, leaf cards in flattened blobs."""
    rnd = random.Random(seed); g = Geo(); blobs = []
    for k in range(rnd.randint(5, 8)):
        a = rnd.random()*6.283; rr = R*rnd.uniform(.15,.75); z = H*rnd.uniform(.48,.92)
        c = Vector((rr*math.cos(a), rr*math.sin(a), z)); blobs.append((c, R*rnd.uniform(.40,.66)))
        mid = Vector((c.x*.3, c.y*.3, H*.38)); g.tube((0,0,-.4), mid, .13*H/5, .09*H/5, 1, 6, False); g.tube(mid, c, .08*H/5, .02, 1, 5, False)
    for i in range(n):
        c, r = rnd.choice(blobs); d = Vector((rnd.gauss(0,1), rnd.gauss(0,1), rnd.gauss(0,1))).normalized()*r*(rnd.random()**.35)
        p = c+Vector((d.x, d.y, d.z*flat)); s = rnd.uniform(.10,.24)*H/5
        e = Euler((rnd.random()*3, rnd.random()*3, rnd.random()*6)).to_matrix(); q = .35+.65*max(0, min(1, (d.z/r+1)/2))
        g.quad([p+e@Vector(v)*s for v in ((-1,-.6,0),(1,-.6,0),(1,.6,0),(-1,.6,0))], 0, uv=((0,q),)*4)
    return g.obj(name, [matL, matT], link=False)

def rock(mat, seed, name='rock'):
    import bmesh
    bm = bmesh.new(); bmesh.ops.create_icosphere(bm, subdivisions=2, radius=1); rnd = np.random.default_rng(seed)
    for v in bm.verts: v.co *= 1+rnd.normal(0,.12); v.co.z *= .6
    me = bpy.data.meshes.new(name); bm.to_mesh(me); bm.free(); me.materials.append(mat)
    return bpy.data.objects.new(name, me)

# ------------------------------------------------------------------ scatter via geometry nodes
def scatter(name, P, rot, scl, idx, collection):
    me = bpy.data.meshes.new(name); me.vertices.add(len(P)); me.vertices.foreach_set('co', np.asarray(P, np.float32).ravel())
    for nm, ty, key, d in (('rot','FLOAT_VECTOR','vector',rot), ('scl','FLOAT','value',scl), ('idx','INT','value',idx)):
        a = me.attributes.new(nm, ty, 'POINT'); a.data.foreach_set(key, np.asarray(d, np.int32 if ty == 'INT' else np.float32).ravel())
    o = bpy.data.objects.new(name, me); bpy.context.scene.collection.objects.link(o)
    ng = bpy.data.node_groups.new(name, 'GeometryNodeTree'); ng.inputs.new('NodeSocketGeometry','G'); ng.outputs.new('NodeSocketGeometry','G')
    t = NT(ng); gi, go = t.new('NodeGroupInput'), t.new('NodeGroupOutput')
    def attr(nm, ty):
        n = t.new('GeometryNodeInputNamedAttribute', data_type=ty); n.inputs[0].default_value = nm
        return next(q for q in n.outputs if q.enabled and q.name == 'Attribute')
    ci = t.new('GeometryNodeCollectionInfo'); ci.inputs['Collection'].default_value = collection; ci.inputs['Separate Children'].default_value = True; ci.inputs['Reset Children'].default_value = True
    ip = t.new('GeometryNodeInstanceOnPoints'); L = t.l.new
    L(gi.outputs[0], ip.inputs['Points']); L(ci.outputs[0], ip.inputs['Instance']); ip.inputs['Pick Instance'].default_value = True
    L(attr('idx','INT'), ip.inputs['Instance Index']); L(attr('rot','FLOAT_VECTOR'), ip.inputs['Rotation']); L(attr('scl','FLOAT'), ip.inputs['Scale'])
    L(ip.outputs[0], go.inputs[0])
    o.modifiers.new('gn','NODES').node_group = ng
    return o

def terrain_polar(hfun, mat, r0=1.5, r1=9000, rings=430, segs=1000, c=(0,0), name='terrain'):
    r = np.concatenate([[0], np.geomspace(r0, r1, rings)]); a = np.linspace(0, 2*np.pi, segs, endpoint=False)
    R, A = np.meshgrid(r, a, indexing='ij'); x, y = c[0]+R*np.cos(A), c[1]+R*np.sin(A); z = hfun(x, y)
    V = np.stack([x, y, z], -1).reshape(-1, 3).astype(np.float32)
    i, j = np.meshgrid(np.arange(rings), np.arange(segs), indexing='ij'); k = lambda i, j: i*segs+j % segs
    F = np.stack([k(i,j), k(i+1,j), k(i+1,j+1), k(i,j+1)], -1).reshape(-1, 4).astype(np.int32)
    me = bpy.data.meshes.new(name); me.vertices.add(len(V)); me.vertices.foreach_set('co', V.ravel())
    me.loops.add(F.size); me.loops.foreach_set('vertex_index', F.ravel()); me.polygons.add(len(F))
    me.polygons.foreach_set('loop_start', np.arange(0, F.size, 4, dtype=np.int32)); me.polygons.foreach_set('loop_total', np.full(len(F), 4, np.int32))
    me.polygons.foreach_set('use_smooth', np.ones(len(F), bool)); me.update(); me.validate(); me.materials.append(mat)
    o = bpy.data.objects.new(name, me); bpy.context.scene.collection.objects.link(o); return o

# ------------------------------------------------------------------ camera
def camera(loc, az, pitch, lens=35, dof=None, fstop=4, shift=(0,0)):
    c = bpy.data.cameras.new('C'); o = bpy.data.objects.new('C', c); s = bpy.context.scene; s.collection.objects.link(o); s.camera = o
    c.lens = lens; c.clip_end = 30000; c.clip_start = .1; c.shift_x, c.shift_y = shift; o.location = loc
    o.rotation_euler = (math.radians(90+pitch), 0, -math.radians(az))
    if dof: c.dof.use_dof = True; c.dof.focus_distance = dof; c.dof.aperture_fstop = fstop
    return o

# ------------------------------------------------------------------ render
def shoot(a, spp=24, noise=.03, bounces=3):
    """Renders the picture of `args()` with short light paths, and writes colour, albedo and normals as EXR for post.py."""
    name, w, h, pct = a.get('name', 'picture'), a['w'], a['hh'], a.get('pct', 100)
    s = bpy.context.scene; s.render.engine = 'CYCLES'; c = s.cycles; c.device = 'CPU'
    c.samples = a.get('spp', spp); c.use_adaptive_sampling = True; c.adaptive_threshold = a.get('noise', noise); c.adaptive_min_samples = 8
    c.use_denoising = False                       # Debian's Blender has no OIDN
    c.max_bounces = bounces; c.diffuse_bounces = min(2, bounces-2); c.glossy_bounces = min(3, bounces-1); c.transmission_bounces = 2; c.transparent_max_bounces = 6; c.volume_bounces = 0
    c.caustics_reflective = c.caustics_refractive = False; c.blur_glossy = .5; c.sample_clamp_indirect = 6; c.sample_clamp_direct = 0
    if hasattr(c, 'use_light_tree'): c.use_light_tree = False
    c.use_auto_tile = False; c.debug_use_spatial_splits = False; c.pixel_filter_type = 'BLACKMAN_HARRIS'; c.filter_width = 1.5; c.seed = 7
    r = s.render; r.resolution_x, r.resolution_y, r.resolution_percentage = w, h, pct; r.threads_mode = 'FIXED'; r.threads = 2
    r.use_persistent_data = False; r.film_transparent = False; s.view_settings.view_transform = 'Filmic'
    vl = s.view_layers[0]; vl.use_pass_combined = True; vl.cycles.denoising_store_passes = True
    s.use_nodes = True; nt = s.node_tree; nt.nodes.clear(); rl = nt.nodes.new('CompositorNodeRLayers')
    fo = nt.nodes.new('CompositorNodeOutputFile'); fo.base_path = f'{OUT}/exr'; fo.format.file_format = 'OPEN_EXR'; fo.format.color_depth = '32'; fo.format.exr_codec = 'ZIP'
    fo.file_slots.clear(); os.makedirs(fo.base_path, exist_ok=True)
    for slot, src in (('rgb', 'Image'), ('alb', 'Denoising Albedo'), ('nrm', 'Denoising Normal')):
        fo.file_slots.new(f'{name}_{slot}_'); nt.links.new(rl.outputs[src], fo.inputs[-1])
    s.frame_set(1); t0 = time.time(); bpy.ops.render.render(write_still=False)
    print(f'RENDER {name} {w*pct//100}x{h*pct//100} {time.time()-t0:.1f}s', flush=True)
