import { describe, expect, it } from 'vitest';
import { postMetadata } from '@/content/schema/post';
import { createResolver } from '@/lib/resolve';
import type { Content } from '@/scripts/check/modules';
import type { Post } from '@/scripts/check/posts';
import { formatProblem } from '@/scripts/check/problem';
import { articleProblems, readArticle } from '@/scripts/check/rules/article';
import { productNames } from '@/scripts/check/rules/cross-module';
import type { Targets } from '@/scripts/check/rules/links';
import { postBrandProblems, postLinkProblems, postTextProblems } from '@/scripts/check/rules/posts';
import { checkValues } from '@/scripts/check/rules/values';

const faults = (source: string) => articleProblems(readArticle(source).nodes);
const messages = (source: string) => faults(source).map(({ message }) => message);
const useMarkdown = 'Use Markdown, or <Figure>.';

describe('an article’s text', () => {
  it.each([
    '## Two\n\n### Three\n\n#### Four\n\n## Two again\n\n### Three again',
    'Ask {brand}, or { brand }.',
    'A {/* comment\n over lines */} one',
    '{/* a block */}',
    'With room { /* a comment */ } around it',
    'H<sub>2</sub>O and m<sup>3</sup><br />',
    '<Figure value="96" unit="blocks">One.</Figure>',
    'Text.[^1] And again.[^1]\n\n[^1]: A note.',
    '| a | b |\n| --- | --- |\n| 1 |\n| 1 | `2 \\| 3` |',
    'A * B ** C, `**open` and **closed**.',
    'Papers [1][2] and `[this][nowhere]`, a[i][j], [^a-z], |AG − SG|\n\n|AG − SG|',
    '| a | b |\n| --- | --- |\n| 1 | 2 | |',
    '{}\n\n{ }',
    'Plots A##12 and B###13',
    '#1 of the list [1] (2024) `##a [b] (/c)`\n\n- [x] (/done)\n- [![A park](blog/a.jpg)](/contact)',
  ])('%j is valid', (source) => expect(messages(source)).toEqual([]));

  it.each([
    ['## Two\n\n##', 'a heading has no text: write one, or delete the line'],
    ['# Title', 'a heading with one # repeats the title of the front matter: use ##'],
    ['### Three', 'a heading of level 3 follows one of level 1: use ##'],
    ['## Two\n\n##### Five', 'a heading of level 5 follows one of level 2: use ###'],
    ["import a from 'a'", 'an article cannot import or export: remove the line'],
    ['export const a = 1', 'an article cannot import or export: remove the line'],
    ['Now {brands}.', '{brands} has no value: only {brand} is replaced. Write a plain { as \\{.'],
    ['{site.brand}', '{site.brand} has no value: only {brand} is replaced. Write a plain { as \\{.'],
    ['A {a /* b */}.', '{a /* b */} has no value: only {brand} is replaced. Write a plain { as \\{.'],
    ['A {/* b */ a}.', '{/* b */ a} has no value: only {brand} is replaced. Write a plain { as \\{.'],
    ['##Costs', 'the heading needs a space after its #, as in ## Costs'],
    ['See [it] (/contact)', 'this is not read as a link: leave out the space between ] and ('],
    ['See [it]  (/contact)', 'this is not read as a link: leave out the space between ] and ('],
    ['See [](/contact)', 'the link to /contact has no text: write it as [text](/contact)'],
    ['See [this][nowhere].', 'this is not read as a link: write it as [text](/address)'],
    [
      'Text.[^missing]',
      'this note does not exist: write it on a line of its own that starts with the same brackets and a colon',
    ],
    [
      'Text.\n\n[^1]: Lost.',
      'the note [^1] is not referred to in the text, so nobody would see it: rename or delete it',
    ],
    [
      'Text.[^1]\n\n[^1]: One.\n\n[^1]: Two.',
      'the note [^1] exists twice, so nobody would see it: rename or delete it',
    ],
    ['## Head[^1]\n\n[^1]: One.', 'a heading refers to a note: refer to it in the text below'],
    [
      'This is **open.',
      'these ** make no bold text: write them directly before its first and after its last letter, with a space around',
    ],
    ['![A park](blog/a park.jpg)', 'this is not read as a picture: its file name has a space, so rename the file'],
    [
      'Text.\n\n| a | b |\n| 1 | 2 |',
      'this is not read as a table: its second row must be | --- | --- |, with as many cells as the first',
    ],
    [
      '| a | b |\n| --- | --- |\n| 1 | `2 | 3` |',
      'this row has 3 cells, and the table 2 columns: write a | within a cell as \\|, in code too',
    ],
    [
      'Text.\n<Figure value="1" unit="x">a</Figure>',
      '<Figure> stands in a paragraph: leave an empty line before and after it',
    ],
    ['<Figure value="1" unit="x" />', '<Figure> has no text: write it before </Figure>'],
    ['<br onClick="x" />', '<br> has onClick: remove it, articles run no scripts'],
    ['A <Figure value="1" unit="x" onerror="y">b</Figure>', '<Figure> has onerror: remove it, articles run no scripts'],
    [
      '<Figure value="1" unit="x" icon="sun">a</Figure>',
      '<Figure> › icon: is not a field. The fields here are value, unit.',
    ],
    ['A <sub class="x">b</sub>', '<sub> takes no attributes: remove them'],
    ...['script', 'iframe', 'object', 'embed', 'style', 'link', 'form', 'img', 'IFRAME'].map((tag) => [
      `<${tag}></${tag}>`,
      `<${tag}> cannot be used in an article. ${useMarkdown}`,
    ]),
    ['<Figures>a</Figures>', `<Figures> cannot be used in an article. ${useMarkdown} Nearest: Figure.`],
    ...['ImgFigure', 'FigureImg'].map((tag) => [
      `<${tag}>a</${tag}>`,
      `<${tag}> cannot be used in an article. ${useMarkdown} Nearest: Figure.`,
    ]),
    ['<formal>a</formal>', `<formal> cannot be used in an article. ${useMarkdown}`],
    ['<reform>a</reform>', `<reform> cannot be used in an article. ${useMarkdown}`],
    ['<>a</>', `<> cannot be used in an article. ${useMarkdown}`],
    ['<constructor>a</constructor>', `<constructor> cannot be used in an article. ${useMarkdown}`],
    ['<Figure value={96} unit="x">a</Figure>', '<Figure>: write attributes as text in quotes, such as value="96"'],
    ['<preform>a</preform>', `<preform> cannot be used in an article. ${useMarkdown}`],
    ['<Figure {...a}>a</Figure>', '<Figure>: write attributes as text in quotes, such as value="96"'],
    ['<Figure value="96">a</Figure>', '<Figure> › unit: is missing: it must be text in quotes'],
    [
      '<Figure value="1234567890123" unit="x">a</Figure>',
      '<Figure> › value: is 13 characters long; this place holds 12',
    ],
    [
      '<Figure value="TBC" unit="blocks">a</Figure>',
      '<Figure> › value: contains “TBC”, which marks unfinished text: write the final text',
    ],
  ])('%j is refused', (source, message) => expect(messages(source)).toEqual([message]));

  it('reports each fault with its line', () => {
    expect(faults('One.\n\n# Two\n\n{three}\n\n<script></script>\n\nA\n##Four').map(({ line }) => line)).toEqual([
      3, 5, 7, 10,
    ]);
  });

  it.each([
    ['First words\n##Two\nThree\nFour', 2],
    ['First words\n\nTwo\n[three] (/contact)\nFour', 4],
  ])('%j: Markdown that visitors would see is reported with its line', (source, line) =>
    expect(faults(source).map((fault) => fault.line)).toEqual([line]),
  );

  it.each([
    ['One.\n\n{', 3, /expression.*closing brace for `\{`\. Write a \{ in running text as \\\{\.$/],
    [`${'\n'.repeat(11)}Some words {`, 12, /closing brace for `\{`\. Write a \{ in running text as \\\{\.$/],
    ['x <!-- c -->', 1, /before name.* Write a comment as \{\/\* … \*\/\}\.$/],
    ['One.\n\n<br>', 3, /closing tag for `<br>` \(3:1\)\. Close the tag, as in <br \/> or <\/Figure>, or write a < in/],
    ['a <5', 1, /expected a valid JSX tag .*\)\. Write a < in running text as \\<\.$/],
  ])('%j: the syntax error gives its line and how to fix it', (source, line, message) => {
    const { error, ...rest } = readArticle(source);
    expect(error).toEqual({ line, message: expect.stringMatching(message) });
    expect(error?.message).toMatch(/^cannot be read here: [A-Z]/);
    expect(rest).toEqual({ nodes: [], ids: [] });
  });

  it('returns the ids of its headings', () => {
    expect(readArticle('## One day\n\nText.\n\n## One day').ids).toEqual(['one-day', 'one-day-1']);
  });

  it('compares a heading with the one before it: a skipped level is reported once', () => {
    expect(faults('## Two\n\n#### Four\n\n##### Five')).toHaveLength(1);
  });
});

const metadata = {
  title: 'A day in blocks',
  description: 'What a day holds.',
  date: '2024-11-06',
  author: 'Grid desk',
  image: { file: 'blog/a.jpg', alt: 'A park' },
  product: 'TruOps',
  draft: false,
};
const lines: Record<string, number> = { title: 2, description: 3, author: 5, image: 7, product: 9 };
const post = {
  file: 'content/blog/a-day.mdx',
  slug: 'a-day',
  metadata,
  lineOf: ([field]: PropertyKey[]) => lines[String(field)],
  ids: ['one'],
  links: [],
  pictures: [],
};
const routes = { home: { path: '/', title: 'Home' }, blog: { path: '/news/', title: 'Blog' } };
const content = {
  routes: { routes, aliases: { '/news/old/': 'blog' } },
  saas: { saas: { chapters: [{ products: [{ title: 'TruOps' }] }] } },
  site: { site: { brand: 'TruWatt' } },
} as unknown as Content;
const targets: Targets = {
  resolve: createResolver(routes, { '/news/old/': 'blog' }),
  paths: new Set(['/', '/news/', '/news/a-day/']),
  anchors: new Map([['/news/a-day/', new Set(['one'])]]),
  origin: undefined,
};
const masters = new Set(['blog/a.jpg']);
const problems = (given: object[]) => {
  const posts = given as (typeof post)[];
  const frontMatter = posts.flatMap(({ file, metadata: value, lineOf }) =>
    value ? [{ file, prefix: [], value, schema: postMetadata, lineOf }] : [],
  );
  return [
    ...checkValues(frontMatter, { masters, products: productNames(content), targets }).problems,
    ...postLinkProblems(content, posts, targets),
    ...postBrandProblems(content, posts),
    ...postTextProblems(content, posts, masters),
  ].map(formatProblem);
};
const changed = (change: object) => problems([{ ...post, metadata: { ...metadata, ...change } }]);

describe('an article and the rest of the site', () => {
  it('has no problems if it is valid', () => {
    const links = [{ url: '/news/' }, { url: '#one' }, { url: 'https://a.example/' }];
    const pictures = [{ file: 'blog/a.jpg', alt: 'A park' }];
    expect(problems([{ ...post, links, pictures }])).toEqual([]);
  });

  it('has its links and pictures checked, each problem with its line', () => {
    const links = [
      { url: '/nope', line: 7 },
      { url: '#two', line: 8 },
      { url: 'http://a.example/', line: 9 },
    ];
    const pictures = [
      { file: 'blog/b.jpg', alt: 'B', line: 11 },
      { file: 'blog/a.jpg', alt: '', line: 12 },
    ];
    expect(problems([{ ...post, links, pictures }])).toEqual([
      'content/blog/a-day.mdx:7: "/nope" leads to no page of content/routes.ts and no published article. Nearest: /news/.',
      'content/blog/a-day.mdx:8: "#two": no section of /news/a-day/ has the id two. Its ids are one.',
      'content/blog/a-day.mdx:9: "http://a.example/" must start with https://',
      'content/blog/a-day.mdx:11: content/images/blog/b.jpg does not exist. Nearest: blog/a.jpg.',
      'content/blog/a-day.mdx:12: a picture has no description: ![What is seen](folder/name.jpg)',
    ]);
  });

  it('must not have the address of a page or an alias', () => {
    expect(problems([{ ...post, slug: 'old' }])).toEqual([
      'content/blog/a-day.mdx: has the address /news/old/, which content/routes.ts gives to a page or an old address: rename the file',
    ]);
  });

  it('must name a picture and a product that exist', () => {
    expect(changed({ image: { file: 'blog/none.png', alt: 'A park' } })).toEqual([
      'content/blog/a-day.mdx:7 › image: content/images/blog/none.png does not exist. Nearest: blog/a.jpg.',
    ]);
    expect(changed({ product: 'TruOp' })).toEqual([
      'content/blog/a-day.mdx:9 › product: content/saas.ts has no product named TruOp. Nearest: TruOps.',
    ]);
  });

  it.each(['title', 'description', 'author'])('must not have a placeholder or the brand in its %s', (field) => {
    expect(changed({ [field]: 'Words: TBC' })).toEqual([
      `content/blog/a-day.mdx:${lines[field]} › ${field}: contains “TBC”, which marks unfinished text: write the final text`,
    ]);
    expect(changed({ [field]: 'What TruWatt does' })).toEqual([
      `content/blog/a-day.mdx:${lines[field]} › ${field}: contains the brand TruWatt, which only content/site.ts may contain: leave it out`,
    ]);
  });

  it('must not have a placeholder in the description of a picture', () => {
    const message = 'alt contains “TBC”, which marks unfinished text: write the final text';
    const image = { file: 'blog/a.jpg', alt: 'A park, TBC' };
    expect(changed({ image })).toEqual([
      `content/blog/a-day.mdx:7 › image › alt: contains “TBC”, which marks unfinished text: write the final text`,
    ]);
    expect(problems([{ ...post, pictures: [{ ...image, line: 11 }] }])).toEqual([
      `content/blog/a-day.mdx:11: ${message}`,
    ]);
  });

  it('must have a title that no page and no other article has, ignoring letter case', () => {
    expect(changed({ title: 'BLOG' })).toEqual([
      'content/blog/a-day.mdx:2 › title: is the title in content/routes.ts too: each page needs its own',
    ]);
    const copy = {
      ...post,
      file: 'content/blog/b.mdx',
      slug: 'b',
      metadata: { ...metadata, title: 'A DAY in blocks' },
    };
    expect(problems([post, copy])).toEqual([
      'content/blog/b.mdx:2 › title: is the title in content/blog/a-day.mdx too: each page needs its own',
    ]);
  });

  it.each([
    ['are invalid', {}],
    ['have a fault in their table', { routes: {} }],
  ])('has its title compared with other articles while the routes %s', (_, invalid) => {
    const copy = { ...post, file: 'content/blog/b.mdx' } as Post;
    expect(postTextProblems(invalid as Content, [post as Post, copy], masters).map(formatProblem)).toEqual([
      'content/blog/b.mdx:2 › title: is the title in content/blog/a-day.mdx too: each page needs its own',
    ]);
  });

  it('has its links checked where no page has the id blog', () => {
    const other = { ...content, routes: { routes: { home: routes.home } } } as unknown as Content;
    const links = [{ url: '/nope', line: 7 }];
    expect(postLinkProblems(other, [{ ...post, links }], targets).map(formatProblem)).toEqual([
      'content/blog/a-day.mdx:7: "/nope" leads to no page of content/routes.ts and no published article. Nearest: /news/.',
    ]);
  });

  it('with invalid front matter is checked by its text alone', () => {
    const { metadata: _, ...unread } = post;
    expect(problems([{ ...unread, links: [{ url: '/nope', line: 3 }] }])).toHaveLength(1);
  });
});
