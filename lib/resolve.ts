type Table = Record<string, { path: string }>;
export type Resolver = ReturnType<typeof createResolver>;

export const isExternal = (href: string) => /^[a-z][a-z0-9+.-]*:/i.test(href);

/** Percent-encodes what an address may not hold, and leaves what already is. */
const encode = (address: string) => encodeURI(address).replace(/%25(?=[\da-f]{2})/gi, '%');

/** Finds pages by address in a table of routes and one of old addresses (`content/routes.ts`). */
export function createResolver(routes: Table, aliases: Record<string, string>) {
  const paths = new Map<string, string>();
  for (const [id, { path }] of Object.entries(routes)) paths.set(path.toLowerCase(), id);
  for (const [path, id] of Object.entries(aliases))
    if (!paths.has(path.toLowerCase())) paths.set(path.toLowerCase(), id);
  const blog = routes.blog?.path;

  /** `/About/Team` → `/about/team/`; undefined where no page or alias has that path. */
  function canonicalPath(path: string): string | undefined {
    return routes[paths.get(path.toLowerCase().replace(/\/*$/, '/')) ?? '']?.path;
  }

  /**
   * The address to put into a link for an address as content records it: aliases, letter case and missing slashes
   * are mended, fragments percent-encoded. Throws with the mend when nothing has that address.
   */
  function resolveHref(href: string): string {
    if (isExternal(href) || href.startsWith('#')) return encode(href);
    const {
      path = '',
      query = '',
      fragment = '',
    } = /^(?<path>[^?#]*)(?<query>\?[^#]*)?(?<fragment>#.*)?$/s.exec(href)?.groups ?? {};
    const article = blog && path.startsWith(blog) ? path.replace(/\/*$/, '/') : undefined;
    const found = path && (canonicalPath(path) ?? article);
    if (!found) throw new Error(`"${href}" leads to no page: add its path to content/routes.ts, or correct the link.`);
    return found + query + encode(fragment);
  }

  return { canonicalPath, resolveHref };
}
