import { faded } from '../fading';
import { bleed, tall } from '../frame';
import { color, mix } from '../palette';
import { rect } from '../svg';
import type { PictureFormat } from '../types';

/**
 * The screen has no window frame: both plots reach from edge to edge, and the background is that of a dark section of the
 * site. Sizes in pixels; `left` and `right` are the edges of the text, `list` is the left edge of the list of revisions.
 */
export const page = {
  wide: { ...bleed, list: 1112 },
  tall,
} as const;

/** The brand colour on a dark screen. */
export const lit = mix(color.field, '#5FE0B4', 0.62);
/** The colours of deviations within 5 %, within 10 % and above. */
export const classFills = [mix(color.night, lit, 0.5), lit, color.alarm] as const;

const darkColors: Record<string, string> = {
  [color.white]: color.night,
  [color.ink]: color.paper,
  [color.muted]: color.mist,
  [color.line]: color.seam,
};

/** Replaces the colours of grounds, texts and lines by those of a dark screen. All other colours stay. */
export const onNight = (svg: string) => svg.replace(/#[\dA-F]{6}/g, (light) => darkColors[light] ?? light);

/** Fades out at the edges of the wide screen. The tall screen always fills the window's width. */
export const fadedIfWide = (format: PictureFormat, inside: string) =>
  format === 'wide' ? faded('truprediction', inside) : inside;

/** The empty dark screen. */
export const background = (format: PictureFormat) => rect(0, 0, page[format].width, page[format].height, color.night);
