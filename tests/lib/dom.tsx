import { act, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { vi } from 'vitest';

/** Mocks `matchMedia`: a query matches if it contains one of the given texts. */
export function mediaMatching(...texts: string[]) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: texts.some((part) => query.includes(part)),
    media: query,
  }));
}

/** Advances fake timers inside React's `act`. */
export const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

/** Moves focus inside React's `act`. */
export const focus = (element: HTMLElement) => act(() => element.focus());

/** Renders the element to static HTML, as in the export. `hydrate` hydrates it, after the test has changed the HTML. */
export function exported(element: ReactElement) {
  const container = document.createElement('div');
  container.innerHTML = renderToString(element);
  document.body.append(container);
  // `render` unmounts it after the test: a listener that outlives its test would answer the events of the next one.
  return { container, hydrate: () => act(async () => void render(element, { container, hydrate: true })) };
}
