import { expect, it } from 'vitest';
import { addNoindex } from '@/scripts/export/pages/noindex';
import { readPage } from '@/scripts/export/pages/page';
import { property } from '@/scripts/lib/html';

it('a preview has noindex, whatever the page had', () => {
  const changed = readPage('<head><meta name="robots" content="index, follow"/><title>T</title></head>', 'a.html');
  addNoindex(changed);
  const robots = changed.head.children.filter((node) => node.type === 'element' && node.tagName === 'meta');
  expect(robots.map((node) => property(node as never, 'content'))).toEqual(['noindex']);
});
