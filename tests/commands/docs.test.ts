import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { sourceDate } from '../../scripts/lib/git';
import { blocksOf, runCommand } from '../lib/recipe';

const folders = ['.', 'docs', 'content', 'editor', 'deploy', 'art', 'tests/bench'];
const documents = folders.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => ({ file: path.join(folder, name), text: readFileSync(path.join(folder, name), 'utf8') })),
);
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
/** A document without its code blocks, whose file names need not exist. */
const prose = (text: string) => text.replace(/^ *```[\s\S]*?^ *```$/gm, '');
const find = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);
/** The fragment under which GitHub shows a heading. */
const slug = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

describe.each(documents)('$file', ({ file, text }) => {
  it('links to files and headings that exist', () => {
    const dead = find(prose(text), /\]\((?![a-z]+:)([^)\s]+)\)/g).filter((link) => {
      const [to = '', fragment] = link.split('#');
      const target = to ? path.join(path.dirname(file), to) : file;
      if (!existsSync(target)) return true;
      const headings = () => find(readFileSync(target, 'utf8'), /^#+ (.*)$/gm).map(slug);
      return fragment !== undefined && !headings().includes(fragment);
    });
    // Addresses of pages of the site are examples for posts.
    expect(dead.filter((link) => !link.startsWith('/') && link !== 'blog/picture.jpg')).toEqual([]);
  });

  it('names scripts that package.json has', () => {
    const missing = find(text, /npm run ([a-z][a-z:-]*)/g).filter((name) => !(name in scripts));
    expect([...new Set(missing)]).toEqual([]);
  });

  it('names files and folders that exist', () => {
    const paths = find(
      prose(text),
      /`((?:\.github|app|art|components|content|deploy|docs|editor|lib|public|scripts|tests)\/[\w./-]*)`/g,
    );
    expect(paths.filter((name) => !existsSync(name))).toEqual([]);
  });
});

it('comments cite docs/specification.md, not a text that is outside the repository', () => {
  const outside = /\b(?:the|client's) (?:specification|issue)\b|the specification[’']s|\bsection \d/i;
  const lines = ['app', 'art', 'components', 'content', 'editor', 'lib', 'scripts', 'tests'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:tsx?|mjs|css|py)$/.test(name))
      .map((name) => path.join(folder, name))
      .flatMap((file) =>
        readFileSync(file, 'utf8')
          .split('\n')
          .map((text, at) => ({ at: `${file}:${at + 1}`, text })),
      ),
  );
  const found = lines.filter(({ at, text }) => outside.test(text) && !at.startsWith('tests/commands/docs.test.ts'));
  expect(found.map(({ at, text }) => `${at} ${text.trim()}`)).toEqual([]);
});

/** The file that starts each documented command, and the code that does it. In a document that is a line of a `sh` block. */
const startedBy: Record<string, [file: string, code: string]> = {
  'npm start': ['tests/hosts/recipes.test.ts', "await serve('npm start'"],
  'npm run dev': ['tests/commands/readme.test.ts', 'await start(`npm run dev '],
  'npm run check -- --samples': ['tests/commands/readme.test.ts', "['run', '--silent', 'check', '--', '--samples']"],
  'npm run edit': ['tests/lib/edit.ts', "spawn(process.execPath, ['scripts/run.mjs', 'editor/main.ts']"],
  'npm run drawings': ['tests/content/recipes.ts', "run(root, 'art/drawings.ts')"],
  'npm run rename:page': ['tests/content/recipes.ts', "['scripts/rename-page.ts', 'team', values.team]"],
  'npm run hosts': ['docs/adding.md', 'npm run hosts'],
  'npm run images': ['docs/adding.md', 'npm run images'],
  'npm run check': ['docs/adding.md', 'npm run check'],
  'npm run build': ['docs/adding.md', 'npm run build'],
  'npm run test:unit': ['tests/run/test.ts', "'test:unit':"],
  'npm run test:content': ['tests/run/test.ts', "'test:content':"],
  'npm run test:export': ['tests/run/test.ts', "'test:export':"],
  'npm run test:browser': ['tests/run/test.ts', "'test:browser':"],
  'npm run test:measured': ['tests/run/test.ts', "'test:measured':"],
  'npm run test:hosts': ['tests/run/test.ts', "'test:hosts':"],
  'npm run test:commands': ['tests/run/test.ts', "'test:commands':"],
  'npm run test:engines': ['tests/run/test.ts', "'test:engines':"],
  'npm run test:nu': ['tests/run/test.ts', "'test:nu':"],
  'npm run test:rebuild': ['tests/run/test.ts', "'test:rebuild':"],
};
/** Commands that no test runs, and why. */
const notRun: Record<string, string> = {
  'npm test': 'it is what runs this',
  'npm run test:changed': 'it would start the suites again',
  'npm run test:full': 'it would start the suites again',
  'npm run test:mutation': 'it takes two and a half hours and fetches StrykerJS',
  'npm run icons': 'it downloads 67 MB',
  'npm run gallery': 'it takes minutes, and its result is for the eye',
  'npm run bench': 'it takes minutes and fetches Lighthouse',
  'npm run bench -- --empty': 'it takes minutes',
};
const guides = documents.filter(
  ({ file }) => file.startsWith('docs/') || ['CONTRIBUTING.md', 'README.md'].includes(file),
);
const blocks = guides.flatMap(({ file, text }) =>
  blocksOf(text)
    .filter(({ language }) => language === 'sh')
    .map((block) => ({ ...block, file })),
);

describe('the commands of the documents', () => {
  it('are all run, or listed as not run', () => {
    const named = guides.flatMap(({ text }) =>
      find(text, /(?:^ *|`)(npm (?:start|test|run [a-z][a-z:-]*(?: -- --[a-z]+)?))(?:`|$)/gm),
    );
    expect([...new Set(named)].sort()).toEqual(Object.keys({ ...startedBy, ...notRun }).sort());
    console.log(
      Object.entries(notRun)
        .map(([command, reason]) => `Not run here: ${command} (${reason})`)
        .join('\n'),
    );
  });

  const starts = Object.entries(startedBy).map(([command, [file, code]]) => [command, file, code] as const);
  it.each(starts)('%s is started by a line of %s', (_, file, code) => {
    const isDocument = file.endsWith('.md');
    const lines = isDocument
      ? blocks.filter((block) => block.file === file).flatMap(({ text }) => text.split('\n'))
      : readFileSync(file, 'utf8').split('\n');
    expect(lines.some((line) => (isDocument ? line === code : line.includes(code)))).toBe(true);
  });

  it('are in code blocks of these documents only', () => {
    expect([...new Set(blocks.map(({ file }) => path.basename(file)))].sort()).toEqual([
      'adding.md', // tests/rebuild/docs-recipes.test.ts
      'releasing.md', // below
      'testing.md', // below
      'upgrading.md', // needs the registry; `next build` is what `npm run build` starts
    ]);
  });

  const single = blocks
    .filter(({ file }) => file.endsWith('testing.md'))
    .flatMap(({ text }) => text.trim().split('\n'));
  // Without TEST_FULL=1 the last one, whose program is Playwright: `npm test` runs Vitest anyway.
  it.each(process.env.TEST_FULL ? single : single.slice(-1))('%s finds its test', { timeout: 120_000 }, (command) => {
    // Playwright only lists it: what it starts would run beside the browser tests.
    const list = command.includes('playwright') ? ' --list' : '';
    const { ok, output } = runCommand(command + list, '.');
    expect(ok, output).toBe(true);
    expect(output).toMatch(list ? /Total: [1-9]/ : /Tests .*[1-9]\d* passed/);
  });

  it('a build with SOURCE_DATE_EPOCH is dated by it', () => {
    vi.stubEnv('SOURCE_DATE_EPOCH', '1800000000');
    expect(sourceDate().toISOString()).toBe('2027-01-15T08:00:00.000Z');
    vi.unstubAllEnvs();
  });

  it('a build without Git history is dated today', () => {
    vi.stubEnv('GIT_DIR', 'missing');
    expect(Date.now() - sourceDate().getTime()).toBeLessThan(2 * 86_400_000);
    vi.unstubAllEnvs();
  });
});
