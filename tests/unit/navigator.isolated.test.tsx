import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Navigator } from '@/components/islands/navigator';
import { mediaMatching, pass } from '../lib/dom';

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
    <a href="/offerings/saas/#F&S">section elsewhere</a>
    <a href="/about/">this page</a>
    <a href="/about/#Management%20Team">section here</a>
    <a href="/contact/?product=TruOps">with a query</a>
    <a href="https://other.example/x/">other site</a>
    <a href="mailto:a@example.com">mail</a>
    <a href="/feed.xml">file</a>
    <a href="/about/team/" target="_blank" rel="noopener">
      new window
    </a>
    <section id="Management Team">team</section>
    <section id="F&S">forecasting</section>
  </>
);
const link = (name: string) => screen.getByRole('link', { name });
const click = (name: string, init?: MouseEventInit) => fireEvent.click(link(name), { button: 0, ...init });
const scrolled = vi.fn();
/** Whether the Navigator left the last click to the browser. */
let leftToBrowser = false;
/** Records it in `leftToBrowser`, and keeps the simulated browser from navigating. */
const onClick = (event: Event) => {
  leftToBrowser = !event.defaultPrevented;
  event.preventDefault();
};
const isLeftToBrowser = (name: string, init?: MouseEventInit) => {
  click(name, init);
  return leftToBrowser && next.push.mock.calls.length === 0;
};

beforeEach(() => {
  window.addEventListener('click', onClick);
  vi.useFakeTimers();
  mediaMatching();
  next.path = '/about/';
  next.push.mockReset();
  next.prefetch.mockReset();
  scrolled.mockReset();
  history.replaceState(null, '', '/about/');
  Element.prototype.scrollIntoView = function scrollIntoView(options) {
    scrolled(this.id, options);
  };
});

describe('prefetching', () => {
  it('does not start without interaction', () => {
    render(<Page />);
    pass(60_000);
    expect(next.prefetch).not.toHaveBeenCalled();
  });

  it.each(['pointerOver', 'focusIn', 'touchStart'] as const)('%s on a link prefetches its page', (event) => {
    render(<Page />);
    fireEvent[event](link('page'));
    expect(next.prefetch.mock.calls).toEqual([['/offerings/saas/']]);
  });

  it.each(['other site', 'mail', 'file', 'new window', 'section here'])('a link to %s prefetches nothing', (name) => {
    render(<Page />);
    fireEvent.pointerOver(link(name));
    expect(next.prefetch).not.toHaveBeenCalled();
  });
});

describe('a click on a link', () => {
  it('navigates without a page load', () => {
    render(<Page />);
    click('page');
    expect(leftToBrowser).toBe(false);
    click('with a query');
    expect(next.push.mock.calls).toEqual([['/offerings/saas/'], ['/contact/?product=TruOps']]);
  });

  it.each(['other site', 'mail', 'file', 'new window'])('to %s is left to the browser', (name) => {
    render(<Page />);
    expect(isLeftToBrowser(name)).toBe(true);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'with %j is left to the browser',
    (init) => {
      render(<Page />);
      expect(isLeftToBrowser('page', init)).toBe(true);
    },
  );

  it('shows a message instead of navigating while offline', () => {
    render(<Page />);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    click('page');
    expect(leftToBrowser).toBe(false);
    expect(next.push).not.toHaveBeenCalled();
    expect(screen.getByRole('status').textContent).toBe('You are offline.');
    act(() => void dispatchEvent(new Event('online')));
    expect(screen.getByRole('status').textContent).toBe('');
  });
});

describe('a link to the current page', () => {
  const top = (...preferences: string[]) => {
    mediaMatching(...preferences);
    const scrollTo = vi.fn();
    vi.stubGlobal('scrollTo', scrollTo);
    render(<Page />);
    click('this page');
    expect([leftToBrowser, next.push.mock.calls]).toEqual([false, []]);
    return scrollTo.mock.calls;
  };
  it('scrolls smoothly to the top', () => {
    expect(top()).toEqual([[{ top: 0, behavior: 'smooth' }]]);
  });
  it('jumps to the top with prefers-reduced-motion', () => {
    expect(top('prefers-reduced-motion')).toEqual([[{ top: 0, behavior: 'auto' }]]);
  });
  it('removes a fragment from the address, with one history entry', () => {
    history.replaceState(null, '', '/about/#Vision');
    const entries = history.length;
    top();
    expect([location.href.endsWith('/about/'), history.length]).toEqual([true, entries + 1]);
    click('this page');
    expect(history.length).toBe(entries + 1);
  });
  it('opens in a new tab with Ctrl', () => {
    render(<Page />);
    expect(isLeftToBrowser('this page', { ctrlKey: true })).toBe(true);
  });
});

describe('scrolling to a section', () => {
  it('of this page starts after 100 ms, is smooth, and updates address and focus', () => {
    render(<Page />);
    click('section here');
    pass(99);
    expect(scrolled).not.toHaveBeenCalled();
    pass(1);
    expect(scrolled.mock.calls).toEqual([['Management Team', { behavior: 'smooth', block: 'start' }]]);
    expect(location.hash).toBe('#Management%20Team');
    expect(document.activeElement?.id).toBe('Management Team');
  });

  it('works again on a second click, without a second history entry', () => {
    render(<Page />);
    click('section here');
    pass(100);
    const entries = history.length;
    click('section here');
    pass(100);
    expect(scrolled).toHaveBeenCalledTimes(2);
    expect(history.length).toBe(entries);
  });

  it('of another page starts 100 ms after the navigation has finished', () => {
    const { rerender } = render(<Page />);
    click('section elsewhere');
    expect(next.push.mock.calls).toEqual([['/offerings/saas/']]);
    pass(20_000);
    expect(scrolled).not.toHaveBeenCalled();
    next.path = '/offerings/saas/';
    rerender(<Page />);
    pass(99);
    expect(scrolled).not.toHaveBeenCalled();
    pass(1);
    expect(scrolled.mock.calls[0]?.[0]).toBe('F&S');
  });

  it('does not change the address after a click on the next link, which would abort that navigation', () => {
    const { rerender } = render(<Page />);
    click('section elsewhere');
    next.path = '/offerings/saas/';
    rerender(<Page />);
    pass(50);
    click('with a query');
    pass(20_000);
    expect(location.hash).toBe('');
    expect(scrolled).not.toHaveBeenCalled();
  });

  it('is a jump with prefers-reduced-motion', () => {
    mediaMatching('prefers-reduced-motion');
    render(<Page />);
    click('section here');
    pass(100);
    expect(scrolled.mock.calls[0]?.[1]).toEqual({ behavior: 'auto', block: 'start' });
  });
});

describe('while a page of the history is rendered', () => {
  const traverse = (path: string) => {
    history.replaceState(null, '', path);
    dispatchEvent(new Event('popstate'));
  };
  it('the fragment of a link that was still loading is forgotten', () => {
    const { rerender } = render(<Page />);
    click('section elsewhere');
    traverse('/contact/');
    next.path = '/contact/';
    rerender(<Page />);
    pass(1000);
    expect(location.hash).toBe('');
    expect(scrolled).not.toHaveBeenCalled();
  });

  const height = () => document.body.style.minHeight;

  it('the page is high, so that Firefox can restore every scroll position', () => {
    const { rerender } = render(<Page />);
    traverse('/offerings/saas/');
    expect(height()).toBe('100000px');
    next.path = '/offerings/saas/';
    rerender(<Page />);
    expect(height()).toBe('');
  });

  it('it keeps its height below a base path if only the fragment changes', () => {
    render(<Navigator basePath="/base" scrollDelay={100} offline="offline" />);
    traverse('/base/about/#Management%20Team');
    expect(height()).toBe('');
    traverse('/base/offerings/saas/');
    expect(height()).toBe('100000px');
  });

  it('it has its height again if the visitor comes back before the other page is rendered', () => {
    render(<Page />);
    traverse('/offerings/saas/');
    traverse('/about/');
    expect(height()).toBe('');
  });

  it('it keeps its height if only the fragment changes', () => {
    render(<Page />);
    traverse('/about/#Management%20Team');
    expect(height()).toBe('');
  });
});

it('removes its timers and listeners on unmount', () => {
  const { unmount, container } = render(<Page />);
  click('section here');
  const stay = container.ownerDocument.body.appendChild(
    Object.assign(document.createElement('a'), { href: '/offerings/saas/' }),
  );
  unmount();
  expect(vi.getTimerCount()).toBe(0);
  fireEvent.click(stay);
  fireEvent.pointerOver(stay);
  expect([next.push.mock.calls, next.prefetch.mock.calls]).toEqual([[], []]);
});
