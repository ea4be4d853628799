import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A fenced block of a document: `sh` holds commands, `diff FILE` changes a file, anything else with a name is a file. */
type Block = { language: string; file: string; text: string };

/** The blocks of a Markdown document, without the indentation of the list item that they stand in. */
export function blocksOf(markdown: string): Block[] {
  return [...markdown.matchAll(/^( *)```(\w+)(?: (\S+))?\n([\s\S]*?)^\1```$/gm)].map(
    ([, indent = '', language = '', file = '', text = '']) => ({
      language,
      file,
      text: text.replace(new RegExp(`^${indent}`, 'gm'), ''),
    }),
  );
}

/**
 * Writes the file of a block. A `diff` block changes an existing file: its lines without `+` must occur there exactly once,
 * one after the other; their indentation may differ.
 */
export function applyBlock(root: string, { language, file, text }: Block) {
  const full = path.join(root, file);
  mkdirSync(path.dirname(full), { recursive: true });
  if (language !== 'diff') return writeFileSync(full, text);
  const changes = text.trimEnd().split('\n');
  const before = changes.filter((line) => !line.startsWith('+')).map((line) => line.slice(1));
  const lines = readFileSync(full, 'utf8').split('\n');
  const at = lines.flatMap((_, i) => (before.every((line, n) => lines[i + n]?.trim() === line.trim()) ? i : []));
  const [start] = at;
  if (start === undefined || at.length > 1)
    throw new Error(`${file} contains these lines ${at.length} times, not once:\n${before.join('\n')}`);
  let next = start;
  const after = changes.flatMap((line) => {
    if (line.startsWith('+')) return line.slice(1);
    const kept = lines[next++] ?? '';
    return line.startsWith('-') ? [] : kept;
  });
  lines.splice(start, before.length, ...after);
  writeFileSync(full, lines.join('\n'));
}

/** Variables of the test runner, which documented commands do not get. */
const ofTestRunner = /^(?:NODE_ENV|VITEST.*|TEST_REPORT)$/;

/** Runs a documented command in a folder, in an environment like that of a developer's shell. */
export function runCommand(command: string, cwd: string, unset = /^$/): { ok: boolean; output: string } {
  const variables = Object.entries({ ...process.env, NO_COLOR: '1' });
  const env = Object.fromEntries(variables.filter(([name]) => !ofTestRunner.test(name) && !unset.test(name)));
  const { status, stdout, stderr } = spawnSync('sh', ['-c', command], {
    cwd,
    encoding: 'utf8',
    env: env as NodeJS.ProcessEnv,
  });
  return { ok: status === 0, output: stdout + stderr };
}
