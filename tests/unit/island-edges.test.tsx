import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ActiveItem } from '@/components/islands/active-item';
import { ContactForm } from '@/components/islands/contact-form';
import { FallbackSwitch } from '@/components/islands/fallback-switch';
import { MenuBranch } from '@/components/islands/menu-branch';
import { Navigator } from '@/components/islands/navigator';
import { Toggle } from '@/components/islands/toggle';
import { exported, mediaMatching, pass } from '../lib/dom';

const next = vi.hoisted(() => ({ path: '/about/', push: vi.fn(), prefetch: vi.fn() }));
vi.mock('next/navigation', () => ({ usePathname: () => next.path, useRouter: () => next }));

/** Errors of event listeners, which reach the window and not the test. */
const thrown: string[] = [];
const note = (event: Event) => {
  thrown.push((event as ErrorEvent).message);
  event.preventDefault();
};
beforeEach(() => {
  thrown.length = 0;
  window.addEventListener('error', note);
  mediaMatching('min-width');
  next.path = '/about/';
  next.push.mockReset();
  next.prefetch.mockReset();
  history.replaceState(null, '', '/about/');
});
afterEach(() => {
  window.removeEventListener('error', note);
  expect(thrown).toEqual([]);
});

it('the suite keeps its item while the pointer passes over other elements', () => {
  const { container } = render(
    <ActiveItem>
      <p data-item="">two</p>
      <p>text</p>
    </ActiveItem>,
  );
  for (const text of ['two', 'text']) {
    fireEvent.pointerMove(screen.getByText(text));
    expect(container.querySelector('[data-shown]')?.textContent).toBe('two');
  }
});

describe('the contact form', () => {
  const form = (
    <ContactForm
      to="a@b.c"
      subject="s"
      productLine="Demo of {product}"
      labels={{ name: 'Name', surname: 'Surname', email: 'Email', message: 'Message' }}
      emailError="Not a whole address."
      shortened="cut"
      copy="Copy"
      copied="Copied."
      copyTitle="No mail program?"
      submit="Send"
      note={null}
    />
  );
  const type = (value: string) =>
    fireEvent.input(screen.getByRole('textbox', { name: 'Message' }), { target: { value } });

  it('shows no text to copy and no status at first', () => {
    const { container } = exported(form);
    expect(container.querySelector('[data-copy]')).toBeNull();
    expect(container.querySelector('[role=status]')?.textContent).toBe('');
  });

  it('does not say “Copied” when the browser refuses', async () => {
    const writeText = vi.fn(async () => {});
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    render(form);
    type('Hello');
    const copy = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Copy' })));
    await copy();
    expect(screen.getByRole('status').textContent).toBe('Copied.');
    writeText.mockRejectedValueOnce(new Error('denied'));
    await copy();
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('does not throw where the browser has no clipboard', async () => {
    vi.stubGlobal('navigator', {});
    render(form);
    type('Hello');
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Copy' })));
    expect(screen.getByRole('status').textContent).toBe('');
  });
});

it('a 404 page with a single text shows it for every part of the site', () => {
  for (const pathname of ['/about/x', '/offerings/x', '/x']) {
    vi.stubGlobal('location', { pathname, search: '', hash: '', replace: vi.fn() });
    const sections = { about: 'text', offerings: 'not-found' } as const;
    const { container, unmount } = render(
      <FallbackSwitch basePath="" known={[]} aliases={{}} sections={sections} top="Not here" />,
    );
    expect([pathname, container.textContent]).toEqual([pathname, 'Not here']);
    unmount();
  }
});

describe('a branch of the menu', () => {
  const branch = (name: string, hover: boolean, inner?: React.ReactNode, wide = false) => (
    <MenuBranch
      key={name}
      id={name}
      hover={hover}
      wide={wide}
      label={`${name}: more pages`}
      link={<a href={`/${name}/`}>{name}</a>}
      mark={null}
      panel={<div id={name}>{inner ?? <a href={`/${name}/a/`}>{name} a</a>}</div>}
    />
  );
  const button = (name: string) => screen.getByRole('button', { name: `${name}: more pages` });
  const open = (...names: string[]) => names.map((name) => button(name).getAttribute('aria-expanded') === 'true');
  const focus = (element: HTMLElement) => act(() => element.focus());

  it('within a panel leaves that panel open when it opens', () => {
    render(<ul>{branch('Offerings', true, <ul>{branch('SaaS', false)}</ul>)}</ul>);
    fireEvent.click(button('Offerings'));
    fireEvent.click(button('SaaS'));
    expect(open('Offerings', 'SaaS')).toEqual([true, true]);
  });

  it('within a panel stays open when focus leaves it, and at Escape elsewhere', () => {
    render(
      <ul>
        {branch('SaaS', false)}
        <li>
          <a href="/x/">x</a>
        </li>
      </ul>,
    );
    fireEvent.click(button('SaaS'));
    focus(screen.getByRole('link', { name: 'SaaS a' }));
    focus(screen.getByRole('link', { name: 'x' }));
    expect(open('SaaS')).toEqual([true]);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(open('SaaS')).toEqual([true]);
  });

  it('does not close, when focus leaves it, the branch that the pointer has opened since', () => {
    render(<ul>{[branch('About', true), branch('Offerings', true)]}</ul>);
    fireEvent.click(button('About'));
    focus(screen.getByRole('link', { name: 'About a' }));
    fireEvent.pointerEnter(button('Offerings').closest('li') as Element, { pointerType: 'mouse' });
    fireEvent.focusOut(screen.getByRole('link', { name: 'About a' }), { relatedTarget: document.body });
    expect(open('About', 'Offerings')).toEqual([false, true]);
  });

  it('opened by the pointer stays open under other keys, and closes at Escape, wherever focus is', () => {
    render(<ul>{branch('About', true)}</ul>);
    fireEvent.pointerEnter(button('About').closest('li') as Element, { pointerType: 'mouse' });
    fireEvent.keyDown(document.body, { key: 'x' });
    expect(open('About')).toEqual([true]);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(open('About')).toEqual([false]);
  });

  it('with columns is marked for the style sheet, and only that one', () => {
    render(<ul>{[branch('About', true, undefined, true), branch('Offerings', false)]}</ul>);
    const marks = screen.getAllByRole('listitem').map((item) => [item.dataset.wide, item.dataset.branch]);
    expect(marks).toEqual([
      ['true', ''],
      [undefined, undefined],
    ]);
  });

  it('listens for Escape only while it is open', () => {
    const listen = vi.spyOn(document, 'addEventListener');
    const stop = vi.spyOn(document, 'removeEventListener');
    const keys = (spy: typeof listen | typeof stop) => spy.mock.calls.filter(([type]) => type === 'keydown').length;
    const { unmount } = render(<ul>{branch('About', true)}</ul>);
    expect([keys(listen), keys(stop)]).toEqual([0, 0]);
    fireEvent.click(button('About'));
    fireEvent.click(button('About'));
    expect([keys(listen), keys(stop)]).toEqual([1, 1]);
    unmount();
  });
});

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
    scrolled.mockReset();
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
    fireEvent.click(link('other query'));
    expect(next.push.mock.calls).toEqual([['/about/?tab=2']]);
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

  it('does not block scrolling: its touch listeners are passive', () => {
    const listen = vi.spyOn(document, 'addEventListener');
    render(page());
    const intents = listen.mock.calls.filter(([type]) => ['pointerover', 'focusin', 'touchstart'].includes(type));
    expect(intents.map(([, , options]) => options)).toEqual(Array(3).fill({ passive: true }));
  });
});

it('a toggle passes its button to buttonRef, and is either expanded or pressed', () => {
  const ref = createRef<HTMLButtonElement>();
  render(
    <>
      <Toggle open={false} onChange={() => {}} buttonRef={ref} label="one">
        x
      </Toggle>
      <Toggle open onChange={() => {}} state="pressed" label="two">
        x
      </Toggle>
    </>,
  );
  const states = screen
    .getAllByRole('button')
    .map((button) => [button.getAttribute('aria-expanded'), button.getAttribute('aria-pressed')]);
  expect(states).toEqual([
    ['false', null],
    [null, 'true'],
  ]);
  expect(ref.current).toBe(screen.getByRole('button', { name: 'one' }));
});
