"""What the drone of SolarVision sees: rows of modules, with the camera and the tables of lib/screens/solarvision/camera.json."""
import json, os, sys
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from kit import *
from dawn import dawn, dawn_world
from props_park import *

a = args(sys.argv); rng = np.random.default_rng(17)
C = json.load(open(os.path.join(os.path.dirname(os.path.abspath(__file__)), '../../../lib/screens/solarvision/camera.json')))
drone, table, middle, photo = (C[k] for k in ('drone', 'table', 'middle', a.get('part', 'photo')))

reset(); dawn(el=a.get('el', 9), sun=a.get('sun', 285), L=9000, light=a.get('light', .9), warm=a.get('warm', 1.0))
M = mats()
hgt = land(roll=0, near=300, hills=0, far=0, seed=1)
terrain_polar(hgt, mat_ground((), ()), r1=300, rings=260, c=(middle['along'], middle['across']))
step = table['module']+table['gap']; tall = 2*table['tall']+table['gap']; tilt = math.radians(table['tilt'])
sx, sy = step/(MOD_W+GAP), tall/(2*MOD_L+GAP)              # from the modules of kit.py to those of camera.json
for rank in range(-2, 9):
    for first in (-27, 1, 29, 57):                       # tables of 28 modules, edge to edge
        t = pv_table(M, n=28, tilt=table['tilt'], low=table['foot'], seed=rank*7+first, name=f't{rank}{first}')
        bpy.context.scene.collection.objects.link(t); t.scale = (sx, sy, 1)
        t.location = ((first-1)*step+(28*(MOD_W+GAP)-GAP)/2*sx, rank*table['pitch']+tall/2*math.cos(tilt), 0)
grass(hgt, rng, drone['heading'], bands=((90000, .5, 34, .8), (14000, 34, 60, 1.1)), half=180, tall=.03, c=(middle['along'], middle['across']+4))
dawn_world(polariser=a.get('pol', 1.2), fill=a.get('fill', 1.5))
back = drone['height']/math.tan(math.radians(drone['pitch'])); h = math.radians(drone['heading']); w = photo['width']
camera((middle['along']-back*math.sin(h), middle['across']-back*math.cos(h), drone['height']), drone['heading'], -drone['pitch'], 36*drone['focal']/w,
       shift=((photo['left']+w/2-middle['x'])/w, (middle['y']-photo['top']-photo['height']/2)/w))
shoot(a)
