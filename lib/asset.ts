/** The site's base path without trailing slash, such as `/project`; empty at the host's root. */
export const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** Prefixes the path of a file or page with the base path. */
export const asset = (path: string) => (path.startsWith('/') ? basePath + path : path);
