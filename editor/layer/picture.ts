import { largest, tooLarge } from '../../scripts/images/size-limit';
import type { Field, State } from '../types';
import { showProblems } from './alert';
import { el, help } from './dom';
import { placeOf } from './find';
import { focusEditor, masterUrl } from './focus';
import { row } from './form';
import { isLeftOut, presence } from './optional';
import { uploads } from './pending';
import { type Answer, call } from './server';
import { pathKey, save, setState, store } from './store';

type Value = { file: string; alt: string };
type Uploaded = { key: string; state: State };

/** Uploads a file to the folder of the current picture. */
async function upload(file: File, folder: string): Promise<Answer<Uploaded>> {
  if (file.size > largest) return { problems: [`${file.name} ${tooLarge(file.size)}`] };
  return call<Uploaded>('picture', file, `?folder=${folder}&name=${encodeURIComponent(file.name)}`);
}

/** The folder of the picture that a new entry has at first. */
const placeholder = 'placeholder';
const folderIn = (value: unknown) => (value as Value | undefined)?.file?.split('/')[0] ?? '';

/** The folder of `images/` that a picture belongs to. For a new entry it is the folder of the other entries. */
function folderOf({ path, value }: Field): string {
  const own = folderIn(value);
  if (own && own !== placeholder) return own;
  // The same field of other entries, pages or articles: their paths differ in indexes, or in one name.
  const isSame = (other: Field['path']) =>
    other.length === path.length && other.filter((key, at) => typeof key === 'string' && key !== path[at]).length < 2;
  const folders = [...store.fields.values()]
    .filter((other) => other.kind === 'picture' && other.path.at(-1) === path.at(-1) && isSame(other.path))
    .map((field) => folderIn(field.value));
  return folders.find((folder) => folder && folder !== placeholder) ?? own;
}

const progress = el('p', { className: 'help', attributes: { role: 'status' } });

/** A picture: upload a file, choose an existing one, describe it, set its focal point. */
export function pictureForm(field: Field): HTMLElement {
  const about = [el('legend', {}, field.label), field.doc && help(field.doc)];
  if (isLeftOut(field)) return el('fieldset', { className: 'row picture' }, ...about, presence(field));
  const value = (field.value ?? { file: '', alt: '' }) as Value;
  const folder = folderOf(field);
  const name = placeOf(field.path);
  const fieldKey = pathKey(field.path);
  const put = async (key: string) => {
    const alt = field.fields?.find(({ path }) => path.at(-1) === 'alt');
    showProblems(await save(`Picture of ${name}`, { path: [...field.path, 'file'], value: key, was: value.file }));
    // The description is still that of the old picture.
    document.querySelector<HTMLElement>(`[data-path="${alt ? pathKey(alt.path) : ''}"]`)?.focus();
  };
  const take = async (file: File | undefined) => {
    if (!file) return;
    showProblems([]);
    uploads.add(fieldKey);
    progress.textContent = `${file.name} is being uploaded and resized …`;
    input.parentElement?.after(progress);
    const answer = await upload(file, folder);
    uploads.delete(fieldKey);
    progress.remove();
    if (answer.problems) return showProblems(answer.problems);
    setState(answer.state);
    await put(answer.key);
  };
  const input = el('input', {
    type: 'file',
    accept: '.jpg,.jpeg,.png,.webp,.avif,.svg',
    onchange: (event) => take((event.target as HTMLInputElement).files?.[0]),
  });
  const all = Object.keys(store.state.focalPoints);
  const own = all.filter((key) => key.startsWith(`${folder}/`));
  // Of a picture whose folder is not known, any can be chosen.
  const others = own.length > 0 ? own : all;
  const select = el(
    'select',
    { onchange: (event) => put((event.target as HTMLSelectElement).value) },
    ...(others.includes(value.file) ? [] : [el('option', { value: value.file, selected: true }, value.file)]),
    ...others.map((key) => el('option', { value: key, selected: key === value.file }, key)),
  );
  const box = el(
    'fieldset',
    { className: 'row picture' },
    ...about,
    el('img', { src: masterUrl(value.file), alt: value.alt || 'No description', className: 'thumb' }),
    el('label', { className: 'label' }, 'New file: choose it, or drop it here ', input),
    uploads.has(fieldKey) && progress,
    el('label', { className: 'label' }, 'Existing picture ', select),
    ...(field.fields ?? []).filter(({ path }) => path.at(-1) === 'alt').map(row),
    ...focusEditor(value.file),
    presence(field),
  );
  box.addEventListener('dragover', (event) => event.preventDefault());
  box.addEventListener('drop', (event) => {
    event.preventDefault();
    take(event.dataTransfer?.files[0]);
  });
  return box;
}
