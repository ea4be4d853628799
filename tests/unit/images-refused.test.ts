import { existsSync, truncateSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { findSvgFault } from '../../scripts/images/svg';
import { pictureFolders, plain, svg } from '../lib/pictures';

// AVIF encoding is slow on a busy machine.
vi.setConfig({ testTimeout: 240_000 });

const { copy, failure, master, put, putJpeg } = pictureFolders();

describe('a fault', () => {
  it('is reported together with all others before any file is written', async () => {
    await putJpeg('blog/fine.jpg', plain(500, 300));
    await putJpeg('hero/cut.jpg', plain(800, 600));
    truncateSync(master('hero/cut.jpg'), 1500);
    put('hero/text.png', 'not a picture');
    put('hero/empty.webp', '');
    put('blog/moving.gif', await plain(9, 9).gif().toBuffer());
    put('blog/hidden.jpg', await plain(9, 9).gif().toBuffer());
    put('blog/drawn.jpg', svg('<path d=""/>'));
    put('blog/broken.svg', '<svg><g>');
    put('blog/My Photo.JPG', '');
    put('blog/double.png', await plain(9, 9).png().toBuffer());
    await putJpeg('blog/double.jpg', plain(9, 9));
    put('stray.jpg', '');
    put('focus.json', '{"hero/gone.jpg": [0, 1], "blog/fine.jpg": [2, 0]}');
    const lines = (await failure()).replaceAll(`${master()}/`, '').split('\n  ');
    const find = (key: string) =>
      lines.filter((line) => line.startsWith(`${key}: `)).map((line) => line.slice(key.length + 2));
    const unreadable = /^cannot be read as a picture \(.+\)\. Export it again as JPEG, PNG, WebP, AVIF or SVG\.$/;
    for (const key of [
      'hero/cut.jpg',
      'hero/text.png',
      'hero/empty.webp',
      'blog/moving.gif',
      'blog/hidden.jpg',
      'blog/drawn.jpg',
      'blog/broken.svg',
    ]) {
      expect([key, ...find(key)]).toEqual([key, expect.stringMatching(unreadable)]);
    }
    expect(find('blog/My Photo.JPG')[0]).toContain('Rename it, for example my-photo.JPG.');
    expect(find('blog/double.png')[0]).toContain('under the same name as blog/double.jpg');
    expect(find('stray.jpg')[0]).toContain('in one of the folders hero, industries');
    expect(find('focus.json').join()).toMatch(/"blog\/fine.jpg" is \[2,0\].*"hero\/gone.jpg" is not a picture/);
    expect(lines[0]).toBe(`${lines.length - 1} faults in pictures:`);
    expect(find('blog/fine.jpg')).toEqual([]);
    expect(existsSync(copy())).toBe(false);
  });

  it('is a master above 25 MB', async () => {
    await putJpeg('blog/large.jpg', plain(500, 300));
    truncateSync(master('blog/large.jpg'), 25 * 1024 * 1024);
    expect(await failure()).toBe('nothing failed');
    truncateSync(master('blog/large.jpg'), 26 * 1024 * 1024);
    expect(await failure()).toMatch(/blog\/large\.jpg: is 26\.0 MB; the limit is 25 MB\. Export it smaller\.$/);
  });

  it('is a missing folder', async () => {
    expect(await failure()).toContain('this folder is missing');
  });

  it.each([
    ['<script>alert(1)</script>', 'contains a script'],
    ['<rect onload="x()"/>', 'contains an event handler (an attribute such as onload)'],
    ['<a href="javascript:x()"/>', 'contains a script address'],
    ['<image href="https://example.com/a.png"/>', 'refers to something outside itself'],
    ["<use xlink:href='other.svg#a'/>", 'refers to something outside itself'],
    ['<rect fill="url(https://example.com/a.svg#b)"/>', 'refers to something outside itself'],
    ['<style>@import "a.css";</style>', 'imports a stylesheet'],
    ['<foreignObject/>', 'contains a foreignObject'],
    ['<image href="data:image/svg+xml;base64,AA"/>', 'refers to something outside itself'],
  ])('is an SVG with %s', async (inner, fault) => {
    put('partners/logo.svg', svg(inner));
    expect(findSvgFault(svg(inner))).toBe(fault);
    expect(await failure()).toBe(
      `${master()}/partners/logo.svg: ${fault}, which is not allowed in a picture. Export it again as plain SVG without it.`,
    );
  });

  it.each([
    '<use href="#a"/>',
    '<rect fill="url(#a)"/>',
    '<rect fill="url( \'#a\' )"/>',
    '<image href="data:image/png;base64,AA"/>',
    '<text>on = 5</text>',
  ])('is not an SVG with %s', (inner) => expect(findSvgFault(svg(inner))).toBeNull());
});
