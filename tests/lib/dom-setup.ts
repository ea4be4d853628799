import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// The build defines these constants. They are empty if the contact form does not send and visits are not counted.
Object.assign(globalThis, { CONTACT_PAGES: '', VISITS: '' });

/** Errors of event listeners, which reach the window and not the test. */
const errors: string[] = [];
const note = (event: Event) => {
  errors.push((event as ErrorEvent).message);
  event.preventDefault();
};
beforeEach(() => {
  errors.length = 0;
  window.addEventListener('error', note);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  document.body.replaceChildren();
  window.removeEventListener('error', note);
  expect(errors, 'an event listener threw').toEqual([]);
});
