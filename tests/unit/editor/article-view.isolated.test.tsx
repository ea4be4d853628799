import { screen } from '@testing-library/react';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { problemBox, showProblems } from '@/editor/layer/alert';
import { articleView, newArticle } from '@/editor/layer/article';
import { setState, store } from '@/editor/layer/store';
import { unsaved } from '@/editor/layer/unsaved';
import { view } from '@/editor/layer/view';
import { encodeMark } from '@/editor/marks/code.mjs';
import type { State } from '@/editor/types';

const { call, openPage } = vi.hoisted(() => ({ call: vi.fn(), openPage: vi.fn() }));
vi.mock('@/editor/layer/server', () => ({ call }));
vi.mock('@/editor/layer/frame', () => ({
  frame: new EventTarget(),
  page: () => document,
  pagePath: () => '/',
  openPage,
}));

const name = 'blog/article.mdx';
const mark = encodeMark(['home', 'home', 'title']);
const settled = () => new Promise((done) => setTimeout(done, 20));
const source = () => screen.getByLabelText<HTMLTextAreaElement>('Source of the article');
const type = (text: string) => {
  source().value = text;
  source().dispatchEvent(new Event('input'));
};
const press = async (button: string) => {
  screen.getByRole('button', { name: button }).click();
  await settled();
};
/** Whether the article's fields can be changed. */
const areOpen = () => !screen.getByLabelText('Draft').closest('fieldset')?.disabled;
/** The bodies of the calls of an API function. */
const sent = (api: string) => call.mock.calls.filter(([one]) => one === api).map(([, body]) => body);

const draft = { kind: 'switch', label: 'Draft', doc: '', path: [name, 'metadata', 'draft'], value: true };
const metadata = { kind: 'group', label: 'Metadata', path: [name, 'metadata'], fields: [draft] };
const state = { trees: { [name]: [metadata] }, articles: { [name]: '/article/' } } as unknown as State;

beforeEach(async () => {
  unsaved.remove(name);
  call.mockClear();
  call.mockImplementation(async (api: string) => (api === 'article' ? { source: 'Saved.' } : { ok: true, state }));
  setState(state);
  document.body.append(articleView(name));
  await settled();
});

/** The preview starts 400 ms after the last input, and needs the document. */
afterAll(() => new Promise((done) => setTimeout(done, 500)));

it('the fields of an article cannot be changed while its source is not saved', async () => {
  expect([areOpen(), screen.queryByText(/save or discard it first/)?.hidden]).toEqual([true, true]);
  type('Typed.');
  expect([areOpen(), screen.queryByText(/save or discard it first/)?.hidden]).toEqual([false, false]);
  await press('Save the source');
  expect(sent('saveArticle')).toEqual([{ name, was: 'Saved.', source: 'Typed.' }]);
  expect(areOpen()).toBe(true);
  type('Typed again.');
  await press('Discard and read it from disk');
  expect([areOpen(), source().value]).toEqual([true, 'Saved.']);
});

it('a source that is not saved is shown again in a tab that is opened after the tab was closed', async () => {
  type('Typed.');
  sessionStorage.clear();
  vi.resetModules();
  await import('@/editor/layer/unsaved');
  document.body.replaceChildren(articleView(name));
  await settled();
  expect([source().value, areOpen()]).toEqual(['Typed.', false]);
});

it('the unsaved source of another open tab is neither shown nor changed', async () => {
  const key = `edit-source-${name}`;
  const theirs = JSON.stringify(['Saved.', 'Theirs.']);
  type('Mine.');
  localStorage.setItem(key, theirs);
  const draw = () => document.body.replaceChildren(articleView(name));
  draw();
  await settled();
  expect(source().value).toBe('Mine.');
  await press('Save the source');
  expect(sent('saveArticle')).toEqual([{ name, was: 'Saved.', source: 'Mine.' }]);
  draw();
  await settled();
  expect([source().value, localStorage.getItem(key)]).toEqual(['Saved.', theirs]);
  localStorage.clear();
});

it('a double click on Save sends the source once', async () => {
  type('Typed.');
  screen.getByRole('button', { name: 'Save the source' }).click();
  await press('Save the source');
  expect(sent('saveArticle')).toHaveLength(1);
});

it('what is typed while the source is being saved is kept, and is based on the saved source', async () => {
  let answer = (_: object) => {};
  const saving = new Promise((done) => {
    answer = done;
  });
  call.mockImplementationOnce(() => saving);
  type('One.');
  await press('Save the source');
  type('One. Two.');
  answer({ ok: true, state });
  await settled();
  expect([unsaved.read(name), areOpen()]).toEqual([['One.', 'One. Two.'], false]);
  await press('Save the source');
  expect(sent('saveArticle').at(-1)).toEqual({ name, was: 'One.', source: 'One. Two.' });
});

it('after a save, the fields of the view that it has drawn again can be changed', async () => {
  type('Typed.');
  const draw = () => document.body.replaceChildren(articleView(name));
  const watcher = store.watch(draw);
  call.mockImplementation(async (api: string) => {
    if (api !== 'article') return { ok: true, state: { ...state, brand: 'Other' } };
    await new Promise((done) => setTimeout(done));
    return { source: 'Typed.' };
  });
  await press('Save the source');
  watcher.delete(draw);
  expect([areOpen(), source().value]).toEqual([true, 'Typed.']);
});

it('where the article on disk cannot be read, nothing is typed or lost, and the reason is shown', async () => {
  const problems = ['the article has no front matter between two lines of ---'];
  type('Typed.');
  call.mockImplementation(async () => ({ ok: false, problems }));
  await press('Discard and read it from disk');
  expect([unsaved.read(name), source().value, problemBox.textContent]).toEqual([
    ['Saved.', 'Typed.'],
    'Typed.',
    problems[0],
  ]);
  unsaved.remove(name);
  showProblems([]);
  document.body.replaceChildren(articleView(name));
  await settled();
  expect([source().value, source().readOnly, problemBox.textContent]).toEqual(['', true, problems[0]]);
  call.mockImplementation(async (api: string) => (api === 'article' ? { source: 'Repaired.' } : { html: '' }));
  await press('Discard and read it from disk');
  expect([source().value, source().readOnly, problemBox.textContent]).toEqual(['Repaired.', false, '']);
});

it('a new article is opened once its page is there', async () => {
  const opened = 'blog/new.mdx';
  const withNew = { trees: { ...state.trees, [opened]: [] }, articles: { [opened]: '/new/' } };
  call.mockImplementation(async () => ({ ok: true, state: withNew }));
  vi.stubGlobal('fetch', vi.fn().mockResolvedValueOnce({ ok: false }).mockResolvedValue({ ok: true }));
  document.body.replaceChildren(newArticle());
  screen.getByLabelText<HTMLInputElement>(/^Title of the new article/).value = 'A title';
  await press('Create');
  expect(openPage).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(openPage.mock.calls).toEqual([['/new/']]));
  expect(view()).toEqual({ name: 'article', article: opened });
  vi.unstubAllGlobals();
});

it('marks are neither saved in a source nor in the title of a new article', async () => {
  type(`Copied${mark} from the page.`);
  await press('Save the source');
  expect(sent('saveArticle')).toEqual([{ name, was: 'Saved.', source: 'Copied from the page.' }]);
  document.body.replaceChildren(newArticle());
  screen.getByLabelText<HTMLInputElement>(/^Title of the new article/).value = `A title${mark}`;
  screen.getByLabelText<HTMLInputElement>(/^Its address/).value = ' other-name';
  await press('Create');
  expect(sent('newPost')).toEqual([{ title: 'A title', slug: 'other-name' }]);
  expect(store.state).toBe(state);
});
