import { hash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cards } from '../../lib/cards';
import { writeAtomic } from '../lib/files';
import { inBatches } from '../lib/in-batches';
import { memoize } from '../lib/memoize';
import { drawCard, sharedInputs } from './cards/draw';

const cache = '.cache/og';

/**
 * Draws each page's picture for link previews into the export. The key of the cache is a hash of all inputs of a card.
 */
export async function drawCards(out: string) {
  const shared = sharedInputs();
  const hashOf = memoize((image: string) => hash('sha256', readFileSync(path.join('content/images', image))));
  const all = cards().map((card) => {
    const key = hash('sha256', JSON.stringify([shared, card.title, card.kicker, hashOf(card.image)]));
    return { card, file: path.join(cache, `${key}.jpg`) };
  });
  // Cards with the same picture follow each other, and those with the same text and picture share a file.
  all.sort((a, b) => (a.card.image < b.card.image ? -1 : 1));
  const missing = new Map(all.filter(({ file }) => !existsSync(file)).map(({ card, file }) => [file, card]));
  await inBatches([...missing], 4, async ([file, card]) => writeAtomic(file, await drawCard(card)));
  for (const { card, file } of all) {
    const target = path.join(out, 'og', `${card.name}.jpg`);
    mkdirSync(path.dirname(target), { recursive: true });
    copyFileSync(file, target);
  }
}
