import { z } from 'zod';
import { line, template } from './fields';
import type { Infer } from './infer';
import { notes } from './notes';

const live = z.strictObject({
  /** The button that makes a product's picture interactive (up to 24 characters). */
  open: line(24),
  /** The same button while the screen is live (up to 32 characters). */
  close: line(32),
  /** The message while the live screen is loading (up to 60 characters). */
  loading: line(60),
  /** The message if it cannot be loaded (up to 100 characters). */
  failed: line(100),
  /** The button that lets the slider run by itself (up to 24 characters). */
  play: line(24),
  /** The button that stops it (up to 24 characters). */
  pause: line(24),
  /** The button that resets all changes (up to 24 characters). */
  reset: line(24),
  /** The line that opens the screen's values as a table (up to 32 characters). */
  data: line(32),
  /** The button that copies the table (up to 32 characters). */
  copy: line(32),
  /** The message after copying the table (up to 40 characters). */
  copied: line(40),
  /** The message if the browser refuses to copy (up to 80 characters). */
  notCopied: line(80),
});

const tour = z.strictObject({
  /** The link that starts the tour of a screen (up to 32 characters). */
  start: line(32),
  /** The button to the step before (up to 24 characters). */
  back: line(24),
  /** The button to the next step (up to 24 characters). */
  next: line(24),
  /** The button that ends the tour after its last step (up to 32 characters). */
  end: line(32),
  /** Which step is shown (up to 40 characters). */
  step: template(40, 'number', 'count'),
});

export const wordsSchema = z.strictObject({
  /** The skip link, the first link of every page (up to 40 characters). */
  skip: line(40),
  /** The button that opens the menu on a phone (up to 16 characters). */
  menu: line(16),
  /** The button that closes the menu on a phone (up to 24 characters). */
  closeMenu: line(24),
  /** The screen-reader name of the header's menu (up to 24 characters). */
  mainNavigation: line(24),
  /** The screen-reader name of the footer's links (up to 24 characters). */
  footerNavigation: line(24),
  /** The screen-reader name of the breadcrumb navigation (up to 24 characters). */
  breadcrumb: line(24),
  /** The screen-reader name of the button that opens a submenu; {label} is the menu item (up to 60 characters). */
  submenu: template(60, 'label'),
  /** The screen-reader name of the logo's link; {brand} is the company (up to 40 characters). */
  homeLink: template(40, 'brand'),
  /** The demo button at each product (up to 24 characters). */
  bookDemo: line(24),
  /** The button that expands a card (up to 24 characters). */
  showMore: line(24),
  /** The button that collapses a card (up to 24 characters). */
  showLess: line(24),
  /** The screen-reader text after Show More and Show Less; {title} is the card (up to 60 characters). */
  aboutCard: template(60, 'title'),
  /** The screen-reader name of the button that pauses an animation (up to 60 characters). */
  pauseMotion: line(60),
  /** The screen-reader name of the hero's carousel (up to 40 characters). */
  heroCarousel: line(40),
  /** The screen-reader name of a slide; {title} is the offering (up to 60 characters). */
  heroSlide: template(60, 'number', 'count', 'title'),
  /** The screen-reader name of the button that stops the carousel (up to 60 characters). */
  heroStop: line(60),
  /** The screen-reader name of the button that restarts the carousel (up to 60 characters). */
  heroStart: line(60),
  /** The screen-reader name of the button that shows a slide; {title} is the offering (up to 60 characters). */
  heroPick: template(60, 'title'),
  /** The caption of a product's screen: visible on phones in the suite and in print, elsewhere for screen readers (up to 40 characters). */
  illustrative: line(40),
  /** The words around a live screen; each product has its own in content/products. */
  live,
  /** The words of the tours; their steps are in content/products. */
  tour,
  /** The screen-reader name of the product index on the SaaS page (up to 40 characters). */
  products: line(40),
  /** The label before the tools that the suite lists without a picture (up to 40 characters). */
  moreTools: line(40),
  /** The link from a service to its own page; {title} is the service (up to 60 characters). */
  ownPage: template(60, 'title'),
  /** The copyright line; {year} and {brand} come from content/site.ts (up to 80 characters). */
  copyright: template(80, 'year', 'brand'),
  /** The label before the registered office's address (up to 40 characters). */
  registeredOffice: line(40),
  /** The label before the corporate identity number, CIN (up to 40 characters). */
  cin: line(40),
  /** The label before a telephone number (up to 24 characters). */
  phone: line(24),
  /** The label before an email address (up to 24 characters). */
  email: line(24),
  /** The label before a web address (up to 24 characters). */
  website: line(24),
  /** The label before the contact for grievances (up to 40 characters). */
  grievances: line(40),
  /** The screen-reader name of the link to a person's profile; {site} is its host name, the visible text (up to 80 characters). */
  profile: template(80, 'name', 'site'),
  /** The reading time of an article; {minutes} is a number (up to 40 characters). */
  readingTime: template(40, 'minutes'),
  /** The heading of a page's table of contents (up to 40 characters). */
  contents: line(40),
  /** The label above a newer article's title (up to 24 characters). */
  newer: line(24),
  /** The label above an older article's title (up to 24 characters). */
  older: line(24),
  /** The screen-reader name of a table in an article; {number} counts the tables (up to 40 characters). */
  table: template(40, 'number'),
  /** The label before the product that an article relates to (up to 40 characters). */
  related: line(40),
  /** The button to that product; {product} is its name (up to 40 characters). */
  seeProduct: template(40, 'product'),
  /** The heading above the products that run a service (up to 40 characters). */
  runsOn: line(40),
  /** The heading above the related pages at the end of a page (up to 40 characters). */
  relatedPages: line(40),
  /** The label above a related page's title: a service (up to 24 characters). */
  service: line(24),
  /** The label above a related page's title: an article (up to 24 characters). */
  article: line(24),
  /** The label before the share links (up to 24 characters). */
  share: line(24),
  /** The link that shares an article by email (up to 40 characters). */
  shareByMail: line(40),
  /** The link that shares an article on LinkedIn (up to 40 characters). */
  shareOnLinkedIn: line(40),
  /** The link that shares an article on X (up to 40 characters). */
  shareOnX: line(40),
  /** The sentence on the blog's index while it has no articles (up to 80 characters). */
  noPosts: line(80),
  /** The heading above the footnotes of an article (up to 24 characters). */
  footnotes: line(24),
  /** The link to the RSS feed (up to 24 characters). */
  feed: line(24),
  /** The title of the JSON feed in feed readers (up to 24 characters). */
  jsonFeed: line(24),
  /** The screen-reader name of the links to the pages of the blog index (up to 40 characters). */
  pages: line(40),
  /** The label of a page of the blog index; {number} is the page (up to 40 characters). */
  page: template(40, 'number'),
  /** The search-result title of a page of the blog index after the first; {label} is the index (up to 40 characters). */
  pageTitle: template(40, 'label', 'number').register(notes, { drawn: true, filled: true }),
  /** The search-result description of such a page; {count} is the number of pages (70 to 140 characters). */
  pageDescription: template(140, 'number', 'count').refine((text) => text.length >= 70, {
    error: 'is short: search engines want 70 to 160 characters',
  }),
  /** The message when a page cannot be fetched (up to 160 characters). */
  offline: line(160),
});

export type TourWords = Infer<typeof tour>;
export type LiveWords = Infer<typeof live>;
export type Words = Infer<typeof wordsSchema>;
