import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { explainFileError, writeFiles } from '../../../editor/write/files';

const root = mkdtempSync(path.join(tmpdir(), 'disk-'));
const content = path.join(root, 'content');
const before = Buffer.from('before');
afterAll(() => rmSync(root, { recursive: true }));
beforeEach(() => {
  rmSync(content, { recursive: true, force: true });
  mkdirSync(content);
  for (const name of ['a.ts', 'b.ts']) writeFileSync(path.join(content, name), before);
});
const names = () => readdirSync(content).sort();
const change = (name: string, text: string) => ({ file: `content/${name}`, before, after: Buffer.from(text) });
const unchanged = () => {
  for (const name of names()) expect(readFileSync(path.join(content, name)).equals(before), name).toBe(true);
  expect(names()).toEqual(['a.ts', 'b.ts']);
};

test.skipIf(!existsSync('/dev/full'))(
  'a full disk: both files of a change stay unchanged, and the message says why',
  { meta: { skipReason: 'this system has no /dev/full' } },
  () => {
    symlinkSync('/dev/full', path.join(content, `.b.ts.${process.pid}.part`));
    expect(() => writeFiles(root, [change('a.ts', 'after'), change('b.ts', 'after')])).toThrow(
      'content/b.ts was not written: the disk is full: make room and save again',
    );
    unchanged();
  },
);

/** `ulimit -f` limits the size of a file to 64 blocks: the system writes the first part and rejects the rest. */
test.skipIf(process.platform === 'win32')(
  'a disk that becomes full while a file is written leaves no partial file',
  { meta: { skipReason: 'Windows has no ulimit' } },
  () => {
    const script = path.join(root, 'write.ts');
    writeFileSync(
      script,
      `import { readFileSync } from 'node:fs';
    import { explainFileError, writeFiles } from ${JSON.stringify(path.resolve('editor/write/files.ts'))};
    const before = Buffer.from('before');
    try {
      writeFiles(${JSON.stringify(root)}, [{ file: 'content/a.ts', before, after: Buffer.alloc(200_000, 'x') }]);
      console.log('written');
    } catch (error) {
      console.log(error.message);
    }`,
    );
    const command = `trap '' XFSZ; ulimit -f 64; exec '${process.execPath}' --import tsx '${script}'`;
    const { stdout } = spawnSync('bash', ['-c', command], {
      encoding: 'utf8',
      env: { ...process.env, TSX_DISABLE_CACHE: '1' },
    });
    expect(stdout).toMatch(/^content\/a\.ts was not written: /);
    unchanged();
  },
);

test.each([
  ['ENOSPC', 'the disk is full: make room and save again'],
  ['EBUSY', 'another program has locked it: close that program and save again'],
  ['EROFS', 'the disk is read-only'],
])('%s has a message for editors', (code, words) => {
  const error = Object.assign(new Error(code), { code });
  expect(String(explainFileError('content/a.ts', error))).toBe(`Error: content/a.ts was not written: ${words}`);
});
