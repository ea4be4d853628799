import { expect, it, vi } from 'vitest';
import { frame, onPage, openPage } from '@/editor/layer/frame';

const location = { pathname: '/' };
Object.defineProperties(frame, {
  contentDocument: { value: { URL: 'about:blank' } },
  contentWindow: { value: { location } },
});
/** Simulates the load event of the frame. @returns the page that the frame loads next; '' for none */
function loaded(pathname: string) {
  location.pathname = pathname;
  frame.setAttribute('src', '');
  frame.dispatchEvent(new Event('load'));
  return frame.getAttribute('src');
}

it('a page that a reload has cancelled is loaded again, once', () => {
  vi.useFakeTimers();
  onPage(
    () => {},
    () => {},
  );
  openPage('/about/');
  expect(frame.getAttribute('src')).toBe('/about/');
  expect(loaded('/')).toBe('/about/');
  expect(loaded('/')).toBe('');

  openPage('/about/');
  expect(loaded('/about/')).toBe('');
  vi.useRealTimers();
});
