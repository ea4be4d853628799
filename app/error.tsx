'use client';
import { ErrorDisplay } from '@/components/islands/error-display';
import { asset } from '@/lib/asset';

/** Shown inside the frame when a page throws while it is shown. */
export default function PageError({ retry }: { retry: () => void }) {
  return <ErrorDisplay retry={retry} home={asset('/')} />;
}
