"""Dry cleaning of a row: a robot with a turning brush across the table; the modules are dusty before it and dark behind it."""
import os, sys
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from kit import *
from dawn import dawn, dawn_world
from props_park import args
from props_yard import *

a = args(sys.argv); AZ = a.get('az', -36)
reset(); dawn(el=a.get('el', 10), sun=a.get('sun', 118), L=6000, warm=.6, cloud=0, light=.86, glow=.8); M = more(mats())
TL = 14*(MOD_W+GAP)-GAP; DEPTH = 2*MOD_L+GAP; Y0, LOW, TILT = 6.0, .95, 20; RX = a.get('rx', -1.2)
hgt = site(M, AZ, flat=130, near=1.4, roads_y=(-2.2,), treemin=220, trees=1.3, half=50, wtg=((-62, 1500, 20), (-51, 2100, 75), (-18, 1300, 50), (-9, 1900, 100)))
dusty = dict(M, pv=mat_pv('dusty', RX))
o, c = rich_table(dusty, tilt=TILT, low=LOW, seed=1); [join_put((o, c), RX+1.6+(TL+.12)*k, Y0) for k in range(-5, 3)]
field(M, hgt, (-300, 60), (Y0+9.4, 240, 9.4), low=LOW)
g = P(); g.at(RX, Y0-DEPTH/2*math.cos(math.radians(TILT)), LOW, rx=TILT)          # y: up the table; z: away from it
for x in (-.24, .24): g.rb((x-.03, -.14, .20), (x+.03, DEPTH+.14, .27), 0, .01)
for y in np.linspace(.3, DEPTH-.3, 7): g.rb((-.24, y-.015, .235), (.24, y+.015, .26), 0, .004)
for k in range(10): g.path([(.115*math.cos(q), y, .115+.115*math.sin(q)) for y in np.linspace(.02, DEPTH-.02, 120) for q in (y*5+k*math.pi/5,)], .026, 1 if k % 5 else 2, 6)
g.path([(0, -.06, .115), (0, DEPTH+.06, .115)], .05, 3, 16)
for y in (-.10, DEPTH+.10):
    g.rb((-.46, y-.10, .06), (.46, y+.10, .25), 6, .03); g.rb((-.40, y-.105, .25), (.40, y+.105, .30), 4, .02)
    for s in (-1, 1): g.rb((s*.34-.09, y-.115, .10), (s*.34+.09, y+.115, .21), 4, .02)
    for x in (-.36, .36): g.path([(x, y-.085, .06), (x, y+.085, .06)], .075, 3, 20)
g.rb((-.20, DEPTH/2-.35, .27), (.20, DEPTH/2+.35, .36), 4, .02); g.rb((-.23, DEPTH/2-.62, .37), (.23, DEPTH/2+.62, .392), 0, .004)
g.quad([(-.21, DEPTH/2-.60, .394), (.21, DEPTH/2-.60, .394), (.21, DEPTH/2+.60, .394), (-.21, DEPTH/2+.60, .394)], 5)
g.path([(.12, DEPTH/2+.3, .36), (.12, DEPTH/2+.3, .72)], .006, 3, 8)
g.obj('robot', [M['zinc'], M['black'], M['strap'], M['rubber'], M['orange'], M['pv'], M['plastic']])
dawn_world(polariser=.5, fill=a.get('fill', 1.2))
camera((a.get('x', 2.6), a.get('y', -1.2), a.get('h', 2.3)), AZ, a.get('pitch', -5), a.get('lens', 34), shift=(a.get('sx', .03), a.get('sy', .044)))
shoot(a, 20)
