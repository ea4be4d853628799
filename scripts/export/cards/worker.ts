import sharp from 'sharp';
import type { Card } from '../../../lib/cards';
import { writeAtomic } from '../../lib/write-atomic';
import { drawCard } from './draw';

// The workers share the processors.
sharp.concurrency(1);
sharp.cache(false);

/** Draws cards, each into its file of the cache. */
export async function work(cards: [Card, string][]) {
  for (const [card, file] of cards) writeAtomic(file, await drawCard(card));
}
