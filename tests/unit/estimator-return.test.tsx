import { act, fireEvent } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { exported } from '../lib/dom';
import { button, charge, choose, day, estimator, example, field, open, reset, type, words } from '../lib/estimator';

beforeEach(reset);

const { initial } = example;
const link = '/#v1&c=60&b=capacity&x=20&s=40*96&g=20*96&o=0,,1&n=0,,1';
const loadedBy = (kind: string) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: kind }] as unknown as PerformanceEntryList);
/** Opens the exported page at an address, changes its fields, and hydrates it. */
async function hydrated(address: string, change: () => void) {
  history.replaceState(null, '', address);
  const { hydrate } = exported(estimator);
  change();
  await hydrate();
}
const values = (...names: string[]) => names.map((name) => field(name).value);

describe('a value typed before hydration at a link', () => {
  it('stays, beside the other values of the link', async () => {
    await hydrated(link, () => Object.assign(field('capacity'), { value: '81.25' }));
    expect(values('capacity', 'x', 'rows')).toEqual(['81.25', '20', day()]);
    expect(charge()).not.toBe('–');
  });

  it('stays if it is a choice', async () => {
    await hydrated(link, () => fireEvent.click(document.querySelector('[name=kind][value=percent]') as HTMLElement));
    expect(document.querySelector<HTMLInputElement>('[name=kind]:checked')?.value).toBe('percent');
  });

  it('does not stay at a link that is followed later', async () => {
    await hydrated(link, () => Object.assign(field('capacity'), { value: '81.25' }));
    act(() => {
      history.replaceState(null, '', link.replace('c=60', 'c=70'));
      dispatchEvent(new Event('hashchange'));
    });
    expect(values('capacity')).toEqual(['70']);
  });
});

describe.each(['back_forward', 'reload'])('fields that the browser has restored after %s', (kind) => {
  beforeEach(() => void loadedBy(kind));

  it('are newer than the link, also where they are those of the example again', async () => {
    await hydrated(link, () => Object.assign(field('rows'), { value: day('40\t30') }));
    expect(values('rows', 'x', 'capacity')).toEqual([day('40\t30'), initial.x, initial.capacity]);
  });

  it('keep a capacity that is the example’s', async () => {
    await hydrated('/', () => Object.assign(field('rows'), { value: day('0\t0') }));
    expect(values('capacity')).toEqual([initial.capacity]);
    expect(charge()).toBe('₹0');
  });

  it('give way to the link if they are as the page has them', async () => {
    await hydrated(link, () => {});
    expect(values('capacity', 'x', 'rows')).toEqual(['60', '20', day()]);
  });
});

describe('the address, whose fragment loads the scripts after Back', () => {
  it('gets one with the first change, without a figure, and loses it with the example', () => {
    open();
    expect(location.hash).toBe('');
    type('capacity', '61.25');
    expect(location.hash).toMatch(/^#\w+$/);
    expect(location.hash).not.toContain('61');
    fireEvent.click(button(words.form.reset));
    expect(location.hash).toBe('');
  });

  it('gets it for what was typed before hydration', async () => {
    await hydrated('/', () => Object.assign(field('x'), { value: '61' }));
    expect(location.hash).not.toBe('');
  });

  it('gets it again at a page without one whose day is kept', () => {
    const { unmount } = open();
    choose(words.form.mwh);
    unmount();
    history.replaceState(null, '', '/');
    open();
    expect(location.hash).not.toBe('');
  });

  it('keeps a fragment that it has, and the state of its entry', () => {
    history.replaceState({ tree: 1 }, '', '/#formulas');
    const { unmount } = open();
    type('capacity', '61');
    expect(location.hash).toBe('#formulas');
    unmount();
    history.replaceState({ tree: 1 }, '', '/');
    open();
    expect([location.hash !== '', history.state]).toEqual([true, { tree: 1 }]);
  });
});
