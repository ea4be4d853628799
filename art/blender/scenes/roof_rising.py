"""A roof plant half built on a plain concrete roof, towards the evening sun (with the settings in pictures.txt): bare frames, then modules; a town beyond the parapet."""
import os, sys
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from kit import *
from dawn import dawn, dawn_world
from props_park import args
from props_yard import *

a = args(sys.argv); AZ = a.get('az', -28); ROOF = 10.2; rnd = random.Random(6)
reset(); dawn(el=a.get('el', 9), sun=a.get('sun', 98), L=a.get('hz', 3200), light=a.get('light', .72), warm=a.get('warm', .35), top=1.0, lift=1.6, glow=.6); M = more(mats())
X0, X1, Y0, Y1 = -24, 13, -6, 27
# the town: low flat roofs among trees, further off in rows along lanes
TOWN, r = [], np.random.default_rng(11)
for k in range(520):
    d, b = r.uniform(34, 620), math.radians(r.uniform(AZ-48, AZ+48)); x, y = d*math.sin(b), d*math.cos(b); w, l, h = r.uniform(7, 14), r.uniform(7, 16), r.choice([3.3, 3.5, 3.6, 6.4, 6.6]) if d > 70 else r.choice([3.3, 6.3])
    if X0-12 < x+w and x < X1+10 and y < Y1+12: continue
    if all(abs(x-q[0]) > (w+q[2])/2+3.5 or abs(y-q[1]) > (l+q[3])/2+3.5 for q in TOWN): TOWN.append((x, y, w, l, h))
built = lambda x, y: np.any([(np.abs(x-q[0]) < q[2]/2+1.6) & (np.abs(y-q[1]) < q[3]/2+1.6) for q in TOWN]+[(x > X0-3) & (x < X1+3) & (y < Y1+3)], 0)
hgt = site(M, AZ, flat=900, near=25, treemin=40, trees=3.0, rocks=0, hills=1.0, half=50, keep=lambda x, y: ~built(x, y), extra=lambda x, y: -ROOF+0*x, wtg=((AZ-13, 3600, 30), (AZ+20, 3900, 70)), far_tree=2400)
n = 900; d, b = r.uniform(30, 620, n), np.radians(r.uniform(AZ-48, AZ+48, n)); tx, ty = d*np.sin(b), d*np.cos(b); k = ~built(tx, ty); tx, ty = tx[k], ty[k]; n = len(tx)
scatter('grove', np.stack([tx, ty, tx*0-ROOF-.1], 1), np.stack([tx*0, tx*0, r.uniform(0, 6.28, n)], 1), r.uniform(.8, 1.5, n), r.integers(0, 4, n), LEAF['trees'])
walls = [worn(f'wall{i}', c, .8, scale=.4, low=.15, streak=.3, amount=.3, spec=.15) for i, c in enumerate(((.50,.46,.39), (.46,.40,.33), (.36,.40,.40), (.52,.42,.32), (.50,.49,.46)))]; deck = worn('deck', (.34,.32,.29), .85, amount=.45, low=0, streak=0, spec=.1, scale=.3)
g = P()
def water_tank(x, y, z, m, s=1.0):
    g.at(x, y, z, sc=s); g.turn([(.60, 0), (.64, .03)]+[(q, .03+.085*i+o) for i in range(12) for q, o in ((.64, .0), (.655, .03), (.655, .06), (.64, .08))]+[(.62, 1.06), (.50, 1.20), (.24, 1.30), (.24, 1.36), (.22, 1.38), (.001, 1.385)], m, 30); g.at()
for i, (x, y, w, l, h) in enumerate(TOWN):
    z, m = -ROOF, i % 5; top = z+h; g.at(x, y, 0, rz=r.uniform(-4, 4)); g.box((-w/2, -l/2, z-1), (w/2, l/2, top), m); g.quad([(-w/2, -l/2, top+.01), (w/2, -l/2, top+.01), (w/2, l/2, top+.01), (-w/2, l/2, top+.01)], 5)
    for lo, hi in (((-w/2-.06, -l/2-.06), (w/2+.06, -l/2+.12)), ((-w/2-.06, l/2-.12), (w/2+.06, l/2+.06)), ((-w/2-.06, -l/2), (-w/2+.12, l/2)), ((w/2-.12, -l/2), (w/2+.06, l/2))): g.box((*lo, top-.12), (*hi, top+.75), m)
    for f in range(round(h/3.1)):
        for q in np.arange(-w/2+1.4, w/2-1.2, 2.6): g.box((q, -l/2-.03, z+1.0+3.1*f), (q+1.1, -l/2+.05, z+2.2+3.1*f), 6); g.box((q-.15, -l/2-.5, z+2.3+3.1*f), (q+1.25, -l/2, z+2.38+3.1*f), m)
        for q in np.arange(-l/2+1.4, l/2-1.2, 2.6): g.box((w/2-.05, q, z+1.0+3.1*f), (w/2+.03, q+1.1, z+2.2+3.1*f), 6); g.box((-w/2-.03, q, z+1.0+3.1*f), (-w/2+.05, q+1.1, z+2.2+3.1*f), 6)
    if i % 3 == 0: g.box((-w/2+.4, l/2-3.4, top), (-w/2+3.0, l/2-.4, top+2.4), m); g.box((-w/2+.2, l/2-3.6, top+2.4), (-w/2+3.2, l/2-.2, top+2.55), m)
    g.at()
    if i % 2 == 0: g.rb((x+w/4-.8, y-.8, top), (x+w/4+.8, y+.8, top+.7), m, .02); water_tank(x+w/4, y, top+.7, 7 if i % 4 else 8)
g.obj('town', walls+[deck, M['dark'], M['black'], material('tankblue', (.10,.18,.24), .5)])

# ---- the roof: slab with screed joints, parapet with coping, stair head, water tanks
def screed(t, p):
    """Cement screed: wide water stains with darker rims, blotches, fine grain."""
    Q = t.new('ShaderNodeNewGeometry').outputs['Position']; n0, n1, n2, n3 = t.noise(Q, .16, 5, .6, .8), t.noise(Q, .75, 6, .65), t.noise(Q, 5.0, 6, .7), t.noise(Q, 60, 3, .7)
    c = t.mix(t.m('ADD', t.m('MULTIPLY', n1, .55), t.m('MULTIPLY', n2, .45)), (.205,.188,.162), (.44,.415,.37)); c = t.mix(t.m('MULTIPLY', t.step(.47, .56, n0), .6), c, (.215,.195,.165))
    rim = t.m('SUBTRACT', 1.0, t.step(.0, .016, t.m('ABSOLUTE', t.m('SUBTRACT', n0, .475)))); c = t.mix(t.m('MULTIPLY', rim, .5), c, (.17,.15,.125)); c = t.mix(.20, c, t.mix(n3, (.20,.18,.16), (.50,.47,.42)))
    t.l.new(c, p.inputs['Base Color']); p.inputs['Roughness'].default_value = .9; p.inputs['Specular'].default_value = .12
    bp = t.new('ShaderNodeBump'); bp.inputs['Strength'].default_value = .35; bp.inputs['Distance'].default_value = .012; t.l.new(t.m('ADD', n2, t.m('MULTIPLY', n3, .5)), bp.inputs['Height']); t.l.new(bp.outputs[0], p.inputs['Normal'])
slab = material('slab', build=screed); par = worn('parapet', (.56,.53,.47), .8, dirt=(.25,.23,.20), amount=.3, low=.55, streak=.45, spec=.12)
g = P(); g.box((X0, Y0, -ROOF-2), (X1, Y1, 0), 0)
for x in np.arange(X0+3.1, X1, 3.6): g.box((x-.006, Y0, 0), (x+.006, Y1, .0015), 3)
for y in np.arange(Y0+2.2, Y1, 3.6): g.box((X0, y-.006, 0), (X1, y+.006, .0015), 3)
PH = .95
for lo, hi in (((X0, Y0), (X0+.2, Y1)), ((X1-.2, Y0), (X1, Y1)), ((X0, Y1-.2), (X1, Y1))): g.rb((*lo, -1), (*hi, PH), 1, .015); g.rb((lo[0]-.05, lo[1]-.05, PH), (hi[0]+.05, hi[1]+.05, PH+.07), 2, .015); g.rb((lo[0]-.06, lo[1]-.06, -.0), (hi[0]+.06, hi[1]+.06, .10), 0, .05)
for x in (X0+8, X0+20, X1-5): g.tube((x, Y1-.26, .05), (x, Y1-.02, .05), .055, .055, 3, 16)
sx, sy = a.get('shx', -20.5), a.get('shy', 19.5)      # stair head
g.at(sx, sy, 0); g.rb((-1.7, -2.6, 0), (1.7, 2.6, 2.75), 1, .02); g.rb((-2.0, -2.95, 2.75), (2.0, 2.9, 2.92), 2, .02)
g.rb((1.66, -1.55, .12), (1.73, -.45, 2.25), 4, .01); g.rb((1.66, -1.62, .1), (1.75, -1.55, 2.32), 3, .006); g.rb((1.66, -.45, .1), (1.75, -.38, 2.32), 3, .006); g.rb((1.66, -1.62, 2.25), (1.75, -.38, 2.32), 3, .006); g.rb((1.7, -1.8, 0), (2.5, -.2, .12), 0, .02); g.rb((1.7, -1.75, 2.36), (2.35, -.25, 2.44), 2, .01); g.rb((-.5, -2.64, 1.3), (.5, -2.58, 2.0), 3, .006); [g.rb((-.45, -2.66, 1.36+.12*q), (.45, -2.62, 1.40+.12*q), 1, .004) for q in range(5)]
g.at()
WX, WY = a.get('wx', -14.6), a.get('wy', 23.6)
g.rb((WX-1.8, WY-1.0, 0), (WX+1.8, WY+1.0, 1.15), 1, .02); g.rb((WX-1.95, WY-1.15, 1.15), (WX+1.95, WY+1.15, 1.30), 2, .02); [water_tank(WX+s*.9, WY, 1.30, 5, 1.15) for s in (-1, 1)]
g.path([(WX-.9, WY-.75, 1.5), (WX-.9, WY-1.2, 1.5), (WX-.9, WY-1.2, .2), (WX+9, WY-1.2, .2)], .03, 6, 10); g.path([(WX+.9, WY-.75, 1.5), (WX+.9, WY-1.2, 1.5), (WX+.9, WY-1.2, .2)], .03, 6, 10); [g.rb((x-.09, WY-1.3, 0), (x+.09, WY-1.1, .17), 0, .01) for x in np.arange(WX, WX+9, 2)]
g.obj('roof', [slab, par, M['concrete'], M['dark'], material('door', (.10,.20,.22), .5), M['black'], M['ral']])

# ---- rows along X: triangular frames on ballast blocks, two rails, modules upright; the front of work runs back to the right
BLOCK = worn('block', (.40,.385,.355), .85, dirt=(.24,.21,.175), amount=.5, low=.35, streak=.3, spec=.1, scale=2.2); TILT = math.radians(15); ct, st = math.cos(TILT), math.sin(TILT); LOW = .46; PIT = 4.15; RX = a.get('rx', -17.2); NF = 15; STEP = 1.8
def row(y0, mods, frames, name):
    """A row that starts at RX: NF blocks, `frames` of them with frames and rails, `mods` modules."""
    rd = random.Random(name); p = P(); Q = lambda u, v, w: (u, v*ct-w*st, LOW+v*st+w*ct)
    for i in range(NF):
        x = .5+i*STEP
        for v in (.35, 1.95): y = v*ct; p.rb((x-.18, y-.18, 0), (x+.18, y+.18, .20), 4, .015); p.tube((x, y, .2), (x, y, .27), .008, .008, 1, 6)
        if i < frames: p.box((x-.02, .12*ct, .20), (x+.02, 2.2*ct, .24), 2); [p.box((x-.02, v*ct-.02, .22), (x+.02, v*ct+.02, LOW+v*st-.07), 2) for v in (.35, 1.95)]; p.box((x-.02, .05, -.085), (x+.02, MOD_L-.05, -.045), 2, Q)
    L = .5+(frames-1)*STEP+.35
    for v in (.5, 1.78) if frames else (): p.box((.1, v-.02, -.045), (L, v+.02, -.004), 2, Q)
    for i in range(mods):
        u0 = .15+i*(MOD_W+GAP); u1 = u0+MOD_W; e = .012; b, k, r_ = rd.gauss(0, .0022), rd.gauss(0, .0022), (rd.random(), rd.random()); T = lambda u, v, w: Q(u, v, .032+w+(u-u0-.5)*b+(v-1.1)*k)
        p.quad([T(u0+e, e, 0), T(u1-e, e, 0), T(u1-e, MOD_L-e, 0), T(u0+e, MOD_L-e, 0)], 0, r=r_); p.quad([T(u0+e, MOD_L-e, -.006), T(u1-e, MOD_L-e, -.006), T(u1-e, e, -.006), T(u0+e, e, -.006)], 3)
        for lo, hi in (((u0, 0), (u1, e)), ((u0, MOD_L-e), (u1, MOD_L)), ((u0, e), (u0+e, MOD_L-e)), ((u1-e, e), (u1, MOD_L-e))): p.box((*lo, -.033), (*hi, .0025), 1, T)
    for v in (.15, 2.15): p.box((-.3, v*ct-.022, .001), (NF*STEP+.2, v*ct+.022, .003), 5)          # chalk lines
    put(p.obj(name, [M['pv'], M['alu'], M['zinc'], M['back'], BLOCK, M['mark']], link=False), RX, y0)
for k, (m, fr) in enumerate(((0, 0), (5, 11), (11, 14), (17, 15), (22, 15), (22, 15))): row(a.get('y0', 1.0)+PIT*k, m, fr, f'row{k}')
mp = module_pallet(M, 1); fresh = mat_pv('fresh'); fresh.node_tree.nodes['Principled BSDF'].inputs['Specular'].default_value = .1; op = module_pallet({**M, 'pv': fresh}, 2, True)      # in shade: less of the roof's reflection
put(op, a.get('px', .75), a.get('py', 8.5), 0, 4); put(mp, 6.2, 12.6, 0, 3)
b = P()
for k in range(3): [b.rb((0, i*.055+k*.02, .10+k*.05), (5.6, i*.055+k*.02+.042, .142+k*.05), 0, .004) for i in range(8-2*k)]
for x in (.6, 2.8, 5.0): b.rb((x, -.08, 0), (x+.09, .55, .10), 1, .006)
put(coil(M, R=.22, turns=7), -2.35, 4.0, .0, 60); put(tool_case(M), -3.3, 4.0, 0, -20)
put(b.obj('rails', [M['alu'], M['wood']], link=False), a.get('bx', -9.6), a.get('by', 3.75), 0, 2)
dawn_world(polariser=a.get('pol', .9), fill=a.get('fill', 1.5))
camera((a.get('x', 1.2), a.get('y', -4.0), a.get('h', 2.7)), AZ, 0, a.get('lens', 27), shift=(0, a.get('sy', -.05)))
shoot(a, 20)
