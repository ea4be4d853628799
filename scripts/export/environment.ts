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

/** NEXT_PUBLIC_BASE_PATH is what lib/asset.ts reads, in the build and in browsers. */
const basePath = process.env.BASE_PATH ?? '';
if (basePath && !/^(?:\/[A-Za-z0-9._~-]+)+$/.test(basePath)) {
  throw new Error(`BASE_PATH is "${basePath}": write it with a slash in front and none at the end, such as /project.`);
}
process.env.NEXT_PUBLIC_BASE_PATH = basePath;
