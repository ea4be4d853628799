import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { postMetadata } from '../../content/schema/post';
import { parseFrontMatter } from '../../lib/article/front-matter';
import { loadModule } from '../../scripts/check/load';
import { modules } from '../../scripts/check/modules';
import { schemaAt as schemaBelow, valueAt as valueBelow } from '../../scripts/check/walk';
import { EditError } from '../source/error';
import type { Path } from '../types';
import { OutsideContent } from '../write/files';

/** A content module or an article: its file, and the schema and value of each of its exports. */
export type Module = { file: string; parts: Record<string, { schema: z.ZodType; name: string; value: unknown }> };

/** Whether a name is an article's: `blog/name.mdx`, with its extension. */
export const isArticle = (name: string) => /^blog\/[a-z0-9-]+\.mdx?$/.test(name);

/** The file of a module or article. Throws for any other name. */
export function fileOf(name: string): string {
  if (isArticle(name)) return `content/${name}`;
  if (Object.hasOwn(modules, name)) return `content/${name}.ts`;
  throw new OutsideContent(name);
}

const read = (root: string, file: string) => readFileSync(path.join(root, file), 'utf8');

function frontMatter(source: string, file: string): unknown {
  const { fields, errors } = parseFrontMatter(source);
  if (errors[0]) throw new EditError(`${file}:${errors[0].line}: ${errors[0].message}`);
  return fields;
}

export const moduleNames = Object.keys(modules);

export function readModule(root: string, name: string): Module {
  const file = fileOf(name);
  if (isArticle(name)) {
    const value = frontMatter(read(root, file), file);
    return { file, parts: { metadata: { schema: postMetadata, name: 'postMetadata', value } } };
  }
  const { exports, problems } = loadModule(root, file);
  if (!exports)
    throw new EditError(problems.map(({ file, line, message }) => `${file}:${line ?? 1}: ${message}`).join('\n'));
  const parts = Object.entries<z.ZodType>(modules[name as keyof typeof modules]);
  return {
    file,
    parts: Object.fromEntries(
      parts.map(([part, schema]) => [part, { schema, name: `${part}Schema`, value: exports[part] }]),
    ),
  };
}

/** The value at a path; undefined if the path does not exist. */
export const valueAt = ({ parts }: Module, [, part, ...keys]: Path): unknown =>
  valueBelow(parts[String(part)]?.value, keys);

/** The schema at a path; undefined if the path does not exist. */
export const schemaAt = ({ parts }: Module, [, part, ...keys]: Path) => schemaBelow(parts[String(part)]?.schema, keys);

/** The names of the products; empty if content/saas.ts cannot be read. */
export function productsOf(root: string): string[] {
  const { exports } = loadModule(root, 'content/saas.ts');
  const chapters = (exports?.saas as { chapters?: { products?: { title?: unknown }[] }[] } | undefined)?.chapters ?? [];
  return chapters.flatMap(({ products = [] }) => products.map(({ title }) => String(title)));
}
