"""The power line in the blue hour: towers in outline against the last light, a lit substation where they lead. `look` turns the
camera without the turbines, which stand around `az`."""
import os, sys
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from kit import *
from dawn import dawn, dawn_world
from props_park import args
from props_yard import *
from props_room import light

a = args(sys.argv); AZ = a.get('az', 3)
reset(); dawn(el=a.get('el', -2.0), sun=a.get('sun', 24), L=9000, light=a.get('light', .15), top=a.get('top', .50), cloud=.45, cloud_seed=5.1, lift=2.6, glow=a.get('glow', .25), dusk=1.0, pale=a.get('pale', 0)); M = more(mats())
road = lambda x, y: np.abs(x+7.5+.06*y-14*np.exp(-((y-150)/120)**2)) < 2.6
hgt = site(M, AZ, flat=260, near=3, treemin=440, trees=1.1, rocks=0, tall=.10, keep=lambda x, y: ~road(x, y), hills=1.0, wtg=((AZ-24, 2600, 20), (AZ-19, 3300, 75), (AZ-13.5, 2900, 50), (AZ+21, 3100, 95), (AZ+26, 3700, 30)))
tw = tower(M); rz = -4; spots = [(x, y, float(hgt(np.array(float(x)), np.array(float(y))))) for x, y in ((32, -185), (14, 82), (-4, 349), (-22, 616), (-40, 883), (-58, 1150))]
for x, y, z in spots: put(tw, x, y, z, rz)
wires(M, spots, rz, sag=6, r=.04)
SX, SY = a.get('sx', -52), a.get('sy0', 250); substation(M, SX, SY, bays=3); sub = float(hgt(np.array(float(SX)), np.array(float(SY))))
fence(M, [(SX-34, SY-34), (SX+36, SY-34)], h=2.2); l = lamp(M, 9); white, red = light('lit', (1, .80, .55), a.get('lit', 900)), light('warn', (1, .06, .03), 60)
g, r = P(), P()
for x, y in ((-26, -24), (-9, -26), (10, -26), (28, -24), (-18, 6), (8, 10), (26, 6)):
    put(l, SX+x, SY+y, sub); g.rb((SX+x-.13, SY+y-1.55, sub+9.02), (SX+x+.13, SY+y-.95, sub+9.06), 0, .005)
panes = a.get('panes', 14)    # 0: no control room
if panes: put(power_cabinet(M, 9, 4, 3.6, 'cream'), SX+24, SY-22, sub); [g.rb((SX+20.8+2.1*k, SY-24.1, sub+1.6), (SX+22.0+2.1*k, SY-24.05, sub+2.6), 1, .004) for k in range(3)]
g.obj('lamps', [white, light('panes', (1, .62, .30), panes)])
for az, d in ((AZ-24, 2600), (AZ-19, 3300), (AZ-13.5, 2900), (AZ+21, 3100), (AZ+26, 3700)):
    x, y = d*math.sin(math.radians(az)), d*math.cos(math.radians(az)); r.rb((x-2, y-2, float(hgt(np.array(x), np.array(y)))+114), (x+2, y+2, float(hgt(np.array(x), np.array(y)))+118), 0, .2)
r.obj('warning', [red])
dawn_world(polariser=.8, fill=5.0)
camera((a.get('x', -9), a.get('y', 0), a.get('h', 1.9)), a.get('look', AZ), 0, a.get('lens', 30), shift=(0, a.get('shift', .20)))
shoot(a, 28)
