"""DC chargers under a canopy of modules, bays empty, sun from behind the camera's right shoulder."""
import os, sys
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from kit import *
from dawn import dawn, dawn_world
from props_park import args, shoot
from props_yard import *

a = args(sys.argv); AZ = a.get('az', -42)
reset(); dawn(el=a.get('el', 7), sun=a.get('sun', 104), L=5200, cloud=0, top=1.0, light=a.get('light', .92), glow=.8); M = mats_ev(more(mats()))
inside = lambda x, y: (x > -40) & (x < 12) & (y > -12) & (y < 3.9)
hgt = site(M, AZ, flat=110, keep=lambda x, y: ~inside(x, y), near=3, wtg=((AZ+9, 2600, 20), (AZ-3, 3300, 80)), treemin=70, trees=1.3)
g = P(); g.quad([(-40,-12,.012), (12,-12,.012), (12,3.2,.012), (-40,3.2,.012)], 0); g.rb((-40,-.62,-.1), (12,3.4,.15), 1, .03)
for x in np.arange(-40, 12, 1.2): g.box((x-.006,-.625,.0), (x+.006,3.4,.1515), 3)
X = [2.2-2.9*i for i in range(6)]
for x in X+[X[-1]-2.9]:
    for y in np.arange(-6.0, -.8, .6): g.quad([(x+1.40,y,.016), (x+1.50,y,.016), (x+1.50,y+.595,.016), (x+1.40,y+.595,.016)], 2)
for x in X:
    g.quad([(x-1.0,-5.6,.015), (x+1.0,-5.6,.015), (x+1.0,-5.45,.015), (x-1.0,-5.45,.015)], 4)
g.obj('pave', [M['asph'], M['concrete'], M['mark'], M['dark'], M['dgreen']])
ch = [charger(M, f'evse{i}', i) for i in range(2)]; bo = bollard(M); ws = P(); ws.rb((-.85,-.08,0), (.85,.08,.12), 0, .03); [ws.rb((x-.12,-.085,.02), (x+.12,.085,.124), 1, .028) for x in (-.6, 0, .6)]; ws = ws.obj('ws', [M['concrete'], M['yellow']], link=False)
for i, x in enumerate(X): put(ch[i % 2], x, .12, .15); put(ws, x, -1.35); [put(bo, x+s*.72, -.42, .15) for s in (-1, 1)]
canopy(M, -40, 9.2)
pc = power_cabinet(M)
for x in (-6.3, -7.8): put(pc, x, 2.4, .15)
pt = pad_trafo(M); put(pt, -11.5, 6.2, 0, 0); fence(M, [(-18,9), (16,9)])
put(sign(M, 1, .5, .7), 4.32, 1.2, 2.3, 0); put(lamp(M), -16, 5.2, 0, 0)
field(M, hgt, (-300, 90), (44, 190, 9.4))
dawn_world(polariser=.5, fill=a.get('fill', 1.15))
camera((a.get('x', 4.2), a.get('y', -4.4), a.get('h', 1.5)), AZ, a.get('pitch', 0), a.get('lens', 30), shift=(0, a.get('sy', .03)))
snap(a, 22)
