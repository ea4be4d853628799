"""A control room half fitted in the early morning (with the settings in pictures.txt): one desk with lit screens, then cable tails, a bare stand and cartons; sunlight on the wall."""
import os, sys
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from kit import *
from dawn import dawn, dawn_world
from props_park import args
from props_yard import *
from props_room import *

a = args(sys.argv); AZ = a.get('az', -41); FLOOR = 4.2; H = 2.85
reset(); dawn(el=a.get('el', .2), sun=a.get('sun', 120), L=7000, light=a.get('light', .28), top=.5, cloud=.5, cloud_seed=5.1, lift=2.4, glow=.4, dusk=1.0)
M = mats_room(more(mats()), a.get('screens', 3.2))
hgt = site(M, AZ, flat=200, near=18, treemin=260, trees=1.2, half=50, rocks=0, extra=lambda x, y: -FLOOR+0*x, wtg=((-55.5, 2000, 20), (-42, 2000, 75), (-26.5, 1900, 50), (-12.5, 3100, 15)))
field(M, hgt, (-330, 120), (30, 300, 9.4), skip=lambda x, y: x > -12-.25*y or 120 < y < 132)
posts = posts_row(M, 14, seed=31, purlins=6, name='pa'); [put(posts, x, y, float(hgt(np.array(x), np.array(y)))) for x, y in ((-12, 34), (-10, 48), (-14, 62), (-18, 80))]
room(M)
warm = light('warm', (1, .64, .36), a.get('lamp', 520))
D = (-1.50, .62, -3.65); DY = a.get('dy', 1.6); dk = desk(M, 2.05); [put(dk, x, DY) for x in D]
def at(o, k, x, y, z=.74, rz=0): return put(o, D[k]+x, DY+y, z, rz)
# the first place is done: two screens, keyboard, cup, a lit pendant
for x, y, rz, kind in ((-.40, .16, 9, 0), (.42, .16, -9, 2)): at(screen(M, kind, name=f's{kind}'), 0, x, y, .74, rz)
at(keyboard(M), 0, -.05, -.22, .74, 2)
g = P(); cup(g, .62, -.12); g.at(-.68, -.16, 0, rz=12); g.rb((-.10, -.145, 0), (.10, .145, .018), 1, .003); g.at(); things = soft(g.obj('cup', [M['cup'], M['book']], link=False), 40); at(things, 0, 0, 0)
# the lamp over the first place
p, x = P(), D[0]
for s in (-1, 1): p.tube((x+s*.75, DY+.05, 2.20), (x+s*.75, DY+.05, H), .003, .003, 0, 6)
p.rb((x-.9, DY+.02, 2.16), (x+.9, DY+.08, 2.21), 0, .006); p.rb((x-.88, DY+.03, 2.156), (x+.88, DY+.07, 2.161), 1, .001); p.bez((x-.75, DY+.05, 2.2), (x-.76, DY+.08, 2.4), (x-.72, DY+.06, 2.6), (x-.75, DY+.05, H), .005, 2, 8)
p.obj('lamp', [M['frame'], warm, M['cable']])
# the second place: cable tails out of the desk, a stand without its screen, a carton
g = P(); g.rb((-.035, .05, .01), (.035, .075, .38), 0, .008); g.rb((-.13, -.06, 0), (.13, .14, .012), 0, .005); g.rb((-.06, .028, .32), (.06, .052, .44), 0, .006); stand = g.obj('stand', [M['leg']], link=False); at(stand, 1, -.12, .15, .74, -6)
def tails(n, seed):
    """Cables that rise through the desk's grommet and end in plugs."""
    r = random.Random(seed); p = P(); p.turn([(.040, 0), (.044, .003), (.040, .006), (.030, .004)], 1, 24)
    for i in range(n):
        t = r.uniform(2.6, 5.6); L, h = r.uniform(.20, .40), r.uniform(.035, .11); d = Vector((math.cos(t), math.sin(t)*.6, 0)); e = d*L+Vector((0, 0, .009)); q = d.cross(Vector((0, 0, 1)))*r.uniform(-.2, .2)
        p.bez((.01*i-.02, 0, -.3), (.01*i-.02, 0, h*1.6), d*L*.55+Vector((0, 0, h)), e+q*.3, .0045+.0015*(i % 2), 2 if i % 3 else 3, 8, 20); f = e+q*.3; p.tube(f, f+d*.045, .009, .007, 1, 10)
    return p.obj('tails', [M['leg'], M['bezel'], M['cable'], material('blue cable', (.03,.12,.28), .4, haze=False)], link=False)
at(tails(6, 3), 1, -.58, .18); at(tails(6, 8), 2, .45, .22)
def carton(w, d, h, seed):
    """Closed carton, tape over its lid and sides, a label with bars; its base at 0."""
    r = random.Random(seed); p = P(); p.rb((-w/2, -d/2, 0), (w/2, d/2, h), 0, .006)
    p.rb((-w/2-.001, -.024, h-.11), (w/2+.001, .024, h+.0012), 1, .001); p.rb((-w/2, -.0016, h-.001), (w/2, .0016, h+.0016), 2, .0005); x = r.uniform(-w*.25, w*.15); p.box((x, -d/2-.001, h*.45), (x+.13, -d/2, h*.45+.09), 3); [p.box((x+.012+.016*k, -d/2-.0016, h*.45+.015), (x+.018+.016*k+.004*(k % 2), -d/2-.001, h*.45+.055), 2) for k in range(6)]
    for s in (-1, 1): p.rb((s*w/2-.002, -.05, h*.62), (s*w/2+.002, .05, h*.62+.03), 2, .001)
    return p.obj('carton', [M['card'], M['tape'], M['bezel'], M['paper']], link=False)
M['tape'] = material('tape', (.36,.25,.14), .25, spec=.5, haze=False)
at(carton(.84, .20, .56, 1), 2, .1, .14, .74, 6)
put(carton(.62, .46, .40, 4), .97, DY+.10, .74, 14)
put(coil(M, R=.13, turns=6), .52, DY-.2, .74, 40); put(tool_case(M), a.get('tx', -2.8), .42, 0, 12)
g = P(); hh, sp = 1.9, .62
for s in (-1, 1):
    for u in (-1, 1): g.tube((s*(.24 if u < 0 else .22), u*sp, 0), (s*.17, u*.06, hh), .016, .016, 0, 8); g.rb((s*(.24 if u < 0 else .22)-.025, u*sp-.03, 0), (s*(.24 if u < 0 else .22)+.025, u*sp+.03, .03), 1, .005)
for k in range(6): f = (k+1)/7; x = .24-.07*f; y = -sp+(sp-.06)*f; g.rb((-x, y-.045, hh*f-.014), (x, y+.045, hh*f+.014), 0, .004)
g.rb((-.19, -.13, hh-.01), (.19, .13, hh+.03), 1, .008); [g.tube((s*.20, -.33, hh*.47), (s*.19, .33, hh*.47), .006, .006, 0, 6) for s in (-1, 1)]
put(g.obj('ladder', [M['alu'], M['orange']], link=False), a.get('lx', -3.05), a.get('ly', .5), 0, a.get('lr', 30))
g = P(); g.quad([(-3.6, -2.9, 2.80), (2.8, -2.9, 2.80), (2.8, -1.4, 2.80), (-3.6, -1.4, 2.80)], 0); g.obj('panels', [light('panels', (1, .66, .40), a.get('panels', 52))])
dawn_world(polariser=.8, fill=a.get('fill', 3.5))
camera((a.get('x', 1.5), a.get('y', -1.1), a.get('h', 1.6)), AZ, a.get('pitch', -8), a.get('lens', 24), shift=(0, a.get('sy', -.03)))
shoot(a, 40, bounces=4)
