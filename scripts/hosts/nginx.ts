import {
  cache,
  contentType,
  everywhere,
  hashedFolder,
  pictureExtensions,
  resourcePolicy,
  takesCharset,
  textTypes,
  types,
} from './headers';
import { type HostSite, hiddenPattern, loose, notice, quote } from './site';

const map = (source: string, name: string, lines: [pattern: string, value: string][], fallback = '""') =>
  `map ${source} $${name} {\n  volatile;\n  default ${fallback};\n${lines.map(([pattern, value]) => `  "${pattern}" "${value}";\n`).join('')}}\n`;
const picture = String.raw`~*\.(?:${pictureExtensions.join('|')})(?:\.br)?$`;

/** Tables for the `http` block: nginx decides by them what to do with an address. */
export function nginxMaps(site: HostSite): string {
  const hashed = `~^${quote(site.base + hashedFolder)}`;
  return `# ${notice}
# For the http block, such as /etc/nginx/conf.d/site-maps.conf.

# Compressed at build time; nginx's own module only finds the gzip files.
${map('$http_accept_encoding', 'site_br', [[String.raw`~*(?:^|,)\s*br\s*(?:,|;\s*q=(?:1|0\.\d*[1-9])|$)`, '.br']])}
${map('$uri', 'site_encoding', [[String.raw`~\.br$`, 'br']])}
${map(
  '$uri',
  'site_type',
  Object.keys(textTypes).map((extension) => [String.raw`~\.${extension}\.br$`, contentType(extension) ?? '']),
)}
${map('$uri', 'site_vary', [[String.raw`~\.(?:${Object.keys(textTypes).join('|')})(?:\.br)?$`, 'Accept-Encoding']])}
${map(
  '$uri',
  'site_cache',
  [
    [hashed, cache.hashed],
    [picture, cache.pictures],
  ],
  cache.files,
)}
${map('$uri', 'site_embedding', [[picture, resourcePolicy.pictures]], resourcePolicy.files)}
# Old addresses, letter for letter.
${map(
  '$uri',
  'site_alias',
  site.redirects.map(({ from, to }) => [`~${loose(from)}`, to]),
)}
# Pages and old addresses in any letter case, for what was not found as it is.
${map('$uri', 'site_page', [
  ...site.pages.filter((page) => page !== `${site.base}/`).map((page): [string, string] => [`~*${loose(page)}`, page]),
  ...site.redirects.map(({ from, to }): [string, string] => [`~*${loose(from)}`, to]),
])}
${map(
  '$uri',
  'site_forward',
  site.forwards.map((path) => [`~*^${quote(path)}`, path]),
)}
${map(
  '$uri',
  'site_404',
  site.sections.map(({ path, page }) => [`~*^${quote(path.slice(0, -1))}(?:/|$)`, page]),
  site.notFound,
)}`;
}

/** The rules for a `server` block that names the root. */
export function nginxSite(site: HostSite): string {
  const headers = {
    ...everywhere,
    [resourcePolicy.header]: '$site_embedding',
    [cache.header]: '$site_cache',
    Vary: '$site_vary',
    'Content-Encoding': '$site_encoding',
    'Content-Type': '$site_type',
  };
  const own404 = [site.notFound, ...site.sections.map(({ page }) => page)].map(quote).join('|');
  return `# ${notice}
# For a server block that sets the root to the ${site.base ? `folder that holds the export as "${site.base.slice(1)}"` : 'export'}; needs the tables of maps.conf.

index index.html;
absolute_redirect off;
server_tokens off;
charset utf-8;
charset_types ${[...new Set(Object.values(types))].filter((type) => takesCharset(type) && type !== 'text/html').join(' ')};
# An empty default leaves the type of a brotli file to $site_type.
default_type "";
types {
${Object.entries(types)
  .map(([extension, type]) => `  ${type} ${extension};`)
  .join('\n')}
}
gzip_static on;

${Object.entries(headers)
  .map(([name, value]) => `add_header ${name} "${value}" always;`)
  .join('\n')}

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

/** A whole server, to copy and fill in. */
export const nginxExample = `# ${notice}
# Example: put maps.conf and this file into /etc/nginx/conf.d, site.conf into /etc/nginx/snippets, and fill in
# the name, the certificate and the root.

server {
  listen 80;
  listen [::]:80;
  server_name www.example.com;
  return 301 https://$host$request_uri;
}
server {
  listen 443 ssl http2;
  listen [::]:443 ssl http2;
  server_name www.example.com;
  ssl_certificate /etc/ssl/certs/www.example.com.pem;
  ssl_certificate_key /etc/ssl/private/www.example.com.key;
  ssl_protocols TLSv1.2 TLSv1.3;
  root /srv/www/site;
  include snippets/site.conf;
}
`;
