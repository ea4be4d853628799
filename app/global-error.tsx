'use client';
import { ErrorDisplay } from '@/components/islands/error-display';
import { error as words } from '@/content/error';
import { asset } from '@/lib/asset';
import { hanken } from '@/lib/fonts';
import './globals.css';

/** Replaces the whole document when the root layout throws. */
export default function GlobalError({ retry }: { retry: () => void }) {
  return (
    <html lang="en-IN" className={hanken.variable}>
      <body>
        <title>{words.title}</title>
        <main>
          <ErrorDisplay retry={retry} home={asset('/')} />
        </main>
      </body>
    </html>
  );
}
