"""A storage yard after sunrise: cartons of modules, drums, inverters, transformers, battery cabinets and containers along a lane."""
import os, sys
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from kit import *
from dawn import dawn, dawn_world
from props_park import args
from props_yard import *

a = args(sys.argv); rng = np.random.default_rng(6); AZ = 0
reset(); dawn(el=a.get('el', 5.0), sun=a.get('sun', 50), L=5200, cloud=a.get('cloud', .3), top=1.1, light=a.get('light', 1.04), glow=.8); M = more(mats())
yard = mat_yard(tracks=((.6, 0, 3, 1.3), (-.9, 0, -4, 1.2), (2.4, 10, 24, 1.0)), soil=.9)
inside = lambda x, y: (x > -26) & (x < 30) & (y < 66)
rng2 = np.random.default_rng(1)
keep = lambda x, y: ~inside(x, y) | ((rng2.random(len(x)) < .03+.10*((x < -11) | (x > 12))) & (np.abs(x-.4) > 2.5))
hgt = site(M, AZ, flat=110, ground=None, keep=keep, near=3, rocks=0, wtg=((AZ-24, 5200, 30), (AZ-19.5, 5900, 80), (AZ-14, 5500, 5)), treemin=260, hills=.85)
g = P(); g.quad([(-26,-20,.012), (30,-20,.012), (30,66,.012), (-26,66,.012)]); g.obj('yard', [yard])
flat0 = lambda x, y: x*0+.012
pebbles(16000, (-9, 9, 3, 24), flat0, big=.035)
fence(M, [(-26,-10), (-26,66), (-3.4,66)]); fence(M, [(4.2,66), (30,66), (30,0)])
# right: battery cabinets, then stacked containers
b = [bess(M, seed=i, name=f'b{i}') for i in range(2)]
# the gaps between cabinets and containers let two bands of sunlight onto the lane; keep the space behind them free
put(b[0], 7.9, 14.9, 0, -90); put(b[1], 7.95, 25.6, 0, -90)
iso = {m: iso_container(M, m, name='iso'+m) for m in ('blue', 'oxide', 'dgreen', 'ral')}
for x, y, z, m, r in ((9.6,36.2,0,'oxide',90),(9.6,36.2,2.72,'blue',90),(9.5,43.0,0,'dgreen',90),(9.7,43.1,2.72,'oxide',-90),(9.5,50,0,'ral',90),(12.6,43.2,0,'blue',90),(12.5,50,0,'oxide',90),(12.5,50,2.72,'ral',90),(14.5,14.5,0,'dgreen',90),(14.6,14.4,2.72,'oxide',90),(9.6,57,0,'blue',90)): put(iso[m], x, y, z, r+rng.normal(0,.4))
# cartons of modules
mp = [module_pallet(M, i, name=f'mp{i}') for i in range(3)]; mo = module_pallet(M, 7, True, 'mpo')
put(mo, -2.7, 11.0, 0, 9)
for j, (x, y, z, r) in enumerate(((-2.6,15.2,0,2),(-2.65,16.6,0,-2),(-5.1,15.1,0,1),(-5.1,16.5,0,3),(-7.6,15.2,0,0),(-7.6,16.6,0,-1),(-10.1,15.2,0,2),(-2.7,18.0,0,2),(-5.2,18.0,0,0),(-10.1,16.6,0,1),(5.3,30.4,0,90),(5.3,33,0,90),(5.3,33,1.3,90))): put(mp[j % 3], x, y, z, r)
# inverters, drums, transformers, steel
ip = [inverter_pallet(M, i, f'ip{i}') for i in range(2)]
for j, (x, y, r) in enumerate(((4.3,8.7,2),(4.35,10.15,-3),(5.9,9.3,1),(5.85,10.8,-2))): put(ip[(j+1) % 2], x, y, 0, r)
dr = [drum(M, .95, .75, f, m, f'dr{i}') for i, (f, m) in enumerate(((.85,'cable'),(.7,'redcab'),(.95,'cable')))]; ds = drum(M, .62, .6, .8, 'cable', 'drs')
for j, (x, y, r) in enumerate(((-5.05,9.7,-38),(-5.7,12.0,-30),(-7.3,11.2,-42),(-7.7,13.0,-34))): put(dr[j % 3], x, y, 0, r)
put(ds, -3.5, 8.95, 0, -22)
pt = [pad_trafo(M, 'pt0'), pad_trafo(M, 'pt1', 'tgrey')]
for j in range(4): put(pt[j % 2], -6.2-3.9*(j % 2), 24+3.6*(j//2), 0, 0)
for j in range(2): put(pt[(j+1) % 2], 5.0, 20.5+j*4.4, 0, 90)
st = P()
for k in range(5):
    for i in range(9-k): st.rb((-10.6+i*.16+k*.08,8.4,.14+k*.13), (-10.6+i*.16+k*.08+.13,14.4,.14+k*.13+.10), 0, .006)
for y in (9.2, 11.4, 13.6): st.rb((-10.8,y,.0), (-9.0,y+.12,.13), 1, .006)
st.obj('steel', [M['zinc'], M['wood']])
for x, y, k in ((6.62,12.6,0),(6.62,19.8,1)): put(sign(M, k), x, y, 1.7, -90)
for x, y in ((5.9, 47), (16, 60)): put(lamp(M, 9), x, y, 0, 100)
put(pickup(M), 1.3, 52, 0, 96); put(mast(M, 12), 26, 58)
c = P(); [c.rb((x-.14,y-.14,0), (x+.14,y+.14,.03), 0, .008) or c.turn([(.12,.03),(.03,.62),(.0,.63)], 0, 16, (x,y,0)) or c.turn([(.085,.22),(.062,.36)], 1, 16, (x,y,.003)) for x, y in ((3.3,12.4),(4.3,13.6),(-1.0,13.2))]; c.obj('cones', [M['safety'], M['mark']])
field(M, hgt, (-260, 260), (96, 240, 9.4))
dawn_world(polariser=.5, fill=a.get('fill', 2.0))
camera((a.get('x', 0), 0, a.get('h', 1.72)), AZ, 0, a.get('lens', 28), shift=(a.get('sx', 0), .028))
shoot(a, 36, .03, 4)
