import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { preview } from './lib/builds';
import { filesIn } from './table';

const { folder } = preview;
const text = (file: string) => readFileSync(path.join(folder, file), 'utf8');

it('a preview has noindex in every page and in the headers of its hosts', () => {
  const pages = filesIn(folder).filter((file) => file.endsWith('.html'));
  const indexable = pages.filter((file) => !/<meta name="robots" content="noindex">/.test(text(file)));
  expect(pages.length).toBeGreaterThan(30);
  expect(indexable).toEqual([]);
  for (const file of ['_headers', '.htaccess']) expect(text(file)).toMatch(/X-Robots-Tag:? "?noindex/);
  expect([text('robots.txt').includes('\nAllow: /\n'), existsSync(path.join(folder, 'sitemap.xml'))]).toEqual([
    true,
    false,
  ]);
});
