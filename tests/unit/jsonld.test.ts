import { describe, expect, it } from 'vitest';
import { breadcrumbList, organization, serialise } from '@/lib/jsonld';
import { absolute } from '@/lib/metadata';

describe('serialise', () => {
  it('escapes <, so that no text closes the script element or opens a comment', () => {
    const text = serialise([{ '@type': 'Thing', name: '</script><!-- <script>' }]);
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toEqual({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'Thing', name: '</script><!-- <script>' }],
    });
  });
});

describe('breadcrumbList', () => {
  it('numbers from 1 and has absolute URLs', () => {
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

it('the organization lists only social profiles with an address', () => {
  for (const profile of organization().sameAs as string[]) expect(profile).toMatch(/^https:/);
});
