"""Piles and half-built tables, stakes with ribbons, an open cable trench, a total station."""
import os, sys
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from kit import *
from dawn import dawn, dawn_world
from props_park import args
from props_yard import *

a = args(sys.argv); AZ = a.get('az', 76)
reset(); dawn(el=a.get('el', 18), sun=a.get('sun', 122), L=6500, warm=.5, cloud=.35, light=.84, glow=.7); M = more(mats())
# the trench runs towards az 78, at left of the camera
ta = math.radians(74); tx, ty = -.2, 2.6; lat = lambda x, y: (x-tx)*math.cos(ta)-(y-ty)*math.sin(ta); lon = lambda x, y: (x-tx)*math.sin(ta)+(y-ty)*math.cos(ta)
keep = lambda x, y: (np.abs(lat(x, y)) > 1.7) & ~((y < 1.5) & (y > -60) & (x > 1) & (np.random.default_rng(2).random(len(x)) < .55))
hgt = site(M, AZ, flat=150, near=1.6, keep=keep, treemin=210, trees=1.3, grass=.85, rocks=2600, extra=lambda x, y: -1.2*(np.abs(lat(x, y)) < 1.0)*(lon(x, y) > -6)*(lon(x, y) < 90), wtg=((AZ-9, 2500, 20), (AZ-17, 3100, 70)))
U, V = np.linspace(-1.75, 1.75, 70), np.concatenate([np.arange(-5, 30, .09), np.arange(30, 90, .5)]); uu, vv = np.meshgrid(U, V); rg = fbm(uu*1.7, vv*1.7, 5, 4); fine = fbm(uu*6, vv*6, 8, 3)
z = -1.0*(1-sstep(.24, .33, np.abs(uu+.05*np.sin(vv*.9)+.04*rg)))+(.44+.30*rg)*np.exp(-((uu+.98)/.36)**2)+(.12+.2*np.maximum(0, rg))*np.exp(-((uu-.75)/.3)**2)+.05*fine*np.exp(-(uu/1.5)**4)-.10*sstep(1.45, 1.75, np.abs(uu))+.03
X, Y = tx+uu*math.cos(ta)+vv*math.sin(ta), ty-uu*math.sin(ta)+vv*math.cos(ta); n, m = uu.shape
mesh('trench', np.stack([X, Y, z], -1).reshape(-1, 3), [(i*m+j, i*m+j+1, (i+1)*m+j+1, (i+1)*m+j) for i in range(n-1) for j in range(m-1)], [M['soil']], smooth=True)
g = P(); W = lambda u, v, z: (tx+u*math.cos(ta)+v*math.sin(ta), ty-u*math.sin(ta)+v*math.cos(ta), z)
for k, (u, r, mm) in enumerate(((-.12,.045,0),(-.02,.045,0),(.09,.045,0),(.17,.02,1))): g.path([W(u+.02*math.sin(v*.7+k), v, -.90+.02*k+.03*math.sin(v*.5+k)) for v in np.arange(-4, 80, .5)], r, mm, 10)
g.obj('ducts', [M['redcab'], M['cable']])
st = [stake(M, i, name=f'stk{i}') for i in range(3)]
for i, (x, y) in enumerate((W(1.2,6.2,0)[:2], W(1.2,10.5,0)[:2], W(1.25,16,0)[:2], W(1.2,23,0)[:2], W(1.2,32,0)[:2], (9.2,-1.6))): put(st[i % 3], x, y, 0, 40*i)
PX, PY = 6.4, -1.5
for r in range(8):
    put(posts_row(M, 16, seed=r, name=f'p{r}'), PX+1.5*r, PY-2.5-7.2*r, 0)
ra = posts_row(M, 12, seed=31, purlins=12, name='pa'); put(ra, 19, 6.2, 0); put(posts_row(M, 12, seed=32, purlins=7, name='pb'), 19, 13.4, 0)
tb = drop_modules(pv_table(M, low=.95, seed=4, name='part'), {(i, j) for i in range(14) for j in range(2) if i > 7+2*j}); put(tb, 30, 21.5); o = pv_table(M, low=.95, seed=5, name='whole'); [put(o, x, 29+9.4*k) for x in (20, 36.6, 53) for k in range(3)]; put(o, 47, 21.5)
put(total_station(M), 4.5, .1, 0, 30)
b = P()
for k in range(4): [b.rb((i*.14+k*.07,0,.12+k*.11), (i*.14+k*.07+.11,4.4,.12+k*.11+.06), 0, .006) for i in range(8-k)]
for y in (.6, 3.6): b.rb((-.1,y,0), (1.3,y+.1,.12), 1, .005)
b = b.obj('bundle', [M['zinc'], M['wood']], link=False); put(b, 9.5, -.8, 0, -72); put(b, 26, 1.8, 0, -80)
mp = module_pallet(M, 1); [put(mp, x, y, 0, r) for x, y, r in ((24,9.8,4),(26.8,9.9,0),(29.5,9.7,-3))]; d = drum(M, .85, .72, .75, 'redcab'); put(d, 12.6, 3.5, 0, a.get('drz', -30))
dawn_world(polariser=.5, fill=a.get('fill', 1.3))
camera((0, 0, a.get('h', 1.72)), AZ, a.get('pitch', -3), a.get('lens', 28), shift=(0, a.get('sy', 0)))
shoot(a, 18)
