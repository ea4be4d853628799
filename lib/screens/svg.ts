/** Rounds a coordinate to a tenth of a pixel, which keeps the files small without a visible change. */
export function round(value: number, decimals = 1): number {
  return Number(value.toFixed(decimals));
}

type Attributes = Record<string, string | number | undefined>;

function element(name: string, attributes: Attributes, inside = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? round(value, 2) : value}"`)
    .join('');
  return inside === '' ? `<${name}${written}/>` : `<${name}${written}>${inside}</${name}>`;
}

export function rect(x: number, y: number, width: number, height: number, fill: string, more: Attributes = {}): string {
  return element('rect', { x, y, width, height, fill, ...more });
}

export function circle(cx: number, cy: number, r: number, fill: string, more: Attributes = {}): string {
  return element('circle', { cx, cy, r, fill, ...more });
}

export function line(x1: number, y1: number, x2: number, y2: number, stroke: string, width = 2, more: Attributes = {}) {
  return element('path', {
    d: `M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}`,
    stroke,
    'stroke-width': width,
    fill: 'none',
    ...more,
  });
}

export function path(d: string, more: Attributes): string {
  return element('path', { d, ...more });
}

export function stroke(d: string, colour: string, width: number, more: Attributes = {}): string {
  return element('path', {
    d,
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linejoin': 'round',
    ...more,
  });
}

export type Point = readonly [x: number, y: number];

export function polyline(points: readonly Point[]): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');
}

/** A step line: each value is constant over its block, as in schedules and meter readings. */
export function steps(values: readonly number[], x: (block: number) => number, y: (value: number) => number): string {
  return values
    .map((value, block) => `${block === 0 ? `M${round(x(0))} ` : 'V'}${round(y(value))}H${round(x(block + 1))}`)
    .join('');
}

export function group(transform: string, inside: string): string {
  return `<g transform="${transform}">${inside}</g>`;
}

/** The source of each top-level element of a drawing. */
export function elementsOf(svg: string): string[] {
  const elements: string[] = [];
  let [start, depth] = [0, 0];
  for (const { 0: tag, index } of svg.matchAll(/<[^>]+>/g)) {
    if (tag.startsWith('</')) depth--;
    else if (!tag.endsWith('/>')) depth++;
    if (depth > 0) continue;
    const end = index + tag.length;
    elements.push(svg.slice(start, end));
    start = end;
  }
  return elements;
}
