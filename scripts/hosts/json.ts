import { escapeRegExp } from '../../lib/escape-reg-exp';
import { commonHeaders, fileHeaders, hashedFolder, hashedHeaders, pictureExtensions, pictureHeaders } from './headers';
import { type HostSite, pagePattern } from './site';

const list = (headers: Record<string, string>) => Object.entries(headers).map(([key, value]) => ({ key, value }));
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const pictures = pictureExtensions.join('|');

/** The headers for each path pattern. On both hosts the last matching rule that sets a header wins. */
const headerRules = (patterns: Record<'all' | 'pictures' | 'hashed', string>) => [
  { source: patterns.all, headers: list({ ...commonHeaders, ...fileHeaders }) },
  { source: patterns.pictures, headers: list(pictureHeaders) },
  { source: patterns.hashed, headers: list(hashedHeaders) },
];

/** The sections without a page below them: both hosts apply redirects to the paths of files too. */
const emptySections = ({ sectionRedirects, pages }: HostSite) =>
  sectionRedirects.filter((path) => !pages.some((page) => page !== path && page.startsWith(path)));

/** Firebase Hosting. */
export function firebaseJson(site: HostSite): string {
  return json({
    hosting: {
      public: 'out',
      ignore: ['*.br', '*.gz', '_headers', '_redirects', 'serve.json', '.htaccess', '.nojekyll'].map(
        (name) => `**/${name}`,
      ),
      trailingSlash: true,
      redirects: [
        ...site.redirects.map(({ from, to }) => ({ regex: pagePattern(from), destination: to, type: 301 })),
        // Excludes Next's payload files, whose names have a dot or start with an underscore.
        ...emptySections(site).map((path) => ({
          regex: `^${escapeRegExp(path)}[^._][^.]*$`,
          destination: path,
          type: 302,
        })),
      ],
      headers: headerRules({
        all: '**',
        pictures: `**/*.@(${pictures})`,
        hashed: `${site.base}${hashedFolder}**`,
      }),
    },
  });
}

/** Vercel, for a folder that was built elsewhere. It adds a missing trailing slash before it applies these redirects. */
export function vercelJson(site: HostSite): string {
  return json({
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    buildCommand: null,
    outputDirectory: '.',
    trailingSlash: true,
    redirects: [
      ...site.redirects.map(({ from, to }) => ({ source: from, destination: to, statusCode: 301 })),
      ...emptySections(site).map((path) => ({
        source: `${path}:rest([^._][^.]*)`,
        destination: path,
        statusCode: 302,
      })),
    ],
    headers: headerRules({
      all: '/(.*)',
      pictures: `/(.*)\\.(${pictures})`,
      hashed: `${site.base}${hashedFolder}(.*)`,
    }),
  });
}
