import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Transform } from './html';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
/** Every `<script>` or `<style>` that holds its text itself: attributes, text. */
const inline = (html: string, tag: 'script' | 'style') =>
  [...html.matchAll(new RegExp(`<${tag}((?:\\s[^>]*)?)>([\\s\\S]*?)</${tag}>`, 'g'))]
    .map(([, attributes = '', text = '']) => ({ attributes, text }))
    .filter(({ attributes }) => !/\ssrc=/.test(attributes));
const markup = (html: string) => html.replace(/<(script|style)[\s>][\s\S]*?<\/\1>/g, '');

/**
 * The policy of one page, from what the page holds. Nothing is allowed that is not listed: no other site, no frame,
 * no plug-in, no worker, no eval, no inline script or style but those that the build wrote.
 * Sites' own scripts are allowed as such because a page loads the scripts of the pages it goes on to.
 */
export function policyFor(html: string, file: string, dataImages = false): string {
  const body = markup(html);
  const attribute = /<[a-z][^>]*\s(style|on[a-z]+)=/i.exec(body);
  if (attribute) {
    throw new Error(
      `${file} has the attribute ${attribute[1]}="…" (in ${attribute[0].slice(0, 80)}), which its security policy blocks: use a class for a style, an island for a script.`,
    );
  }
  // Data such as JSON-LD is never run, and needs no leave.
  const scripts = inline(html, 'script').filter(({ attributes }) => !/\stype="[^"]*json"/.test(attributes));
  const styles = inline(html, 'style').map(({ text }) => hash(text));
  const live = /<script[^>]*\ssrc=/.test(html) || scripts.length > 0;
  const mails = /<form[^>]*\saction="mailto:/.test(body);
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': live ? ["'self'", ...scripts.map(({ text }) => hash(text))] : [],
    'style-src': live || /<link[^>]*rel="stylesheet"/.test(body) ? ["'self'", ...styles] : styles,
    'img-src': ["'self'", ...(dataImages ? ['data:'] : [])],
    'font-src': live ? ["'self'"] : [],
    'connect-src': live ? ["'self'"] : [],
    'manifest-src': /<link[^>]*rel="manifest"/.test(body) ? ["'self'"] : [],
    'base-uri': ["'none'"],
    'form-action': [mails ? 'mailto:' : "'none'"],
  };
  return Object.entries(directives)
    .filter(([, sources]) => sources.length > 0)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}

/**
 * Writes its policy into each page, before anything that it governs. It must be the last change to a page.
 * `data:` pictures are a matter of the whole site, because a page stays under its policy when it goes on to others.
 */
export function addPolicies(out: string): Transform {
  const dataImages = readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(html|css)$/.test(file))
    .some((file) => {
      const text = readFileSync(path.join(out, file), 'utf8');
      return text.includes('data:') && /(?:src|srcset)="data:|url\(["']?data:/i.test(text);
    });
  const charset = /<meta charset="utf-8"\s*\/?>/i;
  return (html, file) => {
    if (!charset.test(html))
      throw new Error(`${file} has no <meta charset="utf-8"> to put the security policy behind.`);
    const meta = `<meta http-equiv="Content-Security-Policy" content="${policyFor(html, file, dataImages)}"/>`;
    return html.replace(charset, (found) => found + meta);
  };
}
