"""A battery storage yard half built in the late afternoon: containers on their foundations, one on the crane's hook, bare foundations in front."""
import os, sys
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
import bmesh
from kit import *
from dawn import dawn, dawn_world
from props_park import args
from props_yard import *

a = args(sys.argv); AZ, R, STEP = 0, a.get('turn', 24), 4.6
reset(); dawn(el=a.get('el', 11), sun=a.get('sun', 278), L=a.get('hz', 6500), cloud=a.get('cloud', 0), top=a.get('top', .95), warm=a.get('warm', 1.0), light=a.get('light', .78), glow=.7)
M = more(mats()); M['cranec'] = worn('cranec', (.62,.20,.02), .45, amount=.2)
c, s = math.cos(math.radians(R)), math.sin(math.radians(R))
W = lambda p, q: (-s*p+c*q, c*p+s*q)      # the yard's own axes: p along the row, away from the camera; q across it, to the right
place = lambda o, p, q, z=0, r=0, sc=1: put(o, *W(p, q), z, R+r, sc)
def inside(x, y): p, q = -s*x+c*y, c*x+s*y; return (p > -30) & (p < 84) & (q > -17) & (q < 37)
r2 = np.random.default_rng(3); hgt = site(M, AZ, flat=130, near=9, rocks=0, keep=lambda x, y: ~inside(x, y) | ((r2.random(len(x)) < .012) & (np.abs(c*x+s*y-8) > 4.3)), treemin=170, trees=1.4, hills=1.1, wtg=((AZ-20, 2700, 20), (AZ-15, 3400, 75), (AZ+24, 3000, 50)))
g = P(); g.quad([(*W(p, q), .012) for p, q in ((-30, -17), (-30, 37), (84, 37), (84, -17))], 0)
g.obj('yard', [mat_yard(base=((.17,.16,.145), (.36,.335,.30)), soil=a.get('soil', .55), stones=16, tracks=((*W(0, -1), -R, 1.0), (*W(0, .4), -R-2, .8), (*W(10, 17), -R, .9)))])
pebbles(9000, (-16, 16, 14, 34), lambda x, y: x*0+.012, big=.02)
STAND, HANG = range(5, 13), 4      # slots 0 to 3 are bare foundations
slot = lambda k: a.get('p0', 17)+STEP*k
full = [bess(M, seed=i, name=f'b{i}') for i in range(2)]
lifted = bess(M, seed=1, name='lifted'); bm = bmesh.new(); bm.from_mesh(lifted.data); bmesh.ops.delete(bm, geom=[f for f in bm.faces if f.calc_center_median().z < .31], context='FACES'); bm.to_mesh(lifted.data); bm.free()
b = P(); b.rb((-3.6, -1.65, -.2), (3.6, 1.65, .06), 0, .02); slab = b.obj('slab', [M['concrete']], link=False)
f = P(); L, D = 6.06, 2.44      # the blocks, their bolts, the conduits and the earthing lead wait for a container
for x in (-L/2+.25, L/2-.65):
    for y in (-D/2, D/2-.35): f.rb((x, y, 0), (x+.4, y+.35, .31), 0, .02); [f.tube((x+.2+u, y+.17, .30), (x+.2+u, y+.17, .42), .014, .014, 1, 8) for u in (-.12, .12)]
for i in range(5): f.path([(L/2+.1, -.4+i*.17, 0), (L/2+.1, -.4+i*.17, .5), (L/2+.1+.02*(i-2), -.4+i*.17+.015*i, .72+.06*(i % 3))], .034, 2 if i < 4 else 3, 10)
f.bez((-L/2+.3, -1.4, .06), (-L/2+.2, -1.4, .5), (-L/2+.5, -1.3, .6), (-L/2+.9, -1.35, .1), .014, 4, 6, 16); f = f.obj('blocks', [M['concrete'], M['steel'], M['orange'], M['cable'], M['pegrn']], link=False)
for k in range(13):
    place(slab, slot(k), 8)
    if k in STAND: place(full[k % 2], slot(k), 8, .06)
    else: place(f, slot(k), 8, .06)
for k in range(9): place(slab, slot(k+3), 26, r=180); place(full[k % 2], slot(k+3), 26, .06, 180)
w = P()      # formwork boards around the first slab; covers of the cable trench
for u in (-1, 1): w.rb((-3.7, u*1.72-.03, -.1), (3.7, u*1.72+.03, .14), 0, .004); w.rb((u*3.67-.03, -1.7, -.1), (u*3.67+.03, 1.7, .14), 0, .004); [w.rb((x-.03, u*1.79-.03, -.1), (x+.03, u*1.79+.03, .32), 0, .004) for x in (-3, -1, 1, 3)]
place(w.obj('boards', [M['wood']], link=False), slot(0), 8)
t = P(); [t.rb((12.75, p+.01, 0), (13.55, p+.99, .08), 0, .008) for p in np.arange(slot(4)-2, 74, 1.0)]; place(t.obj('trench', [M['concrete']], link=False), 0, 0)
# the crane in the lane behind the row, the container on four slings above its foundation
SC = .46; cr, hp = crawler_crane(M, boom=a.get('boom', 41), ang=a.get('ang', 62), hook=a.get('hook', 9)); CP, CQ = slot(HANG)+a.get('cp', 5), 18.6
x0, y0 = W(CP, CQ); x1, y1 = W(slot(HANG), 8); e = Vector((x1-x0, y1-y0, 0)).normalized(); CR = math.degrees(math.atan2(e.y, e.x))+90; n = -hp.y*SC; put(cr, x1-e.x*n, y1-e.y*n, 0, CR, SC)
LIFT = a.get('lift', 4.9); place(lifted, slot(HANG), 8, LIFT, a.get('spin', 5)); hook = hp.z*SC-1.3; ca, sa = math.cos(math.radians(R+a.get('spin', 5))), math.sin(math.radians(R+a.get('spin', 5)))
q = P(); top = LIFT+.32+2.75
for x in (-L/2+.08, L/2-.08):
    for y in (-D/2+.08, D/2-.08): q.tube((x1+ca*x-sa*y, y1+sa*x+ca*y, top+.05), (x1, y1, hook), .022, .022, 0, 6)
q.obj('slings', [M['black']])
# a low trailer with the next container; cable drums, transformers, masts
v = P(); v.rb((-6.2, -1.2, .78), (3.4, 1.2, .98), 0, .03); v.rb((3.3, -1.2, 1.1), (6.4, 1.2, 1.3), 0, .03); [v.rb((-6.2, y-.09, .55), (3.6, y+.09, .80), 0, .02) or v.rb((3.2, y-.09, .6), (3.7, y+.09, 1.2), 0, .02) for y in (-.55, .55)]
for x in (-5.3, -4.2, -3.1): v.tube((x, -1.05, .42), (x, 1.05, .42), .07, .07, 0, 8); [v.tube((x, u*.72, .42), (x, u*1.22, .42), .42, .42, 1, 28) or v.tube((x, u*1.22, .42), (x, u*1.235, .42), .24, .20, 2, 20) for u in (-1, 1)]
for u in (-1, 1): v.rb((4.3, u*.8-.07, .05), (4.44, u*.8+.07, 1.15), 0, .01); v.rb((4.2, u*.8-.15, 0), (4.54, u*.8+.15, .06), 0, .01); v.rb((-6.22, u*.9-.16, .84), (-6.19, u*.9+.16, .94), 3, .01)
TP, TQ = a.get('tp', 46), a.get('tq', -1.2); place(v.obj('trailer', [M['blue'], M['rubber'], M['steel'], M['safety']], link=False), TP, TQ, .01, 92); x, y = W(TP, TQ); put(lifted, x+1.4*math.sin(math.radians(R+2)), y-1.4*math.cos(math.radians(R+2)), .67, R+92)
dr = drum(M, .8, .7, .8); [place(dr, p, z, .01, r) for p, z, r in ((27.5, 1.2, 20), (29.4, .3, 34))]
pt = pad_trafo(M, m='tgrey'); place(pt, a.get('up', 25), a.get('uq', 18.5), .1, 90); m = mast(M, 15); [place(m, p, z) for p, z in ((64, 33), (80, -9))]; place(pt, 79, 8, .1, 90); place(iso_container(M, 'ral'), 62, -12, .01, 88)
fence(M, [W(84, -17), W(84, 37)]); fence(M, [W(20, -17), W(84, -17)]); field(M, hgt, (-300, 300), (118, 250, 9.4))
dawn_world(polariser=.4, fill=a.get('fill', 1.7))
camera((a.get('x', 0), 0, a.get('h', 9)), a.get('view', 0), 0, a.get('lens', 28), shift=(0, a.get('sy', -.11)))
shoot(a, 14)
