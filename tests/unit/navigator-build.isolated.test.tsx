import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Navigator } from '@/components/islands/navigator';

/* The navigator with the constants that next.config.mjs puts into the build. */

const next = vi.hoisted(() => ({ path: '/about/', push: vi.fn(), prefetch: vi.fn() }));
const router = vi.hoisted(() => ({
  get push() {
    return next.push;
  },
  get prefetch() {
    return next.prefetch;
  },
}));
vi.mock('next/navigation', () => ({ usePathname: () => next.path, useRouter: () => router }));

const Page = () => (
  <>
    <Navigator basePath="" scrollDelay={100} offline="You are offline." />
    <a href="/offerings/saas/">page</a>
    <a href="/contact/?product=TruOps">with a query</a>
  </>
);
const link = (name: string) => screen.getByRole('link', { name });
/** Whether the Navigator left the last click to the browser. */
let leftToBrowser = false;
/** Records it in `leftToBrowser`, and keeps the simulated browser from navigating. */
const onClick = (event: Event) => {
  leftToBrowser = !event.defaultPrevented;
  event.preventDefault();
};
const isLeftToBrowser = (name: string) => {
  fireEvent.click(link(name), { button: 0 });
  return leftToBrowser && next.push.mock.calls.length === 0;
};

beforeEach(() => {
  window.addEventListener('click', onClick);
  vi.useFakeTimers();
  vi.stubGlobal('scrollTo', vi.fn());
  next.path = '/about/';
  next.push.mockReset();
  next.prefetch.mockReset();
  history.replaceState(null, '', '/about/');
});

describe('with visits counted', () => {
  const visits = vi.fn();
  beforeEach(() => {
    visits.mockReset();
    addEventListener('visit', visits);
  });
  afterEach(() => removeEventListener('visit', visits));

  it.each([
    ['/visits', 1],
    ['', 0],
  ])('at %j a page shown without a reload is announced to the loader %i times', (path, times) => {
    vi.stubGlobal('VISITS', path);
    const { rerender } = render(<Page />);
    expect(visits).not.toHaveBeenCalled();
    next.path = '/offerings/saas/';
    rerender(<Page />);
    expect(visits).toHaveBeenCalledTimes(times);
  });
});

describe('with a contact form that sends, whose pages have a policy of their own', () => {
  beforeEach(() => vi.stubGlobal('CONTACT_PAGES', '/contact/'));

  it('links to a contact page and away from one are full loads, and are not prefetched', () => {
    render(<Page />);
    fireEvent.pointerOver(link('with a query'));
    expect(next.prefetch).not.toHaveBeenCalled();
    expect(isLeftToBrowser('with a query')).toBe(true);
    history.replaceState(null, '', '/contact/sent/');
    expect(isLeftToBrowser('page')).toBe(true);
  });

  it('other links are no full loads, nor are links to the page shown, which would empty the form', () => {
    render(<Page />);
    expect(isLeftToBrowser('page')).toBe(false);
    next.push.mockReset();
    history.replaceState(null, '', '/contact/');
    expect(isLeftToBrowser('with a query')).toBe(false);
  });
});
