import path from 'node:path';
import type { z } from 'zod';
import { lineAt } from './expressions';
import { modules } from './modules';
import type { Problem } from './problem';
import { readSource } from './source';
import { describePath, type Keys } from './walk';

type Module = keyof typeof modules;

/** The start of the path in messages: an export that is not named like its file, as in `content/routes.ts › aliases`. */
export const exportPrefix = (module: string, name: string) => (path.basename(module) === name ? [] : [name]);

/** A problem that a rule finds in a field. The export that has the field is mostly named like its module. */
export function problemAt(module: Module, keys: Keys, message: string, name = path.basename(module)): Problem {
  const schema = (modules[module] as Record<string, z.ZodType | undefined>)[name];
  const field = schema ? describePath(keys, schema) : [];
  return {
    file: `content/${module}.ts`,
    keys: [name, ...keys],
    path: [...exportPrefix(module, name), ...field],
    message,
  };
}

/** Collects the problems of one export. */
export function createReport(module: Module, name?: string) {
  const problems: Problem[] = [];
  const report = (keys: Keys, message: string) => void problems.push(problemAt(module, keys, message, name));
  return { problems, report };
}

/** Adds the lines to the problems of rules. Cached problems have none, because lines change with the text above them. */
export const withLines = (root: string, problems: Problem[]): Problem[] =>
  problems.map(({ keys, ...problem }) =>
    keys ? { ...problem, line: lineAt(readSource(path.join(root, problem.file)).text, keys) } : problem,
  );
