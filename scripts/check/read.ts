import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { explain } from './explain';
import { loadModule } from './load';
import { type Content, modules } from './modules';
import { nearest } from './nearest';
import type { Problem } from './problem';
import { describePath, type Keys } from './walk';

/** One export of a content module. */
export type ModuleExport = { file: string; name: string; value: unknown; schema: z.ZodType };

/** An export that is not named like its file comes first in the path: `content/routes.ts › aliases`. */
const exportPath = (file: string, name: string) => (file === `content/${name}.ts` ? [] : [name]);

/** The path to a field of an export, as messages name it. */
export const fieldPath = ({ file, name, schema }: Omit<ModuleExport, 'value'>, path: Keys) => [
  ...exportPath(file, name),
  ...describePath(path, schema),
];

/** Reads and validates every module. `content` contains the valid exports, `exports` all that could be read. */
export function readModules(root: string): { content: Content; exports: ModuleExport[]; problems: Problem[] } {
  const content: Record<string, Record<string, unknown>> = {};
  const exports: ModuleExport[] = [];
  const problems: Problem[] = [];
  const loadedModules = new Map();
  for (const [module, schemas] of Object.entries(modules)) {
    const file = `content/${module}.ts`;
    const loaded = loadModule(root, file, loadedModules);
    problems.push(...loaded.problems);
    content[module] = {};
    if (!loaded.exports) continue;
    for (const [name, schema] of Object.entries<z.ZodType>(schemas)) {
      if (!(name in loaded.exports)) {
        problems.push({ file, message: `must export ${name}: export const ${name} = …` });
        continue;
      }
      const value = loaded.exports[name];
      const invalid = explain(file, value, schema);
      problems.push(
        ...invalid.map((problem) => ({ ...problem, path: [...exportPath(file, name), ...(problem.path ?? [])] })),
      );
      if (invalid.length === 0) content[module][name] = value;
      exports.push({ file, name, value, schema });
    }
  }
  const known = Object.keys(modules).map((name) => `${name}.ts`);
  for (const file of readdirSync(path.join(root, 'content')).filter((name) => name.endsWith('.ts'))) {
    if (known.includes(file)) continue;
    const similar = nearest(file, known);
    const hint = similar ? ` Is it ${similar} under another name?` : '';
    problems.push({
      file: `content/${file}`,
      message: `is not a module of this site: scripts/check/modules.ts lists them.${hint}`,
    });
  }
  return { content: content as Content, exports, problems };
}
