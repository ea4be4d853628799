'use client';
import { ErrorDisplay } from '@/components/islands/error-display';
import { asset } from '@/lib/asset';
import './globals.css';

/** Replaces the whole document when the root layout throws. */
export default function GlobalError({ retry }: { retry: () => void }) {
  return (
    <html lang="en-IN">
      <body>
        <main>
          <ErrorDisplay retry={retry} home={asset('/')} />
        </main>
      </body>
    </html>
  );
}
