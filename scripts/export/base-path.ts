/**
 * BASE_PATH, checked, for every module that is loaded after this one: lib/asset.ts reads it by the name under
 * which Next hands it to browsers. Import it first.
 */
const basePath = process.env.BASE_PATH ?? '';
if (basePath && !/^(?:\/[A-Za-z0-9._~-]+)+$/.test(basePath)) {
  throw new Error(`BASE_PATH is "${basePath}": write it with a slash in front and none at the end, such as /project.`);
}
process.env.NEXT_PUBLIC_BASE_PATH = basePath;
