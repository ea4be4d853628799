import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MenuBranch } from '@/components/islands/menu-branch';
import { MenuSheet } from '@/components/islands/menu-sheet';
import { NavLink } from '@/components/islands/nav-link';
import { mediaMatching } from '../lib/dom';

const path = vi.hoisted(() => ({ now: '/' }));
vi.mock('next/navigation', () => ({ usePathname: () => path.now }));

const branch = (name: string, inner?: React.ReactNode, hover = true) => (
  <MenuBranch
    id={name}
    hover={hover}
    label={`${name}: more pages`}
    link={<a href={`/${name}/`}>{name}</a>}
    mark={null}
    panel={
      <div id={name}>
        {inner ?? (
          <>
            <a href={`/${name}/a/`}>{name} a</a>
            <a href={`/${name}/b/`}>{name} b</a>
          </>
        )}
      </div>
    }
  />
);
const bar = () =>
  render(
    <ul>
      {[branch('About'), branch('Offerings')]}
      <li>
        <a href="/contact/">Contact</a>
      </li>
    </ul>,
  );
const button = (name: string) => screen.getByRole('button', { name: `${name}: more pages` });
const isOpen = (name: string) => button(name).getAttribute('aria-expanded') === 'true';
const item = (name: string) => button(name).closest('li') as HTMLElement;
const mouse = { pointerType: 'mouse' };
const focus = (element: HTMLElement) => act(() => element.focus());

beforeEach(() => mediaMatching('min-width'));

describe('an item with children', () => {
  it('opens under the mouse and closes when it leaves', () => {
    bar();
    fireEvent.pointerEnter(item('About'), mouse);
    expect(isOpen('About')).toBe(true);
    fireEvent.pointerLeave(item('About'), mouse);
    expect(isOpen('About')).toBe(false);
  });

  it('is not closed by a click on its button that follows the pointer, and is by the next', () => {
    bar();
    fireEvent.pointerEnter(item('About'), mouse);
    fireEvent.click(button('About'));
    expect(isOpen('About')).toBe(true);
    fireEvent.click(button('About'));
    expect(isOpen('About')).toBe(false);
  });

  it('takes no notice of a finger passing, nor of the mouse where the menu is a sheet', () => {
    bar();
    fireEvent.pointerEnter(item('About'), { pointerType: 'touch' });
    expect(isOpen('About')).toBe(false);
    mediaMatching();
    fireEvent.pointerEnter(item('About'), mouse);
    expect(isOpen('About')).toBe(false);
  });

  it('opens by its button, one of the bar at a time', () => {
    bar();
    fireEvent.click(button('About'));
    fireEvent.click(button('Offerings'));
    expect([isOpen('About'), isOpen('Offerings')]).toEqual([false, true]);
    fireEvent.click(button('Offerings'));
    expect(isOpen('Offerings')).toBe(false);
  });

  it('does not open by focus alone', () => {
    bar();
    focus(screen.getByRole('link', { name: 'About' }));
    focus(button('About'));
    expect(isOpen('About')).toBe(false);
  });

  it('Escape closes it and gives focus back to its button', () => {
    bar();
    fireEvent.click(button('About'));
    focus(screen.getByRole('link', { name: 'About b' }));
    fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
    expect(isOpen('About')).toBe(false);
    expect(document.activeElement).toBe(button('About'));
  });

  it('Escape dismisses what the pointer opened, wherever focus is', () => {
    bar();
    fireEvent.pointerEnter(item('About'), mouse);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(isOpen('About')).toBe(false);
    expect(document.activeElement).toBe(document.body);
  });

  it('closes when focus leaves it, not while focus moves inside', () => {
    bar();
    fireEvent.click(button('About'));
    focus(screen.getByRole('link', { name: 'About a' }));
    focus(screen.getByRole('link', { name: 'About b' }));
    expect(isOpen('About')).toBe(true);
    focus(screen.getByRole('link', { name: 'Contact' }));
    expect(isOpen('About')).toBe(false);
  });

  it('closes on choosing', () => {
    bar();
    fireEvent.click(button('About'));
    fireEvent.click(screen.getByRole('link', { name: 'About a' }));
    expect(isOpen('About')).toBe(false);
  });
});

describe('the menu of small screens', () => {
  const sheet = () => {
    mediaMatching();
    render(
      <>
        <MenuSheet id="menu" open="Menu" close="Close menu">
          <nav id="menu">
            <ul>
              {branch('About')}
              {branch('Offerings', <ul>{branch('SaaS', undefined, false)}</ul>)}
            </ul>
          </nav>
        </MenuSheet>
        <a href="#after">after</a>
      </>,
    );
  };
  const state = () => screen.getByRole('button', { name: /^(Menu|Close menu)$/ }).getAttribute('aria-expanded');

  it('opens and closes, and its name says what it will do', () => {
    sheet();
    fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
    expect(state()).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: 'Close menu' }));
    expect(state()).toBe('false');
  });

  it('Escape closes the innermost that is open, then the menu, and gives focus back', () => {
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

  it('closes on choosing and when focus leaves it', () => {
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
  ['/about/team/', null],
])('on %s the link to /about/ has aria-current %s', (now, current) => {
  path.now = now;
  render(
    <NavLink href="/base/about/" path="/about/">
      About
    </NavLink>,
  );
  expect(screen.getByRole('link').getAttribute('aria-current')).toBe(current);
});
