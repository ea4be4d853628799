import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fetchToolOrSkip } from '../../scripts/lib/tools';

export type Message = { type: string; subType?: string; url: string; message: string; extract?: string };

export const hasJava = spawnSync('java', ['-version']).status === 0;
/** The folder of the checker, or null without Java or network. */
export const packages = hasJava ? fetchToolOrSkip('nu', 'The Nu checker did not run') : null;

/** The messages of the Nu checker about files or folders: HTML by default, SVG with `--skip-non-svg`. */
export function check(targets: string[], ...options: string[]): Message[] {
  const jar = path.join(packages ?? '', 'vnu-jar/build/dist/vnu.jar');
  const args = ['-jar', jar, '--format', 'json', '--exit-zero-always', ...options, ...targets];
  const { stderr, status } = spawnSync('java', args, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (status !== 0) throw new Error(`The Nu checker ended with ${status}: ${stderr.slice(0, 500)}`);
  return (JSON.parse(stderr) as { messages: Message[] }).messages;
}
