import { availableParallelism } from 'node:os';

const buildId = process.env.SITE_BUILD_ID;

/**
 * Environment variables:
 * - BASE_PATH: the path below which the site is served, such as `/project` on GitHub Pages.
 *
 * Set by `npm run build`:
 * - SITE_OUT: the folder of the export.
 * - SITE_BUILD_ID: derived from the committed files, so that two builds of a commit are identical.
 * - CONTACT_PAGES: the path of the contact pages if their form sends messages itself. They have a security policy of
 *   their own, so links to them need a full page load.
 * - VISITS: the path at which visits are counted.
 * @type {import('next').NextConfig}
 */
const config = {
  output: 'export',
  trailingSlash: true,
  ...(process.env.BASE_PATH && { basePath: process.env.BASE_PATH }),
  ...(process.env.SITE_OUT && { distDir: process.env.SITE_OUT }),
  ...(buildId && { generateBuildId: () => buildId }),
  env: { NEXT_PUBLIC_BASE_PATH: process.env.BASE_PATH ?? '' },
  // The default is for `next dev`: `#` is not empty, so the form can send, and no path starts with it, so no link needs a
  // full page load.
  compiler: { define: { CONTACT_PAGES: process.env.CONTACT_PAGES ?? '#', VISITS: process.env.VISITS ?? '' } },
  reactStrictMode: true,
  // Next keeps 50 MB of finished pages in each worker's memory, for requests that an export does not get.
  cacheMaxMemorySize: 0,
  // `npm run check` checks types.
  typescript: { ignoreBuildErrors: true },
  devIndicators: false,
  // A native module cannot be bundled.
  serverExternalPackages: ['satteri'],
  experimental: {
    // Worker threads share the memory of one process: 0.3 GB less at the peak of a build with 3,000 posts, in the same time.
    workerThreads: true,
    // Next's default leaves one CPU to its main process, which is idle while workers write pages.
    cpus: availableParallelism(),
    // Every build starts from nothing, so it is the same everywhere. tests/bench/README.md has what the cache would change.
    turbopackFileSystemCacheForBuild: false,
  },
};

// `npm run edit` sets EDIT.
if (process.env.EDIT) Object.assign(config, (await import('./editor/marks/next-config.mjs')).editConfig);

export default config;
