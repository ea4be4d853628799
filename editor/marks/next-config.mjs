import { fileURLToPath } from 'node:url';

const loader = fileURLToPath(new URL('loader.mjs', import.meta.url));

/**
 * The additions of `npm run edit` to Next's configuration: the marks, and a `distDir` apart from that of `npm run dev`.
 */
export const editConfig = {
  distDir: '.next/edit',
  // Next modifies the tsconfig that it uses, so it gets one that is not under version control.
  typescript: { tsconfigPath: '.cache/edit/tsconfig.json', ignoreBuildErrors: true },
  turbopack: {
    rules: { '**/content/*.ts': { loaders: [{ loader, options: { patterns: process.env.EDIT } }], as: '*.ts' } },
  },
};
