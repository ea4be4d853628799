import type { Fallbacks } from './schema/fallbacks';

/** The texts of pages under construction and of the not-found pages. schema/fallbacks.ts says which texts are fixed. */
export const fallbacks: Fallbacks = {
  placeholder: {
    text: "We're currently building something amazing! Stay tuned and check back soon!",
    image: {
      file: 'placeholder/under-construction.jpg',
      alt: 'A wind turbine half built at dawn, its crane standing by',
    },
    images: {
      resources: {
        file: 'placeholder/solar-rows.jpg',
        alt: 'Rows of a solar plant half built in the early morning: posts, torque tubes, the first modules',
      },
      documentation: {
        file: 'placeholder/under-construction.jpg',
        alt: 'A wind turbine half built at dawn, its crane standing by',
      },
      apiReference: {
        file: 'placeholder/line.jpg',
        alt: 'A power line half built in the morning: one pylon with its wires, a crane lifting a part onto the next',
      },
      community: {
        file: 'placeholder/rooftop.jpg',
        alt: 'A solar plant half built on a flat roof: rows of modules, bare rails, then blocks on chalk lines; water tanks and a town beyond',
      },
      caseStudy: {
        file: 'placeholder/storage.jpg',
        alt: 'A storage yard half built in the late afternoon: a crane sets a battery container beside empty foundations',
      },
      support: {
        file: 'placeholder/control-room.jpg',
        alt: 'A control room half fitted at first light: one desk with lit screens, the next with loose cables and a bare stand, a screen still in its carton',
      },
      status: {
        file: 'placeholder/depot.jpg',
        alt: 'A bus depot half built at first sun: charge points and a bus under the canopy, bare conduits beside it',
      },
      careers: {
        file: 'placeholder/site-office.jpg',
        alt: 'A site office at first light: a lit cabin, a row of helmets on a shelf, boots under a bench, a tripod beside a half-built solar plant',
      },
      press: {
        file: 'placeholder/blades.jpg',
        alt: 'Three turbine blades on their stands at first light, the first section of the tower behind them',
      },
      privacy: {
        file: 'placeholder/substation.jpg',
        alt: 'A substation half built at dusk: a transformer on its plinth, the next one empty, a crane',
      },
      terms: {
        file: 'placeholder/foundation.jpg',
        alt: 'The foundation of a wind turbine half built: a ring of anchor bolts in a cage of steel bars',
      },
    },
    back: 'Back to the home page',
    meanwhile: {
      title: 'Meanwhile',
      links: {
        resources: [
          {
            label: 'Deviation estimator',
            href: '/resources/deviation-estimator',
            text: 'What a day off schedule costs, block by block, on your own slabs.',
          },
          {
            label: 'Glossary',
            href: '/resources/glossary',
            text: 'The words of Indian wind and solar, two sentences each.',
          },
          { label: 'Blog', href: '/resources/blog', text: 'Notes for owners, from the people who run the plants.' },
        ],
        documentation: [
          { label: 'The six products', href: '/offerings/saas', text: 'What each does, with its screen to try.' },
          {
            label: 'Glossary',
            href: '/resources/glossary',
            text: 'The words of Indian wind and solar, two sentences each.',
          },
          { label: 'Contact', href: '/contact', text: 'Ask for the pages you need. An engineer reads it.' },
        ],
        apiReference: [
          {
            label: 'The six products',
            href: '/offerings/saas',
            text: 'What each reads and writes, with its screen to try.',
          },
          { label: 'Contact', href: '/contact', text: 'Ask about a link to your systems. An engineer reads it.' },
          {
            label: 'Deviation estimator',
            href: '/resources/deviation-estimator',
            text: 'What a day off schedule costs, from a CSV file of ninety-six blocks.',
          },
        ],
        caseStudy: [
          { label: 'Testimonial', href: '/resources/testimonial', text: 'What investors and clients say.' },
          { label: 'Journey So Far', href: '/about/journey', text: 'From a first contract to a platform for growth.' },
          { label: 'Blog', href: '/resources/blog', text: 'Notes for owners, from the people who run the plants.' },
        ],
        status: [
          { label: 'Telephone and email', href: '/contact', text: 'The telephone is the quickest way.' },
          { label: 'The six products', href: '/offerings/saas', text: 'What each does, with its screen to try.' },
          {
            label: 'Operations and maintenance',
            href: '/offerings/services/operations-maintenance',
            text: 'Who looks after the plant on site.',
          },
        ],
        press: [
          { label: 'The figures', href: '/about', text: 'Who we are and what we look after, in five figures.' },
          { label: 'Journey So Far', href: '/about/journey', text: 'From a first contract to a platform for growth.' },
          { label: 'Contact', href: '/contact', text: 'Telephone, email and a form.' },
        ],
        company: [
          { label: 'Journey So Far', href: '/about/journey', text: 'From a first contract to a platform for growth.' },
          { label: 'The team', href: '/about/team', text: 'Those who answer for the plants, by name and role.' },
          { label: 'Blog', href: '/resources/blog', text: 'Notes for owners, from the people who run the plants.' },
        ],
        support: [
          { label: 'Contact', href: '/contact', text: 'Telephone, email and a form. An engineer reads it.' },
          {
            label: 'Glossary',
            href: '/resources/glossary',
            text: 'The words of Indian wind and solar, two sentences each.',
          },
          { label: 'Blog', href: '/resources/blog', text: 'Notes for owners, from the people who run the plants.' },
        ],
        community: [
          { label: 'Blog', href: '/resources/blog', text: 'Notes for owners, from the people who run the plants.' },
          { label: 'The team', href: '/about/team', text: 'Those who answer for the plants, by name and role.' },
          { label: 'Contact', href: '/contact', text: 'Propose a subject. An engineer reads it.' },
        ],
        privacy: [
          { label: 'Contact', href: '/contact', text: 'For a question or a complaint on your data.' },
          { label: 'About', href: '/about', text: 'Who we are, and what we look after.' },
        ],
        legal: [
          { label: 'Contact', href: '/contact', text: 'For a question on these terms.' },
          { label: 'About', href: '/about', text: 'Who we are, and what we look after.' },
        ],
      },
    },
  },
  notFound: {
    top: 'Index Router',
    text: 'NotFound',
    title: 'Page not found',
    intro: 'Nothing stands at this address. It may have moved, or the link may be wrong.',
    pages: 'Pages you may be looking for',
    redirect: 'This page has moved. You are being taken there.',
  },
};
