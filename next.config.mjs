import { availableParallelism } from 'node:os';

/**
 * BASE_PATH serves the site below a path (`/project` on GitHub Pages). SITE_OUT and SITE_BUILD_ID are set by
 * scripts/export: the folder of the export, and a name that is the same whenever the same commit is built.
 * @type {import('next').NextConfig}
 */
const config = {
  output: 'export',
  trailingSlash: true,
  basePath: process.env.BASE_PATH || undefined,
  ...(process.env.SITE_OUT && { distDir: process.env.SITE_OUT }),
  ...(process.env.SITE_BUILD_ID && { generateBuildId: () => process.env.SITE_BUILD_ID }),
  env: { NEXT_PUBLIC_BASE_PATH: process.env.BASE_PATH ?? '' },
  reactStrictMode: true,
  // `npm run check` does it, and `npm run build` starts with that.
  typescript: { ignoreBuildErrors: true },
  devIndicators: false,
  // It reads articles, in Rust.
  serverExternalPackages: ['satteri'],
  // Next leaves one processor to itself; while it writes pages it needs none.
  experimental: { cpus: availableParallelism() },
};

export default config;
