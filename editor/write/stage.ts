import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkContent } from '../../scripts/check/content';
import { formatProblem, type Problem } from '../../scripts/check/problem';
import { linkTree } from '../../scripts/lib/link-tree';
import type { FileChange } from './files';

/** Read by the check, and never changed by the editor. */
const beside = ['app', 'art', 'public'];

/** The content check on the site as a change would leave it: in a copy of hard links in which its files are replaced. */
async function checkChanged(root: string, changes: FileChange[]): Promise<Problem[]> {
  const cache = path.join(root, '.cache');
  mkdirSync(cache, { recursive: true });
  const stage = mkdtempSync(path.join(cache, 'edit-stage-'));
  try {
    linkTree(path.join(root, 'content'), path.join(stage, 'content'));
    for (const name of beside) {
      const target = path.resolve(root, name);
      symlinkSync(target, path.join(stage, name), 'junction');
    }
    for (const { file, after } of changes) {
      const full = path.join(stage, file);
      // Removed first: writing would go through the hard link.
      rmSync(full, { force: true });
      mkdirSync(path.dirname(full), { recursive: true });
      if (after) writeFileSync(full, after);
    }
    return (await checkContent(stage)).problems;
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}

/** A problem without the numbers of list entries, which move with the entries. */
const identity = ({ file, path: keys = [], message }: Problem) => [file, keys.at(-1), message].join('\n');

/** The problems that a change would bring, in the words of `npm run check`. Those that are there already do not count. */
export async function newProblems(root: string, changes: FileChange[]): Promise<string[]> {
  const after = await checkChanged(root, changes);
  if (after.length === 0) return [];
  const known = (await checkContent(root)).problems.map(identity);
  const found = after.filter((problem) => {
    const at = known.indexOf(identity(problem));
    if (at >= 0) known.splice(at, 1);
    return at < 0;
  });
  // A module with a problem of its own is left out of the check, and links into it become problems too.
  const own = found.filter(({ file }) => changes.some((change) => change.file === file));
  return (own.length > 0 ? own : found).map(formatProblem);
}
