import type { z } from 'zod';
import { notes } from '../../content/schema/notes';
import { childSchema, unwrapOptional } from '../../scripts/check/walk';
import { limits, optionsOf } from './kind';

/** Sample texts in the formats of content: a schema gets the first that is valid. */
const samples = [
  '/',
  'https://www.example.com',
  'name@example.com',
  '+91 00000 00001',
  '2024-01-01',
  '/new-page/',
  'new',
];

type Known = {
  /** The names that entries may refer to. */
  products: string[];
  /** A picture file that exists. */
  picture: string;
  /** Another entry of the list. Its values are used where the schema does not contain all rules. */
  sibling?: unknown;
  /** The fields that must differ from entry to entry of the list. */
  unique?: string[];
};
type Values = Record<string, unknown>;

const accepts = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;
const shapeOf = (schema: z.ZodType) => (unwrapOptional(schema) as z.ZodObject<Record<string, z.ZodType>>).shape;
const valuesOf = (entries: unknown[], key: string) => entries.map((entry) => (entry as Values | undefined)?.[key]);
/** The first of `tries` that the schema accepts and no other entry has, or else that it accepts. */
const best = (schema: z.ZodType, tries: unknown[], used: unknown[]) => {
  const valid = tries.filter((value) => accepts(schema, value));
  return valid.find((value) => !used.includes(value)) ?? valid[0];
};
/** `18:15` → `18:16`, `18:17`, … */
const after = (text: unknown, steps: number) =>
  Array.from({ length: steps }, (_, step) =>
    String(text).replace(/\d+(?=\D*$)/, (digits) => String(Number(digits) + step + 1).padStart(digits.length, '0')),
  );

function initialText(schema: z.ZodType, label: string, used: string[], known: Known, sibling: unknown): string {
  const { kind, refersTo } = notes.get(schema) ?? {};
  if (refersTo) return known.products.find((name) => !used.includes(name)) ?? known.products[0] ?? '';
  const { min = 1, max = 200 } = limits(schema);
  const text = (_: unknown, index: number) => {
    const number = index > 0 ? ` ${index + 1}` : '';
    const name = label.slice(0, max - number.length) + number;
    return name.repeat(Math.ceil(min / name.length)).slice(0, max);
  };
  const named = kind === 'link' ? [] : Array.from({ length: used.length + 1 }, text);
  return String(best(schema, [...named, ...samples, ...after(sibling, used.length), sibling], used) ?? '');
}

/** A valid initial value of a schema, for a new entry of a list. `used` are the values of the other entries. */
export function initialValue(schema: z.ZodType, label: string, known: Known, used: unknown[] = []): unknown {
  const inner = unwrapOptional(schema);
  const { sibling } = known;
  switch (inner.def.type) {
    case 'object': {
      if (notes.get(inner)?.kind === 'picture') {
        const undescribed = { file: known.picture, alt: '' };
        return accepts(inner, undescribed) ? undescribed : { ...undescribed, alt: label };
      }
      const needed = Object.entries(shapeOf(inner)).filter(([, field]) => unwrapOptional(field) === field);
      return Object.fromEntries(
        needed.map(([key, field]) => {
          const differs = field.def.type !== 'number' || known.unique?.includes(key);
          const own = { ...known, unique: [], sibling: (sibling as Values | undefined)?.[key] };
          const name = key === 'id' ? 'new' : `New ${label}`;
          return [key, initialValue(field, name, own, differs ? valuesOf(used, key) : [])];
        }),
      );
    }
    case 'array': {
      const entry = childSchema(inner, 0) as z.ZodType;
      const { min = 0 } = limits(inner);
      const noun = notes.get(inner)?.noun ?? 'entry';
      const entries: unknown[] = [];
      while (entries.length < min)
        entries.push(initialValue(entry, noun, { ...known, sibling: (sibling as unknown[])?.[0] }, entries));
      return entries;
    }
    case 'boolean':
      return false;
    case 'number': {
      const { min = 0 } = limits(inner);
      const starts = typeof sibling === 'number' ? [sibling, min] : [min];
      const from = (start: number) => Array.from({ length: used.length + 2 }, (_, step) => start + step);
      return best(inner, starts.flatMap(from), used) ?? min;
    }
    case 'enum':
      return optionsOf(inner).find((option) => !used.includes(option)) ?? optionsOf(inner)[0];
    case 'literal':
      return (inner as z.ZodLiteral).value;
    default:
      return initialText(inner, label, used.map(String), known, sibling);
  }
}

/** A copy of an entry, with new values for the fields that must differ from entry to entry. */
export function copyOf(schema: z.ZodType, entry: unknown, known: Known, used: unknown[]): unknown {
  if (typeof entry !== 'object' || entry === null) return entry;
  const fields = Object.entries(entry).map(([key, own]) => {
    const field = ['id', ...(known.unique ?? [])].includes(key) && shapeOf(schema)[key];
    return [key, field ? initialValue(field, String(own), { ...known, sibling: own }, valuesOf(used, key)) : own];
  });
  return Object.fromEntries(fields);
}
