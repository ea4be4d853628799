"""An electric city bus, its front at +X, its middle at 0. No name, number or logo."""
from kit import *
from props_room import light
from props_yard import P, soft


def bus(M, cabin, L=9.0, W=2.5, H=3.0, name='bus'):
    """cabin: strength of the lights inside."""
    lamp = material('buslamp', (.6, .6, .6), .3, haze=False, build=lambda t, p: (setattr(p.inputs['Emission'], 'default_value', (.9, .95, 1, 1)), setattr(p.inputs['Emission Strength'], 'default_value', 5.0)) and None)
    pane = material('pane', (.010, .013, .015), .05, spec=.6, Alpha=.3)
    g = P(); z0 = .30; n = 64

    def ring(x, s, top=0.0):      # rounded cross-section; s: how far it draws in at the ends
        pts = []
        for t in np.linspace(0, 2*math.pi, n, endpoint=False):
            c, q = math.cos(t), math.sin(t); e = .17
            y = (W/2-s)*math.copysign(abs(c)**e, c); zz = (H-z0)/2*math.copysign(abs(q)**e, q)*(1-(top if q > 0 else 0)/(H-z0)*2)
            pts.append((x, y, z0+(H-z0)/2+zz-(s*.3 if q > 0 else -s*.5)))
        return pts
    ends = ((.0, .22), (.05, .13), (.11, .07), (.20, .025), (.34, .0))
    X = [(-L/2+d*.7, s) for d, s in ends]+[(L/2-d, s) for d, s in ends[::-1]]
    R = [ring(x, s) for x, s in X]
    for A, B in zip(R[:-1], R[1:]):
        for i in range(n):
            if B[0][0]-A[0][0] > 1 and i % (n//2) in (0, n//2-1): continue      # the sides, open behind the glazing
            g.quad([A[i], A[(i+1) % n], B[(i+1) % n], B[i]], 0)
    g.quad(R[0][::-1], 0)
    g.quad([p for p in R[-1] if p[2] < 1.05], 0); g.quad([p for p in R[-1] if p[2] > 2.36], 0)      # the front, open behind the windscreen
    interior(g, L, W, R[4][n-1][2], R[4][1][2])
    for s in (-1, 1):
        y = s*(W/2+.002); o = s*.004
        def plate(x0, x1, za, zb, m, d=0.0): g.rb((x0, y-.03*s, za), (x1, y+o+d*s, zb), m, .004)
        plate(-L/2+.42, L/2-.42, 1.16, 2.52, 1)                                          # glazing band
        plate(-L/2+.36, L/2-.36, .33, .60, 3)                                            # skirt
        for x in np.arange(-L/2+1.75, L/2-1.2, 1.42): plate(x-.012, x+.012, 1.17, 2.51, 2, .003)
        for x in np.arange(-L/2+1.75, L/2-2.6, 1.42): plate(x+.05, x+1.37, 2.17, 2.18, 2, .003)
        for x in (-L/2+2.05, L/2-2.45):                                                  # wheels and arches
            arch = [(x+.62*math.cos(t), y+o*1.5, .46+.62*math.sin(t)) for t in np.linspace(-.28, math.pi+.28, 30)]; g.quad(arch if s < 0 else arch[::-1], 2)
            prof = [(.20, -.10), (.30, -.12), (.44, -.11), (.475, -.06), (.475, .10), (.44, .13), (.31, .12), (.28, .09), (.22, .05), (.11, .04), (.10, .09), (.001, .10)]
            T = np.linspace(0, 2*math.pi, 40, endpoint=False); rings = [[(x+r*math.cos(t), y+s*(d-.10), .475+r*math.sin(t)) for t in T] for r, d in prof]
            for k, (A, B) in enumerate(zip(rings[:-1], rings[1:])):
                for i in range(40): g.quad([A[i], A[(i+1) % 40], B[(i+1) % 40], B[i]], 4 if k < 6 else 5)
            for k in range(10): t = k*math.pi/5; g.tube((x+.17*math.cos(t), y-.06*s, .475+.17*math.sin(t)), (x+.17*math.cos(t), y-.03*s, .475+.17*math.sin(t)), .016, .016, 4, 8)
    y = -W/2-.002      # two doors on the kerb side
    for x in (L/2-1.35, -.05):
        g.rb((x-.62, y-.008, .40), (x+.62, y+.03, 2.56), 2, .004)
        for k in (-1, 1): g.rb((x+k*.31-.27, y-.014, .50), (x+k*.31+.27, y+.02, 2.48), 1, .03); g.tube((x+k*.08, y-.03, 1.0), (x+k*.08, y-.03, 1.7), .012, .012, 5, 8)
    # front: windscreen, display, lamps, bumper, wipers
    f = L/2
    for k in range(12):      # the windscreen follows the rounded corners
        a, b = -1+k/6, -1+(k+1)/6; P_ = lambda u, z: (f+.016-.105*abs(u)**9, u*(W/2-.10), z)
        g.quad([P_(a, 1.05), P_(b, 1.05), P_(b, 2.36), P_(a, 2.36)], 1); g.quad([P_(a, 2.36), P_(b, 2.36), P_(b, 2.74), P_(a, 2.74)], 2)
        g.quad([P_(a, .40), P_(b, .40), P_(b, .58), P_(a, .58)], 3)
    g.rb((f, -.62, 2.45), (f+.022, .62, 2.67), 1, .004)
    for s in (-1, 1):
        g.path([(f+.018, s*.42, .80), (f+.010, s*.80, .82), (f-.06, s*1.04, .88)], .024, 6, 10); g.path([(f+.012, s*.44, .745), (f+.004, s*.80, .765), (f-.06, s*1.02, .82)], .030, 2, 10)
        g.path([(f+.02, s*.50, 1.08), (f+.045, s*.34, 1.30), (f+.03, s*.20, 1.80)], .010, 2, 8)
        g.path([(f-.22, s*(W/2-.10), 2.58), (f+.12, s*(W/2+.16), 2.60), (f+.20, s*(W/2+.22), 2.42)], .020, 2, 10); g.rb((f+.14, s*(W/2+.22)-.10, 1.98), (f+.24, s*(W/2+.22)+.10, 2.42), 2, .035)
    g.rb((-L/2+.9, -.86, H-.03), (-L/2+3.9, .86, H+.20), 0, .06); g.rb((-L/2+4.4, -.8, H-.03), (-L/2+6.6, .8, H+.17), 0, .06)
    for x in np.arange(-L/2+1.1, -L/2+3.8, .11): g.rb((x, -.87, H+.04), (x+.05, -.855, H+.15), 2, .004)
    g.rb((f-.95, W/2-.004, .80), (f-.70, W/2+.012, 1.08), 2, .02)      # charging flap, street side
    return soft(g.obj(name, [M['buswhite'], pane, M['dark'], M['dgreen'], M['rubber'], M['steel'], lamp, light('cabin', (1, .86, .66), cabin)], link=False), 38)


def interior(g, L, W, z0, z1):
    """Walls below and above the glazing, floor, seats, poles and two strips of light."""
    a, b, y = -L/2+.34, L/2-.34, W/2
    for s in (-1, 1):
        for lo, hi in ((z0, 1.17), (2.51, z1)): g.quad([(a, s*y, lo), (b, s*y, lo), (b, s*y, hi), (a, s*y, hi)][::s], 0)
        g.tube((a+.3, s*.55, 2.50), (b-.3, s*.55, 2.50), .03, .03, 7, 8)
    g.quad([(a, -y, .62), (b, -y, .62), (b, y, .62), (a, y, .62)], 2)
    for x in np.arange(a+.6, b-1.3, .82):
        for c in (-.92, -.48, .48, .92): g.rb((x-.20, c-.19, .98), (x+.22, c+.19, 1.08), 3, .03); g.rb((x-.26, c-.19, 1.02), (x-.18, c+.19, 1.72), 3, .03)
    for x in np.arange(a+1.0, b-.8, 1.64):
        for c in (-.25, .25): g.tube((x, c, .62), (x, c, 2.6), .017, .017, 5, 8)
    g.rb((b-.30, -1.0, .8), (b+.10, 1.0, 1.12), 2, .06); g.rb((b-1.15, .30, 1.0), (b-1.02, .80, 1.80), 2, .05)
