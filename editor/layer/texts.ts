import type { Field, Path } from '../types';
import { button, el, help, listOf } from './dom';
import { pictureOf, placeOf, sameText, textsOf } from './find';
import { refusal, row } from './form';
import { page } from './frame';
import { enterTyping } from './inline';
import { isLeftOut, presence } from './optional';
import { type Found, highlight, outline } from './point';
import { pathKey, save } from './store';
import { charactersLeft, clean } from './text';
import { show, type Typing } from './view';

/** A button that scrolls to and outlines its text or picture on the page while it has the focus. */
function highlightButton(label: string, found: Found, choose: () => void, attributes = {}) {
  const made = button(label, choose, attributes);
  made.addEventListener('focus', () => highlight(found));
  made.addEventListener('blur', () => outline());
  return made;
}

/** Edits a text on the page. */
export type EditText = (node: Text, field: Field) => void;

/** The editable texts and pictures of the page in document order, for keyboard users. */
export function textsView(edit: EditText): HTMLElement {
  // The page's own texts come before those of header and footer.
  const own = ({ node }: { node: Text }) => (node.parentElement?.closest('main') ? 0 : 1);
  const found = textsOf(page()).sort((a, b) => own(a) - own(b));
  const texts = found.map(({ node, field }) => {
    const { path } = field;
    const attributes = { title: placeOf(path), 'data-path': pathKey(path) };
    return highlightButton(clean(node.data), { node, field }, () => edit(node, field), attributes);
  });
  const pictures = [...(page()?.images ?? [])].flatMap((image) => {
    const field = pictureOf(image);
    if (!field) return [];
    const { path, value } = field;
    const label = (value as { alt: string }).alt || placeOf(path);
    return [highlightButton(label, { node: image, field }, () => show({ name: 'field', path }))];
  });
  return el(
    'div',
    {},
    help('Click a text or picture on the page to change it, or choose it here. Alt+click follows a link.'),
    el('h3', {}, `Texts (${texts.length})`),
    listOf('ol', 'texts', texts),
    el('h3', {}, `Pictures (${pictures.length})`),
    listOf('ol', 'texts', pictures),
  );
}

const saveTo = ({ path: own, text, was }: Typing, paths: Path[]) =>
  save(placeOf(own), ...paths.map((path) => ({ path, value: text, was })));

/** Saves a text that was typed in place, and to the other fields that were chosen. */
export const saveTyped = (typing: Typing) => saveTo(typing, [typing.path, ...typing.others.splice(0)]);

/** A button that saves the typed text to its field and to others, in one step. */
function changeAll(typing: Typing, others: Path[]): HTMLElement {
  const all = button(`Change all ${others.length + 1}`, async () => {
    typing.others = [...others];
    await enterTyping();
    // The field was closed by keyboard before the button was pressed, and has saved its own text.
    const rest = typing.others.splice(0);
    if (rest.length > 0) await saveTo(typing, rest);
  });
  // The press does not take the focus from the field, which would save its own text first.
  all.onmousedown = (event) => event.preventDefault();
  return all;
}

/** The landmarks of the page in which a field's text is shown. */
const landmarksOf = ({ path }: Field) =>
  textsOf(page())
    .filter(({ field }) => pathKey(field.path) === pathKey(path))
    .map(({ node }) => node.parentElement?.closest('header, nav, footer, main')?.tagName.toLowerCase() ?? 'page');

/** The panel while a text is edited in place: its help text, the characters left, and where else it is shown. */
export function typingView(field: Field, typing: Typing): HTMLElement {
  const counter = el(
    'p',
    { className: 'counter', attributes: { 'aria-live': 'polite' } },
    charactersLeft(typing.text, field),
  );
  const landmarks = landmarksOf(field);
  // The placeholders that the site fills in.
  const placeholders = new Set(String(field.value ?? '').match(/\{\w+\}/g));
  const same = sameText(typing.was, field.path);
  return el(
    'div',
    {},
    el('p', {}, field.doc),
    counter,
    placeholders.size > 0 && help(`The site fills in ${[...placeholders].join(', ')}.`),
    landmarks.length > 1 && help(`This text is shown in several places of this page: ${landmarks.join(', ')}.`),
    same.length > 0 && help(`${same.length} other ${same.length > 1 ? 'fields have' : 'field has'} the same text:`),
    same.length > 0 &&
      listOf(
        'ul',
        'texts',
        same.slice(0, 8).map(({ path }) => button(placeOf(path), () => show({ name: 'field', path }))),
      ),
    same.length > 0 &&
      changeAll(
        typing,
        same.map(({ path }) => path),
      ),
    help('Enter saves, and so does leaving the text. Escape cancels.'),
    refusal(field),
    button('All fields of this entry', () => show({ name: 'field', path: field.path.slice(0, -1) })),
  );
}

/** One field, or the fields of a group. */
export const fieldView = (field: Field): HTMLElement =>
  field.kind === 'group'
    ? el(
        'div',
        {},
        field.doc && help(field.doc),
        ...(isLeftOut(field) ? [] : (field.fields ?? []).map(row)),
        presence(field),
      )
    : el('div', {}, row(field));
