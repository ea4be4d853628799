import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { EditError } from '../source/error';

/** The bytes of a file before and after a change; null where there is no file. */
export type FileChange = { file: string; before: Buffer | null; after: Buffer | null };

export const readBytes = (root: string, file: string) => {
  const full = path.join(root, file);
  return existsSync(full) ? readFileSync(full) : null;
};

export const same = (a: Buffer | null, b: Buffer | null) => (a && b ? a.equals(b) : a === b);

/** Throws unless a file is below content/. `file` is relative to the root of the repository. */
export function ensureInContent(root: string, file: string) {
  const [content, full] = [path.resolve(root, 'content'), path.resolve(root, file)];
  if (file.includes('\0') || !full.startsWith(content + path.sep)) throw new OutsideContent(file);
}

export class OutsideContent extends EditError {
  constructor(file: string) {
    super(`${file} is no module, article or picture of content/`);
  }
}

/** A file has changed since the change was made. */
export class Conflict extends EditError {}

const noPermission = 'you do not have permission: change its permissions and save again';
const reasons: Record<string, string> = {
  ENOSPC: 'the disk is full: make room and save again',
  EACCES: noPermission,
  EPERM: noPermission,
  EROFS: 'the disk is read-only',
  EBUSY: 'another program has locked it: close that program and save again',
};

/** A file-system error with a message for the user; any other error unchanged. */
export const explainFileError = (file: string, error: unknown) => {
  const { code, message } = error as NodeJS.ErrnoException;
  return error instanceof EditError || !code
    ? error
    : new EditError(`${file} was not written: ${reasons[code] ?? message}`);
};

/** The temporary file through which a file is written. */
const partOf = (full: string) => path.join(path.dirname(full), `.${path.basename(full)}.${process.pid}.part`);

function writePart(full: string, bytes: Buffer) {
  const mode = statSync(full, { throwIfNoEntry: false })?.mode;
  // Without this check the rename would replace a read-only file.
  if (mode !== undefined && (mode & 0o222) === 0) throw Object.assign(new Error(), { code: 'EACCES' });
  mkdirSync(path.dirname(full), { recursive: true });
  const handle = openSync(partOf(full), 'w', mode);
  try {
    // Not writeSync, which may write only a part, for example on a disk that is nearly full.
    writeFileSync(handle, bytes);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

function put(root: string, file: string, bytes: Buffer | null) {
  const full = path.join(root, file);
  if (bytes) renameSync(partOf(full), full);
  else rmSync(full, { force: true });
}

/** Writes all files of a change, or none. Throws a conflict if a file has changed since the change was made. */
export function writeFiles(root: string, changes: FileChange[]) {
  const written: FileChange[] = [];
  let current = '';
  try {
    for (const { file, after } of changes) {
      current = file;
      if (after) writePart(path.join(root, file), after);
    }
    for (const change of changes) {
      current = change.file;
      if (!same(readBytes(root, change.file), change.before))
        throw new Conflict(`${change.file} was changed on disk meanwhile: it is read again, nothing was written`);
      put(root, change.file, change.after);
      written.push(change);
    }
  } catch (error) {
    for (const { file, before } of written.reverse()) {
      if (before) writePart(path.join(root, file), before);
      put(root, file, before);
    }
    throw explainFileError(current, error);
  } finally {
    for (const { file } of changes) rmSync(partOf(path.join(root, file)), { force: true });
  }
}
