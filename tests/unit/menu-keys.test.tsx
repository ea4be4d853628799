import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MenuBranch } from '@/components/islands/menu-branch';
import { MenuSheet } from '@/components/islands/menu-sheet';
import { exported, focus, mediaMatching } from '../lib/dom';
import { branch, button, item } from '../lib/menu';

const menu = (
  <>
    <MenuSheet id="menu" openLabel="Menu" closeLabel="Close menu">
      <nav id="menu">
        <ul>
          {branch('About')}
          {branch('Offerings')}
          <li>
            <a href="/contact/">Contact</a>
          </li>
        </ul>
      </nav>
    </MenuSheet>
    <a href="/after/">after</a>
  </>
);
const link = (name: string) => screen.getByRole('link', { name });
const sheetButton = () => screen.getByRole('button', { name: /^(Menu|Close menu)$/ });
const isOpen = (element: HTMLElement) => element.getAttribute('aria-expanded') === 'true';
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
/** Presses a key on the focused element; returns false if its default action was prevented. */
const press = (key: string, modifier: object = {}) =>
  fireEvent.keyDown(document.activeElement as Element, { key, ...modifier });
const wide = () => mediaMatching('(min-width: 64rem)');
const openPanels = new Set<string>();

beforeEach(() => {
  wide();
  openPanels.clear();
  // happy-dom has no layout: elements in a closed panel have no boxes.
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function rects(this: Element) {
    const panel = this.closest('.opens:not(nav)');
    const drawn = !panel || openPanels.has(panel.id);
    return (drawn ? [{}] : []) as unknown as DOMRectList;
  });
});
afterEach(() => act(() => document.body.focus()));

const open = (name: string) => {
  fireEvent.click(button(name));
  openPanels.add(name);
};

describe('arrow keys in the bar', () => {
  it('go from item to item, skip closed panels, and stay at the ends', () => {
    render(menu);
    focus(link('About'));
    const seen = [];
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Home', 'End', 'ArrowLeft'])
      seen.push([press(key), focused()]);
    expect(seen).toEqual(
      [
        'About: more pages',
        'Offerings',
        'Offerings: more pages',
        'Contact',
        'Contact',
        'About',
        'Contact',
        'Offerings: more pages',
      ].map((name) => [false, name]),
    );
  });

  it('Down on the button of an open panel goes into it, and stays in it', () => {
    render(menu);
    focus(button('About'));
    open('About');
    const seen = [];
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'End']) {
      press(key);
      seen.push(focused());
    }
    expect(seen).toEqual(['About a', 'About b', 'About b', 'About a', 'About a', 'About b']);
  });

  it('skip the links of a closed group within the panel', () => {
    const group = (
      <ul>
        <MenuBranch
          id="group"
          label="Group: more pages"
          link={<a href="/group/">Group</a>}
          mark={null}
          panel={
            <div id="group" className="opens">
              <a href="/group/a/">hidden</a>
            </div>
          }
        />
        <li>
          <a href="/last/">Last</a>
        </li>
      </ul>
    );
    render(
      <MenuSheet id="menu" openLabel="Menu" closeLabel="Close menu">
        <nav id="menu">
          <ul>{branch('About', { inner: group })}</ul>
        </nav>
      </MenuSheet>,
    );
    open('About');
    focus(button('Group'));
    press('ArrowDown');
    expect(focused()).toBe('Last');
  });

  it('Right on the button of an open panel goes along the bar', () => {
    render(menu);
    focus(button('About'));
    open('About');
    press('ArrowRight');
    expect(focused()).toBe('Offerings');
  });

  it('Down on the button of a closed panel goes along the bar', () => {
    render(menu);
    focus(button('About'));
    press('ArrowDown');
    expect(focused()).toBe('Offerings');
  });

  it.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])('with %s are the browser’s own', (modifier) => {
    render(menu);
    focus(link('About'));
    expect([press('ArrowRight', { [modifier]: true }), focused()]).toEqual([true, 'About']);
  });

  it.each(['a', 'Tab', 'Enter', ' '])('%j is not taken from the browser', (key) => {
    render(menu);
    focus(link('About'));
    expect([press(key), focused()]).toEqual([true, 'About']);
  });

  it('do nothing on the button of the sheet, which is not in the bar', () => {
    render(menu);
    focus(sheetButton());
    expect([press('ArrowDown'), focused()]).toEqual([true, 'Menu']);
  });
});

describe('the sheet', () => {
  beforeEach(() => mediaMatching());

  it('stays open when the window loses focus', () => {
    render(menu);
    fireEvent.click(sheetButton());
    focus(link('About'));
    fireEvent.focusOut(link('About'), { relatedTarget: null });
    expect(isOpen(sheetButton())).toBe(true);
  });

  it('stays open while focus moves inside it, and closes when focus goes elsewhere in the page', () => {
    render(menu);
    fireEvent.click(sheetButton());
    focus(link('About'));
    focus(link('Contact'));
    expect(isOpen(sheetButton())).toBe(true);
    focus(link('after'));
    expect(isOpen(sheetButton())).toBe(false);
  });

  it('stays open under a click that chooses nothing', () => {
    render(menu);
    fireEvent.click(sheetButton());
    fireEvent.click(document.querySelector('nav') as Element);
    expect(isOpen(sheetButton())).toBe(true);
  });

  it('closed, leaves Escape alone', () => {
    render(menu);
    focus(link('Contact'));
    press('Escape');
    expect(focused()).toBe('Contact');
  });

  it('stays open under other keys', () => {
    render(menu);
    fireEvent.click(sheetButton());
    focus(link('Contact'));
    press('a');
    expect([isOpen(sheetButton()), focused()]).toEqual([true, 'Contact']);
  });

  it('keeps a group open while focus moves on, and opens several', () => {
    render(menu);
    fireEvent.click(sheetButton());
    open('About');
    focus(link('About a'));
    open('Offerings');
    focus(link('Offerings a'));
    expect([isOpen(button('About')), isOpen(button('Offerings'))]).toEqual([true, true]);
  });
});

describe('a panel of the bar', () => {
  it('asks for the width from which the menu is a bar', () => {
    const asked = new Set<string>();
    vi.stubGlobal('matchMedia', (query: string) => {
      asked.add(query);
      return { matches: true };
    });
    render(menu);
    fireEvent.click(button('About'));
    expect([...asked]).toEqual(['(min-width: 64rem)']);
  });

  it('opened by the pointer closes the one opened before it', () => {
    render(menu);
    open('About');
    fireEvent.pointerEnter(item('Offerings'), { pointerType: 'mouse' });
    expect([isOpen(button('About')), isOpen(button('Offerings'))]).toEqual([false, true]);
  });

  it('stays open under a click on it that chooses nothing', () => {
    render(menu);
    open('About');
    fireEvent.click(document.getElementById('About') as Element);
    expect(isOpen(button('About'))).toBe(true);
  });

  it('stays open under other keys, and closes at Escape', () => {
    render(menu);
    open('About');
    focus(link('About a'));
    press('x');
    expect(isOpen(button('About'))).toBe(true);
    fireEvent.keyDown(document.body, { key: 'x' });
    expect(isOpen(button('About'))).toBe(true);
    press('Escape');
    expect([isOpen(button('About')), focused()]).toEqual([false, 'About: more pages']);
  });

  it('closed, leaves focus where it is at Escape', () => {
    render(menu);
    focus(link('About'));
    press('Escape');
    expect(focused()).toBe('About');
  });

  it('that was closed does not affect the next one', () => {
    render(menu);
    open('About');
    fireEvent.click(button('About'));
    open('Offerings');
    fireEvent.click(button('About'));
    expect([isOpen(button('About')), isOpen(button('Offerings'))]).toEqual([true, false]);
  });

  it('opened by the pointer, left and opened by the button closes at the next click', () => {
    render(menu);
    fireEvent.pointerEnter(item('About'), { pointerType: 'mouse' });
    fireEvent.pointerLeave(item('About'), { pointerType: 'mouse' });
    fireEvent.click(button('About'));
    expect(isOpen(button('About'))).toBe(true);
    fireEvent.click(button('About'));
    expect(isOpen(button('About'))).toBe(false);
  });

  it('is a native <details> before hydration, with its mark and its links', () => {
    const { container } = exported(menu);
    expect(container.querySelectorAll('[data-hydrated]')).toHaveLength(0);
    expect(container.querySelectorAll('details > summary i')).toHaveLength(2);
    expect(container.querySelector('#About a')?.textContent).toBe('About a');
  });

  it('is marked for the style sheet after hydration', () => {
    render(menu);
    expect(document.querySelectorAll('[data-branch][data-hydrated]')).toHaveLength(2);
    expect(document.querySelectorAll('[data-wide]')).toHaveLength(0);
  });
});
