import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contact } from '@/content/contact';
import { site } from '@/content/site';
import budgets from '../bench/budgets.json';
import { installed } from '../bench/machine';
import { withoutScripts } from '../bench/serve-copy';
import { gzipSize, scriptsOf, weigh } from '../bench/weigh';
import { out, page, pagePaths, text } from '../lib/export';

const { atRest, emptyExport } = budgets;
/** What settings that are off by default add to each page's HTML. */
const { visits, notice } = budgets.switches;
const counting = site.analytics.path ? visits : 0;
/**
 * The most HTML and CSS of a page. Ten TCP segments of 1,460 bytes hold the budget and 330 bytes of response headers. Home's
 * first paint took 1.24 times the baseline's with 14,288 bytes, 1.03 times with 14,265.
 */
const mostHtml = budgets.htmlAndCss + counting + (contact.notice ? notice : 0);
/** Pages whose island is a tool of its own, with the bytes of script that they may have in addition. */
const islandAboveOthers: Record<string, number> = budgets.islandAboveOthers;

it('the empty export was measured with the installed Next and React', () => {
  expect(
    { next: installed('next'), react: installed('react') },
    'run "npm run bench -- --empty" and write what it prints into tests/bench/budgets.json',
  ).toEqual({ next: emptyExport.next, react: emptyExport.react });
});

describe.each(pagePaths)('%s', (path) => {
  const mostScript = budgets.scriptAboveEmpty + (islandAboveOthers[path] ?? 0);
  it(`ships at most ${mostScript / 1000} kB of script beyond an empty Next export`, () => {
    const { script } = weigh(out, path);
    expect(script).toBeGreaterThan(emptyExport.script * 0.9);
    expect(script - emptyExport.script).toBeLessThanOrEqual(mostScript);
  });
  it(`has at most ${mostHtml / 1000} kB of HTML and CSS: TCP's initial congestion window, less the headers`, () => {
    expect(weigh(out, path).html).toBeLessThanOrEqual(mostHtml);
  });
  const most = (atRest.aboveBaseline as Record<string, number>)[path] ?? atRest.aboveBaseline['other pages'];
  const mostInline = most + counting;
  it(`has no script file and at most ${mostInline / 1000} kB of inline scripts`, () => {
    const html = text(`${path}index.html`);
    expect(page(path).querySelectorAll('script[src], link[as="script"]')).toHaveLength(0);
    const above = gzipSize(html) - gzipSize(withoutScripts(html));
    expect(above).toBeGreaterThan(400);
    expect(above).toBeLessThanOrEqual(mostInline);
  });
  it('references only existing scripts', () => {
    expect(scriptsOf(out, path).filter((src) => !existsSync(join(out, src)))).toEqual([]);
  });
  it('preloads one font and nothing else, and loads every picture but one lazily', () => {
    const document = page(path);
    const preloads = [...document.querySelectorAll('link[rel="preload"]')];
    expect(preloads.map((link) => link.getAttribute('as'))).toEqual(['font']);
    expect(
      [...document.querySelectorAll('img')].filter((img) => img.getAttribute('loading') !== 'lazy').length,
    ).toBeLessThan(2);
  });
});

it(`the typeface is one file of at most ${budgets.font / 1000} kB, with a fallback font of adjusted metrics (size-adjust)`, () => {
  const font = page('/').querySelector('link[rel="preload"][as="font"]')?.getAttribute('href') ?? '';
  expect(readFileSync(join(out, font)).length).toBeLessThanOrEqual(budgets.font);
  expect(text('/index.html')).toMatch(/@font-face\{[^}]*Fallback[^}]*size-adjust:/i);
});
