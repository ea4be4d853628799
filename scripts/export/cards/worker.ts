import { renameSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import type { Card } from '../../../lib/cards';
import { drawCard } from './draw';

// The workers share the processors.
sharp.concurrency(1);
sharp.cache(false);

/** Draws cards, each into its file of the cache. */
export async function work(cards: [Card, string][]) {
  for (const [card, file] of cards) {
    // Renamed into place, so that a build that is stopped here leaves no partial file in the cache.
    const part = `${file}.part`;
    writeFileSync(part, await drawCard(card));
    renameSync(part, file);
  }
}
