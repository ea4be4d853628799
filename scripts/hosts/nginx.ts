import { escapeRegExp } from '../../lib/escape-reg-exp';
import {
  commonHeaders,
  contentType,
  fileHeaders,
  hashedFolder,
  hashedHeaders,
  pictureEnd,
  pictureHeaders,
  takesCharset,
  textEnd,
  textTypes,
  types,
} from './headers';
import { documentRoot, type HostSite, hiddenPattern, linesOf, notice, pathTables } from './site';

const map = (source: string, name: string, lines: string[][], fallback = '""') =>
  `map ${source} $${name} {\n  volatile;\n  default ${fallback};\n${lines.map(([pattern, value]) => `  "${pattern}" "${value}";\n`).join('')}}\n`;
const brotliTypes = Object.keys(textTypes).map((extension) => [`~\\.${extension}\\.br$`, `${contentType(extension)}`]);
const embedding = 'Cross-Origin-Resource-Policy';
const picture = String.raw`~*${pictureEnd}(?:\.br)?$`;

/** Maps for the `http` block, from a request's address to redirects, headers and 404 pages. */
export function nginxMaps(site: HostSite): string {
  const hashed = [`~^${escapeRegExp(site.base + hashedFolder)}`, hashedHeaders['Cache-Control']];
  const tables = pathTables(site, '~*');
  const table = (name: keyof typeof tables, fallback?: string) => map('$uri', `site_${name}`, tables[name], fallback);
  return `# ${notice}
# For the http block, such as /etc/nginx/conf.d/site-maps.conf.

# Brotli copies made by the build; gzip_static only finds the gzip copies.
${map('$http_accept_encoding', 'site_br', [[String.raw`~*(?:^|,)\s*br\s*(?:,|;\s*q=(?:1|0\.\d*[1-9])|$)`, '.br']])}
${map('$uri', 'site_encoding', [[String.raw`~\.br$`, 'br']])}
${map('$uri', 'site_type', brotliTypes)}
${map('$uri', 'site_vary', [[String.raw`~${textEnd}(?:\.br)?$`, 'Accept-Encoding']])}
${map('$uri', 'site_cache', [hashed, [picture, pictureHeaders['Cache-Control']]], fileHeaders['Cache-Control'])}
${map('$uri', 'site_embedding', [[picture, pictureHeaders[embedding]]], fileHeaders[embedding])}
# Old addresses, exact letter case.
${table('alias')}
# Not found: try pages and old addresses in any letter case.
${table('page')}
${table('forward')}
${table(404, site.notFound)}`;
}

/** The rules for a `server` block that sets `root`. */
export function nginxSite(site: HostSite): string {
  const headers = {
    ...commonHeaders,
    [embedding]: '$site_embedding',
    'Cache-Control': '$site_cache',
    Vary: '$site_vary',
    'Content-Encoding': '$site_encoding',
    'Content-Type': '$site_type',
  };
  const own404 = [`${site.base}/`, ...site.sections].map((path) => escapeRegExp(`${path}404.html`)).join('|');
  return `# ${notice}
# For a server block that sets the root to the ${documentRoot(site)}; needs maps.conf.

index index.html;
absolute_redirect off;
server_tokens off;
charset utf-8;
charset_types ${[...new Set(Object.values(types))].filter((type) => takesCharset(type) && type !== 'text/html').join(' ')};
# Empty, so that $site_type alone sets the type of brotli files.
default_type "";
types {
${linesOf(types, (extension, type) => `  ${type} ${extension};`)}
}
gzip_static on;

${linesOf(headers, (name, value) => `add_header ${name} "${value}" always;`)}

error_page 404 $site_404;
if ($site_alias) {
  return 301 $site_alias$is_args$args;
}

location ~ ${hiddenPattern} {
  return 404;
}
location ~ ^(?:${own404})$ {
  internal;
  try_files $uri$site_br $uri =404;
}
location ~ [^/]$ {
  if (-f $document_root$uri/index.html) {
    return 301 $uri/$is_args$args;
  }
  try_files $uri$site_br $uri @absent;
}
location / {
  try_files \${uri}index.html$site_br \${uri}index.html @absent;
}
location @absent {
  if ($site_page) {
    return 301 $site_page$is_args$args;
  }
  if ($site_forward) {
    return 302 $site_forward$is_args$args;
  }
  return 404;
}
`;
}
