import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { unwrapOptional } from '../../scripts/check/walk';
import { fileOf, isArticle, type Module, readModule, schemaAt, valueAt } from '../fields/modules';
import { editFrontMatter } from '../source/article';
import { editModule } from '../source/edit';
import { EditError } from '../source/error';
import { format } from '../source/format';
import type { Operation, Path } from '../types';
import { Conflict, ensureInContent, type FileChange, readBytes, same, writeFiles } from './files';
import { History, reversed, type Step } from './history';
import { inversesOf } from './inverse';
import { newProblems } from './stage';

/** Whether a change was written; if not, the reasons. */
export type Outcome = { ok: true } | { ok: false; problems: string[] };

const refused = (...problems: string[]): Outcome => ({ ok: false, problems });

/**
 * Applies changes to the content of a site and keeps their history. The server queues them, so that one runs at a time.
 */
export class Editor {
  readonly history = new History();
  constructor(readonly root: string) {}

  /**
   * Applies operations as one step. Nothing is written if the check finds a new problem. Throws a conflict if a value has
   * changed meanwhile.
   */
  async apply(label: string, operations: Operation[]): Promise<Outcome> {
    return this.write(label, await this.prepare(operations), inversesOf(operations));
  }

  /** The changes of files that operations make. */
  private async prepare(operations: Operation[]): Promise<FileChange[]> {
    const texts = new Map<string, { before: Buffer; text: string }>();
    for (const operation of operations) {
      const name = String(operation.path[0]);
      const module = readModule(this.root, name);
      const before = readBytes(this.root, module.file) as Buffer;
      if (!isDeepStrictEqual(valueAt(module, operation.path), operation.was ?? undefined))
        throw new Conflict(
          `${module.file} has another value here now: nothing was written. Look at it, then try again`,
        );
      const text = texts.get(module.file)?.text ?? before.toString('utf8');
      texts.set(module.file, { before, text: edit(name, text, operation, fieldOrder(module, operation.path)) });
    }
    return Promise.all(
      [...texts].map(async ([file, { before, text }]) => {
        const after = Buffer.from(file.endsWith('.ts') ? await format(file, text) : text);
        return { file, before, after };
      }),
    );
  }

  /** Writes files after the check. `done` is called if they were written. */
  private async put(changes: FileChange[], inverse: Operation[], done: () => void): Promise<Outcome> {
    const problems = await newProblems(this.root, changes, inverse);
    if (problems.length > 0) return refused(...problems);
    writeFiles(this.root, changes);
    done();
    return { ok: true };
  }

  /** Writes files as one step, after the check. What changes nothing is no step. */
  async write(label: string, files: FileChange[], inverse: Operation[] = []): Promise<Outcome> {
    const changes = files.filter(({ before, after }) => !same(before, after));
    if (changes.length === 0) return { ok: true };
    for (const { file } of changes) ensureInContent(this.root, file);
    return this.put(changes, inverse, () => this.history.add(label, changes, inverse));
  }

  /** Undoes or redoes a step, also if its files have other changes by now. */
  async step(direction: 'undo' | 'redo'): Promise<Outcome> {
    const step = this.history.next(direction);
    if (!step) return refused(`There is nothing to ${direction}.`);
    const undo = direction === 'undo';
    let changes = undo ? reversed(step.changes) : step.changes;
    let inverse: Operation[] = [];
    if (!this.areCurrent(changes)) {
      if (step.inverse.length === 0)
        throw new Conflict(
          `${changes[0]?.file} has changed since “${step.label}”: ${direction} is not possible, but Changes › Revert takes back other changes`,
        );
      const operations = undo ? step.inverse : inversesOf(step.inverse);
      [changes, inverse] = [await this.prepare(operations), inversesOf(operations)];
    }
    return this.put(changes, inverse, () => this.history.move(direction));
  }

  /** Takes a step back as if it had never been made. */
  withdraw(step: Step) {
    writeFiles(this.root, reversed(step.changes));
    this.history.remove(step);
  }

  private areCurrent = (changes: FileChange[]) =>
    changes.every(({ file, before }) => same(readBytes(this.root, file), before));

  /** Reverts one change and keeps the later ones. */
  async revert(id: number): Promise<Outcome> {
    const step = this.history.find(id);
    if (!step) return refused('This change is no longer in the list.');
    const label = `Revert: ${step.label}`;
    const changes = reversed(step.changes);
    if (this.areCurrent(changes)) return this.write(label, changes, inversesOf(step.inverse));
    if (step.inverse.length === 0) throw new Conflict(`${changes[0]?.file} has later changes: undo those first`);
    return this.apply(label, step.inverse);
  }
}

function edit(name: string, text: string, operation: Operation, order: string[]): string {
  try {
    return isArticle(name) ? editFrontMatter(text, operation) : editModule(text, operation, order);
  } catch (error) {
    if (error instanceof EditError)
      error.message = `${fileOf(name)} › ${operation.path.slice(1).join(' › ')}: ${error.message}`;
    throw error;
  }
}

/** The names of the fields beside the one at a path, in the order of the schema. */
function fieldOrder(module: Module, path: Path): string[] {
  const schema = schemaAt(module, path.slice(0, -1));
  const inner = schema && unwrapOptional(schema);
  return inner?.def.type === 'object' ? Object.keys((inner as z.ZodObject).shape) : [];
}
