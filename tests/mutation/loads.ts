import { expect, it, vi } from 'vitest';

vi.mock('next/font/local', () => ({ default: () => ({}) }));

const modules = import.meta.glob([
  '../../lib/**/*.ts',
  '../../components/islands/**/*.tsx',
  '../../scripts/check/rules/**/*.ts',
]);

// Stryker's Vitest runner counts failed tests only: a mutation that keeps a test file from being loaded would seem to pass.
it.each(Object.entries(modules))('%s can be loaded', async (_, load) => {
  await expect(load()).resolves.toBeTypeOf('object');
});
