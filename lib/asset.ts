/** Where the site is served below, without a slash at its end; empty at a host's root. */
export const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** The address of a file or page of this site as the browser must ask for it. */
export const asset = (path: string) => (path.startsWith('/') ? basePath + path : path);
