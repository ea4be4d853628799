import { decode } from '../../../lib/decode';
import type { Resolver } from '../../../lib/resolve';
import { nearestHint } from '../nearest';

export type Targets = {
  resolve: Resolver;
  /** Valid paths: pages, aliases and published articles. */
  paths: Set<string>;
  /** Valid fragments, by the path of their page or draft. Undefined for a page whose module is invalid: any is accepted. */
  anchors: Map<string, Set<string> | undefined>;
  /** The site's own URL. Internal links leave it out. */
  origin: string | undefined;
};

/** The sample address in content/site.ts. It is not a site yet, so a link to it is an external link. */
const sampleOrigin = 'https://www.example.com';

function externalProblem(href: string, origin: string | undefined): string | undefined {
  if (!URL.canParse(href)) return `"${href}" is not a valid address`;
  const url = new URL(href);
  if (origin && url.origin === origin && origin !== sampleOrigin)
    return `"${href}" is this site: write ${url.pathname}${url.hash}`;
  if (url.protocol === 'mailto:')
    return /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(url.pathname) ? undefined : `"${href}" is not an email address`;
  if (url.protocol === 'tel:')
    return /^\+[1-9]\d{6,14}$/.test(url.pathname)
      ? undefined
      : `"${href}" must be tel: and the number with its country code, without spaces`;
  if (url.protocol !== 'https:') return `"${href}" must start with https://`;
  return /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(url.hostname)
    ? undefined
    : `"${href}" has no full host name, such as www.example.com`;
}

/** What is wrong with a link, or undefined. `page` is the path of the page that holds it; a bare `#id` refers to it. */
export function linkProblem(
  href: string,
  { resolve, paths, anchors, origin }: Targets,
  page?: string,
): string | undefined {
  if (href === '#') return '"#" leads nowhere: write the id of a section behind it, or remove the link';
  if (href.startsWith('//'))
    return `"${href}" must start with https:// (another site) or a single / (a page of this site)`;
  if (/^[a-z][a-z0-9+.-]*:/i.test(href)) return externalProblem(href, origin);
  const { path = '', fragment = '' } = /^(?<path>[^?#]*)(?:\?[^#]*)?(?:#(?<fragment>.*))?$/s.exec(href)?.groups ?? {};
  if (path && !path.startsWith('/'))
    return `"${href}" must start with / (a page of this site) or https:// (another site)`;
  const wanted = path.replace(/\/*$/, '/');
  const target = path
    ? (resolve.canonicalPath(path) ?? (paths.has(wanted) || wanted === page ? wanted : undefined))
    : page;
  // Drafts have anchors, but no valid path.
  if (!target && anchors.has(wanted))
    return `"${href}" leads to a draft: set draft: false there to publish it, or link to another page`;
  if (!target) {
    const dots = path.includes('.') || path.includes('\\') ? ' Addresses use letters, digits and hyphens only.' : '';
    return `"${href}" leads to no page of content/routes.ts and no published article.${dots}${nearestHint(wanted, paths)}`;
  }
  const id = decode(fragment);
  const ids = anchors.has(target) ? anchors.get(target) : new Set<string>();
  if (!id || !ids || ids.has(id)) return undefined;
  if (ids.size === 0) return `"${href}": ${target} has no sections with an id. Leave out #${id}.`;
  return `"${href}": no section of ${target} has the id ${id}. ${nearestHint(id, ids).trim() || `Its ids are ${[...ids].join(', ')}.`}`;
}
