"""A turbine seen from low in the grass: tower at a field track, large rotor against the morning sky."""
import os, sys
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from kit import *
from dawn import dawn, dawn_world
from props_park import *
from props_turbine import fine_turbine, turbine_foot

a = args(sys.argv); rng = np.random.default_rng(21)
AZ = a.get('az', 8); SUN = a.get('sun', 82)
reset(); dawn(el=a.get('el', 6.0), sun=SUN, L=a.get('hz', 6000), light=a.get('light', .78), top=a.get('top', .9), lift=2.0)
M = mats()
hgt = land(roll=8, near=120, hills=1.5, far=1.0, seed=2)
D = a.get('d', 128); TX, TY = polar(AZ+a.get('off', 5), D)
RX = (2.0,)
terrain_polar(hgt, mat_ground(RX, ()))
grass(hgt, rng, AZ, bands=((26000, 2.2, 16, .8), (52000, 16, 60, 1.0), (50000, 60, 220, 1.7), (22000, 220, 700, 2.8)), half=34, roads_x=RX, tall=.10, cover=-.5)
rocks(hgt, rng, AZ, 1500, 45)
trees(hgt, rng, AZ, n=9000, r0=170, r1=3600, half=32, thr=.14)
t = fine_turbine(M, phase=a.get('ph', 42), yaw=-AZ+a.get('yaw', 30)); t.location = (TX, TY, at(hgt, TX, TY)-.3)
turbine_foot(M, hgt, TX, TY, rz=a.get('door', 150))
turbines(M, hgt, ((AZ-13.0, 1500, 50), (AZ+12.5, 2300, 85), (AZ-7.5, 3100, 15)), yaw=-AZ+24, rng=rng)
fence(M, hgt, [(-6.5, 4), (-6.5, 330)], signs=(18, 66))
marker_stones(M, hgt, [(2.0+s*3.2, y) for y in np.arange(9, 150, 9) for s in (-1, 1)])
shade(hgt, SUN, a.get('edge', 30), width=260, dist=75, height=a.get('grove', 13))
dawn_world(polariser=.8)
camera((0, 0, at(hgt, 0, 0)+a.get('h', 1.75)), AZ, a.get('pitch', 23), a.get('lens', 25.5), shift=(a.get('sx', 0), a.get('shift', 0)))
shoot(a, 40)
