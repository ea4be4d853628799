"""The substation's gate: kiosk with meters, chain-link fence, yard and gantry behind it, an access road with ruts."""
import os, sys
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from kit import *
from dawn import dawn, dawn_world
from props_park import args
from props_yard import *

a = args(sys.argv); AZ = a.get('az', 12)
reset(); dawn(el=a.get('el', 6.5), sun=a.get('sun', -58), L=4600, cloud=.35, light=.92, glow=.8); M = more(mats())
ins = lambda x, y: (x > -14) & (x < 26) & (y > 9) & (y < 62); r2 = np.random.default_rng(5)
keep = lambda x, y: ~ins(x, y) & ~((np.abs(x-.6-.02*y) < 2.2) & (y < 12) & (r2.random(len(x)) < .93))
hgt = site(M, AZ, flat=140, near=2, keep=keep, treemin=130, trees=1.3, tall=.12)
g = P(); g.quad([(-14,9,.015), (26,9,.015), (26,62,.015), (-14,62,.015)], 0); g.quad([(-2.0,-14,.012), (2.7,-14,.012), (3.2,9.5,.012), (-1.6,9.5,.012)], 1); g.rb((-2.0,8.7,-.1), (3.4,9.3,.04), 2, .01)
g.obj('pad', [mat_yard(base=((.17,.165,.155),(.38,.365,.335)), soil=.3, stones=18), mat_yard(tracks=((.5,0,2,1.0),(.1,0,-3,.6)), soil=.9, stones=16, name='way'), M['concrete']])
substation(M, 9, 36)
fence(M, [(-14,62),(-14,9),(-1.9,9)]); fence(M, [(3.3,9),(26,9),(26,62)])
q = P()
for x, s, op in ((-1.75, 1, 0), (3.15, -1, 34)):
    q.at(x, 9, 0, rz=op*s); L = 2.42*s
    for p, r in (((0.0,0),.03), ((L,0),.024)): q.tube((p[0],0,.08), (p[0],0,2.3), r, r, 0, 10)
    for z in (.1, 1.15, 2.28): q.tube((0,0,z), (L,0,z), .021, .021, 0, 8)
    q.tube((0,0,.1), (L,0,1.15), .016, .016, 0, 8); q.quad([(0,.0,.1), (L,.0,.1), (L,.0,2.28), (0,.0,2.28)], 1, uv=((0,0),(2.42,0),(2.42,2.2),(0,2.2)))
    q.rb((L-.16*s,-.03,1.05), (L-.02*s,.03,1.25), 0, .006)
for x in (-1.85, 3.25): q.at(x,9,0); q.rb((-.09,-.09,-.3), (.09,.09,2.75), 0, .012); q.rb((-.12,-.12,2.74), (.12,.12,2.79), 0, .01)
q.at(); q.obj('gate', [M['zinc'], M['mesh']])
# meter kiosk outside the fence
k = P(); k.rb((-1.0,-.55,-.2), (1.0,.55,.16), 1, .03); k.rb((-.85,-.42,.18), (.85,.42,2.02), 0, .02)
k.quad([(-1.02,-.64,2.02), (1.02,-.64,2.02), (1.02,.60,2.24), (-1.02,.60,2.24)], 0); k.quad([(-1.02,-.64,2.06), (1.02,-.64,2.06), (1.02,.60,2.28), (-1.02,.60,2.28)], 0); k.rb((-1.03,-.66,1.99), (1.03,-.63,2.07), 0, .006)
for s in (-1, 1): x0, x1 = (.01, .82) if s > 0 else (-.82, -.01); k.rb((x0,-.445,.24), (x1,-.41,1.97), 0, .012); [k.tube((x1 if s > 0 else x0,-.44,z), (x1 if s > 0 else x0,-.44,z+.1), .014, .014, 2, 8) for z in (.4, 1.1, 1.7)]
for x in (-.42, .42):
    k.rb((x-.26,-.456,1.22), (x+.26,-.442,1.76), 2, .01); k.rb((x-.235,-.46,1.245), (x+.235,-.452,1.735), 4, .004)
    k.rb((x-.12,-.4635,1.40), (x+.12,-.459,1.62), 3, .004); k.rb((x-.08,-.466,1.53), (x+.08,-.462,1.59), 5, .002); [k.tube((x-.06+.06*i,-.462,1.45), (x-.06+.06*i,-.467,1.45), .010, .010, 2, 10) for i in range(3)]
    [k.rb((x-.22,-.452,.34+.05*i), (x+.22,-.442,.36+.05*i), 2, .002) for i in range(6)]
k.rb((.04,-.48,.98), (.07,-.44,1.2), 2, .005); [k.tube((-.5+.25*i,.2,-.2), (-.5+.25*i,.2,.2), .04, .04, 2, 8) for i in range(4)]
k = k.obj('kiosk', [M['cream'], M['concrete'], M['dark'], M['ral'], M['glass'], M['screenoff']], link=False); put(k, -3.55, 7.3, 0, a.get('krz', 14))
put(sign(M, 0, .36, .48), -.55, 8.93, 1.62); put(sign(M, 1, .5, .36), -.55, 8.93, 1.05); put(sign(M, 2, .4, .5), 4.6, 8.93, 1.5)
bo = bollard(M); [put(bo, x, y) for x, y in ((-2.2,6.4),(-2.15,8.2),(3.5,8.2))]
put(mast(M, 17), -4, 30); put(lamp(M, 8), 19, 13, 0, 60); put(power_cabinet(M, 1.6, .9, 2.1), 2.9, 22, 0, -90)
dawn_world(polariser=.5, fill=a.get('fill', 1.3))
camera((a.get('x', -.6), a.get('y', -.4), a.get('h', 1.65)), a.get('caz', 2), 0, a.get('lens', 29), shift=(0, a.get('sy', .06)))
shoot(a, 18)
