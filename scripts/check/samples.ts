import { fieldPath, type ModuleExport } from './read';
import { walk } from './walk';

export type Sample = { file: string; path: string[]; name: string };

const nameFields = ['name', 'title', 'label', 'brand', 'legalName', 'source', 'id'];

/** Every entry marked `sample: true`, which stands in for the client's own. */
export function listSamples(exports: ModuleExport[]): Sample[] {
  const found: Sample[] = [];
  for (const from of exports)
    walk(from.value, from.schema, (value, _, path) => {
      const entry = (value ?? {}) as Record<string, unknown>;
      if (entry.sample !== true) return;
      const name = nameFields.map((field) => entry[field]).find((text) => typeof text === 'string');
      found.push({ file: from.file, path: fieldPath(from, path), name: String(name ?? '') });
    });
  return found;
}
