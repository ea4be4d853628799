import { routes } from '../../../content/routes';
import type { Route } from '../../../content/schema/routes';
import { article, draft } from '../article';
import { both, type Fault, set, write } from './fault';

const route = routes as Record<string, Route>;

/** A new article with these old addresses, on line 11. */
const renamed = (aliases: string, name = 'renamed', title = 'A title of its own') =>
  write(
    `content/blog/${name}.mdx`,
    article().replace('A title of its own', title).replace('draft: false', `draft: false\naliases: ${aliases}`),
  );
const blog = routes.blog.path;
const old = `${blog}old-name/`;

/** The pages of content/routes.ts with their titles, its aliases, and its answers for unknown paths. */
export const addresses: Fault[] = [
  [
    'a path without its slash',
    set('routes.team.path', '/about/team'),
    'content/routes.ts › team › path: must start and end with /',
  ],
  [
    'a path without its page',
    set('routes.team.path', '/about/people/'),
    'content/routes.ts › team › path: is /about/people/, but there is no file app/about/people/page.tsx: add it for a new page; to move the page, write its old path and run npm run rename:page -- team /about/people/',
  ],
  [
    'a link to an old address of a page that is not exported',
    both(set('aliases./contact/thanks/', 'sent'), set('navigation.items.0.href', '/contact/thanks')),
    'content/navigation.ts › 1st menu item › href: "/contact/thanks" leads to no page of content/routes.ts',
  ],
  [
    'a duplicate path',
    set('routes.press.path', routes.careers.path),
    'content/routes.ts › press › path: is the same as that of careers',
  ],
  [
    'a duplicate title',
    set('routes.press.title', routes.careers.title),
    'content/routes.ts › press › title: is the same as that of careers',
  ],
  [
    'an overlong title',
    set('routes.press.title', 'x'.repeat(71)),
    'content/routes.ts › press › title: is 71 characters long; this place holds 48',
  ],
  [
    'a short description',
    set('routes.press.description', 'News.'),
    'content/routes.ts › press › description: is 5 characters long; search engines want 70 to 160',
  ],
  [
    'an unknown canonical page',
    set('routes.offerings.canonical', `${route.offerings?.canonical}s`),
    `content/routes.ts › offerings › canonical: no page has the id ${route.offerings?.canonical}s. Nearest: ${route.offerings?.canonical}.`,
  ],
  [
    'a page as its own canonical page',
    set('routes.offerings.canonical', 'offerings'),
    'content/routes.ts › offerings › canonical: offerings is this page itself: delete the line',
  ],
  [
    'an unknown content module',
    set('routes.contact.source', 'contacts.ts'),
    "content/routes.ts › contact › source: content/contacts.ts does not exist: name the module with the page's texts",
  ],
  [
    'an alias of an unknown page',
    set('aliases./jobs/', 'career'),
    'content/routes.ts › aliases › /jobs/: no page has the id career. Nearest: careers.',
  ],
  [
    'an alias of an address',
    set('aliases./jobs/', routes.careers.path.slice(0, -1)),
    `content/routes.ts › aliases › /jobs/: no page has the id ${routes.careers.path.slice(0, -1)}. Write its id, careers.`,
  ],
  [
    'an alias that is a number',
    set('aliases.1', 'careers'),
    'content/routes.ts › aliases › 1: an old address must start and end with / and hold letters, digits and hyphens only',
  ],
  [
    'an alias that is a page',
    set(`aliases.${routes.press.path.toUpperCase()}`, 'careers'),
    `content/routes.ts › aliases › ${routes.press.path.toUpperCase()}: is the address of the page press`,
  ],
  [
    'a duplicate alias, apart from letter case',
    both(set('aliases./jobs/', 'careers'), set('aliases./JOBS/', 'careers')),
    'content/routes.ts › aliases › /JOBS/: is the same as /jobs/ apart from letter case',
  ],
  [
    'an alias without its slash',
    set('aliases./jobs', 'careers'),
    'content/routes.ts › aliases › /jobs: an old address must start and end with /',
  ],
  [
    'an old address of an article that is a page',
    renamed(`[${routes.press.path.toUpperCase()}]`),
    `content/blog/renamed.mdx:11 › aliases: ${routes.press.path.toUpperCase()} is an address in content/routes.ts already: remove it here, or change it there`,
  ],
  [
    'an old address of an article that is one of a page',
    both(set('aliases./jobs/', 'careers'), renamed('[/jobs/]')),
    'content/blog/renamed.mdx:11 › aliases: /jobs/ is an address in content/routes.ts already',
  ],
  [
    'an old address of an article that is its own',
    renamed(`\n  - ${old}\n  - ${blog}renamed/`),
    `content/blog/renamed.mdx:13 › aliases: ${blog}renamed/ is an address in content/blog/renamed.mdx already`,
  ],
  [
    'an old address of an article that another article has',
    both(renamed(`[${old}]`), write('content/blog/old-name.mdx', draft())),
    `content/blog/renamed.mdx:11 › aliases: ${old} is an address in content/blog/old-name.mdx already`,
  ],
  [
    'an old address of an article twice',
    renamed(`\n  - ${old}\n  - ${old}`),
    `content/blog/renamed.mdx:13 › aliases: ${old} is an address in content/blog/renamed.mdx already`,
  ],
  [
    'an old address of two articles',
    both(renamed(`[${old}]`), renamed(`[${old}]`, 'twice', 'Another title')),
    `content/blog/twice.mdx:11 › aliases: ${old} is an address in content/blog/renamed.mdx already`,
  ],
  [
    'an old address of an article without the blog',
    renamed('[old-name]'),
    'content/blog/renamed.mdx:11 › 1st old address: an old address must start and end with / and hold letters, digits and hyphens only, such as /resources/blog/old-name/',
  ],
  [
    'an old address of an article that is no list',
    renamed(old),
    `content/blog/renamed.mdx:11 › aliases: is "${old}"; it must be a list in [ ]`,
  ],
  [
    'a link to the old address of an article, to a section that it has not',
    both(renamed(`[${old}]`), set('navigation.items.0.href', `${old}#nope`)),
    `content/navigation.ts › 1st menu item › href: "${old}#nope": ${blog}renamed/ has no sections with an id.`,
  ],
  [
    'a link to the old address of a draft',
    both(
      write('content/blog/renamed.mdx', draft().replace('draft: true', `draft: true\naliases: [${old}]`)),
      set('navigation.items.0.href', old),
    ),
    `content/navigation.ts › 1st menu item › href: "${old}" leads to no page of content/routes.ts and no published article.`,
  ],
  [
    'a section without an answer for unknown paths',
    set('sections', ({ legal, ...rest }: Record<string, string>) => ({ ...rest, legals: legal })),
    'content/routes.ts › privacy › path: is below /legal/, which sections (further down in this file) does not list: add it there. Nearest: legals.',
  ],
  [
    'a section that redirects to no page',
    set('sections.support', 'redirect'),
    'content/routes.ts › sections › support: is set to redirect to /support/, but no page has the id support and that path: write not-found or text',
  ],
  [
    'an unknown kind of answer for unknown paths',
    set('sections.legal', 'blank'),
    'content/routes.ts › sections › legal: is "blank"; it must be one of text, not-found, redirect',
  ],
];
