import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Navigator } from '@/components/islands/navigator';
import { exported, mediaMatching, pass } from '../lib/dom';

const next = vi.hoisted(() => ({ path: '/about/', push: vi.fn(), prefetch: vi.fn() }));
vi.mock('next/navigation', () => ({ usePathname: () => next.path, useRouter: () => next }));

describe('navigation without a reload', () => {
  const page = (basePath = '') => (
    <>
      <Navigator basePath={basePath} scrollDelay={100} offline="offline" />
      <a href={`${basePath}/offerings/`}>page</a>
      <a href={`${basePath}/offerings/#part`}>section elsewhere</a>
      <a href="/files/" download="">
        download
      </a>
      <a href="/about/?tab=2">other query</a>
      <section id="part">part</section>
    </>
  );
  const link = (name: string) => screen.getByRole('link', { name });
  const scrolled = vi.fn();
  beforeEach(() => {
    vi.useFakeTimers();
    mediaMatching('min-width');
    next.path = '/about/';
    history.replaceState(null, '', '/about/');
    for (const mock of [scrolled, next.push, next.prefetch]) mock.mockReset();
    Element.prototype.scrollIntoView = scrolled;
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  });

  it('has an empty status at first, and ignores events on the document itself', () => {
    expect(exported(page()).container.querySelector('[role=status]')?.textContent).toBe('');
    render(page());
    fireEvent.pointerOver(document);
    expect(next.prefetch).not.toHaveBeenCalled();
  });

  it('asks for pages by their path below the base', () => {
    render(page('/base'));
    fireEvent.pointerOver(link('page'));
    fireEvent.click(link('page'));
    expect([next.prefetch.mock.calls, next.push.mock.calls]).toEqual([[['/offerings/']], [['/offerings/']]]);
  });

  it('leaves downloads to the browser, and goes to this page under another query', () => {
    render(page());
    fireEvent.click(link('download'));
    expect(next.push).not.toHaveBeenCalled();
    const up = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    fireEvent.click(link('other query'));
    expect(next.push.mock.calls).toEqual([['/about/?tab=2']]);
    expect(up).toHaveBeenCalledOnce();
  });

  it('scrolls to a section once, and not if the visitor has left the page before', () => {
    const { rerender } = render(page());
    const go = (path: string) => {
      next.path = path;
      rerender(page());
    };
    fireEvent.click(link('section elsewhere'));
    go('/offerings/');
    pass(100);
    go('/contact/');
    pass(1000);
    expect(scrolled).toHaveBeenCalledTimes(1);
    fireEvent.click(link('section elsewhere'));
    go('/offerings/');
    pass(50);
    go('/about/');
    pass(1000);
    expect(scrolled).toHaveBeenCalledTimes(1);
  });

  it('sets no timer for a page without a section', () => {
    const { rerender } = render(page());
    fireEvent.click(link('page'));
    next.path = '/offerings/';
    rerender(page());
    expect(vi.getTimerCount()).toBe(0);
  });

  it('loads a page in full that does not answer, unless the visitor goes back', () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    render(page());
    fireEvent.click(link('page'));
    pass(7000);
    fireEvent(window, new PopStateEvent('popstate'));
    pass(8000);
    expect(assign).not.toHaveBeenCalled();
    fireEvent.click(link('section elsewhere'));
    pass(8000);
    expect(assign.mock.calls.map(([url]) => String(url))).toEqual([`${location.origin}/offerings/#part`]);
  });

  it('does not block scrolling: its touch listeners are passive', () => {
    const listen = vi.spyOn(document, 'addEventListener');
    render(page());
    const intents = listen.mock.calls.filter(([type]) => ['pointerover', 'focusin', 'touchstart'].includes(type));
    expect(intents.map(([, , options]) => options)).toEqual(Array(3).fill({ passive: true }));
  });
});
