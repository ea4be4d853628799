import type { Field, Operation, Path, State } from '../types';
import { type Answer, call } from './server';

/** A value that could not be saved, and why. It stays until it is saved or thrown away, over restarts too. */
export type Draft = { path: Path; value: unknown; message: string };

const storage = `edit-drafts-${location.port}`;
const watchers = new Set<() => void>();

export const keyOf = (path: Path) => path.join('/');
export const store = {
  state: undefined as unknown as State,
  fields: new Map<string, Field>(),
  drafts: new Map<string, Draft>(JSON.parse(localStorage.getItem(storage) ?? '[]')),
  watch: (watcher: () => void) => watchers.add(watcher),
};

const flat = (field: Field): Field[] => [field, ...(field.fields ?? []).flatMap(flat)];
const changed = () => {
  localStorage.setItem(storage, JSON.stringify([...store.drafts]));
  for (const watcher of watchers) watcher();
};

export function setState(state: State) {
  // A save is answered with the state after it, and the watcher of the folder then tells of the same change.
  if (JSON.stringify(state) === JSON.stringify(store.state)) return;
  store.state = state;
  store.fields = new Map(
    Object.values(state.trees)
      .flatMap((trees) => trees.flatMap(flat))
      .map((field) => [keyOf(field.path), field]),
  );
  changed();
}

export const reload = async () => setState(await call<State>('state'));

export function discard(path: Path) {
  store.drafts.delete(keyOf(path));
  changed();
}

/** A call that changes content: takes over the state after it, and says what was refused. */
export async function send(name: string, body: unknown, query = ''): Promise<string[]> {
  try {
    const answer = await call<Answer>(name, body, query);
    if (answer.ok) setState(answer.state);
    return answer.ok ? [] : answer.problems;
  } catch (error) {
    return [(error as Error).message];
  }
}

export const change = (label: string, ...operations: Operation[]) => send('change', { label, operations });

/** The operation that gives a field a value; an optional one is left out when its text is empty. */
function setting(path: Path, value: unknown): Operation {
  const { optional = true, value: was } = store.fields.get(keyOf(path)) ?? {};
  return value === '' && optional ? { do: 'remove', path, was } : { do: 'set', path, was, value };
}

/**
 * Saves values of fields. What is refused becomes a draft: fields that only go together, such as a section and the
 * menu item that names it, are saved as soon as all of them are right.
 */
export async function save(label: string, values: [Path, unknown][], was?: unknown): Promise<string[]> {
  const operations = values
    .map(([path, value]) => setting(path, value))
    .filter((operation) => !(operation.do === 'remove' && operation.was === undefined));
  if (was !== undefined && operations[0]) operations[0].was = was;
  let problems = operations.length > 0 ? await change(label, ...operations) : [];
  const others = [...store.drafts.values()].filter(({ path }) => values.every(([own]) => keyOf(own) !== keyOf(path)));
  if (problems.length > 0 && others.length > 0) {
    const together = await change(label, ...operations, ...others.map(({ path, value }) => setting(path, value)));
    if (together.length === 0) {
      problems = [];
      store.drafts.clear();
    }
  }
  for (const [path, value] of values) {
    if (problems.length > 0) store.drafts.set(keyOf(path), { path, value, message: problems.join('\n') });
    else store.drafts.delete(keyOf(path));
  }
  changed();
  return problems;
}
