import type { Screens } from './schema/screens';

/** Screens for pages being built, for addresses that lead nowhere and for faults. Fixed texts are the specification's. */
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
