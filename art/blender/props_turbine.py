"""A turbine for close views: tower with seams, rounded nacelle with cooler and mast, spinner, pitch rings, long bent blades, door and stairs."""
import math
import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector
from kit import Geo, NT, material
from props_park import at, put


def paint():
    """Light grey paint with rain streaks down the tower and a little dust near the ground."""
    def b(t, p):
        P = t.new('ShaderNodeTexCoord').outputs['Object']; x, y, z = t.xyz(P)
        ang = t.new('ShaderNodeMath', operation='ARCTAN2'); t.set(ang.inputs[0], x); t.set(ang.inputs[1], y)
        n = t.noise(t.comb(t.m('MULTIPLY', ang.outputs[0], 7.0), t.m('MULTIPLY', z, .045), 0.0), 1.0, 5, .6)
        c = t.mix(t.m('MULTIPLY', t.step(.46, .72, n), .30), (.70, .715, .715), (.52, .51, .48))
        dust = t.m('MULTIPLY', t.m('SUBTRACT', 1.0, t.step(.5, 9.0, z)), .45)
        t.l.new(t.mix(dust, c, (.42, .35, .26)), p.inputs['Base Color'])
    return material('turbine', (.70, .715, .715), .50, spec=.3, build=b)


def fine_turbine(M, hub=112, R=74, phase=0, yaw=0, pitch=3, name='wtg'):
    g = Geo(); N = 72
    prof = lambda z: 2.25+(1.42-2.25)*max(0.0, min(1.0, z/hub))**1.05
    zs = np.linspace(-.4, hub-2.0, 60)
    for a, b in zip(zs[:-1], zs[1:]): g.tube((0, 0, a), (0, 0, b), prof(a), prof(b), 0, N, False)
    for z in (28, 56, 84): g.tube((0, 0, z-.05), (0, 0, z+.05), prof(z)+.012, prof(z)+.012, 1, N, False)
    g.tube((0, 0, hub-2.3), (0, 0, hub-1.7), 1.75, 1.75, 0, N)
    smooth = Geo()

    def loft(secs, n=36, m=0, ends=True):
        """secs: (y, half width, half height, centre z, squareness)."""
        rings = []
        for y, w, h, cz, p in secs:
            pw = lambda c: math.copysign(abs(c)**(2/p), c)
            rings.append([Vector((w*pw(math.cos(q)), y, cz+h*pw(math.sin(q)))) for q in np.linspace(0, 2*math.pi, n, endpoint=False)])
        for A, B in zip(rings[:-1], rings[1:]):
            for k in range(n): smooth.quad([A[k], B[k], B[(k+1) % n], A[(k+1) % n]], m)
        if ends: smooth.quad(rings[0], m); smooth.quad(list(reversed(rings[-1])), m)
    loft([(-2.7, 1.55, 1.6, hub, 2.4), (-2.2, 1.95, 2.0, hub, 3.2), (-.5, 2.1, 2.15, hub, 4.5), (5.5, 2.1, 2.15, hub+.05, 5), (8.6, 2.0, 1.95, hub+.2, 5), (9.4, 1.7, 1.5, hub+.45, 4)])
    for y in (2.4, 5.4): loft([(y, 2.115, 2.165, hub+.03, 4.8), (y+.05, 2.115, 2.165, hub+.03, 4.8)], m=2, ends=False)   # joints of the nacelle's shell
    for x in (-2.05, 2.05): g.box((x-.06, 6.3, hub-.5), (x+.06, 7.7, hub+.6), 2)   # air outlets
    # spinner
    ys = np.linspace(-3.0, -6.9, 14); R0 = 2.05
    rs = [R0*(1.0 if y > -5.0 else math.sqrt(max(0.0, 1-((-5.0-y)/1.95)**2))) for y in ys]
    loft([(y, max(r, .03), max(r, .03), hub, 2) for y, r in zip(ys, rs)], 40)
    # blades
    S = np.concatenate([np.linspace(0, .3, 16), np.linspace(.34, .9, 20), np.linspace(.92, 1, 9)])
    ch = np.interp(S, [0, .03, .07, .12, .17, .21, .3, .45, .6, .75, .88, .95, .985, 1.0], [2.5, 2.5, 2.7, 3.5, 4.15, 4.25, 3.8, 2.95, 2.3, 1.75, 1.28, .95, .58, .10])
    tw = np.radians(np.interp(S, [0, .14, .2, .3, .45, .6, .75, .88, 1], [13, 13, 11, 8.5, 5.5, 3.2, 1.5, .4, -.5]))
    th = np.interp(S, [0, .03, .07, .12, .17, .22, .3, .5, 1], [1, 1, .84, .56, .41, .33, .27, .22, .16]); K = 28; hc = Vector((0, -4.7, hub))
    for bl in range(3):
        rot = Matrix.Rotation(math.radians(phase+120*bl), 3, 'Y'); rings = []
        for s, c, w, tk in zip(S, ch, tw, th):
            ring = []; f = float(np.clip((s-.025)/.14, 0, 1)); f = f*f*(3-2*f)
            for k in range(K):
                q = 2*math.pi*k/K; xx = .5*(1+math.cos(q))
                yt = 5*tk*(.2969*math.sqrt(xx)-.126*xx-.3516*xx**2+.2843*xx**3-.1036*xx**4)
                yy = .5*math.sin(q)*tk*(1-f)+math.copysign(yt, math.sin(q))*f*(1.0 if math.sin(q) > 0 else .72)
                px, py = (xx-.5+.20*f)*c, yy*c; al = w+math.radians(pitch)
                ring.append(rot @ Vector((px*math.cos(al)-py*math.sin(al), px*math.sin(al)+py*math.cos(al)-3.1*s*s, s*R+1.55))+hc)
            rings.append(ring)
        for A, B in zip(rings[:-1], rings[1:]):
            for k in range(K): smooth.quad([A[k], A[(k+1) % K], B[(k+1) % K], B[k]], 0)
        smooth.quad(rings[-1], 0)
        d = rot @ Vector((0, 0, 1)); g.tube(hc+d*1.2, hc+d*2.1, 1.42, 1.36, 0, 32); g.tube(hc+d*1.96, hc+d*2.02, 1.45, 1.45, 1, 32)
    # cooler, hatch rails, wind mast, lightning rod
    g.box((-1.7, 6.3, hub+2.1), (1.7, 6.7, hub+3.9), 0); g.box((-1.5, 6.26, hub+2.4), (1.5, 6.74, hub+3.7), 2)
    for x in (-1.9, 1.9): g.tube((x, .5, hub+3.0), (x, 6, hub+3.0), .03, .03, 1, 6); [g.tube((x, y, hub+2.0), (x, y, hub+3.0), .03, .03, 1, 6) for y in np.linspace(.5, 6, 6)]
    g.tube((-.8, 8.4, hub+2.0), (-.8, 8.4, hub+4.0), .04, .03, 1, 6); g.tube((.8, 8.4, hub+2.0), (.8, 8.4, hub+4.6), .03, .015, 1, 6); g.box((-1.0, 8.38, hub+3.9), (-.6, 8.42, hub+3.95), 1)
    mats = [M.setdefault('turbine', paint()), M['alu'], M['dark']]
    o = g.obj(name, mats, smooth=True); h = smooth.obj(name+'-blades', mats, smooth=True); root = bpy.data.objects.new(name, None); bpy.context.scene.collection.objects.link(root)
    for q in (o, h):
        bm = bmesh.new(); bm.from_mesh(q.data); bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-4); bmesh.ops.recalc_face_normals(bm, faces=bm.faces); bm.to_mesh(q.data); bm.free()
        q.data.use_auto_smooth = True; q.data.auto_smooth_angle = math.radians(42); q.parent = root
    root.rotation_euler.z = math.radians(yaw)
    return root


def turbine_foot(M, hgt, x, y, rz=0):
    """Foundation ring, gravel pad, door, stair with rail, transformer kiosk with a sign."""
    g = Geo(); z = at(hgt, x, y)
    g.tube((0, 0, -1), (0, 0, .28), 3.5, 3.3, 0, 64); g.tube((0, 0, -1), (0, 0, .05), 9.5, 9.0, 1, 64)
    for i in range(72): t = i/72*2*math.pi; p = (2.75*math.cos(t), 2.75*math.sin(t)); g.tube((*p, .28), (*p, .42), .035, .035, 2, 6)
    g.box((-.45, -2.36, 1.5), (.45, -2.15, 3.7), 3); g.box((-.55, -2.30, 1.4), (.55, -2.1, 3.8), 2)
    g.box((-.6, -3.6, 1.40), (.6, -2.2, 1.46), 2)
    for i in range(6): g.box((-.5, -3.6-.27*(i+1), 1.4-.24*(i+1)), (.5, -3.6-.27*i, 1.43-.24*(i+1)), 2)
    for sx in (-.58, .58):
        g.tube((sx, -2.3, 2.45), (sx, -3.6, 2.45), .022, .022, 4, 8); g.tube((sx, -3.6, 2.45), (sx, -5.2, 1.0), .022, .022, 4, 8)
        for yy, h0, h1 in ((-2.4, 1.46, 2.45), (-3.6, 1.46, 2.45), (-4.4, .7, 1.72), (-5.2, 0, 1.0)): g.tube((sx, yy, h0), (sx, yy, h1), .02, .02, 4, 8)
    g.box((5.0, -1.3, .1), (7.4, 1.3, 2.3), 5); g.box((4.9, -1.4, 2.3), (7.5, 1.4, 2.42), 5); g.box((4.98, -.9, .5), (5.0, .9, 2.0), 6)
    o = g.obj('foot', [M['concrete'], material('pad', (.36, .31, .25), .95), M['galv'], M['louver'], M['accent2'], M['paint'], M['louver']])
    o.location = (x, y, z); o.rotation_euler.z = math.radians(rz)
    return o
