"""Hue of the modules in the photographs.

    python3 art/blender/hue.py            prints hue, saturation and chroma of the areas in modules.txt; exit 1 outside 205–215°
    python3 art/blender/hue.py FILE...    corrects masters whose render passes are gone (post.py corrects new renders)

Needs python3-numpy and imagemagick.
"""
import colorsys
import os
import subprocess
import sys
import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__)); MASTERS = os.path.join(HERE, '../../content/images')
LUMA = np.array([.2126, .7152, .0722])


def blue(c, sat=.9):
    """Moves violet and lavender to a hue of 210°, where green is midway between red and blue, at the same luma;
    dark blues keep the share `sat` of their saturation. Warm colours and the bright sky stay as they are."""
    c = np.clip(c, 0, 1); r, g, b = c[..., 0], c[..., 1], c[..., 2]; y = c @ LUMA
    w = np.clip((b/np.maximum(r, 1e-4)-.72)/.16, 0, 1)*np.clip((.8-y)/.1, 0, 1)
    o = c.copy(); o[..., 1] = g+w*np.maximum((r+b)/2-g, 0)
    o *= (y/np.maximum(o @ LUMA, 1e-4))[..., None]
    k = (w*np.clip((.62-y)/.22, 0, 1)*(1-sat))[..., None]
    return np.clip(o+k*(y[..., None]-o), 0, 1)


def read(file):
    w, h = map(int, subprocess.check_output(['identify', '-format', '%w %h', file]).split())
    raw = subprocess.check_output(['convert', file, '-depth', '16', '-endian', 'LSB', 'rgb:-'])
    return np.frombuffer(raw, '<u2').reshape(h, w, 3)/65535


def correct(file):
    note = subprocess.check_output(['identify', '-format', '%c', file], text=True).strip().split(', then')[0]
    c = blue(read(file)); h, w, _ = c.shape; raw = (c*65535).round().astype('<u2').tobytes()
    for q in (92, 90, 88, 85, 82, 79, 76):
        subprocess.run(['convert', '-size', f'{w}x{h}', '-depth', '16', '-endian', 'LSB', 'rgb:-', '-set', 'comment', f'{note}, then art/blender/hue.py',
                        '-sampling-factor', '1x1', '-interlace', 'Plane', '-quality', str(q), file], input=raw, check=True)
        if os.path.getsize(file) <= 800000: return print(f'{file} quality {q} {os.path.getsize(file)//1000} kB')


def oklab_chroma(rgb):
    lin = np.where(rgb <= .04045, rgb/12.92, ((rgb+.055)/1.055)**2.4)
    lms = np.cbrt(lin @ np.array([[.4122214708, .2119034982, .0883024619], [.5363325363, .6806995451, .2817188376], [.0514459929, .1073969566, .6299787005]]))
    return float(np.hypot(lms @ (1.9779984951, -2.4285922050, .4505937099), lms @ (.0259040371, .7827717662, -.8086757660)))


def measure():
    """Prints the median colour of the darker half of each area: the cells, without the lines and frames between them."""
    wrong = 0
    for line in open(os.path.join(HERE, 'modules.txt')):
        if line.startswith('#') or not line.strip(): continue
        file, box = line.split()[0], [float(v) for v in line.split()[1:]]
        c = read(os.path.join(MASTERS, file)); h, w, _ = c.shape
        a = c[int(box[1]*h):int(box[3]*h), int(box[0]*w):int(box[2]*w)].reshape(-1, 3); y = a @ LUMA; m = np.median(a[y <= np.median(y)], 0)
        hue, sat, _ = colorsys.rgb_to_hsv(*m); bad = sat > .06 and not 205 <= hue*360 <= 215; wrong += bad
        print(f'{file:38} {line.split(None, 1)[1].strip():22} hue {hue*360:5.1f}  saturation {sat:.2f}  chroma {oklab_chroma(m):.3f}  rgb {(m*255).round().astype(int)}{"  <- outside 205-215" if bad else ""}')
    return wrong


if __name__ == '__main__':
    for f in sys.argv[1:]: correct(f)
    if not sys.argv[1:]: sys.exit(bool(measure()))
