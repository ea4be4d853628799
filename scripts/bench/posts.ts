import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { articleExtension, parseFrontMatter } from '../../lib/front-matter';

const day = (index: number) => new Date(Date.UTC(2024, 10, 1) - index * 86_400_000).toISOString().slice(0, 10);

/** Adds copies of a site's posts until there are `count`. Title, slug, date and first line differ in each. */
export function addPosts(count: number, folder: string) {
  const sources = readdirSync(folder)
    .filter((file) => articleExtension.test(file))
    .sort();
  for (let index = sources.length; index < count; index++) {
    const source = readFileSync(path.join(folder, sources[index % sources.length] ?? ''), 'utf8');
    const { fields, body } = parseFrontMatter(source);
    const changed = { ...(fields as object), title: `Measured post ${index + 1}`, date: day(index) };
    writeFileSync(
      path.join(folder, `measured-${index + 1}.mdx`),
      `---\n${stringify(changed, { lineWidth: 0 })}---\n\nThis is number ${index + 1} of ${count}.\n\n${body}`,
    );
  }
}
