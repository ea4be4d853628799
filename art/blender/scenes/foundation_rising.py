"""A turbine's foundation half built: a round pit, reinforcement in rings and spokes on blinding concrete, the anchor bolts in the middle, formwork around."""
import os, sys
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from kit import *
from dawn import dawn, dawn_world
from props_park import args
from props_yard import *

a = args(sys.argv); AZ = a.get('az', 0); D, CX, FLOOR = a.get('d', 17.2), a.get('cx', .4), -2.3; RF, RP = 9.2, 10.6          # distance of the centre; radius of the foundation and of the pit's floor
reset(); dawn(el=a.get('el', 11), sun=a.get('sun', -90), L=a.get('hz', 6500), cloud=a.get('cloud', .3), light=a.get('light', .82), top=a.get('top', .95), glow=a.get('glow', .75), warm=a.get('warm', 1.0))
M = more(mats()); M['bar'] = worn('bar', (.20,.115,.075), .6, .35, (.26,.17,.11), .5, low=0, streak=.1); M['sleeve'] = material('sleeve', (.42,.43,.43), .5); M['form'] = worn('form', (.36,.235,.11), .6, amount=.3, low=.1)
rad = lambda x, y: np.hypot(x-CX, y-D)
site(M, AZ, flat=90, near=1.4, keep=lambda x, y: rad(x, y) > 17.5+1.6*fbm(x/3, y/3, 8, 3), treemin=170, trees=1.3, rocks=0, tall=.1, extra=lambda x, y: -5*(1-sstep(15, 17.5, rad(x, y))), wtg=((AZ+a.get('w1', -17), 1500, 35), (AZ+22, 2800, 70), (AZ+25, 3500, 10)))
def ground(r, t):
    """Height of the dug earth: floor, bank, trodden edge, and a low heap on the far side."""
    x, y = r*np.cos(t), r*np.sin(t); e = .30*fbm(x/1.1, y/1.1, 4, 5)+.5*fbm(x/4, y/4, 14, 3); z = FLOOR-.12+(-FLOOR+.14)*sstep(RP+.2+e*.5, RP+2.7+e*.5, r)
    heap = np.exp(-((r-17.2)/1.7)**2)*sstep(.05, .5, np.sin(t-.35))*(1.15+.5*fbm(x/2.5, y/2.5, 24, 4)); return z+(.10*e)*sstep(RP, RP+1, r)*(1-sstep(17.5, 20, r))+heap
rr = np.concatenate([np.linspace(RP-1.5, 14.2, 90), np.linspace(14.3, 21, 60)]); tt = np.linspace(0, 2*np.pi, 721)[:-1]; Rg, Tg = np.meshgrid(rr, tt, indexing='ij'); Zg = ground(Rg, Tg)-.08*sstep(19.5, 21, Rg)
V = np.stack([CX+Rg*np.cos(Tg), D+Rg*np.sin(Tg), Zg], -1).reshape(-1, 3); n = len(tt); F = [(i*n+j, (i+1)*n+j, (i+1)*n+(j+1) % n, i*n+(j+1) % n) for i in range(len(rr)-1) for j in range(n)]
def soil(t, p):
    Q = t.new('ShaderNodeNewGeometry').outputs['Position']; k = t.noise(Q, 1.1, 6, .65); f = t.noise(Q, 14, 6, .7); v = t.new('ShaderNodeTexVoronoi'); t.l.new(Q, v.inputs['Vector']); v.inputs['Scale'].default_value = 9
    c = t.mix(t.m('ADD', t.m('MULTIPLY', k, .6), t.m('MULTIPLY', f, .4)), (.16,.10,.058), (.37,.26,.165)); t.l.new(c, p.inputs['Base Color']); p.inputs['Roughness'].default_value = 1; p.inputs['Specular'].default_value = .05
    b = t.new('ShaderNodeBump'); b.inputs['Strength'].default_value = .85; b.inputs['Distance'].default_value = .07; t.l.new(t.m('ADD', t.m('ADD', f, k), t.m('MULTIPLY', v.outputs['Distance'], -.5)), b.inputs['Height']); t.l.new(b.outputs[0], p.inputs['Normal'])
mesh('dug', V, F, [material('dug', build=soil)], smooth=True)
pebbles(5000, (CX-20, CX+20, D-20, D+20), lambda x, y: ground(rad(x, y), np.arctan2(y-D, x-CX)), keep=lambda x, y: (rad(x, y) > RP+.4) & (rad(x, y) < 20), big=.055)

pol = lambda r, t, z: (r*math.cos(t), r*math.sin(t), z); place = lambda o: put(o, CX, D, FLOOR)          # heights below are above the blinding
b = P(); b.turn([(RP, -.3), (RP, .0), (.02, .0)], 0, 120); place(b.obj('blinding', [worn('blinding', (.40,.39,.365), .85, amount=.5, low=0, streak=.2, scale=.5)], link=False))
# reinforcement: a flat mat, and above it a mat that rises to the pedestal
top = lambda r: .95 if r > RF-.5 else .95+(1.62-.95)*(RF-.5-r)/(RF-.5-2.9); N = a.get('n', 40); TH = a.get('th', .03); s = P(); RI = 2.9
for k in range(N):
    t = 2*math.pi*(k+.5)/N; r0 = RI-.5 if k % 2 else 4.6
    s.path([pol(RF-.35, t, .12), pol(RF-.22, t, .2), pol(RF-.22, t, .85), pol(RF-.35, t, .94), pol(RF-.6, t, .96), pol(r0, t, top(r0))], TH, 0, 8); s.tube(pol(RF-.35, t, .12), pol(r0, t, .12), TH, TH, 0, 8)
    if k % 2: [s.tube(pol(r, t, .1), pol(r, t, top(r)), .018, .018, 0, 6) for r in (3.4, 5.0, 6.6, 8.0)]
for r in np.arange(3.3, RF-.3, a.get('dr', .8)): s.ring((0, 0, top(r)+2*TH*.9), r, TH, 0, 'z', 121, 8); s.ring((0, 0, .12+2*TH*.9), r, TH, 0, 'z', 121, 8)
for z in (.35, .62): s.ring((0, 0, z), RF-.22+TH*1.6, TH, 0, 'z', 121, 8)
for k in range(36): t = 2*math.pi*k/36; s.path([pol(RI-.5, t, .14), pol(RI-.06, t, .16), pol(RI, t, .25), pol(RI, t, 2.32)], TH*.9, 0, 8)          # pedestal
for z in np.arange(.9, 2.3, .27): s.ring((0, 0, z), RI+TH*1.6, TH*.9, 0, 'z', 97, 8)
place(soft(s.obj('bars', [M['bar']], link=False), 50))
# anchor cage: two rings of bolts in sleeves between a lower ring and the upper template
c = P(); NB = a.get('nb', 44)
for k in range(NB):
    t = 2*math.pi*k/NB
    for r in (1.86, 2.24): c.tube(pol(r, t, .2), pol(r, t, 2.95), .028, .028, 0, 10); c.tube(pol(r, t, .42), pol(r, t, 2.38), .045, .045, 1, 12); c.tube(pol(r, t, 2.62), pol(r, t, 2.69), .065, .065, 0, 6)
for z, h in ((.3, .07), (2.52, .1)): c.turn([(1.66, z), (2.44, z), (2.44, z+h), (1.66, z+h), (1.66, z)], 2, 120)
for k in range(8): t = 2*math.pi*(k+.5)/8; c.tube(pol(2.05, t, 0), pol(2.05, t, .3), .06, .06, 2, 10); c.tube(pol(1.66, t, .35), pol(1.66, t+math.pi/4, 2.5), .03, .03, 2, 8)
place(soft(c.obj('cage', [M['zinc'], M['sleeve'], M['steel']], link=False), 35))
# formwork: curved panels with ribs and props; open in front, where the next panels go
f = P(); NP = 24
for k in range(NP):
    t0 = 2*math.pi*k/NP; tm = t0+math.pi/NP; gap = abs((math.degrees(tm)-a.get('open', 262)+180) % 360-180) < a.get('gap', 64)
    if gap: continue
    T = np.linspace(t0+.004, t0+2*math.pi/NP-.004, 5)
    for t, u in zip(T[:-1], T[1:]):
        for r0, r1, z0, z1, m in ((RF, RF+.03, .0, 1.12, 0), (RF+.03, RF+.11, .18, .26, 1), (RF+.03, RF+.11, .80, .88, 1)):
            q = [pol(r, v, z) for z in (z0, z1) for r, v in ((r0, t), (r1, t), (r1, u), (r0, u))]
            for g in ((4,5,6,7), (0,1,5,4), (1,2,6,5), (2,3,7,6), (3,0,4,7)): f.quad([q[i] for i in g], m)
    for t in (t0+.02, tm): f.at(*pol(RF+.07, t, 0)[:2], 0, rz=math.degrees(t)); f.rb((-.05, -.04, 0), (.05, .04, 1.18), 1, .008); f.tube((.05, 0, .95), (1.0, 0, .04), .035, .035, 1, 10); f.rb((.85, -.08, 0), (1.1, .08, .05), 1, .01); f.at()
place(f.obj('formwork', [M['form'], M['oxide']], link=False))
dawn_world(polariser=.5, fill=a.get('fill', 1.8))
camera((0, 0, a.get('h', 2.1)), AZ, a.get('pitch', 0), a.get('lens', 26), shift=(0, a.get('sy', -.13)))
shoot(a, 20)
