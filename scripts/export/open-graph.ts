import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { cards } from '../../lib/cards';
import { copyCached } from '../lib/cached';
import { inParallel } from '../lib/in-parallel';
import { memoize } from '../lib/memoize';
import { drawCard, sharedInputs } from './cards/draw';

/**
 * Draws each page's picture for link previews into the export. The key of the cache is a hash of all inputs of a card.
 */
export async function drawCards(out: string) {
  const shared = sharedInputs();
  const hashOf = memoize((image: string) => hash('sha256', readFileSync(path.join('content/images', image))));
  // Cards with the same picture follow each other, and those with the same text and picture share a file.
  const all = cards().sort((a, b) => (a.image < b.image ? -1 : 1));
  await inParallel(all, 4, async (card) => {
    const key = hash('sha256', JSON.stringify([shared, card.title, card.kicker, hashOf(card.image)]));
    await copyCached(`og/${key}.jpg`, path.join(out, 'og', `${card.name}.jpg`), () => drawCard(card));
  });
}
