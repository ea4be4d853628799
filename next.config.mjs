import { availableParallelism } from 'node:os';

/**
 * BASE_PATH serves the site below a path (`/project` on GitHub Pages). `npm run build` sets SITE_OUT, the folder of
 * the export, and SITE_BUILD_ID, which is derived from the commit so that two builds of it are identical.
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
  // `npm run check` checks the types.
  typescript: { ignoreBuildErrors: true },
  devIndicators: false,
  // The Markdown parser is a native module, which cannot be bundled.
  serverExternalPackages: ['satteri'],
  // Next's default leaves one processor idle while it writes the pages.
  experimental: { cpus: availableParallelism() },
};

// `npm run edit` sets EDIT.
export default process.env.EDIT ? { ...config, ...(await import('./editor/marks/next-config.mjs')).editConfig } : config;
