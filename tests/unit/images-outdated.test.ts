import { readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { imageFolders } from '../../scripts/images/folders';
import { pictureFolders, plain } from '../lib/pictures';

// AVIF encoding is slow on a busy machine.
vi.setConfig({ testTimeout: 240_000 });

const { copy, derive, manifest, master, putJpeg, served } = pictureFolders();

describe('an outdated picture', () => {
  beforeEach(async () => {
    await putJpeg('team/a.jpg', plain(240, 300));
    await putJpeg('team/b.jpg', plain(240, 300, '#ffffff'));
    await derive();
  });

  it('is none after a run; a full rebuild gives the same manifest', async () => {
    const before = readFileSync(copy('manifest.json'), 'utf8');
    expect(await derive()).toEqual({ stale: [], orphans: [], fresh: ['team/a.jpg', 'team/b.jpg'] });
    rmSync(copy(), { recursive: true });
    await derive();
    expect(readFileSync(copy('manifest.json'), 'utf8')).toBe(before);
  });

  it.each<[string, () => unknown]>([
    ['its master changed', () => putJpeg('team/a.jpg', plain(240, 300, '#000000'))],
    ['a file is gone', () => rmSync(copy('team/a-240.avif'))],
    ['a file is cut short', () => truncateSync(copy('team/a-240.avif'), 10)],
  ])('is found when %s, and only that one is made again', async (_, spoil) => {
    await spoil();
    const kept = statSync(copy('team/b-240.avif')).mtimeMs;
    expect(await derive()).toMatchObject({ stale: ['team/a.jpg'], fresh: ['team/b.jpg'] });
    expect(statSync(copy('team/b-240.avif')).mtimeMs).toBe(kept);
    expect((await derive()).stale).toEqual([]);
  });

  it('is found when the settings of its folder change', async () => {
    const team = imageFolders.team as (typeof imageFolders)[string];
    try {
      imageFolders.team = { ...team, quality: team.quality - 1 };
      expect((await derive()).stale).toEqual(['team/a.jpg', 'team/b.jpg']);
    } finally {
      imageFolders.team = team;
    }
  });

  it('is deleted when its master is gone', async () => {
    rmSync(master('team/a.jpg'));
    writeFileSync(copy('team/a-240.avif.part'), '');
    const orphans = ['team/a-240.avif', 'team/a-240.avif.part'];
    expect((await derive()).orphans).toEqual(orphans);
    expect(served()).toEqual(['manifest.json', 'team/b-240.avif']);
    expect(Object.keys(manifest().pictures)).toEqual(['team/b.jpg']);
  });
});
