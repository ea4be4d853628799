import { beforeEach, describe, expect, it, vi } from 'vitest';
import { focusFragment, fragmentTarget, scrollToFragment } from '@/lib/scroll';
import { mediaMatching } from '../lib/dom';

const scrolled = vi.fn();

beforeEach(() => {
  scrolled.mockReset();
  mediaMatching();
  document.body.innerHTML = ['F&S', 'Management Team', '100%', 'CMS', 'a%20b', 'a#b']
    .map((id) => `<section id="${id.replace('&', '&amp;')}"></section>`)
    .join('');
  Element.prototype.scrollIntoView = function scrollIntoView(options) {
    scrolled(this.id, options);
  };
});

describe('the target of a fragment', () => {
  it.each([
    ['#F&S', 'F&S'],
    ['#F%26S', 'F&S'],
    ['#Management%20Team', 'Management Team'],
    ['#Management Team', 'Management Team'],
    ['#100%', '100%'],
    ['#a%20b', 'a%20b'],
    ['CMS', 'CMS'],
    ['#cms', undefined],
    ['#', undefined],
    ['', undefined],
    ['a#b', 'a#b'],
    ['#%E0%A4%A', undefined],
  ])('%s is the element with the id %s', (hash, id) => {
    expect(fragmentTarget(hash)?.id).toBe(id);
  });
});

describe('scrolling to a fragment', () => {
  it('is smooth and moves focus', () => {
    expect(scrollToFragment('#F%26S')).toBe(true);
    expect(scrolled.mock.calls).toEqual([['F&S', { behavior: 'smooth', block: 'start' }]]);
    expect([document.activeElement?.id, (document.activeElement as HTMLElement).tabIndex]).toEqual(['F&S', -1]);
  });
  it('moves focus without scrolling, and leaves it where it is for an unknown id', () => {
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    focusFragment('#CMS');
    focusFragment('#none');
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
    expect(document.activeElement?.id).toBe('CMS');
  });
  it('is a jump with prefers-reduced-motion', () => {
    mediaMatching('prefers-reduced-motion');
    scrollToFragment('#CMS');
    expect(scrolled.mock.calls[0]?.[1].behavior).toBe('auto');
  });
  it('keeps an existing tabindex', () => {
    (document.getElementById('CMS') as HTMLElement).tabIndex = 0;
    scrollToFragment('#CMS');
    expect(document.getElementById('CMS')?.tabIndex).toBe(0);
  });
  it('does nothing for an unknown id', () => {
    expect(scrollToFragment('#nope')).toBe(false);
    expect(scrolled).not.toHaveBeenCalled();
  });
});
