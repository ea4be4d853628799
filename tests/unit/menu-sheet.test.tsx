import { fireEvent, render } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { focus, mediaMatching } from '../lib/dom';
import { button, focused, isOpen, link, menu, press, sheetButton } from '../lib/menu';

beforeEach(() => mediaMatching());

describe('the sheet of the menu', () => {
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
    fireEvent.click(button('About'));
    focus(link('About a'));
    fireEvent.click(button('Offerings'));
    focus(link('Offerings a'));
    expect([isOpen(button('About')), isOpen(button('Offerings'))]).toEqual([true, true]);
  });
});
