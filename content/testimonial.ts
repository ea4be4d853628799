import type { Testimonial } from './schema/pages';

/** Sample marks and a sample quotation: invented, to be replaced by the client's own with their consent. */
export const testimonial: Testimonial = {
  title: 'What investors and clients say',
  intro: 'Those who own the assets are the ones to ask.',
  logos: Array.from({ length: 11 }, (_, i) => {
    const number = String(i + 1).padStart(2, '0');
    return {
      id: `partner-${number}`,
      image: { file: `partners/partner-${number}.svg`, alt: `Sample partner ${i + 1}` },
      sample: true,
    };
  }),
  quote: {
    text: 'Sustainability is a promise about the twentieth year of a plant. It is kept by those who look after it in the second.',
    source: 'Sample quotation, to be replaced by a client’s own',
    sample: true,
  },
  image: { file: 'testimonial/field.jpg', alt: 'Grass at the edge of a module field in low light' },
};
