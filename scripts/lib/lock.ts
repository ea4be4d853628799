import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

type Entry = { version?: string; dev?: boolean; license?: string; optionalDependencies?: Record<string, string> };
type Lock = { packages: Record<string, Entry> };

/**
 * npm omits optional packages of other systems from the lock file when its registry does not have them; `npm ci` then
 * rejects the lock file. `npx tsx scripts/lib/lock.ts` adds the missing entries: npm skips them here and installs them
 * on their own system.
 */
export function completeLock(lock: Lock) {
  const packages = { ...lock.packages };
  const added: string[] = [];
  for (const [path, entry] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      if (isLocked(packages, path, name) || !/^\d+\.\d+\.\d+/.test(version)) continue;
      packages[`node_modules/${name}`] = describePackage(name, version, entry);
      added.push(`${name}@${version}`);
    }
  }
  const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  return { lock: { ...lock, packages: Object.fromEntries(sorted) }, added };
}

/** Looks a dependency up as Node does: beside the dependent package, then in each folder above it. */
function isLocked(packages: Lock['packages'], path: string, name: string): boolean {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true;
    if (!folder) return false;
  }
}

/** Native packages have their platform in their name: `<tool>-<os>-<cpu>`, with `-musl` for Alpine. */
function describePackage(name: string, version: string, { dev, license }: Entry) {
  const parts = name.split(/[-/]/);
  const pick = (...known: string[]) => parts.filter((part) => known.includes(part)).slice(0, 1);
  const cpu = pick('arm64', 'x64', 'ia32', 'arm', 'riscv64', 'ppc64', 's390x', 'loong64', 'mips64el', 'wasm32');
  const os = pick('aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32');
  const libc = os[0] === 'linux' ? [parts.includes('musl') ? 'musl' : 'glibc'] : [];
  return {
    version,
    ...(cpu.length > 0 && { cpu }),
    ...(dev && { dev }),
    ...(libc.length > 0 && { libc }),
    ...(license && { license }),
    optional: true,
    ...(os.length > 0 && { os }),
  };
}

/** The lock files of the project and of the tools that are fetched on demand. */
export const lockFiles = [
  'package-lock.json',
  ...readdirSync('scripts/tools').map((name) => `scripts/tools/${name}/package-lock.json`),
];

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const file of lockFiles) {
    const { lock, added } = completeLock(JSON.parse(readFileSync(file, 'utf8')));
    if (added.length > 0) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
    console.log(added.length > 0 ? `Added to ${file}: ${added.join(', ')}` : `${file} is complete.`);
  }
}
