import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { articleExtension, parseFrontMatter } from '../../lib/front-matter';

const day = (index: number) => new Date(Date.UTC(2024, 10, 1) - index * 86_400_000).toISOString().slice(0, 10);

/**
 * N posts made of this site's own, each with a title, an address, a day and a first line of its own: MDX here, and the
 * same for Hugo.
 */
export function writePosts(count: number, from: string, to: string, hugo: string) {
  const own = readdirSync(from)
    .filter((file) => articleExtension.test(file))
    .sort();
  mkdirSync(to, { recursive: true });
  mkdirSync(hugo, { recursive: true });
  for (let index = 0; index < count; index++) {
    const source = readFileSync(path.join(from, own[index % own.length] ?? ''), 'utf8');
    const parsed = parseFrontMatter(source);
    const title = `Measured post ${index + 1}`;
    const body = `\nThis is number ${index + 1} of ${count}.\n\n${parsed.body}`;
    const fresh = { ...(parsed.fields as object), title, date: day(index) };
    writeFileSync(path.join(to, `measured-${index + 1}.mdx`), `---\n${stringify(fresh, { lineWidth: 0 })}---\n${body}`);
    const plain = body
      .replace(/<\/?[A-Z][^>]*>/g, '')
      .replaceAll('{', '')
      .replaceAll('}', '');
    writeFileSync(
      path.join(hugo, `measured-${index + 1}.md`),
      `---\ntitle: ${title}\ndate: ${day(index)}\n---\n${plain}`,
    );
  }
}
