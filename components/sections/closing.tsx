import type { ClosingBand } from '@/content/schema/closing';
import { Link } from '../ui/link';

/** The last words of a page, above the footer's curve: a sentence, the way to the contact form, and a link onward. */
export function Closing({ words: { line, button, message, onward } }: { words: ClosingBand }) {
  return (
    <section className="closing">
      <div className="wrap">
        <h2 className="text-heading">{line}</h2>
        <p>
          <Link href={`/contact?note=${encodeURIComponent(message)}`} className="button button-light">
            {button}
          </Link>
          <Link href={onward.href} className="more">
            {onward.label}
          </Link>
        </p>
      </div>
    </section>
  );
}
