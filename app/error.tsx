'use client';
import { ErrorDisplay } from '@/components/islands/error-display';
import { ReloadPage } from '@/components/islands/reload-page';
import { asset } from '@/lib/asset';

/** Replaces a page that throws while it renders; header and footer stay. */
export default function PageError({ error, retry }: { error: Error; retry: () => void }) {
  return (
    <>
      <ReloadPage error={error} />
      <ErrorDisplay retry={retry} home={asset('/')} />
    </>
  );
}
