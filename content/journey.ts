import type { Journey } from './schema/journey';

/** The Our Journey page. Capacities are cumulative, in MW, as the client gave them. */
export const journey: Journey = {
  title: 'Our Journey',
  intro: 'Four years, from a first contract to a platform for growth. The line rises with the capacity, to scale.',
  image: { file: 'journey/horizon.jpg', alt: 'A wide horizon with small turbines, the sun just up' },
  entries: [
    {
      year: 2021,
      title: 'First asset management contract',
      subtitle: '554 MWp',
      description:
        'The first portfolio under management, and with it the first product: a calendar for everything a plant owes.',
      icon: 'signature',
      capacityMw: 554,
      mark: '0.55 GW',
      products: [{ name: 'TruCovenant', description: 'Compliance management', logo: 'shield-check' }],
    },
    {
      year: 2022,
      title: 'Second and third contracts',
      subtitle: '1 GW',
      description: 'The portfolio reaches one gigawatt. Maintenance goes paperless.',
      icon: 'layers',
      capacityMw: 1000,
      mark: '1 GW',
      products: [{ name: 'TruOps', description: 'CMMS, paperless O&M', logo: 'wrench' }],
    },
    {
      year: 2023,
      title: 'Fourth AM contract and first O&M contract',
      subtitle: '4+ GW cumulative',
      description: 'More than four gigawatts cumulative. Monitoring, procurement and forecasting join the platform.',
      icon: 'gauge',
      capacityMw: 4000,
      mark: '4+ GW',
      products: [
        { name: 'TruAnalytica', description: 'Centralized monitoring', logo: 'activity' },
        { name: 'TruBuyer', description: 'Procure2Pay', logo: 'receipt-indian-rupee' },
        { name: 'TruPrediction', description: 'Forecasting and scheduling', logo: 'chart-spline' },
      ],
    },
    {
      year: 2024,
      title: 'Growth platform',
      description:
        'One integrated platform for wind, solar, EV and energy storage: software, services and a marketplace.',
      icon: 'trending-up',
      // The client gave no figure for this year, so the line stays level.
      capacityMw: 4000,
      products: [],
    },
  ],
};
