import type { Services } from './schema/services';

/**
 * The four services, and the offer on /offerings/operations-maintenance/ (`operationsOffer`). The six asset-management
 * cards describe common practice of the industry, without figures.
 */
export const services: Services = {
  title: 'Services, from the first drawing to the last year of the contract',
  intro:
    'Four services over the life of a renewable asset. Each can be taken alone; together they leave no gap between those who build, those who run and those who own.',
  items: {
    preconstruction: {
      id: 'Preconstruction support',
      title: 'Preconstruction support',
      subtitle: 'Good decisions, before steel is in the ground.',
      desc: 'A mistake made before the first pile is costly to mend after it. We stand on the owner’s side while it is designed, bought, built and handed over.',
      image: {
        file: 'sky/preconstruction.jpg',
        alt: 'Piles, survey stakes and half-built module tables beside a cable trench',
      },
      cards: [
        {
          id: 'pmo',
          title: 'PMO and PMC',
          image: 'clipboard-check',
          desc: 'Project management office and project management consultancy: schedule, cost, quality and contracts watched for the owner.',
          tasks: [{ label: 'Schedule, cost, quality, contracts', from: 1, to: 12 }],
        },
        {
          id: 'due-diligence',
          title: 'Engineering and technical due diligence',
          image: 'scan-search',
          desc: 'Design, yield, equipment, grid connection and contracts examined before money is committed.',
          tasks: [{ label: 'Before money is committed', from: 1, to: 5 }],
        },
        {
          id: 'hoto',
          title: 'Hand-over/take-over',
          image: 'key-round',
          desc: 'Inspection, testing, punch list and documents, so that the plant taken over is the plant that was bought.',
          tasks: [
            { label: 'Inspection', from: 8, to: 9 },
            { label: 'Testing and punch list', from: 9, to: 11 },
            { label: 'Documents, keys', from: 10, to: 12 },
          ],
        },
      ],
      schedule: {
        title: 'Who stands where',
        intro: 'From the first drawing to the keys: three services, and when each does its work.',
        columns: ['Design', 'Buying', 'Building', 'Hand-over'],
      },
    },
    assetManagement: {
      id: 'Asset Management',
      title: 'Asset management',
      subtitle: 'One team answers for what the asset earns.',
      desc: 'An owner’s interests over the whole life of the plant: what it produces, what its contracts promise, what the law asks, what it costs and what it pays out.',
      image: {
        file: 'services/asset-management.jpg',
        alt: 'A calm elevated view over module blocks with an inverter station and a road',
      },
      cards: [
        {
          id: 'performance',
          title: 'Performance monitoring and reporting',
          image: 'gauge',
          desc: 'What the plant produced, what it should have, and where the difference went.',
          items: [
            'Daily generation, PR, CUF and availability',
            'Loss analysis by cause: soiling, outage, curtailment, degradation',
            'Monthly reports that lenders and boards can read',
          ],
          tasks: [
            { label: 'Figures of the day', from: 1, to: 12 },
            { label: 'Monthly report', from: 2, to: 3 },
          ],
        },
        {
          id: 'commercial',
          title: 'Commercial and contract management',
          image: 'file-pen-line',
          desc: 'The PPA, the O&M contract and the warranties, held to their letter.',
          items: [
            'Billing, joint meter reading and collections',
            'Liquidated damages, warranty and insurance claims',
            'Notices, renewals and amendments on time',
          ],
          tasks: [
            { label: 'Joint meter reading', from: 1, to: 1 },
            { label: 'Billing and collections', from: 2, to: 6 },
          ],
        },
        {
          id: 'compliance',
          title: 'Compliance',
          image: 'shield-check',
          desc: 'Every duty to the state, the grid and the lenders, in one calendar.',
          items: [
            'Statutory, environmental and labour filings',
            'Lender covenants and information undertakings',
            'Documents kept where an auditor can find them',
          ],
          tasks: [{ label: 'Filings and covenants as they fall due', from: 1, to: 12 }],
        },
        {
          id: 'om-oversight',
          title: 'O&M oversight',
          image: 'wrench',
          desc: 'The owner’s engineer over those who maintain the plant.',
          items: [
            'Maintenance plans checked against what was done',
            'Site audits and root-cause analysis of failures',
            'Spares, repowering and improvement plans',
          ],
          tasks: [
            { label: 'Plans against what was done', from: 4, to: 5 },
            { label: 'Site audit', from: 7, to: 8 },
          ],
        },
        {
          id: 'finance',
          title: 'Finance and accounts',
          image: 'calculator',
          desc: 'Books, budgets and cash of each special purpose vehicle.',
          items: [
            'Accounts, payables and tax of the vehicle',
            'Budget against actual, and the cash waterfall',
            'Reports to lenders and investors',
          ],
          tasks: [
            { label: 'Month closed', from: 1, to: 3 },
            { label: 'Budget against actual', from: 4, to: 5 },
            { label: 'Investor reports', from: 10, to: 12 },
          ],
        },
        {
          id: 'hse',
          title: 'HSE and risk',
          image: 'hard-hat',
          desc: 'People go home safe, and risks are known before they become incidents.',
          items: [
            'Permit to work, training and audits',
            'Incident reporting and lessons learnt',
            'Risk register and insurance programme',
          ],
          tasks: [
            { label: 'Permits to work', from: 1, to: 12 },
            { label: 'Training and audit', from: 8, to: 9 },
          ],
        },
      ],
      schedule: {
        title: 'A month for the owner',
        intro: 'An example of a month: some things run every day, others have their week.',
        columns: ['Week 1', 'Week 2', 'Week 3', 'Week 4'],
      },
    },
    operationsMaintenance: {
      id: 'Operations and Maintenance',
      title: 'Operations and maintenance',
      subtitle: 'The plant kept ready for every hour of sun.',
      desc: 'Planned, done and recorded in one system, so that a lost hour has a cause and the cause has a work order.',
      image: {
        file: 'services/operations-maintenance.jpg',
        alt: 'A cleaning robot with a turning brush across a row: modules under dust on one side of it, clean ones on the other',
      },
      cards: [
        {
          id: 'pv-plant',
          title: 'PV plant maintenance',
          image: 'sun',
          desc: 'Modules, strings, inverters, transformers and switchgear: preventive rounds, breakdown response, thermography and testing.',
          tasks: [
            { label: 'Preventive rounds', from: 1, to: 12 },
            { label: 'Thermography', from: 10, to: 11 },
          ],
        },
        {
          id: 'pv-site',
          title: 'PV site maintenance',
          image: 'brush-cleaning',
          desc: 'Module cleaning, vegetation, drainage, roads and fences: everything that keeps light on the modules and people on their feet.',
          tasks: [
            { label: 'Cleaning', from: 1, to: 5 },
            { label: 'Drains cleared', from: 5, to: 6 },
            { label: 'Vegetation', from: 7, to: 10 },
            { label: 'Cleaning again', from: 10, to: 12 },
          ],
        },
        {
          id: 'general-site',
          title: 'General site maintenance',
          image: 'house-plug',
          desc: 'Buildings, stores, water, lighting and security of the site.',
          tasks: [{ label: 'Buildings, stores, lighting, security', from: 1, to: 12 }],
        },
      ],
      schedule: {
        title: 'A year on site',
        intro: 'An example for a plant whose rains come from June to September: the seasons decide what is done when.',
        columns: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
        season: { label: 'The rains', from: 6, to: 9 },
      },
    },
    valueAdd: {
      id: 'Value Add Service',
      title: 'Value-added services',
      subtitle: 'What an owner needs beside the plant.',
      desc: 'A claim after a storm, a spare that takes months, a loan to refinance: none is daily work, and each decides what the plant earns. We bring the plant’s own record to all three.',
      image: {
        file: 'services/value-add-service.jpg',
        alt: 'Wet rows of modules and a gravel track with puddles after a storm, dark cloud above a band of low light',
      },
      cards: [
        {
          id: 'insurance',
          title: 'Insurance advisory',
          image: 'umbrella',
          desc: 'Cover that fits the plant and its contracts, and claims supported by a complete record.',
          tasks: [
            { label: 'Cover while it is built', from: 4, to: 6 },
            { label: 'Cover and claims', from: 7, to: 12 },
          ],
        },
        {
          id: 'procurement',
          title: 'Procurement',
          image: 'receipt-indian-rupee',
          desc: 'Spares, services and equipment bought across portfolios, through TruBuyer.',
          tasks: [
            { label: 'Equipment', from: 3, to: 6 },
            { label: 'Spares and services', from: 7, to: 12 },
          ],
        },
        {
          id: 'financial',
          title: 'Financial advisory',
          image: 'trending-up',
          desc: 'Debt, refinancing and transactions, prepared from the plant’s own data.',
          tasks: [
            { label: 'Debt', from: 1, to: 3 },
            { label: 'Transactions', from: 10, to: 12 },
          ],
        },
      ],
      schedule: {
        title: 'Over the life of a plant',
        intro: 'When an owner calls on each of the three.',
        columns: ['Funding', 'Building', 'Operation', 'Refinancing'],
      },
    },
  },
  operationsOffer: {
    title: 'Operations and maintenance, as one offer',
    intro: 'PV plant, PV site and general site maintenance under one plan and one report, run on TruOps.',
    image: {
      file: 'hero/services.jpg',
      alt: 'The back of a row of modules in early light, string inverters below it, a track through tall grass',
    },
    round: {
      title: 'One day’s round',
      intro: 'An example of a day on a solar plant. The curve is the plant’s output; the dots are the people.',
      steps: [
        {
          time: '06:30',
          title: 'The shift opens',
          desc: 'Jobs and permits are on the phone. Cleaning starts while output is still low.',
        },
        {
          time: '08:00',
          title: 'Round of the plant',
          desc: 'Strings, inverters, transformers and switchgear: a reading and a photograph at each stop.',
        },
        {
          time: '11:30',
          title: 'Round of the site',
          desc: 'Vegetation, drainage, roads and fences; then stores, water, lighting and security.',
        },
        {
          time: '14:15',
          title: 'A combiner lags its neighbours',
          desc: 'The alarm becomes a work order with its place on the plan and the spares it needs.',
        },
        {
          time: '15:45',
          title: 'Isolated, mended, photographed',
          desc: 'Permit to work first. The order is closed where the work is done.',
        },
        {
          time: '18:15',
          title: 'The day is reported',
          desc: 'The owner sees what was done, what is open and which spares were used.',
        },
      ],
    },
    plan: {
      title: 'One plan, one report',
      plan: 'In the plan',
      report: 'In the report',
      rows: [
        {
          title: 'PV plant maintenance',
          plan: 'Preventive rounds, breakdown response, thermography and testing of modules, inverters, transformers and switchgear.',
          report: 'Availability, and every lost hour with its cause.',
        },
        {
          title: 'PV site maintenance',
          plan: 'Module cleaning, vegetation, drainage, roads and fences, by season.',
          report: 'What was done where, with photographs.',
        },
        {
          title: 'General site maintenance',
          plan: 'Buildings, stores, water, lighting and security.',
          report: 'Spares on the shelf, and points still open.',
        },
      ],
    },
  },
};
