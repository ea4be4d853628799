import { type Field, flat, type Operation, type Path, type State } from '../types';
import { call } from './server';

/** A value to save, and the value that was shown when it was typed: nothing is written if the file has another. */
export type Edit = { path: Path; value: unknown; was: unknown };
/** A value that could not be saved, and the reason. It is kept in local storage until it is saved or discarded. */
export type Draft = Edit & { message: string };

const storage = `edit-drafts-${location.port}`;
const watchers = new Set<(old?: Map<string, Field>) => void>();

/** A path as the key of a map, and as the `data-path` of its input. */
export const pathKey = (path: Path) => path.join('/');
export const store = {
  state: undefined as unknown as State,
  fields: new Map<string, Field>(),
  drafts: new Map<string, Draft>(JSON.parse(localStorage.getItem(storage) ?? '[]')),
  /** Calls the watcher after each change, with the fields before it if content has changed. */
  watch: (watcher: (old?: Map<string, Field>) => void) => watchers.add(watcher),
};

export const valueAt = (path: Path) => store.fields.get(pathKey(path))?.value;
/** The title of an article, by its name. */
export const titleOf = (article: string) => String(valueAt([article, 'metadata', 'title']) ?? article);

const notify = (old?: Map<string, Field>) => {
  for (const watcher of watchers) watcher(old);
};
function draftsChanged() {
  localStorage.setItem(storage, JSON.stringify([...store.drafts]));
  notify();
}
// Another tab has changed its drafts, which are this tab's too.
window.addEventListener('storage', ({ key, newValue }) => {
  if (key !== storage) return;
  store.drafts = new Map(JSON.parse(newValue ?? '[]'));
  notify();
});

/** Takes over a state of the server. The watchers get the fields of the state before. */
export function setState(state: State) {
  // The file watcher reports a save whose response has already brought the new state.
  if (JSON.stringify(state) === JSON.stringify(store.state)) return;
  const old = store.fields;
  store.state = state;
  store.fields = new Map(
    Object.values(state.trees)
      .flatMap((trees) => trees.flatMap(flat))
      .map((field) => [pathKey(field.path), field]),
  );
  notify(old);
}

/** Discards the draft of a field, or puts an earlier one in its place. */
export function discard(path: Path, earlier?: Draft) {
  if (earlier) store.drafts.set(pathKey(path), earlier);
  else store.drafts.delete(pathKey(path));
  draftsChanged();
}

/** Calls an API function that returns a state and takes over the new state. Returns the problems, if it was rejected. */
export async function send(name: string, body: unknown): Promise<string[]> {
  const answer = await call(name, body);
  if (!answer.problems) setState(answer.state);
  else if (answer.conflict) await reload();
  return answer.problems ?? [];
}

/** Reads the content again. Returns the problems, if it could not be read. */
export const reload = () => send('state', {});

let outcome = (_label: string, _ok: boolean) => {};
export const onOutcome = (work: typeof outcome) => {
  outcome = work;
};

/** Calls an API function that changes content. The toolbar shows `label` and whether the change was saved. */
export async function sendAs(label: string, name: string, body: unknown): Promise<string[]> {
  const problems = await send(name, body);
  outcome(label, problems.length === 0);
  return problems;
}

export const change = (label: string, ...operations: Operation[]) => sendAs(label, 'change', { label, operations });

/** The operation that sets a field. An optional field with an empty text or a switch that is off is removed. */
function setting({ path, value, was }: Edit): Operation {
  const { optional = true } = store.fields.get(pathKey(path)) ?? {};
  return (value === '' || value === false) && optional ? { do: 'remove', path, was } : { do: 'set', path, was, value };
}

/** A new name, and the fields that refer to the old one. */
function withReferences(edit: Edit): Edit[] {
  const { names } = store.fields.get(pathKey(edit.path)) ?? {};
  const all = names ? [...store.fields.values()] : [];
  const references = all.filter(({ refersTo, value }) => refersTo === names && value === edit.was);
  return [edit, ...references.map(({ path }) => ({ ...edit, path }))];
}

/** The saves that have not ended, by field. */
export const running = new Map<string, Promise<unknown>>();

/** Saves values of fields. A value of a field that is being saved waits for that, and replaces the result. */
export async function save(label: string, ...edits: Edit[]): Promise<string[]> {
  const earlier = edits.map(({ path }) => running.get(pathKey(path)));
  const saving = Promise.allSettled(earlier).then(() =>
    saveNow(
      label,
      edits.map((edit, index) => (earlier[index] ? { ...edit, was: seenAt(edit.path) } : edit)),
    ),
  );
  for (const { path } of edits) running.set(pathKey(path), saving);
  return saving.finally(() => {
    for (const { path } of edits) if (running.get(pathKey(path)) === saving) running.delete(pathKey(path));
  });
}

/** The last accepted value of a field, which its next value replaces. */
function seenAt(path: Path): unknown {
  const draft = store.drafts.get(pathKey(path));
  return draft ? draft.was : valueAt(path);
}

/**
 * A rejected value becomes a draft. Drafts are tried again together with the next value, because some fields are only
 * valid together, such as a section's id and the menu item that names it.
 */
async function saveNow(label: string, edits: Edit[]): Promise<string[]> {
  const operations = edits
    .flatMap(withReferences)
    .map(setting)
    .filter((operation) => !(operation.do === 'remove' && operation.was === undefined));
  let problems = operations.length > 0 ? await change(label, ...operations) : [];
  const others = [...store.drafts.values()].filter(({ path }) =>
    edits.every((own) => pathKey(own.path) !== pathKey(path)),
  );
  if (problems.length > 0 && others.length > 0) {
    const together = await change(label, ...operations, ...others.flatMap(withReferences).map(setting));
    if (together.length === 0) {
      problems = [];
      for (const { path } of others) store.drafts.delete(pathKey(path));
    }
  }
  for (const edit of edits) {
    if (problems.length > 0) store.drafts.set(pathKey(edit.path), { ...edit, message: problems.join('\n') });
    else store.drafts.delete(pathKey(edit.path));
  }
  draftsChanged();
  return problems;
}
