import { cards } from '../../lib/cards';
import { drawCard } from '../../scripts/export/cards/draw';

/**
 * Prints the link preview picture of a page or article as a data URL. It is a process of its own, because the modules of
 * the content are imported only once in a process.
 */
const card = cards().find(({ name }) => name === process.argv[2]);
if (card) process.stdout.write(`data:image/jpeg;base64,${(await drawCard(card)).toString('base64')}`);
