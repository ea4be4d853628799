'use client';
import { catchError, type ErrorInfo } from 'next/error';
import type { ReactNode } from 'react';
import { error as words } from '@/content/error';
import { ReloadPage } from './reload-page';

/**
 * Error boundary of an island: shows the error message with a button to try again; the rest of the page keeps working.
 * As a direct child of `<main>` the message gets the page's margins. `keep` is shown above the message: the content of the
 * island that is readable without scripts.
 */
function Fallback({ keep }: { keep?: ReactNode }, { error, reset }: ErrorInfo) {
  return (
    <>
      <ReloadPage error={error} />
      {keep}
      <div role="alert" className="[main>&]:wrap [main>&]:py-lg">
        <div className="rule-l-2 border-alarm py-2 pl-4">
          <p className="font-semibold">{words.title}</p>
          <p className="mt-1">{words.text}</p>
          <button type="button" className="mt-2 min-h-11 underline underline-offset-4" onClick={() => reset()}>
            {words.retry}
          </button>
        </div>
      </div>
    </>
  );
}

export const Boundary = catchError(Fallback);
