import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { explain } from './explain';
import { loadModule } from './load';
import { type Content, modules } from './modules';
import { nearest } from './nearest';
import type { Problem } from './problem';
import { walk } from './walk';

/** One value that a module exports, with what is needed to speak of a place in it. */
export type Part = { file: string; name: string; value: unknown; schema: z.ZodType };

/** Below an export that is not named like its file, the export's own name comes first: `content/routes.ts › aliases`. */
const named = (file: string, name: string) => (file === `content/${name}.ts` ? [] : [name]);

/** Every module read and held against its schema. `content` holds what passed; `parts` all that could be read. */
export function readModules(root: string): { content: Content; parts: Part[]; problems: Problem[] } {
  const content: Record<string, Record<string, unknown>> = {};
  const parts: Part[] = [];
  const problems: Problem[] = [];
  for (const [module, schemas] of Object.entries(modules)) {
    const file = `content/${module}.ts`;
    const { exports, problems: unread } = loadModule(root, file);
    problems.push(...unread);
    content[module] = {};
    if (!exports) continue;
    for (const [name, schema] of Object.entries<z.ZodType>(schemas)) {
      if (!(name in exports)) {
        problems.push({ file, message: `must export ${name}: export const ${name} = …` });
        continue;
      }
      const found = explain(file, exports[name], schema);
      problems.push(
        ...found.map((problem) => ({ ...problem, place: [...named(file, name), ...(problem.place ?? [])] })),
      );
      if (found.length === 0) content[module][name] = exports[name];
      parts.push({ file, name, value: exports[name], schema });
    }
  }
  const known = Object.keys(modules).map((name) => `${name}.ts`);
  for (const file of readdirSync(path.join(root, 'content')).filter((name) => name.endsWith('.ts'))) {
    if (known.includes(file)) continue;
    const hint = nearest(file, known) ? ` Is it ${nearest(file, known)} under another name?` : '';
    problems.push({
      file: `content/${file}`,
      message: `is not a module of this site: scripts/check/modules.ts lists them.${hint}`,
    });
  }
  return { content: content as Content, parts, problems };
}

/** Calls `visit` for every value in every part, with the fields that lead to it as a message names them. */
export function walkParts(
  parts: Part[],
  visit: (value: unknown, schema: z.ZodType, at: { file: string; path: PropertyKey[]; part: Part }) => void,
) {
  for (const part of parts)
    walk(part.value, part.schema, (value, schema, path) => visit(value, schema, { file: part.file, path, part }));
}

export { named };
