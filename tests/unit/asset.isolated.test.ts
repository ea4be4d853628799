import { describe, expect, it, vi } from 'vitest';

describe('a site below a path', () => {
  it('prefixes its own URLs with the path, and no others', async () => {
    vi.stubEnv('NEXT_PUBLIC_BASE_PATH', '/base');
    vi.resetModules();
    const { asset } = await import('@/lib/asset');
    const { absolute } = await import('@/lib/metadata');
    vi.unstubAllEnvs();
    expect(['/about/', '#part', 'https://x.example/', 'mailto:a@b.c'].map(asset)).toEqual([
      '/base/about/',
      '#part',
      'https://x.example/',
      'mailto:a@b.c',
    ]);
    expect(absolute('/about/')).toMatch(/^https:\/\/[^/]+\/base\/about\/$/);
  });
});
