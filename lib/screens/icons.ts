import { icons } from '../icons.json';

type Shape = [tag: string, attributes: Record<string, string>];

/** All icons as SVG elements, by name. For use at build time: a live screen gets only the icons that it uses. */
export const iconShapes: Record<string, string> = Object.fromEntries(
  Object.entries(icons as unknown as Record<string, Shape[]>).map(([name, shapes]) => [
    name,
    shapes
      .map(([tag, attributes]) => {
        const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
        return `<${tag}${pairs.join('')}/>`;
      })
      .join(''),
  ]),
);
