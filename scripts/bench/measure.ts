import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '../lib/files';

/** The proportional set size (PSS) of a process in kilobytes; undefined without /proc/<pid>/smaps_rollup, as outside Linux. */
function proportional(pid: number): number | undefined {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]);
  } catch {
    return undefined;
  }
}

/**
 * Memory of a process and its descendants in kilobytes, with shared pages counted once (on systems other than Linux, in
 * each process); 0 where `ps` is missing.
 */
function memoryOf(root: number): number {
  try {
    const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,rss='], { encoding: 'utf8' }).trim().split('\n');
    const rows = lines.map((line) => line.trim().split(/\s+/).map(Number) as [number, number, number]);
    const tree = new Set([root]);
    // The list may have a child before its parent.
    for (let size = 0; size !== tree.size; ) {
      size = tree.size;
      for (const [pid, parent] of rows) if (tree.has(parent)) tree.add(pid);
    }
    return rows.reduce((sum, [pid, , rss]) => (tree.has(pid) ? sum + (proportional(pid) ?? rss) : sum), 0);
  } catch {
    return 0;
  }
}

/** Runs a command and measures its time and its peak memory, sampled every 250 ms. */
export async function measure(command: string, args: string[], cwd: string) {
  const start = performance.now();
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  let [peak, output] = [0, ''];
  const sampling = setInterval(() => {
    peak = Math.max(peak, memoryOf(child.pid ?? 0));
  }, 250);
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const [code] = await once(child, 'close').finally(() => clearInterval(sampling));
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed in ${cwd}:\n${output.slice(-3000)}`);
  return { seconds: (performance.now() - start) / 1000, peakMB: Math.round(peak / 1024), output };
}

/** Total bytes of the files in a folder and its subfolders. */
export const sizeOf = (folder: string) =>
  filesIn(folder).reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0);
