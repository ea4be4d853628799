'use client';
import { useEffect, useState } from 'react';

type Kind = 'bare' | 'screen' | 'forward';
type Props = {
  basePath: string;
  known: string[];
  /** In small letters → where to. */
  aliases: Record<string, string>;
  sections: Record<string, Kind>;
  /** What to show, server-rendered: at first, and where the page answers for all sections what each of them shows. */
  top: React.ReactNode;
  bare?: React.ReactNode;
  screens?: Record<string, React.ReactNode>;
};

/** Where an unknown path is sent on to, or what it is shown; `path` without the base. */
export function fallbackFor(path: string, { known, aliases, sections }: Pick<Props, 'known' | 'aliases' | 'sections'>) {
  const folder = path.toLowerCase().replace(/\/*$/, '/');
  const section = folder.split('/')[1] ?? '';
  const kind = Object.hasOwn(sections, section) ? sections[section] : undefined;
  const target = aliases[folder] ?? (known.includes(folder) ? folder : kind === 'forward' ? `/${section}/` : undefined);
  return { target: target === path ? undefined : target, section, kind };
}

/**
 * Forwards pages asked for in another letter case and, on hosts with one 404 page for everything, shows the text
 * that the section asked for should give.
 */
export function FallbackSwitch({ basePath, top, bare, screens, ...table }: Props) {
  const [show, setShow] = useState(top);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read once, when the page is there
  useEffect(() => {
    const { target, section, kind } = fallbackFor(location.pathname.slice(basePath.length), table);
    if (target) location.replace(basePath + target + location.search + location.hash);
    else if (kind === 'bare') setShow(bare ?? top);
    else if (kind === 'screen') setShow(screens?.[section] ?? top);
  }, []);
  return show;
}
