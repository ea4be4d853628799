import { parseDocument } from 'yaml';
import type { Operation } from '../types';
import { EditError } from './find';

const parts = /^(?<open>\uFEFF?---[^\S\n]*\n)(?<yaml>[\s\S]*?\n)(?<close>---[^\S\n]*(?:\n|$))/;

/** Splits an article into front matter and body. Line endings and byte-order marks are kept. */
export function splitArticle(source: string) {
  const { open, yaml, close } = parts.exec(source)?.groups ?? {};
  if (open === undefined || yaml === undefined || close === undefined)
    throw new EditError('the article has no front matter between two lines of ---');
  return { open, yaml, close, body: source.slice(open.length + yaml.length + close.length) };
}

/** Changes one field of an article's front matter. Comments and the order of the fields are kept. */
export function editFrontMatter(source: string, operation: Operation): string {
  const { open, yaml, close, body } = splitArticle(source);
  const document = parseDocument(yaml, { schema: 'core' });
  const keys = operation.path.slice(2);
  if (operation.do === 'set') document.setIn(keys, operation.value);
  else if (operation.do === 'remove') document.deleteIn(keys);
  else throw new EditError('an article’s front matter has no lists');
  const text = document.toString({ lineWidth: 0, flowCollectionPadding: true });
  return open + (yaml.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text) + close + body;
}
