import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { exported, focus, mediaMatching } from '../lib/dom';
import { branch, button, focused, isOpen, item, link, menu, press } from '../lib/menu';

beforeEach(() => mediaMatching('min-width'));

describe('a branch of the menu', () => {
  const open = (...names: string[]) => names.map((name) => isOpen(button(name)));

  it('within a panel leaves that panel open when it opens', () => {
    render(<ul>{branch('Offerings', { inner: <ul>{branch('SaaS', { hover: false })}</ul> })}</ul>);
    fireEvent.click(button('Offerings'));
    fireEvent.click(button('SaaS'));
    expect(open('Offerings', 'SaaS')).toEqual([true, true]);
  });

  it('within a panel stays open when focus leaves it, and at Escape elsewhere', () => {
    render(
      <ul>
        {branch('SaaS', { hover: false })}
        <li>
          <a href="/x/">x</a>
        </li>
      </ul>,
    );
    fireEvent.click(button('SaaS'));
    focus(link('SaaS a'));
    focus(link('x'));
    expect(open('SaaS')).toEqual([true]);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(open('SaaS')).toEqual([true]);
  });

  it('does not close, when focus leaves it, the branch that the pointer has opened since', () => {
    render(<ul>{[branch('About'), branch('Offerings')]}</ul>);
    fireEvent.click(button('About'));
    focus(link('About a'));
    fireEvent.pointerEnter(item('Offerings'), { pointerType: 'mouse' });
    fireEvent.focusOut(link('About a'), { relatedTarget: document.body });
    expect(open('About', 'Offerings')).toEqual([false, true]);
  });

  it('that the pointer closes by opening another takes the focus out of its panel', () => {
    render(<ul>{[branch('About'), branch('Offerings')]}</ul>);
    fireEvent.click(button('About'));
    focus(link('About a'));
    fireEvent.pointerEnter(item('Offerings'), { pointerType: 'mouse' });
    expect(open('About', 'Offerings')).toEqual([false, true]);
    expect(document.activeElement).toBe(button('About'));
  });

  it('closes the one that the pointer has opened, also after the focus has left a third', () => {
    render(<ul>{[branch('About'), branch('Offerings'), branch('Resources')]}</ul>);
    fireEvent.click(button('About'));
    focus(link('About a'));
    fireEvent.pointerEnter(item('Resources'), { pointerType: 'mouse' });
    focus(button('Offerings'));
    fireEvent.click(button('Offerings'));
    expect(open('About', 'Offerings', 'Resources')).toEqual([false, true, false]);
  });

  it('opened by the pointer stays open under other keys, and closes at Escape, without moving focus', () => {
    render(<ul>{branch('About')}</ul>);
    fireEvent.pointerEnter(item('About'), { pointerType: 'mouse' });
    fireEvent.keyDown(document.body, { key: 'x' });
    expect(open('About')).toEqual([true]);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(open('About')).toEqual([false]);
    expect(document.activeElement).toBe(document.body);
  });

  it('with columns is marked for the style sheet, and only that one', () => {
    render(<ul>{[branch('About', { wide: true }), branch('Offerings', { hover: false })]}</ul>);
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
    render(<ul>{branch('About')}</ul>);
    expect([keys(listen), keys(stop)]).toEqual([0, 0]);
    fireEvent.click(button('About'));
    fireEvent.click(button('About'));
    expect([keys(listen), keys(stop)]).toEqual([1, 1]);
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
    fireEvent.click(button('About'));
    fireEvent.pointerEnter(item('Offerings'), { pointerType: 'mouse' });
    expect([isOpen(button('About')), isOpen(button('Offerings'))]).toEqual([false, true]);
  });

  it('stays open under a click on it that chooses nothing', () => {
    render(menu);
    fireEvent.click(button('About'));
    fireEvent.click(document.getElementById('About') as Element);
    expect(isOpen(button('About'))).toBe(true);
  });

  it('stays open under other keys', () => {
    render(menu);
    fireEvent.click(button('About'));
    focus(link('About a'));
    press('x');
    expect(isOpen(button('About'))).toBe(true);
  });

  it('closed, leaves focus where it is at Escape', () => {
    render(menu);
    focus(link('About'));
    press('Escape');
    expect(focused()).toBe('About');
  });

  it('that was closed does not affect the next one', () => {
    render(menu);
    fireEvent.click(button('About'));
    fireEvent.click(button('About'));
    fireEvent.click(button('Offerings'));
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
