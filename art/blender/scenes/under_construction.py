"""A half-built turbine at dawn: nacelle and one blade mounted, two blades on the ground, a crawler crane."""
import os, sys
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from kit import *
from dawn import dawn, dawn_world
from props_park import args
from props_yard import *

a = args(sys.argv); AZ = a.get('az', 2)
reset(); dawn(el=a.get('el', 4.0), sun=a.get('sun', 15), L=6500, cloud=.7, light=a.get('light', .85), glow=.9); M = more(mats()); M['cranec'] = worn('cranec', (.62,.20,.02), .45, amount=.2); M['white'] = worn('bladew', (.66,.67,.67), .5, amount=.08, low=.0, streak=.06, scale=.2)
pad = lambda x, y: (x > -26) & (x < 62) & (y > 150) & (y < 232)
road = lambda x, y: np.abs(x-14-.04*y+5*np.sin(y/38)) < 3.2
site(M, AZ, flat=260, near=3, keep=lambda x, y: ~pad(x, y) & ~(road(x, y) & (y < 155)), treemin=330, trees=1.4, tall=.14, grass=1.25, wtg=((-20, 1900, 40), (23.5, 2600, 10), (-26, 3000, 90)))
g = P(); g.quad([(-26,150,.05), (62,150,.05), (62,232,.05), (-26,232,.05)], 0)
ys = np.linspace(2, 152, 40); xr = 14+.04*ys-5*np.sin(ys/38)
for i in range(39): g.quad([(xr[i]-3,ys[i],.03), (xr[i]+3,ys[i],.03), (xr[i+1]+3,ys[i+1],.03), (xr[i+1]-3,ys[i+1],.03)], 0)
g.obj('hard', [mat_yard(soil=.8, stones=9)])
T = half_turbine(M); put(T, -8, 195, 0, a.get('yaw', 14)); cr, hp = crawler_crane(M, boom=122, ang=79.5, hook=34); put(cr, 20, 208, 0, a.get('cyaw', -62))
b = P(); loft(b, blade_rings(62), Matrix.Rotation(math.radians(90), 4, 'Y') @ Matrix.Rotation(math.radians(80), 4, 'Z')); b = soft(b.obj('blade', [M['white']], link=False), 30)
for x, y, r in ((-66, 160, 4), (-64, 171, 3)): put(b, x, y, 2.6, r)
fr = P()
for dx in (2, 36):
    for s in (-1, 1): fr.rb((dx-.12,s*1.7-.12,0), (dx+.12,s*1.7+.12,4.6), 0, .02); fr.rb((dx-.12,-1.8,4.3), (dx+.12,1.8,4.6), 0, .02); fr.rb((dx-.12,-2.0,0), (dx+.12,2.0,.3), 0, .02)
fr = fr.obj('frame', [M['safety']], link=False)
for x, y, r in ((-66, 160, 4), (-64, 171, 3)): put(fr, x, y, 0, r)
s = P(); s.at(0,0,2.2, ry=90); s.turn([(2.05,-11),(2.2,11)], 0, 48); s.turn([(2.0,11.02),(1.85,11.03)], 1, 40); s.at(); [s.rb((x-.4,-2.2,0), (x+.4,2.2,.55), 2, .05) for x in (-8, 8)]; s = soft(s.obj('section', [M['white'], M['dark'], M['wood']], link=False), 30)
put(s, 50, 176, 0, 78)
iso = iso_container(M, 'blue'); put(iso, 30, 163, .05, 6); put(iso_container(M, 'ral', name='iso2'), 37.5, 163.8, .05, 4); put(pickup(M), 15.5, 118, .05, 96); put(pickup(M), 23, 172, .05, 20); put(pickup(M), 6, 166, .05, 200)
dr = drum(M); [put(dr, x, 156, .05, 40+9*x) for x in (3, 5.2, -2)]
k = P(); [k.turn([(.3,.0),(.05,.9)], 0, 12, (x,y,0)) for x, y in ((8,140),(20,140),(2,148),(-16,150))]; k.obj('cones', [M['safety']])
fence(M, [(-60,148),(4,148)], h=1.6)
dawn_world(polariser=.5, fill=a.get('fill', 1.8))
camera((0, 0, a.get('h', 2.4)), AZ, 0, a.get('lens', 27), shift=(0, a.get('sy', .19)))
shoot(a, 18)
