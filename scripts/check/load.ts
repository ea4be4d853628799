import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { type Message, transformSync } from 'esbuild';
import type { Problem } from './problem';

type Loaded = { exports?: Record<string, unknown>; problems: Problem[] };

const hints: [RegExp, string][] = [
  [/^Expected .* but found/, 'A comma, a quote or a bracket is missing or one too many, here or just before.'],
  [/^Unterminated string/, 'The closing quote is missing; an apostrophe inside needs double quotes around the text.'],
];

const inWordsOf = (file: string, { text, location }: Message): Problem => ({
  file,
  line: location?.line,
  message: [`${text}.`, ...hints.filter(([sign]) => sign.test(text)).map(([, hint]) => hint)].join(' '),
});

/** Where a name stands in a text, as a line. */
const lineOf = (source: string, name: string) => {
  const index = source.search(new RegExp(`\\b${name}\\b`));
  return index < 0 ? undefined : source.slice(0, index).split('\n').length;
};

/** TypeScript to runnable code; says where it cannot be read, and which field stands twice in one group. */
export function compile(file: string, source: string): { code?: string; problems: Problem[] } {
  try {
    const { code, warnings } = transformSync(source, { loader: 'ts', format: 'cjs', sourcefile: file });
    const doubled = warnings.filter(({ id }) => id === 'duplicate-object-key');
    return {
      code,
      problems: doubled.map((warning) => ({
        ...inWordsOf(file, warning),
        message: `${warning.text}: only the last would count.`,
      })),
    };
  } catch (error) {
    const messages = (error as { errors?: Message[] }).errors;
    if (!messages) throw error;
    return { problems: messages.map((message) => inWordsOf(file, message)) };
  }
}

/** Runs one content module as it stands on disk now, uncached, so that a watcher and tests can ask again and again. */
export function loadModule(root: string, file: string): Loaded {
  const full = path.join(root, file);
  if (!existsSync(full)) return { problems: [{ file, message: 'does not exist' }] };
  const source = readFileSync(full, 'utf8');
  const { code, problems } = compile(file, source);
  if (code === undefined) return { problems };
  const module = { exports: {} as Record<string, unknown> };
  const require = (wanted: string) => {
    if (!wanted.startsWith('.')) throw new Error(`imports "${wanted}": content holds words only`);
    const loaded = loadModule(root, path.posix.join(path.posix.dirname(file), `${wanted.replace(/\.ts$/, '')}.ts`));
    if (!loaded.exports) throw new Error(`imports "${wanted}", which cannot be read`);
    return loaded.exports;
  };
  try {
    vm.compileFunction(code, ['module', 'exports', 'require'], { filename: file })(module, module.exports, require);
  } catch (error) {
    const { message } = error as Error;
    const name = /^(\w+) is not defined$/.exec(message)?.[1];
    const mend = name ? `${message}: text needs quotes around it` : message;
    return { problems: [...problems, { file, line: name ? lineOf(source, name) : undefined, message: mend }] };
  }
  return { exports: module.exports, problems };
}
