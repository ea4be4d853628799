import {
  type ErrorCode,
  isAlias,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type YAMLError,
} from 'yaml';

/** Articles end in .mdx or .md; both are parsed as MDX. Hidden files (names that start with a dot) are not articles. */
export const articleExtension = /(?<=^[^.].*)\.mdx?$/;

/** One error in an article's front matter; `line` counts from 1 in the file. */
type FrontMatterError = { line: number; message: string };

export type FrontMatter = {
  /**
   * The fields between the two lines of `---`, as YAML 1.2 reads them: dates stay text, only true and false are
   * booleans.
   */
  fields: unknown;
  /** The article below the front matter. */
  body: string;
  /** The line of the file on which the body starts. */
  bodyLine: number;
  errors: FrontMatterError[];
  /** The line of the file on which a field's value starts. */
  lineOf: (path: PropertyKey[]) => number | undefined;
};

const oldForm =
  'is in the old form: replace "export const metadata = {" and "};" by a line of --- each, write every field between them as "name: value" without the comma at its end, and write image as "image:" with "file: …" and "alt: …" on indented lines below it';
const noOpening = 'must start with a line of --- above its fields (title, date and so on): nothing may come before it';
const noClosing =
  'the closing line of the front matter is missing: write --- on a line of its own below the last field';

const messages: Partial<Record<ErrorCode, string>> = {
  TAB_AS_INDENT: 'the line is indented with a tab: use two spaces',
  BAD_SCALAR_START: 'the text starts with a character that YAML reserves: put quotes around the text',
  BAD_DQ_ESCAPE: 'a \\ in double quotes starts an escape sequence: put the text in single quotes',
  UNEXPECTED_TOKEN:
    'a quote is missing or one too many, here or above: put text that contains an apostrophe in double quotes, and other text in quotes as a whole',
};

/** The message for a line that YAML does not read as a field. */
const notAField = (line: string) => {
  if (/^\s*[\w-]+:\u00a0/.test(line)) return 'the space after the colon is a no-break space: type an ordinary one';
  if (/^\s*[\w-]+:\S/.test(line)) return 'a space is missing after the colon';
  return `the line is not a field: write it as "name: value"${/^\s*[\w-]+\s*=/.test(line) ? ', with a colon and not =' : ''}`;
};

/**
 * The message for a parser error, with the fix. `text` is the source from the error's position to the end of its line.
 */
function describe({ code, message }: YAMLError, text: string, fullLine: string): string {
  if (code === 'DUPLICATE_KEY') return `the field ${/^[^:]+/.exec(text)?.[0]} occurs twice: keep one`;
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && /:\s+[“”]/.test(fullLine))
    return 'the text contains a colon: put straight quotes (") around the whole text, “ ” are not read as quotes';
  if (code === 'BLOCK_AS_IMPLICIT_KEY')
    return /:(\s|$)/.test(text)
      ? 'the text contains a colon: put quotes around the whole text'
      : 'the next line is indented: start it in the same column if it is a field, or put quotes around the whole text if it continues this one';
  if (code === 'MISSING_CHAR' && message.includes('quote'))
    return 'the closing quote is missing: put text that contains an apostrophe in double quotes';
  if (code === 'MULTILINE_IMPLICIT_KEY' || code === 'MISSING_CHAR') return notAField(fullLine);
  if (code === 'UNEXPECTED_TOKEN' && /:\s+([[{|>]|- )/.test(fullLine)) return messages.BAD_SCALAR_START ?? message;
  return messages[code] ?? `${message}: put quotes around the text`;
}

/** Text that YAML would change without an error: aliases, anchors, tags, and what follows ` #`. */
function droppedText(node: unknown): string | undefined {
  if (isAlias(node) || (isScalar(node) && (node.anchor || node.tag)))
    return 'the text starts with *, & or !, which YAML reserves: put quotes around the text';
  if (
    isScalar(node) &&
    node.type === 'PLAIN' &&
    (typeof node.value === 'string' || node.value === null) &&
    node.comment
  )
    return `the text ends before #, which starts a comment: put quotes around the whole text`;
  return undefined;
}

function parseFields(lines: string[]) {
  const source = lines.map((line) => `${line}\n`).join('');
  const counter = new LineCounter();
  const document = parseDocument(source, { schema: 'core', lineCounter: counter, prettyErrors: false });
  // The first line of the source is the second of the file.
  const lineAt = (offset: number) => counter.linePos(offset).line + 1;
  const errors: FrontMatterError[] = [];
  let lastQuote = 0;
  visit(document, (_, node) => {
    if (!isNode(node) || !node.range) return;
    if (isScalar(node) && node.type?.startsWith('QUOTE')) [lastQuote] = node.range;
    const message = droppedText(node);
    if (message) errors.push({ line: lineAt(node.range[0]), message });
  });
  for (const error of document.errors) {
    const offset = error.message.endsWith('quote') ? lastQuote : error.pos[0];
    const line = lineAt(offset);
    const text = source.slice(offset).split('\n', 1)[0] ?? '';
    errors.push({ line, message: describe(error, text, lines[line - 2] ?? '') });
  }
  const { contents } = document;
  if (contents && !isMap(contents) && errors.length === 0) {
    const line = lineAt(contents.range[0]);
    errors.push({ line, message: notAField(lines[line - 2] ?? '') });
  }
  const lineOf = (path: PropertyKey[]): number | undefined => {
    const node = path.length > 0 ? document.getIn(path, true) : undefined;
    if (isNode(node) && node.range) return lineAt(node.range[0]);
    return path.length > 1 ? lineOf(path.slice(0, -1)) : undefined;
  };
  const trim = (_: unknown, value: unknown) => (typeof value === 'string' ? value.trim() : value);
  return { fields: errors.length > 0 ? undefined : (document.toJS({ reviver: trim }) ?? {}), errors, lineOf };
}

/**
 * Splits an article into the fields of its YAML front matter and its body. Accepts byte-order marks and CRLF. Returns
 * only the first of several errors, because it often causes the others.
 */
export function parseFrontMatter(source: string): FrontMatter {
  const lines = source
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .split('\n');
  const closing = lines.findIndex((line, index) => index > 0 && line.trimEnd() === '---');
  const failed = (line: number, message: string): FrontMatter => ({
    fields: undefined,
    body: '',
    bodyLine: 1,
    errors: [{ line, message }],
    lineOf: () => undefined,
  });
  if (lines[0]?.trimEnd() !== '---') return failed(1, /^\s*export const metadata/.test(source) ? oldForm : noOpening);
  const firstEmpty = lines.findIndex((line, index) => index > 0 && !line.trim());
  if (closing < 0) return failed(firstEmpty < 0 ? lines.length : firstEmpty + 1, noClosing);
  const { fields, errors, lineOf } = parseFields(lines.slice(1, closing));
  const [first] = errors.sort((a, b) => a.line - b.line);
  // The error comes after a blank line with no field after it, so the parser has read the article's text as fields.
  const below = lines.slice(firstEmpty, closing).find((line) => line.trim());
  if (first && firstEmpty > 0 && first.line > firstEmpty + 1 && below && !/^\s*[\w-]+\s*[:=]/.test(below))
    return failed(firstEmpty + 1, noClosing);
  const body = lines.slice(closing + 1).join('\n');
  return { fields, body, bodyLine: closing + 2, errors: first ? [first] : [], lineOf };
}
