import { showProblems } from './alert';
import { button, el } from './dom';
import { mode, openPage, pagePath, resize, widths } from './frame';
import { rewind } from './pending';
import { outline } from './point';
import { listeners } from './server';
import { onOutcome, store, titleOf } from './store';
import { show, view } from './view';

const pages = el('select', {
  attributes: { 'aria-label': 'Page' },
  onchange: () => {
    openPage(pages.value);
    // The field or article in the panel may not be on the new page.
    if ('path' in view() || 'article' in view()) show({ name: 'texts' });
  },
});
const undo = button('Undo', () => step('undo'), { 'aria-keyshortcuts': 'Control+Z' });
const redo = button('Redo', () => step('redo'), { 'aria-keyshortcuts': 'Control+Shift+Z Control+Y' });
const toggle = button('Edit', () => setEditing(!mode.editing));
const status = el('span', { className: 'status', attributes: { role: 'status' } });

const working = 'Working …';
const say = (text: string) => {
  status.textContent = text;
  status.title = text;
};

async function step(direction: 'undo' | 'redo') {
  const problems = await rewind('step', { direction });
  showProblems(problems);
  // Read afterwards: a value that was left by the click was saved first.
  const { undo, redo } = store.state.history;
  if (problems.length === 0) say(direction === 'undo' ? `Undone: ${redo}` : `Redone: ${undo}`);
}

function setEditing(on: boolean) {
  mode.editing = on;
  toggle.setAttribute('aria-pressed', String(on));
  say(on ? 'Texts and pictures can be clicked to change them.' : 'The page works as for a visitor.');
  outline();
}

const views = [
  ['On this page', 'texts'],
  ['Title and description', 'page'],
  ['All content', 'content'],
  ['Changes', 'changes'],
] as const;
const tabs = views.map(([text, name]) => button(text, () => show({ name }), { 'data-view': name }));

function widthChoice() {
  const choices = widths.map((width) => {
    const input = el('input', {
      type: 'radio',
      name: 'width',
      checked: width === mode.width,
      onchange: () => {
        mode.width = width;
        resize();
      },
    });
    return el('label', {}, input, width);
  });
  return el(
    'div',
    { className: 'widths', attributes: { role: 'radiogroup', 'aria-label': 'Width of the page' } },
    ...choices,
  );
}

export function toolbar() {
  setEditing(true);
  let timer = 0;
  let previous = '';
  listeners.busy = (running) => {
    clearTimeout(timer);
    if (running > 0)
      timer = window.setTimeout(() => {
        if (status.textContent !== working) previous = status.textContent ?? '';
        say(working);
      }, 800);
    // Shows the previous status again, unless there is a new one.
    else if (status.textContent === working) say(previous);
  };
  onOutcome((label, ok) => say(ok ? `Saved: ${label}` : 'Not saved'));
  window.addEventListener('keydown', keys);
  return el(
    'header',
    { className: 'toolbar' },
    toggle,
    pages,
    widthChoice(),
    undo,
    redo,
    status,
    el('nav', { attributes: { 'aria-label': 'Panel' } }, ...tabs),
  );
}

/** Undo and redo by keyboard, except while text is being typed. */
export function keys(event: KeyboardEvent) {
  const target = event.target as HTMLInputElement;
  const key = event.key.toLowerCase();
  // The shortcut of Windows. With the Command key it shows the history of the browser.
  const isY = event.ctrlKey && key === 'y';
  if (!isY && !((event.ctrlKey || event.metaKey) && key === 'z')) return;
  const isTyped = /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) && !['checkbox', 'radio'].includes(target.type);
  if (target.isContentEditable || isTyped) return;
  event.preventDefault();
  step(isY || event.shiftKey ? 'redo' : 'undo');
}

export function drawToolbar() {
  const { history, pages: all, articles, committed } = store.state;
  const posts = Object.entries(articles).map(([name, path]) => ({ label: `Article: ${titleOf(name)}`, path }));
  pages.replaceChildren(
    ...[...all, ...posts].map(({ path, label }) =>
      el('option', { value: path, selected: path === pagePath() }, `${label} (${path})`),
    ),
  );
  undo.disabled = history.undo === undefined;
  redo.disabled = history.redo === undefined;
  undo.title = history.undo ? `Undo: ${history.undo}` : '';
  redo.title = history.redo ? `Redo: ${history.redo}` : '';
  for (const tab of tabs) {
    if (view().name === tab.dataset.view) tab.setAttribute('aria-current', 'true');
    else tab.removeAttribute('aria-current');
    if (tab.dataset.view === 'changes')
      tab.textContent = committed.length > 0 ? `Changes (${committed.length})` : 'Changes';
  }
}
