"""Corrects the hue of modules: violet becomes blue-black.

    python3 art/blender/hue.py FILE...    corrects masters whose render passes are gone (post.py corrects new renders)

Needs python3-numpy and imagemagick. art/hue.ts measures the result.
"""
import os
import subprocess
import sys
import numpy as np

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
    sys.exit(f'{file} has more than 800 kB at quality {q}: use a smaller size')


if __name__ == '__main__':
    for f in sys.argv[1:]: correct(f)
