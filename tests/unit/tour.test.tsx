import { act, fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Tour } from '@/components/islands/tour';
import { saas } from '@/content/saas';
import { words } from '@/content/words';
import { shownScreens } from '@/lib/screen-file';
import { type Part, zoomOn } from '@/lib/tour';

const parts: Part[] = [
  [10, 10, 20, 20],
  [50, 40, 30, 30],
  [0, 80, 90, 20],
];
const mount = () =>
  render(
    <Tour
      id="it"
      parts={{ wide: parts, tall: parts }}
      words={words.tour}
      about="TruX"
      after={<a href="/contact">Book Demo</a>}
      steps={
        <ol>
          <li id="it-1">One</li>
          <li id="it-2">Two</li>
          <li id="it-3">Three</li>
        </ol>
      }
    >
      <img alt="a day" />
    </Tour>,
  );
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const current = () => screen.getAllByRole('listitem').map((item) => item.getAttribute('aria-current'));
const address = (hash: string) =>
  act(async () => {
    location.hash = hash;
    dispatchEvent(new Event('hashchange'));
  });

beforeEach(() => {
  history.replaceState(null, '', '/');
  Element.prototype.scrollIntoView = vi.fn();
});

describe('a tour', () => {
  it('does not start by itself; its start is a link to the first step', () => {
    mount();
    expect(current()).toEqual(['false', 'false', 'false']);
    expect(screen.getByRole('link', { name: `${words.tour.start} TruX` }).getAttribute('href')).toBe('#it-1');
    expect(document.querySelector('.tour-view')).toBeNull();
  });

  it('ends at any step', async () => {
    mount();
    await address('#it-2');
    await press(words.tour.end);
    expect(current()).toEqual(['false', 'false', 'false']);
    expect(location.hash).toBe('');
  });

  it('goes forward and back, frames the region of a step, writes the step into the address, and ends', async () => {
    mount();
    await address('#it-1');
    await press(words.tour.next);
    expect(current()).toEqual(['false', 'step', 'false']);
    expect(location.hash).toBe('#it-2');
    expect(document.querySelector<HTMLElement>('.tour-wide')?.style.left).toBe('50%');
    expect(screen.getByRole('status').textContent).toBe('Step 2 of 3. Two');
    await press(words.tour.back);
    await press(words.tour.back);
    expect(current()).toEqual(['step', 'false', 'false']);
    await press(words.tour.next);
    await press(words.tour.next);
    await press(words.tour.end);
    expect(document.activeElement).toBe(screen.getByRole('link', { name: `${words.tour.start} TruX` }));
    expect(current()).toEqual(['false', 'false', 'false']);
    expect(location.hash).toBe('');
  });

  it('scrolls into view when it starts, then each step’s region; its first step has no step before', async () => {
    mount();
    const scroll = vi.mocked(Element.prototype.scrollIntoView);
    expect(scroll).not.toHaveBeenCalled();
    await act(async () => fireEvent.click(screen.getByRole('link', { name: `${words.tour.start} TruX` })));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: words.tour.next }));
    expect(scroll.mock.calls).toEqual([[{ behavior: 'smooth' }]]);
    const back = () => screen.getByRole('button', { name: words.tour.back }).getAttribute('aria-disabled');
    expect([document.querySelector('figure')?.dataset.step, back()]).toEqual(['1', 'true']);
    await press(words.tour.next);
    expect([document.querySelector('figure')?.dataset.step, back()]).toEqual(['2', 'false']);
    expect(scroll.mock.calls.slice(1)).toEqual([[{ behavior: 'smooth', block: 'nearest' }]]);
    expect(scroll.mock.contexts[1]).toBe(document.querySelector('.tour-view > b'));
    await press(words.tour.back);
    expect(scroll.mock.calls).toHaveLength(3);
    expect(scroll.mock.contexts[2]).toBe(document.querySelector('.tour-view > b'));
  });

  it('that a link has started neither takes the focus nor scrolls to the region of a step', async () => {
    history.replaceState(null, '', '/#it-1');
    mount();
    const scroll = vi.mocked(Element.prototype.scrollIntoView);
    scroll.mockClear();
    await address('#it-2');
    expect(current()).toEqual(['false', 'step', 'false']);
    expect([document.activeElement, scroll.mock.calls]).toEqual([document.body, []]);
  });

  it('does not scroll to the control that takes the focus', async () => {
    mount();
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    await act(async () => fireEvent.click(screen.getByRole('link', { name: `${words.tour.start} TruX` })));
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
  });

  it.each([
    ['scrolls at the top of the page', 'reload', '/#it-2', 0, 1],
    ['scrolls after a link to a step was followed before hydration', 'navigate', '/#it-2', 300, 1],
    ['stays where the browser has restored the scroll position', 'reload', '/#it-2', 300, 0],
    ['stays if the address names no step on the page', 'navigate', '/#it-02', 300, 0],
  ])('that opens at a step %s', (_, kind, url, scrollY, times) => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: kind }] as unknown as PerformanceEntryList);
    vi.stubGlobal('scrollY', scrollY);
    history.replaceState(null, '', url);
    mount();
    expect(current()).toEqual(['false', 'step', 'false']);
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(times);
  });

  it('scrolls when its start is pressed, wherever the page is', async () => {
    vi.stubGlobal('scrollY', 300);
    mount();
    await act(async () => fireEvent.click(screen.getByRole('link', { name: `${words.tour.start} TruX` })));
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledOnce();
  });

  it('enlarges the part of a step, and nothing before it starts', async () => {
    mount();
    const figure = document.querySelector('figure');
    expect([figure?.dataset.step, figure?.style.getPropertyValue('--zoom')]).toEqual([undefined, '']);
    await address('#it-1');
    const { x, y, scale } = zoomOn([10, 10, 20, 20]);
    expect(figure?.style.getPropertyValue('--zoom')).toBe(`translate(${x}%, ${y}%) scale(${scale})`);
  });

  it('keeps the query of the address when it ends', async () => {
    history.replaceState(null, '', '/page/?a=1#it-3');
    mount();
    await press(words.tour.end);
    expect(location.href).toMatch(/\/page\/\?a=1$/);
  });

  it('ignores addresses that only contain the name of a step', async () => {
    mount();
    for (const hash of ['#x#it-1', '#it-1x']) await address(hash);
    expect(current()).toEqual(['false', 'false', 'false']);
    await address('#it-02');
    expect(current()).toEqual(['false', 'step', 'false']);
  });

  it('no longer follows the address after it is unmounted', () => {
    const remove = vi.spyOn(globalThis, 'removeEventListener');
    mount().unmount();
    expect(remove.mock.calls.map(([type]) => type)).toContain('hashchange');
  });

  it('opens at the step of the address, and ignores steps that are not there or another tour’s', async () => {
    history.replaceState(null, '', '/#it-3');
    mount();
    expect(current()).toEqual(['false', 'false', 'step']);
    await address('#it-9');
    await address('#other-1');
    expect(current()).toEqual(['false', 'false', 'step']);
  });
});

it('zooming keeps the whole part in view, and no edge of the picture comes into view', () => {
  const side = fc.integer({ min: 5, max: 100 });
  fc.assert(
    fc.property(
      side,
      side,
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (w, h, a, b) => {
        const part: Part = [a * (100 - w), b * (100 - h), w, h];
        const { scale, x, y } = zoomOn(part);
        for (const [shift, start, size] of [
          [x, part[0], w],
          [y, part[1], h],
        ] as const) {
          expect(shift).toBeLessThanOrEqual(0);
          expect(shift + 100 * scale).toBeGreaterThanOrEqual(99.99);
          expect(start * scale + shift).toBeGreaterThanOrEqual(-0.01);
          expect((start + size) * scale + shift).toBeLessThanOrEqual(100.01);
        }
      },
    ),
  );
});

it('every product has at least four steps, each with its place in both pictures', () => {
  const screens = shownScreens();
  const ids = saas.chapters.flatMap(({ products }) => products.map(({ id }) => id));
  expect(Object.keys(screens).sort()).toEqual(ids.sort());
  for (const { tour, parts } of Object.values(screens)) {
    expect(tour.length).toBeGreaterThanOrEqual(4);
    for (const list of [parts.wide, parts.tall]) {
      expect(list).toHaveLength(tour.length);
      for (const [x, y, w, h] of list)
        expect([x >= 0, y >= 0, x + w <= 100.1, y + h <= 100.1]).toEqual([true, true, true, true]);
    }
  }
});
