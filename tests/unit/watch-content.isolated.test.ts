import { expect, it, vi } from 'vitest';

const ran = vi.hoisted(() => [] as string[]);
const watcher = vi.hoisted(() => ({ change: (_file: string) => {} }));
vi.mock(import('../../scripts/lib/watch-files'), () => ({
  watchFiles: (_folder, changed) => {
    watcher.change = changed;
    return () => {};
  },
}));
vi.mock(import('../../scripts/lib/run-node'), () => ({
  runNode: async ([, , script = '']) => {
    ran.push(script);
    return { ok: true, output: ' 0 made', stdout: '' };
  },
}));
vi.mock(import('../../scripts/check/content'), () => ({
  checkContent: async () => {
    ran.push('check');
    return {} as never;
  },
}));
vi.mock(import('../../scripts/check/report'), () => ({ reportContent: () => ({ text: '', ok: true }) }) as never);

it('new pictures are processed also when a text is saved right after them, and only once', async () => {
  vi.useFakeTimers();
  vi.spyOn(process.stdin, 'resume').mockReturnValue({ on: () => process.stdin } as never);
  const changed = async (...names: string[]) => {
    ran.splice(0);
    for (const name of names) watcher.change(name);
    await vi.advanceTimersByTimeAsync(1000);
    return ran;
  };
  await import('../../scripts/watch-content');
  await vi.advanceTimersByTimeAsync(1000);
  expect(await changed('images/team/a.jpg', 'team.ts')).toEqual(['scripts/images/run.ts', 'check']);
  expect(await changed('team.ts')).toEqual(['check']);
});
