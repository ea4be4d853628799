import type { Content } from '../modules';
import { nearestHint } from '../nearest';
import type { Post } from '../posts';
import type { Problem } from '../problem';
import { productNames } from './cross-module';
import { linkProblem, type Targets } from './links';
import { pictureProblems } from './pictures';
import { textProblems } from './texts';

/** Rules that compare articles with the rest of the site. */
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
  for (const { file, slug, metadata, lineOf, links, pictures } of posts) {
    const report = (message: string, line?: number) => problems.push({ file, line, message });
    const reportField = (field: string, message: string) =>
      problems.push({ file, line: lineOf([field]), path: [field], message });
    const page = `${content.routes?.routes?.blog?.path ?? ''}${slug}/`;
    for (const { url, line } of links) {
      const message = targets && linkProblem(url, targets, page);
      if (message) report(message, line);
    }
    for (const { line, ...picture } of pictures) {
      for (const message of pictureProblems(masters, picture)) report(message, line);
      if (!picture.alt) report('a picture has no description: ![What is seen](folder/name.jpg)', line);
    }
    if (targets?.resolve.canonicalPath(page))
      report(`has the address ${page}, which content/routes.ts gives to a page or an old address: rename the file`);
    if (!metadata) continue;
    for (const message of pictureProblems(masters, metadata.image)) reportField('image', message);
    const { product } = metadata;
    if (products && !products.includes(product))
      reportField('product', `content/saas.ts has no product named ${product}.${nearestHint(product, products)}`);
    for (const field of ['title', 'description', 'author'] as const) {
      for (const message of textProblems(metadata[field])) reportField(field, message);
      if (brand && metadata[field].includes(brand))
        reportField(field, `holds the brand ${brand}, which only content/site.ts may hold: leave it out`);
    }
    const other = titles.get(metadata.title.toLowerCase());
    if (other) reportField('title', `is the title in ${other} too: each page needs its own`);
    titles.set(metadata.title.toLowerCase(), file);
  }
  return problems;
}
