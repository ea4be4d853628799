import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { actions, button, charge, day, enter, field, message, open, reset, type, words } from '../lib/estimator';

beforeEach(reset);

describe('a link', () => {
  const copied = vi.fn<(text: string) => Promise<void>>();
  const clipboard = (value: unknown) => Object.defineProperty(navigator, 'clipboard', { value, configurable: true });
  beforeEach(() => {
    copied.mockReset().mockResolvedValue();
    clipboard({ writeText: copied });
  });

  it('is copied and put into the address', async () => {
    open();
    enter();
    await act(async () => fireEvent.click(button(actions.link)));
    expect(message()).toBe(actions.linked);
    expect(location.hash).toMatch(/^#v1&.*s=40\*96&g=20\*96/);
    expect(copied).toHaveBeenCalledWith(location.href);
  });

  it.each([
    ['refuses', { writeText: () => Promise.reject(new Error('denied')) }],
    ['is missing', undefined],
  ])('is in the address alone if the clipboard %s', async (_, value) => {
    clipboard(value);
    open();
    enter();
    await act(async () => fireEvent.click(button(actions.link)));
    expect(message()).toBe(actions.linkInAddress);
    expect(location.hash).toContain('#v1&');
  });

  it('that was copied does not undo a later change on the way back from another fragment', async () => {
    open();
    enter();
    await act(async () => fireEvent.click(button(actions.link)));
    const { hash } = location;
    expect(message()).not.toBe('');
    type('capacity', '60');
    expect(message()).toBe('');
    act(() => {
      history.replaceState(null, '', `/${hash}`);
      dispatchEvent(new Event('hashchange'));
    });
    expect(field('capacity').value).toBe('60');
  });

  it('does not exist for a day that cannot be read', () => {
    open();
    enter(day('40\t20', 95));
    fireEvent.click(button(actions.link));
    expect(message()).toBe(actions.noLink);
    expect(location.hash).not.toContain('v1');
    expect(copied).not.toHaveBeenCalled();
  });

  it('fills the fields when the page opens, names what it does not know, and leaves out the example', () => {
    history.replaceState(null, '', '/#v1&c=60&b=capacity&x=20&s=40*96&g=20*96&o=0,,1&n=0,,1&zz=1');
    open();
    expect(charge()).toBe('₹4,80,000');
    expect(
      screen.getByText(
        'The link contains “zz=1”, which this page cannot read. Check the figures; everything else was taken over.',
      ),
    ).toBeTruthy();
    expect([field('capacity').value, field('under-1-rate').value]).toEqual(['60', '']);
    fireEvent.click(button(words.form.reset));
    expect(location.hash).toBe('');
  });

  it('to a part of the page stays in the address when the example is restored', () => {
    history.replaceState(null, '', '/#formulas');
    open();
    fireEvent.click(button(words.form.reset));
    expect(location.hash).toBe('#formulas');
  });

  it('that is followed on the page replaces the day; another fragment does not', () => {
    const stop = vi.spyOn(window, 'removeEventListener');
    const { unmount } = open();
    const follow = (hash: string) =>
      act(() => {
        history.replaceState(null, '', `/${hash}`);
        dispatchEvent(new Event('hashchange'));
      });
    follow('#formulas');
    expect(charge()).toBe('₹31,628.75');
    follow('#v1&c=60&b=capacity&s=40*96&g=20*96&o=0,,1&n=0,,1');
    expect(charge()).toBe('₹4,80,000');
    // The way back from another fragment keeps a change.
    type('under-0-rate', '2');
    const changed = charge();
    expect(changed).toBe('₹9,60,000');
    follow('#main');
    follow('#v1&c=60&b=capacity&s=40*96&g=20*96&o=0,,1&n=0,,1');
    expect(charge()).toBe(changed);
    // After a reset, the same link is followed again.
    fireEvent.click(button(words.form.reset));
    follow('#v1&c=60&b=capacity&s=40*96&g=20*96&o=0,,1&n=0,,1');
    expect(charge()).toBe('₹4,80,000');
    type('under-0-rate', '2');
    unmount();
    expect(stop.mock.calls.map(([type]) => type)).toContain('hashchange');
    // So does the way back from another page.
    open();
    expect(charge()).toBe(changed);
  });
});

describe('local storage', () => {
  const key = 'deviation-estimator';

  it('holds nothing until the visitor keeps a day, which can be opened and removed', () => {
    open();
    enter();
    expect(localStorage.length).toBe(0);
    expect(screen.queryByRole('button', { name: actions.open })).toBeNull();
    fireEvent.click(button(actions.keep));
    expect([message(), localStorage.getItem(key)?.slice(0, 2)]).toEqual([actions.kept, 'v1']);
    fireEvent.click(button(words.form.reset));
    fireEvent.click(button(actions.open));
    expect(charge()).toBe('₹2,70,000');
    fireEvent.click(button(actions.remove));
    expect([message(), localStorage.length]).toEqual([actions.removed, 0]);
    expect(screen.queryByRole('button', { name: actions.open })).toBeNull();
    expect(screen.queryByRole('button', { name: actions.remove })).toBeNull();
    expect(document.activeElement).toBe(button(actions.keep));
  });

  it('offers a day of an earlier visit, without a message', () => {
    localStorage.setItem(key, 'v1&c=60&b=capacity&s=40*96&g=20*96&o=0,,1&n=0,,1');
    open();
    expect(message()).toBe('');
    fireEvent.click(button(actions.open));
    expect(charge()).toBe('₹4,80,000');
  });

  it('with a day that cannot be read leaves the fields as they are', () => {
    localStorage.setItem(key, 'v0&c=60');
    open();
    fireEvent.click(button(actions.open));
    expect(charge()).toBe('₹31,628.75');
  });

  it('that the browser refuses is reported when the visitor saves, not when the page opens', () => {
    vi.stubGlobal('localStorage', undefined);
    open();
    expect(message()).toBe('');
    fireEvent.click(button(actions.keep));
    expect(message()).toBe(actions.refused);
  });
});

describe('the other actions', () => {
  it('download the day as CSV with a byte order mark, and release it later', async () => {
    vi.useFakeTimers();
    const create = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:day');
    const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    open();
    fireEvent.click(button(actions.csv));
    const [link] = click.mock.contexts as HTMLAnchorElement[];
    expect([link?.href, link?.download]).toEqual(['blob:day', 'deviation.csv']);
    const blob = create.mock.calls[0]?.[0] as Blob;
    expect(blob.type).toBe('text/csv');
    const bytes = new Uint8Array(await blob.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    vi.advanceTimersByTime(9_999);
    expect(revoke).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(revoke).toHaveBeenCalledWith('blob:day');
  });

  it('offer no download without a day', () => {
    open();
    enter(day('40\t20', 95));
    expect(screen.queryByRole('button', { name: actions.csv })).toBeNull();
  });

  it('print the page', () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    open();
    fireEvent.click(button(actions.print));
    expect(print).toHaveBeenCalledOnce();
  });

  it('ask about the result, with its figures, once there is one', () => {
    open();
    const { withFigures, withoutFigures, text } = words.contact;
    const link = () => screen.queryByRole('link', { name: withFigures });
    const ofExample = screen.getByRole('link', { name: withoutFigures });
    expect(ofExample.getAttribute('href')).toBe('/contact/?product=TruPrediction');
    enter();
    const url = new URL(link()?.getAttribute('href') ?? '', 'http://localhost');
    expect(url.searchParams.get('product')).toBe('TruPrediction');
    expect(url.searchParams.get('note')).toMatch(
      /^From the deviation estimator: ₹2,70,000 for a day, on available capacity/,
    );
    expect(link()?.parentElement?.textContent).toBe(`${text} ${withFigures}`);
    type('capacity', '');
    expect(link()).toBeNull();
    enter();
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(link() as HTMLElement);
    expect(location.hash).toMatch(/^#v1&c=50&.*s=40\*96&g=20\*96/);
  });
});
