import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MenuSheet } from '@/components/islands/menu-sheet';
import { NavLink } from '@/components/islands/nav-link';
import { exported, focus, mediaMatching } from '../lib/dom';
import { branch, button, item, menuItems } from '../lib/menu';

const path = vi.hoisted(() => ({ now: '/' }));
vi.mock('next/navigation', () => ({ usePathname: () => path.now }));

const bar = () => render(menuItems);
const isOpen = (name: string) => button(name).getAttribute('aria-expanded') === 'true';
const mouse = { pointerType: 'mouse' };

beforeEach(() => mediaMatching('min-width'));

describe('a menu item with a panel', () => {
  it('opens on mouse enter and closes on mouse leave', () => {
    bar();
    fireEvent.pointerEnter(item('About'), mouse);
    expect(isOpen('About')).toBe(true);
    fireEvent.pointerLeave(item('About'), mouse);
    expect(isOpen('About')).toBe(false);
  });

  it('stays open on the click right after mouse enter, and closes on the next click', () => {
    bar();
    fireEvent.pointerEnter(item('About'), mouse);
    fireEvent.click(button('About'));
    expect(isOpen('About')).toBe(true);
    fireEvent.click(button('About'));
    expect(isOpen('About')).toBe(false);
  });

  it('ignores touch pointers, and ignores mouse enter on small screens', () => {
    bar();
    fireEvent.pointerEnter(item('About'), { pointerType: 'touch' });
    expect(isOpen('About')).toBe(false);
    mediaMatching();
    fireEvent.pointerEnter(item('About'), mouse);
    expect(isOpen('About')).toBe(false);
  });

  it('opens by its button and closes the others of the bar', () => {
    bar();
    fireEvent.click(button('About'));
    fireEvent.click(button('Offerings'));
    expect([isOpen('About'), isOpen('Offerings')]).toEqual([false, true]);
    fireEvent.click(button('Offerings'));
    expect(isOpen('Offerings')).toBe(false);
  });

  it('does not open on focus', () => {
    bar();
    focus(screen.getByRole('link', { name: 'About' }));
    focus(button('About'));
    expect(isOpen('About')).toBe(false);
  });

  it('closes on Escape and returns focus to its button', () => {
    bar();
    fireEvent.click(button('About'));
    focus(screen.getByRole('link', { name: 'About b' }));
    fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
    expect(isOpen('About')).toBe(false);
    expect(document.activeElement).toBe(button('About'));
  });

  it('closes when focus leaves it, but not when focus moves inside', () => {
    bar();
    fireEvent.click(button('About'));
    focus(screen.getByRole('link', { name: 'About a' }));
    focus(screen.getByRole('link', { name: 'About b' }));
    expect(isOpen('About')).toBe(true);
    focus(screen.getByRole('link', { name: 'Contact' }));
    expect(isOpen('About')).toBe(false);
  });

  it('closes when one of its links is clicked', () => {
    bar();
    fireEvent.click(button('About'));
    fireEvent.click(screen.getByRole('link', { name: 'About a' }));
    expect(isOpen('About')).toBe(false);
  });
});

describe('a branch that CSS has opened before hydration', () => {
  const hydrated = async (before: (li: HTMLElement) => void, hover = true) => {
    const { container, hydrate } = exported(<ul>{branch('About', { hover })}</ul>);
    before(container.querySelector('li') as HTMLElement);
    await hydrate();
    const toggle = container.querySelector('button');
    return [toggle?.getAttribute('aria-expanded'), toggle] as const;
  };
  const pointAt = (li: HTMLElement) =>
    void vi.spyOn(li, 'matches').mockImplementation((selector) => selector === ':hover');
  // The simulated browser has no :focus.
  const focusIn = (li: HTMLElement) =>
    void vi.spyOn(li, 'querySelector').mockImplementation((selector) => (selector === '.opens :focus' ? li : null));

  it('by the pointer stays open, also on the first click', async () => {
    mediaMatching('min-width', 'hover');
    const [expanded, toggle] = await hydrated(pointAt);
    expect(expanded).toBe('true');
    fireEvent.click(toggle as HTMLElement);
    expect(toggle?.getAttribute('aria-expanded')).toBe('true');
    fireEvent.click(toggle as HTMLElement);
    expect(toggle?.getAttribute('aria-expanded')).toBe('false');
  });

  it('by a click is closed by the next one, also where a tap leaves the hover state', async () => {
    for (const hover of ['hover', 'none']) {
      mediaMatching('min-width', hover);
      const [expanded, toggle] = await hydrated((li) => {
        pointAt(li);
        li.querySelector('details')?.toggleAttribute('open', hover === 'hover');
      });
      expect(expanded).toBe('true');
      fireEvent.click(toggle as HTMLElement);
      expect(toggle?.getAttribute('aria-expanded'), hover).toBe('false');
    }
  });

  it('by focus in its panel stays open until the first click', async () => {
    const [expanded, toggle] = await hydrated(focusIn);
    expect(expanded).toBe('true');
    fireEvent.click(toggle as HTMLElement);
    expect(toggle?.getAttribute('aria-expanded')).toBe('false');
  });

  it('is the one that the next panel closes', async () => {
    const { container, hydrate } = exported(
      <ul>
        {branch('About')}
        {branch('Offerings')}
      </ul>,
    );
    const [about, offerings] = container.querySelectorAll('li');
    pointAt(about as HTMLElement);
    await hydrate();
    fireEvent.pointerEnter(offerings as HTMLElement, mouse);
    expect([...container.querySelectorAll('button')].map((one) => one.getAttribute('aria-expanded'))).toEqual([
      'false',
      'true',
    ]);
  });

  it('is closed without pointer and focus, in a group of a panel, and on small screens', async () => {
    expect((await hydrated(() => {}))[0]).toBe('false');
    expect((await hydrated(pointAt, false))[0]).toBe('false');
    mediaMatching();
    expect((await hydrated(pointAt))[0]).toBe('false');
  });
});

it('a branch scrolls into view when it opens in the sheet, not on the bar and not when it closes', () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
  bar();
  fireEvent.click(button('About'));
  expect(scroll).not.toHaveBeenCalled();
  mediaMatching();
  fireEvent.click(button('Offerings'));
  expect(scroll.mock.calls).toEqual([[{ block: 'nearest' }]]);
  expect(scroll.mock.contexts).toEqual([item('Offerings')]);
  fireEvent.click(button('Offerings'));
  expect(scroll).toHaveBeenCalledOnce();
});

describe('the menu on small screens', () => {
  const page = () => (
    <>
      <MenuSheet id="menu" openLabel="Menu" closeLabel="Close menu">
        <nav id="menu">
          <ul>
            {branch('About')}
            {branch('Offerings', { inner: <ul>{branch('SaaS', { hover: false })}</ul> })}
          </ul>
        </nav>
      </MenuSheet>
      <a href="#after">after</a>
    </>
  );
  const sheet = () => {
    mediaMatching();
    return render(page());
  };
  const state = () => screen.getByRole('button', { name: /^(Menu|Close menu)$/ }).getAttribute('aria-expanded');

  it('closes when the page changes without a click, as on Back by a gesture', () => {
    const { rerender } = sheet();
    fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
    path.now = '/about/';
    rerender(page());
    path.now = '/';
    expect(state()).toBe('false');
  });

  it('opens and closes; its button is named after its action', () => {
    sheet();
    fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
    expect(state()).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: 'Close menu' }));
    expect(state()).toBe('false');
  });

  it('closes level by level on Escape and returns focus each time', () => {
    sheet();
    fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
    fireEvent.click(button('Offerings'));
    fireEvent.click(button('SaaS'));
    focus(screen.getByRole('link', { name: 'SaaS a' }));
    const seen = [];
    for (let i = 0; i < 3; i += 1) {
      fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
      seen.push((document.activeElement as HTMLElement).getAttribute('aria-label'));
    }
    expect(seen).toEqual(['SaaS: more pages', 'Offerings: more pages', 'Menu']);
    expect(state()).toBe('false');
  });

  it('closes when a link is clicked and when focus leaves it', () => {
    sheet();
    fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
    fireEvent.click(screen.getByRole('link', { name: 'About a' }));
    expect(state()).toBe('false');
    fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
    focus(button('About'));
    focus(screen.getByRole('link', { name: 'after' }));
    expect(state()).toBe('false');
  });
});

it.each([
  ['/about/', 'page'],
  ['/about/team/', 'true'],
  ['/offerings/', null],
])('on %s the link to /about/ has aria-current %s', (now, current) => {
  path.now = now;
  render(
    <NavLink href="/base/about/" path="/about/">
      About
    </NavLink>,
  );
  expect(screen.getByRole('link').getAttribute('aria-current')).toBe(current);
});
