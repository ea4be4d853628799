import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type PostMetadata, postMetadata } from '../../content/schema/post';
import { articleExtension, type FrontMatter, parseFrontMatter } from '../../lib/article/front-matter';
import { todayInIndia } from '../../lib/dates';
import { draftTemplate } from './draft-template';
import { explain } from './explain';
import type { Problem } from './problem';
import { articleProblems, readArticle } from './rules/article';
import { invisibleProblems, textProblems } from './rules/texts';
import { readSource } from './source';

export type Post = {
  file: string;
  slug: string;
  /** Undefined when a field is invalid. */
  metadata?: PostMetadata;
  lineOf: FrontMatter['lineOf'];
  ids: string[];
  links: { url: string; line: number | undefined }[];
  pictures: { file: string; alt: string; line: number | undefined }[];
};

const folder = 'content/blog';
const ignored = /^(\..*|Thumbs\.db|desktop\.ini)$/i;

/** What is wrong with the last part of an article's address. */
export const slugProblem = (slug: string) =>
  /^page(?:-\d+)?$/.test(slug) ? 'needs another name: this one belongs to the pages of the index' : undefined;

/** What is wrong with the name of a file in content/blog. */
function nameProblem(name: string, slugs: Map<string, string>): string | undefined {
  if (/^~\$/.test(name)) return 'is a temporary file of an office program: close that program, or delete the file';
  if (!/\.mdx?$/i.test(name)) return 'is not an article: move it out of content/blog, or delete it';
  if (!/^[a-z0-9]+(-[a-z0-9]+)*\.mdx?$/.test(name))
    return 'is not published: name an article with lower-case letters, digits and hyphens, and .mdx or .md at the end';
  const slug = name.replace(articleExtension, '');
  const other = slugs.get(slug);
  if (other) return `has the same address as ${other}: rename or delete one of the two`;
  slugs.set(slug, name);
  return slugProblem(slug);
}

/** Reads every file of content/blog and applies the rules that need no other content. */
export function readPosts(root: string): { posts: Post[]; problems: Problem[] } {
  const posts: Post[] = [];
  const problems: Problem[] = [];
  const slugs = new Map<string, string>();
  const full = path.join(root, folder);
  const names = existsSync(full) ? readdirSync(full).filter((entry) => !ignored.test(entry)) : [];
  for (const name of names.sort()) {
    const file = `${folder}/${name}`;
    const message = nameProblem(name, slugs);
    if (message) problems.push({ file, message });
    else posts.push(readPost(root, file, problems));
  }
  return { posts, problems };
}

function readPost(root: string, file: string, problems: Problem[]): Post {
  const { text, fault } = readSource(path.join(root, file));
  const { fields, body, bodyLine, errors, lineOf } = parseFrontMatter(text);
  const slug = path.basename(file).replace(articleExtension, '');
  const post: Post = { file, slug, lineOf, ids: [], links: [], pictures: [] };
  const report = (message: string, line?: number) => problems.push({ file, line, message });
  const unreadable = fault ? [fault] : errors;
  for (const { message, line } of unreadable) report(message, line);
  if (unreadable.length > 0) return post;
  const invalid = explain(file, fields, postMetadata, lineOf);
  problems.push(...invalid);
  if (invalid.length === 0) post.metadata = fields as PostMetadata;
  for (const field of ['title', 'description'] as const)
    if (post.metadata?.[field].includes('\n'))
      problems.push(fieldProblem(post, field, 'has a line break: write it in one line'));

  const article = readArticle('\n'.repeat(bodyLine - 1) + body);
  if (article.error) report(article.error.message, article.error.line);
  for (const { message, line } of articleProblems(article.nodes)) report(message, line);
  const lines = text.split(/\r?\n/);
  const pictures = article.nodes.filter(({ type }) => type === 'imageReference');
  for (const node of article.nodes) {
    const line = node.position?.start.line;
    if (node.type === 'text') for (const message of textProblems(node.value ?? '', true, true)) report(message, line);
    if (node.type === 'code' || node.type === 'inlineCode')
      for (const message of invisibleProblems(node.value ?? '')) report(message, line);
    const picture = node.type === 'image' ? node : pictures.find(({ identifier }) => identifier === node.identifier);
    if (node.type === 'link' || (node.type === 'definition' && !picture))
      post.links.push({ url: node.url ?? '', line });
    else if (picture && node.url !== undefined) post.pictures.push({ file: node.url, alt: picture.alt ?? '', line });
  }
  for (const line of new Set(article.nodes.map(({ type, position }) => /^image/.test(type) && position?.start.line)))
    if (line && /!\[[^\]]*(?<!\\)\{/.test(lines[line - 1] ?? ''))
      report('the description of a picture has a {: nothing is filled in there, so write the name itself', line);
  post.ids = article.ids;
  if (!body.trim()) report('has front matter but no text: write the article below the second ---');
  if (post.metadata && !post.metadata.draft) problems.push(...publishedProblems(post, post.metadata, body));
  return post;
}

/** A problem of a field of the front matter. */
export const fieldProblem = ({ file, lineOf }: Post, field: string, message: string): Problem => ({
  file,
  line: lineOf([field]),
  path: [field],
  message,
});

/** Rules for published articles; drafts are exempt. */
function publishedProblems(post: Post, metadata: PostMetadata, body: string): Problem[] {
  const { date, description, image } = metadata;
  const problems: Problem[] = [];
  const report = (field: string, message: string) => problems.push(fieldProblem(post, field, message));
  const today = todayInIndia();
  if (date > today) report('date', `is ${date}, but today in India is ${today}: set draft: true until then`);
  if (description === draftTemplate.description)
    report('description', 'is still the text of npm run new:post: write your own');
  if (image.alt === draftTemplate.alt)
    report('image', 'still has the description of npm run new:post: choose a picture and describe it');
  if (draftTemplate.paragraphs.some((paragraph) => body.includes(paragraph)))
    problems.push({ file: post.file, message: 'still contains a sentence of npm run new:post: write your own' });
  return problems;
}
