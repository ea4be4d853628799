import type { Testimonial } from './schema/testimonial';

/** The testimonial page. Logos and quotation are invented: replace them by real ones, with the partners' consent. */
export const testimonial: Testimonial = {
  title: 'What investors and clients say',
  intro: 'Those who own the assets are the ones to ask.',
  logos: [
    { image: { file: 'partners/partner-01.svg', alt: 'Norvane Capital' }, sample: true },
    { image: { file: 'partners/partner-02.svg', alt: 'Aruvi Renewables' }, sample: true },
    {
      image: { file: 'partners/partner-03.svg', alt: 'Tavrell Infra Partners' },
      sample: true,
    },
    { image: { file: 'partners/partner-04.svg', alt: 'Solmarak' }, sample: true },
    { image: { file: 'partners/partner-05.svg', alt: 'Dhruvena' }, sample: true },
    { image: { file: 'partners/partner-06.svg', alt: 'Pavanik Wind' }, sample: true },
    { image: { file: 'partners/partner-07.svg', alt: 'Merivaan' }, sample: true },
    { image: { file: 'partners/partner-08.svg', alt: 'Hexarun' }, sample: true },
    { image: { file: 'partners/partner-09.svg', alt: 'Ostellan Green Fund' }, sample: true },
    { image: { file: 'partners/partner-10.svg', alt: 'Kiravolt' }, sample: true },
    { image: { file: 'partners/partner-11.svg', alt: 'Vyomara' }, sample: true },
  ],
  quote: {
    text: 'Sustainability is a promise about the twentieth year of a plant. It is kept by those who look after it in the second.',
    source: 'Sample quotation, to be replaced by a client’s own',
    sample: true,
  },
  image: {
    file: 'testimonial/field.jpg',
    alt: 'A long row of modules over dry grass in low light, a turbine and the sun far off',
  },
};
