import type { Footer } from './schema/footer';

/** The footer. Links may use old addresses: the site links to the page's current address. */
export const footer: Footer = {
  line: 'Wind, solar, EV and energy storage, looked after over their whole life.',
  groups: [
    {
      title: 'Company',
      links: [
        { label: 'About', href: '/about', mobileHref: '/about' },
        { label: 'Careers', href: '/company/careers', mobileHref: '/careers' },
        { label: 'Press', href: '/company/press', mobileHref: '/press' },
      ],
    },
    {
      title: 'Resources',
      links: [
        { label: 'Blog', href: '/resources/blog', mobileHref: '/blog' },
        { label: 'Documentation', href: '/resources/documentation', mobileHref: '/documentation' },
        { label: 'API Reference', href: '/resources/api-reference', mobileHref: '/api-reference' },
        { label: 'Community', href: '/resources/community', mobileHref: '/community' },
        {
          label: 'Deviation Estimator',
          href: '/resources/deviation-estimator',
          mobileHref: '/resources/deviation-estimator',
        },
        { label: 'Glossary', href: '/resources/glossary', mobileHref: '/resources/glossary' },
      ],
    },
    {
      title: 'Support',
      links: [
        { label: 'Contact', href: '/contact', mobileHref: '/contact-us' },
        { label: 'Help Center', href: '/support/help-center', mobileHref: '/help-center' },
        { label: 'Status', href: '/support/status', mobileHref: '/status' },
      ],
    },
    {
      title: 'Legal',
      links: [
        { label: 'Privacy Policy', href: '/legal/privacy-policy', mobileHref: '/privacy-policy' },
        { label: 'Terms and Service', href: '/legal/terms-and-service', mobileHref: '/terms-and-service' },
      ],
    },
  ],
};
