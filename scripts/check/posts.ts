import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type PostMetadata, postMetadata } from '../../content/schema/post';
import { parsePost } from '../../lib/posts';
import { readArticle } from './article';
import { explain } from './explain';
import { compile } from './load';
import type { Problem } from './problem';
import { articleFaults } from './rules/article';
import { todayInIndia } from './rules/dates';
import { textProblems } from './rules/texts';
import { starter } from './starter';

export type Post = {
  file: string;
  slug: string;
  metadata?: PostMetadata;
  ids: string[];
  links: { url: string; line: number | undefined }[];
  pictures: { file: string; alt: string; line: number | undefined }[];
};

const folder = 'content/blog';
const ignored = /^(\..*|Thumbs\.db|desktop\.ini)$/i;

/** Whether a field could stand twice: a name before a colon does. To be sure takes longer than to read the article. */
function mayRepeat(text: string): boolean {
  const names = text.match(/[\w$]+(?=['"]?\s*:)/g) ?? [];
  return new Set(names).size < names.length;
}

/** Every file of content/blog, read and held against the rules that need nothing else. */
export function readPosts(root: string): { posts: Post[]; problems: Problem[] } {
  const posts: Post[] = [];
  const problems: Problem[] = [];
  for (const name of readdirSync(path.join(root, folder))
    .filter((entry) => !ignored.test(entry))
    .sort()) {
    const file = `${folder}/${name}`;
    if (!/^[a-z0-9]+(-[a-z0-9]+)*\.mdx$/.test(name)) {
      problems.push({
        file,
        message: 'is left out of the site: an article is named in small letters, digits and hyphens and ends in .mdx',
      });
      continue;
    }
    if (name === 'page.mdx')
      problems.push({ file, message: 'needs another name: /resources/blog/page/ belongs to the index' });
    const found = readPost(file, readFileSync(path.join(root, file), 'utf8'));
    posts.push(found.post);
    problems.push(...found.problems);
  }
  return { posts, problems };
}

function readPost(file: string, source: string): { post: Post; problems: Problem[] } {
  const post: Post = { file, slug: path.basename(file, '.mdx'), ids: [], links: [], pictures: [] };
  const problems: Problem[] = [];
  const say = (message: string, line?: number, place?: string[]) => problems.push({ file, line, place, message });
  const text = source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  let parsed: ReturnType<typeof parsePost>;
  try {
    parsed = parsePost(source);
  } catch (error) {
    const syntax = compile(file, text.slice(0, text.search(/\n\};?[ \t]*(\n|$)/) + 3)).problems[0];
    if ((error as Error).name === 'SyntaxError' && syntax) problems.push(syntax);
    else say((error as Error).message);
    return { post, problems };
  }
  const { metadata, body } = parsed;
  const above = text.slice(0, text.length - body.length);
  if (mayRepeat(above)) problems.push(...compile(file, above).problems);
  const refused = explain(file, metadata, postMetadata);
  problems.push(...refused);
  if (refused.length === 0) post.metadata = metadata as PostMetadata;

  const article = readArticle('\n'.repeat(above.split('\n').length - 1) + body);
  if (article.fault) say(article.fault.message, article.fault.line);
  for (const { message, line } of articleFaults(article.nodes)) say(message, line);
  for (const node of article.nodes) {
    const line = node.position?.start.line;
    if (node.type === 'text') for (const message of textProblems(node.value ?? '', true)) say(message, line);
    if (node.type === 'link' || node.type === 'definition') post.links.push({ url: node.url ?? '', line });
    if (node.type === 'image') post.pictures.push({ file: node.url ?? '', alt: node.alt ?? '', line });
  }
  post.ids = article.ids;
  if (!body.trim()) say('has a head but no text');
  if (post.metadata && !post.metadata.draft) problems.push(...publishedProblems(file, post.metadata, body));
  return { post, problems };
}

/** What a draft may still have, and a published article may not. */
function publishedProblems(file: string, { date, description, image }: PostMetadata, body: string): Problem[] {
  const problems: Problem[] = [];
  const say = (place: string, message: string) => problems.push({ file, place: [place], message });
  const today = todayInIndia();
  if (date > today)
    say('date', `is ${date}, which has not come yet: in India it is ${today}. Set draft: true until then`);
  if (description === starter.description) say('description', 'is still what npm run new:post wrote');
  if (image.file.startsWith('placeholder/')) say('image', 'is still the one npm run new:post put in');
  if (body.includes(starter.body))
    problems.push({ file, message: 'still holds the sentence that npm run new:post wrote' });
  return problems;
}
