'use client';
import { useEffect, useState } from 'react';

type Kind = 'bare' | 'screen' | 'forward';
type Props = {
  basePath: string;
  known: string[];
  /** Aliases in lower case, with the path that each forwards to. */
  aliases: Record<string, string>;
  sections: Record<string, Kind>;
  /** Server-rendered screens: the first one shown, and for a 404 page that serves all sections those of each section. */
  top: React.ReactNode;
  bare?: React.ReactNode;
  screens?: Record<string, React.ReactNode>;
};

/** The address that an unknown path is forwarded to, or the screen to show; `path` is without the base path. */
export function fallbackFor(path: string, { known, aliases, sections }: Pick<Props, 'known' | 'aliases' | 'sections'>) {
  const folder = path.toLowerCase().replace(/\/*$/, '/');
  const section = folder.split('/')[1] ?? '';
  const kind = Object.hasOwn(sections, section) ? sections[section] : undefined;
  const target = aliases[folder] ?? (known.includes(folder) ? folder : kind === 'forward' ? `/${section}/` : undefined);
  return { target: target === path ? undefined : target, section, kind };
}

/**
 * Forwards paths that differ from a page's in letter case. On hosts with one 404 page for all paths it shows the screen of
 * the requested section.
 */
export function FallbackSwitch({ basePath, top, bare, screens, ...table }: Props) {
  const [show, setShow] = useState(top);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read once, after hydration
  useEffect(() => {
    const { target, section, kind } = fallbackFor(location.pathname.slice(basePath.length), table);
    if (target) location.replace(basePath + target + location.search + location.hash);
    else if (kind === 'bare') setShow(bare ?? top);
    else if (kind === 'screen') setShow(screens?.[section] ?? top);
  }, []);
  return show;
}
