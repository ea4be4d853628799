import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { checkContent } from '../../scripts/check/content';
import { formatProblem, type Problem } from '../../scripts/check/problem';
import { linkTree } from '../../scripts/lib/link-tree';
import { readModule, valueAt } from '../fields/modules';
import type { Operation } from '../types';
import { explainFileError, type FileChange } from './files';

/** Folders that the check reads and the editor never changes: symbolic links to them are enough. */
const beside = ['app', 'art', 'public'];

/** A problem for each value that is not the intended one: a spread or a comment is in its way. */
const missed = (root: string, inverse: Operation[]) =>
  inverse.flatMap(({ path: at, was }): Problem[] => {
    const module = readModule(root, String(at[0]));
    if (isDeepStrictEqual(valueAt(module, at), was)) return [];
    const message = 'cannot be changed here, because of how the file is written: change it in a text editor';
    return [{ file: module.file, path: at.slice(1).map(String), message }];
  });

/** Runs the content check on a copy made of hard links, in which the changed files are replaced. */
async function checkChanged(root: string, changes: FileChange[], inverse: Operation[]): Promise<Problem[]> {
  const cache = path.join(root, '.cache');
  let stage = '';
  try {
    mkdirSync(cache, { recursive: true });
    stage = mkdtempSync(path.join(cache, 'edit-stage-'));
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
    const { problems } = await checkContent(stage);
    return [...problems, ...missed(stage, inverse)];
  } catch (error) {
    // For example if the disk is full.
    throw explainFileError(changes[0]?.file ?? stage, error);
  } finally {
    if (stage) rmSync(stage, { recursive: true, force: true });
  }
}

/** A problem without the numbers of list entries, which move with the entries. */
const identity = ({ file, path: keys = [], message }: Problem) => [file, keys.at(-1), message].join('\n');

/**
 * The messages of `npm run check` about problems that a change would add to the existing ones, and of values that it would
 * miss. `inverse`: the operations that take the change back.
 */
export async function newProblems(root: string, changes: FileChange[], inverse: Operation[]): Promise<string[]> {
  const after = await checkChanged(root, changes, inverse);
  if (after.length === 0) return [];
  const known = (await checkContent(root)).problems.map(identity);
  const found = after.filter((problem) => {
    const at = known.indexOf(identity(problem));
    if (at >= 0) known.splice(at, 1);
    return at < 0;
  });
  // The check ignores an invalid module, so links to it are reported too. Shows only the problems of the changed files.
  const own = found.filter(({ file }) => changes.some((change) => change.file === file));
  return (own.length > 0 ? own : found).map(formatProblem);
}
