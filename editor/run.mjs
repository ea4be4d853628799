import { startScript } from '../scripts/lib/command.mjs';

/** `npm run edit`: the site in a window in which its texts, pictures and lists are edited in place. */
await startScript('editor/main.ts');
