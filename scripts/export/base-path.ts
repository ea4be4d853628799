/**
 * Checks BASE_PATH and sets NEXT_PUBLIC_BASE_PATH, which lib/asset.ts reads in the build and in browsers. Import this
 * before any other module of the site.
 */
const basePath = process.env.BASE_PATH ?? '';
if (basePath && !/^(?:\/[A-Za-z0-9._~-]+)+$/.test(basePath)) {
  throw new Error(`BASE_PATH is "${basePath}": write it with a slash in front and none at the end, such as /project.`);
}
process.env.NEXT_PUBLIC_BASE_PATH = basePath;
