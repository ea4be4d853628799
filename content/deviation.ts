import type { Deviation } from './schema/deviation';

const commission = 'https://cercind.gov.in/';
const regulations = 'CERC (Deviation Settlement Mechanism and Related Matters) Regulations, 2024';

/**
 * The deviation estimator. `facts` are rules with a source and a date; `npm run check` refuses one without a source and
 * warns when one was last checked more than 180 days ago. Rates, tolerance bands and X are no facts of this site: the
 * visitor enters them. The example's are those of the article and are labelled as an example.
 */
export const deviation: Deviation = {
  title: 'What a missed schedule costs',
  intro:
    'Enter a day’s capacity, schedule, metered output and slabs. The estimator computes the charge of each block of 15 minutes, on CERC’s base until 31 March 2026 and on the one from 1 April 2026.',
  disclaimer: 'An estimate, not advice. The regulations, the Commission’s orders and your contracts prevail.',
  privacy: 'Computed in your browser. Your figures are not sent or stored unless you ask.',
  example: {
    x: 50,
    slabs: [
      { from: 0, to: 15, rate: 0 },
      { from: 15, to: 25, rate: 0.5 },
      { from: 25, to: 35, rate: 1 },
      { from: 35, rate: 1.5 },
    ],
    block: { available: 50, scheduled: 40, actual: 20, count: 16 },
  },
  words: {
    result: {
      title: 'Result',
      charge: 'Charge for the day, {base}',
      exampleCharge: 'Charge for the example day, {base}',
      on: {
        capacity: 'on available capacity',
        weighted: 'on the weighted base',
        schedule: 'on the schedule',
      },
      before: 'On capacity alone, until 31 March 2026',
      after: 'On the weighted base, from 1 April 2026',
      times: '{times} times the charge on capacity alone',
      needsX: 'Enter X',
      within: 'Blocks within tolerance',
      withinOf: '{count} of {all} ({share}%)',
      energy: 'Above / below schedule, MWh',
      energyOf: '+{over} / −{under}',
      noBase:
        'Blocks without a base: {count}. The base is zero there, so their error in per cent and their charge cannot be computed.',
      example: 'Example: TruPrediction’s day, an invented hybrid of 180 MW solar and 120 MW wind.',
      assumed: 'Assumed X: {x}.',
      exampleSlabs: 'Example slabs: enter your own.',
      slab: '{from} to {to}% at {rate}',
      lastSlab: 'from {from}% at {rate} a kWh',
      bothSides: 'Below and above schedule',
      waiting: 'No result: correct the inputs below.',
    },
    chart: {
      label:
        'Schedule, actual and the band without charge over 96 blocks of 15 minutes; below, the charge of each block',
      scheduled: 'Schedule',
      actual: 'Actual',
      band: 'No charge',
      charges: 'Charge per block',
      onCapacity: 'On capacity alone',
      slider: 'Block of the day',
      block: '{time}: scheduled {scheduled} MW, actual {actual} MW, {deviation} MW or {error}% of the base, {charge}',
      noBase:
        '{time}: scheduled {scheduled} MW, actual {actual} MW; the base is zero, so there is no error in per cent',
    },
    form: {
      title: 'Your figures',
      link: 'Enter your figures',
      reset: 'Back to the example',
      day: 'The day',
      capacity: 'Available capacity, MW',
      unit: 'Unit of the rows',
      mw: 'MW',
      mwh: 'MWh per block',
      rows: 'Paste or drop a day: 96 rows of schedule and actual',
      rowsHint:
        'From a spreadsheet, a CSV file or an email. A third column may hold the available capacity in MW. Header, block numbers and times are recognised.',
      file: 'Or choose a file',
      example: 'Schedule of the example',
      dayAhead: 'Day-ahead',
      revised: 'Revised',
      base: 'The base of the error',
      bases: {
        capacity: 'Available capacity (until 31 March 2026)',
        weighted: 'Weighted (from 1 April 2026)',
        schedule: 'The schedule alone',
      },
      x: 'X, weight of capacity, %',
      xHint: 'The base is X% of capacity plus (100 − X)% of schedule. 50 is the example’s: enter yours.',
      slabs: 'The slabs',
      slabsHint:
        'From your regulations or your contract. An empty last “to” means no upper limit. If energy above schedule is paid for only in part, enter the unpaid part.',
      kind: 'Rates are in',
      inr: '₹/kWh',
      percent: '% of contract rate',
      contract: 'Contract rate (PPA tariff), ₹/kWh',
      over: 'Above schedule',
      under: 'Below schedule',
      from: 'From, %',
      to: 'To, %',
      rate: 'Rate',
      slabField: '{side}, slab {row}: {part}',
    },
    actions: {
      link: 'Copy a link',
      linked: 'Link copied. It holds your figures behind the #, which browsers do not send.',
      linkInAddress: 'The address bar now holds the link. It carries your figures behind the #.',
      noLink: 'There is no link yet: the day cannot be read.',
      csv: 'Download as CSV',
      print: 'Print',
      keep: 'Keep on this device',
      kept: 'Kept in this browser until you delete it.',
      open: 'Open what is kept',
      remove: 'Delete',
      removed: 'Deleted. Nothing of it is left in this browser.',
      refused: 'This browser keeps nothing for this site. Copy a link instead.',
    },
    table: {
      costliest: 'The costliest blocks',
      free: 'No block costs anything on this base.',
      all: 'All 96 blocks as a table',
      columns: 'Show schedule, actual and errors',
      block: 'Block',
      time: 'From',
      available: 'Available, MW',
      scheduled: 'Schedule, MW',
      actual: 'Actual, MW',
      deviation: 'Deviation, MW',
      error: {
        capacity: '% of capacity',
        weighted: '% of weighted base',
        schedule: '% of schedule',
      },
      charge: 'Charge, ₹',
      noBase: 'no base',
    },
    one: {
      title: 'One block, worked through',
      intro:
        'The example of the article: a transformer trips at a 50 MW plant, 20 MW is left of 40 MW scheduled, and nobody changes the declared capacity. Enter your figures.',
      count: 'Blocks like this',
      base: 'Base, MW',
      error: 'Error, %',
      energy: '{kwh} kWh',
      charge: 'One block',
      charges: '{count} blocks',
    },
    problems: {
      rowsNone: 'There are no rows. Paste 96 rows of schedule and actual.',
      rowsClock:
        '{rows} rows make a day of {hours} hours, as where clocks change. India has no daylight saving: send the day as 96 blocks.',
      rowsFew: '{rows} rows: {count} missing. A day has 96; write 0 only where schedule or output was zero.',
      rowsMany: '{rows} rows: {count} too many. A day has 96; leave out sums and rows of the next day.',
      rowBlank: 'Row {row} is empty. Fill it in, or remove it if it stands for no block.',
      unitOther:
        'The header says {found}, and another unit is expected. Choose the unit that the rows have, or convert them. The capacity is in MW.',
      rowOrder: 'Row {row} is {found}, but the row above is {before}: put the rows in order, without gaps or repeats.',
      columnsFew: 'Row {row} has one column. Schedule and actual are needed, side by side.',
      columnsMany:
        'Row {row} has {columns} columns, and no header says which is which. Name them, or keep schedule, actual and capacity.',
      columnsTwice: 'The header has more than one column for {column}: {found}. Keep the one that applies.',
      columnsUnnamed:
        'The header does not say which columns are schedule and actual, and “{found}” is not where it usually is. Name the columns Schedule, Actual and Available capacity.',
      figure: 'Row {row}, {column}: “{found}” is not a figure. Write digits, with one decimal sign.',
      decimal:
        'Some figures have a decimal comma, others a decimal point, or a comma may be either. Write a decimal point, and no other separator.',
      negative:
        'Row {row}, {column}: {found} is below zero: enter zero or more. Only metered output may be below zero.',
      above:
        'Row {row}, {column}: {found} MW is above the available capacity of {available} MW. Correct the capacity, or the unit of the rows.',
      exampleAbove: 'The example reaches {found} MW. Enter your day’s rows below.',
      fieldEmpty: 'Empty: enter a figure.',
      fieldFigure: '“{found}” is not a figure. Write digits, such as 50 or 1,25,000.5.',
      fieldZero: '{found} is too small: enter a figure above zero.',
      fieldNegative: '{found} is below zero: enter zero or more.',
      fieldAbove: '{found} MW is above the available capacity of {available} MW. Correct one of the two.',
      xRange: '{found} is above 100. X is a share of 0 to 100%.',
      slabNone: 'No slab. A single one from 0 with an empty end and its rate is enough.',
      slabFigure: 'Slab {row}: “{found}” is not a figure of zero or more.',
      slabOrder: 'Slab {row} ends at {to} and begins at {from}: the end must be the larger.',
      slabEnd: 'Slab {row} is the last and ends at {to}%: leave its end empty, so that larger errors have a rate.',
      slabStart: 'Slab {row} begins at {from}%: the first must begin at 0, with a rate of 0 if it is free.',
      slabGap: 'Slab {row} begins at {from}%, but slab {previous} ends at {before}%: close the gap between them.',
      slabOverlap:
        'Slab {row} begins at {from}%, but slab {previous} ends at {before}%: they overlap. Make both the same.',
      fileLarge: '{name} has {size} MB. A day of 96 rows has a few kB: choose the table of one day.',
      fileOther: '{name} is not a table of text. Copy the cells of the table and paste them, or save it as CSV.',
      link: 'The link contains “{found}”, which this page cannot read. Check the figures; everything else was taken over.',
      more: 'And {count} more.',
    },
    contact: {
      text: 'TruPrediction gives the schedule and its revisions, and knows of an outage when the site reports it. Ask the scheduling desk what that changes for your plant.',
      withFigures: 'Ask, with these figures',
      withoutFigures: 'Ask about your plant',
      note: 'From the deviation estimator: {charge} for a day, {base}; {within} of {all} blocks within the band; {over} MWh above and {under} MWh below schedule.',
    },
  },
  formulasTitle: 'How it is computed',
  inFigures: 'In figures',
  formulas: [
    {
      name: 'Error',
      formula: 'error = 100 × (actual − scheduled) ÷ base',
      words:
        'The deviation of a block as a percentage of the base, positive above schedule. Schedule and actual are the block’s mean power.',
      figures: '100 × (20 − 40) ÷ 50 = −40%',
    },
    {
      name: 'Base until 31 March 2026',
      formula: 'base = available capacity',
      words: 'The power of the turbines and inverters in service, whatever the schedule.',
      figures: '50 MW',
    },
    {
      name: 'Base from 1 April 2026',
      formula: 'base = X% × available capacity + (100 − X)% × scheduled',
      words:
        'X = 100 is capacity alone, X = 0 the schedule alone. Below 100, a smaller schedule makes the error larger.',
      figures: 'X = 50, assumed: 0.5 × 50 + 0.5 × 40 = 45 MW, so the error is −44.4%',
    },
    {
      name: 'Energy in a slab',
      formula: 'kWh = (upper − lower) ÷ 100 × base × 250',
      words: 'The part of the error between the slab’s limits. One MW for a quarter hour is 250 kWh.',
      figures: '(25 − 15) ÷ 100 × 50 × 250 = 1,250 kWh',
    },
    {
      name: 'Charge',
      formula: 'charge = Σ kWh × rate',
      words: 'Each slab at its own rate, then all together. A rate in % is that share of the contract rate.',
      figures: '₹625 + ₹1,250 + ₹937.50 = ₹2,812.50 a block; sixteen blocks ₹45,000',
    },
  ],
  factsTitle: 'What is certain, and since when',
  factsIntro:
    'Tolerance bands, rates and X are not stated here; the example’s are assumed. Take them from your plant’s regulations, orders and contracts.',
  effective: 'In force from',
  checked: 'Checked on',
  facts: [
    {
      text: 'CERC’s Deviation Settlement Mechanism and Related Matters Regulations, 2024, are in force, amended in December 2024 and June 2025.',
      source: { title: regulations, href: commission },
      effective: '2024-09-16',
      checked: '2026-11-21',
    },
    {
      text: 'The error of wind and solar sellers in a block was 100 × (actual − scheduled) ÷ available capacity until 31 March 2026. From 1 April 2026 the denominator is X% of available capacity + (100 − X)% of the schedule.',
      source: { title: regulations, href: commission },
      effective: '2026-04-01',
      checked: '2026-11-21',
    },
    {
      text: 'CERC fixed X on 31 March 2026, with separate trajectories for wind and for solar and hybrid.',
      source: { title: 'CERC, decision of 31 March 2026', href: commission },
      effective: '2026-04-01',
      checked: '2026-11-21',
    },
  ],
  more: {
    label: 'The article: Ninety-six blocks, what a bad schedule costs',
    href: '/resources/blog/ninety-six-blocks',
  },
};
