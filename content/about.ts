import type { About } from './schema/about';

/** The About page. Vision and mission are the client's wording. */
export const about: About = {
  title: 'We look after renewable assets for their whole life',
  intro:
    'A clean energy transition company in India with one integrated asset management platform. Engineers, analysts and operators who answer for wind, solar, EV and energy storage assets, from preconstruction to the last year of the contract.',
  image: { file: 'about/park.jpg', alt: 'A solar park from the air, its blocks and roads running to a substation' },
  vision: { title: 'Vision', text: 'To touch every kWh of renewable energy in the country through lifecycle support.' },
  mission: { title: 'Mission', text: 'A global company serving investors, IPPs, O&M, EPC and OEMs.' },
  more: [
    { title: 'Journey So Far', desc: 'From 554 MWp in 2021 to more than 4 GW.', route: 'journey' },
    {
      title: 'The team',
      desc: 'Founders, key managerial personnel, management, technology and coverage.',
      route: 'team',
    },
  ],
};
