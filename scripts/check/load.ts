import { existsSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import { type Message, transformSync } from 'esbuild';
import { keepLast } from '../lib/memoize';
import { unclosedBracket } from './brackets';
import type { Problem } from './problem';
import { readSource } from './source';

type Loaded = { exports?: Exports; problems: Problem[] };

const unreadable = new Error('imports a module that cannot be read');

const curlyQuote = /^Unexpected "[“”„‘’‚«»]"/;
const unterminated = /^Unterminated string/;
const hints: [RegExp, string][] = [
  [curlyQuote, 'Write the straight quotes \' or " around a text; “ and ” may stand only inside it.'],
  [
    /but found "(\w+)"\n.*\w' ?\1\b(?!:)/,
    'An apostrophe ends a text in single quotes: put double quotes around the whole text.',
  ],
  [/^Expected .* but found/, 'A comma, a quote or a bracket is missing or one too many, here or just before.'],
  [/^Unexpected "\w/, 'A word such as export or const is misspelt, or a quote is missing, here or just before.'],
  [unterminated, 'The closing quote is missing; an apostrophe inside needs double quotes around the text.'],
];

/** Whether the error is about the quotes of a string. Then no bracket causes it. */
const isInQuotes = (text: string) => curlyQuote.test(text) || unterminated.test(text);

const toProblem = (file: string, { text, location }: Message): Problem => ({
  file,
  line: location?.line,
  message: `${text}. ${hints.find(([pattern]) => pattern.test(`${text}\n${location?.lineText}`))?.[1] ?? ''}`.trim(),
});

/** The source line at which running the module failed. */
function failedLine(error: Error, file: string, map: string): number | undefined {
  const [, line, column] = new RegExp(`${file}:(\\d+):(\\d+)`).exec(error.stack ?? '') ?? [];
  const entry = line && new SourceMap(JSON.parse(map)).findEntry(Number(line) - 1, Number(column) - 1);
  return entry && 'originalLine' in entry ? entry.originalLine + 1 : undefined;
}

type Compiled = { code?: string; map: string; problems: Problem[] };
/**
 * Caches of the last compilation and run of each file, for the watcher and the editor, which check after each change: only
 * the file that changed is compiled again, and only it and the modules that import it run again. The others return the
 * same exports object, which later caches compare.
 */
const compiled = keepLast<Compiled>();
type Exports = Record<string, unknown>;
const ran = new WeakMap<Compiled, { exports: Exports; imports: Map<string, Exports> }>();

/** Compiles TypeScript to CommonJS. Reports syntax errors and duplicate keys. */
function compile(file: string, source: string): Compiled {
  try {
    const { code, map, warnings } = transformSync(source, {
      loader: 'ts',
      format: 'cjs',
      sourcefile: file,
      sourcemap: 'external',
    });
    const problems = warnings
      .filter(({ id }) => id === 'duplicate-object-key')
      .map((warning) => ({ ...toProblem(file, warning), message: `${warning.text}: keep one, only the last counts.` }));
    return { code, map, problems };
  } catch (error) {
    const messages = (error as { errors?: Message[] }).errors;
    if (!messages) throw error;
    const bracket = messages.some(({ text }) => isInQuotes(text)) ? undefined : unclosedBracket(source);
    return {
      map: '',
      problems: bracket ? [{ file, ...bracket }] : messages.map((message) => toProblem(file, message)),
    };
  }
}

/** Modules by file, each loaded once; undefined while it is being loaded. */
export type Modules = Map<string, Loaded | undefined>;

/**
 * Runs a content module as it is on disk: the watcher and the tests load a file again after each change. The problems
 * include those of the modules that it imports. Calls with the same `modules` return each problem once.
 */
export function loadModule(root: string, file: string, modules: Modules = new Map()): Loaded {
  const before = modules.get(file);
  if (before) return { ...before, problems: [] };
  modules.set(file, undefined);
  const loaded = runModule(root, file, modules);
  modules.set(file, loaded);
  return loaded;
}

function runModule(root: string, file: string, modules: Modules): Loaded {
  const full = path.join(root, file);
  if (!existsSync(full)) return { problems: [{ file, message: 'does not exist' }] };
  const { text: source, fault } = readSource(full);
  if (fault) return { problems: [{ file, ...fault }] };
  const result = compiled(file, [source], () => compile(file, source));
  const { code, map } = result;
  const problems = [...result.problems];
  if (code === undefined) return { problems };
  const module = { exports: {} as Exports };
  const imports = new Map<string, Exports>();
  const require = (wanted: string) => {
    if (!wanted.startsWith('.')) throw new Error(`imports "${wanted}": content modules import only each other`);
    const target = path.posix.join(path.posix.dirname(file), `${wanted.replace(/\.ts$/, '')}.ts`);
    if (!existsSync(path.join(root, target))) throw new Error(`imports "${wanted}", which does not exist`);
    if (modules.has(target) && !modules.get(target))
      throw new Error(`imports "${wanted}", but ${target} needs this module itself: remove one of the two imports`);
    const imported = loadModule(root, target, modules);
    problems.push(...imported.problems);
    if (!imported.exports) throw unreadable;
    imports.set(wanted, imported.exports);
    return imported.exports;
  };
  const isSame = ([wanted, exports]: [string, Exports]) => {
    try {
      return require(wanted) === exports;
    } catch {
      // The module is run again: the error then has the line of the import.
      return false;
    }
  };
  const last = ran.get(result);
  if (last && [...last.imports].every(isSame)) return { exports: last.exports, problems };
  try {
    vm.compileFunction(code, ['module', 'exports', 'require'], { filename: file })(module, module.exports, require);
  } catch (error) {
    // The problem of the imported module is already among these.
    if (error === unreadable) return { problems };
    const fix = (error as Error).message
      .replace(
        / is not defined$/,
        '$&: text needs quotes around it; true, false and imported names must be spelt exactly',
      )
      .replace(/^Cannot read .* \(reading '(.*)'\)$/, 'what stands before .$1 has no value: a name there is misspelt');
    return { problems: [...problems, { file, line: failedLine(error as Error, file, map), message: fix }] };
  }
  ran.set(result, { exports: module.exports, imports });
  return { exports: module.exports, problems };
}
