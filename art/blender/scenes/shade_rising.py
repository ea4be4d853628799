"""A meeting place half built beside a solar plant: a pergola whose roof is modules, half of them mounted; a table, benches, a board."""
import os, sys
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from kit import *
from dawn import dawn, dawn_world
from props_park import args
from props_yard import *
from props_room import light

a = args(sys.argv); AZ = a.get('az', 6); rnd = random.Random(4)
reset(); dawn(el=a.get('el', 8), sun=a.get('sun', 78), L=a.get('hz', 6000), light=a.get('light', .8), warm=a.get('warm', .7), glow=.8, dusk=a.get('dusk', 0)); M = more(mats())
X0, X1, Y0, Y1, SLAB = -4.6, 5.0, 7.0, 12.4, .14          # the floor; the roof is high in front and low behind
yard = lambda x, y: (x > X0-3) & (x < X1+4.5) & (y > -3) & (y < Y1+3)
slab = lambda x, y: (x > X0-.3) & (x < X1+.3) & (y > 2) & (y < Y1+.3)
r2 = np.random.default_rng(5)
hgt = site(M, AZ, flat=160, near=2, rocks=900, keep=lambda x, y: ~yard(x, y) | ((r2.random(len(x)) < .04) & ~slab(x, y)), treemin=70, trees=1.5, grass=1.15, wtg=((AZ+12, 2500, 20), (AZ-19, 3200, 75)))
g = P(); g.quad([(X0-3, -3, .015), (X1+4.5, -3, .015), (X1+4.5, Y1+3, .015), (X0-3, Y1+3, .015)], 0); g.obj('yard', [mat_yard(base=((.19,.155,.12), (.40,.33,.255)), soil=.5, stones=15)])
pebbles(4200, (X0-2, X1+3, 3, Y1+2), lambda x, y: x*0+.015, big=.012)
field(M, hgt, (-70, 90), (34, 110, 7.4), tilt=18)

# ---- floor, posts, beams, purlins
ST, TOP = M['zinc'], 3.25; DROP = .085; H = lambda y: TOP-DROP*(y-Y0)
g = P(); g.rb((X0, Y0, -.2), (X1, Y1, SLAB), 0, .02)
for x in np.arange(X0+2.4, X1, 2.4): g.box((x-.005, Y0, SLAB), (x+.005, Y1, SLAB+.0015), 2)
px = [X0+.35+(X1-X0-.7)*k/3 for k in range(4)]
for x in px:
    for y in (Y0+.35, Y1-.35):
        g.rb((x-.06, y-.06, SLAB), (x+.06, y+.06, H(y)-.18), 1, .008); g.rb((x-.14, y-.14, SLAB), (x+.14, y+.14, SLAB+.014), 1, .003); [g.tube((x+sx*.1, y+sy*.1, SLAB), (x+sx*.1, y+sy*.1, SLAB+.05), .010, .010, 1, 6) for sx in (-1, 1) for sy in (-1, 1)]
    g.box((x-.05, Y0-.35, 0), (x+.05, Y1+.35, .001), 1, lambda u, v, w: (u, v, H(v)-.18+w*120))
for y in (Y0+.12, Y0+1.72, Y0+2.62, Y0+4.22, Y1-.12): g.rb((X0-.25, y-.035, H(y)-.055), (X1+.25, y+.035, H(y)-.005), 1, .004)
g.obj('frame', [M['concrete'], ST, M['dark']])

# ---- the roof: two rows of modules, mounted from the left
p = P(); tilt = math.atan(DROP); ct, st = math.cos(tilt), math.sin(tilt)
for row, n in ((0, a.get('front', 5)), (1, a.get('rear', 6))):
    for i in range(int(n)):
        u0 = X0-.15+i*(MOD_W+GAP); v0 = .0+row*(MOD_L+.06); e = .012; k = rnd.gauss(0, .002)
        T = lambda u, v, w: (u, Y0+.02+v*ct+w*st, H(Y0+.02)+.035-v*st+w*ct+k*(u-u0))
        u1, v1 = u0+MOD_W, v0+MOD_L
        p.quad([T(u0+e, v0+e, 0), T(u1-e, v0+e, 0), T(u1-e, v1-e, 0), T(u0+e, v1-e, 0)], 0, r=(rnd.random(), rnd.random())); p.quad([T(u0+e, v1-e, -.006), T(u1-e, v1-e, -.006), T(u1-e, v0+e, -.006), T(u0+e, v0+e, -.006)], 2)
        for lo, hi in (((u0, v0), (u1, v0+e)), ((u0, v1-e), (u1, v1)), ((u0, v0+e), (u0+e, v1-e)), ((u1-e, v0+e), (u1, v1-e))): p.box((*lo, -.033), (*hi, .0025), 1, T)
        p.box((u0+.50, v0+MOD_L/2-.03, -.03), (u0+.63, v0+MOD_L/2+.03, -.006), 3, T)
p.obj('roof', [M['pv'], M['alu'], M['back'], M['black']])

# ---- a cable of lamps under the front beam and one to the back, lit
g = P(); Z = H(Y0+.35)-.26; pts = [(px[0], Y0+.35, Z), (px[1], Y1-.35, H(Y1)-.28), (px[2], Y0+.35, Z), (px[3], Y1-.35, H(Y1)-.28)]
for A, B in zip(pts[:-1], pts[1:]):
    A, B = Vector(A), Vector(B); g.hang(A, B, .22, .006, 0)
    for t in (.14, .32, .5, .68, .86): q = A.lerp(B, t)-Vector((0, 0, .88*t*(1-t))); g.tube(q, q-Vector((0, 0, .07)), .016, .018, 0, 12); g.turn([(.001, -.055), (.022, -.048), (.034, -.022), (.030, .004), (.014, .03)], 1, 20, (q.x, q.y, q.z-.09))
g.obj('lamps', [M['cable'], light('bulb', (1, .62, .28), a.get('lamp', 22))])

# ---- table, benches, tumblers, a drawing; a board with one day's curve in chalk
def planks(g, x0, x1, y0, y1, z, n, m=0):
    w = (y1-y0)/n
    for i in range(n): g.rb((x0+rnd.gauss(0, .006), y0+i*w+.004, z-.036), (x1+rnd.gauss(0, .006), y0+(i+1)*w-.004, z+rnd.gauss(0, .0012)), m, .004)
def trestle(g, x, y0, y1, z, m=1):
    for y in (y0+.06, y1-.06): g.rb((x-.025, y-.025, 0), (x+.025, y+.025, z-.036), m, .004)
    g.rb((x-.025, y0+.04, z-.076), (x+.025, y1-.04, z-.036), m, .004); g.rb((x-.02, y0+.06, .12), (x+.02, y1-.06, .16), m, .004)
tx, ty = a.get('tx', -1.2), a.get('ty', 9.3); f = P(); f.at(tx, ty, SLAB, rz=a.get('trz', -7))
planks(f, -1.5, 1.5, -.42, .42, .75, 6); [trestle(f, x, -.42, .42, .75) for x in (-1.2, 1.2)]
for s in (-1, 1): planks(f, -1.45, 1.45, s*.78-.17, s*.78+.17, .45, 3); [trestle(f, x, s*.78-.17, s*.78+.17, .45) for x in (-1.15, 1.15)]
for x, y in ((-1.05, -.2), (-.5, .22), (.1, -.26), (.62, .2), (1.15, -.14)): f.turn([(.001, .752), (.031, .752), (.034, .80), (.041, .86), (.039, .86), (.033, .80), (.028, .76), (.001, .757)], 2, 36, (x, y, 0))
f.turn([(.001, .752), (.082, .752), (.090, .77), (.088, .84), (.060, .905), (.062, .925), (.03, .93), (.012, .955), (.001, .957)], 2, 40, (-.12, .08, 0)); f.bez((-.05, .08, .80), (.05, .08, .80), (.04, .08, .88), (.09, .08, .90), .013, 2, 16); f.ring((-.12, .08, .905), .085, .006, 1, 'y', 24, 8, 0, math.pi)
f.rb((.28, -.16, .752), (.98, .10, .7535), 3, .0004); f.tube((.30, .155, .772), (.96, .165, .772), .022, .022, 3, 20)
f.at(); f.at(a.get('bx', 2.75), a.get('by', 11.1), SLAB, rz=a.get('brz', -14))
for x in (-.78, .78): f.rb((x-.03, -.03, 0), (x+.03, .03, 1.95), 0, .005); f.rb((x-.03, -.36, 0), (x+.03, .36, .06), 0, .005)
f.rb((-.85, -.025, .80), (.85, .025, 1.88), 4, .004); [f.rb(lo, hi, 0, .004) for lo, hi in (((-.89, -.035, .76), (.89, .035, .81)), ((-.89, -.035, 1.87), (.89, .035, 1.92)), ((-.89, -.035, .80), (-.84, .035, 1.9)), ((.84, -.035, .80), (.89, .035, 1.9)))]; f.rb((-.80, -.11, .735), (.80, -.02, .762), 0, .004)
f.path([(-.70, -.030, .98), (.70, -.030, .98)], .005, 5, 6); day = [(-.62+1.24*t, -.030, .985+.62*max(0, math.sin(math.pi*t))**1.7) for t in np.linspace(0, 1, 60)]; f.path(day, .0085, 5, 6); f.path([(x, y, .985+(z-.985)*(.82 if .38 < (x+.62)/1.24 < .58 else .97)) for x, y, z in day], .004, 6, 6)
for k in range(4): f.tube((-.5+.22*k, -.08, .768), (-.44+.22*k, -.075, .768), .007, .007, 5, 10)
f.at(a.get('sx', 1.55), a.get('sy2', 8.2), SLAB, rz=24); planks(f, -.95, .95, -.17, .17, .45, 3); [trestle(f, x, -.17, .17, .45) for x in (-.75, .75)]; f.at()
soft(f.obj('furniture', [M['wood'], M['dark'], M['steel'], M['mark'], worn('slate', (.020,.034,.032), .75, amount=.35, low=0, streak=.2, spec=.15), material('chalk', (.82,.82,.78), .9), material('ochre', (.85,.46,.08), .9)]), 30)

# ---- work in progress: modules on a pallet, a ladder against the bare beam
put(module_pallet(M, 2, True), a.get('mx', 6.6), a.get('my', 9.4), .02, 96)
l = P()
for s in (-.21, .21): l.rb((s-.022, -.035, 0), (s+.022, .035, 3.7), 0, .005)
for k in range(12): l.tube((-.21, 0, .25+.29*k), (.21, 0, .25+.29*k), .016, .016, 0, 10)
put(l.obj('ladder', [M['alu']], link=False), a.get('lx', 3.7), Y0-.95, .02, 0, rx=-14.5)
dawn_world(polariser=a.get('pol', .5), fill=a.get('fill', 2.0))
camera((a.get('x', 0), a.get('y', 0), a.get('h', 1.65)), AZ, 0, a.get('lens', 27), shift=(a.get('px', 0), a.get('sy', .05)))
shoot(a, 20)
