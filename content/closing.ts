import type { Closing } from './schema/closing';
import { phoneLink } from './site';

/** The call to action at the end of each page: a sentence, a button to the contact form, and a link to another page. */
export const closing: Closing = {
  without: ['contact', 'legal'],
  pages: {
    home: {
      line: 'Bring one plant. We will show you its day.',
      button: 'Write to us',
      message: 'One plant:',
      link: { label: 'Who we are', href: '/about' },
      image: { file: 'closing/dusk.jpg', alt: '' },
    },
    about: {
      line: 'Ask us who would look after your plant.',
      button: 'Ask us',
      message: 'Who would look after our plant:',
      link: { label: 'Our journey, year by year', href: '/about/journey' },
    },
    journey: {
      line: 'The next plant on this line can be yours.',
      button: 'Write to us',
      message: 'A plant to look after:',
      link: { label: 'The people behind it', href: '/about/team' },
    },
    team: {
      line: 'Ask for the engineer who knows your kind of plant.',
      button: 'Ask an engineer',
      message: 'Our kind of plant:',
      link: { label: 'The services they answer for', href: '/offerings/services' },
    },
    saas: {
      line: 'Name the plant. We will show you where each product meets it.',
      button: 'Book Demo',
      message: 'I would like a demo. Our plant:',
      link: { label: 'The services that use these products', href: '/offerings/services' },
      image: { file: 'closing/line.jpg', alt: '' },
    },
    services: {
      line: 'Tell us where your plant stands today.',
      button: 'Discuss a plant',
      message: 'Our plant, and where it stands today:',
      link: { label: 'The products behind the services', href: '/offerings/saas' },
      image: { file: 'closing/substation.jpg', alt: '' },
    },
    preconstruction: {
      line: 'Show us the drawings before the first pile.',
      button: 'Discuss a plant',
      message: 'A project before construction:',
      link: { label: 'Once it runs: asset management', href: '/offerings/services/asset-management' },
    },
    assetManagement: {
      line: 'Show us the contracts and the last twelve months.',
      button: 'Discuss a plant',
      message: 'A plant for asset management:',
      link: { label: 'On site: operations and maintenance', href: '/offerings/services/operations-maintenance' },
    },
    operationsMaintenance: {
      line: 'Tell us which hours your plant has lost.',
      button: 'Discuss a plant',
      message: 'A plant for operations and maintenance:',
      link: { label: 'One day’s round on a plant', href: '/offerings/operations-maintenance' },
    },
    valueAdd: {
      line: 'Send us the policy, the purchase or the loan you have in mind.',
      button: 'Discuss a plant',
      message: 'Insurance, procurement or finance for a plant:',
      link: { label: 'The marketplace, launching soon', href: '/offerings/marketplace' },
    },
    marketplace: {
      line: 'Be told on the day it opens.',
      button: 'Tell me at launch',
      message: 'Please tell me when the marketplace opens. We look for:',
      link: { label: 'Procurement today: TruBuyer', href: '/offerings/saas#Procure2Pay' },
    },
    operationsOffer: {
      line: 'Tell us about your site: who walks it, and what they find.',
      button: 'Discuss a site',
      message: 'A site to maintain:',
      link: { label: 'TruOps, the tool of the round', href: '/offerings/saas#CMMS' },
    },
    resources: {
      line: 'Ask what these pages leave out.',
      button: 'Ask an engineer',
      message: 'A question your pages leave out:',
      link: { label: 'The six products', href: '/offerings/saas' },
    },
    blog: {
      line: 'Write to the people who wrote this.',
      button: 'Write to the desk',
      message: 'A question to the desk:',
      link: { label: 'What a missed schedule costs', href: '/resources/deviation-estimator' },
    },
    caseStudy: {
      line: 'The next case can be your plant.',
      button: 'Discuss a plant',
      message: 'Our plant as a case:',
      link: { label: 'The six products', href: '/offerings/saas' },
    },
    testimonial: {
      line: 'Ask us what they asked.',
      button: 'Ask us',
      message: 'Our question:',
      link: { label: 'Our journey, year by year', href: '/about/journey' },
    },
    documentation: {
      line: 'Until the pages are here, ask those who will write them.',
      button: 'Ask an engineer',
      message: 'A question about the platform:',
      link: { label: 'The asset management service', href: '/offerings/services/asset-management' },
    },
    apiReference: {
      line: 'Tell us which systems to connect.',
      button: 'Write to us',
      message: 'Systems to connect:',
      link: { label: 'The services that go with the software', href: '/offerings/services' },
    },
    community: {
      line: 'Tell us what you would discuss here.',
      button: 'Propose a subject',
      message: 'A subject for the community:',
      link: { label: 'What we have written', href: '/resources/blog' },
    },
    deviationEstimator: {
      line: 'Your own days, settled like this?',
      button: 'Ask the scheduling desk',
      message: 'A missed schedule:',
      link: { label: 'The ninety-six blocks, explained', href: '/resources/blog/ninety-six-blocks' },
    },
    glossary: {
      line: 'Ask us for a word you do not find here.',
      button: 'Ask for a word',
      message: 'A word for the glossary:',
      link: { label: 'The words at work, in the blog', href: '/resources/blog' },
    },
    careers: {
      line: 'Tell us what you would look after.',
      button: 'Write to us',
      message: 'I would like to work with you on:',
      link: { label: 'What we look after', href: '/about' },
    },
    press: {
      line: 'Tell us what you are writing about.',
      button: 'Write to us',
      message: 'I am writing about:',
      link: { label: 'The journey in figures', href: '/about/journey' },
    },
    helpCenter: {
      line: 'Say what does not work, and on which plant.',
      button: 'Write to us',
      message: 'What does not work, and where:',
      link: { label: 'The products, one by one', href: '/offerings/saas' },
    },
    status: {
      line: 'If something has stopped, tell us at once.',
      button: 'Write to us',
      message: 'What has stopped:',
      link: phoneLink,
    },
  },
  articles: {
    lines: [
      'Put the question to your own plant.',
      'Bring the figure you doubt.',
      'Send us the picture, the schedule or the clause.',
      'Tell us how your plant does it.',
    ],
    button: 'Ask about {product}',
    message: 'After reading “{title}”:',
    link: { label: 'All articles', href: '/resources/blog' },
  },
};
