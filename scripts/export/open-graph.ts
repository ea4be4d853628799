import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cards } from '../../lib/cards';
import { hash } from '../lib/hash';
import { inWorkers } from '../lib/in-workers';
import { memoize } from '../lib/memoize';
import { sharedInputs } from './cards/draw';

const cache = '.cache/og';
/** Below this number of cards, starting another worker takes longer than drawing them. */
const smallestPart = 8;

/**
 * Draws each page's picture for link previews into the export. The key of the cache is a hash of all inputs of a card.
 */
export async function drawCards(out: string) {
  mkdirSync(cache, { recursive: true });
  const [all, shared] = [cards(), sharedInputs()];
  const hashOf = memoize((image: string) => hash(readFileSync(path.join('content/images', image))));
  const files = all.map(({ title, kicker, image }) =>
    path.join(cache, `${hash(shared, JSON.stringify([title, kicker]), hashOf(image))}.jpg`),
  );
  const missing = new Map(all.map((card, index) => [files[index] ?? '', card]));
  for (const file of missing.keys()) if (existsSync(file)) missing.delete(file);
  const work = [...missing].map(([file, card]) => [card, file] as const);
  await inWorkers(new URL('./cards/draw.ts', import.meta.url), work, smallestPart);
  all.forEach(({ name }, index) => {
    const target = path.join(out, 'og', `${name}.jpg`);
    mkdirSync(path.dirname(target), { recursive: true });
    copyFileSync(files[index] ?? '', target);
  });
}
