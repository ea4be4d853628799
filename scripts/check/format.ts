import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { articleExtension } from '../../lib/article/front-matter';
import { readSource } from './source';

const blog = 'content/blog';

/**
 * The arguments with which Biome formats the content modules. Biome's own messages are off: the content check reports
 * invalid files in words for editors.
 */
export const formatContent = ['check', '--write', '--log-level=none', 'content'];

/** Removes from articles a byte-order mark, CRLF and white space at the end. Biome does not read MDX. */
export function formatArticles(root: string) {
  const names = existsSync(path.join(root, blog)) ? readdirSync(path.join(root, blog)) : [];
  for (const name of names.filter((entry) => articleExtension.test(entry))) {
    const file = path.join(root, blog, name);
    const { text, fault } = readSource(file);
    // The check reports it.
    if (fault) continue;
    const formatted = `${text
      .replace(/^\uFEFF/, '')
      .replace(/\r\n?/g, '\n')
      .trimEnd()}\n`;
    if (formatted !== text) writeFileSync(file, formatted);
  }
}
