import { parseDocument } from 'yaml';
import { parsePost } from '../../lib/posts';
import type { Operation } from '../types';
import { editModule } from './edit';
import { EditError } from './find';

/** An article's front matter and the text below it; a byte-order mark stays with the former. */
export function splitArticle(source: string): { head: string; body: string } {
  const { body } = parsePost(source);
  const lines = source.includes('\r\n') ? body.replaceAll('\n', '\r\n') : body;
  return { head: source.slice(0, source.length - lines.length), body: lines };
}

/** The article after one change of a field of its front matter. Comments and the order of the fields stay. */
export function editFrontMatter(source: string, operation: Operation): string {
  const { head, body } = splitArticle(source);
  if (!/^\uFEFF?---/.test(head)) return editModule(head, operation) + body;
  const [, open = '', yaml = '', close = ''] = /^(\uFEFF?---\r?\n)([\s\S]*?)(^---[\s\S]*)$/m.exec(head) ?? [];
  const document = parseDocument(yaml);
  const keys = operation.path.slice(2);
  if (operation.do === 'set') document.setIn(keys, operation.value);
  else if (operation.do === 'remove') document.deleteIn(keys);
  else throw new EditError('an article’s front matter has no lists');
  return open + document.toString({ lineWidth: 0 }) + close + body;
}
