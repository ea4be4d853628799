import { runCommand } from '../lib/command.mjs';
import { deriveImages } from './derive';

/** `npm run images`: updates outdated pictures. */
await runCommand(async () => {
  const { stale, orphans, fresh } = await deriveImages({ log: console.log });
  console.log(`Pictures: ${stale.length} made, ${fresh.length} up to date, ${orphans.length} files removed.`);
});
