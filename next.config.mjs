import { availableParallelism } from 'node:os';

const buildId = process.env.SITE_BUILD_ID;

/**
 * BASE_PATH serves the site below a path (`/project` on GitHub Pages). SITE_OUT and SITE_BUILD_ID are set by
 * `npm run build`: the folder of the export, and an id that depends on the commit only.
 * @type {import('next').NextConfig}
 */
const config = {
  output: 'export',
  trailingSlash: true,
  ...(process.env.BASE_PATH && { basePath: process.env.BASE_PATH }),
  ...(process.env.SITE_OUT && { distDir: process.env.SITE_OUT }),
  ...(buildId && { generateBuildId: () => buildId }),
  env: { NEXT_PUBLIC_BASE_PATH: process.env.BASE_PATH ?? '' },
  reactStrictMode: true,
  // `npm run check` checks types.
  typescript: { ignoreBuildErrors: true },
  devIndicators: false,
  // A native module cannot be bundled.
  serverExternalPackages: ['satteri'],
  // By default Next uses one CPU less; its main process is idle while workers write pages.
  experimental: { cpus: availableParallelism() },
};

export default config;
