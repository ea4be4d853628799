import { clsx } from 'clsx';
import type { ClosingBand } from '@/content/schema/closing';
import { enquiryHref } from '@/lib/closing';
import { focusClass } from '@/lib/pictures';
import { Link } from '../ui/link';
import { Picture } from '../ui/picture';

/**
 * The call to action at the end of a page: a sentence, a button to the contact form and a link to another page. A picture
 * behind them is optional.
 */
export function Closing({ words: { line, button, message, link, image } }: { words: ClosingBand }) {
  return (
    <section className="closing">
      {image && (
        <Picture image={image} sizes="100vw" portraitMedia="(max-width: 29.99rem)" className={focusClass(image.file)} />
      )}
      <div className="wrap">
        <h2 className={clsx('text-heading', !image && 'max-w-[17em]')}>{line}</h2>
        <p>
          <Link href={enquiryHref(message)} className="button button-light">
            {button}
          </Link>
          <Link href={link.href} className="more">
            {link.label}
          </Link>
        </p>
      </div>
    </section>
  );
}
