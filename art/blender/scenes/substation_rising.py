"""A substation half built before sunset (with the settings in pictures.txt): one bay complete with its transformer, a second with a bare gantry and an empty plinth, then single columns; a crane."""
import os, sys
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from kit import *
from dawn import dawn, dawn_world
from props_park import args
from props_yard import *

a = args(sys.argv); AZ = a.get('az', 218)
reset(); dawn(el=a.get('el', .5), sun=a.get('sun', 250), L=a.get('hz', 7000), light=a.get('light', .36), top=a.get('top', .7), cloud=a.get('cloud', .5), cloud_seed=8.3, lift=3.0, glow=a.get('glow', .5), dusk=a.get('dusk', .8), warm=a.get('warm', 1.0))
M = more(mats()); M['cranec'] = worn('cranec', (.62,.20,.02), .45, amount=.2)
f = Matrix.Rotation(math.radians(-AZ), 4, 'Z'); W = lambda u, v: tuple((f @ Vector((u, v, 0)))[:2])      # u to the right of the view, v away from the camera
R = -AZ+a.get('turn', 36); ca, sa = math.cos(math.radians(R)), math.sin(math.radians(R)); C = W(a.get('cu', -.5), a.get('cv', 34))
def world(x, y): return C[0]+x*ca-y*sa, C[1]+x*sa+y*ca          # the yard's own axes: x along the gantries, y away from the camera
def local(x, y): x, y = x-C[0], y-C[1]; return x*ca+y*sa, -x*sa+y*ca
def place(o, x, y, z=0, rz=0, sc=1): return put(o, *world(x, y), z, R+rz, sc)
def yard(x, y): u, v = local(x, y); return (u > -30) & (u < 34) & (v > -40) & (v < 34)
r2 = np.random.default_rng(5); hgt = site(M, AZ, flat=150, near=2, keep=lambda x, y: ~yard(x, y) | (r2.random(len(x)) < .015), treemin=190, trees=1.3, tall=.12, rocks=0, wtg=((AZ+22.5, 2600, 20), (AZ+26, 3300, 70)))
g = P(); g.quad([(-30, -40, .02), (34, -40, .02), (34, 34, .02), (-30, 34, .02)], 0); place(g.obj('pad', [mat_yard(base=((.17,.165,.155), (.36,.345,.315)), soil=.55, stones=14, tracks=((*W(1.5, 8), AZ+16, 1.0), (*W(-2, 8), AZ+30, .7)))], link=False), 0, 0)

H = 10.0; X = (-13.5, -4.5, 4.5, 13.5)
def columns(xs, beams=(), peak=True, name='columns'):
    """Gantry columns at xs on their footings; beams: pairs of columns joined by a lattice beam."""
    q = P()
    for x in xs:
        q.lattice((x,0,0), (x,0,H), 1.3, .55, 9, .045, 0, .026); [q.rb((x+s*.62-.25, u*.62-.25, -.3), (x+s*.62+.25, u*.62+.25, .18), 1, .03) for s in (-1, 1) for u in (-1, 1)]
        if peak: q.lattice((x,0,H), (x,0,H+3.2), .55, .08, 3, .035, 0, .02)
    for i, j in beams: q.lattice((i,0,H-.4), (j,0,H-.4), .75, .75, round((j-i)/1.0), .038, 0, .022)
    return q.obj(name, [M['zinc'], M['concrete']], link=False)
place(columns(X[:3], ((X[0], X[2]),)), 0, 6); place(columns(X[3:], peak=False), 0, 6)
place(columns(X[:3], ((X[0], X[1]),)), 0, 24); place(columns(X[3:], peak=False), 0, 24)
tr = power_trafo(M); place(tr, -9, -3, .5, 180)
def plinth(x, y, bare=True):
    """Foundation with the kerb of its oil pit; bare: rails and anchor bolts wait for the transformer."""
    p = P(); p.rb((-4.6,-3.2,-.3), (4.6,3.2,.78 if bare else .5), 0, .04)
    for s in (-1, 1): p.rb((-5.8, s*4.2-.1, -.2), (5.8, s*4.2+.1, .22), 0, .02); p.rb((s*5.8-.1, -4.2, -.2), (s*5.8+.1, 4.2, .22), 0, .02)
    if bare: [p.rb((-4.2, s*.75-.06, .78), (4.2, s*.75+.06, .92), 1, .01) for s in (-1, 1)]; [p.tube((bx, by, .78), (bx, by, 1.06), .02, .02, 1, 8) for bx in (-3.6, -1.2, 1.2, 3.6) for by in (-1.9, 1.9)]
    place(p.obj('plinth', [M['concrete'], M['steel']], link=False), x, y)
plinth(-9, -3, False); plinth(3, -3)
w = P(); [on_posts(w, x, y, 2.4, 1.5) for x in (-2.2, 0, 2.2) for y in (10, 16, 20)]; place(w.obj('supports', [M['zinc'], M['porc'], M['concrete']], link=False), 0, 0)          # no equipment yet
cb = breaker_set(M); place(cb, -9, 13)
s = P()
for k in (-2.2, 0, 2.2):
    x = -9+k; disc_string(s, (x,6.45,9.5), (x,8.0,9.15), 9, .13); disc_string(s, (x,23.55,9.5), (x,22.0,9.15), 9, .13); s.hang((x,8.0,9.15), (x,22.0,9.15), .5, .03, 2, 6)
    s.bez((x,20.0,8.9), (x,20,7.4), (x,20.2,5.4), (x,20.1,4.05), .026, 2, 6); s.bez((x,11.5,8.75), (x,11.6,7.4), (x,12.0,6.2), (x,12.3,5.33), .026, 2, 6)
    disc_string(s, (x,5.55,9.5), (x,4.1,9.1), 9, .13); s.bez((x,4.1,9.1), (x,2.6,8.4), (-9+k*.95,-1.6,7.6), (-9+k*.954,-1.7,6.35), .03, 2, 6)
    disc_string(s, (x,24.45,9.5), (x,26.0,9.35), 9, .13)
    disc_string(s, (k,5.9,9.25), (k,5.9,7.7), 9, .13)            # the second bay's strings hang without conductors
place(s.obj('strings', [M['steel'], M['porc'], M['tgrey']], link=False), 0, 0)
# steel for the last bay, on timber; cable drum; site container; crane behind
b = P(); b.lattice((0,0,.62), (9,0,.62), .75, .75, 9, .038, 0, .022); b.lattice((0,1.3,.62), (9,1.3,.62), .75, .75, 9, .038, 0, .022); [b.rb((x-.1,-.7,0), (x+.1,2.0,.22), 1, .01) for x in (.8, 4.5, 8.2)]
put(b.obj('beams', [M['zinc'], M['wood']], link=False), *W(6.6, 17.2), 0, -AZ+50)
put(drum(M, .95, .75, .8), *W(8.9, 29), 0, -AZ+30); put(iso_container(M, 'ral'), *W(24.5, 54), 0, -AZ-22)
if a.get('crane', 1): cr, hp = crawler_crane(M, boom=70, ang=a.get('ang', 64), hook=26); place(cr, a.get('cx', 33), a.get('cy', 15), 0, a.get('cr', -84), .46)
dawn_world(polariser=.6, fill=a.get('fill', 3.8))
camera((0, 0, a.get('h', 3.4)), AZ, 0, a.get('lens', 27), shift=(0, a.get('sy', .13)))
shoot(a, 24)
