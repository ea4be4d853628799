import { beforeEach, expect, it, vi } from 'vitest';
import { fieldOf } from '@/editor/layer/find';
import { setState } from '@/editor/layer/store';
import { encodeMark } from '@/editor/marks/code.mjs';
import type { State } from '@/editor/types';
import { joinUnits } from '@/lib/no-break';

vi.mock('@/editor/layer/server', () => ({ call: vi.fn() }));

const field = (value: string, ...path: string[]) => ({ kind: 'text', marked: false, value, path });
const phone = '+91 00000 00001';
const paths = [
  ['home', 'home', 'suite', 'title'],
  ['relations', 'relations', 'main', 'title'],
];
beforeEach(() => {
  const fields = [field(phone, 'site', 'company', 'phone'), ...paths.map((path) => field('TruOps', ...path))];
  setState({ trees: { all: fields } } as unknown as State);
});
/** The path of the field of the first text of a page. */
function found(html: string) {
  document.body.innerHTML = html;
  return fieldOf(document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT).nextNode() as Text)?.path;
}

it('a telephone number, whose parts the page joins with no-break spaces', () => {
  expect(joinUnits(phone)).not.toBe(phone);
  expect(found(`<a>${joinUnits(phone)}</a>`)).toEqual(['site', 'company', 'phone']);
});

it('a text of an article is in no field, also if it is the name in one', () => {
  expect(found(`<div class="prose"><p><b>${phone}</b></p></div>`)).toBeUndefined();
});

it('a name that several fields have is the one with the marks of its entry around it, or none', () => {
  expect(found(`<p><b>TruOps</b> Text${encodeMark(['relations', 'relations', 'main', 'text'])}</p>`)).toEqual(paths[1]);
  expect(found(`<p><b>TruOps</b> Text${encodeMark(['glossary', 'glossary', 'places', 0])}</p>`)).toBeUndefined();
});
