"""A line of turbines over rolling scrub in the morning haze, the first one close, seen from the height of its hub."""
import os, sys
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from kit import *
from dawn import dawn, dawn_world
from props_park import *
from props_turbine import fine_turbine, turbine_foot

a = args(sys.argv); rng = np.random.default_rng(21)
AZ = a.get('az', 8); SUN = a.get('sun', 62)
reset(); dawn(el=a.get('el', 5), sun=SUN, L=9000, top=.9, lift=1.6)
M = mats()
hgt = land(roll=34, near=60, hills=1.5, far=1.1, seed=2)
RX = (24,)
terrain_polar(hgt, mat_ground(RX, ()), rings=420)
trees(hgt, rng, AZ, n=60000, r0=60, r1=5200, half=40, thr=.10, low=True)
TX, TY = polar(AZ+a.get('off', 1), a.get('d', 235))
t = fine_turbine(M, phase=a.get('ph', 42), yaw=-AZ+a.get('yaw', 38)); t.location = (TX, TY, at(hgt, TX, TY)-.3)
turbine_foot(M, hgt, TX, TY, rz=150)
turbines(M, hgt, ((AZ-8, 620, 15), (AZ+12, 900, 70), (AZ-3, 1250, 95), (AZ+7, 1800, 30), (AZ-12, 2000, 55), (AZ-6.5, 2800, 80)), yaw=-AZ+38, rng=rng)
dawn_world(polariser=.8, fill=a.get('fill', 1))
camera((0, 0, at(hgt, TX, TY)+a.get('h', 92)), AZ, a.get('pitch', -1), a.get('lens', 31), shift=(a.get('sx', 0), a.get('shift', -.04)))
shoot(a, 40)
