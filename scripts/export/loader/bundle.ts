import { buildSync } from 'esbuild';
import { motion } from '../../../content/motion';
import { site } from '../../../content/site';

/**
 * A script of this folder, bundled to one line. It is the same on every page that has it: the policies need one hash for
 * `loader` and one for `hero`.
 */
export function bundleScript(name: 'loader' | 'hero' | 'payload'): string {
  const { outputFiles } = buildSync({
    entryPoints: [`${import.meta.dirname}/${name}.ts`],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: ['chrome111', 'firefox128', 'safari16.4'],
    define: { INTERVAL: String(motion.heroInterval), VISITS: JSON.stringify(site.analytics.path) },
    // Saves the "use strict" that TypeScript's setting would add.
    tsconfigRaw: {},
  });
  return outputFiles[0]?.text.trim() ?? '';
}
