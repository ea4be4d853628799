import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { escapeRegExp } from '@/lib/escape-reg-exp';
import { edit, jpeg } from './copy';
import { run } from './run';

/** The values that the recipes write and the tests look for in the export. */
export const values = {
  headline: 'A headline that an editor wrote.',
  hero: 'hero/plant-at-noon.jpg',
  heroAlt: 'A plant at noon, as an editor chose it',
  person: 'Zubin Wadia',
  partner: 'Quillfeather Energy',
  article: 'A recipe for an article',
  articleText: 'This paragraph was written by following a recipe.',
  articlePath: '/resources/blog/a-recipe-for-an-article/',
  renamedPath: '/resources/blog/a-renamed-article/',
  draft: 'A draft that stays one',
  term: 'Repowering',
  fact: 'A rule that an editor compared with its source.',
  menu: 'Service status',
  team: '/about/our-people/',
  brand: 'Saurya Works',
  endpoint: 'https://forms.example.com/f/hgfedcba',
};

const readme = readFileSync('content/README.md', 'utf8');
const entry = /\{(?:[^{}]|\{[^{}]*\})*\}/g;
const read = (root: string, file: string) => readFileSync(path.join(root, file), 'utf8');

/** The source text of each entry of the list in `key`. */
function entries(root: string, file: string, key: string): string[] {
  const text = read(root, file);
  const start = text.indexOf(`${key}: {`);
  const list = text.slice(text.indexOf('[', start) + 1, text.indexOf('\n    ],', start));
  return list.match(entry) ?? [];
}

/** The recipes of content/README.md, by heading, performed as an editor would. */
export const recipes: Record<string, (root: string) => void | Promise<void>> = {
  'change a headline': (root) => {
    edit(root, 'content/home.ts', /(?<=hero: \{\s*title:\s*)'[^']*'/, `'${values.headline}'`);
  },
  'replace the hero picture': async (root) => {
    writeFileSync(path.join(root, 'content/images', values.hero), await jpeg(2560, 1600));
    edit(root, 'content/home.ts', /(?<=file: )'hero\/[^']*'/, `'${values.hero}'`);
    edit(root, 'content/home.ts', /(?<=plant-at-noon\.jpg',\s*alt:\s*)'[^']*'/, `'${values.heroAlt}'`);
  },
  'add, reorder and remove team members': async (root) => {
    writeFileSync(path.join(root, 'content/images/team/zubin-wadia.jpg'), await jpeg(480, 480));
    const card = `{ roleTitle: 'Head of Storage', name: '${values.person}', image: { file: 'team/zubin-wadia.jpg', alt: '' }, text: '12+ years in storage.' },`;
    edit(root, 'content/team.ts', /(?<=managementTeam: \{[\s\S]*?people: \[)/, `\n      ${card}`);
    const [first = '', second = ''] = entries(root, 'content/team.ts', 'technologyTeam');
    edit(
      root,
      'content/team.ts',
      new RegExp(`${escapeRegExp(first)}([\\s\\S]*?)${escapeRegExp(second)}`),
      `${second},\n      ${first}`,
    );
    const last = entries(root, 'content/team.ts', 'coverageTeam').at(-1) ?? '';
    edit(root, 'content/team.ts', `${last},`, '');
  },
  'add a partner’s logo': (root) => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 60" width="240" height="60"><rect width="240" height="60"/></svg>';
    writeFileSync(path.join(root, 'content/images/partners/quillfeather.svg'), svg);
    const logo = `{ image: { file: 'partners/quillfeather.svg', alt: '${values.partner}' } },`;
    edit(root, 'content/testimonial.ts', /(?<=logos: \[)/, `\n    ${logo}`);
  },
  'publish a post': (root) => {
    for (const title of [values.article, values.draft])
      if (!run(root, 'scripts/new-post.ts', title).ok) throw new Error(`new:post refused ${title}`);
    const file = 'content/blog/a-recipe-for-an-article.mdx';
    const picture = readdirSync(path.join(root, 'content/images/blog')).find((name) => name.endsWith('.jpg'));
    edit(
      root,
      file,
      /(?<=description: ).*/,
      'An article that the recipe made, with a description as long as search engines want it.',
    );
    edit(root, file, /(?<= {2}file: ).*/, `blog/${picture}`);
    edit(root, file, /(?<= {2}alt: ).*/, 'A plant');
    edit(root, file, 'draft: true', 'draft: false');
    edit(
      root,
      file,
      /The first paragraph.*/,
      `${values.articleText} {brand} did. See [the team](/about/team#Management%20Team).\n\n![A plant from above](blog/${picture})`,
    );
    edit(root, file, /A paragraph\. The.*/, 'One more paragraph.');
  },
  'add or change a term of the glossary': (root) => {
    const text = 'Old machines make way for new ones on the same site. The grid connection stays.';
    const term = `{ id: 'repowering', term: '${values.term}', text: '${text}', places: [{ label: 'Article', href: '${values.articlePath}' }] },`;
    edit(root, 'content/glossary.ts', /(?<=terms: \[)/, `\n    ${term}`);
  },
  'change a rule of the deviation estimator': (root) => {
    edit(root, 'content/deviation.ts', /(?<=facts: \[\s*\{\s*text: )'[^']*'/, `'${values.fact}'`);
  },
  'change the menu': (root) => {
    const item = `{ id: 'service-status', href: '/support/status', label: '${values.menu}' },`;
    edit(root, 'content/navigation.ts', /(?<=id: 'resources',[\s\S]*?children: \[)/, `\n        ${item}`);
  },
  'rename a page and keep its old address': (root) => {
    for (const [script, ...args] of [
      ['scripts/rename-page.ts', 'team', values.team],
      ['scripts/hosts/run.ts'],
    ] as const)
      if (!run(root, script, ...args).ok) throw new Error(`${script} failed`);
  },
  'rename an article and keep its old address': (root) => {
    const [from, to] = ['content/blog/a-recipe-for-an-article.mdx', 'content/blog/a-renamed-article.mdx'] as const;
    renameSync(path.join(root, from), path.join(root, to));
    const [line = ''] = readme.match(/aliases: \[.*?\]/) ?? [];
    edit(root, to, 'draft: false', `draft: false\n${line.replace(/\/resources.*\//, values.articlePath)}`);
    if (!run(root, 'scripts/hosts/run.ts').ok) throw new Error('scripts/hosts/run.ts failed');
  },
  'let the contact form send': (root) => {
    const [setting = ''] = readme.match(/(?<=sending: )\{ kind: 'post', .* \}(?=,)/) ?? [];
    const [notice = ''] = readme.match(/ {3}notice: \{[\s\S]*?\n {3}\},/) ?? [];
    edit(
      root,
      'content/contact.ts',
      "{ kind: 'mail' },",
      `${setting.replace(/https:[^']*/, values.endpoint)},\n${notice}`,
    );
    if (!run(root, 'scripts/hosts/run.ts').ok) throw new Error('scripts/hosts/run.ts failed');
  },
  'change the brand': (root) => {
    edit(root, 'content/site.ts', /(?<=brand: )'[^']*'/, `'${values.brand}'`);
    if (process.env.TEST_FULL && !run(root, 'art/drawings.ts').ok) throw new Error('drawings failed');
  },
  'replace all sample entries': (root) => {
    for (const name of readdirSync(path.join(root, 'content')).filter((file) => file.endsWith('.ts'))) {
      const file = path.join(root, 'content', name);
      writeFileSync(file, readFileSync(file, 'utf8').replace(/,\s*sample: true\b/g, ''));
    }
  },
};
