import { color } from '../../lib/screens/palette';
import { circle, path, rect, stroke } from '../../lib/screens/svg';

/** The symbol of a sample logo, drawn from x = 0 in a box 48 units high. `width` includes the gap to the name. */
export interface Emblem {
  width: number;
  svg: string;
}

const ink = color.ink;

/** Three waterfalls. */
export const falls: Emblem = {
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
export const bars: Emblem = { width: 30, svg: path('M0 40L10 8H18L8 40ZM14 40L20.3 20H28.3L22 40Z', { fill: ink }) };

/** The upper half of a sun over its own reflection. */
export const halfSun: Emblem = {
  width: 36,
  svg: path('M0 23A16 16 0 0 1 32 23Z', { fill: ink }) + rect(0, 27, 32, 4, ink) + rect(5, 34, 22, 4, ink),
};

/** A four-pointed star. */
export const star: Emblem = {
  width: 36,
  svg: path('M17 6C18.6 18 22 22 34 24C22 26 18.6 30 17 42C15.4 30 12 26 0 24C12 22 15.4 18 17 6Z', { fill: ink }),
};

/** A rotor seen from the front. */
export const rotor: Emblem = {
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

export const hexagon: Emblem = {
  width: 40,
  svg: stroke('M18 6L33.6 15V33L18 42L2.4 33V15Z', ink, 3.4) + stroke('M12 17V31M24 17V31M12 24H24', ink, 3.4),
};

/** A ring that grows thicker along its way. */
export const ring: Emblem = {
  width: 46,
  svg: path('M19 5A19 19 0 1 1 18.9 5ZM22 11A13 13 0 1 0 22.1 11Z', { fill: ink, 'fill-rule': 'evenodd' }),
};
