'use client';
import { useRef, useSyncExternalStore } from 'react';

const never = () => () => {};
const isExport = () => process.env.NODE_ENV !== 'development';

/**
 * Whether the loader has run: in an exported page that is hydrated, not after a soft navigation or in `next dev`. The ref
 * keeps the first value: React uses the server's snapshot in hydration only.
 */
export const useLoaderRan = () => useRef(useSyncExternalStore(never, () => false, isExport)).current;
