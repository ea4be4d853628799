import { z } from 'zod';
import { notes } from '../../content/schema/notes';
import { childSchema, unwrapOptional } from '../../scripts/check/walk';
import { copyOf, initialValue } from '../fields/initial-value';
import { productsOf, readModule, schemaAt, valueAt } from '../fields/modules';
import type { Path } from '../types';
import type { Editor, Outcome } from '../write/change';
import type { Step } from '../write/history';
import { newPost, previewArticle, readArticle, saveArticle } from './articles';
import { HttpError } from './http';
import { addPicture, derive, deriveAfter, setFocus } from './pictures';
import { runScript } from './run-script';
import type { Api } from './server';
import { readState } from './state';

const path = z.array(z.union([z.string(), z.number().int().min(0)])).min(2);
const index = z.number().int().min(0);
const base = { path, was: z.unknown().optional() };
const operation = z.discriminatedUnion('do', [
  z.object({ ...base, do: z.literal('set'), value: z.json() }),
  z.object({ ...base, do: z.literal('remove') }),
  z.object({ ...base, do: z.literal('insert'), at: index, value: z.json() }),
  z.object({ ...base, do: z.literal('delete'), at: index }),
  z.object({ ...base, do: z.literal('move'), at: index, to: index }),
]);

function parse<T extends z.ZodType>(schema: T, body: Buffer): z.infer<T> {
  try {
    return schema.parse(JSON.parse(body.toString('utf8')));
  } catch (error) {
    throw new HttpError(400, `The request cannot be read: ${(error as Error).message}`);
  }
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
  const rewind = (step: Step | undefined, work: () => Promise<Outcome>) =>
    change(async () => {
      const outcome = await work();
      if (outcome.ok && step?.changes.some(({ file }) => file.startsWith('content/images/'))) await derive(editor.root);
      return outcome;
    });
  return {
    state: () => readState(editor),
    change: (body) => {
      const { label, operations } = parse(
        z.object({ label: z.string().max(200), operations: z.array(operation).min(1).max(50) }),
        body,
      );
      return change(() => editor.apply(label, operations));
    },
    initialValue: async (body) => {
      const { path: at, copy } = parse(z.object({ path, copy: index.optional() }), body);
      return { value: initialValueAt(editor.root, at, copy) };
    },
    step: (body) => {
      const { direction } = parse(z.object({ direction: z.enum(['undo', 'redo']) }), body);
      return rewind(editor.history.next(direction), () => editor.step(direction));
    },
    revert: (body) => {
      const { id } = parse(z.object({ id: z.number() }), body);
      return rewind(editor.history.find(id), () => editor.revert(id));
    },
    picture: (body, query) =>
      change(() => addPicture(editor, query.get('folder') ?? '', query.get('name') ?? '', body)),
    focus: async (body) => {
      const part = z.number().min(0).max(1);
      const { key, point } = parse(z.object({ key: z.string(), point: z.tuple([part, part]) }), body);
      let step: Step | undefined;
      const outcome = await change(async () => {
        const set = await setFocus(editor, key, point);
        if (set.ok) step = editor.history.next('undo');
        return set;
      });
      // Not in the queue: it takes up to a minute, in which other changes can be saved.
      const derived = outcome.ok ? await deriveAfter(editor, step) : outcome;
      return derived.ok ? outcome : derived;
    },
    article: async (body) => readArticle(editor, parse(z.object({ name: z.string() }), body).name),
    saveArticle: (body) => {
      const { name, was, source } = parse(z.object({ name: z.string(), was: z.string(), source: z.string() }), body);
      return change(() => saveArticle(editor, name, was, source));
    },
    preview: async (body) => {
      const { source, brand } = parse(z.object({ source: z.string(), brand: z.string() }), body);
      return previewArticle(source, brand);
    },
    newPost: (body) => {
      const { title, slug } = parse(z.object({ title: z.string(), slug: z.string() }), body);
      return change(() => newPost(editor, title, slug));
    },
    card: async (body) => {
      const { name } = parse(z.object({ name: z.string().regex(/^[\w/-]+$/) }), body);
      const { output } = await runScript(editor.root, 'editor/server/card.ts', name);
      return { picture: output.startsWith('data:image/jpeg;') ? output : '' };
    },
    previewDiff: async () => ({ text: (await runScript(editor.root, 'scripts/preview-diff.ts')).output }),
  };
}
