"""A park just after a storm: a dark cloud deck with a low gap in the west, wet rows, a gravel track with water in its ruts."""
import os, sys
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from kit import *
from dawn import dawn, storm, storm_world
from props_park import *

a = args(sys.argv); rng = np.random.default_rng(61)
AZ = a.get('az', 280)
TY, W = -.9, a.get('water', -.085)          # the track's distance from the camera, the water level
reset(); dawn(el=4.0, sun=a.get('sun', 238), L=a.get('hz', 9000), light=a.get('light', .5), glow=.6, lift=2.0, cloud=.5, cloud_seed=5.7)
storm(gap=a.get('gap', 262), seed=a.get('cs', 7.5), light=a.get('deck', .72), relief=a.get('rel', 7.0), rim=a.get('rim', 1.4), rough=a.get('rough', .6), near=a.get('near', .075))


track = lambda x: TY+1.1*np.sin(x/95)
plain = land(roll=5, near=140, hills=.8, far=.8, seed=17)


def hgt(x, y):
    """The plain with two wheel ruts, potholes between them and hollows beside the track."""
    x, y = np.asarray(x, float), np.asarray(y, float); d = y-track(x); pit = lambda cx, rx, cy, ry, k: np.exp(-((x-cx)/rx)**2-((y-TY-cy)/ry)**2)*k
    ruts = sum(np.exp(-((d-q-.10*fbm(x/6, x*0+q, 8, 2))/.30)**2)*(.062+.085*fbm(x/9, x*0+2+3*q, 44, 3)) for q in (-.85, .85))
    bed = np.exp(-(d/2.0)**4)*(.038+np.maximum(0, .10*fbm(x/2.6+11.7, y/1.4, 21, 3)))
    hollow = pit(-15, 13, -6.6, 2.7, .15+.10*fbm(x/3, y/2, 14, 3))+pit(-25, 6, 3.3, .6, .10+.14*fbm(x/2.2, y/.9, 15, 3))+pit(-44, 14, 3.7, .8, .13+.1*fbm(x/4, y/2, 16, 3))
    return plain(x, y)-.010-bed-ruts-hollow+.012*fbm(x/.9, y/.9, 25, 2)+.030*np.exp(-((np.abs(d)-2.5)/.7)**2)


def soaked(t, p):
    """Soil and gravel, darker and smoother towards the water."""
    P = t.new('ShaderNodeNewGeometry').outputs['Position']; x, y, z = t.xyz(P); n1, n2, n3 = t.noise(P, .35, 6, .6), t.noise(P, 2.2, 7, .65), t.noise(P, 16.0, 5, .7)
    c = t.mix(t.step(.38, .62, n1), t.mix(n3, (.100, .078, .056), (.185, .150, .112)), t.mix(n2, (.085, .072, .040), (.120, .110, .058)))
    d = t.m('ABSOLUTE', t.m('SUBTRACT', t.m('SUBTRACT', y, TY), t.m('MULTIPLY', t.m('SINE', t.m('DIVIDE', x, 95.0)), 1.1)))
    lane = t.m('SUBTRACT', 1.0, t.step(1.6, 3.0, t.m('ADD', d, t.m('MULTIPLY_ADD', n2, 1.4, -.7))))
    st = t.new('ShaderNodeTexVoronoi'); t.set(st.inputs['Vector'], t.vm('ADD', P, t.vm('SCALE', t.comb(n2, n3, n1), .12))); st.inputs['Scale'].default_value = 34.0; edge = st.outputs['Distance']
    stones = t.mix(1.0, t.mix(t.xyz(st.outputs['Color'])[0], (.075, .070, .064), (.300, .280, .250)), t.mix(t.step(.0, .42, edge), (1, 1, 1), (.35, .33, .30)), 'MULTIPLY')
    c = t.mix(t.m('MULTIPLY', lane, .92), c, t.mix(t.m('MULTIPLY', t.step(.36, .58, n2), t.step(W, W+.06, z)), (.098, .082, .064), stones))
    wet = t.m('SUBTRACT', 1.0, t.step(W-.005, W+.075, t.m('ADD', z, t.m('MULTIPLY_ADD', n2, .05, -.025))))
    t.l.new(t.mix(wet, c, t.mix(1.0, c, (.42, .42, .44), 'MULTIPLY')), p.inputs['Base Color'])
    t.l.new(t.m('MULTIPLY_ADD', wet, -.30, .88), p.inputs['Roughness']); t.l.new(t.m('MULTIPLY_ADD', wet, .16, .06), p.inputs['Specular'])
    bump(t, p, t.m('ADD', t.m('MULTIPLY', n2, .7), t.m('MULTIPLY_ADD', n3, .5, t.m('MULTIPLY', edge, t.m('MULTIPLY', lane, -.30)))), .6, .05)


def bump(t, p, height, strength, distance):
    b = t.new('ShaderNodeBump'); b.inputs['Strength'].default_value = strength; b.inputs['Distance'].default_value = distance
    t.l.new(height, b.inputs['Height']); t.l.new(b.outputs[0], p.inputs['Normal'])


M = mats(); M['galv'] = dull(M)
glass = M['pv'].node_tree; r = glass.nodes['Principled BSDF'].inputs['Roughness']; glass.links.remove(r.links[0]); r.default_value = .03      # washed by the rain
terrain_polar(hgt, material('soaked', build=soaked), r0=4.0, rings=880, segs=1600)
water = Geo(); water.quad([(-170, -40, W), (20, -40, W), (20, 12, W), (-170, 12, W)])
water.obj('water', [material('water', (.030, .025, .019), .02, 0, .9, build=lambda t, p: bump(t, p, t.noise(t.new('ShaderNodeNewGeometry').outputs['Position'], 5.0, 3), .05, .02))])
X0, Y0 = -640, 6.8
rows(M, hgt, X0, 14, Y0, 330, (-260,), (), rng, gap=.3, low=.9); rows(M, hgt, X0, 60, TY-150, TY-34, (-260,), (), rng, gap=.3, low=.9, prefix='s')
grass(hgt, rng, AZ, bands=((16000, 3, 14, .62), (42000, 14, 50, .85), (44000, 50, 170, 1.3), (20000, 170, 600, 2.2)), green=.95, tall=.03, cover=-.35,
      keep=lambda x, y: (hgt(x, y) > W+.015) & (np.abs(y-track(x)) > 2.2+rng.normal(0, .35, np.shape(x))))
rocks(hgt, rng, AZ, 9000, 34, keep=lambda x, y: (hgt(x, y) > W-.03) & (np.abs(y-track(x)) < 2.9))
trees(hgt, rng, AZ, n=16000, r0=230, r1=4200, keep=lambda x, y: ~((x > X0-30) & (x < 90) & (y > TY-165) & (y < 350)))
fence(M, hgt, [(16, TY-13), (-420, TY-13)], mesh=mat_mesh_far()); inv = string_inverter(M); [put(inv, x, Y0+2.95, at(hgt, x, Y0), 180) for x in (-42, -108, -174)]
[station(M, hgt, -255, y) for y in (4, 150)]; l = lamp(M, 7); [put(l, x, TY-11, at(hgt, x, TY-11)) for x in (-60, -150, -240)]
line_of_pylons(M, hgt, [polar(AZ+b, d) for b, d in ((-34, 620), (-22, 820), (-13, 1080), (-6.5, 1400), (-2, 1800), (1, 2300))], thick=1.3, wire=.05)
turbines(M, hgt, ((AZ+9, 2600, 25), (AZ+14, 3300, 80), (AZ+20, 2900, 52)), yaw=-AZ+28, rng=rng)

storm_world(fill=a.get('fill', 2.8), power=a.get('power', 80.0))
camera((0, 0, at(hgt, 0, 0)+a.get('h', 2.6)), AZ, 0, a.get('lens', 26), shift=(0, a.get('shift', 0)))
shoot(a)
