import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Controls } from '@/components/islands/live/controls';
import { LiveDrawing } from '@/components/islands/live/drawing';
import { words } from '@/content/words';
import type { Control, Drawing } from '@/lib/screens/types';

const size = { width: 200, height: 100 };
const drawing = (parts: Partial<Drawing> = {}): Drawing => ({
  layers: ['<rect width="1"/>', '<rect width="2"/><text>two</text>', '<circle r="1"/>'],
  fixed: 1,
  regions: {},
  ...parts,
});
const draw = (parts?: Partial<Drawing>, onUse = vi.fn()) => {
  const { rerender } = render(<LiveDrawing drawing={drawing(parts)} size={size} onUse={onUse} />);
  return {
    onUse,
    again: (next: Partial<Drawing>) => rerender(<LiveDrawing drawing={drawing(next)} size={size} onUse={onUse} />),
  };
};
const place = (element: Element | null) => {
  const { left, top, width, height } = (element as HTMLElement).style;
  return [left, top, width, height];
};

describe('a live picture', () => {
  it('has its fixed layers in an SVG behind the others, both in the size of the canvas', () => {
    draw();
    const [back, front] = document.querySelectorAll('svg');
    expect([back?.getAttribute('viewBox'), front?.getAttribute('viewBox')]).toEqual(['0 0 200 100', '0 0 200 100']);
    expect([back?.querySelectorAll('rect').length, back?.querySelector('circle')]).toEqual([1, null]);
    expect([front?.querySelectorAll('rect, text, circle').length]).toEqual([3]);
  });

  it('changes an element that differs, and leaves the others alone', () => {
    const { again } = draw();
    const [rect, circle] = [document.querySelector('rect[width="2"]'), document.querySelector('circle')];
    again({ layers: ['<rect width="1"/>', '<rect width="2"/><text>three</text>', '<circle r="4"/>'] });
    expect(document.querySelector('text')?.textContent).toBe('three');
    expect(document.querySelector('circle')).toBe(circle);
    expect(circle?.getAttribute('r')).toBe('4');
    expect(document.querySelector('rect[width="2"]')).toBe(rect);
  });
});

describe('the scrub area', () => {
  const scrub = { id: 'block', box: [50, 20, 100, 60] as const, from: 10, to: 30 };
  const area = () => document.querySelector('.live-scrub') as HTMLElement;

  it('lies over its part of the picture, and only where there is one', () => {
    draw();
    expect(area()).toBeNull();
    draw({ scrub });
    expect(place(area())).toEqual(['25%', '20%', '50%', '60%']);
  });

  it('moves the slider to the value below the pointer, while it is pressed', () => {
    const { onUse } = draw({ scrub });
    area().setPointerCapture = vi.fn();
    vi.spyOn(area(), 'getBoundingClientRect').mockReturnValue({ left: 100, width: 200 } as DOMRect);
    const at = (name: 'pointerDown' | 'pointerMove', clientX: number, buttons = 1) => {
      onUse.mockClear();
      fireEvent[name](area(), { clientX, buttons, pointerId: 7 });
      return onUse.mock.calls;
    };
    expect(at('pointerDown', 100)).toEqual([['block', 10]]);
    expect(area().setPointerCapture).toHaveBeenCalledWith(7);
    expect(at('pointerMove', 200)).toEqual([['block', 20]]);
    expect(at('pointerMove', 300)).toEqual([['block', 30]]);
    expect(at('pointerMove', 50)).toEqual([['block', 10]]);
    expect(at('pointerMove', 900)).toEqual([['block', 30]]);
    expect(at('pointerMove', 200, 0)).toEqual([]);
    expect(at('pointerDown', 200, 0)).toEqual([['block', 20]]);
  });
});

describe('the spots', () => {
  const spot = (id: string, on = false) => ({ id, box: [20, 10, 40, 50] as const, label: `Spot ${id}`, on });
  const button = (id: string) => screen.getByRole('button', { name: `Spot ${id}` });

  it('in one column are a group of toggle buttons at their places, with one tab stop', () => {
    const { onUse } = draw({ spots: [{ label: 'Findings', columns: 1, spots: [spot('a'), spot('b', true)] }] });
    expect(screen.getByRole('group', { name: 'Findings' })).toBeTruthy();
    expect([button('a').getAttribute('aria-pressed'), button('b').getAttribute('aria-pressed')]).toEqual([
      'false',
      'true',
    ]);
    expect([button('a').tabIndex, button('b').tabIndex]).toEqual([-1, 0]);
    expect(place(button('a'))).toEqual(['10%', '10%', '20%', '50%']);
    fireEvent.click(button('a'));
    expect(onUse.mock.calls).toEqual([['a']]);
  });

  it('in several columns are a grid', () => {
    draw({ spots: [{ label: 'Strings', columns: 2, spots: [spot('a'), spot('b'), spot('c')] }] });
    expect(screen.getByRole('grid', { name: 'Strings' })).toBeTruthy();
    expect(screen.getAllByRole('row').map((row) => row.children.length)).toEqual([2, 1]);
    expect([button('a').tabIndex, button('b').tabIndex, button('c').tabIndex]).toEqual([0, -1, -1]);
  });

  it('change with the state, also when a focused one is gone', () => {
    const group = (...spots: ReturnType<typeof spot>[]) => ({ spots: [{ label: 'Findings', columns: 1, spots }] });
    const { again } = draw(group(spot('a'), spot('b'), spot('c')));
    act(() => button('c').focus());
    expect(button('c').tabIndex).toBe(0);
    again(group(spot('a', true), spot('b')));
    expect([button('a').getAttribute('aria-pressed'), button('b').tabIndex]).toEqual(['true', 0]);
  });
});

describe('a group of spots', () => {
  const findings = (label: string) => ({
    label,
    columns: 1,
    spots: ['a', 'b'].map((id) => ({ id, box: [20, 10, 40, 50] as const, label: `Spot ${id}`, on: false })),
  });
  const stops = () => screen.getAllByRole('button').map(({ tabIndex }) => tabIndex);

  it('that replaces another begins at its own tab stop', () => {
    const { again } = draw({ spots: [findings('May')] });
    act(() => screen.getByRole('button', { name: 'Spot b' }).focus());
    expect(stops()).toEqual([-1, 0]);
    again({ spots: [findings('June')] });
    expect(stops()).toEqual([0, -1]);
  });

  it('handles the keys that move along it, and leaves the others to the browser', () => {
    draw({ spots: [findings('May')] });
    const first = screen.getByRole('button', { name: 'Spot a' });
    expect(fireEvent.keyDown(first, { key: 'x' })).toBe(true);
    // Alt and the arrow keys go back and forward in the history.
    expect(fireEvent.keyDown(first, { key: 'ArrowDown', altKey: true })).toBe(true);
    expect(document.activeElement).not.toBe(screen.getByRole('button', { name: 'Spot b' }));
    expect(fireEvent.keyDown(first, { key: 'ArrowDown' })).toBe(false);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Spot b' }));
  });

  it('moves with the size of the canvas', () => {
    const spots = [findings('May')];
    const picture = (width: number) => (
      <LiveDrawing drawing={drawing({ spots })} size={{ width, height: 100 }} onUse={() => {}} />
    );
    const { rerender } = render(picture(200));
    rerender(picture(400));
    expect(place(screen.getByRole('button', { name: 'Spot a' }))).toEqual(['5%', '10%', '10%', '50%']);
  });
});

describe('the controls', () => {
  const use = vi.fn();
  const playback = { playing: false, setPlaying: () => {}, onStep: () => {} };
  const show = (control: Control) => (
    <Controls controls={[control]} stateText="third block" words={words.live} playback={playback} onUse={use} />
  );

  it('of the kind slider have the state as their value text, and show their value beside the label', () => {
    render(show({ kind: 'slider', id: 'block', label: 'Block', min: 1, max: 4, value: 3, shown: '00:30' }));
    expect(screen.getByText('00:30').previousElementSibling?.textContent).toBe('Block');
    expect(screen.getByRole('slider', { name: 'Block' }).getAttribute('aria-valuetext')).toBe('third block');
  });

  it.each([
    ['checks', 'checkbox'],
    ['choice', 'radio'],
  ] as const)('of the kind %s are fields with the role %s', (kind, role) => {
    use.mockReset();
    const options = [
      { id: 'a', label: 'One', on: true },
      { id: 'b', label: 'Two', on: false },
    ];
    render(show({ kind, label: 'Shown', options }));
    expect(screen.getByRole('group', { name: 'Shown' })).toBeTruthy();
    expect(screen.getAllByRole<HTMLInputElement>(role).map(({ checked }) => checked)).toEqual([true, false]);
    fireEvent.click(screen.getByRole(role, { name: 'Two' }));
    expect(use.mock.calls).toEqual([['b']]);
  });
});
