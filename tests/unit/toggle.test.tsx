import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PauseMotion } from '@/components/islands/pause-motion';
import { ShowMore } from '@/components/islands/show-more';
import { Toggle } from '@/components/islands/toggle';
import { exported } from '../lib/dom';

const card = (name: string) => (
  <ShowMore key={name} id={name} more="Show More" less="Show Less" about={`about ${name}`}>
    rest of {name}
  </ShowMore>
);
const expanded = (name: string) =>
  screen.getByRole('button', { name: new RegExp(`about ${name}$`) }).getAttribute('aria-expanded');

beforeEach(() => void vi.spyOn(console, 'error'));

describe('Show More', () => {
  it('opens and closes each card independently', () => {
    render([card('one'), card('two')]);
    fireEvent.click(screen.getByRole('button', { name: /about one$/ }));
    expect([expanded('one'), expanded('two')]).toEqual(['true', 'false']);
    fireEvent.click(screen.getByRole('button', { name: /about two$/ }));
    expect([expanded('one'), expanded('two')]).toEqual(['true', 'true']);
    fireEvent.click(screen.getByRole('button', { name: /about one$/ }));
    expect([expanded('one'), expanded('two')]).toEqual(['false', 'true']);
  });

  it('references its panel (aria-controls), which is always in the page', () => {
    render(card('one'));
    const controls = screen.getByRole('button').getAttribute('aria-controls') ?? '';
    expect(document.getElementById(controls)?.textContent).toBe('rest of one');
  });
});

describe('hydration of Show More', () => {
  it('starts from a native <details> directly before the panel', () => {
    const { container } = exported(card('one'));
    const details = container.querySelector('details') as HTMLDetailsElement;
    expect(details.open).toBe(false);
    expect(details.nextElementSibling?.id).toBe('one');
    expect(container.querySelector('button')).toBeNull();
  });

  it('keeps the open state and focus', async () => {
    const { container, hydrate } = exported(card('one'));
    (container.querySelector('details') as HTMLDetailsElement).open = true;
    container.querySelector('summary')?.focus();
    await hydrate();
    expect(expanded('one')).toBe('true');
    expect(document.activeElement).toBe(screen.getByRole('button'));
    expect(console.error).not.toHaveBeenCalled();
  });

  describe.each(['pointerup', 'pointercancel'])('under a press that a %s ends', (end) => {
    const pressed = async () => {
      const { container, hydrate } = exported(card('one'));
      const details = container.querySelector('details') as HTMLDetailsElement;
      vi.spyOn(details, 'matches').mockImplementation((selector) => selector === ':active');
      await hydrate();
      expect(container.querySelector('details')).toBe(details);
      return { container, details };
    };
    const task = () => act(() => new Promise<void>((resolve) => void setTimeout(resolve)));

    it('waits for the click that follows, and keeps what it opened', async () => {
      const { container, details } = await pressed();
      dispatchEvent(new Event(end));
      details.open = true;
      await task();
      expect(container.querySelector('details')).toBeNull();
      expect(expanded('one')).toBe('true');
    });

    it('does nothing if the card is gone by then', async () => {
      const { container } = exported(card('one'));
      const details = container.querySelector('details') as HTMLDetailsElement;
      vi.spyOn(details, 'matches').mockReturnValue(true);
      const { unmount } = render(card('one'), { container, hydrate: true });
      unmount();
      vi.useFakeTimers();
      dispatchEvent(new Event(end));
      expect(vi.getTimerCount()).toBe(0);
    });
  });

  it('does not move focus from elsewhere', async () => {
    const { hydrate } = exported(card('one'));
    await hydrate();
    expect(document.activeElement).toBe(document.body);
  });
});

it('Pause is a toggle button with aria-pressed', () => {
  render(<PauseMotion label="Pause the movement" />);
  const button = screen.getByRole('button', { name: 'Pause the movement' });
  expect(button.getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(button);
  expect(button.getAttribute('aria-pressed')).toBe('true');
  expect(button.hasAttribute('aria-expanded')).toBe(false);
});

it('a toggle passes its button to buttonRef, and is either expanded or pressed', () => {
  const ref = createRef<HTMLButtonElement>();
  render(
    <>
      <Toggle open={false} onChange={() => {}} buttonRef={ref} label="one">
        x
      </Toggle>
      <Toggle open onChange={() => {}} state="pressed" label="two">
        x
      </Toggle>
    </>,
  );
  const states = screen
    .getAllByRole('button')
    .map((button) => [button.getAttribute('aria-expanded'), button.getAttribute('aria-pressed')]);
  expect(states).toEqual([
    ['false', null],
    [null, 'true'],
  ]);
  expect(ref.current).toBe(screen.getByRole('button', { name: 'one' }));
});
