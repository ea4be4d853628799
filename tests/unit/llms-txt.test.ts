import type { Element } from 'hast';
import { expect, it } from 'vitest';
import { absolute } from '@/lib/metadata';
import { llmsFiles } from '@/scripts/export/llms-txt';
import { parseHtml } from '@/scripts/lib/html';

/** The Markdown of a page's main part, without the lines before it. */
function markdownOf(html: string) {
  const [main] = parseHtml(`<main>${html}</main>`, true).children as Element[];
  const page = { path: '/about/', title: 'About', description: 'A page.', pictures: [], main };
  return llmsFiles([page])['llms-full.txt']?.split('/about/\n\n')[1]?.trim();
}

it.each([
  ['separates what only CSS separates', '<p><span>Base</span><b>₹5</b><span>7 times</span></p>', 'Base **₹5** 7 times'],
  ['leaves out copies of slides', '<p>One</p><p aria-hidden="true">One</p>', 'One'],
  ['leaves out fields and their labels', '<p>One</p><label>Unit <input name="u"></label>', 'One'],
  ['names drawings and logos', '<p><img src="/a/b.svg" alt="Norvane"></p>', `![Norvane](${absolute('/a/b.svg')})`],
  [
    'leaves out photographs and decorative drawings',
    '<p>One <img src="/a.avif" alt="A"><img src="/b.svg" alt=""></p>',
    'One',
  ],
  ['has absolute links', '<p><a href="/about/team/">Team</a></p>', `[Team](${absolute('/about/team/')})`],
])('llms-full.txt %s', (_, html, markdown) => {
  expect(markdownOf(html)).toBe(markdown);
});
