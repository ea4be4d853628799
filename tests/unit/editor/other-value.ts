import type { Field } from '../../../editor/types';

const changeFirstLetter = (text: string) => (text.startsWith('X') ? `Y${text.slice(1)}` : `X${text.slice(1)}`);

/** Another value that the field's own rules accept; rules that compare fields may still refuse it. */
export function otherValue({ kind, value, options = [], max = Infinity, path }: Field): unknown {
  if (kind === 'switch') return !value;
  if (kind === 'number' && !Number.isInteger(value)) return Number(value) / 2;
  if (kind === 'number') return Number(value) + (Number(value) + 1 > max ? -1 : 1);
  if (kind === 'choice' || kind === 'icon') return options.find((option) => option !== value);
  if (kind === 'link') return value === '/contact' ? '/about' : '/contact';
  if (kind === 'date') return value === '2024-01-01' ? '2024-01-02' : '2024-01-01';
  const text = String(value);
  if (path[1] === 'aliases' || path.at(-1) === 'canonical') return text === 'contact' ? 'journey' : 'contact';
  const known: [RegExp, string][] = [
    [/^\w+\.ts$/, text === 'about.ts' ? 'home.ts' : 'about.ts'],
    [/\{\w+\}/, `${text}!`],
    [/@/, 'other@example.com'],
    [/^\+\d/, '+91 00000 00009'],
    [/^https:/, 'https://other.example.com'],
    [/^[LU]\d{5}/, 'U00001KA2021PTC000000'],
    [/\.(jpg|svg)$/, text === 'about/park.jpg' ? 'journey/horizon.jpg' : 'about/park.jpg'],
    [/^$/, path.at(-1) === 'href' ? 'https://www.example.com/x' : 'Other'],
  ];
  return known.find(([pattern]) => pattern.test(text))?.[1] ?? changeFirstLetter(text);
}
