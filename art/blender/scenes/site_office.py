"""A site office at first light: a cabin with its door open, helmets on a shelf over a bench, boots; a tripod and half-built rows behind."""
import os, sys
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from kit import *
from dawn import dawn, dawn_world
from props_park import args
from props_yard import *
from props_room import light

a = args(sys.argv); AZ = a.get('az', -22)
reset(); dawn(el=a.get('el', 3.6), sun=a.get('sun', 44), L=a.get('hz', 6000), light=a.get('light', .62), top=a.get('top', .95), cloud=a.get('cloud', 0), glow=.8, dusk=a.get('dusk', .2), warm=a.get('warm', .6)); M = more(mats())
M['cabin'] = worn('cabin', (.50,.53,.52), .42, amount=.16, low=.22, streak=.18); M['trim'] = worn('trim', (.075,.105,.115), .42, amount=.2, low=.25, streak=.1)
M['lining'] = material('lining', (.60,.50,.38), .7, spec=.2); M['hatw'] = material('hatw', (.74,.74,.72), .3, spec=.5); M['haty'] = material('haty', (.86,.33,.008), .32, spec=.5); M['hato'] = material('hato', (.72,.12,.015), .32, spec=.5)
M['leather'] = worn('leather', (.12,.060,.028), .5, amount=.3, low=.25, streak=.1); M['sole'] = material('sole', (.03,.028,.026), .8); M['jar'] = material('jar', (.16,.34,.50), .12, spec=.6); M['flask'] = material('flask', (.03,.14,.10), .3, spec=.5)
def pane(t, p):
    f = t.new('ShaderNodeFresnel'); f.inputs[0].default_value = 1.45; tr = t.new('ShaderNodeBsdfTransparent'); gl = t.new('ShaderNodeBsdfGlossy'); gl.inputs[1].default_value = .02; mx = t.new('ShaderNodeMixShader')
    t.l.new(t.m('MULTIPLY', f.outputs[0], .7), mx.inputs[0]); t.l.new(tr.outputs[0], mx.inputs[1]); t.l.new(gl.outputs[0], mx.inputs[2]); return mx.outputs[0]
M['pane'] = material('pane', build=pane, haze=False)
f = Matrix.Rotation(math.radians(-AZ), 4, 'Z'); W = lambda u, v: tuple((f @ Vector((u, v, 0)))[:2])      # u to the right of the view, v away from the camera
CX, CY = W(a.get('cu', .72), a.get('cv', 6.7)); CX -= 6.06           # the cabin's front left corner; x along the front, the front faces -Y
yard = lambda x, y: (x > CX-9) & (x < CX+16) & (y > -9) & (y < CY+8); r2 = np.random.default_rng(5)
hgt = site(M, AZ, flat=150, near=2, rocks=900, keep=lambda x, y: ~yard(x, y) | ((r2.random(len(x)) < .05) & (y > CY-.3) & ((x > CX+6.6) | (y > CY+3))), treemin=170, trees=1.4, wtg=((AZ+17, 2500, 20), (AZ+22.5, 3200, 75)))
g = P(); g.quad([(CX-9, -9, .015), (CX+16, -9, .015), (CX+16, CY+8, .015), (CX-9, CY+8, .015)], 0); g.obj('yard', [mat_yard(base=((.17,.145,.115), (.36,.305,.24)), soil=.6, stones=17, tracks=((*W(3.2, 5), AZ+34, 1.0), (*W(4.4, 7), AZ+22, .7)))])
pebbles(5000, (CX-2, CX+14, CY-7, CY+3), lambda x, y: x*0+.015, big=.012)

# ---- the cabin: x 0 to 6.06, y 0 (front) to 2.44, floor at F
L, D, F, H = 6.06, 2.44, .42, 2.62; T = F+H; DX = (2.55, 3.43); WX = (.42, 1.66); DH, W0, W1 = F+2.06, F+.92, F+2.0
c = P()
def ribs(p0, p1, z0, z1, out):
    """Ribbed sheet from p0 to p1 on the plan, its ribs towards `out`."""
    p0, p1, out = Vector((*p0, 0)), Vector((*p1, 0)), Vector((*out, 0)); n = max(1, round((p1-p0).length/.20)); d = (p1-p0)/n
    for i in range(n):
        q = [p0+d*(i+s)+out*o for s, o in ((0, 0), (.32, 0), (.42, .018), (.90, .018), (1, 0))]
        for A, B in zip(q[:-1], q[1:]): c.quad([(A.x, A.y, z0), (B.x, B.y, z0), (B.x, B.y, z1), (A.x, A.y, z1)], 0)
for x0, x1, z0, z1 in ((.14, WX[0], F, T), (*WX, F, W0), (*WX, W1, T), (WX[1], DX[0], F, T), (*DX, DH, T), (DX[1], L-.14, F, T)): ribs((x0, .03), (x1, .03), z0, z1, (0, -1))
for x, s in ((.03, -1), (L-.03, 1)): ribs((x, .14), (x, D-.14), F, T, (s, 0))
for x in (0, L-.15): [c.rb((x, y, F-.16), (x+.15, y+.15, T+.02), 1, .012) for y in (0, D-.15)]
for z0, z1 in ((F-.16, F+.02), (T-.10, T+.03)):
    for y in (.005, D-.125): c.rb((.01, y, z0), (L-.01, y+.12, z1), 1, .012)
    for x in (.005, L-.125): c.rb((x, .01, z0), (x+.12, D-.01, z1), 1, .012)
c.rb((-.10, -.12, T+.03), (L+.10, D+.12, T+.085), 1, .012)
for x in (.3, 2.9, 5.45): [c.rb((x, y, -.1), (x+.4, y+.4, F-.16), 2, .02) for y in (.05, D-.45)]
# inside: floor, lining, a tube lamp, a table with drawings, a plan on the wall
I = lambda lo, hi, m, r=.004: c.rb(lo, hi, m, r)
I((.06, .10, F-.02), (L-.06, D-.06, F+.01), 3); I((.08, D-.10, F), (L-.08, D-.08, T-.1), 4); I((.08, .10, T-.12), (L-.08, D-.08, T-.10), 4); [I((x, .1, F), (x+.02, D-.1, T-.1), 4) for x in (.08, L-.10)]
for x0, x1 in ((.10, WX[0]), (WX[1], DX[0]), (DX[1], L-.1)): I((x0, .062, F), (x1, .08, T-.1), 4)
I((*(WX[0], .062), F), (WX[1], .08, W0), 4); I((WX[0], .062, W1), (WX[1], .08, T-.1), 4); I((DX[0], .062, DH), (DX[1], .08, T-.1), 4)
for x in (.75, 2.6): I((x, 1.2, T-.17), (x+1.3, 1.26, T-.125), 5)
I((.5, D-.75, F+.72), (2.3, D-.12, F+.755), 6); [I((x, y, F), (x+.05, y+.05, F+.72), 3) for x in (.55, 2.2) for y in (D-.7, D-.2)]
I((2.42, D-.112, F+1.15), (3.30, D-.104, F+1.80), 7); [I((2.50+.05*k, D-.116, F+1.22+.11*(k % 4)), (2.86+.09*(k % 5), D-.108, F+1.30+.11*(k % 4)), 8) for k in range(4)]      # a plan: rows of tables, no text
for k in range(9): I((.62+.085*k, D-.34, F+.757), (.69+.085*k, D-.12, F+.757+.30), (8, 9, 7)[k % 3], .004)
I((1.45, D-.35, F+.757), (1.80, D-.2, F+.757+.02), 7); c.turn([(.10, 0), (.10, .012), (.012, .02), (.012, .38), (.10, .40), (.14, .30), (.02, .41)], 1, 20, (2.08, D-.42, F+.757))
I((.45, .15, W0-.02), (1.95, .30, W0), 4)
# window: frame, sash, bars; sill outside; the door leaf swung out, frame, step, awning, bulkhead lamp
for x0, x1, z0, z1 in ((WX[0]-.05, WX[0], W0-.05, W1+.05), (WX[1], WX[1]+.05, W0-.05, W1+.05), (*WX, W0-.05, W0), (*WX, W1, W1+.05)): I((x0, -.012, z0), (x1, .075, z1), 1, .006)
xm = sum(WX)/2; I((xm-.025, .0, W0), (xm+.025, .05, W1), 1, .004); I((WX[0]-.09, -.07, W0-.085), (WX[1]+.09, .03, W0-.05), 1, .006); c.quad([(WX[0], .035, W0), (WX[1], .035, W0), (WX[1], .035, W1), (WX[0], .035, W1)], 10)
for k in range(9): I((WX[0]+.01, .085, W1-.02-.032*k), (WX[1]-.01, .11, W1-.004-.032*k), 7, .002)                 # a blind, drawn up
for x0, x1, z0, z1 in ((DX[0]-.05, DX[0], F-.02, DH+.05), (DX[1], DX[1]+.05, F-.02, DH+.05), (*DX, DH, DH+.05), (*DX, F-.03, F+.015)): I((x0, -.012, z0), (x1, .075, z1), 1, .006)
c.at(DX[0]+.005, -.012, F+.02, rz=-a.get('door', 97)); dw = DX[1]-DX[0]-.01; c.rb((0, 0, 0), (dw, .04, DH-F-.03), 0, .006); c.rb((.10, .036, 1.1), (dw-.10, .048, 1.85), 1, .006); c.rb((.13, .045, 1.13), (dw-.13, .051, 1.82), 10, .003); c.rb((.12, .036, .15), (dw-.12, .046, .92), 0, .004)
for s, y in ((-1, 0), (1, .04)): c.tube((dw-.08, y, .98), (dw-.08, y+s*.05, .98), .010, .010, 12, 10); c.tube((dw-.09, y+s*.05, .98), (dw-.20, y+s*.05, .98), .010, .010, 12, 10)
c.at()
for k in range(2): z = F-.03-.20*k; c.rb((DX[0]-.08, -.86-.30*k, z-.04), (DX[1]+.08, -.02-.84*k if k else -.02, z), 6, .008)
for x in (DX[0]-.06, DX[1]+.02): c.rb((x, -.82, -.1), (x+.05, -.77, F-.07), 12, .006); c.rb((x, -1.14, -.1), (x+.05, -1.09, F-.27), 12, .006); c.rb((x, -.10, -.1), (x+.05, -.05, F-.07), 12, .006); c.rb((x, -.84, F-.11), (x+.05, -.04, F-.07), 12, .006)
A0, A1 = DX[0]-.35, DX[1]+.35; c.at(0, -.02, DH+.42, rx=12); c.rb((A0, -1.05, 0), (A1, .02, .03), 1, .006); c.rb((A0, -1.07, -.03), (A1, -1.04, .035), 1, .006); c.at()
for x in (A0+.08, A1-.10): c.tube((x, -.02, DH+.05), (x, -.92, DH+.225), .014, .014, 12, 10)
c.rb((DX[1]+.20, -.06, DH-.10), (DX[1]+.34, .02, DH-.02), 1, .02); c.rb((DX[1]+.215, -.085, DH-.095), (DX[1]+.325, -.05, DH-.025), 5, .02)
# air conditioner on the end wall
c.rb((L+.06, .85, F+1.2), (L+.34, 1.65, F+1.78), 0, .02); [c.ring((L+.345, 1.15, F+1.49), r, .006, 1, 'x', 28, 5) for r in (.05, .10, .15, .20, .24)]; [c.rb((L, y, F+1.14), (L+.36, y+.04, F+1.2), 12, .004) for y in (.95, 1.5)]; c.path([(L+.2, 1.66, F+1.3), (L+.2, 1.72, F+1.3), (L+.08, 1.74, F+1.2), (L+.06, 1.74, F+.1)], .018, 13, 10)
c.obj('cabin', [M['cabin'], M['trim'], M['concrete'], M['sole'], M['lining'], light('tube', (1, .66, .34), a.get('lamp', 240)), M['wood'], material('sheet', (.66,.64,.58), .8), material('folder', (.05,.16,.20), .6), M['hato'], M['pane'], M['glass'], M['steel'], M['cable']]).location = (CX, CY, 0)

# ---- traces of people
def hat(m):
    """Safety helmet with a peak towards +X, a gutter and three ridges; its rim at 0."""
    n, R = 56, []; prof = [(0, 1.02), (.012, 1.03), (.020, 1.0), (.05, .965), (.085, .86), (.115, .70), (.136, .48), (.148, .25), (.152, .02)]
    for j, (z, r) in enumerate(prof):
        ring = []
        for t in np.linspace(0, 2*math.pi, n, endpoint=False):
            x, y = .140*r*math.cos(t), .112*r*math.sin(t); k = (.016+.050*max(0, math.cos(t))**2) if j < 2 else 0; b = .007*sum(math.exp(-((y-q)/.012)**2) for q in (-.045, 0, .045))*(j > 3)
            ring.append((x+k*math.cos(t), y+k*math.sin(t), z+b-.20*max(0, k-.02)*(j < 2)))
        R.append(ring)
    return soft(mesh('hat', [[1.08*q for q in v] for r in R for v in r], [(j*n+i, j*n+(i+1) % n, (j+1)*n+(i+1) % n, (j+1)*n+i) for j in range(len(R)-1) for i in range(n)]+[tuple(range((len(R)-1)*n, len(R)*n))], [M[m]], link=False), 50)
def boot():
    """Ankle boot, toe towards +X, its heel at 0."""
    g = P(); n = 26; se = lambda q, e: math.copysign(abs(q)**e, q)
    def ring(cx, rx, ry, z, tilt=0): return [Vector((cx+rx*se(math.cos(t), .8), ry*se(math.sin(t), .8), z+tilt*math.cos(t))) for t in np.linspace(0, 2*math.pi, n, endpoint=False)]
    def skin(rs, m):
        for A, B in zip(rs[:-1], rs[1:]): [g.quad([A[i], A[(i+1) % n], B[(i+1) % n], B[i]], m) for i in range(n)]
    skin([ring(.14, .150, .050, 0), ring(.14, .152, .052, .006), ring(.14, .150, .051, .028)], 1)
    S = [ring(.14, .146, .048, .028), ring(.138, .146, .050, .055, -.004), ring(.128, .134, .048, .085, -.016), ring(.100, .102, .044, .110, -.020), ring(.070, .068, .041, .135, -.012), ring(.058, .056, .042, .165, 0), ring(.056, .058, .046, .205, .006), ring(.056, .052, .040, .206, .006), ring(.056, .050, .038, .12, 0)]
    skin(S, 0); g.quad(S[-1], 1); [g.tube((.082+.024*k, -.026, .165-.022*k), (.086+.024*k, .026, .165-.022*k), .0045, .0045, 2, 6) for k in range(4)]
    return soft(g.obj('boot', [M['leather'], M['sole'], M['mark']], link=False), 45)
S0, S1, SZ = 3.78, 5.82, F+a.get('sz', 1.10); at = lambda o, x, y, z, rz=0, rx=0: put(o, CX+x, CY+y, z, rz, 1, rx)
q = P(); q.rb((S0, -.31, SZ-.03), (S1, -.0, SZ), 0, .006); q.rb((S0, -.03, SZ-.24), (S1, .0, SZ-.03), 0, .006)
for x in (S0+.18, (S0+S1)/2, S1-.18): q.rb((x-.018, -.26, SZ-.06), (x+.018, -.0, SZ-.03), 1, .004); q.tube((x, -.24, SZ-.05), (x, -.02, SZ-.22), .008, .008, 1, 8)
for k in range(6): x = S0+.18+k*(S1-S0-.36)/5; q.path([(x+.05, -.03, SZ-.10), (x+.05, -.075, SZ-.12), (x+.05, -.085, SZ-.10), (x+.05, -.085, SZ-.085)], .006, 1, 8)
B0, B1 = S0+.12, S1+.06; [q.rb((B0, -.62+.125*k, .435), (B1, -.62+.125*k+.112, .47), 0, .008) for k in range(3)]
for x in (B0+.15, B1-.20): q.rb((x, -.60, 0), (x+.05, -.55, .435), 1, .006); q.rb((x, -.31, 0), (x+.05, -.26, .435), 1, .006); q.rb((x, -.60, .39), (x+.05, -.26, .435), 1, .006); q.rb((x, -.58, .12), (x+.05, -.28, .16), 1, .006)
q.obj('bench', [M['wood'], M['trim']]).location = (CX, CY, 0)
hats = {m: hat(m) for m in ('hatw', 'haty', 'hato')}
for k, m in enumerate(('haty', 'haty', 'hatw', 'haty', 'hato')): at(hats[m], S0+.22+k*.40, -.155, SZ, (-52, -60, -44, -56, -66)[k])
b = boot(); [at(b, x, y, z, r) for x, y, z, r in ((4.28, -.30, .015, -84), (4.43, -.32, .015, -93), (4.66, -.76, .015, -68), (4.83, -.83, .015, -98))]
at(tool_case(M), 5.25, -.44, .47, -6); at(tool_case(M), 5.20, -.42, 0, 4)
k = P(); k.turn([(.038, 0), (.040, .006), (.040, .20), (.030, .225), (.030, .29), (.027, .295), (.001, .296)], 0, 28); k.turn([(.0405, .19), (.0405, .197)], 1, 28); fl = soft(k.obj('flask', [M['flask'], M['steel']], link=False), 40); at(fl, 4.34, -.46, .47)
k = P(); k.turn([(.125, 0), (.135, .012), (.135, .10), (.129, .108), (.135, .116), (.135, .21), (.129, .218), (.135, .226), (.135, .31), (.10, .375), (.030, .40), (.028, .445), (.001, .446)], 0, 36); jar = soft(k.obj('jar', [M['jar']], link=False), 40); at(jar, 3.70, -.28, .015)
put(total_station(M), *W(a.get('tu', 2.05), a.get('tv', 5.9)), .015, 20)
st = [stake(M, i, name=f'stk{i}') for i in range(3)]; [put(st[i % 3], *W(u, v), 0, 50*i) for i, (u, v) in enumerate(((4.3, 11), (6.3, 15), (4.6, 20)))]

# ---- the plant: tables, then purlins, then bare posts
X0 = CX+8; y = lambda k: CY+k
whole = pv_table(M, low=.95, seed=5, name='whole'); part = drop_modules(pv_table(M, low=.95, seed=4, name='part'), {(i, j) for i in range(14) for j in range(2) if i > 5+2*j})
for r in range(10): [put(whole, x, y(37+9.2*r)) for x in np.arange(X0-46, X0+60, 16.6)]
put(whole, X0-9, y(28)); put(part, X0+7.6, y(28)); put(posts_row(M, 12, seed=32, purlins=7, name='pb'), X0-7, y(18.6))
for k in range(2): put(posts_row(M, 20, seed=33+k, name=f'pc{k}'), X0-12, y(7.6+5.6*k))
mp = module_pallet(M, 1); put(mp, *W(7.0, 15), 0, 8)
dawn_world(polariser=a.get('pol', .6), fill=a.get('fill', 3.8))
camera((0, 0, a.get('h', 1.65)), AZ, 0, a.get('lens', 34.2), shift=(a.get('sx', -.026), a.get('sy', .017)))
shoot(a, 24, bounces=4)
