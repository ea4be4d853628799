import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { drawPanel, panel } from '@/editor/layer/panel';
import { setState, store } from '@/editor/layer/store';
import { askBeforeLeaving } from '@/editor/layer/typing';
import { show } from '@/editor/layer/view';
import type { FieldKind, State } from '@/editor/types';

vi.mock('@/editor/layer/server', () => ({ call: vi.fn(async () => ({ ok: false, problems: ['Refused.'] })) }));
vi.mock('@/editor/layer/frame', () => ({ page: () => undefined, pagePath: () => '/article/' }));

const path = ['team', 'team', 'field'];
const edit = () => {};
const later = () => new Promise((done) => setTimeout(done, 20));
const input = () => panel.querySelector('input') as HTMLInputElement;
function change(kind: FieldKind, value: unknown) {
  const field = { kind, label: 'Field', doc: '', path, value };
  setState({ trees: { team: [field] }, problems: [], warnings: [] } as unknown as State);
  drawPanel(edit);
}
/** Whether the browser would ask before it leaves the editor. */
const asks = () => {
  const event = new Event('beforeunload', { cancelable: true });
  askBeforeLeaving(event);
  return event.defaultPrevented;
};

beforeEach(() => {
  store.drafts.clear();
  document.body.append(panel);
  show({ name: 'field', path });
});

it.each([
  ['text', 'Old', 'Typed', 'New'],
  ['number', 1, '12', 3],
  ['date', '2024-01-01', '2024-02-02', '2024-03-03'],
] as const)(
  'a %s stays while it is typed; then it is saved and the panel is drawn again',
  async (kind, old, typed, value) => {
    change(kind, old);
    const first = input();
    first.focus();
    expect(asks()).toBe(false);
    first.value = typed;
    expect(asks()).toBe(true);
    change(kind, value);
    expect([input(), input().value]).toEqual([first, typed]);
    first.blur();
    await later();
    expect([input() === first, input().value, asks()]).toEqual([false, typed, false]);
    expect(panel.querySelector('.row .refused')?.textContent).toContain('Refused.');
  },
);

it('the source of an article is kept, so the browser does not ask', () => {
  const source = document.createElement('textarea');
  source.className = 'source';
  panel.append(source);
  source.focus();
  source.value = 'Typed';
  expect(asks()).toBe(false);
  source.remove();
});

it('a checkbox is drawn again while it has the focus', () => {
  change('switch', false);
  input().focus();
  change('switch', true);
  expect([input().checked, asks()]).toEqual([true, false]);
});

it('the focus stays at its place when the panel is drawn again, moves up if that was the last, and is on a new heading', () => {
  const fields = ['a', 'b'].map((key) => ({ kind: 'group', label: key, doc: '', path: [...path, key], value: {} }));
  const group = (...shown: object[]) => {
    const field = { kind: 'group', label: 'Field', doc: '', path, value: shown.length, fields: shown };
    setState({ trees: { team: [field] }, problems: [], warnings: [], broken: {} } as unknown as State);
    drawPanel(edit);
  };
  const focused = () => document.activeElement?.textContent;
  group(...fields);
  screen.getByRole('button', { name: 'b ›' }).focus();
  group(...fields);
  expect(focused()).toBe('b ›');
  group(...fields.slice(0, 1));
  expect(focused()).toBe('a ›');
  show({ name: 'content' });
  for (const _ of ['drawn', 'drawn again']) {
    drawPanel(edit);
    expect([document.activeElement?.tagName, focused()]).toEqual(['H2', 'All content']);
  }
});

it('the title and description of an article that has none on disk can be typed', () => {
  const name = 'blog/a.mdx';
  const fields = ['title', 'description'].map((key) => {
    return { kind: 'text', label: key, doc: '', optional: false, path: [name, 'metadata', key] };
  });
  const metadata = { kind: 'group', path: [name, 'metadata'], value: { title: null }, fields };
  const articles = { [name]: '/article/' };
  const trees = { [name]: [metadata] };
  setState({ trees, articles, pages: [], problems: [], warnings: [], siteUrl: '', brand: '' } as unknown as State);
  show({ name: 'page' });
  drawPanel(edit);
  expect(screen.getByLabelText<HTMLInputElement>('description').value).toBe('');
});

it('warnings are shown', () => {
  show({ name: 'content' });
  setState({
    trees: {},
    broken: {},
    problems: [],
    warnings: ['content/images/team/a.jpg: is small'],
  } as unknown as State);
  drawPanel(edit);
  expect(screen.getByText('Warnings (1)').closest('details')?.textContent).toContain('a.jpg: is small');
});
