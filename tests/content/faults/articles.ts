import { home } from '../../../content/home';
import { routes } from '../../../content/routes';
import { saas } from '../../../content/saas';
import { draftTemplate } from '../../../scripts/check/draft-template';
import { article, draft } from '../article';
import { both, type Fault, write } from './fault';

const file = 'content/blog/a-fault.mdx';
const product = saas.chapters[0]?.products[0]?.title ?? '';
const picture = home.hero.offerings[0]?.image.file ?? '';

/** A new article whose front matter has one text replaced. */
function frontMatter(from: string | RegExp, to: string) {
  const text = article().replace(from, () => to);
  if (text === article()) throw new Error(`The test article does not hold ${from}.`);
  return write(file, text);
}

/** A new article with this text, which starts on line 13. */
const body = (text: string) => write(file, article(text));

const mustBeBoolean = 'must be true or false';

/** Faults in articles. */
export const articles: Fault[] = [
  [
    'an article without front matter',
    write(file, 'Text.\n'),
    `${file}:1: must start with a line of --- above its fields`,
  ],
  [
    'an article in the old form',
    write(file, 'export const metadata = {\n};\n'),
    `${file}:1: is in the old form: replace`,
  ],
  ['a missing closing line', frontMatter('draft: false\n---', 'draft: false'), `${file}:11: the closing line of the`],
  [
    'a tab as indentation',
    frontMatter('  alt:', '\talt:'),
    `${file}:8: the line is indented with a tab: use two spaces`,
  ],
  [
    'an unquoted colon',
    frontMatter('title: A', 'title: Blocks: a'),
    `${file}:2: the text contains a colon: put quotes around the whole text`,
  ],
  ['a missing quote in a field', frontMatter('title: A', "title: 'A"), `${file}:2: the closing quote is missing`],
  [
    'the picture of the template',
    frontMatter(/(?<=\n {2}alt: ).*/, draftTemplate.alt),
    `${file}:7 › image: still has the description of npm run new:post: choose a picture and describe it`,
  ],
  [
    'a paragraph of the template',
    body(draftTemplate.paragraphs[1] ?? ''),
    `${file}: still contains a sentence of npm run new:post: write your own`,
  ],
  [
    'an invisible character in code',
    body('```\na\u000bb\n```'),
    `${file}:13: contains an invisible character (U+000B) after “a”`,
  ],
  [
    'a field twice',
    frontMatter('draft: false', 'draft: true\ndraft: false'),
    `${file}:11: the field draft occurs twice`,
  ],
  [
    'a text in brackets',
    frontMatter('title: A', 'title: [Draft] A'),
    `${file}:2: the text starts with a character that YAML reserves: put quotes around the text`,
  ],
  [
    '= for a colon',
    frontMatter('draft: false', 'draft = false'),
    `${file}:10: the line is not a field: write it as "name: value", with a colon and not =`,
  ],
  [
    'a text in several lines with a colon',
    frontMatter('A title of its own', 'A title\n  of its: own'),
    `${file}:2: the next line is indented: start it in the same column if it is a field, or put quotes around the whole`,
  ],
  [
    'a text for a picture',
    frontMatter(/image:\n.*\n.*\n/, 'image: blog/a.jpg\n'),
    `${file}:6 › image: is "blog/a.jpg"; it must be a group of fields on indented lines below it`,
  ],
  [
    'a title in several lines',
    frontMatter('title: A title', 'title: |\n  A title\n  and another'),
    `${file}:2 › title: has a line break: write it in one line`,
  ],
  [
    'an entity in the title',
    frontMatter('title: A title', 'title: R&amp;D'),
    `${file}:2 › title: contains &amp;, which visitors would see as text`,
  ],
  [
    'typographic quotes around a text with a colon',
    frontMatter('title: A title', 'title: “Solar: a title'),
    `${file}:2: the text contains a colon: put straight quotes (") around the whole text, “ ” are not read as quotes`,
  ],
  [
    'a no-break space after a colon',
    frontMatter('title: A', 'title:\u00a0A'),
    `${file}:2: the space after the colon is a no-break space: type an ordinary one`,
  ],
  [
    'typographic quotes in a tag',
    body('<Figure value=“96” unit="x">One.</Figure>'),
    'Write straight quotes, as in value="96".',
  ],
  [
    'a picture that does not exist, by reference',
    body('![A plant][pic]\n\n[pic]: https://example.com/a.jpg'),
    `${file}:15: https://example.com/a.jpg is on another site, which the security policy blocks`,
  ],
  [
    '{brand} in the description of a picture',
    body(`![Staff of {brand}](${picture})`),
    `${file}:13: the description of a picture has a {: nothing is filled in there, so write the name itself`,
  ],
  [
    'the address of a page of the index',
    write('content/blog/page-2.mdx', article()),
    'content/blog/page-2.mdx: needs another name: this one belongs to the pages of the index',
  ],
  ['a text that starts with #', frontMatter('A title', '#1 title'), `${file}:2: the text ends before #`],
  ['text cut by #', frontMatter('title: A', 'title: Unit #1, a'), `${file}:2: the text ends before #`],
  [
    'a time for a date',
    frontMatter('2024-11-21', '2024-11-21T10:00:00+05:30'),
    `${file}:4 › date: is 2024-11-21T10:00:00+05:30, which has a time: write the day alone, 2024-11-21`,
  ],
  [
    'a time in quotes for a date',
    frontMatter('2024-11-21', '"2024-11-21 10:00"'),
    `${file}:4 › date: is 2024-11-21 10:00, which has a time: write the day alone, 2024-11-21`,
  ],
  ['no for false', frontMatter('draft: false', 'draft: no'), `${file}:10 › draft: is "no"; it ${mustBeBoolean}`],
  ['yes for true', frontMatter('draft: false', 'draft: yes'), `${file}:10 › draft: is "yes"; it ${mustBeBoolean}`],
  ['on for true', frontMatter('draft: false', 'draft: on'), `${file}:10 › draft: is "on"; it ${mustBeBoolean}`],
  [
    'false in quotes',
    frontMatter('draft: false', 'draft: "false"'),
    `${file}:10 › draft: is "false"; it ${mustBeBoolean}`,
  ],
  ['an empty field', frontMatter('author: Desk', 'author:'), `${file}:5 › author: is empty: it must be text in quotes`],
  [
    'a number for a title',
    frontMatter('title: A title of its own', 'title: 2024'),
    `${file}:2 › title: is 2024; it must be text in quotes`,
  ],
  ['front matter without fields', write(file, '---\n---\n\nText.\n'), `${file} › date: is missing`],
  [
    'a list as front matter',
    write(file, '---\n- a\n---\n\nText.\n'),
    `${file}:2: the line is not a field: write it as "name: value"`,
  ],
  ['an article without a date', frontMatter('date: 2024-11-21\n', ''), `${file} › date: is missing`],
  ['a picture without alt', frontMatter('  alt: A plant\n', ''), `${file}:7 › image › alt: is missing`],
  [
    'a day that is not in the calendar',
    frontMatter('2024-11-21', '2025-02-30'),
    `${file}:4 › date: must be a day of the calendar such as 2025-11-05`,
  ],
  [
    'a date in another order',
    frontMatter('2024-11-21', '21-11-2024'),
    `${file}:4 › date: must be a day of the calendar`,
  ],
  [
    'a date in the future',
    frontMatter('2024-11-21', '2098-01-01'),
    `${file}:4 › date: is 2098-01-01, but today in India is`,
  ],
  [
    'an unknown product',
    frontMatter(/product: .*/, `product: ${product}s`),
    `${file}:9 › product: content/saas.ts has no product named ${product}s. Nearest: ${product}.`,
  ],
  ['an unknown field', frontMatter('draft: false', 'tags: []\ndraft: false'), `${file}:10 › tags: is not a field`],
  [
    'the title of another page',
    frontMatter('A title of its own', routes.press.title),
    `${file}:2 › title: is the title in content/routes.ts too`,
  ],
  [
    'an overlong title',
    frontMatter('A title of its own', 'a'.repeat(53)),
    `${file}:2 › title: is 53 characters long; this place holds 52`,
  ],
  [
    'a picture that does not exist',
    frontMatter(picture, picture.replace('.', 'x.')),
    `${file}:7 › image: content/images/${picture.replace('.', 'x.')} does not exist. Nearest: ${picture}.`,
  ],
  [
    'a Word document',
    write('content/blog/My Post.docx', 'x'),
    'content/blog/My Post.docx: is not an article: move it out of content/blog, or delete it',
  ],
  [
    'one address for two articles',
    both(write('content/blog/twice.md', article()), write('content/blog/twice.mdx', article())),
    'content/blog/twice.mdx: has the same address as twice.md: rename or delete one of the two',
  ],
  [
    'an article with a reserved name',
    write('content/blog/page.md', article()),
    'content/blog/page.md: needs another name',
  ],
  ['a link to nowhere', body('[Up](#)'), `${file}:13: "#" leads nowhere: write the id of a section`],
  [
    'a heading without its space',
    body('Text.\n##Costs'),
    `${file}:14: the heading needs a space after its #, as in ## Costs`,
  ],
  [
    'a link with a space in it',
    body('See\n[the page] (/contact)'),
    `${file}:14: this is not read as a link: leave out the space between ] and (`,
  ],
  [
    'a link without words',
    body('See [](/contact)'),
    `${file}:13: the link to /contact has no text: write it as [text](/contact)`,
  ],
  ['an unclosed tag', body('Text with an <open tag'), `${file}:13: cannot be read here`],
  [
    'an unclosed bracket',
    body('Costs {in rupees'),
    `${file}:13: cannot be read here: Unexpected end of file in expression`,
  ],
  ['words in brackets', body('Costs {in rupees} here'), `${file}:13: cannot be read here: Could not parse expression`],
  ['an HTML comment', body('Text. <!-- later -->'), 'Write a comment as {/* … */}.'],
  [
    'a tag without its closing tag',
    body('Text.\n\nOne<br>two'),
    `${file}:15: cannot be read here: Expected a closing tag for \`<br>\``,
  ],
  ['code', body('Now {process.env.HOME}.'), `${file}:13: {process.env.HOME} has no value: only {brand} is replaced`],
  ['an import', body("import fs from 'node:fs'\n\nText."), `${file}:13: an article cannot import or export`],
  ['a script in an article', body('<script>alert(1)</script>'), `${file}:13: <script> cannot be used in an article`],
  [
    'a frame',
    body('<iframe src="https://www.example.com"></iframe>'),
    `${file}:13: <iframe> cannot be used in an article`,
  ],
  ['an event handler', body('Text <br onclick="alert(1)" /> text.'), `${file}:13: <br> has onclick: remove it`],
  [
    'an unknown component',
    body('<Figures value="1" unit="x">One.</Figures>'),
    `${file}:13: <Figures> cannot be used in an article. Use Markdown, or <Figure>. Nearest: Figure.`,
  ],
  ['a figure without its unit', body('<Figure value="1">One.</Figure>'), `${file}:13: <Figure> › unit: is missing`],
  [
    'a link with an unsafe scheme',
    body('[x](javascript:alert(1))'),
    `${file}:13: "javascript:alert(1)" must start with https://`,
  ],
  ['a dead link', body('See\n[it](/offerings/sas).'), `${file}:14: "/offerings/sas" leads to no page`],
  [
    'a dead fragment',
    body('## One\n\n[x](#two)'),
    `${file}:15: "#two": no section of ${routes.blog.path}a-fault/ has the id two. Its ids are one.`,
  ],
  [
    'a link to a draft',
    both(body(`[x](${routes.blog.path}a-draft)`), write('content/blog/a-draft.md', draft())),
    `${file}:13: "${routes.blog.path}a-draft" leads to a draft: set draft: false there to publish it, or link to another page`,
  ],
  [
    'a picture in the text that does not exist',
    body('![A plant](blog/none.jpg)'),
    `${file}:13: content/images/blog/none.jpg does not exist`,
  ],
  ['a picture in the text without description', body(`![](${picture})`), `${file}:13: a picture has no description`],
  ['a heading of level 1', body('# A title'), `${file}:13: a heading with one # repeats the title`],
  [
    'a skipped heading level',
    body('## Two\n\n#### Four'),
    `${file}:15: a heading of level 4 follows one of level 2: use ###`,
  ],
  ['placeholder text', body('Lorem ipsum.'), `${file}:13: contains “Lorem”, which is placeholder text`],
  ['an article without text', body(''), `${file}: has front matter but no text`],
];
