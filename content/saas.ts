import type { Saas } from './schema/saas';

/** The SaaS page: six products in five chapters. The claims are the client's, unchanged. */
export const saas: Saas = {
  title: 'SaaS for plants that have to earn every hour',
  intro:
    'Six products on one record of the plant: what it produces, what it needs, what it owes and what it promised the grid. Take one, or run the portfolio on all of them.',
  picture: {
    file: 'products/flight.jpg',
    alt: 'SolarVision’s thermal view of a hot spot',
  },
  chapters: [
    {
      id: 'CMS',
      title: 'Centralized monitoring',
      products: [
        {
          id: 'truanalytica',
          title: 'TruAnalytica',
          subtitle: 'Every plant, inverter and string in one view.',
          paragraphs: [
            'TruAnalytica is the centralized monitoring system. It brings the plants of a portfolio into one cloud and sets what each produces against what it should.',
            'A loss is named before it becomes a month’s loss. Shown: combiner 4.09 of Kesar Block B lags, and its work order is already open in TruOps.',
          ],
          image: {
            file: 'products/truanalytica.svg',
            alt: 'Generation and forecast in blocks, and a map of combiner boxes',
          },
          bullets: [
            'Generation, PR, CUF and availability per plant and portfolio',
            'Losses down to the string, in blocks of 15 minutes',
            '10X monitoring speed in fault analysis',
            'Drone findings from SolarVision on the same plant tree',
          ],
          claims: [
            { metric: '+7%', title: 'energy generation' },
            { metric: '+30%', title: 'plant monitoring' },
          ],
        },
        {
          id: 'solarvision',
          title: 'SolarVision',
          purpose: 'AI drone fault detection',
          subtitle: 'Fly the plant, get a list of faults by module.',
          paragraphs: [
            'SolarVision is AI drone fault detection, and part of TruAnalytica. A thermal flight over the plant becomes a list: which module, which fault, how hot, how urgent.',
            'The list goes to the maintenance team. Nobody walks a thousand rows to find one.',
          ],
          image: {
            file: 'products/solarvision.svg',
            alt: 'Thermal view of module rows, its five faults numbered and listed',
          },
          bullets: [
            'Detection of up to 10 critical faults',
            'Each finding placed on its module, string and inverter',
            'Severity by temperature difference and by what it costs',
            'Work orders raised in TruOps from the finding',
          ],
          claims: [
            { metric: '10x', title: 'inspection speed' },
            { metric: '~3x', title: 'lower cost and manpower' },
          ],
        },
      ],
    },
    {
      id: 'Procure2Pay',
      title: 'Procure-2-Pay',
      ground: 'sky',
      products: [
        {
          id: 'trubuyer',
          title: 'TruBuyer',
          subtitle: 'From purchase request to bank payment, in one thread.',
          paragraphs: [
            'TruBuyer runs procurement for plants the way auditors wish everyone did: the need, the quotations, the approval, the order, the invoice and the payment stand together.',
            'Shown: spares for the combiners of Kesar Block B, in three quotations, one of them rejected, and an order generated on approval.',
          ],
          image: {
            file: 'products/trubuyer.svg',
            alt: 'Three quotations compared line by line, the lowest accepted marked',
          },
          bullets: [
            'Vendor database',
            'Purchase requests and RFQs',
            'Management approval notes',
            'Work order templates',
            'Auto-generated POs',
            'Invoicing and invoice matching',
            'Bank payment requests',
            'ERP integration',
          ],
          claims: [
            { metric: '54%', title: 'better inspection accuracy' },
            { metric: '5%', title: 'lower O&M cost' },
          ],
        },
      ],
    },
    {
      id: 'Compliance',
      title: 'Compliance management',
      ground: 'paper',
      products: [
        {
          id: 'trucovenant',
          title: 'TruCovenant',
          subtitle: 'Every duty on its date, every proof at hand.',
          paragraphs: [
            'A special purpose vehicle owes filings to the state, reports to its lenders and notices under its contracts. TruCovenant keeps all of them in one calendar, each with an owner, a deadline and a document.',
            'When the auditor asks, the report is already there.',
          ],
          image: {
            file: 'products/trucovenant.svg',
            alt: 'A month’s calendar of duties, a certificate’s documents and approvals',
          },
          bullets: [
            'Compliance calendarization',
            'Document storage',
            'Audit-ready reports',
            'Email reminders',
            'Multi-approval',
            'Integration with the operations tool',
          ],
          claims: [{ metric: '70%', title: 'better compliance monitoring and audit efficiency' }],
        },
      ],
    },
    {
      id: 'F&S',
      title: 'Forecasting and scheduling',
      ground: 'night',
      products: [
        {
          id: 'truprediction',
          title: 'TruPrediction',
          subtitle: 'A schedule the grid can hold you to.',
          paragraphs: [
            'The grid settles a day in ninety-six blocks and charges for deviations past the tolerance. TruPrediction forecasts each plant and recommends the day-ahead schedule and its intraday revisions.',
            'An in-house scheduling team stands behind it. When a site breaks down, its available capacity changes in real time, and the next revision uses it.',
          ],
          image: {
            file: 'products/truprediction.svg',
            alt: 'Forecast, schedule and actual output over 96 blocks, with the deviation of each',
          },
          bullets: [
            'Day-ahead and intraday schedule recommendations',
            'In-house scheduling team',
            'Real-time capacity variation on site breakdown',
            'Link with QCA agencies',
          ],
          claims: [
            { metric: '90%+', title: 'forecast accuracy' },
            { metric: '~10%', title: 'reduction of deviation-settlement penalties' },
          ],
          tool: { label: 'What a missed schedule costs: the estimator', href: '/resources/deviation-estimator' },
        },
      ],
    },
    {
      id: 'CMMS',
      title: 'Paperless O&M',
      products: [
        {
          id: 'truops',
          title: 'TruOps',
          subtitle: 'The plant’s work, on the technician’s phone.',
          paragraphs: [
            'TruOps is the computerised maintenance management system: a paperless O&M tool that lives on the phone, where the work is.',
            'Preventive rounds, breakdowns, permits and spares are planned, done, photographed and closed in one place, so that availability can be explained hour by hour. Shown: the work order for combiner 4.09. It is isolated and has new fuses; its current is still to be checked.',
          ],
          image: {
            file: 'products/truops.svg',
            alt: 'A work order with its permit and checklist',
          },
          backdrop: { file: 'backdrops/aisle.jpg', alt: 'Grass between two rows of modules towards the rising sun' },
          bullets: [
            'Work orders from alarms, rounds and drone findings',
            'Checklists, photographs and permits on the phone',
            'Spares and tools booked on the job',
            'Compliance duties shared with TruCovenant',
          ],
          claims: [{ metric: '10%', title: 'MTTR cut' }],
        },
      ],
    },
  ],
  dropdownLabel: 'Product shown',
  users: {
    title: 'Users',
    items: [
      { image: 'building', title: 'Asset Owner' },
      { image: 'wrench', title: 'Service Provider O&M' },
      { image: 'briefcase-business', title: 'Asset Owner - 2' },
    ],
  },
};
