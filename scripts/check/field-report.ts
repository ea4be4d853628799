import path from 'node:path';
import type { z } from 'zod';
import { lineAt } from './expressions';
import { modules } from './modules';
import type { Problem } from './problem';
import { readSource } from './source';
import { describePath, type Keys } from './walk';

/** The start of the path in messages: an export that is not named like its file, as in `content/routes.ts › aliases`. */
export const exportPrefix = (module: string, name: string) => (path.basename(module) === name ? [] : [name]);

/** Collects the problems that a rule finds in one export of a content module, which mostly has the module's name. */
export function createReport(module: keyof typeof modules, name: string = path.basename(module)) {
  const problems: Problem[] = [];
  const schema = (modules[module] as Record<string, z.ZodType | undefined>)[name];
  const report = (keys: Keys, message: string) => {
    const field = schema ? describePath(keys, schema) : [];
    problems.push({
      file: `content/${module}.ts`,
      keys: [name, ...keys],
      path: [...exportPrefix(module, name), ...field],
      message,
    });
  };
  return { problems, report };
}

/** Adds the lines to the problems of rules. Cached problems have none, because lines change with the text above them. */
export const withLines = (root: string, problems: Problem[]): Problem[] =>
  problems.map(({ keys, ...problem }) =>
    keys ? { ...problem, line: lineAt(readSource(path.join(root, problem.file)).text, keys) } : problem,
  );
