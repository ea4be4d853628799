import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { masterPath } from '../../../lib/master';
import { inspectMaster, readMaster } from '../../images/inspect';
import { listMasters, type Master } from '../../images/masters';
import { nearestHint } from '../nearest';
import type { Problem } from '../problem';

const folder = 'content/images';

/** The hashes of the masters that `npm run images` has processed. They are valid and are not inspected again. */
function processedMasters(root: string): Record<string, { hash: string }> {
  try {
    return JSON.parse(readFileSync(path.join(root, 'public/images/manifest.json'), 'utf8')).pictures;
  } catch {
    return {};
  }
}

/** Inspections by extension and hash, so that the watcher and the tests inspect each master once. */
const inspected = new Map<string, ReturnType<typeof inspectMaster>>();

/** The comment that art/ writes into the first bytes of its pictures. */
const signature = /Made by (art\/[\w./-]+)/;

function missingSource(root: string, bytes: Buffer): string | undefined {
  const [, source] = signature.exec(bytes.subarray(0, 4096).toString('latin1')) ?? [];
  if (!source || existsSync(path.join(root, source))) return undefined;
  return `names ${source} as its source, which does not exist: restore that file, or make the picture again.`;
}

async function masterProblem(root: string, master: Master, processed: Record<string, { hash: string }>) {
  const source = readMaster(path.join(root, folder, master.key), master);
  if ('fault' in source) return source.fault;
  const missing = missingSource(root, source.value.bytes);
  if (missing) return missing;
  if (processed[master.key]?.hash === source.value.hash) return undefined;
  const inspection = inspected.get(master.extension + source.value.hash) ?? inspectMaster(source.value, master);
  inspected.set(master.extension + source.value.hash, inspection);
  const facts = await inspection;
  return 'fault' in facts ? facts.fault : undefined;
}

/** Lists the masters (original pictures) and what is wrong with them. */
export async function readMasters(root: string): Promise<{ masters: Set<string>; problems: Problem[] }> {
  const full = path.join(root, folder);
  const faults: string[] = [];
  const [masters, processed] = [listMasters(full, faults), processedMasters(root)];
  const problems = faults.map((text): Problem => {
    const [, file = '', message = text] = /^(.*?): (.*)$/s.exec(text.replace(full, '')) ?? [];
    return { file: folder + file, message };
  });
  for (const master of masters) {
    const message = await masterProblem(root, master, processed);
    if (message) problems.push({ file: `${folder}/${master.key}`, message });
  }
  return { masters: new Set(masters.map(({ key }) => key)), problems };
}

/** What is wrong with a reference to a picture. */
export function pictureProblems(masters: Set<string>, { file, alt }: { file: string; alt: string }): string[] {
  const name = masterPath(file);
  const found: string[] = [];
  if (!masters.has(name)) {
    const other = [...masters].find((master) => master.toLowerCase() === name.toLowerCase());
    const hint = other ? ` Write ${other}: letter case matters.` : nearestHint(name, masters);
    found.push(`${folder}/${name} does not exist.${hint}`);
  }
  if (/\.(jpe?g|png|webp|avif|svg|gif)$/i.test(alt)) found.push(`alt is a file name (${alt}): describe what is seen`);
  if (/^(an? )?(picture|image|photo|photograph) of\b/i.test(alt))
    found.push('alt starts with “picture of”, which screen readers say anyway: describe what is seen');
  return found;
}
