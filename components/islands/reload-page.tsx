'use client';
import { useEffect } from 'react';

/**
 * Loads a page in full whose script could not be loaded on the way to it: it is readable without scripts. A page that was
 * loaded in full is left as it is, so that this cannot repeat. Renders nothing.
 */
export function ReloadPage({ error }: { error: unknown }) {
  useEffect(() => {
    const [loaded] = performance.getEntriesByType('navigation');
    const isFirst = !loaded || new URL(loaded.name).pathname === location.pathname;
    if ((error as Error | undefined)?.name === 'ChunkLoadError' && !isFirst && navigator.onLine) location.reload();
  }, [error]);
  return null;
}
