import { z } from 'zod';
import { words } from './fields';
import type { Infer } from './infer';

/** A line in which each of the names must stand in braces, because the site fills them in, and no other may. */
const template = (max: number, ...names: string[]) =>
  words(max).superRefine((text, context) => {
    const found = [...text.matchAll(/\{(\w*)\}/g)].map((match) => match[1] ?? '');
    for (const name of names)
      if (!found.includes(name)) context.addIssue(`must hold {${name}}, which the site fills in`);
    for (const name of found)
      if (!names.includes(name)) context.addIssue(`holds {${name}}, which the site cannot fill in here`);
  });

/** A line in which nothing is filled in. */
const line = (max: number) => template(max);

export const wordsSchema = z.strictObject({
  /** The first link of every page, for the keyboard: past the menu (up to 40 characters). */
  skip: line(40),
  /** The button that opens the menu on a phone (up to 16 characters). */
  menu: line(16),
  /** The button that closes it (up to 24 characters). */
  closeMenu: line(24),
  /** The header's menu, as screen readers name it (up to 24 characters). */
  mainNavigation: line(24),
  /** The footer's links, as screen readers name them (up to 24 characters). */
  footerNavigation: line(24),
  /** The trail above a page's headline, as screen readers name it (up to 24 characters). */
  breadcrumb: line(24),
  /** The button that opens a menu item's panel; {label} stands for the item (up to 60 characters). */
  submenu: template(60, 'label'),
  /** The logo's link; {brand} stands for the company (up to 40 characters). */
  homeLink: template(40, 'brand'),
  /** The button at each product (up to 24 characters). */
  bookDemo: line(24),
  /** The button that opens a card (up to 24 characters). */
  showMore: line(24),
  /** The button that closes it (up to 24 characters). */
  showLess: line(24),
  /** What a screen reader adds to Show More: {title} stands for the card (up to 60 characters). */
  aboutCard: template(60, 'title'),
  /** The control that stops what moves, as screen readers name it (up to 60 characters). */
  pauseMotion: line(60),
  /** The hero's slides, as screen readers name them together (up to 40 characters). */
  heroCarousel: line(40),
  /** One slide: {number} of {count}, and {title} for the offering (up to 60 characters). */
  heroSlide: template(60, 'number', 'count', 'title'),
  /** The control that stops the hero (up to 60 characters). */
  heroStop: line(60),
  /** The control that starts it again (up to 60 characters). */
  heroStart: line(60),
  /** The button that shows one offering; {title} stands for it (up to 60 characters). */
  heroPick: template(60, 'title'),
  /** What is said below a drawn product screen (up to 40 characters). */
  illustrative: line(40),
  /** The index of the SaaS page, as screen readers name it (up to 40 characters). */
  products: line(40),
  /** What stands before the tools that the suite names without a picture (up to 40 characters). */
  moreTools: line(40),
  /** The link to a service's own page; {title} stands for the service (up to 60 characters). */
  ownPage: template(60, 'title'),
  /** The copyright line; {year} and {brand} are filled in from content/site.ts (up to 80 characters). */
  copyright: template(80, 'year', 'brand'),
  /** Before the registered office's address (up to 40 characters). */
  registeredOffice: line(40),
  /** Before the corporate identity number (up to 40 characters). */
  cin: line(40),
  /** Before a telephone number (up to 24 characters). */
  phone: line(24),
  /** Before an e-mail address (up to 24 characters). */
  email: line(24),
  /** Before a web address (up to 24 characters). */
  website: line(24),
  /** Before whom to write to with a grievance (up to 40 characters). */
  grievances: line(40),
  /** The link to a person's profile; {name} stands for the person (up to 80 characters). */
  profile: template(80, 'name'),
  /** An article's reading time; {minutes} is filled in (up to 40 characters). */
  readingTime: template(40, 'minutes'),
  /** The heading of an article's contents (up to 40 characters). */
  contents: line(40),
  /** The link to the newer article or page (up to 24 characters). */
  newer: line(24),
  /** The link to the older article or page (up to 24 characters). */
  older: line(24),
  /** A table of an article, as screen readers name it; {number} is filled in (up to 40 characters). */
  table: template(40, 'number'),
  /** Before the product an article leads to (up to 40 characters). */
  related: line(40),
  /** Before the ways to pass an article on (up to 24 characters). */
  share: line(24),
  /** The link that passes an article on by mail (up to 40 characters). */
  shareByMail: line(40),
  /** The link that passes an article on through LinkedIn (up to 40 characters). */
  shareOnLinkedIn: line(40),
  /** The link that passes an article on through X (up to 40 characters). */
  shareOnX: line(40),
  /** The link to the articles' feed (up to 24 characters). */
  feed: line(24),
  /** The same feed in its other format, as feed readers list it (up to 24 characters). */
  jsonFeed: line(24),
  /** A page of the articles' index; {number} is filled in (up to 40 characters). */
  page: template(40, 'number'),
  /** The title in search results of the index's further pages; {label} stands for the index (up to 40 characters). */
  pageTitle: template(40, 'label', 'number'),
  /** The two lines below that title; {number} of {count} (70 to 140 characters). */
  pageDescription: template(140, 'number', 'count').refine((text) => text.length >= 70, {
    error: 'is short: search engines want 70 to 160 characters',
  }),
  /** What is said when a page cannot be fetched (up to 160 characters). */
  offline: line(160),
});

export type Words = Infer<typeof wordsSchema>;
