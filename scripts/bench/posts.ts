import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { articleExtension, parseFrontMatter } from '../../lib/front-matter';

const day = (index: number) => new Date(Date.UTC(2024, 10, 1) - index * 86_400_000).toISOString().slice(0, 10);

/** Writes N posts made from this site's own; title, slug, date and first line differ in each. */
export function writePosts(count: number, from: string, to: string) {
  const sources = readdirSync(from)
    .filter((file) => articleExtension.test(file))
    .sort();
  mkdirSync(to, { recursive: true });
  for (let index = 0; index < count; index++) {
    const source = readFileSync(path.join(from, sources[index % sources.length] ?? ''), 'utf8');
    const { fields, body } = parseFrontMatter(source);
    const changed = { ...(fields as object), title: `Measured post ${index + 1}`, date: day(index) };
    writeFileSync(
      path.join(to, `measured-${index + 1}.mdx`),
      `---\n${stringify(changed, { lineWidth: 0 })}---\n\nThis is number ${index + 1} of ${count}.\n\n${body}`,
    );
  }
}
