import { deriveImages } from './derive';
import { PictureError } from './masters';

/** `npm run images`: updates outdated pictures. With `-- --check` it only lists them, and fails if there are any. */
const check = process.argv.includes('--check');
try {
  const { stale, orphans, fresh } = await deriveImages({ check, log: console.log });
  const list = [...stale.map((key) => `content/images/${key}`), ...orphans.map((path) => `public/images/${path}`)];
  if (!check)
    console.log(`Pictures: ${stale.length} made, ${fresh.length} up to date, ${orphans.length} files removed.`);
  else if (list.length > 0) {
    console.error(`public/images is outdated: run npm run images and commit the result.\n  ${list.join('\n  ')}`);
    process.exitCode = 1;
  }
} catch (error) {
  console.error(error instanceof PictureError ? `\n${error.message}\n` : error);
  process.exitCode = 1;
}
