import { beforeEach, describe, expect, it, vi } from 'vitest';
import { encodeMark } from '@/editor/marks/code.mjs';
import type { Field } from '@/editor/types';

const path = ['team', 'team', 'title'];
const field = (value: string) => ({ kind: 'text', marked: true, value, path }) as unknown as Field;
const { reloadPage, mayReload } = vi.hoisted(() => ({ reloadPage: vi.fn(), mayReload: vi.fn(() => true) }));
vi.mock('@/editor/layer/frame', () => ({ page: () => document, reloadPage }));
vi.mock('@/editor/layer/part', () => ({ mayReload }));

/** The page shows `shown`; the field has changed from `Old` to `New`. */
async function change(shown: string) {
  const { store } = await import('@/editor/layer/store');
  const { reloadIfStale } = await import('@/editor/layer/stale');
  document.body.innerHTML = `<p>${shown}${encodeMark(path)}</p>`;
  store.fields = new Map([['team/team/title', field('New')]]);
  reloadIfStale(new Map([['team/team/title', field('Old')]]));
}

describe('the page after a change', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    reloadPage.mockClear();
    return () => vi.useRealTimers();
  });

  it('is reloaded if it still shows the old text', async () => {
    await change('Old');
    vi.advanceTimersByTime(2999);
    expect(reloadPage).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(reloadPage).toHaveBeenCalledOnce();
  });

  it('is left alone if it shows the new text', async () => {
    await change('New');
    vi.advanceTimersByTime(10_000);
    expect(reloadPage).not.toHaveBeenCalled();
  });

  it('is reloaded only once nothing on it is being edited', async () => {
    mayReload.mockReturnValueOnce(false);
    await change('Old');
    vi.advanceTimersByTime(3000);
    expect(reloadPage).not.toHaveBeenCalled();
    vi.advanceTimersByTime(3000);
    expect(reloadPage).toHaveBeenCalledOnce();
  });
});
