import { deriveImages } from './derive';
import { PictureError } from './masters';

/** `npm run images`: updates outdated pictures. */
try {
  const { stale, orphans, fresh } = await deriveImages({ log: console.log });
  console.log(`Pictures: ${stale.length} made, ${fresh.length} up to date, ${orphans.length} files removed.`);
} catch (error) {
  console.error(error instanceof PictureError ? `\n${error.message}\n` : error);
  process.exitCode = 1;
}
