import { buildSync } from 'esbuild';

/** The loader as one line of script, for every page the same: the policy needs one hash for it. */
export function bundleLoader(): string {
  const { outputFiles } = buildSync({
    entryPoints: [new URL('loader.ts', import.meta.url).pathname],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: ['chrome111', 'firefox128', 'safari16.4'],
    // Saves the "use strict" that TypeScript's setting would add.
    tsconfigRaw: {},
  });
  return outputFiles[0]?.text.trim() ?? '';
}
