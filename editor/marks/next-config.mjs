import { fileURLToPath } from 'node:url';

const loader = fileURLToPath(new URL('loader.mjs', import.meta.url));

/** What `npm run edit` adds to Next's configuration: the marks, and a folder of its own beside that of `npm run dev`. */
export const editConfig = {
  distDir: '.next/edit',
  // Next writes to the file it finds: this one is not checked in.
  typescript: { tsconfigPath: '.cache/edit/tsconfig.json', ignoreBuildErrors: true },
  turbopack: {
    rules: { '**/content/*.ts': { loaders: [{ loader, options: { patterns: process.env.EDIT } }], as: '*.ts' } },
  },
};
