import type { Content } from '../modules';
import { nearestHint } from '../nearest';
import type { Post } from '../posts';
import type { Problem } from '../problem';
import { productNames } from './across';
import { linkProblem, type Targets } from './links';
import { pictureProblems } from './pictures';
import { textProblems } from './texts';

/** What an article must have in common with the rest of the site. */
export function postProblems(
  content: Content,
  posts: Post[],
  masters: Set<string>,
  targets: Targets | undefined,
): Problem[] {
  const problems: Problem[] = [];
  const products = productNames(content);
  const brand = content.site?.site?.brand;
  const titles = new Map(
    Object.values(content.routes?.routes ?? {}).map(({ title }) => [title.toLowerCase(), 'content/routes.ts']),
  );
  for (const { file, slug, metadata, links, pictures } of posts) {
    const say = (message: string, at: Pick<Problem, 'place' | 'line'> = {}) => problems.push({ file, ...at, message });
    const page = `${content.routes?.routes?.blog?.path ?? ''}${slug}/`;
    for (const { url, line } of links) {
      const message = targets && linkProblem(url, targets, page);
      if (message) say(message, { line });
    }
    for (const { line, ...picture } of pictures) {
      for (const message of pictureProblems(masters, picture)) say(message, { line });
      if (!picture.alt) say('a picture has no description: ![What is seen](folder/name.jpg)', { line });
    }
    if (targets?.resolve.canonicalPath(page))
      say(`stands at ${page}, which content/routes.ts gives to a page or an old address`);
    if (!metadata) continue;
    for (const message of pictureProblems(masters, metadata.image)) say(message, { place: ['image'] });
    if (products && !products.includes(metadata.product))
      say(`content/saas.ts has no product named ${metadata.product}.${nearestHint(metadata.product, products)}`, {
        place: ['product'],
      });
    for (const field of ['title', 'description', 'author'] as const) {
      for (const message of textProblems(metadata[field])) say(message, { place: [field] });
      if (brand && metadata[field].includes(brand))
        say(`spells out ${brand}, and would keep the name when content/site.ts changes: say it without`, {
          place: [field],
        });
    }
    const twin = titles.get(metadata.title.toLowerCase());
    if (twin) say(`is the title in ${twin} too: each page needs its own`, { place: ['title'] });
    titles.set(metadata.title.toLowerCase(), file);
  }
  return problems;
}
