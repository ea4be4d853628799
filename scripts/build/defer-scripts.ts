import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { type Transform, transformed } from './html';
import { type Payload, payloads, type Sealed, takePayload, writePayload } from './payload';

/** How long after the page is parsed scripts wait for its pictures at most, in milliseconds. */
const patience = 3500;
/** How long after the page has loaded they wait, so that what was loaded is painted before they ask for the line and the processor. */
const calm = 500;
const tag = /<script src="([^"]+)" async=""[^>]*><\/script>/g;
/** Stand-ins for browsers without modules, which cannot run what follows either: to them the page is one without scripts. */
const relics = /<script src="[^"]+" noModule=""[^>]*><\/script>/g;
const preload = /<link rel="preload" as="script"[^>]*>/g;

/**
 * Runs in the browser, at the end of the body; shown to the policy by its hash. By the attribute `async` React finds
 * a script again; without it, it would insert the script once more, and without integrity.
 */
const loader = ({ src, integrity }: Payload) =>
  `(()=>{let d=0,o=["pointerdown","keydown","touchstart"],m=(n,a)=>document.head.append(Object.assign(document.createElement(n),a)),g=()=>{for(let n of o)removeEventListener(n,g,!0);d++||fetch("${src}",{integrity:"${integrity}"}).then(r=>r.json()).then(([t,b,s,[c,h]])=>{self.__next_f=[[0],[1,t]];self.TURBOPACK=[b];for(let[u,i]of s)m("link",{rel:"preload",as:"script",href:u,integrity:i});m("link",{rel:"stylesheet",href:c,integrity:h,onload(){for(let[u,i]of s)m("script",{src:u,async:!0,integrity:i})}})})},w=()=>self.requestIdleCallback?requestIdleCallback(g,{timeout:1000}):g();for(let n of o)addEventListener(n,g,{capture:!0,passive:!0});addEventListener("load",()=>setTimeout(w,${calm}));setTimeout(g,${patience})})()`;

/**
 * Takes the scripts and their data out of a page; a few lines at the end of its body bring them back once the page has
 * loaded and the main thread is idle, or at the visitor's first touch or key. Everything works natively until then.
 * The page vouches for the data, and the data, which lists the sheet and the scripts, for each of them. The whole sheet
 * comes first: it dresses the pages that scripts go on to; where it does not arrive, none runs.
 *
 * @param seal gives a script its address and integrity
 * @param transforms what is done to every payload
 */
export function deferScripts(
  out: string,
  sheet: Sealed,
  seal: (src: string) => Sealed,
  transforms: Transform[],
): Transform {
  mkdirSync(path.join(out, payloads), { recursive: true });
  return (html, file) => {
    if (html.search(tag) < 0) return html;
    const { rest, data, start } = takePayload(html, file);
    const scripts = new Set([...rest.matchAll(tag)].map(([, src = '']) => src));
    const bare = rest.replace(tag, '').replace(relics, '').replace(preload, '');
    if (!bare.includes('</body>')) throw new Error(`${file} has no </body> to put its scripts before.`);
    const payload = writePayload(out, [transformed(data, transforms, file), start, [...scripts].map(seal), sheet]);
    return bare.replace('</body>', () => `<script>${loader(payload)}</script></body>`);
  };
}
