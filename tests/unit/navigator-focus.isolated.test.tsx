import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Navigator } from '@/components/islands/navigator';

const next = vi.hoisted(() => ({ path: '/about/', router: { push: () => {}, prefetch: () => {} } }));
vi.mock('next/navigation', () => ({ usePathname: () => next.path, useRouter: () => next.router }));

/** Two pages, each with links to both; only the first has a second link to the other. It can have a tour, running or not. */
const Page = ({ tour }: { tour?: 'running' | 'ended' | undefined }) => (
  <>
    <Navigator basePath="" scrollDelay={100} offline="" />
    <a href="/about/">About</a>
    <a href="/offerings/saas/">SaaS</a>
    <main key={next.path} tabIndex={-1}>
      {tour === 'ended' && <a href="#step-1">Take the tour</a>}
      {next.path === '/about/' && <a href="/offerings/saas/">The products</a>}
    </main>
  </>
);
const view = (tour?: 'running') => {
  const { rerender } = render(<Page tour={tour} />);
  return {
    /** Follows a link by keyboard. */
    follow: (name: string, path: string) => {
      const link = screen.getByRole('link', { name });
      act(() => link.focus());
      fireEvent.click(link);
      next.path = path;
      rerender(<Page />);
    },
    /** Goes back or forward. A tour of the page has not started again yet. */
    traverse: (path: string) => {
      history.replaceState(null, '', path);
      dispatchEvent(new Event('popstate'));
      next.path = path.replace(/#.*/, '');
      rerender(<Page tour={tour && 'ended'} />);
    },
  };
};

beforeEach(() => {
  next.path = '/about/';
  history.replaceState(null, '', '/about/');
  vi.stubGlobal('scrollTo', vi.fn());
});

describe('keyboard focus', () => {
  it('moves to the start of a new page', () => {
    const { follow } = view();
    follow('The products', '/offerings/saas/');
    expect(document.activeElement?.tagName).toBe('MAIN');
  });

  it('moves to the start of the current page by a link to it', () => {
    view();
    const link = screen.getByRole('link', { name: 'About' });
    link.focus();
    fireEvent.click(link);
    expect(document.activeElement?.tagName).toBe('MAIN');
  });

  it('is on the link that led away after Back, without scrolling, on the start of the page after Forward and a new visit', () => {
    const { follow, traverse } = view();
    follow('The products', '/offerings/saas/');
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    traverse('/about/');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'The products' }));
    expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
    traverse('/offerings/saas/');
    expect(document.activeElement?.tagName).toBe('MAIN');
    history.replaceState(null, '', '/offerings/saas/');
    follow('About', '/about/');
    expect(document.activeElement?.tagName).toBe('MAIN');
  });

  it('is on that link after Back to a running tour, whose own link is there again until it goes on', () => {
    const { follow, traverse } = view('running');
    follow('The products', '/offerings/saas/');
    traverse('/about/#step-1');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'The products' }));
  });

  it('is on that link again once the browser has gone to the fragment of the address, but only once', async () => {
    const { follow, traverse } = view();
    follow('The products', '/offerings/saas/');
    traverse('/about/#step-1');
    const link = screen.getByRole('link', { name: 'The products' });
    for (const again of [true, false]) {
      act(() => link.blur());
      await new Promise((resolve) => setTimeout(resolve, 20));
      expect(document.activeElement === link, again ? 'taken by the browser' : 'moved later').toBe(again);
    }
  });

  it('stays on the link that Tab goes to after Back', async () => {
    const { follow, traverse } = view();
    follow('The products', '/offerings/saas/');
    traverse('/about/');
    const other = screen.getByRole('link', { name: 'About' });
    act(() => other.focus());
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(document.activeElement).toBe(other);
  });
});
