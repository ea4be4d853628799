import type { Element, Root, RootContent } from 'hast';
import { elementsOf, parseHtml, property, removeNodes, textContent } from '../../lib/html';
import { finishPayload } from './flight';

/*
 * What the export relies on in the HTML that `next build` writes, besides `<meta charset>` (content-policy.ts).
 * complete-export.ts throws the same error for 404 pages and screen files. flight.ts reads RSC payloads, and checks nothing.
 *
 * 1. `<link rel="stylesheet" href>`: the one style sheet of the site.
 * 2. `<script src async>`: the scripts of the page, in the order in which they are needed.
 * 3. `<script src noModule>`: polyfills for browsers without modules. No supported browser loads them.
 * 4. `<link rel="preload">`: a hint for a script (`as="script"`), or for the page's first picture (`as="image"`). The picture
 *    would compete with the typeface that the headline waits for.
 * 5. `<script>self.__next_f.push([1,"…"])</script>`: the page's RSC payload, in parts. `[0]` marks its start.
 * 6. `<script id="_R_">`: the bootstrap, one call of `push({…})` on `globalThis.TURBOPACK`.
 * 7. `<!-- -->`: React's separator of texts.
 */

/** Next has written something that the export does not know. `file` is a path below the export. */
export class NextOutputError extends Error {
  constructor(file: string, expected: string, found: string) {
    super(
      `${file}: expected ${expected} in the output of next build, found ${found}. Next's output has changed: see docs/upgrading.md and scripts/export/pages/next-output.ts.`,
    );
  }
}

/** An exported page as a tree. `file` is its path below the export. */
export type Page = { file: string; tree: Root; head: Element; body: Element };

/** One change to a page. It alters the tree in place, and throws where the page is not what it expects. */
export type PageChange = (page: Page) => void;

/** Parses an exported page. */
export function readPage(html: string, file: string): Page {
  const tree = parseHtml(html);
  // The parser adds those that are missing.
  const [head, body] = elementsOf(tree).filter(({ tagName }) => /^(head|body)$/.test(tagName)) as [Element, Element];
  return { file, tree, head, body };
}

/** The argument of the first `push(…)` in a script, parsed from JSON; undefined if it has none, or one that is not JSON. */
function pushed(code: string): unknown {
  try {
    return JSON.parse(code.slice(code.indexOf('.push(') + 6, code.lastIndexOf(')')));
  } catch {
    return undefined;
  }
}

const isScript = ({ tagName, properties }: Element) => tagName === 'script' && properties.type === undefined;

/**
 * Removes the separators that do not stand between two texts. React writes one at the end of a text after which it waits
 * for its data, and whether it waits differs between versions of Node. Gain: every version builds the same bytes.
 */
export const removeSeparators: PageChange = ({ tree }) => {
  const isText = (node?: RootContent) => node?.type === 'text';
  for (const element of elementsOf(tree))
    element.children = element.children.filter(
      (node, at, all) => node.type !== 'comment' || node.value !== ' ' || (isText(all[at - 1]) && isText(all[at + 1])),
    );
};

/**
 * Takes the scripts and their data out of a page: the addresses of the scripts in order, the whole RSC payload, and the
 * argument of the bootstrap's `push`. The link to the style sheet stays; `sheet` is its address. Undefined for a page
 * without scripts, which Next did not write.
 */
export function takeScripts({ tree, file }: Page) {
  const elements = elementsOf(tree);
  const all = elements.filter(isScript);
  if (all.length === 0) return undefined;
  const sheets = elements.filter((element) => property(element, 'rel') === 'stylesheet');
  if (sheets.length !== 1) throw new NextOutputError(file, 'one <link rel="stylesheet">', String(sheets.length));
  const parts: string[] = [];
  const sources = new Set<string>();
  const bootstraps: unknown[] = [];
  for (const script of all) {
    const { src, async, noModule, id } = script.properties;
    if (noModule) continue;
    const code = textContent(script);
    const data = pushed(code);
    const [form, text] = Array.isArray(data) ? data : [];
    if (src && async) sources.add(String(src));
    else if (id === '_R_' && data !== undefined) bootstraps.push(data);
    else if (form === 1 && typeof text === 'string') parts.push(text);
    else if (form !== 0) throw new NextOutputError(file, 'only scripts of the listed forms', code.slice(0, 80));
  }
  const counts = `${sources.size} scripts, ${parts.length} parts of the payload, ${bootstraps.length} bootstraps`;
  if (sources.size === 0 || parts.length === 0 || bootstraps.length !== 1)
    throw new NextOutputError(file, 'scripts, self.__next_f.push([1,"…"]) and one <script id="_R_">', counts);
  const isHint = (element: Element) => property(element, 'rel') === 'preload' && element.properties.as !== 'font';
  removeNodes(tree, (node) => node.type === 'element' && (isScript(node) || isHint(node)));
  const sheet = property(sheets[0], 'href');
  return { scripts: [...sources], flight: finishPayload(parts.join('')), bootstrap: bootstraps[0], sheet };
}
