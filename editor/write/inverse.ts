import type { Operation } from '../types';

/** The operations that take back a step. The `was` of each is the value that the step gives. */
export const inversesOf = (operations: Operation[]) => operations.map(inverseOf).reverse();

/** The inverse of an operation, derived from its `was`. */
function inverseOf(operation: Operation): Operation {
  const { path, was } = operation;
  const list = was as unknown[];
  switch (operation.do) {
    case 'set':
      if (was === undefined) return { do: 'remove', path, was: operation.value };
      return { do: 'set', path, was: operation.value, value: was };
    case 'remove':
      return { do: 'set', path, was: undefined, value: was };
    case 'insert':
      return { do: 'delete', path, was: list.toSpliced(operation.at, 0, operation.value), at: operation.at };
    case 'delete':
      return {
        do: 'insert',
        path,
        was: list.toSpliced(operation.at, 1),
        at: operation.at,
        value: list[operation.at],
      };
    case 'move': {
      const moved = list[operation.at];
      const now = list.toSpliced(operation.at, 1).toSpliced(operation.to, 0, moved);
      return { do: 'move', path, was: now, at: operation.to, to: operation.at };
    }
  }
}
