import type { Operation } from '../types';
import type { FileChange } from './files';

/**
 * One undoable step: the files it wrote, and the inverse operations, which revert it even if later steps changed the
 * files.
 */
export type Step = { id: number; label: string; at: string; changes: FileChange[]; inverse: Operation[] };

/** The steps since the start, in memory only. */
export class History {
  private done: Step[] = [];
  private undone: Step[] = [];
  private count = 0;

  add(label: string, changes: FileChange[], inverse: Operation[]) {
    this.count += 1;
    this.done.push({ id: this.count, label, at: new Date().toISOString(), changes, inverse });
    this.undone = [];
  }

  next(direction: 'undo' | 'redo'): Step | undefined {
    return (direction === 'undo' ? this.done : this.undone).at(-1);
  }

  move(direction: 'undo' | 'redo') {
    const [from, to] = direction === 'undo' ? [this.done, this.undone] : [this.undone, this.done];
    const step = from.pop();
    if (step) to.push(step);
  }

  remove(step: Step) {
    this.done = this.done.filter((one) => one !== step);
  }

  find(id: number): Step | undefined {
    return this.done.find((step) => step.id === id);
  }

  /** For the layer: newest first. */
  summary() {
    const steps = this.done.map(({ id, label, at, changes }) => ({
      id,
      label,
      at,
      files: changes.map(({ file }) => file),
    }));
    return { steps: steps.reverse(), undo: this.done.at(-1)?.label, redo: this.undone.at(-1)?.label };
  }
}

/** The reverse of a step's changes. */
export const reversed = (changes: FileChange[]): FileChange[] =>
  changes.map(({ file, before, after }) => ({ file, before: after, after: before }));
