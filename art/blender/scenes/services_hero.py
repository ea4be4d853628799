"""The back of a row of modules after sunrise: posts, cables, tray, string inverters; empty sky at left."""
import os, sys
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from kit import *
from dawn import dawn, dawn_world
from props_park import args
from props_yard import *

a = args(sys.argv); AZ = a.get('az', 84.5)
reset(); dawn(el=a.get('el', 5.0), sun=a.get('sun', 114), L=5200, cloud=a.get('cloud', .35), top=a.get('top', 1.0), light=a.get('light', .88), glow=a.get('glow', .8)); M = more(mats())
TL = 14*(MOD_W+GAP)-GAP
keep = lambda x, y: ~((np.abs(y-2.75) < .12) & (x > 2)) & ((np.hypot(x-9.6, y-4.2) > .45) & (np.hypot(x-9.6, y-4.97) > .65))
hgt = site(M, AZ, flat=130, roads_y=(9.2,), keep=keep, near=2.0, hills=.85, wtg=((AZ-27, 5600, 20), (AZ-22.5, 6100, 75), (AZ-17.5, 5400, 48)), tall=.10, treemin=320, grass=1.1)
o, c = rich_table(M, low=.95, seed=1)
for k, x in enumerate(np.arange(-9, 130, TL+.55)): join_put((o, c), x, 0, 0)
for y in (-9.4, -18.8): [join_put((o, c), x, y, 0) for x in np.arange(-9, a.get('south', 38), TL+.55)]
field(M, hgt, (100, 420), (-170, -8, 9.4), low=.95)
field(M, hgt, (-60, 560), (34, 180, 9.4))
inv = [string_inverter(M, seed=i, name=f'inv{i}') for i in range(2)]
put(inv[0], 8.2, 2.95, 0, -90)
for i, x in enumerate((9.6, 23.0, 24.4, 39.5, 55, 70, 86)): put(inv[i % 2], x, 3.0, 0, -90)
t = tray(M, 120, h=.36, cables=8); put(t, 66.5, 2.62)
put(tray(M, 120, w=.2, h=1.0, cables=5, legs=4, seed=3, name='tray2'), 62, 1.9)
put(coil(M, .22, 6, 'redcab'), 10.4, 4.7, .01); put(coil(M, .2, 5, name='coil2'), 11.4, 4.3, .01, 70)
put(sign(M, 0, .26, .34), 8.02, 2.2, 1.5, -90)
dawn_world(polariser=a.get('pol', .5), fill=a.get('fill', 2.0))
camera((0, a.get('cy0', 4.35), a.get('h', 1.58)), AZ, a.get('pitch', 0), a.get('lens', 28), shift=(0, .028))
shoot(a, 64)
