"""Three blades on their transport stands in a prepared yard at first light: nacelle and hub wait behind them."""
import os, sys
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from kit import *
from dawn import dawn, dawn_world
from props_park import args
from props_yard import *

a = args(sys.argv); AZ, BA = 0, a.get('ba', 34)
reset(); dawn(el=a.get('el', 4.5), sun=a.get('sun', 46), L=a.get('hz', 6500), cloud=a.get('cloud', .5), light=a.get('light', .85), top=a.get('top', 1.0), glow=a.get('glow', .85), warm=a.get('warm', 1.0), dusk=a.get('dusk', 0), pale=a.get('pale', 0))
M = more(mats()); M['white'] = worn('bladew', (.66,.67,.66), .5, amount=a.get('dirt', .2), low=.0, streak=a.get('streak', .16), scale=.35, spec=.3); M['tape'] = material('tape', (.40,.41,.41), .28, spec=.5); M['mark'] = material('mark', (.03,.032,.036), .5); M['frame'] = worn('frame', (.33,.075,.035), .5, amount=.3, low=.2, streak=.2)
ca, sa = math.cos(math.radians(BA)), math.sin(math.radians(BA)); C = (a.get('cx', -4), a.get('cy', 17))
W = lambda p, q: (C[0]+p*sa+q*ca, C[1]+p*ca-q*sa)          # the yard's own axes: p along the blades, away from the camera; q to the right
place = lambda o, p, q, z=0, r=0: put(o, *W(p, q), z, 90-BA+r)          # an object's +X points along the blades
def inside(x, y): x, y = x-C[0], y-C[1]; p, q = x*sa+y*ca, x*ca-y*sa; return (p > -26) & (p < 112) & (q > -48) & (q < 40)
r2 = np.random.default_rng(3); hgt = site(M, AZ, flat=170, near=2, rocks=0, keep=lambda x, y: ~inside(x, y) | (r2.random(len(x)) < .0015), treemin=200, trees=1.4, tall=.12, wtg=((AZ+a.get('w1', 2), 900, 25), (AZ+a.get('w2', -21), 3000, 70), (AZ+a.get('w3', -17), 3700, 10)))
g = P(); g.quad([(*W(p, q), .015) for p, q in ((-26, -48), (-26, 40), (112, 40), (112, -48))], 0)
g.obj('yard', [mat_yard(base=((.17,.155,.135), (.36,.33,.285)), soil=.55, stones=15, tracks=((*W(0, 7.5), BA, .5), (*W(0, -3.6), BA, .5)))]); pebbles(7000, (-16, 16, 4, 26), lambda x, y: x*0+.015, big=.02)

# the blade: root at 0, tip at +X, trailing edge up
R, Z = 62, 2.15; u = np.linspace(0, 1, 1001); kern = np.ones(41)/41
tab = lambda s, v: np.convolve(np.pad(np.interp(u, s, v), 20, mode='edge'), kern, 'valid')
ch = tab([0, .03, .07, .12, .17, .21, .3, .45, .6, .75, .88, .95, .985, 1], [2.4, 2.4, 2.6, 3.25, 3.85, 3.95, 3.55, 2.8, 2.2, 1.7, 1.25, .95, .62, .30]); tw = np.radians(tab([0, .14, .2, .3, .45, .6, .75, .88, 1], [10, 10, 8, 5.5, 2.5, .2, -1.5, -2.6, -3.5])); th = tab([0, .03, .07, .12, .17, .22, .3, .5, 1], [1, 1, .84, .56, .41, .33, .27, .22, .16])
def section(s, K=44):
    c, w, t = (float(np.interp(s, u, v)) for v in (ch, tw, th)); f = float(np.clip((s-.025)/.14, 0, 1)); f = f*f*(3-2*f); out = []
    for k in range(K):
        q = 2*math.pi*k/K; x = .5*(1+math.cos(q)); n = 5*t*(.2969*math.sqrt(x)-.126*x-.3516*x*x+.2843*x**3-.1036*x**4)
        y = .5*math.sin(q)*t*(1-f)+math.copysign(n, math.sin(q))*f*(1.0 if math.sin(q) > 0 else .72); px, py = (x-.5+.2*f)*c, y*c
        out.append(Vector((s*R, -(px*math.sin(w)+py*math.cos(w))+2.4*s*s, px*math.cos(w)-py*math.sin(w))))
    return out
S = np.concatenate([np.linspace(0, .3, 44), np.linspace(.31, .94, 50), np.linspace(.95, 1, 12)])
b = P(); rings = [section(s) for s in S]
for A, B in zip(rings[:-1], rings[1:]): [b.quad([A[k], A[(k+1) % 44], B[(k+1) % 44], B[k]], 0) for k in range(44)]
b.quad(rings[-1], 0); T = np.linspace(0, 2*math.pi, 65)[:-1]; rim = lambda r, x: [Vector((x, r*math.cos(t), r*math.sin(t))) for t in T]
for A, B, m in ((rim(1.2, -.005), rim(1.06, -.005), 1), (rim(1.06, -.005), rim(1.06, .5), 1), (rim(1.06, .5), rim(.02, .5), 2)): [b.quad([A[k], A[(k+1) % 64], B[(k+1) % 64], B[k]], m) for k in range(64)]
# leading-edge tape, marks for the slings, serrations, vortex generators
def skin(s0, s1, k0, k1, m, by=.008, step=.004):
    T = np.arange(s0, s1+1e-6, step); R2 = []
    for s in T: r = section(s); mid = sum(r, Vector())/44; R2.append([p+(p-mid).normalized()*by for p in r])
    for A, B in zip(R2[:-1], R2[1:]): [b.quad([A[k % 44], A[(k+1) % 44], B[(k+1) % 44], B[k % 44]], m) for k in range(k0, k1)]
skin(.5, .985, 20, 24, 3)
for side in (8, 33): skin(.27, .2725, side-6, side+8, 4, step=.0025); skin(.36, .3625, side-6, side+8, 4, step=.0025)
for s in np.arange(.70, .965, .0052): A, B = section(s)[0], section(s+.0052)[0]; c = (A+B)/2; up = (A-section(s)[22]).normalized(); b.quad([A, B, c+up*.42, c+up*.42], 3)
for s in np.arange(.075, .40, .011):
    r, r2 = section(s), section(s+.005)
    for k in (13, 31): mid = sum(r, Vector())/44; o = (r[k]-mid).normalized()*.16; b.quad([r[k], r2[k], r2[k]+o, r[k]+o*.15], 3)
blade = soft(b.obj('blade', [M['white'], M['tgrey'], M['dark'], M['tape'], M['mark']], link=False), 30)
n = P(); [n.tube((-.24, 1.13*math.cos(t), 1.13*math.sin(t)), (.02, 1.13*math.cos(t), 1.13*math.sin(t)), .022, .022, 0, 8) for t in T]; studs = n.obj('studs', [M['zinc']], link=False)

def stand(s, root=False):
    """Cradle below the blade at s: beams on timber, two posts, a padded saddle and a strap."""
    f = P(); r = section(s); x = s*R; y = sum(p.y for p in r)/len(r); lo, hi = Z+min(p.z for p in r), Z+max(p.z for p in r); w = 1.75 if root else 1.35
    for d in (-.75, .75): f.rb((x+d-.13, y-w-.5, .16), (x+d+.13, y+w+.5, .42), 0, .02); f.rb((x+d-.3, y-w-.7, 0), (x+d+.3, y+w+.7, .16), 2, .015)
    for q in (-w, w): f.rb((x-1.0, y+q-.11, .42), (x+1.0, y+q+.11, .64), 0, .02); f.rb((x-.12, y+q-.12, .64), (x+.12, y+q+.12, (Z+.35) if root else hi*.86), 0, .02); [f.tube((x+d, y+q, .6), (x, y+q, Z*.8), .06, .06, 0, 10) for d in (-.85, .85)]
    if root:
        for d in (-.16, .16): f.ring((x+d, 0, Z), 1.30, .085, 0, 'x', 40, 10, math.pi-.15, 2*math.pi+.15)
        f.rb((x-.2, -w, Z+.1), (x+.2, -1.22, Z+.3), 0, .02); f.rb((x-.2, 1.22, Z+.1), (x+.2, w, Z+.3), 0, .02); f.rb((x-.2, -.5, .42), (x+.2, .5, Z-1.24), 0, .02)
    else:
        f.rb((x-.16, y-w, lo-.42), (x+.16, y+w, lo-.16), 0, .02); f.rb((x-.35, y-.55, lo-.16), (x+.35, y+.55, lo+.02), 1, .04); zc = lo+.42*(hi-lo)
        for q, e in ((-1, min(p.y for p in r)), (1, max(p.y for p in r))): f.rb((x-.09, y+q*w, zc-.09), (x+.09, e+q*.1, zc+.09), 0, .01); f.rb((x-.3, e+q*.01, zc-.35), (x+.3, e+q*.12, zc+.35), 1, .03)
    m = P(); strap = [Vector((x+e, y+(p.y-y)*1.012, Z+p.z+(.012 if p.z > 0 else -.012))) for e in (-.06, .06) for p in r]; [m.quad([strap[k], strap[(k+1) % 44], strap[44+(k+1) % 44], strap[44+k]], 0) for k in range(44)]
    return f.obj('stand', [M['frame'], M['rubber'], M['wood']], link=False), m.obj('strap', [M['strap']], link=False)
stands = stand(.018, True)+stand(.63)
for k in range(3): q = -a.get('step', 7.5)*k; place(blade, 0, q, Z); place(studs, 0, q, Z); [place(o, 0, q) for o in stands]

def nacelle():
    """Nacelle on its transport frame, shaft flange towards -X; rounded shell with seams, cooler, yaw flange."""
    s = P(); zc = 3.35
    def oval(x, w, h, dz=0, p=5): pw = lambda v: math.copysign(abs(v)**(2/p), v); return [Vector((x, w*pw(math.cos(t)), zc+dz+h*pw(math.sin(t)))) for t in np.linspace(0, 2*math.pi, 48, endpoint=False)]
    loft(s, [oval(-2.9, 1.5, 1.55, p=2.4), oval(-2.5, 1.85, 1.9, p=3), oval(-.6, 2.1, 2.15, p=4.5), oval(5.6, 2.1, 2.15, .05), oval(8.6, 2.0, 1.95, .2), oval(9.3, 1.75, 1.55, .4, 4)])
    for x in (-.5, 2.4, 5.5): loft(s, [oval(x-.03, 2.115, 2.165, .03), oval(x+.03, 2.115, 2.165, .03)], m=1)
    s.tube((-3.0, 0, zc), (-2.8, 0, zc), 1.25, 1.25, 1, 40); s.tube((-3.25, 0, zc), (-3.0, 0, zc), .95, .95, 2, 40); s.rb((6.3, -1.7, zc+2.1), (6.75, 1.7, zc+3.6), 0, .08); s.rb((6.27, -1.5, zc+2.35), (6.78, 1.5, zc+3.4), 2, .02)
    [s.rb((x, sd*2.09-.03, zc-.5), (x+1.3, sd*2.09+.03, zc+.45), 1, .02) for x in (3.0, 6.4) for sd in (-1, 1)]
    s.tube((0, 0, .95), (0, 0, 1.35), 1.7, 1.7, 2, 48); [s.tube((x, y, zc+2.1), (x, y, zc+2.9), .03, .03, 1, 6) for x in np.linspace(0, 5.4, 5) for y in (-1.6, 1.6)]; [s.tube((0, y, zc+2.9), (5.4, y, zc+2.9), .03, .03, 1, 6) for y in (-1.6, 1.6)]
    for y in (-1.7, 1.7): s.rb((-2.6, y-.16, .3), (8.6, y+.16, .62), 3, .02)
    for x in (-2, 2, 8): s.rb((x-.16, -2.1, .62), (x+.16, 2.1, .95), 3, .02); s.rb((x-.3, -2.4, 0), (x+.3, 2.4, .3), 4, .02); [s.rb((x-.12, y-.12, .9), (x+.12, y+.12, 1.5), 3, .02) for y in (-1.3, 1.3)]
    return soft(s.obj('nacelle', [M['white'], M['tgrey'], M['dark'], M['frame'], M['wood']], link=False), 32)
def hub():
    """Hub with its nose up on a ring stand, three openings for the blades."""
    s = P(); s.turn([(1.5,.75),(1.95,1.0),(2.1,1.6),(2.1,2.9),(1.9,3.6),(1.4,4.25),(.75,4.65),(.05,4.78)], 0, 56); s.turn([(1.75,.3),(1.75,.75)], 3, 48); [s.rb((-2.2, y-.25, 0), (2.2, y+.25, .3), 4, .02) for y in (-1.4, 1.4)]
    for k in range(3):
        t = math.radians(70+120*k); d = Vector((math.cos(t), math.sin(t), 0)); o = Vector((0, 0, 2.2)); s.tube(o+d*1.3, o+d*2.42, 1.32, 1.26, 0, 48, False); s.tube(o+d*2.40, o+d*2.46, 1.27, 1.27, 1, 48); s.tube(o+d*2.44, o+d*2.48, 1.05, 1.05, 2, 48)
    return soft(s.obj('hub', [M['white'], M['tgrey'], M['dark'], M['frame'], M['wood']], link=False), 32)
place(nacelle(), a.get('np', 82), a.get('nq', 2), 0, a.get('nr', -12)); place(hub(), a.get('hp', 105), a.get('hq', 8), 0, 20)
d = P(); [d.rb(((i+j/2)*.36-1.1, -2.0+.05*((i*7+j*3) % 4), .1+j*.24), ((i+j/2)*.36-.80, 2.0+.05*((i*5+j) % 4), .33+j*.24), 0, .015) for j in range(2) for i in range(6-j)]; [d.rb((-1.3, y-.06, 0), (1.2, y+.06, .1), 0, .01) for y in (-1.4, 1.4)]; put(d.obj('timber', [M['wood']], link=False), a.get('dx', 11.5), a.get('dy', 27), .02, a.get('dr', -62))
dawn_world(polariser=.5, fill=a.get('fill', 1.8))
camera((0, 0, a.get('h', 6)), AZ+a.get('turn', -.6), 0, a.get('lens', 26), shift=(0, a.get('sy', 0)))
shoot(a, 20)
