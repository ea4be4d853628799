import { color } from '../lib/palette';
import { circle, path, rect, stroke } from '../lib/svg';

/** Small signs of invented companies, drawn in a box 48 high that starts at x = 0; `width` is the room they take. */
export interface Sign {
  width: number;
  svg: string;
}

const ink = color.ink;

/** Three falls of water. */
export const falls: Sign = {
  width: 32,
  svg: [6, 16, 26]
    .map((x, index) =>
      stroke(`M${x} ${8 + index * 5}C${x} ${22 + index * 3} ${x - 4} ${30 + index} ${x - 4} 40`, ink, 4, {
        'stroke-linecap': 'round',
      }),
    )
    .join(''),
};

/** Two slanted bars, one taller. */
export const bars: Sign = { width: 30, svg: path('M0 40L10 8H18L8 40ZM14 40L20.3 20H28.3L22 40Z', { fill: ink }) };

/** The upper half of a sun over its own reflection. */
export const halfSun: Sign = {
  width: 36,
  svg: path('M0 23A16 16 0 0 1 32 23Z', { fill: ink }) + rect(0, 27, 32, 4, ink) + rect(5, 34, 22, 4, ink),
};

/** A star of four points. */
export const star: Sign = {
  width: 36,
  svg: path('M17 6C18.6 18 22 22 34 24C22 26 18.6 30 17 42C15.4 30 12 26 0 24C12 22 15.4 18 17 6Z', { fill: ink }),
};

/** A rotor seen from the front. */
export const rotor: Sign = {
  width: 42,
  svg:
    [0, 120, 240]
      .map((turn) =>
        path('M0 0C-4 -4 -4 -12 0 -22C3 -14 3.4 -6 0 0Z', {
          fill: ink,
          transform: `translate(19 27) rotate(${turn + 20})`,
        }),
      )
      .join('') + circle(19, 27, 3, ink),
};

export const hexagon: Sign = {
  width: 40,
  svg: stroke('M18 6L33.6 15V33L18 42L2.4 33V15Z', ink, 3.4) + stroke('M12 17V31M24 17V31M12 24H24', ink, 3.4),
};

/** A ring whose thickness grows, as of something that gains with time. */
export const ring: Sign = {
  width: 46,
  svg: path('M19 5A19 19 0 1 1 18.9 5ZM22 11A13 13 0 1 0 22.1 11Z', { fill: ink, 'fill-rule': 'evenodd' }),
};
