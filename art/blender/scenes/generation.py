"""A turbine at the edge of a park at the height of its hub, its rotor in the low sun, the module blocks and their roads below."""
import os, sys
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from kit import *
from dawn import dawn, dawn_world
from props_park import *
from props_turbine import fine_turbine

a = args(sys.argv); rng = np.random.default_rng(41)
AZ = a.get('az', 58); SUN = a.get('sun', 96)
reset(); dawn(el=a.get('el', 5), sun=SUN, L=a.get('hz', 40000), warm=a.get('warm', 1.0), light=a.get('light', 1), top=a.get('top', .9), lift=1.6)
M = mats()
hgt = land(roll=14, near=40, hills=1.3, far=1.0, seed=6)
RX, RY = tuple(range(-560, 1320, 188)), tuple(range(250, 1300, 132))
terrain_polar(hgt, mat_ground(RX, RY, width=3.4), rings=420)
rows(M, hgt, -600, 1240, 220, 1240, RX, RY, rng, half_road=7, pitch=PITCH*a.get('space', 1.7))
inside = lambda x, y: (x > -620) & (x < 1260) & (y > 205) & (y < 1255)
trees(hgt, rng, AZ, n=30000, r0=60, r1=5200, half=40, keep=lambda x, y: ~inside(x, y), thr=.14, low=True)
for x in RX:
    for y in RY[::2]: station(M, hgt, x+6.5, y+22)
TX, TY = polar(AZ+a.get('off', -1), a.get('d', 300))
t = fine_turbine(M, phase=a.get('ph', 42), yaw=-AZ+a.get('yaw', 60)); t.location = (TX, TY, at(hgt, TX, TY)-.3)
turbines(M, hgt, ((AZ-15, 1500, 62), (AZ-7, 2100, 15), (AZ+2, 2600, 75), (AZ-21, 2300, 100), (AZ+22, 1900, 40)), yaw=-AZ+40, rng=rng)
dawn_world(polariser=a.get('pol', 1.2), fill=a.get('fill', 1))
camera((0, 0, at(hgt, TX, TY)+a.get('h', 118)), AZ, a.get('pitch', -6), a.get('lens', 31), shift=(a.get('sx', -.15), a.get('shift', 0)))
shoot(a, 40)
