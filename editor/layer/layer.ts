import './layer.css';
import './form.css';
import './preview.css';
import type { Field } from '../types';
import { showProblems } from './alert';
import { articleShown } from './article';
import { el } from './dom';
import { placeOf, textsOf } from './find';
import { mode, onPage, page, reloadedAt, reloadPage, resize, stage, whenHydrated } from './frame';
import { countClick, notInPlace, typeInPlace } from './inline';
import { authorList, targetList } from './inputs';
import { drawPanel, panel } from './panel';
import { editBlock, mayReload } from './part';
import { foundAt, outline } from './point';
import { reloadIfStale } from './stale';
import { discard, pathKey, reload, store } from './store';
import { charactersLeft } from './text';
import { saveTyped } from './texts';
import { drawToolbar, keys, toolbar } from './toolbar';
import { askBeforeLeaving } from './typing';
import { onShow, show, type Typing, view } from './view';

const draw = () => {
  drawToolbar();
  drawPanel(editText);
};

/** Edits a text in place, or in the panel if its element does not allow that. */
async function editText(chosen: Text, field: Field) {
  const { isLast } = countClick();
  /** The chosen text, or that of the same field if the page was replaced since. */
  const current = () =>
    chosen.ownerDocument === page()
      ? chosen
      : textsOf(page()).find(({ field: { path } }) => pathKey(path) === pathKey(field.path))?.node;
  await whenHydrated(() => current()?.parentElement);
  const node = current();
  if (!isLast() || !node) return;
  if (field.kind !== 'text' || node.parentElement?.closest(notInPlace)) {
    show({ name: 'field', path: field.path });
    document.querySelector<HTMLElement>(`[data-path="${CSS.escape(pathKey(field.path))}"]`)?.focus();
    return;
  }
  const draft = store.drafts.get(pathKey(field.path));
  const { value, was } = draft ?? { value: field.value, was: field.value };
  const typing: Typing = { name: 'typing', path: field.path, text: String(value ?? ''), was, others: [] };
  show(typing);
  await typeInPlace({
    node,
    text: typing.text,
    name: `${placeOf(field.path)}. ${field.doc}`,
    onInput: (typed) => {
      const counter = panel.querySelector('.counter');
      if (counter) counter.textContent = charactersLeft(typed, field);
      typing.text = typed;
    },
    onDone: async (typed) => (await saveTyped(Object.assign(typing, { text: typed }))).length === 0,
    onCancel: () => discard(field.path, draft),
    onEnd: (byKey) => {
      if (!byKey) return;
      show({ name: 'texts' });
      const again = [...panel.querySelectorAll<HTMLElement>('[data-path]')];
      (again.find(({ dataset }) => dataset.path === pathKey(field.path)) ?? panel.querySelector('h2'))?.focus();
    },
  });
}

function attach(document: Document) {
  const window = document.defaultView as Window & typeof globalThis;
  const typing = (event: Event) => (event.target as HTMLElement | null)?.closest?.('[data-edit]');
  let pointer = { x: -1, y: -1 };
  const outlineHovered = () => outline(foundAt(document, pointer.x, pointer.y));
  window.addEventListener('pointermove', (event) => {
    pointer = { x: event.clientX, y: event.clientY };
    if (mode.editing && !typing(event)) outlineHovered();
  });
  // Scrolling changes the element below the pointer.
  window.addEventListener(
    'scroll',
    () => mode.editing && !document.querySelector('[data-edit]') && outlineHovered(),
    true,
  );
  document.documentElement.addEventListener('pointerleave', () => outline());
  for (const name of ['click', 'mousedown', 'keydown', 'keyup', 'keypress', 'pointerdown'])
    window.addEventListener(
      name,
      (event) => {
        if (!typing(event)) return;
        // The site's own handlers must not react to typing.
        if (name === 'click') event.preventDefault();
        if (name !== 'keydown') event.stopPropagation();
      },
      true,
    );
  window.addEventListener('keydown', (event) => !typing(event) && keys(event));
  window.addEventListener(
    'click',
    (event) => {
      if (!mode.editing || event.altKey || event.detail === 0 || typing(event)) return;
      const found = foundAt(document, event.clientX, event.clientY);
      const article = articleShown();
      const target = event.target as Element;
      const block = !found && article && target.closest('.prose');
      if (!found && !block) return;
      event.preventDefault();
      event.stopPropagation();
      if (block) editBlock(article, target);
      else if (found?.node.nodeType === Node.TEXT_NODE) editText(found.node as Text, found.field);
      else if (found) show({ name: 'field', path: found.field.path });
    },
    true,
  );
  draw();
}

async function start() {
  document.body.append(toolbar(), stage, panel, targetList(), authorList());
  new ResizeObserver(resize).observe(stage);
  resize();
  const problems = await reload();
  if (problems.length > 0) return document.body.append(el('p', { className: 'refused' }, ...problems));
  store.watch(draw);
  store.watch((old) => old && reloadIfStale(old));
  onShow(() => {
    showProblems([]);
    draw();
    panel.scrollTop = 0;
  });
  onPage(attach, () => {
    if (view().name !== 'field') draw();
  });
  draw();
  const events = new EventSource('/__edit/events');
  events.onmessage = async ({ data }) => {
    if (document.querySelector('textarea.source:focus')) return;
    const since = Date.now() - 500;
    await reload();
    // `next dev` does not notice a changed article: pages read articles and do not import them.
    if (data === articleShown() && mayReload() && reloadedAt() < since) reloadPage();
  };
  window.addEventListener('beforeunload', askBeforeLeaving);
}

start();
