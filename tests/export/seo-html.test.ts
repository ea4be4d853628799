import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { services } from '@/content/services';
import { team } from '@/content/team';
import { fetchToolOrSkip } from '../../scripts/lib/tools';
import { duplicates } from '../lib/duplicates';
import { files, page, pagePaths, text } from '../lib/export';
import { config } from './html-validate';

/** Section ids are the labels of their menu items, spaces included (docs/specification.md). */
const spaced = new Set(
  [...Object.values(services.items), ...Object.values(team)].flatMap((part) =>
    typeof part === 'object' ? part.id : [],
  ),
);

type Message = { ruleId: string; message: string; line: number; column: number };
const packages = fetchToolOrSkip('html-validate', 'The HTML of the pages was not validated');
const validator = packages && new (createRequire(`${packages}/`)('html-validate').HtmlValidate)(config);
const excused = ({ ruleId, message }: Message) => {
  const [id = ''] = [...message.matchAll(/"([^"]*)"/g)]
    .map(([, quoted]) => quoted ?? '')
    .filter((text) => text !== 'id');
  return ['valid-id', 'attribute-allowed-values'].includes(ruleId) && spaced.has(id);
};
const faults = async (file: string, html: string) => {
  const { results } = await validator.validateString(html, file);
  return (results as { messages: Message[] }[])
    .flatMap(({ messages }) => messages)
    .filter((message) => !excused(message))
    .map(({ ruleId, message, line, column }) => `${ruleId} at ${line}:${column}: ${message}`);
};

const skipReason = 'its package could not be installed';
describe.skipIf(!validator)('html-validate', { meta: { skipReason } }, () => {
  it.each(files.filter((file) => file.endsWith('.html')))('%s is valid HTML', async (file) => {
    expect(await faults(file, text(file))).toEqual([]);
  });

  it.each([
    ['an id twice', '<p id="a"></p><p id="a"></p>'],
    ['an id with a space that is no section’s', '<p id="Some Thing"></p>'],
    ['a picture without alt text', '<img src="/a.avif">'],
    ['a list item outside a list', '<li>a</li>'],
  ])('%s would be found', async (_, markup) => {
    const html = text('/about/index.html').replace('</main>', `${markup}</main>`);
    expect((await faults('/about/index.html', html)).length).toBeGreaterThan(0);
  });
});

it.each(pagePaths)('%s: each section has a heading or a name, each term of a description list occurs once', (path) => {
  // A heading belongs to the innermost section or article.
  const titled = [...page(path).querySelectorAll('h1, h2, h3')].map((one) => one.closest('section, article'));
  const sections = [...page(path).querySelectorAll('section')].filter(
    (section) => !section.matches('[aria-label], [aria-labelledby]') && !titled.includes(section),
  );
  expect(sections.map(({ className }) => className)).toEqual([]);
  const repeated = [...page(path).querySelectorAll('dl')].flatMap((list) =>
    duplicates([...list.querySelectorAll('dt')].map(({ textContent }) => textContent)),
  );
  expect(repeated).toEqual([]);
});
