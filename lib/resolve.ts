type Table = Record<string, { path: string }>;
export type Resolver = ReturnType<typeof createResolver>;

type Exported = { path: string; afterSending?: boolean | undefined };

/**
 * The routes that are exported, and the aliases of these. The page after sending is exported only if the contact form
 * `sends` messages itself.
 */
export function exportedRoutes<Id extends string, T extends Record<Id, Exported>>(
  routes: T,
  aliases: Record<string, Id>,
  sends: boolean,
) {
  const isExported = (route: Exported | undefined) => sends || !route?.afterSending;
  return {
    routes: Object.fromEntries(Object.entries<Exported>(routes).filter(([, route]) => isExported(route))) as T,
    aliases: Object.fromEntries(Object.entries(aliases).filter(([, id]) => isExported(routes[id]))),
  };
}

export const isExternal = (href: string) => /^[a-z][a-z0-9+.-]*:/i.test(href);

/** The top-level folder of a path: `legal` for `/legal/privacy-policy/`. */
export const folderOf = (path: string) => path.split('/')[1] ?? '';

/** Percent-encodes characters that are not allowed in an address; existing percent-encoding is kept. */
const encode = (address: string) => encodeURI(address).replace(/%25(?=[\da-f]{2})/gi, '%');

type Article = { path: string; aliases?: string[] | undefined };

/**
 * Resolves addresses with the routes and aliases of `content/routes.ts` and the aliases of articles. `articles` is called
 * only for an address that `content/routes.ts` does not have: a faulty article must not stop every page of `npm run dev`.
 */
export function createResolver(routes: Table, aliases: Record<string, string>, articles: () => Article[] = () => []) {
  const paths = new Map<string, string>();
  for (const [id, { path }] of Object.entries(routes)) paths.set(path.toLowerCase(), id);
  for (const [path, id] of Object.entries(aliases))
    if (!paths.has(path.toLowerCase())) paths.set(path.toLowerCase(), id);
  const blog = routes.blog?.path;

  /** `/About/Team` → `/about/team/`; undefined if no page or alias has that path. */
  function canonicalPath(path: string): string | undefined {
    const folded = path.toLowerCase().replace(/\/*$/, '/');
    const page = routes[paths.get(folded) ?? '']?.path;
    return page ?? articles().find((article) => article.aliases?.some((old) => old.toLowerCase() === folded))?.path;
  }

  /**
   * The `href` for an address in content: replaces aliases, corrects letter case and the trailing slash, and
   * percent-encodes the fragment. Throws if no page has the address. Any other path below the blog is taken for that of
   * an article: `npm run check` reports missing ones.
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
