"""Denoises (oidn_np.py) and colour-grades a render: blender -b -P post.py -- name [key=value...]"""
import bpy, sys, os, numpy as np
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import oidn_np
from hue import blue
OUT = os.environ.get('ART_OUT', os.path.join(os.path.dirname(os.path.abspath(__file__)), 'out'))
def load(p):
    im = bpy.data.images.load(p); im.colorspace_settings.name = 'Linear'; w, h = im.size
    a = np.empty(w*h*4, np.float32); im.pixels.foreach_get(a); return a.reshape(h, w, 4)[::-1, :, :3].copy()
def save(a, p):
    h, w, _ = a.shape; q = a.astype(np.float64)
    r = np.random.default_rng(1); q = q+(r.random(q.shape)-r.random(q.shape))*.5/255   # dither
    im = bpy.data.images.new('o', w, h, float_buffer=False); im.colorspace_settings.name = 'sRGB'
    px = np.ones((h, w, 4), np.float32); px[..., :3] = np.clip(np.round(np.clip(q, 0, 1)*255)/255, 0, 1)
    im.pixels.foreach_set(px[::-1].ravel().copy()); im.filepath_raw = p; im.file_format = 'PNG'; im.save()
def blur(a, s):
    k = int(3*s)|1; x = np.arange(-k, k+1); g = np.exp(-x*x/(2*s*s)); g /= g.sum(); g = g.astype(np.float32)
    for ax in (0, 1):
        p = np.pad(a, [(k, k) if i == ax else (0, 0) for i in range(3)], mode='edge')
        n = a.shape[ax]; o = np.zeros_like(a)
        for i, w in enumerate(g): o += w*(p[i:i+n] if ax == 0 else p[:, i:i+n])
        a = o
    return a
def agx(c, sat=1.0, power=1.0):
    """AgX-style tone mapping: log curve in a compressed gamut (polynomial fit of the sigmoid)."""
    M = np.array([[0.842479062253094,0.0784335999999992,0.0792237451477643],[0.0423282422610123,0.878468636469772,0.0791661274605434],[0.0423756549057051,0.0784336,0.879142973793104]])
    x = np.log2(np.maximum(c @ M.T, 1e-10)); lo, hi = -12.47393, 4.026069; x = np.clip((x-lo)/(hi-lo), 0, 1)
    x2 = x*x; x4 = x2*x2
    v = 15.5*x4*x2-40.14*x4*x+31.96*x4-6.868*x2*x+.4298*x2+.1191*x-.00232
    v = np.power(np.maximum(v, 0), power); l = (v @ np.array([.2126,.7152,.0722]))[..., None]; v = l+sat*(v-l)
    v = np.maximum(v, 0)**2.2
    return np.maximum(v @ np.linalg.inv(M).T, 0)
srgb = lambda x: np.where(x <= .0031308, 12.92*x, 1.055*np.power(np.maximum(x, 1e-9), 1/2.4)-.055)

def run(name, ev=0.0, wb=(1,1,1), power=1.15, sat=1.25, split=.0, bloom=.06, hotmin=1.2, warm=0.0, teal=0.0, vign=.10, grain=.0, foot=.0, grad=.0, side=.0, glint=.0, sharp=.35):
    """Grades the render `name`. The settings, in pictures.txt:
    ev      exposure in stops
    wb      white balance: factors of red, green and blue
    power   contrast of the tone curve: 1 is neutral, more is darker
    sat     saturation: 1 is neutral
    split   split toning, warm highlights and cool shadows: 0 is none
    bloom   strength of the bloom: the share of the light above `hotmin` that is scattered
    hotmin  threshold of the bloom: the brightness above which light is scattered, before tone mapping
    warm    colour balance of the highlights, before tone mapping: warmth of the bright sky, 0 is none
    teal    colour balance of the shadows, before tone mapping: their coolness as a share of `warm`
    vign    vignette: 0 is none
    glint   brightness above which reflections in the lower 45 % are dimmed, before tone mapping: 0 dims none
    sharp   output sharpening: 0 is none; less makes smaller files
    grain   standard deviation of the film grain, of 1
    grad    darkens the upper half, where text stands, by this share, and fades out at 80 % of the height: 0 is none
    side    darkens the left, where text stands, by this fraction, and fades out at 75 % of the width: 0 is none
    foot    fade to grey and black at the bottom, where a dark section follows: the share of the height, from the bottom, at which it begins; it ends 20 % of the height lower; 0 is none
    """
    f = lambda s: f'{OUT}/exr/{name}_{s}_0001.exr'
    rgb = load(f('rgb')); alb = load(f('alb')); nrm = load(f('nrm'))
    c = oidn_np.denoise(rgb, alb, nrm)
    lum = c @ np.array([.2126,.7152,.0722]); print('lum pct', np.percentile(lum, [1,25,50,75,99]))
    c = c*2.0**ev*np.array(wb, np.float32)
    l = c @ np.array([.2126,.7152,.0722]); k = np.clip((np.log2(l+1e-4)+2.2)/3.2, 0, 1)[..., None]   # 0 = shadows, 1 = bright sky
    c = c*(1+warm*(k*np.array([.10,-.02,-.26])+(1-k)*teal*np.array([-.10,.0,.12])))
    c = c.astype(np.float32)
    if glint:
        l = np.maximum(c @ np.array([.2126,.7152,.0722], np.float32), 1e-6); over = np.maximum(l-glint, 0); y = np.linspace(0, 1, len(c))[:, None]
        c = c*np.where((y > .55), (np.minimum(l, glint)+over/(1+over/glint))/l, 1)[..., None].astype(np.float32)
    if bloom:
        h = c.shape[0]; hot = np.minimum(np.maximum(c-hotmin, 0), 40)
        b = sum(blur(hot, h*s)*w for s, w in ((.004,.55), (.016,.45)))
        hs = hot[::4, ::4]; b += np.repeat(np.repeat(blur(hs, hs.shape[0]*.09), 4, 0), 4, 1)[:c.shape[0], :c.shape[1]]*.35
        c = c+bloom*b
    y, x = np.mgrid[-1:1:c.shape[0]*1j, -1:1:c.shape[1]*1j]; c = c*(1-vign*np.clip((x*x+y*y)/2, 0, 1)**1.3)[..., None]
    if grad: t = np.clip((.6-y)/.6, 0, 1); c = c*(1-grad*t*t*(3-2*t))[..., None]
    if side: t = np.clip((.5-x)/.8, 0, 1); c = c*(1-side*t*t*(3-2*t))[..., None]
    if foot: k = np.clip(1+(1-2*foot-y)/.4, 0, 1)[..., None]; c = k*(k*c+(1-k)*(c @ np.array([.2126,.7152,.0722]))[..., None])   # grey first, so that no hue is left where it is dark
    o = agx(c, sat=sat, power=power); o = srgb(o)
    if split:   # split toning
        l = o.mean(2, keepdims=True); o = o+split*((l-.5)*np.array([.06,.012,-.06])+ (1-l)**2*np.array([-.012,0,.02]))
    o = blue(o)
    # mild local contrast
    lb = blur(o.mean(2, keepdims=True).astype(np.float32), c.shape[0]*.02); o = o+.12*(o.mean(2, keepdims=True)-lb)*o.clip(0,1)
    # output sharpening
    sm = blur(o.astype(np.float32), .8); o = o+sharp*(o-sm)
    if grain: o = o+np.random.default_rng(3).normal(0, grain, o.shape[:2])[..., None]
    p = f'{OUT}/{name}.png'; save(o, p); print('saved', p)
if __name__ == '__main__':
    a = sys.argv[sys.argv.index('--')+1:]; kw = {}
    for q in a[1:]:
        k, v = q.split('='); kw[k] = eval(v)
    run(a[0], **kw)
