import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Navigator } from '@/components/islands/navigator';

const next = vi.hoisted(() => ({ path: '/about/', router: { push: () => {}, prefetch: () => {} } }));
vi.mock('next/navigation', () => ({ usePathname: () => next.path, useRouter: () => next.router }));

/** Two pages, each with links to both; only the first has a second link to the other. */
const Page = () => (
  <>
    <Navigator basePath="" scrollDelay={100} offline="" />
    <a href="/about/">About</a>
    <a href="/offerings/saas/">SaaS</a>
    <main key={next.path} tabIndex={-1}>
      {next.path === '/about/' && <a href="/offerings/saas/">The products</a>}
    </main>
  </>
);
const view = () => {
  const { rerender } = render(<Page />);
  return {
    /** Follows a link by keyboard. */
    follow: (name: string, path: string) => {
      const link = screen.getByRole('link', { name });
      act(() => link.focus());
      fireEvent.click(link);
      next.path = path;
      rerender(<Page />);
    },
    /** Goes back or forward. */
    traverse: (path: string) => {
      history.replaceState(null, '', path);
      dispatchEvent(new Event('popstate'));
      next.path = path;
      rerender(<Page />);
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

  it('is on the link that led away after Back, on the start of the page after Forward and a new visit', () => {
    const { follow, traverse } = view();
    follow('The products', '/offerings/saas/');
    traverse('/about/');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'The products' }));
    traverse('/offerings/saas/');
    expect(document.activeElement?.tagName).toBe('MAIN');
    history.replaceState(null, '', '/offerings/saas/');
    follow('About', '/about/');
    expect(document.activeElement?.tagName).toBe('MAIN');
  });
});
