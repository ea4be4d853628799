import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { keepLast } from '../lib/memoize';
import { explain } from './explain';
import { lineAt } from './expressions';
import { exportPrefix } from './field-report';
import { loadModule, type Modules } from './load';
import { type Content, modules } from './modules';
import { nearest } from './nearest';
import type { Problem } from './problem';
import { readSource } from './source';
import type { Keys } from './walk';

/** An export of a content module, or the front matter of an article. */
export type Part = {
  file: string;
  /** The start of the path in messages (field-report.ts). */
  prefix: string[];
  value: unknown;
  schema: z.ZodType;
  /** The line of a field, where it is known. */
  lineOf: (path: Keys) => number | undefined;
};

const keepProblems = keepLast<Problem[]>();

/** Reads and validates every module. `content` contains the valid exports, `parts` all that could be read. */
export function readModules(root: string): { content: Content; parts: Part[]; problems: Problem[] } {
  const content: Record<string, Record<string, unknown>> = {};
  const parts: Part[] = [];
  const problems: Problem[] = [];
  const loadedModules: Modules = new Map();
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
      const prefix = exportPrefix(module, name);
      const lineOf = (keys: Keys) => lineAt(readSource(path.join(root, file)).text, [name, ...keys]);
      const invalid = keepProblems(`${file} ${name}`, [loaded.exports], () => explain(file, value, schema, lineOf));
      problems.push(...invalid.map((problem) => ({ ...problem, path: [...prefix, ...(problem.path ?? [])] })));
      if (invalid.length === 0) content[module][name] = value;
      parts.push({ file, prefix, value, schema, lineOf });
    }
  }
  const known = Object.keys(modules).map((name) => `${name}.ts`);
  for (const file of readdirSync(path.join(root, 'content')).filter((name) => name.endsWith('.ts'))) {
    if (known.includes(file)) continue;
    const similar = nearest(file, known);
    const hint = similar ? ` Is it ${similar} under another name?` : '';
    problems.push({
      file: `content/${file}`,
      message: `is not a module of this site: move it out of content, or list it in scripts/check/modules.ts (docs/adding.md).${hint}`,
    });
  }
  return { content: content as Content, parts, problems };
}
