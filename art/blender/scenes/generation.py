"""Close view of a module's glass after sunrise: dew drops, cells below the glass, low sun along the row."""
import os, sys
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from kit import *
from dawn import dawn, dawn_world
from props_park import *

a = args(sys.argv); rng = np.random.default_rng(41)
AZ = a.get('az', 66); SUN = a.get('sun', 82); TILT = 22
reset(); dawn(el=a.get('el', 6.0), sun=SUN, L=3200, light=a.get('light', .8), lift=1.6)
M = mats()
hgt = land(roll=14, near=40, hills=1.3, far=1.0, seed=6)
terrain_polar(hgt, mat_ground((), ()))
rows(M, hgt, 0, 420, 0, 260, (), (), rng, tilt=TILT)
grass(hgt, rng, AZ, bands=((20000, 3, 40, .9), (20000, 40, 200, 1.6)), half=40, c=(-8, -4))
trees(hgt, rng, AZ, n=9000, r0=440, r1=4200, half=40)
turbines(M, hgt, ((AZ-12.5, 1000, 25), (AZ+4.0, 1700, 80), (AZ-19, 2400, 50)), yaw=-AZ+24, rng=rng)
# --- dew: flattened drops on the glass of the first table, fewer and smaller where water has run off
ct, st = math.cos(math.radians(TILT)), math.sin(math.radians(TILT)); depth = 2*MOD_L+GAP
X = lambda u, v, w: (u-TABLE/2, (v-depth/2)*ct-w*st, .85+v*st+w*ct)
n = a.get('dew', 80000); u, v = rng.uniform(0, a.get('du', 9), n), rng.uniform(.02, depth-.02, n)
k = fbm(u*1.7, v*1.1, 15, 4)+rng.normal(0, .12, n) > -.05; u, v = u[k], v[k]; n = len(u)
drop = bpy.data.materials.new('dew'); drop.use_nodes = True; p = drop.node_tree.nodes['Principled BSDF']
p.inputs['Base Color'].default_value = (.02, .03, .06, 1); p.inputs['Roughness'].default_value = .03; p.inputs['Specular'].default_value = .9
import bmesh
bm = bmesh.new(); bmesh.ops.create_icosphere(bm, subdivisions=3, radius=1)
for q in bm.verts: q.co.z *= .42
me = bpy.data.meshes.new('drop'); bm.to_mesh(me); bm.free(); me.materials.append(drop); me.polygons.foreach_set('use_smooth', np.ones(len(me.polygons), bool))
base = at(hgt, 0, 0)
scatter('dew', [(q[0], q[1], q[2]+base) for q in (X(i, j, .0005) for i, j in zip(u, v))], np.tile((math.radians(TILT), 0, 0), (n, 1)),
        .0010+.0058*rng.random(n)**4.5, np.zeros(n), coll('drops', [bpy.data.objects.new('drop', me)]))
dawn_world(polariser=a.get('pol', .8))
camera((a.get('x', -6.6), a.get('cy', -2.15), base+a.get('h', 1.62)), AZ, a.get('pitch', -6), a.get('lens', 38), dof=a.get('focus', 1.55), fstop=a.get('f', 4.0))
shoot(a, 40)
