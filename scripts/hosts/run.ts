import path from 'node:path';
import '../export/environment';
import { writeFiles } from '../lib/files';
import { deployFiles } from './files';

/** `npm run hosts [-- folder]`: writes the configuration of all hosts to deploy/ or to the given folder. */
const folder = process.argv[2] ?? 'deploy';
if (folder === 'deploy' && (process.env.BASE_PATH || process.env.SITE_ENV)) {
  console.error(
    'deploy/ is for production without a base path. With BASE_PATH or SITE_ENV give a folder: npm run hosts -- settings',
  );
  process.exit(1);
}
const files = deployFiles();
writeFiles(folder, files);
for (const name of Object.keys(files)) console.log(path.join(folder, name));
