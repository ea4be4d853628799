import { execFileSync, spawn } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Kilobytes that a process and all that it started hold at this moment; 0 where there is no ps. */
function resident(root: number): number {
  try {
    const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,rss='], { encoding: 'utf8' }).trim().split('\n');
    const rows = lines.map((line) => line.trim().split(/\s+/).map(Number) as [number, number, number]);
    const family = new Set([root]);
    // A child may stand before its parent in the list.
    for (let size = 0; size !== family.size; ) {
      size = family.size;
      for (const [pid, parent] of rows) if (family.has(parent)) family.add(pid);
    }
    return rows.reduce((sum, [pid, , rss]) => (family.has(pid) ? sum + rss : sum), 0);
  } catch {
    return 0;
  }
}

/** Runs a command to its end: seconds, the most memory it held (looked at four times a second), and what it said. */
export function measure(command: string, args: string[], cwd: string) {
  return new Promise<{ seconds: number; peakMB: number; output: string }>((done, fail) => {
    const start = performance.now();
    const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    let [peak, output] = [0, ''];
    const look = setInterval(() => {
      peak = Math.max(peak, resident(child.pid ?? 0));
    }, 250);
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
    child.once('error', fail);
    child.once('close', (code) => {
      clearInterval(look);
      if (code !== 0) return fail(new Error(`${command} ${args.join(' ')} failed in ${cwd}:\n${output.slice(-3000)}`));
      done({ seconds: (performance.now() - start) / 1000, peakMB: Math.round(peak / 1024), output });
    });
  });
}

/** Bytes below a folder. */
export const sizeOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);
