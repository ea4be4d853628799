import type { Routes } from './schema/routes';

/**
 * Every page of the site. Links, sitemap, redirects and host settings are derived from this table.
 * Search results show `title` and `description`; `source` is the file in content with the page's texts.
 */
export const routes = {
  home: {
    path: '/',
    label: 'Home',
    title: 'Clean energy asset management in India',
    description:
      'An integrated platform for the whole renewable asset lifecycle: software, services and a marketplace for wind, solar, EV and energy storage.',
    source: 'home.ts',
  },
  about: {
    path: '/about/',
    label: 'About',
    title: 'About us: vision and mission',
    description:
      'Our vision: to touch every kWh of renewable energy in the country through lifecycle support. Our mission: to serve investors, IPPs, O&M, EPC and OEMs.',
    source: 'about.ts',
  },
  journey: {
    path: '/about/journey/',
    label: 'Journey So Far',
    title: 'Our journey, 2021 to 2024',
    description:
      'From a first asset management contract of 554 MWp in 2021 to more than 4 GW cumulative, and the products built on the way.',
    source: 'journey.ts',
  },
  team: {
    path: '/about/team/',
    label: 'Team',
    title: 'Founding and management team',
    description:
      'The people who answer for the plants: founders, key managerial personnel, management, technology and coverage teams.',
    source: 'team.ts',
  },
  offerings: {
    path: '/offerings/',
    label: 'Offerings',
    title: 'Offerings: SaaS, services, marketplace',
    description:
      'Three offerings for renewable energy players: SaaS products, lifecycle services and a business-to-business green energy marketplace.',
    source: 'home.ts',
    canonical: 'home',
  },
  saas: {
    path: '/offerings/saas/',
    label: 'SaaS',
    title: 'SaaS for renewable energy plants',
    description:
      'Monitoring, drone fault detection, CMMS, Procure2Pay, compliance, and forecasting and scheduling: six products for renewable plants.',
    source: 'saas.ts',
  },
  services: {
    path: '/offerings/services/',
    label: 'Services',
    title: 'Services over the asset lifecycle',
    description:
      'Preconstruction support, asset management, operations and maintenance, and value-added services for renewable energy assets in India.',
    source: 'services.ts',
  },
  preconstruction: {
    path: '/offerings/services/preconstruction-support/',
    label: 'Preconstruction support',
    title: 'Preconstruction support: PMO and PMC',
    description:
      'Project management office and consultancy, engineering and technical due diligence, and hand-over/take-over for renewable projects.',
    source: 'services.ts',
  },
  assetManagement: {
    path: '/offerings/services/asset-management/',
    label: 'Asset Management',
    title: 'Asset management for solar and wind',
    description:
      'Performance, contracts, compliance, O&M oversight, finance and HSE for renewable portfolios, managed for the owner by one team.',
    source: 'services.ts',
  },
  operationsMaintenance: {
    path: '/offerings/services/operations-maintenance/',
    label: 'Operations and Maintenance',
    title: 'Operations and maintenance of PV plants',
    description:
      'PV plant, PV site and general site maintenance, planned and recorded in one system, from the module to the metering point.',
    source: 'services.ts',
  },
  valueAdd: {
    path: '/offerings/services/value-add-service/',
    label: 'Value Add Service',
    title: 'Insurance, procurement, finance advisory',
    description:
      'Value-added services for renewable asset owners: insurance advisory, procurement and financial advisory beside asset management.',
    source: 'services.ts',
  },
  marketplace: {
    path: '/offerings/marketplace/',
    label: 'Marketplace',
    title: 'Green energy marketplace',
    description:
      'A business-to-business green energy marketplace, launching soon: a vendor base of 5,000+ selling over 25,000 SKUs.',
    source: 'marketplace.ts',
  },
  operationsOffer: {
    path: '/offerings/operations-maintenance/',
    label: 'Operations and maintenance offer',
    title: 'The operations and maintenance offer',
    description:
      'One day’s round on a solar plant, and what one plan and one report hold: PV plant, PV site and general site maintenance on TruOps.',
    source: 'services.ts',
  },
  resources: {
    path: '/resources/',
    label: 'Resources',
    title: 'Resources',
    description:
      'Articles, case studies, testimonials and documentation from a clean energy asset manager. This page is being built.',
    source: 'fallbacks.ts',
    placeholder: true,
  },
  blog: {
    path: '/resources/blog/',
    label: 'Blog',
    title: 'Blog: notes from running plants',
    description:
      'Notes for owners of renewable assets on hand-over, scheduling, drone thermography and compliance, from the people who run the plants.',
    source: 'blog.ts',
  },
  caseStudy: {
    path: '/resources/case-study/',
    label: 'Case Study',
    title: 'Case Study',
    description:
      'Case studies of renewable assets under management: what was found, what was done and what changed. Being built.',
    source: 'fallbacks.ts',
    placeholder: true,
  },
  testimonial: {
    path: '/resources/testimonial/',
    label: 'Testimonial',
    title: 'Testimonial: investors and clients',
    description:
      'Investors and clients of renewable energy assets in India: eleven logos, and a quotation on sustainability.',
    source: 'testimonial.ts',
  },
  documentation: {
    path: '/resources/documentation/',
    label: 'Documentation',
    title: 'Documentation',
    description:
      'Documentation of the platform for asset owners, service providers and their IT teams. This page is being built.',
    source: 'fallbacks.ts',
    placeholder: true,
  },
  apiReference: {
    path: '/resources/api-reference/',
    label: 'API Reference',
    title: 'API Reference',
    description:
      'The reference of the platform’s application programming interface for integrators and partners. This page is being built.',
    source: 'fallbacks.ts',
    placeholder: true,
  },
  community: {
    path: '/resources/community/',
    label: 'Community',
    title: 'Community',
    description:
      'A place for asset managers, O&M teams and engineers to exchange what they know. This page is being built.',
    source: 'fallbacks.ts',
    placeholder: true,
  },
  deviationEstimator: {
    path: '/resources/deviation-estimator/',
    label: 'Deviation Estimator',
    title: 'Deviation estimator for wind and solar',
    description:
      'What a missed schedule costs in India: 96 blocks, your slabs, and the base before and after 1 April 2026. Computed in your browser.',
    source: 'deviation.ts',
  },
  glossary: {
    path: '/resources/glossary/',
    label: 'Glossary',
    title: 'Glossary of wind, solar and storage',
    description:
      'DSM, QCA, PR, CUF, JMR and the other terms of Indian wind and solar: two sentences each, with a formula, a unit or a source where there is one.',
    source: 'glossary.ts',
  },
  contact: {
    path: '/contact/',
    label: 'Contact',
    title: 'Contact us',
    description:
      'Get in touch about a product demo, an asset management contract or a plant that should earn more. Telephone, email and a form.',
    source: 'contact.ts',
  },
  sent: {
    path: '/contact/sent/',
    label: 'Sent',
    title: 'Message sent',
    description:
      'Your message has been sent from the contact page. What happens next: an answer by email, then a day for a call, a demo or a visit.',
    source: 'contact.ts',
    afterSending: true,
  },
  careers: {
    path: '/company/careers/',
    label: 'Careers',
    title: 'Careers',
    description:
      'Work with engineers, analysts and plant operators on renewable energy assets across India. This page is being built.',
    source: 'fallbacks.ts',
    placeholder: true,
  },
  press: {
    path: '/company/press/',
    label: 'Press',
    title: 'Press',
    description:
      'News, pictures and a contact for journalists who write about renewable energy asset management. This page is being built.',
    source: 'fallbacks.ts',
    placeholder: true,
  },
  helpCenter: {
    path: '/support/help-center/',
    label: 'Help Center',
    title: 'Help Center',
    description:
      'Answers for users of the platform, and how to reach the people who support it. This page is being built.',
    source: 'fallbacks.ts',
    placeholder: true,
  },
  status: {
    path: '/support/status/',
    label: 'Status',
    title: 'Status',
    description:
      'The state of the platform’s services, planned maintenance and past incidents. This page is being built.',
    source: 'fallbacks.ts',
    placeholder: true,
  },
  privacy: {
    path: '/legal/privacy-policy/',
    label: 'Privacy Policy',
    title: 'Privacy Policy',
    description:
      'What this site and the platform do with the personal data of visitors, clients and partners. This page is being built.',
    source: 'fallbacks.ts',
    placeholder: true,
  },
  terms: {
    path: '/legal/terms-and-service/',
    label: 'Terms and Service',
    title: 'Terms and Service',
    description:
      'The terms under which this site and the platform are offered to clients, partners and visitors. This page is being built.',
    source: 'fallbacks.ts',
    placeholder: true,
  },
} as const satisfies Routes;

export type RouteId = keyof typeof routes;

/**
 * Old addresses that redirect permanently (301), each with the id of its page. `npm run rename:page` adds a page's
 * old address here.
 */
export const aliases: Record<string, RouteId> = {
  '/Resources/': 'resources',
  '/careers/': 'careers',
  '/press/': 'press',
  '/blog/': 'blog',
  '/documentation/': 'documentation',
  '/api-reference/': 'apiReference',
  '/community/': 'community',
  '/contact-us/': 'contact',
  '/help-center/': 'helpCenter',
  '/status/': 'status',
  '/privacy-policy/': 'privacy',
  '/terms-and-service/': 'terms',
};

/**
 * What an unknown address below a top-level folder shows: `not-found` is the not-found page with links to the section's
 * pages, `text` is only the text NotFound, `redirect` redirects to the section's page. Other unknown addresses show
 * the text Index Router.
 */
export const sections = {
  about: 'text',
  offerings: 'not-found',
  resources: 'not-found',
  contact: 'redirect',
  company: 'not-found',
  support: 'not-found',
  legal: 'not-found',
} as const;

export type Section = keyof typeof sections;
