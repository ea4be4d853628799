import { expect, it, vi } from 'vitest';
import { site } from '@/content/site';
import { page, text } from '../lib/export';
import { indexable } from '../lib/head';

// Seconds on a machine with nothing else to do.
vi.setConfig({ testTimeout: 120_000 });

const listed = [...text('/llms.txt').matchAll(/^- \[.*\]\((.*?)\): \S/gm)].map(([, url]) => url);
const full = text('/llms-full.txt');

it('llms.txt lists the pages that search engines may show, each once', () => {
  expect(listed.sort()).toEqual(indexable.map((path) => site.url + path).sort());
});

it('llms-full.txt holds each of them under its headline, and no markup', () => {
  for (const path of indexable) {
    const own = full.split(`\nAddress: ${site.url}${path}\n`)[1]?.split('\n---\n')[0] ?? '';
    const headline = (page(path).querySelector('h1')?.textContent ?? '').trim();
    expect([path, own.replaceAll('\\', '').includes(`# ${headline}`)]).toEqual([path, true]);
  }
  expect(full).not.toMatch(/<\/?(?:div|p|span|section|a|img|script)\b/);
});
