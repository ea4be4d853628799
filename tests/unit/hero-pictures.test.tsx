import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HeroRotator } from '@/components/islands/hero-rotator';
import { exported, mediaMatching, pass } from '../lib/dom';

const titles = ['SaaS', 'Services', 'Marketplace'];
const hero = (
  <HeroRotator
    titles={titles}
    picks={titles.map((title) => `Show ${title}`)}
    interval={3000}
    words={{ carousel: 'Offerings', stop: 'Stop', start: 'Start' }}
    stage={titles.map((title) => <img key={title} alt={`${title} plant`} />)}
    items={titles.map((title) => <p key={title}>{title}</p>)}
  >
    <h1>headline</h1>
  </HeroRotator>
);
const pictures = () => screen.getAllByRole('img').map((picture) => picture.getAttribute('alt'));
const region = () => screen.getByRole('region', { name: 'Offerings' });
const connection = (value?: object) => Object.assign(navigator, { connection: value });

beforeEach(() => {
  vi.useFakeTimers();
  mediaMatching();
});
afterEach(() => connection());

describe('the pictures in the page', () => {
  it('are the first one, until the next one’s turn has come', () => {
    render(hero);
    pass(2999);
    expect(pictures()).toEqual(['SaaS plant']);
    pass(1);
    expect(pictures()).toEqual(['SaaS plant', 'Services plant']);
    pass(9000);
    expect(pictures()).toEqual(titles.map((title) => `${title} plant`));
  });

  it('keep their order, whichever picture is shown first', () => {
    render(hero);
    fireEvent.click(screen.getByRole('button', { name: 'Show Marketplace' }));
    fireEvent.click(screen.getByRole('button', { name: 'Show Services' }));
    expect(pictures()).toEqual(titles.map((title) => `${title} plant`));
  });

  it.each([{ saveData: true, effectiveType: '4g' }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'stay the first one on a connection with %j, whatever is shown',
    (value) => {
      connection(value);
      render(hero);
      pass(9000);
      fireEvent.click(screen.getByRole('button', { name: 'Show Marketplace' }));
      expect([region().dataset.active, pictures()]).toEqual(['2', ['SaaS plant']]);
    },
  );

  it.each([{ saveData: false, effectiveType: '4g' }, { effectiveType: '3g' }, {}])(
    'change on a connection with %j',
    (value) => {
      connection(value);
      render(hero);
      pass(3000);
      expect(pictures()).toHaveLength(2);
    },
  );
});

describe('the state for the style sheet', () => {
  const chosen = () => screen.getAllByRole('group').map((slide) => slide.hasAttribute('data-chosen'));

  it('one offering is marked as chosen', () => {
    render(hero);
    expect(chosen()).toEqual([true, false, false]);
    pass(3000);
    expect(chosen()).toEqual([false, true, false]);
  });

  it('the progress line runs while offerings change by themselves, and not while one is held', () => {
    render(hero);
    const seen = [region().hasAttribute('data-moving')];
    const [first] = screen.getAllByRole('group') as [HTMLElement];
    fireEvent.pointerEnter(first, { pointerType: 'mouse' });
    seen.push(region().hasAttribute('data-moving'));
    fireEvent.pointerLeave(first, { pointerType: 'mouse' });
    seen.push(region().hasAttribute('data-moving'));
    fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
    seen.push(region().hasAttribute('data-moving'));
    expect(seen).toEqual([true, false, true, false]);
  });

  it('the control shows the mark for what it does', () => {
    render(hero);
    const mark = () => document.querySelector('.pause-mark')?.hasAttribute('data-play');
    expect(mark()).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
    expect(mark()).toBe(true);
  });
});

describe('the exported page', () => {
  it('has every picture and shows the first', () => {
    const { container } = exported(hero);
    const scenes = [...container.querySelectorAll<HTMLElement>('[data-scene]')];
    expect(scenes.map(({ hidden }) => hidden)).toEqual([false, true, true]);
    expect(container.querySelectorAll('img')).toHaveLength(3);
    expect(container.querySelector('[data-hydrated], [data-moving]')).toBeNull();
    expect(container.querySelectorAll('.hero-pick')).toHaveLength(3);
  });
});

describe('the island takes over from the loader', () => {
  const takeOver = async (change: (section: HTMLElement) => void) => {
    const { container, hydrate } = exported(hero);
    const section = container.querySelector('[data-hero]') as HTMLElement;
    change(section);
    await hydrate();
    return section.dataset;
  };

  it('the slide that is shown', async () => {
    const dataset = await takeOver((section) => Object.assign(section.dataset, { active: '2' }));
    expect(dataset.active).toBe('2');
  });

  it('the rest of the turn that has begun, and whole turns after it', async () => {
    vi.spyOn(performance, 'now').mockReturnValue(5000);
    const dataset = await takeOver((section) => Object.assign(section.dataset, { active: '1', changed: '3000' }));
    const seen = [999, 1, 2999, 1].map((time) => {
      pass(time);
      return dataset.active;
    });
    expect(seen).toEqual(['1', '2', '2', '0']);
  });

  it('a whole turn where no script has begun one', async () => {
    const dataset = await takeOver(() => {});
    pass(2999);
    expect(dataset.active).toBe('0');
    pass(1);
    expect(dataset.active).toBe('1');
  });

  it.each([
    ['stopped', true, undefined],
    ['moving', false, 'true'],
  ])('whether it is %s', async (_, pressed, moving) => {
    const dataset = await takeOver((section) => section.toggleAttribute('data-pressed', pressed));
    expect(dataset.moving).toBe(moving);
  });

  it('the offering under the pointer, which stays held', async () => {
    mediaMatching('hover');
    const dataset = await takeOver((section) => {
      const second = section.querySelectorAll('.offering')[1] as HTMLElement;
      vi.spyOn(second, 'matches').mockImplementation((selector) => selector === ':hover');
    });
    expect([dataset.active, dataset.moving]).toEqual(['1', undefined]);
    pass(9000);
    expect(dataset.active).toBe('1');
  });
});

describe('the rotation, stopped by its control', () => {
  it('does not advance when the pointer leaves an offering', () => {
    render(hero);
    fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
    const third = screen.getAllByRole('group')[2] as HTMLElement;
    fireEvent.pointerEnter(third, { pointerType: 'mouse' });
    fireEvent.pointerLeave(third, { pointerType: 'mouse' });
    expect(region().dataset.active).toBe('2');
  });
});
