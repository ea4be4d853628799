import { z } from 'zod';
import { notes } from '../../content/schema/notes';
import { childSchema, unwrapOptional } from '../../scripts/check/walk';
import { copyOf, initialValue } from '../fields/initial-value';
import { productsOf, readModule, schemaAt, valueAt } from '../fields/modules';
import type { Path } from '../types';
import type { Editor, Outcome } from '../write/change';
import type { Step } from '../write/history';
import { articleSource, newPost, previewArticle, saveArticle } from './articles';
import { HttpError } from './http';
import { addPicture, derive, deriveAfter, setFocus } from './pictures';
import { runScript } from './run-script';
import type { Api } from './server';
import { readState } from './state';

const path = z.array(z.union([z.string(), z.number().int().min(0)])).min(2);
const index = z.number().int().min(0);
const fraction = z.number().min(0).max(1);
const text = z.string();
const base = { path, was: z.unknown().optional() };
const operation = z.discriminatedUnion('do', [
  z.object({ ...base, do: z.literal('set'), value: z.json() }),
  z.object({ ...base, do: z.literal('remove') }),
  z.object({ ...base, do: z.literal('insert'), at: index, value: z.json() }),
  z.object({ ...base, do: z.literal('delete'), at: index }),
  z.object({ ...base, do: z.literal('move'), at: index, to: index }),
]);

/** An API function whose request has the fields of `shape`. */
function endpoint<T extends z.ZodRawShape>(shape: T, work: (fields: z.infer<z.ZodObject<T>>) => Promise<unknown>) {
  const parse = (body: Buffer) => {
    try {
      return z.object(shape).parse(JSON.parse(body.toString('utf8')));
    } catch (error) {
      throw new HttpError(400, `The request cannot be read: ${(error as Error).message}`);
    }
  };
  return async (body: Buffer) => work(parse(body));
}

/**
 * The initial value of a new entry of the list at a path, or of the group or picture that is left out there. `copy`: the
 * index of the entry that it is a copy of.
 */
function initialValueAt(root: string, at: Path, copy?: number) {
  const module = readModule(root, String(at[0]));
  const schema = schemaAt(module, at);
  const picture = valueAt(readModule(root, 'fallbacks'), ['fallbacks', 'fallbacks', 'placeholder', 'image', 'file']);
  const known = { products: productsOf(root), picture: String(picture) };
  if (schema && unwrapOptional(schema).def.type === 'object') return initialValue(schema, String(at.at(-1)), known);
  const list = (valueAt(module, at) ?? []) as unknown[];
  const entry = schema && childSchema(schema, 0);
  if (!entry) throw new HttpError(400, `${at.join(' › ')} is neither a list nor a group`);
  const { noun = 'entry', unique = [] } = notes.get(unwrapOptional(schema)) ?? {};
  return copy === undefined
    ? initialValue(entry, noun, { ...known, unique, sibling: list.at(-1) }, list)
    : copyOf(entry, list[copy], { ...known, unique }, list);
}

/** The API functions of the layer, by name. Those that write run one after the other. */
export function createApi(editor: Editor): Api {
  let queue: Promise<unknown> = Promise.resolve();
  const queued = <T>(work: () => Promise<T>): Promise<T> => {
    const result = queue.then(work);
    queue = result.catch(() => {});
    return result;
  };
  /** Runs a change and adds the new state to its outcome. */
  const change = (work: () => Promise<Outcome>) =>
    queued(async () => {
      const outcome = await work();
      return outcome.ok ? { ...outcome, state: await readState(editor) } : outcome;
    });
  /** Runs an undo, redo or revert. If it adds or removes a picture, the served files are regenerated. */
  const rewind = (find: () => Step | undefined, work: () => Promise<Outcome>) =>
    change(async () => {
      // Not earlier: the changes before it in the queue decide which step is the next.
      const step = find();
      const outcome = await work();
      if (outcome.ok && step?.changes.some(({ file }) => file.startsWith('content/images/'))) await derive(editor.root);
      return outcome;
    });
  /** Runs a change of pictures and generates the served files. If that fails, the change is withdrawn. */
  const changePictures = async (work: () => Promise<Outcome>) => {
    let step: Step | undefined;
    const outcome = await queued(async () => {
      const before = editor.history.next('undo');
      const result = await work();
      const last = editor.history.next('undo');
      if (last !== before) step = last;
      return result;
    });
    // Not in the queue: it takes up to a minute, in which other changes can be saved.
    const derived = outcome.ok ? await deriveAfter(editor, step) : outcome;
    return derived.ok ? { ...outcome, state: await readState(editor) } : derived;
  };
  return {
    state: async () => ({ state: await readState(editor) }),
    change: endpoint(
      { label: z.string().max(200), operations: z.array(operation).min(1).max(50) },
      ({ label, operations }) => change(() => editor.apply(label, operations)),
    ),
    initialValue: endpoint({ path, copy: index.optional() }, async ({ path: at, copy }) => ({
      value: initialValueAt(editor.root, at, copy),
    })),
    step: endpoint({ direction: z.enum(['undo', 'redo']) }, ({ direction }) =>
      rewind(
        () => editor.history.next(direction),
        () => editor.step(direction),
      ),
    ),
    revert: endpoint({ id: z.number() }, ({ id }) =>
      rewind(
        () => editor.history.find(id),
        () => editor.revert(id),
      ),
    ),
    picture: (body, query) =>
      changePictures(() => addPicture(editor, query.get('folder') ?? '', query.get('name') ?? '', body)),
    focus: endpoint({ key: text, point: z.tuple([fraction, fraction]) }, ({ key, point }) =>
      changePictures(() => setFocus(editor, key, point)),
    ),
    article: endpoint({ name: text }, async ({ name }) => articleSource(editor, name)),
    saveArticle: endpoint({ name: text, was: text, source: text }, ({ name, was, source }) =>
      change(() => saveArticle(editor, name, was, source)),
    ),
    preview: endpoint({ source: text, brand: text }, async ({ source, brand }) => previewArticle(source, brand)),
    newPost: endpoint({ title: text, slug: text }, ({ title, slug }) => change(() => newPost(editor, title, slug))),
    card: endpoint({ name: z.string().regex(/^[\w/-]+$/) }, async ({ name }) => {
      const { output } = await runScript(editor.root, 'editor/server/card.ts', name);
      return { picture: output.startsWith('data:image/jpeg;') ? output : '' };
    }),
    previewDiff: async () => ({ text: (await runScript(editor.root, 'scripts/preview-diff.ts')).output }),
  };
}
