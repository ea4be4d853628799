import { withoutMarks } from '../marks/code.mjs';
import type { ArticleSource } from '../types';
import { showProblems } from './alert';
import { button, el, help } from './dom';
import { row } from './form';
import { frame, page, pagePath } from './frame';
import { call } from './server';
import { keyOf, send, sendAs, store, titleOf } from './store';
import { clean } from './text';
import { unsaved } from './unsaved';
import { show } from './view';

/** The article whose page is in the frame. */
export const articleShown = (): string | undefined =>
  Object.entries(store.state.articles).find(([, path]) => path === pagePath())?.[0];

export const prose = () => page()?.querySelector('.prose');
export const readArticle = (name: string) => call<ArticleSource>('article', { name });

/** The source of an article, with a preview on its page while it is typed. */
export function articleView(name: string): HTMLElement {
  const area = el('textarea', {
    className: 'source',
    spellcheck: true,
    attributes: { 'aria-label': 'Source of the article' },
  });
  const head = store.fields.get(keyOf([name, 'metadata']));
  const fields = el('fieldset', { className: 'fields' }, ...(head?.fields ?? []).map(row));
  const reason = help('These fields are a part of the source: save or discard it first.');
  const lock = () => {
    fields.disabled = unsaved.has(name);
    reason.hidden = !fields.disabled;
  };
  lock();
  let was = '';
  readArticle(name).then(
    ({ source }) => {
      // `was` is the source that the unsaved one changes, so that the server notices a change on disk.
      [was = source, area.value = source] = unsaved.read(name);
    },
    (error) => showProblems([error.message]),
  );
  let timer = 0;
  const preview = async () => {
    const reply = await call<{ html?: string; problems?: string[] }>('preview', {
      source: area.value,
      brand: store.state.brand,
    }).catch((error) => ({ html: undefined, problems: [error.message] }));
    const inside = prose();
    if (reply.html !== undefined && inside) inside.innerHTML = reply.html;
    showProblems(reply.problems ?? []);
  };
  area.addEventListener('input', () => {
    unsaved.write(name, was, area.value);
    lock();
    clearTimeout(timer);
    timer = window.setTimeout(preview, 400);
  });
  const onLoad = () => {
    if (!area.isConnected) frame.removeEventListener('load', onLoad);
    else if (unsaved.has(name)) preview();
  };
  frame.addEventListener('load', onLoad);
  const saveAll = async () => {
    const source = withoutMarks(area.value);
    const problems = await sendAs(titleOf(name), 'saveArticle', { name, was, source });
    showProblems(problems);
    if (problems.length > 0) return;
    was = source;
    unsaved.remove(name);
    lock();
  };
  const discard = async () => {
    unsaved.remove(name);
    lock();
    const { source } = await readArticle(name);
    was = source;
    area.value = source;
    await preview();
  };
  return el(
    'div',
    {},
    reason,
    fields,
    el('h3', {}, 'Source'),
    area,
    el(
      'div',
      { className: 'tools' },
      button('Save the source', saveAll),
      button('Discard and read it from disk', discard),
    ),
  );
}

/** A form that creates an article as a draft. Without an address, its file name is derived from its title. */
export function newArticle(): HTMLElement {
  const title = el('input', { maxLength: 52, required: true });
  const address = el('input', { placeholder: 'from the title' });
  const create = async (event: Event) => {
    event.preventDefault();
    const before = new Set(Object.keys(store.state.trees));
    const problems = await send('newPost', { title: clean(title.value), slug: clean(address.value) });
    showProblems(problems);
    const name = Object.keys(store.state.trees).find((one) => !before.has(one));
    if (!name) return;
    const path = store.state.articles[name] ?? '/';
    // `next dev` answers the first requests with 404: its list of articles is not updated yet.
    for (let tries = 0; tries < 10 && !(await fetch(path)).ok; tries += 1)
      await new Promise((done) => setTimeout(done, 500));
    (page().defaultView as Window).location.href = path;
    show({ name: 'article', article: name });
  };
  return el(
    'form',
    { onsubmit: create },
    el('label', { className: 'label' }, 'Title of the new article ', title),
    el('label', { className: 'label' }, 'Its address in Latin letters (optional) ', address),
    el('button', {}, 'Create'),
  );
}
