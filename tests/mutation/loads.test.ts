import { expect, it, vi } from 'vitest';

vi.mock('next/font/local', () => ({ default: () => ({}) }));

const modules = import.meta.glob([
  '../../lib/**/*.ts',
  '../../components/islands/**/*.tsx',
  '../../scripts/check/rules/**/*.ts',
]);

// Stryker's Vitest runner counts failed tests, and takes a file of tests that cannot be loaded for one that passed.
it.each(Object.entries(modules))('%s can be loaded', async (_, load) => {
  await expect(load()).resolves.toBeTypeOf('object');
});
