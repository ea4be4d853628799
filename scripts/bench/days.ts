import { BLOCKS, type Block, type Slabs, settleDay } from '../../lib/deviation';

const slab = (from: number, to: number, rate: number) => ({ from, to, rate });
const graded = [slab(0, 15, 0), slab(15, 25, 0.5), slab(25, 35, 1), slab(35, Number.POSITIVE_INFINITY, 1.5)];
const slabs: Slabs = { over: graded, under: graded };
const bases = [100, 50, 0];

/** A day that differs with its number: the same days in every run. */
const dayOf = (number: number): Block[] =>
  Array.from({ length: BLOCKS }, (_, block) => ({
    available: 300,
    scheduled: 150 + 140 * Math.sin(block / 15 + number),
    actual: 150 + 140 * Math.sin(block / 14 + number),
  }));

/** `npm run bench -- --days N`: how long it takes to settle N days of 96 blocks on three bases. */
export function benchDays(count: number): string {
  const days = Array.from({ length: 100 }, (_, number) => dayOf(number));
  const settle = (number: number) =>
    bases.reduce((sum, x) => sum + settleDay(days[number % days.length] ?? [], x, slabs).charge, 0);
  for (let number = 0; number < 500; number += 1) settle(number);
  const start = performance.now();
  let charges = 0;
  for (let number = 0; number < count; number += 1) charges += settle(number);
  const spent = performance.now() - start;
  const perDay = (spent / count).toFixed(4);
  return `${count} days of ${BLOCKS} blocks on ${bases.length} bases: ${(spent / 1000).toFixed(2)} s, ${perDay} ms a day (charges: ₹${Math.round(charges)}).`;
}
