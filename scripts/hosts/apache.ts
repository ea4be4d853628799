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
import { documentRoot, type HostSite, hiddenPattern, linesOf, notice } from './site';

const setHeaders = (headers: Record<string, string>) =>
  linesOf(headers, (name, value) => `Header always set ${name} "${value}"`);
const errorPages = ({ notFound, sections }: HostSite) =>
  `ErrorDocument 404 ${notFound}${sections
    .map(
      (path) =>
        `\n<If "%{REQUEST_URI} =~ m#^${path.slice(0, -1)}(?:/|$)#i">\n  ErrorDocument 404 ${path}404.html\n</If>`,
    )
    .join('')}`;

/** The .htaccess of the export; its rules also work in the <Directory> of a virtual host. */
export function htaccess(site: HostSite): string {
  // The .htaccess is in the base path's folder. Its rules see paths relative to that folder, without a leading slash.
  const below = (path: string) => escapeRegExp(path.slice(site.base.length + 1).replace(/\/$/, ''));
  return `# ${notice}
DirectoryIndex index.html
DirectorySlash Off
FileETag MTime Size
${errorPages(site)}

<IfModule mod_mime.c>
AddEncoding br .br
AddEncoding gzip .gz
${linesOf(types, (extension, type) => `AddType ${type} .${extension}`)}
${linesOf(textTypes, (extension) => `<FilesMatch "\\.${extension}\\.(?:br|gz)$">\n  ForceType "${contentType(extension)}"\n</FilesMatch>`)}
AddCharset utf-8 ${Object.entries(types)
    .filter(([, type]) => takesCharset(type))
    .map(([extension]) => `.${extension}`)
    .join(' ')}
</IfModule>

<IfModule mod_headers.c>
${setHeaders({ ...commonHeaders, ...fileHeaders })}
Header set Vary "Accept-Encoding" "expr=%{REQUEST_FILENAME} =~ m#${textEnd}(?:\\.br|\\.gz)?$#"
<If "%{REQUEST_URI} =~ m#${pictureEnd}(?:\\.br|\\.gz)?$#i">
${setHeaders(pictureHeaders)}
</If>
<If "%{REQUEST_URI} =~ m#^${site.base + hashedFolder}#">
${setHeaders(hashedHeaders)}
</If>
</IfModule>

RewriteEngine On
RewriteOptions AllowNoSlash
# Skip the rules for internal redirects and error pages.
RewriteCond %{ENV:REDIRECT_STATUS} !^$
RewriteRule ^ - [E=SITE_INNER:1]
RewriteCond %{ENV:SITE_INNER} =1
RewriteRule \\.(?:br|gz)$ - [END]

RewriteCond %{ENV:SITE_INNER} !=1
RewriteRule ${hiddenPattern}|(?:^|/)404\\.html$ - [R=404,END]

# Old addresses, exact letter case.
${site.redirects.map(({ from, to }) => `RewriteRule ^${below(from)}/?$ ${to} [R=301,END]`).join('\n')}

# Add the missing trailing slash of a page.
RewriteCond %{REQUEST_FILENAME}/index.html -f
RewriteCond %{REQUEST_URI} !/$
RewriteRule ^ %{REQUEST_URI}/ [R=301,END]

# Not found: try pages and old addresses in any letter case.
RewriteCond %{REQUEST_FILENAME} !-f
RewriteCond %{REQUEST_FILENAME}/index.html !-f
RewriteRule ^ - [E=SITE_ABSENT:1]
${site.anyCase
  .map(({ from, to }) => `RewriteCond %{ENV:SITE_ABSENT} =1\nRewriteRule ^${below(from)}/?$ ${to} [NC,R=301,END]`)
  .join('\n')}
${site.sectionRedirects.map((path) => `RewriteCond %{ENV:SITE_ABSENT} =1\nRewriteRule ^${below(path)}/ ${path} [NC,R=302,END]`).join('\n')}

# A folder without a page is a 404.
RewriteCond %{ENV:SITE_ABSENT} =1
RewriteCond %{REQUEST_FILENAME} -d
RewriteRule ^ - [R=404,END]

# Serve the compressed copies made by the build.
${Object.entries({ br: 'br', gz: 'gzip' })
  .map(([end, name]) => {
    const accepted = `RewriteCond %{HTTP:Accept-Encoding} (?:^|,)\\s*${name}\\s*(?:,|;\\s*q=(?:1|0\\.\\d*[1-9])|$) [NC]`;
    return `${accepted}\nRewriteCond %{REQUEST_FILENAME}.${end} -f\nRewriteRule ^(.+)$ ${site.base}/$1.${end} [END]\n${accepted}\nRewriteCond %{REQUEST_FILENAME}/index.html.${end} -f\nRewriteRule ^((?:.+/)?)$ ${site.base}/$1index.html.${end} [END]`;
  })
  .join('\n')}
`;
}

/** Settings that .htaccess cannot contain. */
export function apacheSite(site: HostSite): string {
  return `# ${notice}
# For a <VirtualHost> that sets DocumentRoot to the ${documentRoot(site)}. Modules: headers, mime, dir, rewrite.

AllowEncodedSlashes NoDecode
ServerSignature Off
TraceEnable Off
${errorPages(site)}
RewriteEngine On
# Names too long for the file system get 404, not 403.
RewriteCond %{REQUEST_URI} [^/]{250}|^.{2000}
RewriteRule ^ - [R=404,L]
<Directory "\${SITE_ROOT}">
  AllowOverride FileInfo Indexes
  Require all granted
</Directory>
`;
}
