import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HeroRotator } from '@/components/islands/hero-rotator';
import { exported, focus, mediaMatching, pass } from '../lib/dom';

const hero = (
  <HeroRotator
    titles={['1 of 3: SaaS', '2 of 3: Services', '3 of 3: Marketplace']}
    picks={['Show SaaS', 'Show Services', 'Show Marketplace']}
    interval={3000}
    words={{ carousel: 'Offerings', stop: 'Stop', start: 'Start' }}
    stage={['SaaS', 'Services', 'Marketplace'].map((title) => <p key={title}>picture of {title}</p>)}
    items={['SaaS', 'Services', 'Marketplace'].map((title) => (
      <a key={title} href={`/${title}`}>
        {title}
      </a>
    ))}
  >
    <h1>headline</h1>
  </HeroRotator>
);
const active = () => Number(screen.getByRole('region', { name: 'Offerings' }).dataset.active);
const slide = (index: number) => screen.getAllByRole('group')[index] as HTMLElement;
const point = (index: number, pointerType = 'mouse') => fireEvent.pointerEnter(slide(index), { pointerType });
const leave = (index: number, pointerType = 'mouse') => fireEvent.pointerLeave(slide(index), { pointerType });

beforeEach(() => {
  vi.useFakeTimers();
  mediaMatching();
});

describe('rotation', () => {
  it('shows 0, 1, 2 and 0 again, each for 3000 ms', () => {
    render(hero);
    expect(active()).toBe(0);
    pass(2999);
    expect(active()).toBe(0);
    pass(1);
    const seen = [active()];
    for (let i = 0; i < 3; i += 1) {
      pass(3000);
      seen.push(active());
    }
    expect(seen).toEqual([1, 2, 0, 1]);
  });

  const hydrated = async (before: (section: HTMLElement) => void) => {
    const { container, hydrate } = exported(hero);
    before(container.querySelector('section') as HTMLElement);
    await hydrate();
  };

  it('does not start if a link has keyboard focus before hydration', async () => {
    await hydrated((section) => {
      // The simulated browser has no :focus-visible.
      vi.spyOn(section, 'querySelector').mockReturnValue(section.querySelector('a'));
    });
    pass(9000);
    expect(active()).toBe(0);
  });

  it('does not start if the loader has stopped it, until its button is clicked', async () => {
    await hydrated((section) => section.setAttribute('data-pressed', ''));
    pass(9000);
    expect(active()).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: 'Start' }));
    pass(3000);
    expect(active()).toBe(1);
  });

  it('starts on a device with a mouse that points elsewhere', () => {
    mediaMatching('(hover: hover)');
    render(hero);
    pass(3000);
    expect(active()).toBe(1);
  });

  it.each([
    ['does not start', ['(hover: hover)'], 0],
    ['starts on a touch screen', [], 1],
  ])('%s at a slide that was pointed at before hydration, also the first', async (_, media, later) => {
    mediaMatching(...media);
    await hydrated((section) => {
      const first = section.querySelector('.offering') as HTMLElement;
      vi.spyOn(first, 'matches').mockImplementation((selector) => selector === ':hover');
    });
    pass(3000);
    expect(active()).toBe(later);
  });

  it('does not start with reduced motion if the loader has not run', () => {
    mediaMatching('(prefers-reduced-motion: reduce)');
    render(hero);
    pass(9000);
    expect(active()).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: 'Start' }));
    pass(3000);
    expect(active()).toBe(1);
  });

  it('goes on with reduced motion if it was started before hydration', async () => {
    mediaMatching('(prefers-reduced-motion: reduce)');
    // The loader's button has removed `data-pressed`.
    await hydrated(() => {});
    pass(3000);
    expect(active()).toBe(1);
  });

  it('clears its timer on unmount', () => {
    const { unmount } = render(hero);
    expect(vi.getTimerCount()).toBe(1);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('pointing', () => {
  it('selects a slide and pauses; leaving shows the next slide and resumes rotation', () => {
    render(hero);
    point(2);
    expect(active()).toBe(2);
    pass(30_000);
    expect(active()).toBe(2);
    leave(2);
    expect(active()).toBe(0);
    pass(3000);
    expect(active()).toBe(1);
  });

  it('by touch neither holds the rotation nor selects a slide; a tap selects', () => {
    render(hero);
    point(2, 'touch');
    expect(active()).toBe(0);
    expect(screen.getByRole('region').hasAttribute('data-moving')).toBe(true);
    fireEvent.click(slide(2));
    expect(active()).toBe(2);
    leave(2, 'touch');
    expect(active()).toBe(2);
  });

  it('shows a tapped slide for the full 3000 ms', () => {
    render(hero);
    pass(2900);
    fireEvent.click(slide(2));
    pass(2999);
    expect(active()).toBe(2);
    pass(1);
    expect(active()).toBe(0);
  });

  it('selects a slide by its picker button', () => {
    render(hero);
    fireEvent.click(screen.getByRole('button', { name: 'Show Services' }));
    expect(active()).toBe(1);
    expect(screen.getByRole('button', { name: 'Show Services' }).getAttribute('aria-current')).toBe('true');
    expect(screen.getByRole('button', { name: 'Show SaaS' }).getAttribute('aria-current')).toBe('false');
  });
});

describe('keyboard', () => {
  it('focus inside stops the rotation until the button restarts it', () => {
    render(hero);
    focus(screen.getByRole('link', { name: 'SaaS' }));
    pass(9000);
    expect(active()).toBe(0);
    act(() => (document.activeElement as HTMLElement).blur());
    pass(9000);
    expect(active()).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: 'Start' }));
    pass(3000);
    expect(active()).toBe(1);
  });

  it('focus by the mouse does not stop the rotation', () => {
    render(hero);
    const link = screen.getByRole('link', { name: 'SaaS' });
    vi.spyOn(link, 'matches').mockReturnValue(false);
    focus(link);
    pass(3000);
    expect(active()).toBe(1);
  });

  it('pointer leave does not show the next slide while stopped', () => {
    render(hero);
    focus(screen.getByRole('button', { name: 'Show SaaS' }));
    point(1);
    expect(active()).toBe(1);
    leave(1);
    expect(active()).toBe(1);
  });

  it('focus on the button stops the rotation too; its name is its action', () => {
    render(hero);
    focus(screen.getByRole('button', { name: 'Stop' }));
    pass(9000);
    expect(active()).toBe(0);
    expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Start' }));
    pass(3000);
    expect(active()).toBe(1);
    fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
    pass(9000);
    expect(active()).toBe(1);
  });
});

describe('for screen readers', () => {
  it('names carousel and slides, has the stop button first, and announces slides only when stopped', () => {
    const { container } = render(hero);
    expect(screen.getByRole('region', { name: 'Offerings' }).getAttribute('aria-roledescription')).toBe('carousel');
    const slides = screen.getAllByRole('group');
    expect(slides.map((group) => group.getAttribute('aria-roledescription'))).toEqual(Array(3).fill('slide'));
    expect(slides.map((group) => group.getAttribute('aria-label'))).toEqual([
      '1 of 3: SaaS',
      '2 of 3: Services',
      '3 of 3: Marketplace',
    ]);
    expect(container.querySelector('button, a')?.getAttribute('aria-label')).toBe('Stop');
    const live = () => container.querySelector('[aria-live]')?.getAttribute('aria-live');
    expect(live()).toBe('off');
    fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
    expect(live()).toBe('polite');
  });

  it('has a control that says what it does, and therefore no aria-pressed', () => {
    render(hero);
    for (const name of ['Stop', 'Start']) {
      const control = screen.getByRole('button', { name });
      expect([control.tagName, control.hasAttribute('aria-pressed')]).toEqual(['BUTTON', false]);
      fireEvent.click(control);
    }
  });

  it('has one button before hydration: the control, which the loader handles', async () => {
    vi.useRealTimers();
    const { container, hydrate } = exported(hero);
    expect([...container.querySelectorAll('button')].map(({ className }) => className)).toEqual(['hero-control']);
    expect(screen.getByRole('button', { name: 'Stop' })).toBeTruthy();
    expect(container.querySelectorAll('a')).toHaveLength(3);
    await hydrate();
    expect(container.querySelectorAll('button')).toHaveLength(4);
  });
});
