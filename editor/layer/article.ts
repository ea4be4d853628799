import { withoutMarks } from '../marks/code.mjs';
import type { ArticleSource } from '../types';
import { showProblems } from './alert';
import { button, el, help } from './dom';
import { row } from './form';
import { frame, openPage, page, pagePath } from './frame';
import { call } from './server';
import { pathKey, send, sendAs, store, titleOf } from './store';
import { clean } from './text';
import { unsaved } from './unsaved';
import { show } from './view';

/** The article whose page is in the frame. */
export const articleShown = (): string | undefined =>
  Object.entries(store.state.articles).find(([, path]) => path === pagePath())?.[0];

/** The element with the article's text on its page. */
export const prose = () => page()?.querySelector('.prose');
/** Reads the source of an article from disk. */
export const readSource = (name: string) => call<ArticleSource>('article', { name });

/** The articles that are being saved. */
const saving = new Set<string>();

/** The source of an article, with a preview on its page while it is typed. */
export function articleView(name: string): HTMLElement {
  const area = el('textarea', {
    className: 'source',
    spellcheck: true,
    // Until the source is read.
    readOnly: true,
    attributes: { 'aria-label': 'Source of the article' },
  });
  const head = store.fields.get(pathKey([name, 'metadata']));
  const fields = el('fieldset', { className: 'fields' }, ...(head?.fields ?? []).map(row));
  const reason = help('These fields are a part of the source: save or discard it first.');
  const lock = () => {
    fields.disabled = unsaved.has(name);
    reason.hidden = !fields.disabled;
  };
  lock();
  let was = '';
  const showSource = (source: string) => {
    area.readOnly = false;
    // `was` is the source that the unsaved one changes, so that the server notices a change on disk.
    [was = source, area.value = source] = unsaved.read(name);
    // A save draws this view again before `unsaved.remove`.
    lock();
  };
  readSource(name).then((answer) => {
    if (!answer.problems) return showSource(answer.source);
    [, area.value = ''] = unsaved.read(name);
    showProblems(answer.problems);
  });
  let timer = 0;
  const preview = async () => {
    const { brand } = store.state;
    const answer = await call<{ html: string }>('preview', { source: area.value, brand });
    const inside = prose();
    if (!answer.problems && inside) inside.innerHTML = answer.html;
    showProblems(answer.problems ?? []);
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
    // The second click of a double click would find the saved source on disk in place of `was`.
    if (saving.has(name)) return;
    saving.add(name);
    const sent = area.value;
    const source = withoutMarks(sent);
    const problems = await sendAs(titleOf(name), 'saveArticle', { name, was, source }).finally(() =>
      saving.delete(name),
    );
    showProblems(problems);
    if (problems.length > 0) return;
    was = source;
    // What was typed during the save is based on the saved source.
    const [, typed = sent] = unsaved.read(name);
    if (typed === sent) unsaved.remove(name);
    else unsaved.write(name, source, typed);
    lock();
  };
  const discard = async () => {
    const answer = await readSource(name);
    if (answer.problems) return showProblems(answer.problems);
    unsaved.remove(name);
    showSource(answer.source);
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

/** Opens an article's page in the frame and its source in the panel. */
export function openArticle(article: string) {
  const path = store.state.articles[article] ?? '/';
  if (path !== pagePath()) openPage(path);
  show({ name: 'article', article });
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
    // `next dev` answers the first requests with 404: its list of articles is not updated yet.
    for (let tries = 0; tries < 10 && !(await fetch(store.state.articles[name] ?? '/')).ok; tries += 1)
      await new Promise((done) => setTimeout(done, 500));
    openArticle(name);
  };
  return el(
    'form',
    { onsubmit: create },
    el('label', { className: 'label' }, 'Title of the new article ', title),
    el('label', { className: 'label' }, 'Its address in Latin letters (optional) ', address),
    el('button', {}, 'Create'),
  );
}
