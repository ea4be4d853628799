import './layer.css';
import type { Field } from '../types';
import { articleShown, editBlock } from './article';
import { el } from './dom';
import { placeOf, textsOf } from './find';
import { mode, onPage, page, resize, stage, whenLive } from './frame';
import { finishTyping, notInPlace, typeInPlace } from './inline';
import { lettersLeft, targetList } from './inputs';
import { drawPanel, panel, tell } from './panel';
import { foundAt, outline, outlineFound } from './point';
import { discard, keyOf, reload, save, store } from './store';
import { drawToolbar, keys, say, toolbar } from './toolbar';
import { onShow, show, view } from './view';

const landmark = (node: Node) =>
  node.parentElement?.closest('header, nav, footer, main')?.tagName.toLowerCase() ?? 'page';

const tools = {
  edit: editText,
  point: (node?: Node, field?: Field) => {
    if (node && field)
      (node.nodeType === Node.TEXT_NODE ? node.parentElement : (node as Element))?.scrollIntoView({ block: 'nearest' });
    outline(node && field && { node, label: placeOf(field.path) });
  },
  landmarks: (field: Field) =>
    textsOf(page())
      .filter((one) => keyOf(one.field.path) === keyOf(field.path))
      .map(({ node }) => landmark(node)),
};
const draw = () => {
  drawToolbar();
  drawPanel(tools);
};

/** Edits a text where it stands, or in the panel where a page lets nothing be typed. */
async function editText(node: Text, field: Field) {
  await whenLive(node.parentElement);
  if (field.kind !== 'text' || node.parentElement?.closest(notInPlace)) {
    show({ name: 'field', path: field.path });
    document.querySelector<HTMLElement>(`[data-path="${CSS.escape(keyOf(field.path))}"]`)?.focus();
    return;
  }
  const draft = store.drafts.get(keyOf(field.path));
  const text = String(draft?.value ?? field.value ?? '');
  show({ name: 'typing', path: field.path, text });
  await typeInPlace({
    node,
    text,
    name: `${placeOf(field.path)}. ${field.doc}`,
    onInput: (typed) => {
      const left = panel.querySelector('.left');
      if (left) left.textContent = lettersLeft(typed, field);
      const now = view();
      if (now.name === 'typing') now.text = typed;
    },
    onDone: async (typed) => {
      const problems = await save(placeOf(field.path), [[field.path, typed]], field.value);
      say(problems.length === 0 ? `Saved: ${placeOf(field.path)}` : 'Not saved');
      return problems.length === 0;
    },
    onCancel: () => discard(field.path),
    onEnd: (byKey) => {
      if (!byKey) return;
      show({ name: 'texts' });
      const again = [...panel.querySelectorAll<HTMLElement>('[data-path]')];
      (again.find(({ dataset }) => dataset.path === keyOf(field.path)) ?? panel.querySelector('h2'))?.focus();
    },
  });
}

function attach(document: Document) {
  const window = document.defaultView as Window & typeof globalThis;
  const typing = (event: Event) => (event.target as HTMLElement | null)?.closest?.('[data-edit]');
  let pointer = { x: -1, y: -1 };
  const point = () => outlineFound(foundAt(document, pointer.x, pointer.y));
  window.addEventListener('pointermove', (event) => {
    pointer = { x: event.clientX, y: event.clientY };
    if (mode.editing && !typing(event)) point();
  });
  // What is below the pointer changes when the page is scrolled.
  window.addEventListener('scroll', () => mode.editing && !document.querySelector('[data-edit]') && point(), true);
  window.document.documentElement.addEventListener('pointerleave', () => outline());
  for (const name of ['click', 'mousedown', 'keydown', 'keyup', 'keypress', 'pointerdown'])
    window.addEventListener(
      name,
      (event) => {
        if (!typing(event)) return;
        // The site's own handlers are for its visitors.
        if (name === 'click') event.preventDefault();
        if (name !== 'keydown') event.stopPropagation();
      },
      true,
    );
  window.addEventListener('keydown', (event) => !typing(event) && keys(event as KeyboardEvent));
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
      if (block) finishTyping().then(() => editBlock(article, target, tell));
      else if (found?.node.nodeType === Node.TEXT_NODE) editText(found.node as Text, found.field);
      else if (found) show({ name: 'field', path: found.field.path });
    },
    true,
  );
  draw();
}

async function start() {
  const bar = toolbar(tell, () => outline());
  document.body.append(bar, stage, panel, targetList());
  await reload();
  store.watch(draw);
  onShow(draw);
  onPage(attach, () => {
    if (view().name !== 'field') draw();
  });
  draw();
  new ResizeObserver(resize).observe(stage);
  resize();
  const events = new EventSource('/__edit/events');
  events.onmessage = ({ data }) => data === 'changed' && !document.querySelector('textarea.source:focus') && reload();
  window.addEventListener('beforeunload', (event) => page()?.querySelector('[data-edit]') && event.preventDefault());
}

start().catch((error) => document.body.append(el('p', { className: 'refused' }, String(error.message))));
