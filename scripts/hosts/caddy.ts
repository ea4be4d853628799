import { escapeRegExp } from '../../lib/escape-reg-exp';
import { cache, commonHeaders, contentType, hashedFolder, pictureEnd, resourcePolicy, textEnd, types } from './headers';
import { documentRoot, type HostSite, hiddenPattern, linesOf, notice, pathTables } from './site';

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
${table('404', site.notFound)}
	header -Server
	header {
${linesOf(commonHeaders, (name, value) => `\t\t${name} "${value}"`)}
	}
	@picture path_regexp (?i)${pictureEnd}$
	@other not path_regexp (?i)${pictureEnd}$
	header @picture ${resourcePolicy.header} "${resourcePolicy.pictures}"
	header @other ${resourcePolicy.header} "${resourcePolicy.files}"
${linesOf(types, (extension) => `\t@${extension} path *.${extension}\n\theader @${extension} Content-Type "${contentType(extension)}"`)}

	@text path_regexp (?:/|${textEnd})$
	header @text {
		defer
		Vary Accept-Encoding
	}

	@hashed path_regexp ^${escapeRegExp(site.base + hashedFolder)}
	@stable {
		path_regexp (?i)${pictureEnd}$
		not path_regexp ^${escapeRegExp(site.base + hashedFolder)}
	}
	@fresh {
		not path_regexp (?i)${pictureEnd}$
		not path_regexp ^${escapeRegExp(site.base + hashedFolder)}
	}
	header @hashed ${cache.header} "${cache.hashed}"
	header @stable ${cache.header} "${cache.pictures}"
	header @fresh ${cache.header} "${cache.files}"

	route {
		# Browsers read a redirect to //name/ as one to another site.
		@double expression {http.request.orig_uri.path}.startsWith("//")
		error @double 404
		@alias not vars {site_alias} ""
		route @alias {
			rewrite {site_alias}
			redir {uri} 301
		}
		@hidden path_regexp ${hiddenPattern}
		error @hidden 404
		@slash {
			file {path}/index.html
			not path */
		}
		route @slash {
			rewrite {path}/
			redir {uri} 301
		}
		@page {
			not file {path} {path}/index.html
			not vars {site_page} ""
		}
		route @page {
			rewrite {site_page}
			redir {uri} 301
		}
		@forward {
			not file {path} {path}/index.html
			not vars {site_forward} ""
		}
		route @forward {
			rewrite {site_forward}
			redir {uri} 302
		}
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
			header ${cache.header} "${cache.files}"
			header Content-Type "text/html; charset=utf-8"
			header ${resourcePolicy.header} "${resourcePolicy.files}"
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
