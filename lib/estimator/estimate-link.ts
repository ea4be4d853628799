import { decode } from '../decode';
import { toNumber } from '../figures';
import { readDay } from './day-table';
import { type Inputs, slabRows } from './estimate';
import type { Problem } from './estimate-problem';

/**
 * The inputs as a URL fragment, which browsers do not send to the server: `v1&c=50&b=weighted&x=60&o=0,15,0;15,,0.5&s=40*96…`.
 * Slabs are `from,to,rate` each; a series is MW separated by commas, `40*12` for twelve blocks of 40.
 */
const version = 'v1';
const fields = { c: 'capacity', u: 'unit', b: 'base', x: 'x', k: 'kind', r: 'contract', e: 'example' };
const slabs = { o: 'over', n: 'under' };
const slabParts = ['from', 'to', 'rate'];
const block = ['one-available', 'one-scheduled', 'one-actual', 'one-count'];
/** The series of the day: schedule, actual (generation), and available capacity where it varies. */
const series = ['s', 'g', 'a'] as const;

/** A number without digit grouping, or other text without characters that the fragment uses as separators. */
const plain = (text = '') => String(toNumber(text) ?? text.replace(/[^\w.-]/g, '')).slice(0, 20);

function pack(values: number[]): string {
  const runs: [value: number, count: number][] = [];
  for (const value of values) {
    const last = runs.at(-1);
    if (last?.[0] === value) last[1] += 1;
    else runs.push([value, 1]);
  }
  return runs.map(([value, count]) => (count > 1 ? `${value}*${count}` : value)).join(',');
}

/** The fragment without `#`; undefined if the entered day cannot be read. */
export function toFragment(inputs: Inputs): string | undefined {
  const parts = Object.entries(fields).map(([key, name]) => [key, plain(inputs[name])]);
  parts.push(['q', block.map((name) => plain(inputs[name])).join(',')]);
  for (const [key, side] of Object.entries(slabs)) {
    const rows = Array.from({ length: slabRows }, (_, row) =>
      slabParts.map((part) => plain(inputs[`${side}-${row}-${part}`])).join(','),
    );
    parts.push([key, rows.filter((row) => row !== ',,').join(';')]);
  }
  if (inputs.rows?.trim()) {
    const { blocks } = readDay(inputs.rows, {
      unit: inputs.unit === 'mwh' ? 'mwh' : 'mw',
      capacity: toNumber(inputs.capacity ?? ''),
    });
    if (blocks.length === 0) return undefined;
    parts.push(['u', 'mw'], ['s', pack(blocks.map(({ scheduled }) => scheduled))]);
    parts.push(['g', pack(blocks.map(({ actual }) => actual))]);
    if (new Set(blocks.map(({ available }) => available)).size > 1)
      parts.push(['a', pack(blocks.map(({ available }) => available))]);
    else parts.push(['c', String(blocks[0]?.available)]);
  }
  return [version, ...new Map(parts.map(([key, value]) => [key, `${key}=${value}`])).values()].join('&');
}

/** A series as texts. It has at most 200 values, so that a crafted link cannot produce millions. */
function unpack(text: string): string[] {
  const values: string[] = [];
  for (const run of text.split(',')) {
    const [value = '', count = '1'] = run.split('*');
    for (let left = Number(count) || 1; left > 0 && values.length < 200; left -= 1) values.push(value);
  }
  return values;
}

/** The inputs in a fragment; undefined if the fragment is not one of this page. Its unreadable parts become problems. */
export function fromFragment(hash: string): { inputs: Inputs; problems: Problem[] } | undefined {
  // Some programs encode the link, and a mail may end it with the sentence's full stop.
  const [first, ...parts] = decode(hash)
    .replace(/^#|[^\w*=]+$/g, '')
    .split('&');
  if (first !== version) return undefined;
  const inputs: Inputs = {};
  const problems: Problem[] = [];
  const lists: Partial<Record<string, string[]>> = {};
  const place = (names: string[], values: string[]) =>
    names.forEach((name, index) => {
      inputs[name] = (values[index] ?? '').slice(0, 20);
    });
  for (const part of parts) {
    const [, key = '', value = ''] = /^(\w)=([\w.,;*-]*)$/.exec(part) ?? [];
    if (Object.hasOwn(fields, key)) place([fields[key as keyof typeof fields]], [value]);
    else if (key === 'q') place(block, value.split(','));
    else if (Object.hasOwn(slabs, key))
      value
        .split(';')
        .slice(0, slabRows)
        .forEach((row, index) => {
          place(
            slabParts.map((name) => `${slabs[key as keyof typeof slabs]}-${index}-${name}`),
            row.split(','),
          );
        });
    else if ((series as readonly string[]).includes(key)) lists[key] = unpack(value);
    else problems.push({ key: 'link', field: 'link', values: { found: part.slice(0, 30) } });
  }
  const { s = [], g = [], a } = lists;
  const length = Math.max(s.length, g.length);
  inputs.rows = Array.from({ length }, (_, index) =>
    [s[index] ?? '', g[index] ?? '', ...(a ? [a[index] ?? ''] : [])].join('\t'),
  ).join('\n');
  return { inputs, problems };
}
