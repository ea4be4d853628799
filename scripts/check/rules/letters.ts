import { letterProblem } from '../../export/cards/fonts';
import type { Content } from '../modules';
import type { Post } from '../posts';
import type { Problem } from '../problem';

/** Texts of preview pictures, which are drawn with the fonts that are installed: brand, titles, labels above titles. */
export function letterProblems({ site, routes, words }: Content, posts: Post[]): Problem[] {
  const check = (file: string, path: string[], text = '', line?: number): Problem[] => {
    const message = letterProblem(text);
    return message ? [{ file, line, path, message }] : [];
  };
  return [
    ...check('content/site.ts', ['brand'], site?.site?.brand),
    ...Object.entries(routes?.routes ?? {}).flatMap(([id, { title, label }]) => [
      ...check('content/routes.ts', [id, 'title'], title),
      ...check('content/routes.ts', [id, 'label'], label),
    ]),
    ...check('content/words.ts', ['pageTitle'], words?.words?.pageTitle),
    ...posts.flatMap(({ file, metadata, lineOf }) => check(file, ['title'], metadata?.title, lineOf(['title']))),
  ];
}
