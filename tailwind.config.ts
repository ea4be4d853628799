import type { Config } from 'tailwindcss';
import { motion } from './content/motion';
import { color } from './lib/color';

/**
 * The design tokens: colours (lib/color.ts), text sizes, spacing, radii, shadow and easing. Components use them as Tailwind
 * classes; scripts/export/cards/draw.ts imports `tokens`.
 */
export const tokens = {
  color,
  /**
   * Each size but the smallest grows with the viewport. Above 1440 px the root font size grows too (app/globals.css). With
   * a large default font `vw` limits the two largest, so that a long word fits a phone.
   */
  text: {
    caption: ['0.875rem', { lineHeight: '1.45' }],
    body: ['clamp(1.0625rem, 1.05rem + 0.08vw, 1.125rem)', { lineHeight: '1.55' }],
    lead: ['clamp(1.1875rem, 1.12rem + 0.35vw, 1.4375rem)', { lineHeight: '1.42', letterSpacing: '-0.008em' }],
    title: ['clamp(1.375rem, 1.24rem + 0.62vw, 1.8125rem)', { lineHeight: '1.18', letterSpacing: '-0.016em' }],
    heading: ['min(clamp(2rem, 1.55rem + 2vw, 3.375rem), 10vw)', { lineHeight: '1.06', letterSpacing: '-0.024em' }],
    display: [
      'min(clamp(2.375rem, 1.6rem + 2.85vw, 4.25rem), 12vw)',
      { lineHeight: '1.03', letterSpacing: '-0.028em' },
    ],
  },
  /**
   * Fluid spacing: `sm` below a heading, `md` between blocks, `lg` between groups, `xl` around sections; the gutters are the
   * least distance of text and of wide pictures from the window's edges.
   */
  space: {
    sm: 'clamp(1.75rem, 4vw, 3.75rem)',
    md: 'clamp(2.5rem, 5vw, 5rem)',
    lg: 'clamp(3rem, 6.5vw, 6rem)',
    xl: 'clamp(3.5rem, 8.5vw, 9rem)',
    gutter: 'clamp(1.25rem, 5vw, 6rem)',
    gutterWide: 'clamp(1.25rem, 2.8vw, 4rem)',
  },
  /** The weight of headings, buttons and large figures. */
  weight: { display: '560' },
  radius: { control: '4px', picture: '6px' },
  shadow: { float: '0 18px 48px -12px rgb(12 31 28 / 0.22)' },
  ease: { out: 'cubic-bezier(0.22, 1, 0.36, 1)' },
} as const;

/** One property of each text size that has it, by the size's name. */
const typePart = (part: (size: readonly [string, Record<string, string>]) => string | undefined) =>
  Object.fromEntries(
    Object.entries(tokens.text)
      .map(([name, size]) => [name, part(size)])
      .filter(([, value]) => value),
  );

export default {
  theme: {
    colors: tokens.color,
    fontSize: {},
    borderRadius: { ...tokens.radius, full: '9999px' },
    boxShadow: tokens.shadow,
    transitionTimingFunction: { out: tokens.ease.out },
    /** In rem: a larger default font gets the layout of a narrower window. */
    screens: { sm: '30rem', md: '48rem', lg: '64rem', xl: '90rem' },
    extend: {
      /**
       * Columns of a page's head and of the sections below it. With `gap-x-10` the second column of `thirds` starts within 3 px
       * of that of `aside`, and its third column within 3 px of the second of `axis`. related-pages.tsx has the first two
       * columns of `thirds`.
       */
      gridTemplateColumns: { axis: '9fr 5fr', aside: '1fr 3fr', thirds: '7fr 10fr 10fr' },
      /** Durations of one animation cycle. */
      motion: {
        hero: `${motion.heroInterval}ms`,
        differentiators: `${motion.differentiatorsLoopSeconds}s`,
        logos: `${motion.logosLoopSeconds}s`,
      },
      /** Read by the utility `text-*` of app/utilities.css. */
      typeSize: typePart(([size]) => size),
      typeLeading: typePart(([, { lineHeight }]) => lineHeight),
      typeTracking: typePart(([, { letterSpacing }]) => letterSpacing),
      spacing: tokens.space,
      fontWeight: tokens.weight,
      maxWidth: { text: '77.5rem', picture: '95rem', measure: '38rem' },
    },
  },
} satisfies Config;
