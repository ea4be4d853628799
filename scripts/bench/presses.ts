import type { Screen } from './visitor';

/** The first press on an island, and how its effect shows. */
export type Press = {
  name: string;
  page: string;
  /** Default: wide. */
  screen?: Screen;
  /** A field that is pressed first, and the text typed into it: a character every 200 ms, as people type. */
  typed?: { into: string; text: string };
  /** The selector of the element that is pressed. Default: none; the last typed character causes the effect. */
  target?: string;
  /** A JavaScript expression that is true in the page after the effect. */
  effect: string;
  /** What causes the effect on a page that has not loaded the framework before. Default: natively. */
  works?: 'natively' | 'by the loader' | 'with the framework';
  /** Pointing causes the effect, not the press. */
  byPointing?: true;
};

const shown = (selector: string) =>
  `document.querySelector('${selector}')?.checkVisibility({ visibilityProperty: true, opacityProperty: true })`;

const matches = (selector: string, state: string) => `document.querySelector('${selector}').matches('${state}')`;

export const presses: Press[] = [
  { name: 'menu', page: '/', screen: 'phone', target: '.sheet-button', effect: shown('nav#menu') },
  { name: 'accordion', page: '/', screen: 'phone', target: '.accordion-button', effect: shown('#footer-0') },
  { name: 'show more', page: '/offerings/services/', target: '.show-more', effect: shown('.when-open') },
  {
    name: 'pause',
    page: '/',
    target: '.pause-button',
    effect: matches('.toggle:has(.pause-button)', '[open], [aria-pressed=true]'),
  },
  {
    name: 'product select',
    page: '/offerings/saas/',
    target: '.product-select select',
    effect: matches('.product-select select', ':open, :focus'),
  },
  {
    name: 'hero: control',
    page: '/',
    target: '.hero-control',
    effect: matches('[data-hero]', '[data-pressed], [data-hydrated]:not([data-moving])'),
    works: 'by the loader',
  },
  {
    name: 'hero: offering',
    page: '/',
    screen: 'phone',
    target: '.offering:nth-of-type(3) p',
    effect: matches('[data-hero]', '[data-active="2"]'),
    works: 'by the loader',
  },
  {
    name: 'suite: product pointed at',
    page: '/',
    target: '.suite [data-item]:nth-child(4) h3',
    effect: shown('.suite [data-item]:nth-child(4) .suite-view'),
    byPointing: true,
  },
  {
    name: 'live screen: its panel',
    page: '/offerings/saas/',
    target: '.live-open',
    effect: shown('.live:has([open], [aria-expanded=true]) .live-panel'),
  },
  {
    name: 'contact form: field',
    page: '/contact/',
    target: 'form input[name=name]',
    effect: matches('form input[name=name]', ':focus'),
  },
  {
    name: 'glossary: filter',
    page: '/resources/glossary/',
    typed: { into: '.glossary-filter input', text: 'avail' },
    effect: `document.querySelector('main article[hidden]')`,
    works: 'with the framework',
  },
  {
    name: 'contact form: copy button',
    page: '/contact/',
    typed: { into: 'form input[name=name]', text: 'Asha Rao' },
    target: 'form button[type=button]',
    effect: `document.querySelector('form [role=status]').textContent`,
    works: 'with the framework',
  },
  {
    name: 'live screen: drawn',
    page: '/offerings/saas/',
    target: '.live-open',
    effect: shown('.live-actions'),
    works: 'with the framework',
  },
];
