import { fieldPath, type ModuleExport } from './read';

export type Sample = { file: string; path: string[]; name: string };

const nameFields = ['name', 'title', 'label', 'brand', 'legalName', 'source', 'id'];

/** Every entry marked `sample: true`, which stands in for the client's own. */
export function listSamples(exports: ModuleExport[]): Sample[] {
  return exports.flatMap((from) => {
    const found: Sample[] = [];
    const visit = (value: unknown, path: PropertyKey[]) => {
      if (typeof value !== 'object' || value === null) return;
      const entry = value as Record<string, unknown>;
      if (entry.sample === true) {
        const name = nameFields.map((field) => entry[field]).find((text) => typeof text === 'string');
        found.push({ file: from.file, path: fieldPath(from, path), name: String(name ?? '') });
      }
      for (const [key, inner] of Object.entries(entry))
        visit(inner, [...path, Array.isArray(value) ? Number(key) : key]);
    };
    visit(from.value, []);
    return found;
  });
}
