import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { stringify } from 'yaml';
import { fallbacks } from '../content/fallbacks';
import { saas } from '../content/saas';
import { postMetadata } from '../content/schema/post';
import { articleExtension } from '../lib/article/front-matter';
import { todayInIndia } from '../lib/dates';
import { draftTemplate } from './check/draft-template';
import { slugProblem } from './check/posts';
import { textProblems } from './check/rules/texts';
import { SetupError } from './lib/command.mjs';
import { slugOf } from './lib/slug';

/** `npm run new:post -- "Title"`: writes a draft that passes the check, for an editor to fill in. */
const folder = 'content/blog';
const { values, positionals } = parseArgs({ options: { slug: { type: 'string' } }, allowPositionals: true });
const title = positionals.join(' ').trim();
const slug = slugOf(values.slug ?? title);
mkdirSync(folder, { recursive: true });

function titleProblem(): string | undefined {
  if (values.slug && !slug)
    return `An address has Latin letters, and ${values.slug} has none: choose one such as solar-power.`;
  if (title && !slug)
    return `An address has Latin letters, and the title has none: choose one yourself, as in npm run new:post -- "${title}" --slug solar-power`;
  if (!title) return 'Give the article a title: npm run new:post -- "What a bad schedule costs"';
  const [issue] = postMetadata.shape.title.safeParse(title).error?.issues ?? [];
  const [message = issue?.message] = textProblems(title);
  if (message) return `The title ${message}.`;
  const reserved = slugProblem(slug);
  if (reserved) return `${folder}/${slug}.mdx ${reserved}.`;
  const existing = readdirSync(folder).find((name) => name.replace(articleExtension, '') === slug);
  return existing && `${folder}/${existing} exists already: open it, or choose another title.`;
}

const problem = titleProblem();
if (problem) throw new SetupError(problem);
const metadata = {
  title,
  description: draftTemplate.description,
  date: todayInIndia(),
  author: draftTemplate.author,
  image: { ...fallbacks.placeholder.image, alt: draftTemplate.alt },
  product: saas.chapters[0]?.products[0]?.title ?? '',
  draft: true,
};
const file = `${folder}/${slug}.mdx`;
writeFileSync(
  file,
  `---
${stringify(metadata, { lineWidth: 0 })}---

${draftTemplate.paragraphs.join('\n\n## A heading\n\n')}
`,
);
console.log(`${file} is written as a draft. npm run dev shows it at /resources/blog/${slug}/.
Fill in the description, the picture, the product and the text; then set draft to false and run npm run check.`);
