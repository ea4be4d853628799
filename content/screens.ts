import type { Screens } from './schema/screens';

/** The texts of pages under construction and of the not-found pages. Fixed texts are noted in schema/screens.ts. */
export const screens: Screens = {
  placeholder: {
    text: "We're currently building something amazing! Stay tuned and check back soon!",
    image: {
      file: 'placeholder/under-construction.jpg',
      alt: 'A wind turbine half built at dawn, its crane standing by',
    },
    back: 'Back to the home page',
  },
  fallback: {
    top: 'Index Router',
    bare: 'NotFound',
    title: 'Page not found',
    intro: 'Nothing stands at this address. It may have moved, or the link may be wrong.',
    pages: 'Pages in this part of the site',
    forward: 'This page has moved. You are being taken there.',
  },
};
