import { act, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MenuBranch } from '@/components/islands/menu-branch';
import { MenuSheet } from '@/components/islands/menu-sheet';
import { focus, mediaMatching } from '../lib/dom';
import { branch, button, focused, link, menu, press, sheetButton } from '../lib/menu';

const openPanels = new Set<string>();

beforeEach(() => {
  mediaMatching('(min-width: 64rem)');
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
