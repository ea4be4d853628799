import { cache, everywhere, hashedFolder, pictureExtensions, resourcePolicy } from './headers';
import { type HostSite, loose, quote } from './site';

const list = (headers: Record<string, string>) => Object.entries(headers).map(([key, value]) => ({ key, value }));
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const pictures = pictureExtensions.join('|');

/** Firebase Hosting: the last rule that matches a path gives the header. */
export function firebaseJson(site: HostSite): string {
  return json({
    hosting: {
      public: 'out',
      ignore: ['**/*.br', '**/*.gz', '_headers', '_redirects', '.htaccess', '.nojekyll'],
      trailingSlash: true,
      redirects: [
        ...site.redirects.map(({ from, to }) => ({ regex: loose(from), destination: to, type: 301 })),
        // Payloads and pages of the folder itself hold a dot or start with an underscore.
        ...site.forwards.map((path) => ({ regex: `^${quote(path)}[^._][^.]*$`, destination: path, type: 302 })),
      ],
      headers: [
        {
          source: '**',
          headers: list({ ...everywhere, [resourcePolicy.header]: resourcePolicy.files, [cache.header]: cache.files }),
        },
        {
          source: `**/*.@(${pictures})`,
          headers: list({ [resourcePolicy.header]: resourcePolicy.pictures, [cache.header]: cache.pictures }),
        },
        { source: `${site.base}${hashedFolder}**`, headers: list({ [cache.header]: cache.hashed }) },
      ],
    },
  });
}

/** Vercel, as a plain folder that was built elsewhere: the last rule that matches a path gives the header. */
export function vercelJson(site: HostSite): string {
  return json({
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    buildCommand: null,
    outputDirectory: '.',
    trailingSlash: true,
    redirects: [
      ...site.redirects.map(({ from, to }) => ({ source: from.replace(/\/$/, ''), destination: to, statusCode: 301 })),
      ...site.forwards.map((path) => ({ source: `${path}:rest([^._][^.]*)`, destination: path, statusCode: 302 })),
    ],
    headers: [
      {
        source: '/(.*)',
        headers: list({ ...everywhere, [resourcePolicy.header]: resourcePolicy.files, [cache.header]: cache.files }),
      },
      {
        source: `/(.*)\\.(${pictures})`,
        headers: list({ [resourcePolicy.header]: resourcePolicy.pictures, [cache.header]: cache.pictures }),
      },
      { source: `${site.base}${hashedFolder}(.*)`, headers: list({ [cache.header]: cache.hashed }) },
    ],
  });
}
