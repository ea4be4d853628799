import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// The build fills it in; empty, as where the contact form does not send.
Object.assign(globalThis, { CONTACT_PAGES: '' });

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  document.body.replaceChildren();
});
