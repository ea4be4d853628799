import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveScreen } from '@/components/islands/live/live-screen';
import { words } from '@/content/words';
import { type ProductId, products } from '@/lib/products';
import { screenFile } from '@/lib/screen-file';

const answer = (id: ProductId) => ({ json: async () => JSON.parse(screenFile(id).text) });
const mount = (id: ProductId) =>
  render(
    <LiveScreen product={id} about="It" address={screenFile(id).address} words={words.live}>
      <img alt="the drawing" />
    </LiveScreen>,
  );
const press = (name: RegExp | string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const open = async (id: ProductId) => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => answer(id)),
  );
  mount(id);
  await press(/^Try it/);
  await vi.waitFor(() => expect(document.querySelector('.live-picture svg')).not.toBeNull(), 8000);
};
const said = () => document.querySelector('.live-state')?.textContent ?? '';

beforeEach(() => {
  Object.defineProperty(document, 'fonts', { value: { ready: Promise.resolve() }, configurable: true });
});

describe('a live screen', () => {
  it('fetches nothing before it is opened', () => {
    const fetching = vi.fn();
    vi.stubGlobal('fetch', fetching);
    mount('truprediction');
    expect(fetching).not.toHaveBeenCalled();
    expect(document.querySelector('.live-picture')).toBeNull();
  });

  it('is drawn over the picture, which stays, and can be closed', async () => {
    await open('truprediction');
    expect(screen.getByAltText('the drawing')).toBeTruthy();
    expect(document.querySelectorAll('.live-picture svg > g').length).toBeGreaterThan(6);
    await press(/Close/);
    expect(document.querySelector('.live-picture')).toBeNull();
  });

  it('leaves the picture in place and says so when the data cannot be loaded', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => Promise.reject(new Error('offline'))),
    );
    mount('truprediction');
    await press(/^Try it/);
    await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe(words.live.failed));
    expect(screen.getByAltText('the drawing')).toBeTruthy();
  });

  it('leaves the picture in place when drawing throws', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => ({ json: async () => ({ data: {}, brand: '', icons: {} }) })),
    );
    mount('truprediction');
    await press(/^Try it/);
    await vi.waitFor(() => expect(screen.getByRole('alert')).toBeTruthy());
    expect(screen.getByAltText('the drawing')).toBeTruthy();
  });

  it('follows the slider, whose value text describes the block, and resets', async () => {
    await open('truprediction');
    const slider = screen.getByRole('slider', { name: 'Block of the day' });
    const first = said();
    expect(slider.getAttribute('aria-valuetext')).toBe(first);
    fireEvent.change(slider, { target: { value: '40' } });
    expect(said()).toMatch(/^09:45: scheduled .* MW, actual .*% of capacity\.$/);
    expect(slider.getAttribute('aria-valuetext')).toBe(said());
    // Screen readers announce the slider's value, so the text must not be announced too.
    expect(document.querySelector('.live-state')?.getAttribute('aria-live')).toBe('off');
    await press(words.live.reset);
    expect(said()).toBe(first);
    expect(document.querySelector('.live-state')?.getAttribute('aria-live')).toBe('polite');
  });

  it('changes attributes and text in place: the slider neither adds nor removes an element', async () => {
    await open('truprediction');
    const elements = () => [...document.querySelectorAll('.live-picture svg *')];
    const before = elements();
    const written = before.map((element) => element.outerHTML);
    fireEvent.change(screen.getByRole('slider'), { target: { value: '40' } });
    expect(elements().every((element, index) => element === before[index])).toBe(true);
    const changed = before.filter((element, index) => element.outerHTML !== written[index]);
    expect(changed.length).toBeGreaterThan(0);
    expect(changed.length).toBeLessThan(before.length / 2);
  });

  it('plays and stops at the end of the day', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await open('truprediction');
    fireEvent.change(screen.getByRole('slider'), { target: { value: '94' } });
    await press(words.live.play);
    for (let step = 0; step < 6; step += 1) await act(async () => vi.advanceTimersByTime(120));
    await vi.waitFor(() => expect((screen.getByRole('slider') as HTMLInputElement).value).toBe('96'));
    expect(screen.getByRole('button', { name: words.live.play })).toBeTruthy();
  });

  it('has its values as a table, which is copied as CSV', async () => {
    const writeText = vi.fn(async () => {});
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    await open('truprediction');
    const details = document.querySelector('.live-data') as HTMLDetailsElement;
    await act(async () => {
      details.open = true;
      fireEvent(details, new Event('toggle'));
    });
    expect(within(details).getAllByRole('row')).toHaveLength(97);
    await press(words.live.copy);
    // Figures are numbers, also negative ones, so that a spreadsheet adds them up.
    expect(writeText).toHaveBeenCalledWith(
      expect.stringMatching(/^"Block","Time",.*\r\n1,"00:00",69.2,[^−]*,-\d[^−]*$/s),
    );
    expect(within(details).getByRole('status').textContent).toBe(words.live.copied);
  });
});

describe('the spots of a picture', () => {
  it('are a grid with one tab stop; arrow keys, Home and End move along it', async () => {
    await open('truanalytica');
    const grid = screen.getByRole('grid', { name: /^Combiner boxes/ });
    const cells = within(grid).getAllByRole('button');
    expect(cells).toHaveLength(60);
    const stops = () => cells.filter((cell) => cell.tabIndex === 0).map((cell) => cell.getAttribute('aria-label'));
    expect(stops()).toEqual(['4.09: 69%']);
    const key = async (name: string) =>
      act(async () => fireEvent.keyDown(document.activeElement ?? grid, { key: name }));
    await act(async () => cells[38]?.focus());
    await key('ArrowUp');
    expect(stops()).toEqual([cells[28]?.getAttribute('aria-label')]);
    await key('Home');
    await key('ArrowLeft');
    expect(document.activeElement).toBe(cells[19]);
    await key('End');
    expect(document.activeElement).toBe(cells[19]);
    await press(cells[19]?.getAttribute('aria-label') ?? '');
    expect(said()).toContain('2.10');
  });

  it('of a month begin on the weekday of its first day', async () => {
    await open('trucovenant');
    const grid = screen.getByRole('grid', { name: 'Days of the month' });
    expect(
      within(grid)
        .getAllByRole('row')
        .map((row) => within(row).getAllByRole('gridcell').length),
    ).toEqual([2, 7, 7, 7, 7]);
    await press(/^Wed 19 Nov: Insurance renewal/);
    expect(said()).toContain('Due, 0 of 2 approvals');
  });

  it('of a checklist are checkboxes', async () => {
    await open('truops');
    const step = screen.getByRole('checkbox', { name: 'Permit handed back' });
    expect(step.getAttribute('aria-checked')).toBe('false');
    await act(async () => fireEvent.click(step));
    expect(screen.getByRole('checkbox', { name: 'Permit handed back' }).getAttribute('aria-checked')).toBe('true');
    expect(said()).toContain('4 of 5');
  });
});

it.each(Object.keys(products) as ProductId[])('%s opens from the file that the site serves', async (id) => {
  await open(id);
  expect(said().length).toBeGreaterThan(10);
  expect(document.querySelector('.live-picture')?.innerHTML).not.toMatch(/NaN|undefined/);
});
