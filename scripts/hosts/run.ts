import path from 'node:path';
import { parseArgs } from 'node:util';
import '../export/environment';
import { SetupError } from '../lib/command.mjs';
import { writeFiles } from '../lib/files';
import { deployFiles } from './files';

/** `npm run hosts [-- folder]`: writes the configuration of all hosts to deploy/ or to the given folder. */
const [folder = 'deploy'] = parseArgs({ allowPositionals: true }).positionals;
if (folder === 'deploy' && (process.env.BASE_PATH || process.env.SITE_ENV))
  throw new SetupError(
    'deploy/ is for production without a base path. With BASE_PATH or SITE_ENV give a folder: npm run hosts -- settings',
  );
const files = deployFiles();
writeFiles(folder, files);
for (const name of Object.keys(files)) console.log(path.join(folder, name));
