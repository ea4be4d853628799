import { readFileSync } from 'node:fs';
import { loadModule } from '../../../scripts/check/load';
import { modules } from '../../../scripts/check/modules';
import { add, edit, overwrite } from '../copy';

/** Changes a copy of the content; returns a function that undoes the change. */
export type Change = (root: string) => () => void;

/** What is wrong, the change that makes it so, and a part of the report that it must cause. */
export type Fault = [what: string, change: Change, report: string];

const fileOf = new Map(
  Object.entries(modules).flatMap(([module, schemas]) =>
    Object.keys(schemas).map((name) => [name, `content/${module}.ts`] as const),
  ),
);

/**
 * Sets a value of a content module: `set('team.founders.people.0.name', '')`. The path starts with the export's name and
 * must exist up to its last key. `undefined` removes the field; a function computes the value from the present one.
 */
export function set(path: string, to: unknown): Change {
  const keys = path.split('.');
  const file = fileOf.get(keys[0] ?? '');
  if (!file) throw new Error(`No content module exports ${keys[0]}.`);
  const last = keys.pop() ?? '';
  return (root) => {
    const exports: Record<string, unknown> = structuredClone(loadModule(root, file).exports ?? {});
    const parent = keys.reduce<Record<string, unknown> | undefined>(
      (value, key) => value?.[key] as Record<string, unknown> | undefined,
      exports,
    );
    if (!parent) throw new Error(`${file} has no ${path}.`);
    parent[last] = typeof to === 'function' ? to(parent[last]) : to;
    // JSON leaves fields out that are undefined.
    const lines = Object.entries(exports).map(([key, value]) => `export const ${key} = ${JSON.stringify(value)};\n`);
    return overwrite(root, file, lines.join(''));
  };
}

/** Replaces a text in a file's source. */
export const replace =
  (file: string, from: string | RegExp, to: string): Change =>
  (root) =>
    edit(root, file, from, to);

/** Writes a new file. */
export const write =
  (file: string, bytes: string | Buffer): Change =>
  (root) =>
    add(root, file, bytes);

/** Two changes at once. */
export const both =
  (one: Change, other: Change): Change =>
  (root) => {
    const undo = [one(root), other(root)];
    return () => {
      for (const step of undo.reverse()) step();
    };
  };

/** The number of the line of a file that a pattern matches. */
export const lineOf = (file: string, pattern: RegExp) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .findIndex((line) => pattern.test(line)) + 1;

/** The title of the contact page: its file, a pattern that finds it there, and its line. */
export const contact = 'content/contact.ts';
export const title = /(?<=\n {2}title: ).*(?=,\n)/;
export const titleLine = lineOf(contact, /^ {2}title:/);

/** A report without the line numbers of fields, which the tables of faults omit; `the line of a field of a module` tests them. */
export const withoutLines = (report: string) => report.replace(/^(\s*content\/[\w/-]+\.ts):\d+(?= › )/gm, '$1');
