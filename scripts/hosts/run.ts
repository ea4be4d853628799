import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import '../export/environment';
import { deployFiles } from './files';

/** `npm run hosts [-- folder]`: writes the configuration of all hosts to deploy/ or to the given folder. */
const folder = process.argv[2] ?? 'deploy';
if (folder === 'deploy' && (process.env.BASE_PATH || process.env.SITE_ENV)) {
  console.error(
    'deploy/ is for production without a base path. With BASE_PATH or SITE_ENV give a folder: npm run hosts -- settings',
  );
  process.exit(1);
}
for (const [name, text] of Object.entries(deployFiles())) {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(file);
}
