import { firstOwner } from '../first-owner';
import type { Content } from '../modules';
import { fieldProblem, type Post } from '../posts';
import type { Problem } from '../problem';
import { linkProblem, type Targets } from './links';
import { pictureProblems } from './pictures';
import { textProblems } from './texts';

/** Links in articles, and addresses of articles, old ones too, that something else has already. */
export function postLinkProblems(content: Content, posts: Post[], targets: Targets): Problem[] {
  const { routes = {}, aliases = {} } = content.routes ?? {};
  const first = firstOwner<string>();
  for (const path of [...Object.values(routes).map((route) => route.path), ...Object.keys(aliases)])
    first(path.toLowerCase(), 'content/routes.ts');
  const problems = posts.flatMap(({ file, slug, links }) => {
    const page = `${routes.blog?.path ?? ''}${slug}/`;
    const ofLinks = links.flatMap(({ url, line }) => {
      const message = linkProblem(url, targets, page);
      return message ? [{ file, line, message }] : [];
    });
    const message = `has the address ${page}, which content/routes.ts gives to a page or an old address: rename the file`;
    return first(page, file) ? [...ofLinks, { file, message }] : ofLinks;
  });
  const ofAliases = posts.flatMap((post) =>
    (post.metadata?.aliases ?? []).flatMap((alias, index): Problem[] => {
      const other = first(alias.toLowerCase(), post.file);
      const message = `${alias} is an address in ${other} already: remove it here, or change it there`;
      return other ? [{ ...fieldProblem(post, 'aliases', message), line: post.lineOf(['aliases', index]) }] : [];
    }),
  );
  return [...problems, ...ofAliases];
}

const fields = ['title', 'description', 'author'] as const;

/** The title, description and author of an article do not contain the brand. */
export function postBrandProblems({ site }: Content, posts: Post[]): Problem[] {
  const brand = site?.site?.brand ?? '';
  const message = `contains the brand ${brand}, which only content/site.ts may contain: leave it out`;
  return posts.flatMap((post) =>
    fields.filter((field) => post.metadata?.[field].includes(brand)).map((field) => fieldProblem(post, field, message)),
  );
}

/** The pictures in the text of articles, and titles that a page has already. */
export function postTextProblems(content: Content, posts: Post[], masters: Set<string>): Problem[] {
  const first = firstOwner<string>();
  for (const { title } of Object.values(content.routes?.routes ?? {})) first(title.toLowerCase(), 'content/routes.ts');
  return posts.flatMap((post) => {
    const { file, metadata, pictures } = post;
    const problems = pictures.flatMap(({ line, ...picture }): Problem[] => {
      const texts = textProblems(picture.alt).map((message) => `alt ${message}`);
      const messages = [...pictureProblems(masters, picture), ...texts];
      if (!picture.alt) messages.push('a picture has no description: ![What is seen](folder/name.jpg)');
      return messages.map((message) => ({ file, line, message }));
    });
    if (!metadata) return problems;
    const other = first(metadata.title.toLowerCase(), file);
    if (other) problems.push(fieldProblem(post, 'title', `is the title in ${other} too: each page needs its own`));
    return problems;
  });
}
