import { color, mix } from '../../lib/screens/palette';

/** The colours of one portrait, all derived from the design tokens. */
export interface Scheme {
  ground: string;
  /** Filled areas: hills, modules, bars. */
  plane: string;
  line: string;
  accent: string;
  letters: string;
}

export const schemes: readonly Scheme[] = [
  {
    ground: color.night,
    plane: mix(color.night, color.field, 0.55),
    line: mix(color.night, color.mist, 0.5),
    accent: color.amber,
    letters: color.paper,
  },
  {
    ground: color.sky,
    plane: mix(color.sky, color.field, 0.2),
    line: mix(color.sky, color.field, 0.62),
    accent: color.field,
    letters: color.ink,
  },
  {
    ground: color.field,
    plane: mix(color.field, color.night, 0.4),
    line: mix(color.field, color.paper, 0.38),
    accent: color.amber,
    letters: color.paper,
  },
  {
    ground: mix(color.paper, color.amber, 0.12),
    plane: mix(color.paper, color.amber, 0.42),
    line: mix(color.paper, color.field, 0.7),
    accent: color.field,
    letters: color.ink,
  },
];
