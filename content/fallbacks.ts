import type { Fallbacks } from './schema/fallbacks';
import { grievancesHref, phoneHref, site } from './site';

/** The links of pages under construction that several pages share. */
const links = {
  phone: {
    label: site.company.phone,
    href: phoneHref,
    text: 'Telephone',
  },
  blog: {
    label: 'Blog',
    href: '/resources/blog',
    text: 'Notes for owners, from the people who run the plants.',
    image: { file: 'blog/hand-over.jpg', alt: '' },
  },
  estimator: {
    label: 'Deviation Estimator',
    href: '/resources/deviation-estimator',
    text: 'What a missed schedule costs, block by block, on your own slabs.',
    image: { file: 'terms/deviation.svg', alt: '' },
  },
  glossary: {
    label: 'Glossary',
    href: '/resources/glossary',
    text: 'The terms of Indian wind and solar, two sentences each.',
    image: { file: 'terms/bess.svg', alt: '' },
  },
  ninetySix: {
    label: 'Ninety-six blocks',
    href: '/resources/blog/ninety-six-blocks',
    text: 'How deviation from schedule is counted, with a worked example.',
    image: { file: 'blog/ninety-six-blocks.jpg', alt: '' },
  },
  testimonial: {
    label: 'Testimonial',
    href: '/resources/testimonial',
    text: 'What investors and clients say.',
    image: { file: 'testimonial/field.jpg', alt: '' },
  },
  journey: {
    label: 'Journey So Far',
    href: '/about/journey',
    text: 'From a first contract to a platform for growth.',
    image: { file: 'closing/ridge.jpg', alt: '' },
  },
  team: {
    label: 'Team',
    href: '/about/team',
    text: 'The people who answer for the plants, by name and role.',
    image: { file: 'placeholder/shade.jpg', alt: '' },
  },
};

/** The texts of pages under construction and of the not-found pages. schema/fallbacks.ts says which texts are fixed. */
export const fallbacks: Fallbacks = {
  placeholder: {
    text: "We're currently building something amazing! Stay tuned and check back soon!",
    image: {
      file: 'sky/under-construction.jpg',
      alt: 'A wind turbine with one of its three blades fitted, just after sunrise, a crane beside it',
    },
    images: {
      resources: {
        file: 'sky/solar-rows.jpg',
        alt: 'A solar plant half built in the early morning: finished rows of modules and bare torque tubes at the left, posts at the right',
      },
      documentation: {
        file: 'sky/under-construction.jpg',
        alt: 'A wind turbine with one of its three blades fitted, just after sunrise, a crane beside it',
      },
      apiReference: {
        file: 'placeholder/line.jpg',
        alt: 'A power line half built in the morning: one pylon with its wires, a crane lifting a part onto the next',
      },
      community: {
        file: 'placeholder/shade.jpg',
        alt: 'A meeting place half built beside a solar plant in the evening: a table and benches under a roof of modules, lamps lit, a day curve on a blackboard',
      },
      caseStudy: {
        file: 'placeholder/storage.jpg',
        alt: 'A storage yard half built in the late afternoon: a crane carries a battery container over the finished rows, empty foundations in front',
      },
      support: {
        file: 'placeholder/control-room.jpg',
        alt: 'A half-fitted control room in the early morning: a desk with two lit screens before the window, a carton on the desk at the left, loose cables at the right',
      },
      status: {
        file: 'sky/weather.jpg',
        alt: 'A weather mast in the morning, a coil of cable at its foot, rows of solar modules behind',
      },
      careers: {
        file: 'placeholder/site-office.jpg',
        alt: 'A site office in the early morning: a lit cabin, helmets on a shelf, cases on a bench, a half-built solar plant behind',
      },
      press: {
        file: 'sky/blades.jpg',
        alt: 'Three turbine blades on their stands in the early morning, the nacelle and the hub behind them',
      },
      privacy: {
        file: 'placeholder/rooftop.jpg',
        alt: 'A solar plant half built on a flat roof towards a low sun: bare frames in front, rows of modules behind them, water tanks and a town beyond',
      },
      terms: {
        file: 'placeholder/foundation.jpg',
        alt: 'A half-built foundation of a wind turbine: a ring of anchor bolts in a cage of steel bars',
      },
    },
    help: {
      title: 'Where to look first',
      items: [
        {
          icon: 'activity',
          title: 'A string reads zero',
          text: 'TruAnalytica compares its combiner box with the median of the plant’s block, and shows the energy lost since sunrise.',
          href: '/offerings/saas#CMS',
        },
        {
          icon: 'scan-search',
          title: 'A module runs hot',
          text: 'SolarVision marks it in the thermal picture, by row and module.',
          href: '/offerings/saas#SolarVision',
        },
        {
          icon: 'clipboard-check',
          title: 'A work order stays open',
          text: 'TruOps lists the steps that are not done, and their permit to work.',
          href: '/offerings/saas#CMMS',
        },
        {
          icon: 'receipt-indian-rupee',
          title: 'A purchase request waits',
          text: 'TruBuyer shows where it stands between quotation and payment.',
          href: '/offerings/saas#Procure2Pay',
        },
        {
          icon: 'calendar-check',
          title: 'A filing is due',
          text: 'TruCovenant names the person responsible and the documents that are missing.',
          href: '/offerings/saas#Compliance',
        },
        {
          icon: 'chart-spline',
          title: 'Generation missed its schedule',
          text: 'Enter the day in the estimator: it computes what the deviation costs, block by block.',
          href: '/resources/deviation-estimator',
        },
      ],
    },
    disciplines: 'Fields of work',
    record: { title: 'Company details', legalName: 'Registered name', symbol: 'Symbol' },
    file: {
      title: 'A day as a CSV file',
      intro:
        'Ninety-six rows of schedule and actual go into the deviation estimator, and come out with errors and charges. The chart is its example, and the columns show the block that costs most.',
      link: { label: 'Open the estimator', href: '/resources/deviation-estimator' },
      reads: 'The estimator reads',
      errors: 'The errors it adds',
      charges: 'The charges it adds',
    },
    messages: {
      careers: {
        title: 'What to put in your message',
        parts: [
          {
            icon: 'hard-hat',
            title: 'Your experience',
            text: 'Solar, wind, charging or storage: how large, and which part of the work was yours.',
          },
          {
            icon: 'map-pin',
            title: 'Where you can work',
            text: 'The state or the city, and whether on site or at a desk.',
          },
          {
            icon: 'calendar-check',
            title: 'When you could start',
            text: 'Your notice period, and the best time to call you.',
          },
        ],
      },
      status: {
        title: 'What to put in a report',
        parts: [
          {
            icon: 'solar-panel',
            title: 'Which plant or product',
            text: 'Its name, and the inverter, string or turbine if you know it.',
          },
          {
            icon: 'clock',
            title: 'Since when',
            text: 'The time of the last good reading, in IST.',
          },
          {
            icon: 'activity',
            title: 'What you see',
            text: 'The text or the code of the alarm. A photograph helps.',
          },
          {
            icon: 'users',
            title: 'Who is on site',
            text: 'A name and a telephone number, and whether the equipment is safe to approach.',
          },
        ],
      },
    },
    back: 'Back to the home page',
    meanwhile: {
      resources: { title: 'Ready now', links: [links.estimator, links.blog, links.glossary, links.testimonial] },
      documentation: { title: 'What you can read now', links: [links.glossary, links.estimator, links.ninetySix] },
      apiReference: {
        title: 'Products and tools',
        links: [
          {
            label: 'The six products',
            href: '/offerings/saas',
            text: 'What each does, with its screen to try.',
            image: { file: 'differentiators/monitoring.jpg', alt: '' },
          },
          {
            label: 'Deviation Estimator',
            href: '/resources/deviation-estimator',
            text: 'What a missed schedule costs, from a CSV file of ninety-six blocks.',
            image: { file: 'terms/deviation.svg', alt: '' },
          },
          links.ninetySix,
        ],
      },
      caseStudy: { title: 'What you can read now', links: [links.testimonial, links.journey, links.blog] },
      status: {
        title: 'Who to ask now',
        links: [
          links.phone,
          {
            label: 'Contact',
            href: '/contact',
            text: 'Email and a form. An engineer reads every message.',
          },
          {
            label: 'O&M service',
            href: '/offerings/services/operations-maintenance',
            text: 'Who looks after the plant on site.',
          },
        ],
      },
      press: {
        title: 'About the company',
        links: [
          {
            label: 'Who we are',
            href: '/about',
            text: 'Our vision and our mission, in a sentence each.',
            image: { file: 'differentiators/lifecycle.jpg', alt: '' },
          },
          links.journey,
          links.team,
        ],
      },
      company: { title: 'Get to know us', links: [links.journey, links.team, links.blog] },
      support: {
        title: 'Ask someone, or look it up',
        links: [links.phone, links.glossary, links.blog],
      },
      community: { title: 'Ready now', links: [links.estimator, links.glossary, links.testimonial] },
      privacy: {
        title: 'Questions about your data',
        links: [
          {
            label: 'Grievances',
            href: grievancesHref,
            text: `For a question or a complaint about your data. ${site.company.grievances}.`,
          },
          { label: 'Contact', href: '/contact', text: 'Telephone, email and a form.' },
          { label: 'About', href: '/about', text: 'Who we are, and what we look after.' },
        ],
      },
      legal: {
        title: 'Questions about the terms',
        links: [
          { label: 'Contact', href: '/contact', text: 'For a question on these terms.' },
          {
            label: 'Privacy Policy',
            href: '/legal/privacy-policy',
            text: 'Who answers questions about your data until the policy is published.',
          },
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
