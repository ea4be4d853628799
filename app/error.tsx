'use client';
import { ErrorDisplay } from '@/components/islands/error-display';
import { asset } from '@/lib/asset';

/** Replaces a page that throws while it renders; header and footer stay. */
export default function PageError({ retry }: { retry: () => void }) {
  return <ErrorDisplay retry={retry} home={asset('/')} />;
}
