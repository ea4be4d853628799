import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { focus, mediaMatching } from '../lib/dom';
import { branch, button, item } from '../lib/menu';

beforeEach(() => mediaMatching('min-width'));

describe('a branch of the menu', () => {
  const open = (...names: string[]) => names.map((name) => button(name).getAttribute('aria-expanded') === 'true');

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
    focus(screen.getByRole('link', { name: 'SaaS a' }));
    focus(screen.getByRole('link', { name: 'x' }));
    expect(open('SaaS')).toEqual([true]);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(open('SaaS')).toEqual([true]);
  });

  it('does not close, when focus leaves it, the branch that the pointer has opened since', () => {
    render(<ul>{[branch('About'), branch('Offerings')]}</ul>);
    fireEvent.click(button('About'));
    focus(screen.getByRole('link', { name: 'About a' }));
    fireEvent.pointerEnter(item('Offerings'), { pointerType: 'mouse' });
    fireEvent.focusOut(screen.getByRole('link', { name: 'About a' }), { relatedTarget: document.body });
    expect(open('About', 'Offerings')).toEqual([false, true]);
  });

  it('closes the one that the pointer has opened, also after the focus has left a third', () => {
    render(<ul>{[branch('About'), branch('Offerings'), branch('Resources')]}</ul>);
    fireEvent.click(button('About'));
    focus(screen.getByRole('link', { name: 'About a' }));
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
