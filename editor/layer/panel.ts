import type { Field } from '../types';
import { problemBox } from './alert';
import { articleShown, articleView, newArticle, openArticle } from './article';
import { changesView } from './changes';
import { button, el, help, listOf } from './dom';
import { listView } from './list';
import { draftList, problemList } from './notices';
import { pageView } from './pages';
import { partView } from './part';
import { pathKey, store, titleOf } from './store';
import { type EditText, fieldView, textsView, typingView } from './texts';
import { isTyping } from './typing';
import { show, type View, view } from './view';

const body = el('div');
const drafts = el('div');
export const panel = el(
  'aside',
  { className: 'panel', attributes: { 'aria-label': 'Editing' } },
  problemBox,
  drafts,
  body,
);

/** The breadcrumbs of a field in the content, each a button. */
function crumbs(path: Field['path']): HTMLElement {
  const steps = path.slice(1).map((_, index) => {
    const to = path.slice(0, index + 2);
    const label = index === 0 ? String(path[0]) : (store.fields.get(pathKey(to))?.label ?? '');
    return to.length === path.length
      ? el('span', { attributes: { 'aria-current': 'true' } }, label)
      : button(label, () => show({ name: 'field', path: to }));
  });
  const all = button('All content', () => show({ name: 'content' }));
  return el('nav', { attributes: { 'aria-label': 'Place in the content' } }, listOf('ol', 'crumbs', [all, ...steps]));
}

function contentView(): HTMLElement {
  const { trees, broken } = store.state;
  const parts = Object.values(trees).flat();
  const open = ({ path }: Field) =>
    path[1] === 'metadata'
      ? button(`Article: ${titleOf(String(path[0]))}`, () => openArticle(String(path[0])))
      : button(path[0] === path[1] ? String(path[0]) : path.slice(0, 2).join(' › '), () =>
          show({ name: 'field', path }),
        );
  const faults = Object.entries(broken).map(([name, message]) =>
    el('div', { className: 'refused' }, el('p', {}, `${name}: cannot be edited here.`), el('p', {}, message)),
  );
  return el('div', {}, listOf('ul', 'texts', [...faults, ...parts.map(open)]), newArticle());
}

function content(now: View, edit: EditText): [string, ...Node[]] {
  const field = 'path' in now ? store.fields.get(pathKey(now.path)) : undefined;
  switch (now.name) {
    case 'texts': {
      const article = articleShown();
      return [
        'On this page',
        ...(article ? [button('The article: date, draft, source', () => show({ name: 'article', article }))] : []),
        textsView(edit),
      ];
    }
    case 'page':
      return ['Title and description', pageView()];
    case 'changes':
      return ['Changes', changesView()];
    case 'article':
      return [titleOf(now.article), help(`content/${now.article}`), articleView(now.article)];
    case 'part':
      return [titleOf(now.article), partView(now.article)];
    case 'typing':
      return field ? [field.label, crumbs(now.path), typingView(field, now)] : ['', contentView()];
    case 'field':
      if (!field) return ['All content', contentView()];
      return [field.label, crumbs(now.path), field.kind === 'list' ? listView(field) : fieldView(field)];
    default:
      return ['All content', contentView()];
  }
}

/** A control that is replaced between press and release gets no click, so the panel is drawn after the release. */
let pressed = false;
let waiting = () => {};
panel.addEventListener('pointerdown', () => {
  pressed = true;
});
for (const name of ['pointerup', 'pointercancel'])
  window.addEventListener(name, () => {
    pressed = false;
    setTimeout(() => waiting());
  });
panel.addEventListener('focusout', () => setTimeout(() => waiting()));

const controls = () => [...panel.querySelectorAll<HTMLElement>(':is(button, input, textarea, select):not(:disabled)')];

/**
 * Draws the view once typing has ended and the pointer is released. The focus stays at its place; in another view it is on
 * the heading.
 */
export function drawPanel(edit: EditText) {
  const wait = pressed || isTyping();
  waiting = wait ? () => drawPanel(edit) : () => {};
  if (wait) return;
  const active = document.activeElement as HTMLElement;
  const [focused, place] = [active?.dataset?.path, controls().indexOf(active)];
  const onHeading = active === body.firstChild;
  const before = body.firstChild?.textContent;
  drafts.replaceChildren(...draftList(), ...problemList());
  const [title, ...nodes] = content(view(), edit);
  const heading = el('h2', { tabIndex: -1 }, title);
  body.replaceChildren(heading, ...nodes);
  if (place < 0 && !onHeading) return;
  const same = focused && body.querySelector<HTMLElement>(`[data-path="${CSS.escape(focused)}"]`);
  const other = onHeading || title !== before ? heading : (controls()[place] ?? controls().at(-1));
  (same || other)?.focus();
}
