import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { asset } from '../../lib/asset';
import type { Transform } from './html';
import { type Payload, takePayload } from './payload';

/** How long after the page is parsed scripts wait for its pictures at most, in milliseconds. */
const patience = 3500;
const tag = /<script src="([^"]+)" async=""(?:[^>]*? integrity="([^"]+)")?[^>]*><\/script>/g;
/** Tailwind's stand-in for @property, which every browser since Chrome 85, Safari 16.4 and Firefox 128 has. */
const oldBrowsers = /@layer properties\{@supports[^{]*\{[^{}]*\{[^{}]*\}\}\}/;
const preload = /<link rel="preload" as="script"[^>]*>/g;

/**
 * Runs in the browser, at the end of the body; shown to the policy by its hash. By the attribute `async` React finds
 * a script again; without it, it would insert the script once more, and without integrity.
 */
const loader = ({ src, integrity }: Payload) =>
  `(()=>{let d=0,o=["pointerdown","keydown","touchstart"],g=()=>{for(let n of o)removeEventListener(n,g,!0);d++||fetch("${src}",{integrity:"${integrity}"}).then(r=>r.json()).then(([t,b,s])=>{self.__next_f=[[0],[1,t]];self.TURBOPACK=[b];for(let[u,i]of s){let e=document.createElement("script");e.src=u;e.async=!0;e.integrity=i;document.head.append(e)}})},w=()=>self.requestIdleCallback?requestIdleCallback(g,{timeout:1000}):setTimeout(g,150);for(let n of o)addEventListener(n,g,{capture:!0,passive:!0});addEventListener("load",w);setTimeout(g,${patience})})()`;

/**
 * Takes the scripts and their data out of a page; a few lines at the end of its body bring them back once the page has
 * loaded and the main thread is idle, or at the visitor's first touch or key. Everything works natively until then.
 * The page vouches for the data, and the data, which lists the scripts, for each of them.
 */
export const deferScripts =
  (out: string): Transform =>
  (html, file) => {
    const scripts = [...html.matchAll(tag)].map(([, src = '', integrity = '']): [string, string] => [src, integrity]);
    if (scripts.length === 0) return html;
    if (!html.includes('</body>')) throw new Error(`${file} has no </body> to put its scripts before.`);
    const unique = [...new Map(scripts).entries()];
    const { html: rest, payload } = takePayload(html.replace(tag, '').replace(preload, ''), file, out, unique);
    return rest.replace('</body>', () => `<script>${loader(payload)}</script></body>`);
  };

/**
 * Puts the one stylesheet into every page and takes it out of the payloads, so that a page paints with its first
 * bytes. Without that, React would ask for the sheet again when it comes alive.
 */
export function inlineStyles(out: string): Transform {
  const chunks = path.join(out, '_next/static/chunks');
  const sheets = readdirSync(chunks).filter((name) => name.endsWith('.css'));
  const [sheet] = sheets;
  if (!sheet || sheets.length > 1) {
    throw new Error(
      `scripts/build/defer-scripts.ts expects one stylesheet, found ${sheets.length}: ${sheets.join(', ')}.`,
    );
  }
  const name = sheet.replaceAll('.', String.raw`\.`);
  // Addresses in it are relative to the sheet; in a page they have to be whole.
  const css = readFileSync(path.join(chunks, sheet), 'utf8')
    .replace(/url\(\.\.\//g, `url(${asset('/_next/static/')}`)
    .replace(oldBrowsers, '');
  // In payloads as text, and once more escaped inside the page's own scripts.
  const quote = String.raw`\\?"`;
  const element = new RegExp(
    String.raw`\[${quote}\$${quote},${quote}link${quote},${quote}\d+${quote},\{${quote}rel${quote}:${quote}stylesheet${quote},${quote}href${quote}:${quote}[^"]*${name}${quote}[^}]*\}\]`,
    'g',
  );
  const hint = new RegExp(String.raw`:HL\[${quote}[^"]*${name}${quote},${quote}style${quote}\](?:\\n|\n)`, 'g');
  const strip = (text: string) => text.replace(element, 'null').replace(hint, '');
  const leftOver = (text: string, file: string) => {
    if (text.includes(sheet))
      throw new Error(`scripts/build/defer-scripts.ts: ${file} still names ${sheet}; Next's payload has changed.`);
  };
  for (const file of readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((entry) =>
    entry.endsWith('.txt'),
  )) {
    const full = path.join(out, file);
    const text = readFileSync(full, 'utf8');
    const stripped = strip(text);
    leftOver(stripped, file);
    if (stripped !== text) writeFileSync(full, stripped);
  }
  const link = new RegExp(String.raw`<link rel="stylesheet" href="[^"]*${name}"[^>]*>`);
  return (html, file) => {
    const done = strip(html).replace(link, () => `<style>${css}</style>`);
    leftOver(done, file);
    return done;
  };
}
