import { SetupError } from '../lib/command.mjs';

/**
 * The environment variables that a build keeps: its own settings, those that name the host (scripts/check/rules/sending.ts),
 * and those that processes need on any system.
 */
const kept =
  /^(SITE_\w+|BASE_PATH|SOURCE_DATE_EPOCH|VERCEL|CF_PAGES|PATH|PATHEXT|HOME|USER|SHELL|TE?MP|TMPDIR|TERM|COLORTERM|NO_COLOR|FORCE_COLOR|CI|SystemRoot|windir|ComSpec|USERPROFILE|(LOCAL)?APPDATA)$/i;

/*
 * The same commit gives the same export, whatever the shell has set: NODE_ENV alone would change the style sheet and
 * publish drafts. Import this before any other module of the site.
 */
for (const name of Object.keys(process.env)) if (!kept.test(name)) delete process.env[name];
Object.assign(process.env, { NODE_ENV: 'production', TZ: 'UTC' });

const { BASE_PATH = '', SITE_ENV } = process.env;
if (BASE_PATH && !/^(?:\/[A-Za-z0-9._~-]+)+$/.test(BASE_PATH))
  throw new SetupError(`BASE_PATH is "${BASE_PATH}": write it as /project, without a slash at its end.`);
if (SITE_ENV && SITE_ENV !== 'preview')
  throw new SetupError(`SITE_ENV is "${SITE_ENV}": write preview, or leave it out for the public site.`);
/** What lib/asset.ts reads, in the build and in browsers. */
process.env.NEXT_PUBLIC_BASE_PATH = BASE_PATH;
