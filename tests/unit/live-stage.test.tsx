import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DataTable } from '@/components/islands/live/data-table';
import { stageOf } from '@/components/islands/live/stage';
import { words } from '@/content/words';
import { pen } from '@/lib/screens/pen';
import type { Screen } from '@/lib/screens/types';
import { pass } from '../lib/dom';

const unfold = () =>
  act(() => {
    const details = document.querySelector('.live-data') as HTMLDetailsElement;
    details.open = true;
    details.dispatchEvent(new Event('toggle'));
  });

describe('the stage of a live screen', () => {
  const counter: Screen<number, number> = {
    initialState: (data) => data,
    draw: (_, state, format) => ({
      layers: [`<text>${state}</text>`],
      fixed: 0,
      regions: {},
      scrub: { id: 'set', box: [0, 0, 9, 9], from: 0, to: 20 },
      size: format === 'tall' ? { width: 80, height: 100 } : { width: 200, height: 100 },
      spots: [
        { label: 'Spots', columns: 1, spots: [{ id: 'ten', box: [0, 0, 9, 9], label: 'Ten', on: state === 10 }] },
      ],
    }),
    controls: (_, value) => [
      { kind: 'slider', id: 'set', label: 'Count', min: 1, max: 20, value, shown: '', play: true },
    ],
    describe: (_, state) => `count ${state}`,
    update: (_, __, ___, value = 10) => value,
    table: (_, state) => ({ head: ['Count'], rows: [[state]] }),
  };
  const Live = stageOf(counter);
  const mount = (data = 3) =>
    render(
      <Live file={{ data, brand: 'Firm', icons: { sun: '<i/>' } }} words={words.live} panel={(controls) => controls} />,
    );
  const status = () => document.querySelector('.live-state') as HTMLElement;
  const canvases = () =>
    [...document.querySelectorAll('.live-picture svg')].map((svg) => svg.getAttribute('viewBox')?.slice(4));

  const before = { ...pen };
  beforeEach(() => Object.assign(pen, { icons: { moon: '<b/>' }, brand: '' }));
  afterEach(() => void Object.assign(pen, before));

  it('is silent at first and while the slider moves; it announces what a spot has changed', () => {
    mount();
    expect([status().textContent, status().getAttribute('aria-live')]).toEqual(['count 3', 'off']);
    fireEvent.click(screen.getByRole('button', { name: 'Ten' }));
    expect([status().textContent, status().getAttribute('aria-live')]).toEqual(['count 10', 'polite']);
    fireEvent.change(screen.getByRole('slider'), { target: { value: '7' } });
    expect([status().textContent, status().getAttribute('aria-live')]).toEqual(['count 7', 'off']);
  });

  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const drag = () => {
    const area = Object.assign(document.querySelector('.live-scrub') as HTMLElement, { setPointerCapture: () => {} });
    vi.spyOn(area, 'getBoundingClientRect').mockReturnValue({ left: 0, width: 100 } as DOMRect);
    fireEvent.pointerDown(area);
  };

  it('plays from the start if the slider is at its end, pauses, and ends with the slider', () => {
    vi.useFakeTimers();
    mount(20);
    press(words.live.play);
    expect(status().textContent).toBe('count 1');
    pass(110);
    expect(status().textContent).toBe('count 2');
    press(words.live.pause);
    pass(1000);
    expect(status().textContent).toBe('count 2');
    press(words.live.play);
    for (let step = 0; step < 18; step++) pass(110);
    expect(status().textContent).toBe('count 20');
    pass(110);
    expect(screen.getByRole('button', { name: words.live.play })).toBeTruthy();
  });

  it.each([
    ['the slider is moved', () => fireEvent.change(screen.getByRole('slider'), { target: { value: '7' } }), 7],
    ['the picture is dragged', drag, 0],
    ['the screen is reset', () => press(words.live.reset), 3],
  ])('stops playing when %s', (_, use, count) => {
    vi.useFakeTimers();
    mount();
    press(words.live.play);
    pass(110);
    use();
    pass(1000);
    expect(status().textContent).toBe(`count ${count}`);
  });

  it('draws with the brand and the icons of its file, and keeps the icons of other open screens', () => {
    mount();
    expect([pen.brand, pen.icons]).toEqual(['Firm', { moon: '<b/>', sun: '<i/>' }]);
  });

  it('measures text in the page’s typeface, with its tracking', () => {
    const context = { font: '', measureText: (content: string) => ({ width: content.length * 10 }) };
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(((kind: string) =>
      kind === '2d' ? context : null) as never);
    document.body.style.fontFamily = 'Sohne';
    mount();
    expect([pen.measure('abcd', { size: 20 }), context.font]).toEqual([40, '400 20px Sohne']);
    expect([pen.measure('abcd', { size: 20, weight: 600, tracking: 0.5 }), context.font]).toEqual([
      80,
      '600 20px Sohne',
    ]);
    document.body.removeAttribute('style');
  });

  it('estimates the width of a text where the browser cannot measure it', () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    mount();
    expect(pen.measure('abcd', { size: 20 })).toBeCloseTo(42.4);
  });

  it('takes the format of the window, also when the window changes, until it is unmounted', () => {
    const media = Object.assign(new EventTarget(), { matches: false });
    const stop = vi.spyOn(media, 'removeEventListener');
    vi.stubGlobal('matchMedia', () => media);
    const { unmount } = mount();
    expect(canvases()).toEqual(['200 100', '200 100']);
    media.matches = true;
    act(() => void media.dispatchEvent(new Event('change')));
    expect(canvases()).toEqual(['80 100', '80 100']);
    unmount();
    expect(stop.mock.calls.map(([type]) => type)).toEqual(['change']);
  });
});

describe('the data of a live screen', () => {
  const rows = [
    ['One', '1,507'],
    ['Two', '−1,234,567.25'],
    ['Three', 'n/a'],
    ['Four', 12],
  ];
  const element = (shown: typeof rows) => (
    <DataTable table={() => ({ head: ['Name', 'MW'], rows: shown })} words={words.live} />
  );
  const show = () => render(element(rows));
  const copy = () => act(async () => fireEvent.click(screen.getByRole('button', { name: words.live.copy })));
  const clipboard = (value: unknown) => vi.stubGlobal('navigator', { ...navigator, clipboard: value });

  it('are rendered when they are opened, below their heads, without a message', () => {
    const complain = vi.spyOn(console, 'error');
    show();
    expect([document.querySelector('table'), screen.queryByRole('button')]).toEqual([null, null]);
    unfold();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Name', 'MW']);
    expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(rows.flat().map(String));
    expect(screen.getByRole('status').textContent).toBe('');
    // React reports rows that it cannot tell apart.
    expect(complain).not.toHaveBeenCalled();
  });

  it('are copied with their figures as numbers and all other texts as they are', async () => {
    const writeText = vi.fn(async () => {});
    clipboard({ writeText });
    show();
    unfold();
    await copy();
    expect(writeText).toHaveBeenCalledWith(
      ['"Name","MW"', '"One",1507', '"Two",-1234567.25', '"Three","n/a"', '"Four",12', ''].join('\r\n'),
    );
    expect(screen.getByRole('status').textContent).toBe(words.live.copied);
  });

  it('are no longer reported as copied when they have changed', async () => {
    clipboard({ writeText: async () => {} });
    const { rerender } = show();
    unfold();
    await copy();
    rerender(element(rows.slice(1)));
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it.each([
    ['is missing', undefined],
    ['refuses', { writeText: () => Promise.reject(new Error('denied')) }],
  ])('are not copied if the clipboard %s, and the status says so', async (_, value) => {
    clipboard(value);
    show();
    unfold();
    await copy();
    expect(screen.getByRole('status').textContent).toBe(words.live.notCopied);
  });
});
