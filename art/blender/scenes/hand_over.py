"""An open combiner box at the end of a row, close: fuses, bars, surge arresters; a clamp meter and a clipboard; the row out of focus."""
import os, sys
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from kit import *
from dawn import dawn, dawn_world
from props_park import args
from props_yard import *

a = args(sys.argv); AZ = a.get('az', 24)
reset(); dawn(el=a.get('el', 15), sun=a.get('sun', 132), L=5200, warm=.6, cloud=0, light=.88, glow=.8); M = more(mats())
hgt = site(M, AZ, flat=120, near=1.6, treemin=180, trees=1.2, tall=.14, roads_y=(-9,))
put(combiner(M, 104, 12), 0, 0)
o, c = rich_table(M, low=.9); TL = 14*(MOD_W+GAP)-GAP; [join_put((o, c), x, 3.4, 0) for x in (1.5+TL/2, 2+TL*1.5, 2.5+TL*2.5)]; field(M, hgt, (-260, 300), (13, 200, 9.4))
t = P(); t.rb((.62,-.30,.72), (1.20,.12,.745), 1, .006); [t.tube((x,y,0), (x,y,.72), .016, .016, 1, 10) for x in (.66, 1.16) for y in (-.26, .08)]
t.at(.80,-.10,.748, rz=12); t.rb((-.115,-.16,0), (.115,.16,.006), 4, .002); t.rb((-.105,-.15,.006), (.105,.14,.009), 2, .001); t.rb((-.05,.125,.006), (.05,.16,.02), 3, .004)
for k in range(9): t.box((-.085,.092-k*.024,.009), (.055,.0945-k*.024,.0095), 5); t.box((.075,.087-k*.024,.009), (.090,.099-k*.024,.0095), 6 if k < 6 else 5)
t.at(1.06,-.10,.748, rz=-24); t.rb((-.04,-.12,0), (.04,.05,.035), 7, .012); t.rb((-.028,-.02,.034), (.028,.035,.038), 5, .002); t.tube((0,-.06,.034), (0,-.06,.042), .022, .022, 5, 20); t.ring((0,.10,.018), .045, .013, 5, 'z', 24, 10); t.bez((.0,-.12,.015), (.02,-.25,.03), (-.2,-.2,.01), (-.16,-.05,.006), .0035, 6, 6)
t.at(); t.obj('table', [M['plastic'], M['zinc'], M['mark'], M['steel'], M['wood'], M['dark'], M['dgreen'], M['orange']])
put(tool_case(M, True), -.05, -.85, 0, 30)
dawn_world(polariser=.5, fill=a.get('fill', 1.3))
camera((a.get('x', -.15), a.get('y', -2.05), a.get('h', 1.42)), a.get('caz', 9), a.get('pitch', -6), a.get('lens', 36), dof=a.get('dof', 2.0), fstop=a.get('f', 4))
shoot(a, 20)
