'use client';
import { error as words } from '@/content/error';

/** The error message, with a button to try again and a link to the home page. */
export function ErrorDisplay({ retry, home }: { retry: () => void; home: string }) {
  return (
    <div className="wrap py-xl" role="alert">
      <h1 className="text-display">{words.title}</h1>
      <p className="mt-5 max-w-measure text-lead text-muted">{words.text}</p>
      <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-3">
        <button type="button" className="button" onClick={retry}>
          {words.retry}
        </button>
        <a href={home} className="more">
          {words.home}
        </a>
      </div>
    </div>
  );
}
