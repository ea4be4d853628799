import type { Home } from './schema/home';

/** The home page; /offerings/ shows the same. The figures are the client's claims, unchanged. */
export const home: Home = {
  hero: {
    title: 'A clean energy transition company improving asset performance, integrity and return.',
    offerings: [
      {
        id: 'saas',
        title: 'SaaS',
        desc: 'Monitoring, maintenance, procurement, compliance and forecasting on one platform.',
        image: {
          file: 'hero/saas.jpg',
          alt: 'A solar park at first light, wind turbines on its horizon',
        },
        href: '/offerings/saas',
      },
      {
        id: 'services',
        title: 'Services',
        desc: 'From preconstruction support to asset management, operations and maintenance.',
        image: {
          file: 'hero/services.jpg',
          alt: 'String inverters below a row of modules in early light',
        },
        href: '/offerings/services',
      },
      {
        id: 'marketplace',
        title: 'Marketplace',
        desc: 'A business-to-business green energy marketplace. Launching soon!',
        image: {
          file: 'hero/marketplace.jpg',
          alt: 'A yard at first light with pallets of modules, a transformer behind them',
        },
        href: '/offerings/marketplace',
      },
    ],
  },
  platform: {
    title: 'One platform for the whole life of the asset',
    intro:
      'An integrated asset management platform for the whole renewable asset lifecycle: wind, solar, EV and energy storage. It uses AI and connects assets and enterprises to the cloud, and it helps renewable energy players optimise portfolio returns.',
  },
  audiences: {
    title: 'Who We Serve',
    items: [
      { title: 'EPCs', icon: 'hard-hat' },
      { title: 'IPPs', icon: 'turbine' },
      { title: 'ISPs and asset managers', icon: 'gauge' },
      { title: 'Distributed generators', icon: 'house-plug' },
      { title: 'Corporate off-takers', icon: 'factory' },
      { title: 'Investors', icon: 'landmark' },
    ],
  },
  suite: {
    title: 'Six products, one record of every plant',
    intro: 'Each does one job. All share one platform, so faults, purchases and filings are in one place.',
    items: [
      {
        icon: 'activity',
        title: 'TruAnalytica',
        purpose: 'Centralized monitoring (CMS)',
        desc: 'Every plant, inverter and string against what it should be producing now.',
        image: {
          file: 'products/truanalytica.svg',
          alt: 'Generation and forecast in blocks, and a map of combiner boxes',
        },
        href: '/offerings/saas#CMS',
      },
      {
        icon: 'scan-search',
        title: 'SolarVision',
        purpose: 'AI drone fault detection',
        desc: 'Thermal pictures from the air, read by AI. Part of TruAnalytica, so a finding lands on the module it belongs to.',
        image: {
          file: 'products/solarvision.svg',
          alt: 'Thermal view of module rows, its five faults numbered and listed',
        },
        href: '/offerings/saas#SolarVision',
      },
      {
        icon: 'clipboard-check',
        title: 'TruOps',
        purpose: 'CMMS, paperless O&M',
        desc: 'Work orders, checklists and photographs on the technician’s phone, closed where the work is done.',
        image: {
          file: 'products/truops.svg',
          alt: 'A work order with its permit and checklist',
        },
        href: '/offerings/saas#CMMS',
      },
      {
        icon: 'receipt-indian-rupee',
        title: 'TruBuyer',
        purpose: 'Procure2Pay',
        desc: 'From the purchase request to the bank payment request, with every approval on record.',
        image: {
          file: 'products/trubuyer.svg',
          alt: 'Three quotations compared line by line, the lowest accepted marked',
        },
        href: '/offerings/saas#Procure2Pay',
      },
      {
        icon: 'calendar-check',
        title: 'TruCovenant',
        purpose: 'Compliance management',
        desc: 'Statutory, lender and contract duties in one calendar, each with its owner and its document.',
        image: {
          file: 'products/trucovenant.svg',
          alt: 'A month’s calendar of duties, a certificate’s documents and approvals',
        },
        href: '/offerings/saas#Compliance',
      },
      {
        icon: 'chart-spline',
        title: 'TruPrediction',
        purpose: 'Forecasting and scheduling',
        desc: 'Day-ahead and intraday schedules that keep deviation penalties low.',
        image: {
          file: 'products/truprediction.svg',
          alt: 'Forecast, schedule and actual output over 96 blocks, with the deviation of each',
        },
        href: '/offerings/saas#F&S',
      },
    ],
    tools: [
      {
        title: 'Operations and maintenance tool',
        note: 'on TruOps',
        href: '/offerings/operations-maintenance',
      },
      { title: 'Performance tool', note: 'in TruAnalytica', href: '/offerings/saas#CMS' },
    ],
  },
  industries: {
    title: 'Industries Covered',
    items: [
      {
        title: 'Wind',
        desc: 'Wind assets on the integrated platform, connected to the cloud.',
        image: { file: 'industries/wind.jpg', alt: 'Wind turbines over scrubland in the morning haze' },
      },
      {
        title: 'Solar',
        desc: '4GW+ solar assets evaluated for engineering.',
        image: {
          file: 'industries/solar.jpg',
          alt: 'A row of modules beside tall grass, the low sun glinting along its edge',
        },
      },
      {
        title: 'EV',
        desc: 'Charging assets, connected to the cloud.',
        image: { file: 'industries/ev.jpg', alt: 'A charger and an electric bus under a canopy of modules' },
      },
      {
        title: 'Energy storage',
        desc: 'Storage beside the plant it serves, in one portfolio.',
        image: {
          file: 'industries/storage.jpg',
          alt: 'A lane between battery containers with their cooling units',
        },
      },
    ],
  },
  differentiators: {
    title: 'Key Differentiators',
    items: [
      {
        title: 'The whole renewable asset lifecycle',
        desc: 'Wind, solar, EV and energy storage on one integrated platform.',
        image: {
          file: 'differentiators/lifecycle.jpg',
          alt: 'Battery containers in a yard, modules and turbines behind them',
        },
      },
      {
        title: 'Energy generation',
        metric: '+7%',
        desc: 'Assets and enterprises connected to the cloud, read by AI.',
        image: {
          file: 'differentiators/generation.jpg',
          alt: 'A turbine in the low sun at the edge of a solar park, seen from the height of its hub',
        },
      },
      {
        title: 'Plant monitoring',
        metric: '+30%',
        desc: 'Centralized monitoring with TruAnalytica.',
        image: {
          file: 'differentiators/monitoring.jpg',
          alt: 'Monitors on a desk at dusk, modules and turbines outside',
        },
      },
      {
        title: 'Inspection speed',
        metric: '10x',
        desc: 'Detection of up to 10 critical faults with SolarVision.',
        image: { file: 'differentiators/inspection.jpg', alt: 'A drone with its camera over module rows' },
      },
      {
        title: 'Forecasting accuracy',
        metric: '90%+',
        desc: 'Day-ahead and intraday schedule recommendations.',
        image: { file: 'differentiators/forecasting.jpg', alt: 'A weather mast with its sensors before a solar field' },
      },
      {
        title: 'Penalties reduced',
        metric: 'about 10%',
        desc: 'An in-house scheduling team, linked with QCA agencies.',
        image: { file: 'differentiators/scheduling.jpg', alt: 'A power line and a lit substation in the blue hour' },
      },
    ],
  },
  highlights: {
    title: 'Key Highlights',
    intro: 'Sample days in quarter hours, daylight in amber.',
    rings: [
      { file: 'highlights/hybrid.svg', alt: '' },
      { file: 'highlights/clouded.svg', alt: '' },
      { file: 'highlights/clear.svg', alt: '' },
      { file: 'highlights/storage.svg', alt: '' },
      { file: 'highlights/wind.svg', alt: '' },
    ],
    items: [
      { metric: '4.5GW+', title: 'assets under management', desc: 'with USD 1 billion' },
      // The client's figures, unchanged. The client has to confirm USD 53 billion for 100MW+ (README.md at the top).
      { metric: '100MW+', title: 'assets under O&M', desc: 'USD 53 billion' },
      { metric: '4GW+', title: 'solar assets evaluated for engineering', desc: '' },
      { metric: '$1.5B+', title: 'embedded finance transactions closed', desc: '' },
      { metric: '$10M+', title: 'procurement handled', desc: '' },
    ],
    listTitle: 'What the platform has done for plants',
    // The client's list, unchanged: it has two figures for energy generation, and compliance is 54% here but 70% on the product's page.
    list: [
      { metric: '10X', title: 'monitoring speed in fault analysis' },
      { metric: '7%', title: 'energy generation gain' },
      { metric: '54%', title: 'better inspection accuracy' },
      { metric: '54%', title: 'better compliance monitoring' },
      { metric: '0.4%', title: 'DSM penalty reduction' },
      { metric: '3x-4x', title: 'cost savings' },
      { metric: '30%', title: 'plant monitoring efficiency' },
      { metric: '5%', title: 'O&M cost cut' },
      { metric: '70%', title: 'energy generation gain' },
      { metric: '20%', title: 'payment turnaround cut' },
      { metric: '10%', title: 'MTTR cut' },
    ],
    link: { label: 'What each product does for a plant', href: '/offerings/saas' },
  },
};
