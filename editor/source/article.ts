import { isScalar, parseDocument, type YAMLSeq } from 'yaml';
import type { Operation } from '../types';
import { EditError } from './error';

const parts = /^(?<open>\uFEFF?---[^\S\n]*\n)(?<yaml>[\s\S]*?\n)(?<close>---[^\S\n]*(?:\n|$))/;

/** Splits an article into front matter and body. Line endings and byte-order marks are kept. */
export function splitArticle(source: string) {
  const { open, yaml, close } = parts.exec(source)?.groups ?? {};
  if (open === undefined || yaml === undefined || close === undefined)
    throw new EditError('the article has no front matter between two lines of ---');
  return { open, yaml, close, body: source.slice(open.length + yaml.length + close.length) };
}

const options = { schema: 'core' } as const;

/** Changes one field of an article's front matter. Where the field has a text, number or switch, the rest keeps every byte. */
export function editFrontMatter(source: string, operation: Operation): string {
  const { open, yaml, close, body } = splitArticle(source);
  const document = parseDocument(yaml, options);
  const keys = operation.path.slice(2);
  const node = document.getIn(keys, true);
  if (operation.do === 'set') document.setIn(keys, operation.value);
  else if (operation.do === 'remove') document.deleteIn(keys);
  else {
    const { items } = node as YAMLSeq;
    const entry = operation.do === 'insert' ? document.createNode(operation.value) : items.splice(operation.at, 1)[0];
    if (operation.do !== 'delete') items.splice(operation.do === 'move' ? operation.to : operation.at, 0, entry);
  }
  const written = document.toString({ lineWidth: 0, flowCollectionPadding: true });
  const after = parseDocument(written, options).getIn(keys, true);
  let text = written;
  if (isScalar(node) && node.range && node.range[0] < node.range[1] && isScalar(after) && after.range) {
    const [start, end] = node.range;
    const value = written.slice(after.range[0], after.range[1]).trimEnd();
    // The value of a block of text ends with its last line.
    text = yaml.slice(0, start) + value + (yaml.slice(start, end).endsWith('\n') ? '\n' : '') + yaml.slice(end);
  }
  return open + (yaml.includes('\r\n') ? text.replace(/\r?\n/g, '\r\n') : text) + close + body;
}
