"""Electric buses on charge under a canopy of modules, seen from the yard with the sky above, in low sun or, with `dusk` and `lamp`, at dusk."""
import os, sys
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from kit import *
from dawn import dawn, dawn_world
from props_park import args
from props_yard import *
from props_bus import bus
from props_room import light

a = args(sys.argv); AZ = a.get('az', -33)
reset(); dawn(el=a.get('el', 6), sun=a.get('sun', 95), L=5200, cloud=0, top=1.0, warm=.6, light=a.get('light', .88), glow=.8, dusk=a.get('dusk', 0)); M = mats_ev(more(mats()))
M['buswhite'] = worn('buswhite', (.62, .64, .63), .30, amount=.10, low=.10, streak=.05, spec=.5)
inside = lambda x, y: (x > -42) & (x < 18) & (y > -30) & (y < 4)
hgt = site(M, AZ, flat=110, keep=lambda x, y: ~inside(x, y), near=3, wtg=((AZ+9, 2600, 20), (AZ-3, 3300, 80)), treemin=60, trees=1.6, c=(0, 0))
X = [2.35-5.6*i for i in range(7)]; isle = (-12.2, -1.5)
g = P(); g.quad([(-42, -30, .012), (18, -30, .012), (18, 3.6, .012), (-42, 3.6, .012)], 0)
for x in X:
    g.rb((x-.62, isle[0], -.1), (x+.62, isle[1], .15), 1, .04)
    for y in np.arange(isle[0]+1.2, isle[1], 1.2): g.box((x-.625, y-.005, 0), (x+.625, y+.005, .1515), 3)
    for s in (-1, 1):      # bay markings
        for y in np.arange(-13.4, -1.0, .6): g.quad([(x+s*.95-.05, y, .016), (x+s*.95+.05, y, .016), (x+s*.95+.05, y+.6, .016), (x+s*.95-.05, y+.6, .016)], 2)
g.obj('pave', [M['asph'], M['concrete'], M['mark'], M['dark']])
ch = [charger(M, f'evse{i}', i) for i in range(3)]; bo = bollard(M)
for i, x in enumerate(X): put(ch[i % 3], x, -9.3, .15, 0); put(ch[(i+1) % 3], x, -4.2, .15, 0); [put(bo, x+s*.42, isle[0]+.35, .15) for s in (-1, 1)]
c = canopy(M, X[-1]-3.8, 6.4, step=5.6); c.location = (0, -7.9, .45)
if a.get('lamp'): c.data.materials[c.data.materials.find('plastic')] = light('strip', (1, .70, .40), a['lamp'])
b = bus(M, a.get('cabin', 55)); BX, BY = -.45, -6.3; put(b, BX, BY, 0, -90); put(b, X[2]+2.8, -6.1, 0, -90)
w = P(); s = Vector((BX+1.27, BY-3.67, .95))      # the cable from the charger to the flap
w.path([s+Vector((-.06, 0, 0)), s+Vector((.10, 0, 0))], .042, 0, 16); w.bez(s+Vector((.09, 0, -.01)), s+Vector((.45, .05, -1.15)), (X[0]-.55, -9.6, -.35), (X[0]-.43, -9.42, 1.05), .020, 0, 12, 40); w.rb((X[0]-.47, -9.5, 1.0), (X[0]-.36, -9.36, 1.16), 0, .015)
w.obj('cable', [M['cable']])
pc = power_cabinet(M); [put(pc, x, 2.2, .15) for x in (-3.3, -4.8, -13.5)]; put(lamp(M), -24, 5.2, 0, 0); fence(M, [(-60, 9), (16, 9)])
field(M, hgt, (-300, 90), (44, 190, 9.4))
dawn_world(polariser=a.get('pol', .7), fill=a.get('fill', 1.3))
camera((a.get('x', 9.5), a.get('y', -15.5), a.get('h', 1.3)), a.get('view', -52), a.get('pitch', 0), a.get('lens', 31), dof=a.get('dof', 12), fstop=a.get('f', 8), shift=(0, a.get('sy', .08)))
shoot(a, 24)
