import { isExternal, resolveHref } from './href';
import { pictureAddress, pictureEntry } from './pictures';

type Node = { tagName?: string; properties?: Record<string, unknown>; children?: Node[] };

/** An article's links and pictures as content names them, made into addresses of the site: a rehype plugin. */
export const resolveContent = () =>
  function visit(node: Node): void {
    const { tagName, properties = {}, children = [] } = node;
    if (tagName === 'a' && typeof properties.href === 'string') {
      const href = decodeURI(properties.href);
      properties.href = resolveHref(href);
      if (isExternal(href)) properties.rel = 'noopener';
    }
    if (tagName === 'img' && typeof properties.src === 'string') {
      const file = decodeURI(properties.src);
      const { width, height } = pictureEntry(file);
      Object.assign(properties, { src: pictureAddress(file), width, height, loading: 'lazy', decoding: 'async' });
    }
    for (const child of children) visit(child);
  };
