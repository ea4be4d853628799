import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { vi } from 'vitest';

/** What the window answers to media queries: those that contain one of `yes` match. */
export function mediaMatching(...yes: string[]) {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: yes.some((part) => query.includes(part)), media: query }));
}

/** Lets fake time pass, and React follow. */
export const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

/** The markup as a page is exported with it, and `hydrate` to bring it to life after something was done to it. */
export function exported(element: ReactElement) {
  const container = document.createElement('div');
  container.innerHTML = renderToString(element);
  document.body.append(container);
  return { container, hydrate: () => act(async () => void hydrateRoot(container, element)) };
}
