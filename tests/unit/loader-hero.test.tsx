import { describe, expect, it, vi } from 'vitest';
import { eachOnItsOwnPage, fire, loads, run } from '../lib/loader';

eachOnItsOwnPage();

describe('the hero before its island is hydrated', () => {
  const slides = ['a', 'b', 'c'].map((name) => `<div class="offering"><i id="${name}"></i></div>`).join('');
  const scenes = [0, 1, 2].map((index) => `<div data-scene="${index}"${index ? ' hidden' : ''}></div>`).join('');
  const page = `<section data-hero data-island data-active="0">${scenes}<button class="hero-control"></button><div class="hero-list">${slides}</div></section>`;
  const hero = () => document.querySelector<HTMLElement>('[data-hero]') as HTMLElement;
  const shown = () => [...document.querySelectorAll<HTMLElement>('[data-scene]')].map(({ hidden }) => !hidden);
  const startHero = () => {
    run('hero', page);
    vi.spyOn(hero(), 'getBoundingClientRect').mockReturnValue({ bottom: 500 } as DOMRect);
  };
  const active = () => hero().dataset.active;

  it('advances every 3000 ms, and shows a picture when its slide is first shown', async () => {
    startHero();
    await vi.advanceTimersByTimeAsync(2999);
    expect([active(), shown()]).toEqual(['0', [true, false, false]]);
    await vi.advanceTimersByTimeAsync(1);
    expect([active(), shown()]).toEqual(['1', [true, true, false]]);
    expect(document.querySelectorAll('.offering')[1]?.hasAttribute('data-chosen')).toBe(true);
    await vi.advanceTimersByTimeAsync(6000);
    expect(active()).toBe('0');
    expect(loads()).toEqual([]);
  });

  it.each([
    ['hydrated', () => Object.assign(hero().dataset, { hydrated: 'true' })],
    ['stopped by its control', () => fire('click', '.hero-control')],
    ['out of view', () => vi.mocked(hero().getBoundingClientRect).mockReturnValue({ bottom: -1 } as DOMRect)],
    ['hidden', () => vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)],
  ])('does not advance while it is %s', async (_, act) => {
    startHero();
    act();
    await vi.advanceTimersByTimeAsync(9000);
    expect(active()).toBe('0');
  });

  it('does not rotate with reduced motion; a click still selects', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    startHero();
    await vi.advanceTimersByTimeAsync(9000);
    expect([active(), hero().dataset.moving, hero().dataset.pressed]).toEqual(['0', undefined, '']);
    fire('click', '#c');
    expect(active()).toBe('2');
  });

  it('keeps one scene with less data', async () => {
    vi.stubGlobal('navigator', { connection: { effectiveType: '2g' } });
    startHero();
    await vi.advanceTimersByTimeAsync(3000);
    expect([active(), shown()]).toEqual(['1', [true, false, false]]);
  });

  it('waits until a prerendered page is shown', async () => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
    startHero();
    await vi.advanceTimersByTimeAsync(9000);
    expect(active()).toBe('0');
    dispatchEvent(new Event('prerenderingchange'));
    await vi.advanceTimersByTimeAsync(3000);
    expect(active()).toBe('1');
    Reflect.deleteProperty(document, 'prerendering');
  });
});
