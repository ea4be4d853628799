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
};

const accepts = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;

function initialText(schema: z.ZodType, label: string, used: string[], known: Known, sibling: unknown): string {
  if (notes.get(schema)?.refersTo)
    return known.products.find((name) => !used.includes(name)) ?? known.products[0] ?? '';
  const { min = 1, max = 200 } = limits(schema);
  const text = (count: number) => {
    const name = count > 1 ? `${label} ${count}` : label;
    return name.repeat(Math.ceil(min / name.length)).slice(0, max);
  };
  const free = Array.from({ length: used.length + 1 }, (_, index) => text(index + 1)).find(
    (name) => !used.includes(name),
  );
  const tries = [free ?? text(1), ...samples, sibling];
  return String(tries.find((value) => accepts(schema, value)) ?? '');
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
      const shape = Object.entries((inner as z.ZodObject<Record<string, z.ZodType>>).shape);
      const needed = shape.filter(([, field]) => unwrapOptional(field) === field);
      return Object.fromEntries(
        needed.map(([key, field]) => {
          const beside = used.map((entry) => (entry as Record<string, unknown>)?.[key]);
          const own = { ...known, sibling: (sibling as Record<string, unknown> | undefined)?.[key] };
          return [key, initialValue(field, key === 'id' ? 'new' : `New ${label}`, own, beside)];
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
    case 'number':
      return typeof sibling === 'number' ? sibling : (limits(inner).min ?? 0);
    case 'enum':
      return optionsOf(inner).find((option) => !used.includes(option)) ?? optionsOf(inner)[0];
    case 'literal':
      return (inner as z.ZodLiteral).value;
    default:
      return initialText(inner, label, used.map(String), known, sibling);
  }
}
