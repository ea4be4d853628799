import { escapeRegExp } from '../../lib/escape-reg-exp';
import {
  commonHeaders,
  contentType,
  fileHeaders,
  hashedFolder,
  hashedHeaders,
  pictureEnd,
  pictureHeaders,
  textEnd,
  types,
} from './headers';
import { documentRoot, type HostSite, hiddenPattern, linesOf, notice, pathTables } from './site';

const setHeaders = (headers: Record<string, string>, matcher = '') =>
  `header ${matcher} {\n${linesOf(headers, (name, value) => `\t\t\t${name} "${value}"`)}\n\t\t}`;
/** `rewrite` keeps the query of the request. */
const redirect = (matcher: string, to: string, status = 301) =>
  `route @${matcher} {\n\t\t\trewrite ${to}\n\t\t\tredir {uri} ${status}\n\t\t}`;

const redirectAbsent = (table: string, status: number) =>
  `@${table} {\n\t\t\tnot file {path} {path}/index.html\n\t\t\tnot vars {site_${table}} ""\n\t\t}\n\t\t${redirect(table, `{site_${table}}`, status)}`;

/** The Caddyfile. Caddy enables HTTPS when SITE_ADDRESS is a host name. */
export function caddyfile(site: HostSite): string {
  const tables = pathTables(site, '~(?i)');
  const table = (name: keyof typeof tables, fallback = '""') => {
    const rows = tables[name].map(([pattern, to]) => `\t\t${pattern} ${to}\n`).join('');
    return `\tmap {path} {site_${name}} {\n${rows}\t\tdefault ${fallback}\n\t}\n`;
  };
  return `# ${notice}
# SITE_ADDRESS=www.example.com SITE_ROOT=/srv/www/site caddy run --config Caddyfile
# SITE_ROOT is the ${documentRoot(site)}.

{$SITE_ADDRESS} {
	root * {$SITE_ROOT}

	# Old addresses, exact letter case.
${table('alias')}
	# Not found: try pages and old addresses in any letter case.
${table('page')}
${table('forward')}
${table(404, site.notFound)}
	header -Server
${linesOf(types, (extension) => `\t@${extension} path *.${extension}\n\theader @${extension} Content-Type "${contentType(extension)}"`)}

	@text path_regexp (?:/|${textEnd})$
	header @text {
		defer
		Vary Accept-Encoding
	}

	route {
		${setHeaders({ ...commonHeaders, ...fileHeaders })}
		@picture path_regexp (?i)${pictureEnd}$
		${setHeaders(pictureHeaders, '@picture')}
		@hashed path_regexp ^${escapeRegExp(site.base + hashedFolder)}
		${setHeaders(hashedHeaders, '@hashed')}
		# Browsers read a redirect to //name/ as one to another site.
		@double expression {http.request.orig_uri.path}.startsWith("//")
		error @double 404
		@alias not vars {site_alias} ""
		${redirect('alias', '{site_alias}')}
		@hidden path_regexp ${hiddenPattern}
		error @hidden 404
		@slash {
			file {path}/index.html
			not path */
		}
		${redirect('slash', '{path}/')}
		${redirectAbsent('page', 301)}
		${redirectAbsent('forward', 302)}
		@own404 path_regexp /404\\.html$
		error @own404 404
		file_server {
			precompressed br gzip
		}
	}

	handle_errors {
		# Caddy answers 500 for names too long for the file system; visitors get the 404 page.
		@absent expression {http.error.status_code} in [404, 500]
		route @absent {
			header -Server
			header {
				defer
				Vary Accept-Encoding
			}
			${setHeaders({ ...fileHeaders, 'Content-Type': 'text/html; charset=utf-8' })}
			rewrite {site_404}
			file_server {
				precompressed br gzip
				status 404
			}
		}
		respond "{http.error.status_code} {http.error.status_text}"
	}
}
`;
}
