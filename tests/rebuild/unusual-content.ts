import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { z } from 'zod';
import { home } from '../../content/home';
import { saas } from '../../content/saas';
import { notes } from '../../content/schema/notes';
import { posts } from '../../lib/posts';
import { seededRandom } from '../../lib/screens/random';
import { loadModule } from '../../scripts/check/load';
import { modules } from '../../scripts/check/modules';
import { walk } from '../../scripts/check/walk';

/** The number of entries that a list gets, between the limits of its schema. */
export type Size = (least: number, most: number) => number;

/** Lists that are not resized: other modules use their ids or names. */
const bound = ['places', 'meanwhile', 'navigation', 'routes', 'footer', 'chapters', 'products', 'suite', 'entries'];

const limits = (list: z.ZodArray) => {
  const checks = (list.def.checks ?? []).map(({ _zod }) => _zod.def as { minimum?: number; maximum?: number });
  const least = Math.max(0, ...checks.map(({ minimum = 0 }) => minimum));
  return [least, Math.max(least, ...checks.map(({ maximum = 0 }) => maximum))] as const;
};

/** A copy of an entry that differs from all others in its title and in the fields that must be unique. */
function another(entry: unknown, number: number, unique: string[]): unknown {
  if (typeof entry === 'string') return `${entry.slice(0, 8)} ${number}`;
  const copy = structuredClone(entry) as Record<string, unknown>;
  const named = typeof copy.title === 'string' ? ['title'] : [];
  for (const field of new Set([...unique, ...named])) copy[field] = `${String(copy[field]).slice(0, 12)}-${number}`;
  return copy;
}

const targets = ['/legal/privacy-policy', '/legal/terms-and-service', '/company/press', '/company/careers'];
const slugs = posts().map(({ slug }) => slug);
/** A page in place of an article, so that links which differ still differ. */
const elsewhere = (_: string, slug: string) => targets[slugs.indexOf(slug) % targets.length] ?? '';

/** Modules that are not resized: their lists depend on those of other modules. */
const fixed = /^(?:products\/|closing$)/;

/**
 * Writes every content module again with its lists at another size. A list keeps its size where its schema rejects the other,
 * such as a schedule of five columns. Links to articles lead elsewhere, because writeArticles replaces the articles.
 */
export function resizeLists(root: string, size: Size) {
  for (const [module, schemas] of Object.entries(modules)) {
    const file = `content/${module}.ts`;
    if (bound.includes(module)) continue;
    const resized = !fixed.test(module);
    const exports = structuredClone(loadModule(root, file).exports ?? {});
    for (const [name, schema] of Object.entries<z.ZodType>(schemas))
      walk(exports[name], schema, (value, inner, keys) => {
        if (
          !resized ||
          !Array.isArray(value) ||
          !(inner instanceof z.ZodArray) ||
          bound.some((key) => keys.includes(key))
        )
          return;
        const [least, most] = limits(inner);
        const [wanted, before] = [size(least, most), [...value]];
        value.splice(wanted);
        const { unique = [] } = notes.get(inner) ?? {};
        while (value.length > 0 && value.length < wanted) value.push(another(value.at(-1), value.length, unique));
        if (!inner.safeParse(value).success) value.splice(0, value.length, ...before);
      });
    const lines = Object.entries(exports).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`);
    writeFileSync(path.join(root, file), lines.join('').replace(/\/resources\/blog\/([\w-]+)/g, elsewhere));
  }
}

const picture = home.hero.offerings[0]?.image.file ?? '';
const products = saas.chapters.flatMap((chapter) => chapter.products.map(({ title }) => title));

/** Every Markdown construct that an article may contain. */
const constructs = [
  'One paragraph\\\nwith a hard break,\nand a soft one.',
  '## Content\n\nA heading with a name that the page uses.',
  '## Related\n\n### Related\n\n## Related',
  '## *Emphasis*, `code` & [a link](/contact) in a heading?',
  '## 100 % — “quoted” (2024)',
  '## शीर्षक\n\nअनुच्छेद।',
  'Setext\n------\n\nText.',
  '## Two\n\n### Three\n\n#### Four\n\n##### Five\n\n###### Six',
  '| Left | Middle | Right |\n| :--- | :---: | ---: |\n| a | b | 1 |\n| c | d | 22 |',
  '| One column |\n| --- |\n| *a* `b` [c](/about) |',
  '- one\n- two\n  - inner\n    1. first\n    2. second\n- three',
  '7. seven\n8. eight\n\n   A paragraph in it.\n\n   > And a quotation.',
  '- [x] done\n- [ ] to do',
  '> A quotation\n>\n> > in a quotation\n>\n> - with a list',
  '```ts\nconst a = "<b>" && \'{brand}\';\n```',
  '    four spaces are text here',
  `\`\`\`\n${'a long line of code '.repeat(20).trim()}\n\`\`\``,
  'Text before a note.[^1] And another.[^note] And the first again.[^1]\n\n[^1]: The note.\n[^note]: The other,\n    in two lines.',
  `![A plant at dawn](${picture})`,
  `![A plant](${picture} "With a title") in a line of text.`,
  '[A link by name][name], [name], https://www.example.org/a?b=c&d=e and editor@example.com.\n\n[name]: /contact "Contact"',
  '**bold** *italic* ***both*** ~~struck~~ `code` ``a ` b``',
  'H<sub>2</sub>O, m<sup>2</sup>, a line<br />and the next.',
  '<Figure value="96" unit="blocks a day">One *line* with {brand}.</Figure>',
  '<Figure value="₹ 4.5" unit="crore & more">Two.</Figure>\n\n<Figure value="<1 %" unit="of “all”">Three.</Figure>',
  '{brand} at the start, {brand} at the end, {brand}{/* and a comment */}',
  '---\n\nAfter a break.\n\n***',
  'Escapes: \\{brand\\} \\<b> \\* \\# &amp; &copy; &lt;b&gt; ]]> \\`',
  'A-word-without-any-space-that-is-far-too-long-for-the-column-of-a-phone-'.repeat(3),
  'Ünïcödé, العربية, 中文, ₹ 1,00,000, 5 × 5, −3 °C, emoji 🌞.',
  'A link to [a section](/offerings/saas#CMS), [a query](/contact?product=TruOps) and [mail](mailto:editor@example.com).',
];

const titles = [
  'A',
  'It’s "so" & 1 < 2 > 1',
  "O'Neil's plants",
  'Ünïcödé: ₹ 1,00,000 — 100 %',
  'सौर ऊर्जा का प्रबंधन',
  'W'.repeat(52),
  'Ends with a question?',
  '2024',
];

/** Writes that many unusual articles: each construct by itself, then seeded mixtures of them. */
export function writeArticles(root: string, count: number, seed: string) {
  const next = seededRandom(seed);
  const pick = <T>(list: T[]) => list[Math.floor(next() * list.length)] as T;
  const folder = path.join(root, 'content/blog');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (let index = 0; index < count; index++) {
    const own = constructs[index];
    const body = own ? [own] : Array.from({ length: 1 + Math.floor(next() * 8) }, () => pick(constructs));
    const metadata = {
      title: titles[index] ?? `Unusual article ${index}`,
      description: `${index}: ${'a description with “quotes”, & 1 < 2, '.repeat(2)}.`.slice(0, 160),
      date: `20${10 + (index % 14)}-0${1 + (index % 9)}-1${index % 10}`,
      author: pick(['Desk', 'A & B', 'Zoë O’Neil']),
      image: { file: picture, alt: 'A plant & a “yard”' },
      product: pick(products),
      draft: next() < 0.1,
      ...(index % 3 === 0 && { aliases: [`/resources/blog/old-${index}/`, `/Old-${index}/`] }),
    };
    // A second note with the same name would replace the first.
    const text = [...new Set(body)]
      .join('\n\n')
      .replace(/(?<=^|\n)(#{3,6}) /g, (_, hashes) => (own ? `${hashes} ` : '## '));
    const name = `${pick(['a', '1', 'long-'.repeat(12)])}${index}`.replace(/-$/, '');
    writeFileSync(path.join(folder, `${name}${pick(['.mdx', '.md'])}`), `---\n${stringify(metadata)}---\n\n${text}\n`);
  }
}
