import type { Testimonial } from '@/content/schema/testimonial';
import { Picture } from '../ui/picture';

/** One quotation beside a photograph. */
export function Quote({ quote, image }: { quote: Testimonial['quote']; image: Testimonial['image'] }) {
  return (
    <div className="wrap grid gap-10 pb-xl lg:grid-cols-axis">
      <figure className="border-t border-line pt-5">
        <blockquote className="text-display">
          <p>{quote.text}</p>
        </blockquote>
        <figcaption className="mt-8 text-muted">{quote.source}</figcaption>
      </figure>
      <Picture
        image={image}
        sizes="(min-width: 1024px) 32vw, 92vw"
        className="aspect-[3/2] w-full rounded-picture object-cover lg:aspect-[4/5]"
      />
    </div>
  );
}
