import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ActiveItem } from '@/components/islands/active-item';
import { Boundary } from '@/components/islands/boundary';
import { CurrentSection } from '@/components/islands/current-section';
import { ErrorDisplay } from '@/components/islands/error-display';
import { ReloadPage } from '@/components/islands/reload-page';
import { exported } from '../lib/dom';

vi.mock('next/navigation', () => ({ usePathname: () => '/', useRouter: () => ({}), unstable_rethrow: () => {} }));

it('ActiveItem marks the item that was last hovered or focused, also while the pointer is on other elements', () => {
  const { container } = render(
    <ActiveItem>
      <p data-item="" data-shown="">
        <a href="/a/">a</a>
      </p>
      <p data-item="">
        <a href="/b/">b</a>
      </p>
      <p>no item</p>
    </ActiveItem>,
  );
  const seen: string[] = [];
  const record = () =>
    seen.push([...container.querySelectorAll('[data-shown]')].map((item) => item.textContent).join());
  record();
  fireEvent.pointerMove(screen.getByText('b'));
  record();
  fireEvent.focus(screen.getByText('a'));
  record();
  fireEvent.pointerMove(screen.getByText('no item'));
  record();
  expect(seen).toEqual(['a', 'b', 'a', 'a']);
});

describe('ActiveItem', () => {
  const items = (
    <ActiveItem>
      <p data-item="">
        <a href="/a/">a</a>
      </p>
      <p data-item="">
        <a href="/b/">b</a>
      </p>
    </ActiveItem>
  );
  const shown = () => [...document.querySelectorAll('[data-shown]')].map((item) => item.textContent);

  it('marks an item also if none was marked before', () => {
    render(items);
    expect(shown()).toEqual([]);
    fireEvent.pointerMove(screen.getByText('b'));
    expect(shown()).toEqual(['b']);
  });

  it('takes over the item with the focus at hydration, and tells the style sheet so', async () => {
    const { container, hydrate } = exported(items);
    const root = container.querySelector('[data-island]') as HTMLElement;
    expect(root.hasAttribute('data-hydrated')).toBe(false);
    // The simulated browser has no :focus-within.
    vi.spyOn(root, 'querySelector').mockReturnValueOnce(root.querySelector('[data-item] + [data-item]'));
    await hydrate();
    expect([shown(), root.hasAttribute('data-hydrated')]).toEqual([['b'], true]);
  });

  it('scrolls to a link that the keyboard focuses, and not to one that is pressed', () => {
    render(items);
    const scroll = vi.fn();
    Element.prototype.scrollIntoView = scroll;
    const focusing = (name: string, visible: boolean) => {
      const link = screen.getByText(name);
      vi.spyOn(link, 'matches').mockImplementation((selector) => selector === ':focus-visible' && visible);
      fireEvent.focus(link);
      return [shown(), scroll.mock.calls];
    };
    expect(focusing('a', false)).toEqual([['a'], []]);
    expect(focusing('b', true)).toEqual([['b'], [[{ block: 'nearest', inline: 'nearest' }]]]);
    expect(scroll.mock.contexts).toEqual([screen.getByText('b')]);
  });
});

let broken = true;
const Island = () => {
  if (broken) throw new Error('seeded');
  return <p>works again</p>;
};

describe('an island that throws', () => {
  const page = () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    broken = true;
    render(
      <>
        <p>the rest</p>
        <Boundary>
          <Island />
        </Boundary>
      </>,
    );
  };
  it('shows the error text in its place; the rest of the page stays', () => {
    page();
    expect(screen.getByRole('alert').textContent).toContain('Unexpected Application Error!');
    expect(screen.getByText('the rest')).toBeTruthy();
  });
  it('keeps the content that is readable without it', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    broken = true;
    render(
      <Boundary keep={<img alt="the drawing" />}>
        <Island />
      </Boundary>,
    );
    expect(screen.getByAltText('the drawing')).toBeTruthy();
    expect(screen.getByRole('alert')).toBeTruthy();
  });
  it.each([
    ['/', 'ChunkLoadError', 1],
    ['/', 'TypeError', 0],
    ['/about/', 'ChunkLoadError', 0],
  ])('a page reached from %s whose script failed (%s) is loaded in full: %i', (from, name, count) => {
    const reload = vi.fn();
    vi.stubGlobal('location', { pathname: '/about/', reload });
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name: `http://a.b${from}` } as PerformanceEntry]);
    render(<ReloadPage error={Object.assign(new Error('a chunk'), { name })} />);
    expect(reload).toHaveBeenCalledTimes(count);
  });
  it('can be retried repeatedly', () => {
    page();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('alert')).toBeTruthy();
    broken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('works again')).toBeTruthy();
  });
});

it('a page that throws shows the error text as heading, a retry button and a link to the home page', () => {
  const retry = vi.fn();
  render(<ErrorDisplay retry={retry} home="/base/" />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Unexpected Application Error!');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
  expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/base/');
});

it('CurrentSection marks the link to the section that crosses the line at 40 %, and centres it in the list', () => {
  let notify: IntersectionObserverCallback = () => {};
  const observed: Element[] = [];
  const disconnect = vi.fn();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: IntersectionObserverCallback, options: IntersectionObserverInit) {
        notify = callback;
        expect(options).toEqual({ rootMargin: '-40% 0px -60%' });
      }
      observe = (section: Element) => observed.push(section);
      disconnect = disconnect;
    },
  );
  const { unmount } = render(
    <>
      <CurrentSection>
        <li>
          <a href="#F%26S">One</a>
        </li>
        <li>
          <a href="#two">Two</a>
        </li>
        <li>
          <a href="#gone">Gone</a>
        </li>
      </CurrentSection>
      <section id="F&S" />
      <section id="two" />
    </>,
  );
  const cross = (id: string, isIntersecting: boolean) =>
    notify(
      [{ target: document.getElementById(id), isIntersecting } as unknown as IntersectionObserverEntry],
      {} as never,
    );
  expect(observed.map(({ id }) => id)).toEqual(['F&S', 'two']);
  const marked = () => screen.getAllByRole('link').map((link) => link.getAttribute('aria-current'));
  cross('F&S', true);
  expect(marked()).toEqual(['true', null, null]);
  const list = screen.getByRole('list');
  Object.defineProperty(list, 'clientWidth', { value: 300 });
  Object.defineProperties(screen.getByRole('link', { name: 'Two' }), {
    offsetLeft: { value: 400 },
    offsetWidth: { value: 100 },
  });
  cross('F&S', false);
  cross('two', true);
  expect(marked()).toEqual([null, 'true', null]);
  expect(list.scrollLeft).toBe(300);
  unmount();
  expect(disconnect).toHaveBeenCalledOnce();
});
