import { seededRandom } from '../../../lib/screens/random';

const secrets = ['etc/passwd', 'package.json', 'deploy/nginx/site.conf', '.git/HEAD', '.env', 'access.log', 'pid'];
const folders = [
  '',
  'about/',
  'offerings/',
  'offerings/services/',
  'resources/blog/',
  'contact/',
  'company/',
  'legal/',
  '_next/static/',
  'images/',
  '.well-known/',
];
const words = [
  'nope',
  'index',
  'index.html',
  '__next._index.txt',
  '__next.about.__PAGE__.txt',
  'index.txt',
  'team',
  'ABOUT',
  'wp-login.php',
  '404',
  'robots.txt~',
  'a b',
  'सौर',
  '太陽',
  '\u{1f31e}',
  'é',
  '‮txt',
];
const traversals = [
  '../',
  '..%2f',
  '%2e%2e/',
  '%2e%2e%2f',
  '%252e%252e%252f',
  '..%5c',
  '..\\',
  '..;/',
  '....//',
  '.%2e/',
  '%c0%ae%c0%ae/',
  '..%00/',
];
const specialCharacters = [
  '%00',
  '%0d%0aX-Injected:%201',
  '%20',
  '%09',
  '%',
  '%zz',
  '%e0%80%af',
  '%ff',
  ';v=1',
  '//',
  '/./',
  '\\',
  '%5c',
  '+',
  '*',
  '|',
  '"',
  "'",
  '<script>',
  '{}',
  '~',
  '$',
  '%24site_page',
  '@',
  ':80',
  '&',
  '=',
  '%3f',
  '%23',
  '%252f',
  '%2f',
];

/** A server that adds the last slash to the folder these lead to must not redirect to another site. */
const otherSites = ['//evil.example/..%2fabout', '/%2fevil.example/..%2fabout', '/\\evil.example/..%2fabout'];

/** Unusual paths: traversal, double encoding, Unicode, dotfiles, configuration files, payload names, excess length. */
export function oddPaths(count: number): string[] {
  const next = seededRandom('1');
  const pick = <T>(list: T[]): T => list[Math.floor(next() * list.length)] as T;
  const times = (most: number, make: () => string) =>
    Array.from({ length: 1 + Math.floor(next() * most) }, make).join('');
  const makers = [
    () => pick(folders) + times(8, () => pick(traversals)) + pick(secrets),
    () => pick(folders) + pick(words) + pick(specialCharacters) + pick(words),
    () => pick(folders) + times(4, () => pick(specialCharacters)),
    () => pick(folders) + times(3, () => `${pick(words)}/`),
    () => `${pick(folders)}.${pick(words)}`,
    () =>
      pick(folders) +
      pick(['.htaccess', '_headers', '_redirects', 'serve.json', '404.html', 'index.html.br', 'index.txt.gz', '.br']),
    () => pick(folders) + pick(words).repeat(1 + Math.floor(next() * (next() < 0.5 ? 60 : 900))),
    () => encodeURIComponent(encodeURIComponent(pick(folders) + pick(traversals) + pick(words))),
    () => `/${pick(['example.org', '/example.org', '\\example.org', '%5cexample.org'])}/${pick(folders)}`,
    () => pick(folders).toUpperCase() + pick(words) + pick(['', '/', '?q=1', '?', '/?a[]=../..', '#']),
  ];
  // Clients send non-ASCII letters as UTF-8 bytes, percent-encoded or raw; Node's client takes bytes only.
  const bytes = (text: string) =>
    next() < 0.5 ? Buffer.from(text).toString('latin1') : text.replace(/[^\x21-\x7e]/gu, encodeURIComponent);
  return [
    ...otherSites,
    ...Array.from({ length: count - otherSites.length }, () => `/${bytes(pick(makers)())}`.replaceAll(' ', '%20')),
  ];
}
