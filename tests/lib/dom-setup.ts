import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// The build fills them in; empty where the contact form does not send and no visits are counted.
Object.assign(globalThis, { CONTACT_PAGES: '', VISITS: '' });

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  document.body.replaceChildren();
});
