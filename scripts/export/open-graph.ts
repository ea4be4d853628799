import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cards } from '../../lib/cards';
import { inWorkers } from '../lib/in-workers';
import { sharedInputs } from './cards/draw';

const cache = '.cache/og';
/** Below this number of cards, starting another worker takes longer than drawing them. */
const smallestPart = 8;

const hash = (...parts: (string | Buffer)[]) => {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part);
  return sum.digest('hex').slice(0, 32);
};

/**
 * Draws each page's picture for link previews into the export. The key of the cache is a hash of all inputs of a card.
 */
export async function drawCards(out: string) {
  mkdirSync(cache, { recursive: true });
  const [all, shared] = [cards(), sharedInputs()];
  const photographs = new Map<string, string>();
  const files = all.map((card) => {
    const known = photographs.get(card.image) ?? hash(readFileSync(path.join('content/images', card.image)));
    photographs.set(card.image, known);
    return path.join(cache, `${hash(shared, JSON.stringify([card.title, card.kicker]), known)}.jpg`);
  });
  const missing = new Map(all.map((card, index) => [files[index] ?? '', card]));
  for (const file of missing.keys()) if (existsSync(file)) missing.delete(file);
  const work = [...missing].map(([file, card]) => [card, file] as const);
  await inWorkers(new URL('./cards/worker.ts', import.meta.url), work, smallestPart);
  all.forEach(({ name }, index) => {
    const target = path.join(out, 'og', `${name}.jpg`);
    mkdirSync(path.dirname(target), { recursive: true });
    copyFileSync(files[index] ?? '', target);
  });
}
