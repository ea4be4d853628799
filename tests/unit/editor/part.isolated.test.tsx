import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { frame, reloadPage, whenHydrated } from '@/editor/layer/frame';
import { countClick, finishTyping } from '@/editor/layer/inline';
import { editBlock, mayReload } from '@/editor/layer/part';
import { unsaved } from '@/editor/layer/unsaved';
import { view } from '@/editor/layer/view';
import { encodeMark } from '@/editor/marks/code.mjs';

const name = 'blog/article.mdx';
const source = 'First.\n\nSecond.';
const { readSource, sendAs, showProblems } = vi.hoisted(() => ({
  readSource: vi.fn(),
  sendAs: vi.fn(),
  showProblems: vi.fn(),
}));
vi.mock('@/editor/layer/article', () => ({
  articleShown: () => name,
  prose: () => frame.contentDocument?.querySelector('.prose'),
  readSource,
}));
vi.mock('@/editor/layer/store', () => ({ sendAs, titleOf: String }));
vi.mock('@/editor/layer/alert', () => ({ showProblems }));

let shown: Document;
Object.defineProperty(frame, 'contentDocument', { get: () => shown });
/** Resolve the pending calls of readSource. */
let reads: (() => void)[] = [];
const later = () => new Promise((done) => setTimeout(done, 250));
const field = () => document.querySelector<HTMLElement>('[data-edit]');
const block = (index: number) => document.querySelectorAll('.prose > p')[index] as Element;
/** A page of the frame. React marks what it has hydrated. */
function pageOf(document: Document) {
  document.body.innerHTML = '<div class="prose"><p>First.</p><p>Second.</p></div>';
  Object.assign(document.querySelector('.prose') as Element, { __reactFiber$1: {} });
  return document;
}

beforeEach(() => {
  shown = pageOf(document);
  reads = [];
  const blocks = [
    { start: 0, end: 6 },
    { start: 8, end: 15 },
  ];
  sendAs.mockClear();
  readSource.mockImplementation(() => new Promise((done) => reads.push(() => done({ source, blocks }))));
});
// The editor would wait for the field of an earlier test.
afterEach(() => field()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })));

it('the part clicked last opens once, and what is typed into it stays', async () => {
  for (const index of [0, 1, 1]) editBlock(name, block(index));
  await later();
  reads[0]?.();
  await later();
  expect(field()?.textContent).toBe('Second.');
  (field() as HTMLElement).textContent = 'Typed.';
  for (const read of reads) read();
  await later();
  expect([field()?.textContent, field()?.contentEditable]).toEqual(['Typed.', 'plaintext-only']);
  expect(sendAs).not.toHaveBeenCalled();
});

it('a part that opens late does not close the field of a later click', async () => {
  editBlock(name, block(0));
  await later();
  expect(mayReload()).toBe(false);
  countClick();
  reads[0]?.();
  await later();
  expect(field()).toBeNull();
  expect([reads.length, mayReload()]).toEqual([1, true]);
});

it('a text that is being saved cannot be changed, but one that is rejected can', async () => {
  let answer = (_: string[]) => {};
  sendAs.mockReturnValueOnce(
    new Promise((done) => {
      answer = done;
    }),
  );
  editBlock(name, block(0));
  await later();
  reads[0]?.();
  await later();
  const typed = field() as HTMLElement;
  typed.textContent = 'Typed.';
  // Chromium fires `blur` as soon as the focused field becomes read-only.
  let editable = typed.contentEditable;
  Object.defineProperty(typed, 'contentEditable', {
    get: () => editable,
    set: (value: string) => {
      if (value === editable) return;
      editable = value;
      if (value === 'false') typed.dispatchEvent(new Event('blur'));
    },
  });
  const finished = finishTyping();
  expect(field()?.contentEditable).toBe('false');
  expect(sendAs).toHaveBeenCalledOnce();
  answer(['A problem.']);
  expect(await finished).toBe(false);
  expect([field()?.textContent, field()?.contentEditable]).toEqual(['Typed.', 'plaintext-only']);
});

it('marks of the page that are pasted into a part do not get into its source', async () => {
  sendAs.mockResolvedValueOnce(['A problem.']);
  editBlock(name, block(0));
  await later();
  reads[0]?.();
  await later();
  (field() as HTMLElement).textContent = `Pasted${encodeMark(['home', 'home', 'title'])}.`;
  await finishTyping();
  expect(sendAs).toHaveBeenCalledWith(name, 'saveArticle', { name, was: source, source: 'Pasted.\n\nSecond.' });
});

it('no part opens of an article that cannot be read, and the reason is shown', async () => {
  readSource.mockResolvedValueOnce({ ok: false, problems: ['A problem.'] });
  await editBlock(name, block(0));
  expect([field(), mayReload()]).toEqual([null, true]);
  expect(showProblems).toHaveBeenLastCalledWith(['A problem.']);
});

it('no part opens while the source is not saved: the panel shows that source', async () => {
  unsaved.write(name, source, 'Typed in the panel.');
  editBlock(name, block(0));
  await later();
  reads[0]?.();
  await later();
  field()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(unsaved.read(name)).toEqual([source, 'Typed in the panel.']);
  expect([field(), view()]).toEqual([null, { name: 'article', article: name }]);
  expect(showProblems).toHaveBeenLastCalledWith([expect.stringMatching(/not saved: save or discard it here/)]);
  unsaved.remove(name);
});

it('whenHydrated waits until the reloaded document has arrived', async () => {
  const reload = vi.spyOn(shown.location, 'reload').mockImplementation(() => {});
  const reloaded = reloadPage();
  expect(reload).toHaveBeenCalledOnce();
  const found = vi.fn();
  whenHydrated(() => shown.querySelector('.prose')).then(found);
  await later();
  expect(found).not.toHaveBeenCalled();
  shown = pageOf(document.implementation.createHTMLDocument());
  await reloaded;
  await later();
  expect(found).toHaveBeenCalledOnce();
});
