import { titleWithBrand } from '../../lib/page-title';
import { articleShown } from './article';
import { el } from './dom';
import { row } from './form';
import { pagePath } from './frame';
import { call } from './server';
import { pathKey, store } from './store';

const longestDescription = 160;
const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

/** The picture of a link preview. Drawing it takes a few seconds. */
function cardPicture(name: string): HTMLElement {
  const place = el('div', { className: 'card', attributes: { role: 'status' } }, 'The picture is being drawn …');
  call<{ picture: string }>('card', { name }).then((answer) => {
    if (answer.problems) place.replaceChildren();
    else if (answer.picture) place.replaceChildren(el('img', { src: answer.picture, alt: '' }));
    else place.replaceChildren('The picture of the home page is used.');
  });
  return place;
}

/** Previews of a page as a search result and as a link preview. */
function previews(title: string, description: string, path: string, card: string): HTMLElement {
  const { brand, siteUrl } = store.state;
  const host = URL.canParse(siteUrl) ? new URL(siteUrl).host : siteUrl;
  const breadcrumb = [host, ...path.split('/').filter(Boolean)].join(' › ');
  return el(
    'div',
    {},
    el('h3', {}, 'As a search result'),
    el(
      'div',
      { className: 'result' },
      el('p', { className: 'breadcrumb' }, breadcrumb),
      el('p', { className: 'title' }, titleWithBrand(title, brand)),
      el('p', {}, cut(description, longestDescription)),
    ),
    el('h3', {}, 'As a link preview'),
    el(
      'div',
      { className: 'preview' },
      cardPicture(card),
      el('p', { className: 'breadcrumb' }, host),
      el('p', { className: 'title' }, title),
      el('p', {}, cut(description, 120)),
    ),
  );
}

/** The title and description of the page in the frame. */
export function pageView(): HTMLElement {
  const { pages } = store.state;
  const path = pagePath();
  const found = pages.find((one) => one.path === path);
  const field = found
    ? store.fields.get(pathKey(['routes', 'routes', found.id]))
    : store.fields.get(pathKey([articleShown() ?? '', 'metadata']));
  if (!field) return el('p', {}, 'This page takes its title and description from the one it is a part of.');
  // A field that is missing on disk is among the problems in the content.
  const { title, description } = (field.value ?? {}) as Record<string, unknown>;
  const wanted = ['title', 'description', 'label'];
  const rows = (field.fields ?? []).filter(({ path: at }) => wanted.includes(String(at.at(-1)))).map(row);
  const card = found?.id ?? (articleShown() ?? '').replace(/\.mdx?$/, '');
  return el('div', {}, previews(String(title ?? ''), String(description ?? ''), path, card), ...rows);
}
