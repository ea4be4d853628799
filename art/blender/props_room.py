"""Interior of the control room: window, desk, screens. Screens show shapes of data without text, or the drawing of a product."""
import os, subprocess
from kit import *
from props_yard import P, put, soft


def light(name, colour, strength):
    def emission(t, p):
        e = t.new('ShaderNodeEmission'); e.inputs[0].default_value = (*colour, 1); e.inputs[1].default_value = strength
        return e.outputs[0]
    return material(name, haze=False, build=emission)


def portal(x0, x1, y, z0, z1):
    """Guides the sky's light through a window at y, into the room at -Y: far less noise."""
    d = bpy.data.lights.new('portal', 'AREA'); d.shape = 'RECTANGLE'; d.size, d.size_y = x1-x0, z1-z0; d.cycles.is_portal = True
    o = bpy.data.objects.new('portal', d); bpy.context.scene.collection.objects.link(o)
    o.location = ((x0+x1)/2, y, (z0+z1)/2); o.rotation_euler = (math.radians(-90), 0, 0)


def mats_room(M, k=3.2):
    """k: brightness of the screens."""
    R = lambda n, c, r=.6, **q: M.setdefault(n, material(n, c, r, haze=False, **q))
    R('carpet', (.11, .115, .118), .95, spec=.1, build=_carpet); R('wall', (.30, .29, .27), .8, spec=.2); R('ceiling', (.16, .158, .15), .9, spec=.1); R('frame', (.022, .025, .028), .4)
    R('top', (.30, .205, .125), .42, build=_oak); R('leg', (.030, .033, .036), .45); R('bezel', (.012, .013, .014), .35); R('net', (.075, .082, .085), .8, spec=.2)
    R('paper', (.62, .60, .55), .8); R('cup', (.55, .53, .48), .3); R('book', (.035, .10, .085), .6)
    for n, c in (('s_bg', (.010, .026, .027)), ('s_tile', (.022, .060, .058)), ('s_line', (.05, .10, .10)), ('s_teal', (.10, .52, .44)), ('s_amber', (1.0, .52, .13)), ('s_white', (.62, .66, .64)), ('s_red', (.95, .10, .05))): M[n] = light(n, c, k)
    return M


def _oak(t, p):
    x, y, z = t.xyz(t.new('ShaderNodeNewGeometry').outputs['Position'])
    w = t.noise(t.comb(t.m('MULTIPLY', x, 1.2), t.m('MULTIPLY', y, 16), t.m('MULTIPLY', z, 16)), 2.4, 7, .68)
    t.l.new(t.mix(w, (.175, .112, .064), (.36, .26, .165)), p.inputs['Base Color'])


def _carpet(t, p):
    x, y, z = t.xyz(t.new('ShaderNodeNewGeometry').outputs['Position']); tile = lambda v: t.m('FLOOR', t.m('MULTIPLY', v, 2.0))
    pile = t.noise(t.comb(x, y, z), 170, 3, .7); worn = t.noise(t.comb(x, y, z), .9, 4, .6)
    one = t.m('PINGPONG', t.m('ADD', tile(x), tile(y)), 1.0)          # tiles of 50 cm, every second one a little lighter
    v = t.m('ADD', t.m('ADD', t.m('MULTIPLY', pile, .55), t.m('MULTIPLY', worn, .35)), t.m('MULTIPLY', one, .10))
    t.l.new(t.mix(v, (.040, .044, .048), (.185, .19, .19)), p.inputs['Base Color'])


HIGH, FOOT, WIDE = .40, .17, .64   # of a monitor in metres: its screen's height and lower edge, its width if it shows a product


def product_screen(name, k=1.0):
    """Material of a monitor's screen: the drawing content/images/products/NAME.svg. k: brightness."""
    root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))); png = os.path.join(os.environ['ART_OUT'], name+'.png')
    subprocess.run(['convert', os.path.join(root, 'content/images/products', name+'.svg'), '-depth', '8', png], check=True)
    def build(t, p):
        x, y, z = t.xyz(t.new('ShaderNodeTexCoord').outputs['Object'])
        im = t.new('ShaderNodeTexImage'); im.image = bpy.data.images.load(png); im.extension = 'EXTEND'
        t.l.new(t.comb(t.m('DIVIDE', t.m('ADD', x, WIDE/2), WIDE), t.m('DIVIDE', t.m('SUBTRACT', z, FOOT), HIGH), 0.0), im.inputs[0])
        e = t.new('ShaderNodeEmission'); t.l.new(im.outputs[0], e.inputs[0]); e.inputs[1].default_value = k
        return e.outputs[0]
    return material('s_'+name, haze=False, build=build)


SCREENS = ['s_bg', 's_tile', 's_line', 's_teal', 's_amber', 's_white', 's_red']


def screen(M, kind=None, shown=None, name='screen'):
    """A monitor on its stand, screen towards -Y, its foot at 0. kind: 0 day curve, 1 plant map, 2 line diagram; or shown: a material of `product_screen()`."""
    w, h, z0 = WIDE if shown else .71, HIGH, FOOT; g = P(); rnd = random.Random((kind or 0)+3); n = len(SCREENS); bez, leg = n, n+1
    g.rb((-w/2-.010, .0, z0-.014), (w/2+.010, .030, z0+h+.010), bez, .006); g.rb((-.17, .03, z0+.08), (.17, .055, z0+h-.08), bez, .02)
    g.rb((-.035, .05, .01), (.035, .075, z0+h*.5), leg, .008); g.rb((-.13, -.06, 0), (.13, .14, .012), leg, .005)
    y = [-.001]
    def q(u0, v0, u1, v1, m): y[0] -= .00002; g.quad([(-w/2+u0*w, y[0], z0+v0*h), (-w/2+u1*w, y[0], z0+v0*h), (-w/2+u1*w, y[0], z0+v1*h), (-w/2+u0*w, y[0], z0+v1*h)], m)
    def line(pts, m, t=.006):
        y[0] -= .00004
        for (a, b), (c, d) in zip(pts[:-1], pts[1:]):
            L = math.hypot((c-a)*w, (d-b)*h) or 1; nx, nz = -(d-b)*h/L*t*h, (c-a)*w/L*t*h
            P_ = lambda u, v, s: (-w/2+u*w+s*nx, y[0], z0+v*h+s*nz); g.quad([P_(a, b, -1), P_(c, d, -1), P_(c, d, 1), P_(a, b, 1)], m)
    q(0, 0, 1, 1, leg+1 if shown else 0)
    bell = lambda f: max(0, math.sin(math.pi*min(1, max(0, (f-.14)/.72))))**1.35
    if kind == 0:
        for v in (.18, .36, .54, .72): line([(.05, v), (.95, v)], 2, .0022)
        for i in range(96):
            f = i/96; b = bell(f)*(1-(.25*rnd.random() if .55 < f < .63 else .05*rnd.random()))
            if f < .74 and b > .01: q(.05+.9*f, .12, .05+.9*(f+.0068), .12+.70*b, 3)
        line([(.05+.9*f, .125+.72*bell(f)) for f in np.linspace(0, 1, 70)], 4, .008); line([(.716, .08), (.716, .92)], 5, .003)
        line([(.05, .12), (.95, .12)], 2, .004)
    elif kind == 1:
        for i in range(9):
            for j in range(6):
                if (i, j) in ((3, 2), (4, 2), (3, 3)) or (i > 6 and j < 1): continue
                m = 4 if (i, j) == (6, 4) else 6 if (i, j) == (1, 1) else 3 if rnd.random() < .22 else 1
                q(.05+.068*i, .10+.135*j, .05+.068*i+.060, .10+.135*j+.118, m)
        for k in range(7): q(.72, .82-.115*k, .72+.23, .845-.115*k, 1); q(.72, .82-.115*k, .72+.23*(.94, .88, .91, .55, .86, .79, .9)[k], .845-.115*k, 4 if k == 3 else 3)
    elif kind == 2:
        line([(.10, .70), (.90, .70)], 5, .010); line([(.30, .24), (.70, .24)], 2, .006)
        for k in range(5):
            u = .16+.17*k; line([(u, .70), (u, .40)], 3 if k != 3 else 4, .005); q(u-.014, .57, u+.014, .62, 3 if k != 3 else 4); q(u-.035, .28, u+.035, .40, 1); q(u-.026, .31, u-.026+.052*(.8, .9, .7, .3, .85)[k], .335, 3 if k != 3 else 4)
        for dv in (0, .055): line([(.5+.030*math.cos(t), .82+dv+.052*math.sin(t)) for t in np.linspace(0, 6.3, 28)], 5, .006)
        line([(.5, .70), (.5, .77)], 5, .006); q(.06, .08, .94, .16, 1); [q(.07+.145*k, .10, .07+.145*k+.10, .14, 2) for k in range(6)]
    return g.obj(name, [M[s] for s in SCREENS]+[M['bezel'], M['leg']]+([shown] if shown else []), link=False)


def desk(M, L=4.4, D=.86, H=.74, name='desk'):
    """Straight desk along X, users at -Y, its middle at 0."""
    g = P(); g.rb((-L/2, -D/2, H-.032), (L/2, D/2, H), 0, .006)
    for x in (-L/2+.12, 0, L/2-.12):
        for s in (-1, 1): g.rb((x-.03, s*(D/2-.10)-.03, 0), (x+.03, s*(D/2-.10)+.03, H-.03), 1, .006)
        g.rb((x-.03, -D/2+.08, H-.10), (x+.03, D/2-.08, H-.035), 1, .006)
    g.rb((-L/2+.1, D/2-.05, .22), (L/2-.1, D/2-.03, H-.05), 1, .004)
    return g.obj(name, [M['top'], M['leg']], link=False)


def keyboard(M, name='keyboard'):
    g = P(); g.rb((-.22, -.065, 0), (.22, .065, .014), 0, .005)
    for r in range(5):
        for k in range(15): x = -.208+k*.0279; g.rb((x, -.056+r*.023, .013), (x+.0235, -.056+r*.023+.019, .0195), 1, .003)
    g.turn([(.030, 0), (.033, .010), (.026, .026), (.010, .033), (.001, .034)], 0, 24, (.34, -.01, 0))
    return g.obj(name, [M['bezel'], M['net']], link=False)


def cup(g, x, y, z=0):
    """Adds a cup to a drawing, in its first material; its base at (x, y, z)."""
    g.turn([(.026, 0), (.030, .001), (.036, .008), (.0395, .022), (.041, .086), (.0405, .0885), (.0395, .089), (.0385, .086), (.037, .024), (.030, .012), (.001, .010)], 0, 48, (x, y, z))
    g.bez((x+.0385, y, z+.070), (x+.076, y, z+.078), (x+.076, y, z+.022), (x+.0375, y, z+.020), .0048, 0, 16, 24)


def room(M, x0=-5.2, x1=4.6, y0=-3.4, y1=3.6, H=2.85, sill=.52, head=2.60, step=1.96):
    """Floor, walls and ceiling; a strip window across the wall at y1."""
    g = P(); g.rb((x0-.2, y0, -.3), (x1+.2, y1+.25, 0), 0, .01); g.rb((x0-.2, y0, H), (x1+.2, y1+.25, H+.3), 2, .01)
    for x, s in ((x0, -1), (x1, 1)): g.rb((x, y0, 0), (x+s*.2, y1+.25, H), 1, .01)
    g.rb((x0, y0-.2, 0), (x1, y0, H), 1, .01); g.rb((x0, y1, 0), (x1, y1+.2, sill), 1, .01); g.rb((x0, y1, head), (x1, y1+.2, H), 1, .01)
    g.rb((x0, y1-.16, sill-.03), (x1, y1+.05, sill+.005), 3, .006)
    for x in np.arange(x0+step, x1-.3, step): g.rb((x-.028, y1+.02, sill), (x+.028, y1+.15, head), 3, .006)
    for z in (sill+.03, head-.03): g.rb((x0, y1+.02, z-.03), (x1, y1+.15, z+.03), 3, .006)
    for k in np.arange(x0+.6, x1, .6): g.box((k-.004, y0, H-.006), (k+.004, y1, H-.001), 3)
    for k in np.arange(y0+.6, y1, .6): g.box((x0, k-.004, H-.006), (x1, k+.004, H-.001), 3)
    portal(x0, x1, y1+.3, sill, head)
    return g.obj('room', [M['carpet'], M['wall'], M['ceiling'], M['frame']])
