/**
 * The words and figures of docs/specification.md and the wording of the site that states them, with the page that must
 * say it. They are not imported from content: whoever changes one here changes what is agreed with the client.
 * A string must stand in the page's main; the parts of a list must stand together in one item, in any order.
 */
type Fact = string | readonly string[];

export const underConstruction = "We're currently building something amazing! Stay tuned and check back soon!";

const serviceCards = {
  preconstruction: ['PMO and PMC', 'Engineering and technical due diligence', 'Hand-over/take-over'],
  operations: ['PV plant maintenance', 'PV site maintenance', 'General site maintenance'],
  valueAdd: ['Insurance advisory', 'Procurement', 'Financial advisory'],
} as const;

const home: Fact[] = [
  // What the company does, and for whom
  'clean energy transition company improving asset performance, integrity and return',
  'integrated asset management platform',
  'whole renewable asset lifecycle',
  'wind, solar, EV and energy storage',
  'uses AI and connects assets and enterprises to the cloud',
  'helps renewable energy players optimise portfolio returns',
  'EPCs',
  'IPPs',
  ['ISPs', 'asset managers'],
  'Distributed generators',
  'Corporate off-takers',
  'Investors',
  // Three offerings, which the hero cycles through
  ['SaaS', 'Services', 'Marketplace'],
  ['business-to-business green energy marketplace', 'Launching soon!'],
  // SaaS products
  ['TruAnalytica', 'Centralized monitoring (CMS)'],
  ['SolarVision', 'AI drone fault detection'],
  ['SolarVision', 'Part of TruAnalytica'],
  ['TruOps', 'CMMS', 'paperless O&M'],
  ['TruBuyer', 'Procure2Pay'],
  ['TruCovenant', 'Compliance management'],
  ['TruPrediction', 'Forecasting and scheduling'],
  'Operations and maintenance tool',
  'Performance tool',
  // The sections of home, which /offerings/ shows too
  'Who We Serve',
  'Industries Covered',
  ['Wind', 'Solar', 'EV', 'Energy storage'],
  'Key Differentiators',
  ['forecasting accuracy', '90%+'],
  ['penalties reduced', 'about 10%'],
  'Key Highlights',
  // Key highlights
  ['4.5GW+', 'USD 1 billion', 'assets under management'],
  ['100MW+', 'assets under O&M', 'USD 53 billion'],
  ['4GW+', 'solar assets evaluated for engineering'],
  ['$1.5B+', 'embedded finance transactions closed'],
  ['$10M+', 'procurement handled'],
  // Further list of the key highlights
  ['10X', 'monitoring speed in fault analysis'],
  ['7%', 'energy generation gain'],
  ['70%', 'energy generation gain'],
  ['54%', 'inspection accuracy'],
  ['54%', 'compliance monitoring'],
  ['0.4%', 'DSM penalty reduction'],
  ['3x-4x', 'cost savings'],
  ['30%', 'plant monitoring efficiency'],
  ['5%', 'O&M cost cut'],
  ['20%', 'payment turnaround cut'],
  ['10%', 'MTTR cut'],
];

export const facts: Record<string, Fact[]> = {
  '/': home,
  '/offerings/': home,
  '/about/': [
    'touch every kWh of renewable energy in the country through lifecycle support',
    'A global company serving investors, IPPs, O&M, EPC and OEMs',
    ['Vision', 'touch every kWh'],
    ['Mission', 'A global company'],
  ],
  '/about/journey/': [
    'Our Journey',
    ['2021', 'First asset management contract', '554 MWp', 'TruCovenant'],
    ['2022', '1 GW', 'Second and third contracts', 'TruOps'],
    [
      '2023',
      '4+ GW cumulative',
      'Fourth AM contract and first O&M contract',
      'TruAnalytica',
      'TruBuyer',
      'TruPrediction',
    ],
    ['2024', 'Growth platform'],
  ],
  '/about/team/': [
    'Founders',
    'KMPs',
    'Management Team',
    'Technology Team',
    'Coverage Team',
    '30+ years',
    '18+ years',
    '15+ years',
    '20+ years',
  ],
  '/offerings/saas/': [
    // Other claims
    ['energy generation', '+7%'],
    ['plant monitoring', '+30%'],
    ['inspection speed', '10x'],
    ['up to 10', 'critical faults'],
    ['~3x', 'lower cost and manpower'],
    // The products, each with what it is
    ['TruAnalytica', 'centralized monitoring'],
    ['SolarVision', 'AI drone fault detection', 'part of TruAnalytica'],
    ['TruOps', 'paperless O&M tool', 'phone'],
    ['TruBuyer', 'Procure-2-Pay'],
    ['TruCovenant', 'Compliance management'],
    ['TruPrediction', 'Forecasting and scheduling'],
    // Compliance management
    'Compliance calendarization',
    'Document storage',
    'Audit-ready reports',
    'Email reminders',
    'Multi-approval',
    'Integration with the operations tool',
    ['70%', 'better compliance monitoring and audit efficiency'],
    // Forecasting and scheduling
    ['~10%', 'deviation-settlement penalties'],
    ['90%+', 'forecast accuracy'],
    'In-house scheduling team',
    'Day-ahead and intraday schedule recommendations',
    'Real-time capacity variation on site breakdown',
    'Link with QCA agencies',
    // Procure-2-Pay
    'Vendor database',
    ['Purchase requests', 'RFQs'],
    'Management approval notes',
    'Work order templates',
    'Invoicing',
    'Bank payment requests',
    'ERP integration',
    'Auto-generated POs',
    'invoice matching',
    ['54%', 'better inspection accuracy'],
    ['5%', 'lower O&M cost'],
    // The Users panel
    'Users',
    'Asset Owner',
    'Service Provider O&M',
    'Asset Owner - 2',
    'Book Demo',
  ],
  '/offerings/services/': [
    'Preconstruction support',
    'Asset management',
    'Operations and maintenance',
    'Value-added services',
    ...serviceCards.preconstruction,
    ...serviceCards.operations,
    ...serviceCards.valueAdd,
    'Show More',
    'Show Less',
  ],
  '/offerings/services/preconstruction-support/': ['Preconstruction support', ...serviceCards.preconstruction],
  '/offerings/services/asset-management/': ['Asset management', 'Show More', 'Show Less'],
  '/offerings/services/operations-maintenance/': ['Operations and maintenance', ...serviceCards.operations],
  '/offerings/operations-maintenance/': ['Operations and maintenance', ...serviceCards.operations],
  '/offerings/services/value-add-service/': ['Value-added services', ...serviceCards.valueAdd],
  '/offerings/marketplace/': [
    'Marketplace',
    'Launching soon!',
    'business-to-business green energy marketplace',
    ['5,000+', 'vendor base'],
    ['25,000', 'over', 'SKUs'],
    ['7-8%', 'procurement cost savings'],
    ['10-12%', 'management-efficiency gains'],
    ['2x', 'vendor coverage'],
  ],
  '/contact/': ['Get in Touch', 'First name', 'Last name', 'Email', 'Message'],
  '/resources/': ['Resources', underConstruction],
  ...Object.fromEntries(
    [
      '/resources/case-study/',
      '/resources/documentation/',
      '/resources/api-reference/',
      '/resources/community/',
      '/company/careers/',
      '/company/press/',
      '/support/help-center/',
      '/support/status/',
      '/legal/privacy-policy/',
      '/legal/terms-and-service/',
    ].map((path) => [path, [underConstruction]]),
  ),
};

/** Six slides, six cards, eleven logos …: how many of what, where. Copies that only close a loop do not count. */
export const counts: [path: string, what: string, selector: string, count: number][] = [
  ['/', 'slides of the hero', '[data-hero] [aria-roledescription="slide"]', 3],
  ['/', 'slides of the differentiators', '.slides > li:not([aria-hidden])', 6],
  ['/', 'pictures of the differentiators', '.slides > li:not([aria-hidden]) img', 6],
  ['/', 'products of the suite', '[data-item]', 6],
  ['/resources/testimonial/', 'logos', '.logos > li:not([aria-hidden]) img', 11],
  ['/resources/testimonial/', 'quotes', 'main blockquote', 1],
  ['/resources/blog/', 'posts', 'main time', 4],
  ['/about/journey/', 'years', 'main ol > li h2', 4],
  ['/contact/', 'telephone links of the cards', 'main dd a[href^="tel:"]', 2],
  ['/contact/', 'email links of the cards', 'main dd a[href^="mailto:"]', 2],
  ['/contact/', 'website links of the cards', 'main dd a[href^="https:"]', 2],
  ['/contact/', 'fields', 'main form input, main form textarea', 4],
  ['/offerings/saas/', 'options of the dropdown', 'main select option', 2],
  ['/offerings/saas/', 'users', 'main .users-panel li', 3],
  ['/offerings/services/asset-management/', 'cards', 'main .opens', 6],
  ['/offerings/services/', 'service sections', 'main > section[id], main > * > section[id]', 4],
];

/** The ids that the menu's items name, letter for letter. */
export const sectionIds: Record<string, string[]> = {
  '/about/team/': ['Founding Team', 'Management Team'],
  '/offerings/saas/': ['CMS', 'Procure2Pay', 'Compliance', 'F&S', 'CMMS'],
  '/offerings/services/': [
    'Preconstruction support',
    'Asset Management',
    'Operations and Maintenance',
    'Value Add Service',
  ],
};
