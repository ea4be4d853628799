"""An open combiner box at the end of a row, a few steps away: fuses, bars, surge arresters; a table with a clamp meter and a clipboard; grass, rows behind."""
import os, sys
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from kit import *
from dawn import dawn, dawn_world
from props_park import args
from props_yard import *

a = args(sys.argv); AZ, OY = a.get('az', 14), a.get('oy', 5.2)
reset(); dawn(el=a.get('el', 11.5), sun=a.get('sun', 134), L=5200, warm=.6, cloud=0, light=.88, glow=.8); M = more(mats())
r2 = np.random.default_rng(4); trod = lambda x, y: np.hypot((x-.15)/1.7, (y-OY+.55)/1.25)+.35*fbm(x/.6, y/.6, 6, 3)          # trodden earth in front of the box
hgt = site(M, AZ, flat=120, near=1.2, treemin=180, trees=1.2, tall=.14, grass=1.25, keep=lambda x, y: (trod(x, y) > 1.0) | (r2.random(len(x)) < .04))
put(combiner(M, a.get('door', 112), 12), 0, OY); pebbles(2500, (-3, 3, OY-3, OY+1), hgt, big=.02)
q = P(); q.rb((-.36, -.10, -.2), (.13, .135, .80), 0, .012); q.rb((-.375, -.115, .785), (.145, .14, .845), 0, .008); q.rb((-.335, -.108, .04), (.105, -.098, .76), 0, .004); [q.rb((-.26+k*.075, -.112, z), (-.215+k*.075, -.106, z+.008), 1, .002) for k in range(5) for z in (.62, .64, .66, .14, .16, .18)]; [q.tube((x, -.106, z), (x, -.112, z), .008, .008, 2, 10) for x in (-.315, .085) for z in (.07, .40, .73)]
put(q.obj('riser', [M['tgrey'], M['dark'], M['steel']], link=False), 0, OY)          # cover over the strings' cables
o, c = rich_table(M, low=.9); TL = 14*(MOD_W+GAP)-GAP; [join_put((o, c), x, OY+3.4, 0) for x in (1.5+TL/2, 2+TL*1.5, 2.5+TL*2.5)]; field(M, hgt, (-260, 300), (13+OY, 200, 9.4))
t = P(); t.rb((.62,-.30,.72), (1.20,.12,.745), 1, .006); [t.tube((x,y,0), (x,y,.72), .016, .016, 1, 10) for x in (.66, 1.16) for y in (-.26, .08)]
t.at(.80,-.10,.748, rz=12); t.rb((-.115,-.16,0), (.115,.16,.006), 4, .002); t.rb((-.105,-.15,.006), (.105,.14,.009), 2, .001); t.rb((-.05,.125,.006), (.05,.16,.02), 3, .004)
for k in range(9): t.box((-.085,.092-k*.024,.009), (.055,.0945-k*.024,.0095), 5); t.box((.075,.087-k*.024,.009), (.090,.099-k*.024,.0095), 6 if k < 6 else 5)
t.at(1.06,-.10,.748, rz=-24); t.rb((-.04,-.12,0), (.04,.05,.035), 7, .012); t.rb((-.028,-.02,.034), (.028,.035,.038), 5, .002); t.tube((0,-.06,.034), (0,-.06,.042), .022, .022, 5, 20); t.ring((0,.10,.018), .045, .013, 5, 'z', 24, 10); t.bez((.0,-.12,.015), (.02,-.25,.03), (-.2,-.2,.01), (-.16,-.05,.006), .0035, 6, 6)
t.at(); put(t.obj('table', [M['plastic'], M['zinc'], M['mark'], M['steel'], M['wood'], M['dark'], M['dgreen'], M['orange']], link=False), 0, OY)
dawn_world(polariser=.5, fill=a.get('fill', 1.3))
camera((a.get('x', -.9), OY+a.get('y', -4.9), a.get('h', 1.55)), a.get('caz', 12), a.get('pitch', 0), a.get('lens', 45), dof=a.get('dof', 4.9), fstop=a.get('f', 2.8), shift=(0, a.get('sy', -.125)))
shoot(a, 20)
