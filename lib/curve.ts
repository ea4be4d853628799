/**
 * The day curve: what a plant gives over the ninety-six quarter-hour blocks of a day, from 0 to 1.
 * The site's one graphic device; drawn over the hero, around the figures and between sections.
 */
export const blocks = 96;

const bell = (hour: number) => Math.max(0, Math.sin(((hour - 6) / 12.5) * Math.PI)) ** 1.35;
const ripple = (hour: number) =>
  0.5 + 0.2 * Math.sin(hour * 0.9 + 1) + 0.16 * Math.sin(hour * 2.3) + 0.08 * Math.sin(hour * 5.1 + 2);
const step = (hour: number, at: number) => 1 / (1 + Math.exp(-(hour - at) * 5));

export const days = {
  /** Solar: a bell, with one cloud in the afternoon. */
  saas: (hour: number) => bell(hour) * (1 - 0.24 * Math.exp(-(((hour - 14.4) / 0.38) ** 2))),
  /** Wind: restless, strongest at night. */
  services: (hour: number) => ripple(hour) * (0.86 - 0.36 * bell(hour)),
  /** Storage: a block of the day moved into the evening. */
  marketplace: (hour: number) =>
    0.16 + 0.42 * (step(hour, 9.5) - step(hour, 15)) + 0.78 * (step(hour, 17.8) - step(hour, 22)),
} as const;

export type DayKind = keyof typeof days;

const round = (value: number) => Math.round(value * 10) / 10;
const hours = (every: number) => Array.from({ length: blocks / every + 1 }, (_, i) => (i * every * 24) / blocks);

/** The curve as a path across a box of `width` × `height`, the ground line at its foot. */
export function dayPath(kind: DayKind, width: number, height: number): string {
  return hours(1)
    .map((hour, i) => `${i ? 'L' : 'M'}${round((hour / 24) * width)} ${round(height * (1 - days[kind](hour)))}`)
    .join('');
}

/** The solar day bent into a ring around (0, 0): midnight below, noon above, `radius` at night and `lift` more at noon. */
export function ringPath(radius: number, lift: number): string {
  const points = hours(2).map((hour) => {
    const angle = (hour / 24) * 2 * Math.PI + Math.PI / 2;
    const r = radius + lift * days.saas(hour);
    return `${round(Math.cos(angle) * r)} ${round(Math.sin(angle) * r)}`;
  });
  return `M${points.join('L')}Z`;
}
