import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** The export under test: what `npm run build` wrote, or the folder that SITE_OUT_DIR names. */
export const out = resolve(process.env.SITE_OUT_DIR || 'out');
if (!existsSync(`${out}/index.html`)) throw new Error(`${out} contains no export: run "npm run build" first.`);
