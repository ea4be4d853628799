import type { Part } from './read';
import { named } from './read';
import { place } from './walk';

export type Sample = { file: string; place: string[]; name: string };

const names = ['name', 'title', 'label', 'brand', 'legalName', 'source', 'id'];

/** Every entry that still stands in for one the client has to give (`sample: true`). */
export function listSamples(parts: Part[]): Sample[] {
  return parts.flatMap(({ file, name, value, schema }) => {
    const found: Sample[] = [];
    const visit = (at: unknown, path: PropertyKey[]) => {
      if (typeof at !== 'object' || at === null) return;
      const entry = at as Record<string, unknown>;
      if (entry.sample === true) {
        const label = names.map((key) => entry[key]).find((text) => typeof text === 'string');
        found.push({ file, place: [...named(file, name), ...place(path, schema)], name: String(label ?? '') });
      }
      for (const [key, inner] of Object.entries(entry)) visit(inner, [...path, Array.isArray(at) ? Number(key) : key]);
    };
    visit(value, []);
    return found;
  });
}
