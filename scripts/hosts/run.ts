import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import '../export/base-path';
import { deployFiles } from './files';

/** `npm run hosts [folder]`: writes the settings of all hosts to deploy/, or for another BASE_PATH to a folder named. */
const folder = process.argv[2] ?? 'deploy';
if (folder === 'deploy' && (process.env.BASE_PATH || process.env.SITE_ENV)) {
  console.error(
    'deploy/ holds the settings for a site at the root of its host. For BASE_PATH or SITE_ENV name another folder: npm run hosts -- settings',
  );
  process.exit(1);
}
for (const [name, text] of Object.entries(deployFiles())) {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(file);
}
