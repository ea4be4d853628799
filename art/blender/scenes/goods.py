"""What the marketplace will hold, from near, one kind a picture (kind=0 to 4): modules, inverters, cables, spares, a combiner box opened for service."""
import os, sys
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from kit import *
from dawn import dawn, dawn_world
from props_park import args
from props_yard import *

a = args(sys.argv); AZ = a.get('az', -28); KIND = int(a.get('kind', 0))
reset(); dawn(el=a.get('el', 9), sun=a.get('sun', 60), L=5200, cloud=.3, top=1.0, light=a.get('light', 1.0), glow=.6); M = more(mats())
site(M, AZ, flat=110, keep=lambda x, y: y > 26, near=3, rocks=0, treemin=200, hills=1.0)
g = P(); g.quad([(-30, -12, .012), (30, -12, .012), (30, 26, .012), (-30, 26, .012)]); g.obj('yard', [mat_yard(tracks=((3, -6, 12, 1.2),), soil=.9)])
pebbles(4000, (-5, 5, -4, 5), lambda x, y: x*0+.012, big=.014)
far = [iso_container(M, m, name='iso'+m) for m in ('blue', 'ral', 'dgreen')]
for k, (x, y) in enumerate(((-17, 17), (-10.4, 17.3), (-3.6, 17), (3.2, 17.2))): put(far[k % 3], x, y, 0, 0)


def modules():
    pal = [module_pallet(M, 7+i, True, f'open{i}') for i in range(2)]; box = module_pallet(M, 1, name='box')
    for k in range(4): put(pal[k % 2], -.2+2.2*k, 2.3*k, 0, -14)
    for x, y, z in ((-3.6, 3.2, 0), (-3.6, 3.2, 1.3), (-4.2, 5.4, 0)): put(box, x, y, z, -14)


def inverters():
    inv = [string_inverter(M, seed=i, name=f'inv{i}') for i in range(2)]
    for k in range(6): put(inv[k % 2], .1-.62*k, .2+1.17*k, 0, 4)


def cables():
    dr = [drum(M, R, W, f, m, f'dr{k}') for k, (R, W, f, m) in enumerate(((.95, .75, .9, 'cable'), (.7, .6, .75, 'redcab'), (.85, .7, .8, 'cable')))]
    for k, x, y, r in ((0, -.7, 1.0, -34), (1, .95, .1, -22), (2, 2.4, 2.2, -30), (0, -3.4, 2.4, -38), (2, -.2, 3.6, -30)): put(dr[k], x, y, 0, r)


def spares():
    for x, y, r, m in ((-.1, .9, 24, 'tgrey'), (-4.4, 2.6, 24, 'dgreen'), (4.4, 4.6, 24, 'tgrey')): put(pad_trafo(M, f'pt{x}', m), x, y, 0, r)


def service():
    put(combiner(M, 118), -.25, .75, 0, -8)
    for k in range(-1, 3): join_put(rich_table(M, 14, 20, .95, k, f'row{k}'), -3+k*17, 6.5)


(modules, inverters, cables, spares, service)[KIND]()
dawn_world(polariser=.6, fill=a.get('fill', 2.2))
camera((a.get('x', 1.6), a.get('y', -3.6), a.get('h', 1.5)), AZ, a.get('pitch', -6), a.get('lens', 30), dof=a.get('focus', 4), fstop=a.get('f', 2.2), shift=(a.get('sx', 0), a.get('sy', 0)))
shoot(a, 24, .03, 4)
