import { describe, expect, it } from 'vitest';
import { breadcrumbList, organization, serialise } from '@/lib/jsonld';
import { absolute } from '@/lib/metadata';

describe('serialise', () => {
  it('lets no text close the script element or open a comment', () => {
    const text = serialise([{ '@type': 'Thing', name: '</script><!-- <script>' }]);
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toEqual({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'Thing', name: '</script><!-- <script>' }],
    });
  });
});

describe('breadcrumbList', () => {
  it('counts from 1 and gives whole addresses', () => {
    expect(
      breadcrumbList([
        { path: '/', label: 'Home' },
        { path: '/about/', label: 'About' },
      ]),
    ).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: absolute('/') },
        { '@type': 'ListItem', position: 2, name: 'About', item: absolute('/about/') },
      ],
    });
  });
});

it('the organization lists only profiles that have an address', () => {
  for (const profile of organization().sameAs as string[]) expect(profile).toMatch(/^https:/);
});
