import { testimonial } from '../../content/testimonial';
import { color } from '../../lib/screens/palette';
import { rect } from '../../lib/screens/svg';
import { measure, outline, type TextStyle } from '../lib/text';
import { bars, type Emblem, falls, halfSun, hexagon, ring, rotor, star } from './emblems';

type Word = [content: string, baseline: number, style: TextStyle];

interface Partner {
  name: string;
  /** The symbol left of the name. */
  emblem?: Emblem;
  /** The lines of the name; with `flow: 'row'`, its parts on one line. */
  words: readonly Word[];
  flow?: 'row';
  /** Further shapes, drawn for the final width. */
  extra?: (width: number) => string;
}

const fraunces = (size: number, weight: 400 | 500 | 600, tracking = 0): TextStyle => ({
  family: 'fraunces',
  size,
  weight,
  tracking,
});
const barlow = (size: number, weight: 500 | 600 | 700, tracking = 0): TextStyle => ({
  family: 'barlow-condensed',
  size,
  weight,
  tracking,
});
const unbounded = (size: number, weight: 300 | 400 | 500 | 600 | 700, tracking = 0): TextStyle => ({
  family: 'unbounded',
  size,
  weight,
  tracking,
});
const hanken = (size: number, weight: 300 | 400 | 500 | 600 | 700 | 800, tracking = 0): TextStyle => ({
  size,
  weight,
  tracking,
});

/** Eleven invented companies: sample logos until the client supplies those of real partners. */
const partners: readonly Partner[] = [
  {
    name: 'Norvane Capital',
    words: [
      ['Norvane', 33, fraunces(29, 500, -0.01)],
      [' Capital', 33, fraunces(29, 400, -0.01)],
    ],
    flow: 'row',
  },
  {
    name: 'Aruvi Renewables',
    emblem: falls,
    words: [
      ['aruvi', 26, hanken(28, 700, -0.03)],
      ['renewables', 42, hanken(14.5, 500, 0.02)],
    ],
  },
  {
    name: 'Tavrell Infra Partners',
    emblem: bars,
    words: [
      ['TAVRELL', 29, barlow(31, 700, 0.05)],
      ['INFRA PARTNERS', 42, barlow(13, 600, 0.13)],
    ],
  },
  { name: 'Solmarak', emblem: halfSun, words: [['solmarak', 33, unbounded(22, 500, -0.02)]] },
  { name: 'Dhruvena', emblem: star, words: [['DHRUVENA', 33, hanken(25, 800, -0.02)]] },
  {
    name: 'Pavanik Wind',
    emblem: rotor,
    words: [
      ['Pavanik ', 34, barlow(33, 600)],
      ['Wind', 34, barlow(33, 500)],
    ],
    flow: 'row',
  },
  {
    name: 'Merivaan',
    words: [['MERIVAAN', 32, fraunces(24, 400, 0.16)]],
    extra: (width) => rect(0, 4, width, 1.6, color.ink) + rect(0, 42.4, width, 1.6, color.ink),
  },
  { name: 'Hexarun', emblem: hexagon, words: [['HEXARUN', 31.5, unbounded(20, 300, 0.04)]] },
  {
    name: 'Ostellan Green Fund',
    emblem: ring,
    words: [
      ['Ostellan', 22, hanken(22, 600, -0.01)],
      ['Green Fund', 41, hanken(19, 300)],
    ],
  },
  {
    name: 'Kiravolt',
    words: [
      ['kira', 34, hanken(34, 800, -0.05)],
      ['volt', 34, hanken(34, 300, -0.04)],
    ],
    flow: 'row',
  },
  { name: 'Vyomara', words: [['VYOMARA', 33.5, barlow(28, 700, 0.12)]] },
];

function partnerLogo({ emblem, words, flow, extra }: Partner): string {
  const start = emblem ? emblem.width + 8 : 0;
  let x = start;
  let right = start;
  const letters = words.map(([content, baseline, style]) => {
    const drawn = outline(content, x, baseline, { ...style, fill: color.ink });
    right = Math.max(right, x + measure(content, style));
    if (flow === 'row') x += measure(content, style);
    return drawn;
  });
  const width = Math.ceil(right);
  const body = [emblem?.svg ?? '', extra?.(width) ?? '', ...letters].join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 48" width="${width}" height="48">${body}</svg>\n`;
}

/** The logos that content/testimonial.ts marks as samples. A real partner's logo is never overwritten. */
export function partnerLogos(): Record<string, string> {
  const samples = testimonial.logos.filter(({ sample }) => sample).map(({ image }) => image.file);
  const drawn = partners.map(
    (one, index) => [`partner-${String(index + 1).padStart(2, '0')}.svg`, partnerLogo(one)] as const,
  );
  return Object.fromEntries(drawn.filter(([file]) => samples.includes(`partners/${file}`)));
}
