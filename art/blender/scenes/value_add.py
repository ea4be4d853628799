"""An open warehouse: cable drums in front, cartons of modules behind, morning light from the side."""
import os, sys
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from kit import *
from dawn import dawn, dawn_world
from props_park import args
from props_yard import *

a = args(sys.argv); AZ = a.get('az', 18)
reset(); dawn(el=a.get('el', 9), sun=a.get('sun', 104), L=5200, cloud=0, light=.92, glow=.8); M = more(mats())
ins = lambda x, y: (x > -20) & (x < 16) & (y < 40)
hgt = site(M, AZ, flat=110, near=3, keep=lambda x, y: ~ins(x, y), rocks=0, treemin=90, trees=1.2)
def slab(t, p):
    Q = t.new('ShaderNodeNewGeometry').outputs['Position']; n = t.noise(Q, .5, 7, .65); k = t.noise(Q, 5, 6, .7); t.l.new(t.mix(t.m('ADD', t.m('MULTIPLY', n, .7), t.m('MULTIPLY', k, .3)), (.12,.115,.105), (.36,.34,.31)), p.inputs['Base Color']); t.l.new(t.m('MULTIPLY_ADD', k, .5, .35), p.inputs['Roughness'])
g = P(); g.quad([(-20,-12,.02), (16,-12,.02), (16,40,.02), (-20,40,.02)], 0)
for x in (-15, -10, -5, 0, 5, 10): g.box((x-.006,-12,.0), (x+.006,40,.0212), 1)
for y in np.arange(-10, 40, 5): g.box((-20,y-.006,0), (16,y+.006,.0212), 1)
for x in (-3.2, 3.0): g.box((x-.05,-12,.0), (x+.05,40,.0215), 2)
g.obj('slab', [material('slabm', (.4,.38,.35), .5, build=slab), M['dark'], M['yellow']])
r = P(); H = 5.2
for y in np.arange(-8, 40, 5.5):
    for x in (-12, 7.2): r.box((x-.1,y-.09,0), (x+.1,y+.09,H), 0); r.rb((x-.2,y-.2,.02), (x+.2,y+.2,.9), 2, .02)
    for xa, za, xb, zb in ((-12,H,-2.4,H+1.3),(-2.4,H+1.3,7.2,H)): r.tube((xa,y,za), (xb,y,zb), .09, .09, 0, 8); r.tube((xa,y,za-.7), (xb,y,zb-.7), .06, .06, 0, 8); [r.tube((xa+(xb-xa)*q,y,za+(zb-za)*q), (xa+(xb-xa)*(q+.1),y,za+(zb-za)*(q+.1)-.7), .035, .035, 0, 6) for q in np.arange(0, .95, .2)]; [r.tube((xa+(xb-xa)*(q+.1),y,za+(zb-za)*(q+.1)-.7), (xa+(xb-xa)*(q+.2),y,za+(zb-za)*(q+.2)), .035, .035, 0, 6) for q in np.arange(0, .85, .2)]
for x in np.arange(-12.6, 8, 1.2): z = H+1.3-abs(x+2.4)*1.3/9.6+.12; r.box((x-.03,-9,z), (x+.03,38,z+.10), 0)
xs = np.arange(-13.2, 8.6, .1)
for i in range(len(xs)-1): f = lambda q, k: H+1.3-abs(q+2.4)*1.3/9.6+.24+(.03 if (k//2) % 2 else 0); skyl = (i//24) % 4 == 2; r.quad([(xs[i],-9,f(xs[i],i)), (xs[i+1],-9,f(xs[i+1],i+1)), (xs[i+1],38,f(xs[i+1],i+1)), (xs[i],38,f(xs[i],i))], 3 if not skyl else 4)
trl = material('skylight', build=lambda t, p: (lambda mx, tl, tr: (t.l.new(tl.outputs[0], mx.inputs[1]), t.l.new(tr.outputs[0], mx.inputs[2]), mx.outputs[0])[2])(t.new('ShaderNodeMixShader'), t.new('ShaderNodeBsdfTranslucent'), t.new('ShaderNodeBsdfTransparent')))
r.obj('shed', [M['tgrey'], M['zinc'], M['concrete'], M['steel'], trl])
dr = [drum(M, .95, .75, f, m, f'dr{i}') for i, (f, m) in enumerate(((.85,'cable'),(.7,'redcab'),(.95,'cable')))]; ds = drum(M, .62, .6, .8, 'orange', 'drs')
for i, (x, y, q) in enumerate(((-1.75,4.7,-48),(-2.6,6.5,-40),(-4.4,5.6,-55),(-3.7,8.4,-44),(-5.6,7.6,-50),(-5.0,10.2,-40),(-6.9,9.8,-47),(-4.2,12.2,-52))): put(dr[i % 3], x, y, .02, q)
put(ds, -.15, 5.2, .02, -20); put(ds, .1, 6.7, .02, -64)
mp = [module_pallet(M, i, name=f'mp{i}') for i in range(3)]; mo = module_pallet(M, 7, True, 'mpo'); k = 0
for y in np.arange(7.4, 32, 1.45):
    for z in (0, 1.3, 2.6)[:2 if y < 9 else 3]: put(mp[k % 3], 5.0+.02*(k % 3), y, z+.02, (k*37 % 5)-2); k += 1
for y in np.arange(16, 32, 1.45):
    for z in (0, 1.3): put(mp[k % 3], -5.4, y, z+.02, (k*31 % 5)-2); k += 1
    for z in (0, 1.3): put(mp[k % 3], -8.2, y, z+.02, (k*29 % 5)-2); k += 1
put(mo, 3.6, 5.4, .02, -14)
ip = [inverter_pallet(M, i, f'ip{i}') for i in range(2)]; [put(ip[i % 2], 1.0+1.5*(i % 2)*0+.1*i, 12.5+1.4*i, .02, 3*i-4) for i in range(3)]
j = P(); j.rb((-.27,-.08,.06), (-.11,1.1,.10), 0, .01); j.rb((.11,-.08,.06), (.27,1.1,.10), 0, .01); j.rb((-.27,1.05,.06), (.27,1.3,.35), 0, .03); j.path([(0,1.2,.3),(0,1.32,.8),(0,1.4,1.15)], .02, 1, 8); j.path([(-.14,1.38,1.12),(-.16,1.42,1.2),(.16,1.42,1.2),(.14,1.38,1.12)], .016, 1, 8); [j.tube((x-.05,1.2,.09), (x+.05,1.2,.09), .09, .09, 1, 16) for x in (-.1, .1)]
put(j.obj('jack', [M['safety'], M['black']], link=False), .95, 8.0, .02, -25)
put(sign(M, 0), 6.95, 8.5-5.6+.0, 2.2, -90); put(pickup(M), -1, 46, 0, 80); fence(M, [(-30,52),(30,52)])
dawn_world(polariser=.5, fill=a.get('fill', 2.2))
camera((a.get('x', .4), a.get('y', 0), a.get('h', 1.5)), a.get('az', -6), 0, a.get('lens', 28), shift=(0, .03))
snap(a, 20)
