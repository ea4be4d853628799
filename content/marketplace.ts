import type { Marketplace } from './schema/marketplace';

/** The marketplace page. The claims are the client's, unchanged. */
export const marketplace: Marketplace = {
  title: 'Marketplace',
  status: 'Launching soon!',
  intro:
    'A business-to-business green energy marketplace: modules, inverters, cables, spares and services for renewable plants, bought with the whole market in view.',
  claims: [
    { metric: '5,000+', title: 'vendors in the vendor base', desc: '' },
    { metric: 'over 25,000', title: 'SKUs sold by them', desc: '' },
    { metric: '7-8%', title: 'procurement cost savings', desc: '' },
    { metric: '10-12%', title: 'management-efficiency gains', desc: '' },
    { metric: '2x', title: 'vendor coverage', desc: '' },
  ],
  categoriesTitle: 'What it will hold',
  categories: [
    {
      name: 'Modules',
      text: 'For new rows, and for the ones that failed.',
      image: { file: 'goods/modules.jpg', alt: '' },
    },
    {
      name: 'Inverters',
      text: 'String and central, with their spare boards.',
      image: { file: 'goods/inverters.jpg', alt: '' },
    },
    { name: 'Cables', text: 'From the string to the substation.', image: { file: 'goods/cables.jpg', alt: '' } },
    {
      name: 'Spares',
      text: 'The parts whose absence stops a plant.',
      image: { file: 'goods/spares.jpg', alt: '' },
    },
    {
      name: 'Services',
      text: 'Cleaning, testing, inspection and repair.',
      image: { file: 'goods/services.jpg', alt: '' },
    },
  ],
  today: 'Buying today',
  image: { file: 'hero/marketplace.jpg', alt: '' },
};
