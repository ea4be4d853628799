import { afterEach, expect, it, vi } from 'vitest';
import { call, listeners } from '@/editor/layer/server';

const noServer = [expect.stringMatching(/^The editor’s server does not answer\./)];
const answer = (status: number, body: string) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(body, { status })),
  );
afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  ['is stopped', () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))],
  ['was started again with another address', () => answer(403, '{"problems":["Only a browser …"]}')],
  ['answers with a page', () => answer(502, '<p>Bad gateway</p>')],
])('a server that %s is reported as one that does not answer', async (_, arrange) => {
  arrange();
  const busy = vi.spyOn(listeners, 'busy');
  expect((await call('state')).problems).toEqual(noServer);
  expect(busy.mock.calls).toEqual([[1], [0]]);
});

it('a rejected call has its problems, and says whether the file has changed', async () => {
  answer(409, '{"problems":["content/team.ts has another value here now"]}');
  expect(await call('change')).toMatchObject({
    problems: ['content/team.ts has another value here now'],
    conflict: true,
  });
  answer(422, '{"problems":["is computed"]}');
  expect(await call('change')).toMatchObject({ problems: ['is computed'], conflict: false });
  answer(200, '{"ok":false,"problems":["is too long"]}');
  expect((await call('change')).problems).toEqual(['is too long']);
  answer(200, '{"ok":true,"state":{}}');
  expect((await call('change')).problems).toBeUndefined();
});
