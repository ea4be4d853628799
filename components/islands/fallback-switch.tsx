'use client';
import { useEffect, useState } from 'react';

type Kind = 'text' | 'not-found' | 'redirect';
type Props = {
  basePath: string;
  known: string[];
  /** Aliases in lower case, with the path to which each redirects. */
  aliases: Record<string, string>;
  sections: Record<string, Kind>;
  /** Server-rendered content: `top` is shown first; `text` and `pages`, by section, are only in the root's 404 page. */
  top: React.ReactNode;
  text?: React.ReactNode;
  pages?: Record<string, React.ReactNode>;
};

/** The path to which an unknown path redirects, or the kind of content to show. `path` is without the base path. */
export function fallbackFor(path: string, { known, aliases, sections }: Pick<Props, 'known' | 'aliases' | 'sections'>) {
  const folder = path.toLowerCase().replace(/\/*$/, '/');
  const section = folder.split('/')[1] ?? '';
  const kind = Object.hasOwn(sections, section) ? sections[section] : undefined;
  const target =
    aliases[folder] ?? (known.includes(folder) ? folder : kind === 'redirect' ? `/${section}/` : undefined);
  return { target: target === path ? undefined : target, section, kind };
}

/**
 * Redirects old addresses and paths in another letter case. In the root's 404 page, which some hosts serve for all paths,
 * it shows the content of the requested section.
 */
export function FallbackSwitch({ basePath, top, text, pages, ...table }: Props) {
  const [show, setShow] = useState(top);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read once, after hydration
  useEffect(() => {
    const { target, section, kind } = fallbackFor(location.pathname.slice(basePath.length), table);
    if (target) location.replace(basePath + target + location.search + location.hash);
    else if (kind === 'text') setShow(text ?? top);
    else if (kind === 'not-found') setShow(pages?.[section] ?? top);
  }, []);
  return show;
}
