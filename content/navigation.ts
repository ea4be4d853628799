import type { Navigation } from './schema/navigation';

/**
 * The menu. The part after `#` is the id of a section of that page, and is the same text as the item's label.
 * Items may use old addresses: the site links to the page's current address.
 */
export const navigation: Navigation = {
  items: [
    { id: 'home', href: '/', label: 'Home' },
    {
      id: 'about',
      href: '/about',
      label: 'About',
      purpose: 'Who answers for the plants, and how we got here.',
      children: [
        { id: 'about-us', href: '/about/', label: 'About' },
        { id: 'journey', href: '/about/journey', label: 'Journey So Far' },
        { id: 'founding-team', href: '/about/team#Founding Team', label: 'Founding Team' },
        { id: 'management-team', href: '/about/team#Management Team', label: 'Management Team' },
      ],
    },
    {
      id: 'offerings',
      href: '/offerings',
      label: 'Offerings',
      purpose: 'Software, services and a marketplace for the whole asset lifecycle.',
      children: [
        {
          id: 'saas',
          href: '/offerings/saas',
          label: 'SaaS',
          children: [
            { id: 'cms', href: '/offerings/saas#CMS', label: 'CMS', note: 'TruAnalytica' },
            { id: 'procure2pay', href: '/offerings/saas#Procure2Pay', label: 'Procure2Pay', note: 'TruBuyer' },
            { id: 'compliance', href: '/offerings/saas#Compliance', label: 'Compliance', note: 'TruCovenant' },
            { id: 'fs', href: '/offerings/saas#F&S', label: 'F&S', note: 'TruPrediction' },
            { id: 'cmms', href: '/offerings/saas#CMMS', label: 'CMMS', note: 'TruOps' },
          ],
        },
        {
          id: 'services',
          href: '/offerings/services',
          label: 'Services',
          children: [
            {
              id: 'preconstruction',
              href: '/offerings/services#Preconstruction support',
              label: 'Preconstruction support',
            },
            { id: 'asset-management', href: '/offerings/services#Asset Management', label: 'Asset Management' },
            {
              id: 'operations-maintenance',
              href: '/offerings/services#Operations and Maintenance',
              label: 'Operations and Maintenance',
            },
            { id: 'value-add', href: '/offerings/services#Value Add Service', label: 'Value Add Service' },
          ],
        },
        { id: 'marketplace', href: '/offerings/marketplace', label: 'Marketplace', note: 'Launching soon!' },
      ],
    },
    {
      id: 'resources',
      href: '/Resources',
      label: 'Resources',
      purpose: 'What we write, and what others say.',
      children: [
        { id: 'resources-index', href: '/resources/', label: 'Resources' },
        { id: 'blog', href: '/resources/blog', label: 'Blog' },
        { id: 'case-study', href: '/resources/case-study', label: 'Case Study' },
        { id: 'testimonial', href: '/resources/testimonial', label: 'Testimonial' },
      ],
    },
    { id: 'contact', href: '/contact', label: 'Contact' },
  ],
  demo: { label: 'Product Demo', href: '/contact' },
};
