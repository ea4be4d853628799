import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { npmCommand } from '../../scripts/lib/exec.mjs';

export type Message = { type: string; subType?: string; url: string; message: string; extract?: string };

const home = path.resolve('.cache/nu');
const jar = path.join(home, 'node_modules/vnu-jar/build/dist/vnu.jar');

export const hasJava = spawnSync('java', ['-version']).status === 0;

/** The checker is 31 MB, so it is installed by the first run and not by `npm ci`. */
function install() {
  if (existsSync(jar)) return;
  mkdirSync(home, { recursive: true });
  for (const file of ['package.json', 'package-lock.json'])
    copyFileSync(path.join('tests/nu', file), path.join(home, file));
  const [npm, args] = npmCommand();
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync(npm, [...args, 'ci', ...quiet], { cwd: home, stdio: 'inherit' });
}

/** What the Nu checker says about files or folders: HTML by default, SVG with `--skip-non-svg`. */
export function check(targets: string[], ...options: string[]): Message[] {
  install();
  const args = ['-jar', jar, '--format', 'json', '--exit-zero-always', ...options, ...targets];
  const { stderr, status } = spawnSync('java', args, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (status !== 0) throw new Error(`The Nu checker ended with ${status}: ${stderr.slice(0, 500)}`);
  return (JSON.parse(stderr) as { messages: Message[] }).messages;
}
