import type { ArticleSource } from '../types';
import { button, el } from './dom';
import { row } from './form';
import { page, pagePath } from './frame';
import { typeInPlace } from './inline';
import { call } from './server';
import { keyOf, send, store } from './store';
import { show } from './view';

/** The article whose page is in the frame. */
export const articleShown = (): string | undefined =>
  Object.entries(store.state.articles).find(([, path]) => path === pagePath())?.[0];

const prose = () => page().querySelector('.prose');
const read = (name: string) => call<ArticleSource>('article', { name });

/** Edits one block of an article's text as Markdown, where it stands on the page. */
export async function editBlock(name: string, target: Element, tell: (problems: string[]) => void): Promise<boolean> {
  const inside = prose();
  const index = inside ? [...inside.children].findIndex((block) => block.contains(target)) : -1;
  if (!inside || index < 0) return false;
  const { source, blocks } = await read(name);
  const block = blocks[index];
  if (!block || blocks.length !== inside.children.length) {
    show({ name: 'article', article: name });
    return true;
  }
  const text = source.slice(block.start, block.end);
  await typeInPlace({
    node: inside.children[index] as Element,
    text,
    name: 'Markdown of this part of the article',
    lines: true,
    onInput: () => {},
    onCancel: () => {},
    onDone: async (typed) => {
      const problems = await send('saveArticle', {
        name,
        was: source,
        source: source.slice(0, block.start) + typed + source.slice(block.end),
      });
      tell(problems);
      return problems.length === 0;
    },
    onEnd: () => {},
  });
  return true;
}

/** An article's whole source beside its page, which shows what is typed before it is saved. */
export function articleView(name: string, tell: (problems: string[]) => void): HTMLElement {
  const area = el('textarea', {
    className: 'source',
    spellcheck: true,
    attributes: { 'aria-label': 'Source of the article' },
  });
  let was = '';
  const kept = `edit-source-${name}`;
  read(name).then(
    ({ source }) => {
      was = source;
      area.value = sessionStorage.getItem(kept) ?? source;
    },
    (error) => tell([error.message]),
  );
  let timer = 0;
  const preview = async () => {
    const answer = await call<{ html?: string; problems?: string[] }>('preview', {
      source: area.value,
      brand: store.state.brand,
    }).catch((error) => ({ html: undefined, problems: [error.message] }));
    const inside = prose();
    if (answer.html !== undefined && inside) inside.innerHTML = answer.html;
    tell(answer.problems ?? []);
  };
  area.addEventListener('input', () => {
    sessionStorage.setItem(kept, area.value);
    clearTimeout(timer);
    timer = window.setTimeout(preview, 400);
  });
  const saveAll = async () => {
    const problems = await send('saveArticle', { name, was, source: area.value });
    tell(problems);
    if (problems.length > 0) return;
    was = area.value;
    sessionStorage.removeItem(kept);
  };
  const again = async () => {
    sessionStorage.removeItem(kept);
    const { source } = await read(name);
    was = source;
    area.value = source;
    await preview();
  };
  const head = store.fields.get(keyOf([name, 'metadata']));
  return el(
    'div',
    {},
    ...(head?.fields ?? []).map(row),
    el('h3', {}, 'Source'),
    area,
    el('div', { className: 'tools' }, button('Save the source', saveAll), button('Read it from disk again', again)),
  );
}

/** A new article: a draft under the name that its title gives. */
export function newArticle(tell: (problems: string[]) => void): HTMLElement {
  const title = el('input', { maxLength: 52, required: true });
  const create = async (event: Event) => {
    event.preventDefault();
    const before = new Set(Object.keys(store.state.trees));
    const problems = await send('newPost', { title: title.value });
    tell(problems);
    const name = Object.keys(store.state.trees).find((one) => !before.has(one));
    if (!name) return;
    (page().defaultView as Window).location.href = store.state.articles[name] ?? '/';
    show({ name: 'article', article: name });
  };
  return el(
    'form',
    { onsubmit: create },
    el('label', { className: 'label' }, 'New article, by its title ', title),
    el('button', {}, 'Write it'),
  );
}
