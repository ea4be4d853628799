import { availableParallelism } from 'node:os';

const buildId = process.env.SITE_BUILD_ID;

/**
 * BASE_PATH serves the site below a path (`/project` on GitHub Pages). `npm run build` sets SITE_OUT, the folder of
 * the export, SITE_BUILD_ID, which is derived from the commit so that two builds of it are identical, CONTACT_PAGES,
 * the path of the contact pages where their form sends: they have a policy of their own and need a full load;
 * and VISITS, the path at which visits are counted.
 * @type {import('next').NextConfig}
 */
const config = {
  output: 'export',
  trailingSlash: true,
  ...(process.env.BASE_PATH && { basePath: process.env.BASE_PATH }),
  ...(process.env.SITE_OUT && { distDir: process.env.SITE_OUT }),
  ...(buildId && { generateBuildId: () => buildId }),
  env: { NEXT_PUBLIC_BASE_PATH: process.env.BASE_PATH ?? '' },
  // In `next dev` a text that starts no path, so that the form that sends is there and no link needs a full load.
  compiler: { define: { CONTACT_PAGES: process.env.CONTACT_PAGES ?? '#', VISITS: process.env.VISITS ?? '' } },
  reactStrictMode: true,
  // `npm run check` checks types.
  typescript: { ignoreBuildErrors: true },
  devIndicators: false,
  // A native module cannot be bundled.
  serverExternalPackages: ['satteri'],
  // By default Next uses one CPU less; its main process is idle while workers write pages.
  experimental: { cpus: availableParallelism() },
};

// `npm run edit` sets EDIT.
if (process.env.EDIT) Object.assign(config, (await import('./editor/marks/next-config.mjs')).editConfig);

export default config;
