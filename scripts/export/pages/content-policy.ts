import { hash } from 'node:crypto';
import type { Element } from 'hast';
import { h } from 'hastscript';
import { formTargets } from '../../../lib/form-targets';
import { elementsOf, property, textContent } from '../../lib/html';
import { NextOutputError, type Page, type PageChange } from './next-output';

const sourceOf = (element: Element) => `'sha256-${hash('sha256', textContent(element), 'base64')}'`;

/** Throws on an attribute that every policy of this site blocks, and says what to use instead. */
function refuseBlocked(elements: Element[], file: string) {
  for (const [name, value] of elements.flatMap(({ properties }) => Object.entries(properties))) {
    const picture = /^src(Set)?$/.test(name) && /data:/.test(String(value)) && 'put the picture into a file';
    const fix = (name === 'style' && 'use a class') || (/^on[A-Z]/.test(name) && 'use an island') || picture;
    const attribute = `${name.toLowerCase()}="${String(value).slice(0, 60)}"`;
    if (fix) throw new Error(`${file} has the attribute ${attribute}, which its security policy blocks: ${fix}.`);
  }
}

/**
 * The Content-Security-Policy of one page. It allows the site's own files, the inline scripts and styles that the build
 * wrote (by hash), and the target of a form on the page. It allows no other site, frame, plug-in, worker or eval. JSON-LD is
 * data and needs no hash. All of the site's scripts are allowed, because a soft navigation loads those of the next page.
 */
export function policyFor({ tree, file }: Page): string {
  const elements = elementsOf(tree);
  refuseBlocked(elements, file);
  const named = (name: string) => elements.filter(({ tagName }) => tagName === name);
  const links = new Set(named('link').map((link) => property(link, 'rel')));
  const scripts = named('script').filter((script) => !property(script, 'type').endsWith('json'));
  const inline = scripts.filter(({ properties }) => !properties.src).map(sourceOf);
  const styles = named('style').map(sourceOf);
  const hasScripts = scripts.length > 0;
  const forms = named('form').map((form) => formTargets(property(form, 'action')));
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': hasScripts ? ["'self'", ...inline] : [],
    'style-src': links.has('stylesheet') ? ["'self'", ...styles] : styles,
    'img-src': ["'self'"],
    'font-src': hasScripts ? ["'self'"] : [],
    'connect-src': hasScripts ? ["'self'", ...forms.flatMap(({ connect }) => connect)] : [],
    'manifest-src': links.has('manifest') ? ["'self'"] : [],
    'base-uri': ["'none'"],
    'form-action': forms.length > 0 ? forms.flatMap(({ action }) => action) : ["'none'"],
  };
  return Object.entries(directives)
    .filter(([, sources]) => sources.length > 0)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}

/**
 * Adds a page's policy, before everything it applies to. It must be the last change: it hashes the finished scripts
 * and styles. Gain: the security of a policy on hosts without headers of their own.
 */
export const addPolicy: PageChange = (page) => {
  const charset = page.head.children.findIndex((node) => node.type === 'element' && node.properties.charSet);
  if (charset < 0) throw new NextOutputError(page.file, '<meta charset>', 'none');
  const meta = h('meta', { httpEquiv: 'Content-Security-Policy', content: policyFor(page) });
  page.head.children.splice(charset + 1, 0, meta);
};
