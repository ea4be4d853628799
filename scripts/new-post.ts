import { existsSync, writeFileSync } from 'node:fs';
import { saas } from '../content/saas';
import { screens } from '../content/screens';
import { todayInIndia } from './check/rules/dates';
import { starter } from './check/starter';
import { slugOf } from './lib/slug';

/** `npm run new:post -- "Title"`: writes a draft that is valid as it stands, for an editor to fill. */
const title = process.argv.slice(2).join(' ').trim();
const slug = slugOf(title);
const file = `content/blog/${slug}.mdx`;
const longest = 52;

function refusal(): string | undefined {
  if (!slug) return 'Give the article its title: npm run new:post -- "What a bad schedule costs"';
  if (title.length > longest) return `The title is ${title.length} characters long; ${longest} fit: shorten it.`;
  return existsSync(file) ? `${file} exists already: open it, or choose another title.` : undefined;
}

const text = (words: string) => `'${words.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

const refused = refusal();
if (refused) {
  console.error(refused);
  process.exit(1);
}
const { file: picture, alt } = screens.placeholder.image;
writeFileSync(
  file,
  `export const metadata = {
  title: ${text(title)},
  description: ${text(starter.description)},
  date: '${todayInIndia()}',
  author: ${text(starter.author)},
  image: { file: ${text(picture)}, alt: ${text(alt)} },
  product: ${text(saas.chapters[0]?.products[0]?.title ?? '')},
  draft: true,
};

${starter.body}

## A heading

A paragraph. The company's name is written {brand}, a link [like this](/contact).
`,
);
console.log(`${file} is written: a draft, to be seen with npm run dev at /resources/blog/${slug}/.
Fill in the description, the picture, the product and the text; then set draft to false and run npm run check.`);
