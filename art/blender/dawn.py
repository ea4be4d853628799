"""The lighting of all photographs: a dry plain after sunrise, low sun, thin warm haze.

Call `dawn(...)` right after kit.reset() and before creating materials: it defines the sky and the haze as
node groups. The kit's materials look up the haze group by name, so distant hills fade into the sky behind
them. Call `dawn_world(...)` when the scene is built.

Camera rays see a procedural sky (smooth, no edge around the sun); light comes from the Nishita sky and its
sun; glossy rays see a darker sky, as through a polarising filter, which keeps the modules blue.
"""
import math
import bpy
import kit
from kit import NT

D = {}


def dawn(el=4.0, sun=60, L=4200, H=170, gain=5.1, warm=1.0, light=1.0, dust=.8, ozone=3.0, glow=1.0, lift=1.2, cloud=0.0, cloud_seed=3.1, top=1.0, dusk=0.0, pale=0):
    """el, sun: elevation and compass bearing of the sun in degrees; L: haze distance in metres; light: brightness of the
    procedural sky; dusk: 1 for the blue hour, with a blue sky on the sun's side too; pale: 1 for a pale band between the orange
    and the blue of dusk, which else meet in brown; towards 2 the band is bluer."""
    kit.SKY.update(el=el, rot=sun, dust=dust, air=1.0, ozone=ozone)
    D.update(L=L, H=H, lift=lift, gain=gain*light, warm=warm, glow=glow, cloud=cloud, cloud_seed=cloud_seed, top=top, dusk=dusk, pale=pale)
    _sky_group()
    _haze_group()


def _sun():
    el, az = math.radians(kit.SKY['el']), math.radians(kit.SKY['rot'])
    return math.sin(az)*math.cos(el), math.cos(az)*math.cos(el), math.sin(el)


def _sky_group():
    """Direction → radiance: colour bands from horizon to zenith, cool opposite the sun and warm around it, plus the sun's aureole."""
    g = bpy.data.node_groups.new('DawnSky', 'ShaderNodeTree')
    g.inputs.new('NodeSocketVector', 'Dir'); g.inputs.new('NodeSocketFloat', 'Glow'); g.outputs.new('NodeSocketColor', 'Color')
    t = NT(g); gi, go = t.new('NodeGroupInput'), t.new('NodeGroupOutput')
    d = t.vm('NORMALIZE', gi.outputs[0]); x, y, z = t.xyz(d)
    sx, sy, sz = _sun(); h = math.hypot(sx, sy)
    flat = t.vm('NORMALIZE', t.comb(x, y, 1e-5))
    c = t.vm('DOT_PRODUCT', flat, (sx/h, sy/h, 0.0))
    s = t.m('SUBTRACT', 1.0, t.step(.05, 1.05, t.m('ARCCOSINE', t.m('MINIMUM', c, 1.0))))
    e = t.m('MULTIPLY', t.m('ARCSINE', t.m('MAXIMUM', z, 0.0)), 180/math.pi)
    w = D['warm']
    hot = lambda cool, sun: tuple(p+(q-p)*w for p, q in zip(cool, sun))
    top = lambda v: tuple(q*D['top'] for q in v)
    horizon = t.mix(s, (3.4, 2.75, 2.3), hot((3.4, 2.75, 2.3), (4.9, 2.3, .85)))
    mid = t.mix(s, (2.3, 3.2, 3.9), hot((2.3, 3.2, 3.9), (5.2, 3.6, 1.6)))
    high = t.mix(s, top((.92, 2.0, 3.75)), top((3.1, 3.7, 3.6)))
    zen = t.mix(s, (.45, .95, 1.95), (.80, 1.35, 2.2))
    if D['dusk'] > 0:
        # The band on the sun's side: brown, or from pale (1) to blue (2).
        band = tuple(p+(q-p)*(D['pale']-1) for p, q in zip((3.2, 3.3, 3.3), (1.3, 2.4, 3.8))) if D['pale'] else (3.9, 3.0, 1.75)
        later = lambda now, cool, sun: t.mix(D['dusk'], now, t.mix(s, cool, sun))
        horizon = later(horizon, (3.3, 2.25, 1.6), (6.4, 2.45, .52)); mid = later(mid, (1.5, 2.2, 2.85), band)
        high = later(high, (.45, 1.15, 2.5), (.80, 1.6, 2.8)); zen = later(zen, (.12, .38, 1.05), (.15, .45, 1.15))
    col = t.mix(t.step(0.0, 7.5, e), horizon, mid)
    col = t.mix(t.step(4.0, 24.0, e), col, high)
    col = t.mix(t.step(22.0, 75.0-25.0*D['dusk'], e), col, zen)
    if D['cloud'] > 0:          # thin cloud streaks low over the horizon, only on the sun's side
        zz = t.m('ADD', t.m('MAXIMUM', z, .0), .06)
        bear = t.new('ShaderNodeMath', operation='ARCTAN2'); t.set(bear.inputs[0], x); t.set(bear.inputs[1], y)
        n = t.noise(t.comb(t.m('MULTIPLY', bear.outputs[0], 2.2), t.m('DIVIDE', .42, zz), D['cloud_seed']), 1.7, 7, .55, .6)
        k = t.m('MULTIPLY', t.step(.47, .72, n), t.m('MULTIPLY', t.step(1.2, 4.0, e), t.m('SUBTRACT', 1.0, t.step(14.0, 26.0, e))))
        k = t.m('MULTIPLY', k, t.m('MULTIPLY', t.step(.55, .97, c), D['cloud']), clamp=True)
        col = t.mix(k, col, t.mix(s, (2.6, 2.7, 3.0), (6.0, 3.9, 1.9)))
    ang = t.m('ARCCOSINE', t.m('MINIMUM', t.vm('DOT_PRODUCT', d, (sx, sy, sz)), 1.0))
    ex = lambda k, v: t.m('MULTIPLY', t.m('POWER', math.e, t.m('DIVIDE', ang, -math.radians(k))), v)
    disc = t.m('MULTIPLY', t.m('POWER', math.e, t.m('MULTIPLY', t.m('POWER', t.m('DIVIDE', ang, math.radians(.42)), 2.0), -1.0)), 34.0)
    near = t.m('MULTIPLY', t.m('ADD', t.m('ADD', disc, ex(1.3, 6.0)), ex(4.5, 1.3)), gi.outputs[1])
    halo = t.m('ADD', near, ex(13.0, .55))
    halo = t.m('MULTIPLY', halo, D['glow'])
    col = t.mix(1.0, col, t.mix(1.0, (1.0, .74, .42), t.comb(halo, halo, halo), 'MULTIPLY'), 'ADD')
    col = t.mix(1.0, col, (D['gain'],)*3, 'MULTIPLY')
    t.l.new(col, go.inputs[0])
    return g


def _use_sky(t, vec, glow):
    n = t.new('ShaderNodeGroup'); n.node_tree = bpy.data.node_groups['DawnSky']
    t.set(n.inputs[0], vec); n.inputs[1].default_value = glow
    return n.outputs[0]


def _haze_group():
    """Aerial perspective without volumes: blends each surface towards the sky's colour near the horizon in that direction."""
    g = bpy.data.node_groups.new('Haze', 'ShaderNodeTree')
    g.inputs.new('NodeSocketShader', 'S'); g.outputs.new('NodeSocketShader', 'S')
    t = NT(g); gi, go = t.new('NodeGroupInput'), t.new('NodeGroupOutput')
    lp, geo = t.new('ShaderNodeLightPath'), t.new('ShaderNodeNewGeometry')
    x, y, z = t.xyz(t.vm('SCALE', geo.outputs['Incoming'], -1.0))
    sk = _use_sky(t, t.comb(x, y, math.tan(math.radians(D['lift']))), .25)
    hz = t.xyz(geo.outputs['Position'])[2]
    dens = t.m('POWER', math.e, t.m('DIVIDE', t.m('MAXIMUM', hz, 0.0), -D['H']))
    tau = t.m('MULTIPLY', t.m('DIVIDE', lp.outputs['Ray Length'], D['L']), t.m('MULTIPLY_ADD', dens, .75, .25))
    f = t.m('SUBTRACT', 1.0, t.m('POWER', math.e, t.m('MULTIPLY', tau, -1.0)), clamp=True)
    f = t.m('MULTIPLY', f, lp.outputs['Is Camera Ray'])
    em = t.new('ShaderNodeEmission'); t.l.new(sk, em.inputs[0]); em.inputs[1].default_value = .92
    mx = t.new('ShaderNodeMixShader'); t.l.new(f, mx.inputs[0]); t.l.new(gi.outputs[0], mx.inputs[1]); t.l.new(em.outputs[0], mx.inputs[2])
    t.l.new(mx.outputs[0], go.inputs[0])


def dawn_world(polariser=.55, fill=1.0, blue=(.72, .98, 1.16)):
    """polariser: share of the sky's light in reflections; fill: factor of the ambient light, without the sun."""
    s = bpy.context.scene; t = NT(s.world.node_tree); t.n.clear()
    out, bg = t.new('ShaderNodeOutputWorld'), t.new('ShaderNodeBackground')
    lp = t.new('ShaderNodeLightPath'); d = t.new('ShaderNodeTexCoord').outputs['Generated']
    sky = kit.sky_node(t, True).outputs[0]
    sky = t.mix(1.0, sky, (fill,)*3, 'MULTIPLY') if fill != 1 else sky
    mirror = t.mix(1.0, sky, tuple(polariser*v for v in blue), 'MULTIPLY')
    col = t.mix(lp.outputs['Is Glossy Ray'], sky, mirror)
    col = t.mix(lp.outputs['Is Camera Ray'], col, _use_sky(t, d, 1.0))
    t.l.new(col, bg.inputs[0]); t.l.new(bg.outputs[0], out.inputs[0])
    s.world.cycles.sampling_method = 'MANUAL'; s.world.cycles.sample_map_resolution = 1024


def storm(gap, seed=7.5, light=.72, relief=7.0, rim=1.4, rise=4.5, under=.65, rough=.54, near=.06):
    """Covers the sky with a layer of storm cloud seen from below; call it after dawn(). Its ragged rim rises over a gap at the
    compass bearing `gap` and is lit from there. light: brightness; relief: contrast of the folds; rim, rise: the rim's elevation in
    degrees away from the gap, and how much it rises above the gap; under: share of warm light below the rim; near: less is flatter."""
    t = NT(bpy.data.node_groups['DawnSky']); gi, go = (next(n for n in t.n if n.bl_idname == f'NodeGroup{k}put') for k in ('In', 'Out'))
    clear = go.inputs[0].links[0].from_socket; x, y, z = t.xyz(t.vm('NORMALIZE', gi.outputs[0])); z = t.m('MAXIMUM', z, 0.0); s, c = math.sin(math.radians(gap)), math.cos(math.radians(gap))
    by = lambda col, k: t.mix(1.0, col, t.comb(k, k, k), 'MULTIPLY')
    e = t.m('MULTIPLY', t.m('ARCSINE', z), 180/math.pi); zz = t.m('ADD', z, near)
    to = t.vm('DOT_PRODUCT', t.comb(x, y, 0), (s, c, 0)); across = t.vm('DOT_PRODUCT', t.comb(x, y, 0), (c, -s, 0)); face = t.m('DIVIDE', to, t.vm('LENGTH', t.comb(x, y, 0)))
    q = t.comb(t.m('DIVIDE', to, zz), t.m('MULTIPLY', t.m('DIVIDE', across, zz), .8), seed)
    w = t.new('ShaderNodeTexNoise'); t.set(w.inputs['Vector'], q); w.inputs['Scale'].default_value = .42; w.inputs['Detail'].default_value = 3
    q = t.vm('ADD', q, t.vm('SCALE', t.vm('SUBTRACT', w.outputs['Color'], (.5, .5, .5)), 1.5))
    fold = lambda p: t.m('MULTIPLY_ADD', t.noise(p, .95, 9, rough), .62, t.m('MULTIPLY', t.noise(p, .30, 4, .5), .58))
    n = fold(q); slope = t.m('SUBTRACT', n, fold(t.vm('ADD', q, (.22, 0, 0))))
    col = t.mix(t.step(.40, .76, n), (2.15, 2.62, 3.0), (.50, .70, .92))
    col = by(col, t.m('MAXIMUM', t.m('MULTIPLY_ADD', slope, relief, 1.0), .35)); col = by(col, t.m('MULTIPLY_ADD', t.step(34.0, 3.0, e), .5, .75))
    open_ = t.step(.35, .98, face); edge = t.m('ADD', t.m('MULTIPLY_ADD', open_, rise, rim), t.m('MULTIPLY', t.m('SUBTRACT', n, .58), -16.0))
    warm = t.m('MULTIPLY', t.m('POWER', math.e, t.m('DIVIDE', t.m('SUBTRACT', edge, e), 4.0)), t.m('MULTIPLY', open_, under), clamp=True)
    col = t.mix(t.m('MULTIPLY', warm, t.m('MULTIPLY_ADD', slope, 5.0, .8, clamp=True)), col, (4.2, 2.75, 1.70))
    t.l.new(t.mix(t.step(-.5, 1.7, t.m('SUBTRACT', e, edge)), clear, t.mix(1.0, col, (light,)*3, 'MULTIPLY')), go.inputs[0])


def storm_world(fill=2.5, power=80.0, color=(1.0, .60, .30)):
    """The world below storm(): every ray sees the same sky, brighter by `fill` for diffuse ones; the sun is a lamp that shines
    through the gap, so that it may stay outside the frame."""
    s = bpy.context.scene; t = NT(s.world.node_tree); t.n.clear()
    out, bg = t.new('ShaderNodeOutputWorld'), t.new('ShaderNodeBackground')
    t.l.new(_use_sky(t, t.new('ShaderNodeTexCoord').outputs['Generated'], 0.0), bg.inputs[0]); t.l.new(bg.outputs[0], out.inputs[0])
    t.l.new(t.m('MULTIPLY_ADD', t.new('ShaderNodeLightPath').outputs['Is Diffuse Ray'], fill-1, 1.0), bg.inputs[1])
    s.world.cycles.sampling_method = 'MANUAL'; s.world.cycles.sample_map_resolution = 512
    sun = bpy.data.lights.new('sun', 'SUN'); sun.energy, sun.color, sun.angle = power, color, math.radians(.9)
    o = bpy.data.objects.new('sun', sun); s.collection.objects.link(o)
    o.rotation_euler = (math.radians(90-kit.SKY['el']), 0, math.radians(180-kit.SKY['rot']))
