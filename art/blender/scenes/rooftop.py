"""A plant on the roof of a works in full morning light: low rows at both sides of a walkway, ventilators, the estate's halls behind."""
import os, sys
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from kit import *
from dawn import dawn, dawn_world
from props_park import args
from props_yard import *

a = args(sys.argv); AZ = a.get('az', -6); ROOF = 10.5; rnd = random.Random(5)
reset(); dawn(el=a.get('el', 17), sun=a.get('sun', 112), L=a.get('hz', 3600), light=.70, warm=.25, top=1.0, lift=1.4, glow=.6); M = more(mats())
X0, X1, Y0, Y1 = -19, 17, -8, 62
HALLS = [(-62, 20, 34, 60, 9), (46, 14, 40, 70, 8), (-70, 105, 40, 50, 10), (-16, 100, 36, 44, 7.5), (42, 112, 52, 40, 11), (-40, 175, 60, 46, 9), (40, 182, 44, 60, 8.5), (112, 60, 40, 60, 9), (-130, 70, 40, 70, 8), (110, 160, 50, 50, 10), (-128, 180, 50, 44, 9)]
built = lambda x, y: np.any([(np.abs(x-h[0]-h[2]/2) < h[2]/2+6) & (np.abs(y-h[1]-h[3]/2) < h[3]/2+6) for h in HALLS]+[(x > X0-4) & (x < X1+4) & (y < Y1+4)], 0)
hgt = site(M, AZ, flat=400, near=25, treemin=62, trees=3.2, rocks=0, hills=.9, half=50, keep=lambda x, y: ~built(x, y), extra=lambda x, y: -ROOF+0*x, roads_x=(27, -78), roads_y=(92, 168), wtg=((AZ-15, 3400, 30), (AZ-9, 4000, 80), (AZ+17, 3700, 55)), far_tree=2600)

tr_ = np.random.default_rng(9); spots = [(x, y) for x in (21.5, 33.5) for y in np.arange(4, 88, 8)]+[(x, y) for y in (86, 98) for x in np.arange(-70, 100, 8.5)]+[(x, 162) for x in np.arange(-120, 150, 9)]
spots = np.array([q for q in spots if not built(np.array([q[0]]), np.array([q[1]]))[0] or q[0] in (21.5, 33.5)]); spots = spots[tr_.random(len(spots)) < .78]; n = len(spots)
scatter('avenue', np.column_stack([spots+tr_.normal(0, 1.0, (n, 2)), np.full(n, -ROOF-.1)]), np.column_stack([np.zeros(n), np.zeros(n), tr_.uniform(0, 6.28, n)]), tr_.uniform(.75, 1.25, n), tr_.integers(0, 4, n), LEAF['trees'])

def sheet(t, p):      # trapezoidal sheet: ribs along Y, a little dust in the valleys
    Q = t.new('ShaderNodeNewGeometry').outputs['Position']; x, y, z = t.xyz(Q); n = t.noise(Q, .6, 6, .65); k = t.noise(t.comb(t.m('MULTIPLY', x, 4.0), t.m('MULTIPLY', y, .25), 0.0), 1.0, 5, .65)
    t.l.new(t.mix(t.m('MULTIPLY', t.step(.42, .72, t.m('ADD', t.m('MULTIPLY', n, .5), t.m('MULTIPLY', k, .5))), .55), (.33, .35, .36), (.25, .225, .19)), p.inputs['Base Color']); p.inputs['Roughness'].default_value = .5; p.inputs['Metallic'].default_value = .25
roof = material('sheet', build=sheet); walls = [worn(f'wall{i}', c, .6, scale=.3, low=.2) for i, c in enumerate(((.33, .345, .35), (.22, .27, .30), (.40, .37, .31)))]
g = P(); g.box((X0, Y0, -ROOF-2), (X1, Y1, -.06), 1)
for i in range(int((X1-X0)/.333)):
    x = X0+i*.333; g.quad([(x, Y0, -.05), (x+.21, Y0, -.05), (x+.21, Y1, -.05), (x, Y1, -.05)], 0); g.quad([(x+.21, Y0, -.05), (x+.24, Y0, 0), (x+.24, Y1, 0), (x+.21, Y1, -.05)], 0); g.quad([(x+.24, Y0, 0), (x+.303, Y0, 0), (x+.303, Y1, 0), (x+.24, Y1, 0)], 0); g.quad([(x+.303, Y0, 0), (x+.333, Y0, -.05), (x+.333, Y1, -.05), (x+.303, Y1, 0)], 0)
for lo, hi in (((X0-.1, Y0, -1), (X0+.12, Y1+.1, .42)), ((X1-.12, Y0, -1), (X1+.1, Y1+.1, .42)), ((X0-.1, Y1-.12, -1), (X1+.1, Y1+.1, .42))): g.rb(lo, hi, 1, .01); g.rb((lo[0]-.03, lo[1]-.03, .40), (hi[0]+.03, hi[1]+.03, .45), 2, .008)
for y0, y1, z in ((Y0, Y1, 1.05), (Y0, Y1, .75)):      # safety rail
    for x in (X0+.05, X1-.05): g.tube((x, y0, z), (x, y1, z), .021, .021, 2, 10)
for z in (1.05, .75): g.tube((X0+.05, Y1-.02, z), (X1-.05, Y1-.02, z), .021, .021, 2, 10)
for y in np.arange(Y0, Y1+.1, 2.5): [g.tube((x, y, .4), (x, y, 1.06), .021, .021, 2, 10) for x in (X0+.05, X1-.05)]
for x in np.arange(X0+2.5, X1, 2.5): g.tube((x, Y1-.02, .4), (x, Y1-.02, 1.06), .021, .021, 2, 10)
g.obj('roof', [roof, walls[0], M['alu'], M['dark']])

w = P()      # walkway of gratings along Y, one across
def grating(x0, y0, x1, y1):
    w.rb((x0, y0, .09), (x0+.03, y1, .13), 0, .003); w.rb((x1-.03, y0, .09), (x1, y1, .13), 0, .003)
    for q in np.arange(y0, y1, .055): w.box((x0, q, .105), (x1, q+.006, .13), 0)
    for q in np.arange(y0, y1, 1.5): w.rb((x0-.04, q-.03, -.02), (x1+.04, q+.03, .095), 0, .004)
grating(-.42, Y0, .42, 56); w.obj('walkway', [M['galv']])
t = [pv_table(M, n=11, tilt=9, low=.20, rows=1, seed=i, posts=False, name=f'r{i}') for i in range(4)]; L = 11*(MOD_W+GAP)
f = P(); PIT = 2.75
for i, y in enumerate(np.arange(-5.2, 55, PIT)):
    for s in (-1, 1):
        if s > 0 and 30 < y < 40: continue
        x = s*(L/2+1.15)-.0; put(t[(i+s) % 4], x, y, 0, 0)
        for q in np.arange(x-L/2+.5, x+L/2, 1.9):      # short legs on the ribs
            f.rb((q-.02, y-1.02, -.02), (q+.02, y-.98, .22), 0, .003); f.rb((q-.02, y+.92, -.02), (q+.02, y+.96, .52), 0, .003)
        for yy, z in ((y-.62, .235), (y+.62, .43)): f.rb((x-L/2, yy-.02, z), (x+L/2, yy+.02, z+.04), 0, .004)
f.obj('legs', [M['alu']])
tr = tray(M, 62, w=.2, h=.10, cables=5, legs=1.5); put(tr, .78, 24, .0, 90)
v = P()
for k, (x, y) in enumerate(((6.5, 35), (11, 35))):      # roof units
    v.at(x, y, 0); v.rb((-1.5, -1.0, .12), (1.5, 1.0, 1.45), 0, .03); [v.rb((-1.4+.9*j, -1.015, .35), (-.7+.9*j, -.99, 1.2), 2, .01) for j in range(3)]; [v.rb((-1.38+.9*j, -1.03, .38+.08*q), (-.72+.9*j, -1.01, .40+.08*q), 1, .003) for j in range(3) for q in range(10)]
    for j in (-.7, .7): v.turn([(.50, 1.45), (.50, 1.60), (.47, 1.60), (.46, 1.5)], 1, 36, (j, 0, 0)); [v.ring((j, 0, 1.605), r, .006, 2, 'z', 36, 5) for r in (.1, .2, .3, .4)]
v.at()
def ventilator(x, y):
    v.at(x, y, 0); v.rb((-.34, -.34, -.05), (.34, .34, .16), 1, .02); v.turn([(.27, .16), (.27, .40)], 1, 32)
    for k in range(26):
        b = 2*math.pi*k/26; pts = [((.27+.16*math.sin(math.pi*z))*math.cos(b+.5*z), (.27+.16*math.sin(math.pi*z))*math.sin(b+.5*z), .40+.42*z) for z in np.linspace(0, .93, 9)]; q = [((r*.86), s_*.86, z) for r, s_, z in [((.27+.16*math.sin(math.pi*z))*math.cos(b+.5*z+.2), (.27+.16*math.sin(math.pi*z))*math.sin(b+.5*z+.2), .40+.42*z) for z in np.linspace(0, .93, 9)]]
        for j in range(8): v.quad([pts[j], q[j], q[j+1], pts[j+1]], 1)
    v.turn([(.16, .79), (.13, .83), (.001, .84)], 1, 32); v.at()
for x, y in ((-16.2, 12), (-16.2, 22), (-16.2, 32), (-16.2, 42), (14.9, 10), (14.9, 19), (14.9, 47)): ventilator(x, y)
v.obj('units', [M['ral'], M['alu'], M['dark']])
iv = string_inverter(M, posts=False, h=.5); rk = P(); [rk.rb((x-.03, 57.2, -.02), (x+.03, 57.26, 1.5), 0, .004) for x in (-6.6, -5.2, -3.8, -2.4)]; rk.obj('rack', [M['zinc']]); [put(iv, x, 57, .05, 0) for x in (-5.9, -4.5, -3.1)]
put(mast(M, 5), -9, 59.5, 0); put(mast(M, 5), 9, 59.5, 0)
b = P()      # the estate
for i, (x, y, dx, dy, h) in enumerate(HALLS):
    z = -ROOF; m = i % 3; b.box((x, y, z-1), (x+dx, y+dy, z+h), m); mid = x+dx/2; top = z+h+dx*.04
    b.quad([(x-.4, y-.4, z+h), (mid, y-.4, top), (mid, y+dy+.4, top), (x-.4, y+dy+.4, z+h)], 3); b.quad([(mid, y-.4, top), (x+dx+.4, y-.4, z+h), (x+dx+.4, y+dy+.4, z+h), (mid, y+dy+.4, top)], 3); b.quad([(x, y, z+h), (x+dx, y, z+h), (mid, y, top)], m)
    b.box((x+1, y-.05, z+h-2.2), (x+dx-1, y, z+h-1.2), 4); [b.box((x+4+k*9, y-.08, z), (x+8+k*9, y, z+4.4), 5) for k in range(int(dx//9))]
    for q in np.arange(y+6, y+dy-4, 9): b.box((mid-.5, q, top-.1), (mid+.5, q+1.4, top+.5), 3)
b.obj('estate', walls+[roof, M['dark'], M['tgrey']])
dawn_world(polariser=a.get('pol', 1.0), fill=a.get('fill', 1.0))
camera((a.get('x', 4), a.get('y', -20.0), a.get('h', 13)), AZ, a.get('pitch', -17), a.get('lens', 28), shift=(0, 0))
snap(a, 24)
