import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * npm leaves a package made for another system out of the lock when the registry it asks lacks it, and then
 * `npm ci` refuses that lock everywhere. `node scripts/lib/lock.mjs` writes the missing entries: what npm needs
 * to pass over them here and to install them where they belong.
 */
export function completeLock(lock) {
  const packages = { ...lock.packages };
  const added = [];
  for (const [path, entry] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      if (resolvePackage(packages, path, name) || !/^\d+\.\d+\.\d+/.test(version)) continue;
      packages[`node_modules/${name}`] = describePackage(name, version, entry);
      added.push(`${name}@${version}`);
    }
  }
  const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  return { lock: { ...lock, packages: Object.fromEntries(sorted) }, added };
}

/** Node looks for a package beside the one that asks, then in each folder above. */
function resolvePackage(packages, path, name) {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true;
    if (!folder) return false;
  }
}

/** Native packages say in their names where they run: `<tool>-<os>-<cpu>`, `-musl` for the libc of Alpine. */
function describePackage(name, version, { dev, license }) {
  const parts = name.split(/[-/]/);
  const pick = (...known) => parts.filter((part) => known.includes(part)).slice(0, 1);
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

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { lock, added } = completeLock(JSON.parse(readFileSync('package-lock.json', 'utf8')));
  if (added.length > 0) writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
  console.log(added.length > 0 ? `Added to package-lock.json: ${added.join(', ')}` : 'package-lock.json is complete.');
}
