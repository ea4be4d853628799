import { readFileSync } from 'node:fs';
import path from 'node:path';
import { validateXML } from 'xmllint-wasm';
import { parseHtml, textContent } from '../../scripts/lib/html';

/** Validates a document against an XML Schema of tests/export/schemas; an empty list if it is valid. */
export async function schemaErrors(contents: string, schema: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml: [{ fileName: 'document.xml', contents }],
    schema: [readFileSync(path.join('tests/export/schemas', schema), 'utf8')],
  });
  return errors.map(({ rawMessage }) => rawMessage);
}

/** Text with its character references resolved. Text that contains elements is returned unchanged. */
const decode = (text: string) => (text.includes('<') ? text : textContent(parseHtml(text, true)));

/** The contents of all elements with a name, in document order; CDATA sections are unwrapped. */
export const elements = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}(?:\\s[^>]*)?>([\\s\\S]*?)</${name}>`, 'g'))].map(([, inner = '']) =>
    inner.startsWith('<![CDATA[') ? inner.slice(9, -3).replaceAll(']]]]><![CDATA[>', ']]>') : decode(inner),
  );
