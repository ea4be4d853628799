import type { Element } from 'hast';
import { absolute } from '../../../lib/metadata';
import { elementsOf, property, textContent } from '../../lib/html';
import { hasFullText } from '../llms-txt';
import type { Page } from './next-output';

/** The largest candidate of a picture: the last of its `srcset`. */
const largest = (image: Element) =>
  (property(image, 'srcSet') || property(image, 'src')).split(', ').at(-1)?.split(' ')[0] ?? '';

/** What later steps of the build read from a finished page; undefined for a page that search engines may not list. */
export function factsOf({ file, head, body }: Page) {
  const path = `/${file.replace(/index\.html$/, '')}`;
  const inHead = elementsOf(head);
  const named = (name: string) => inHead.find(({ properties }) => properties.name === name);
  const canonical = inHead.find((element) => property(element, 'rel') === 'canonical');
  if (property(named('robots'), 'content').includes('noindex') || property(canonical, 'href') !== absolute(path))
    return undefined;
  const main = elementsOf(body).find(({ tagName }) => tagName === 'main') ?? body;
  const images = elementsOf(main).filter(({ tagName }) => tagName === 'img');
  return {
    path,
    title: textContent(inHead.find(({ tagName }) => tagName === 'title') ?? head),
    description: property(named('description'), 'content'),
    /** The addresses of the pictures in its main part, each at its largest. */
    pictures: [...new Set(images.map(largest))],
    /** Its main part, if llms-full.txt has its text. The main parts of all articles would need too much memory. */
    main: hasFullText(path) ? main : undefined,
  };
}

export type PageFacts = NonNullable<ReturnType<typeof factsOf>>;
