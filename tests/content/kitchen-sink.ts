import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { h } from 'hastscript';
import { articleHtml } from '../../lib/article/html';
import { asset } from '../../lib/asset';
import { addPolicy } from '../../scripts/export/pages/content-policy';
import { inlineStyles } from '../../scripts/export/pages/inline-styles';
import { readPage } from '../../scripts/export/pages/next-output';
import { filesIn } from '../../scripts/lib/files';
import { elementsOf, parseHtml, property, removeNodes, serialiseHtml } from '../../scripts/lib/html';
import { out } from '../lib/out';

/*
 * Prints an exported article whose text is replaced by that of kitchen-sink.mdx, with the styles and the policy that the
 * export makes for it. A browser test starts it as a process: lib/pictures.ts imports JSON without an import attribute, which
 * Playwright's loader does not support.
 */
const file = 'resources/blog/ninety-six-blocks/index.html';
const page = readPage(readFileSync(join(out, file), 'utf8'), 'kitchen-sink.mdx');
const prose = elementsOf(page.body).find((element) => property(element, 'className') === 'prose');
const style = elementsOf(page.head).find(({ tagName }) => tagName === 'style');
const sheet = filesIn(out, '.css').find((name) => !name.includes('print-'));
if (!prose || !style || !sheet) throw new Error(`${file} has no text or styles to replace.`);
const { html } = articleHtml(readFileSync('tests/content/kitchen-sink.mdx', 'utf8'), 'The brand');
prose.children = parseHtml(html, true).children as typeof prose.children;
// The steps of the export below write the policy and the link to the print style sheet again.
removeNodes(
  page.head,
  (node) => node.type === 'element' && ('httpEquiv' in node.properties || node.properties.media === 'print'),
);
Object.assign(style, h('link', { rel: 'stylesheet', href: asset(`/${sheet}`) }));
for (const finish of [inlineStyles(out), addPolicy]) finish(page);
process.stdout.write(serialiseHtml(page.tree));
