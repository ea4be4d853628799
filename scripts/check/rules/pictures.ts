import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { masterPath } from '../../../lib/master';
import { inspectMaster, readMaster } from '../../images/inspect';
import { listMasters, type Master } from '../../images/masters';
import { nearestHint } from '../nearest';
import type { Problem } from '../problem';

const folder = 'content/images';

/** The hashes of the masters whose pictures are made already: they need no second look. */
function known(root: string): Record<string, { hash: string }> {
  try {
    return JSON.parse(readFileSync(path.join(root, 'public/images/manifest.json'), 'utf8')).pictures;
  } catch {
    return {};
  }
}

/** By ending and hash of the master: one process looks at each but once. */
const inspected = new Map<string, ReturnType<typeof inspectMaster>>();

/** What was made here says so in its first bytes, as a comment. */
const signature = /Made by (art\/[\w./-]+)/;

function lostSource(root: string, bytes: Buffer): string | undefined {
  const [, source] = signature.exec(bytes.subarray(0, 4096).toString('latin1')) ?? [];
  if (!source || existsSync(path.join(root, source))) return undefined;
  return `says that it was made by ${source}, which does not exist: bring that back, or make the picture again.`;
}

async function fault(root: string, master: Master, made: Record<string, { hash: string }>) {
  const source = readMaster(path.join(root, folder, master.key), master);
  if ('fault' in source) return source.fault;
  const lost = lostSource(root, source.value.bytes);
  if (lost) return lost;
  if (made[master.key]?.hash === source.value.hash) return undefined;
  const inspection = inspected.get(master.extension + source.value.hash) ?? inspectMaster(source.value, master);
  inspected.set(master.extension + source.value.hash, inspection);
  const facts = await inspection;
  return 'fault' in facts ? facts.fault : undefined;
}

/** The masters there are, and what is wrong with any of them. */
export async function readMasters(root: string): Promise<{ masters: Set<string>; problems: Problem[] }> {
  const full = path.join(root, folder);
  const faults: string[] = [];
  const [masters, made] = [listMasters(full, faults), known(root)];
  const problems = faults.map((text): Problem => {
    const [, file = '', message = text] = /^(.*?): (.*)$/s.exec(text.replace(full, '')) ?? [];
    return { file: folder + file, message };
  });
  for (const master of masters) {
    const message = await fault(root, master, made);
    if (message) problems.push({ file: `${folder}/${master.key}`, message });
  }
  return { masters: new Set(masters.map(({ key }) => key)), problems };
}

/** What is wrong with naming this picture in content. */
export function pictureProblems(masters: Set<string>, { file, alt }: { file: string; alt: string }): string[] {
  const name = masterPath(file);
  const found: string[] = [];
  if (!masters.has(name)) {
    const other = [...masters].find((master) => master.toLowerCase() === name.toLowerCase());
    const hint = other ? ` It is written ${other}: letter case counts.` : nearestHint(name, masters);
    found.push(`${folder}/${name} does not exist.${hint}`);
  }
  if (/\.(jpe?g|png|webp|avif|svg|gif)$/i.test(alt)) found.push(`alt is a file’s name (${alt}): say what is seen`);
  if (/^(an? )?(picture|image|photo|photograph) of\b/i.test(alt))
    found.push('alt starts with “picture of”, which is said anyway: say what is seen');
  return found;
}
