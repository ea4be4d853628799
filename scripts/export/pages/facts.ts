import path from 'node:path';
import type { Element } from 'hast';
import { absolute } from '../../../lib/metadata';
import { elementsOf, findElement, isLink, property, textContent } from '../../lib/html';
import { hasFullText } from '../llms-txt';
import type { Page } from './next-output';

/** The largest candidate of a picture: the last of its `srcset`. */
const largest = (image: Element) =>
  (property(image, 'srcSet') || property(image, 'src')).split(', ').at(-1)?.split(' ')[0] ?? '';

/** What later steps of the build read from a finished page; undefined for error pages, which have no address. */
export function factsOf({ file, tree, head }: Page) {
  if (path.basename(file) !== 'index.html') return undefined;
  const own = `/${file.replace(/index\.html$/, '')}`;
  const inHead = elementsOf(head);
  const named = (name: string) => inHead.find(({ properties }) => properties.name === name);
  const canonical = inHead.find((element) => isLink(element, 'canonical'));
  const main = findElement(tree, 'main');
  const images = main ? elementsOf(main).filter(({ tagName }) => tagName === 'img') : [];
  return {
    path: own,
    title: textContent(inHead.find(({ tagName }) => tagName === 'title') ?? head),
    description: property(named('description'), 'content'),
    /** Search engines may list it: it is not `noindex` and its canonical address is its own. */
    indexable:
      !property(named('robots'), 'content').includes('noindex') && property(canonical, 'href') === absolute(own),
    /** The addresses of the pictures in its main part, each at its largest. */
    pictures: [...new Set(images.map(largest))],
    /** Its main part, if llms-full.txt has its text. The main parts of all articles would need too much memory. */
    main: hasFullText(own) ? main : undefined,
  };
}

export type PageFacts = NonNullable<ReturnType<typeof factsOf>>;
