import type { ReactNode } from 'react';
import type { Testimonial } from '@/content/schema/testimonial';
import { Picture } from '../ui/picture';

type Props = { quote: Testimonial['quote']; image: Testimonial['image']; children: ReactNode };

/** The head of the page (`children`) and one quotation, over the sky of a photograph. */
export function Quote({ quote, image, children }: Props) {
  return (
    <div className="over-sky quote">
      <div>
        {children}
        <figure className="wrap">
          <blockquote className="text-display font-display">
            <p>{quote.text}</p>
          </blockquote>
          <figcaption className="mt-6 text-pretty">{quote.source}</figcaption>
        </figure>
      </div>
      {/* Below 1024 px the picture is as high as the text, and wider than the window. */}
      <Picture image={image} first sizes="(min-width: 1024px) 100vw, 360vw" />
    </div>
  );
}
