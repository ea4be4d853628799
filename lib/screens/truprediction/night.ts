import { frame, tall } from '../frame';
import { color, mix } from '../palette';
import { rect } from '../svg';
import type { PictureFormat } from '../types';

/** The brand colour on a dark screen. */
export const lit = mix(color.field, '#5FE0B4', 0.62);

const darkColors: Record<string, string> = {
  [color.white]: color.night,
  [color.paper]: mix(color.night, color.sky, 0.06),
  [color.ink]: color.paper,
  [color.muted]: color.mist,
  [color.line]: color.seam,
};

/** Replaces the colours of grounds, texts and lines by those of a dark screen. All other colours stay. */
export const onNight = (svg: string) => svg.replace(/#[\dA-F]{6}/g, (light) => darkColors[light] ?? light);

/** The empty dark screen. The header of a tall screen is dark in any case. */
export const nightFrame = (product: string, format: PictureFormat) =>
  format === 'wide'
    ? onNight(frame(product, format))
    : frame(product, format) + rect(0, tall.top, tall.width, tall.height - tall.top, color.night);
