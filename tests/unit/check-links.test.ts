import { describe, expect, it } from 'vitest';
import { createResolver } from '@/lib/resolve';
import { linkProblem, type Targets } from '@/scripts/check/rules/links';

const routes = { home: { path: '/' }, about: { path: '/about/' }, saas: { path: '/saas/' }, blog: { path: '/news/' } };
const targets: Targets = {
  resolve: createResolver(routes, { '/old/': 'about' }),
  paths: new Set(['/', '/about/', '/saas/', '/news/', '/old/', '/news/a-post/']),
  anchors: new Map([
    ['/saas/', new Set(['CMS', 'F&S', 'A b'])],
    ['/news/a-post/', new Set(['one'])],
    ['/news/a-draft/', new Set(['one'])],
  ]),
  origin: 'https://www.truwatt.example',
};
const problem = (href: string, page?: string, other?: Partial<Targets>) =>
  linkProblem(href, { ...targets, ...other }, page);

describe('a valid link', () => {
  it.each([
    '/',
    '/about',
    '/about/',
    '/About//',
    '/old/',
    '/about/?a=b',
    '/news/a-post',
    '/news/a-post/#one',
    '/saas#CMS',
    '/saas/#F&S',
    '/saas/#F%26S',
    '/saas/#A b',
    '/saas/#A%20b',
    '/saas?product=x#CMS',
    '/about/#',
    'https://cercind.gov.in/',
    'https://grid-india.in/a?b#c',
    'mailto:sales@example.com',
    'mailto:sales@mail.example.com?subject=x',
    'tel:+918012345678',
    'tel:+1234567',
  ])('%s', (href) => expect(problem(href)).toBeUndefined());

  it('may name a section of its own page', () => {
    expect(problem('#CMS', '/saas/')).toBeUndefined();
    expect(problem('#one', '/news/a-post/')).toBeUndefined();
    for (const href of ['#one', '/news/a-draft#one']) expect(problem(href, '/news/a-draft/')).toBeUndefined();
  });

  it('to a section of a page whose module is invalid is accepted', () => {
    const anchors = new Map([...targets.anchors, ['/about/', undefined]] as const);
    expect(problem('/about/#x', undefined, { anchors })).toBeUndefined();
  });

  it('may name the sample address, which is not a site yet', () => {
    expect(problem('https://www.example.com/x', undefined, { origin: 'https://www.example.com' })).toBeUndefined();
    expect(problem('https://www.truwatt.example/x', undefined, { origin: undefined })).toBeUndefined();
  });
});

describe('an invalid link', () => {
  it.each([
    ['http://cercind.gov.in/', '"http://cercind.gov.in/" must start with https://'],
    ['ftp://a.example/', '"ftp://a.example/" must start with https://'],
    ['javascript:alert(1)', '"javascript:alert(1)" must start with https://'],
    ['JavaScript:alert(1)', '"JavaScript:alert(1)" must start with https://'],
    ['web+x.y-1:z', '"web+x.y-1:z" must start with https://'],
    ['//a.example/', '"//a.example/" must start with https:// (another site) or a single / (a page of this site)'],
    ['#', '"#" leads nowhere: write the id of a section behind it, or remove the link'],
    ['about', '"about" must start with / (a page of this site) or https:// (another site)'],
    ['./about:x', '"./about:x" must start with / (a page of this site) or https:// (another site)'],
    ['https://nowhere', '"https://nowhere" has no full host name, such as www.example.com'],
    ['https://a.example./', '"https://a.example./" has no full host name, such as www.example.com'],
    ['https://a_b.example.in/', '"https://a_b.example.in/" has no full host name, such as www.example.com'],
    ['https://[::1]/', '"https://[::1]/" has no full host name, such as www.example.com'],
    ['https://a b.example', '"https://a b.example" is not a valid address'],
    ['https://www.truwatt.example/about/#x', '"https://www.truwatt.example/about/#x" is this site: write /about/#x'],
    ['mailto:sales', '"mailto:sales" is not an email address'],
    ['mailto:sales@example', '"mailto:sales@example" is not an email address'],
    ['mailto:a@b@example.com', '"mailto:a@b@example.com" is not an email address'],
    ['mailto:a@example.com,b@example.com', '"mailto:a@example.com,b@example.com" is not an email address'],
    ['mailto:@example.com', '"mailto:@example.com" is not an email address'],
    ...[
      'tel:08012345678',
      'tel:+91 80 1234',
      'tel:+0123456789',
      'tel:+123456',
      'tel:+1234567890123456',
      'tel:x+1234567',
    ].map((href) => [href, `"${href}" must be tel: and the number with its country code, without spaces`]),
    ['/abuot', '"/abuot" leads to no page of content/routes.ts and no published article. Nearest: /about/.'],
    [
      '/about/index.html',
      '"/about/index.html" leads to no page of content/routes.ts and no published article. Addresses use letters, digits and hyphens only.',
    ],
    [
      String.raw`/about\us`,
      String.raw`"/about\us" leads to no page of content/routes.ts and no published article. Addresses use letters, digits and hyphens only. Nearest: /about/.`,
    ],
    [
      '/news/A-POST',
      '"/news/A-POST" leads to no page of content/routes.ts and no published article. Nearest: /news/a-post/.',
    ],
    [
      '/news/a-draft#one',
      '"/news/a-draft#one" leads to a draft: set draft: false there to publish it, or link to another page',
    ],
    ['#CMS', '"#CMS" leads to no page of content/routes.ts and no published article. Nearest: /.'],
    ['/about/#x', '"/about/#x": /about/ has no sections with an id. Leave out #x.'],
    ['/old#x', '"/old#x": /about/ has no sections with an id. Leave out #x.'],
    ['/saas#CMX', '"/saas#CMX": no section of /saas/ has the id CMX. Nearest: CMS.'],
    ['/saas#long name', '"/saas#long name": no section of /saas/ has the id long name. Its ids are CMS, F&S, A b.'],
    ['/saas#%E0%A4%A', '"/saas#%E0%A4%A": no section of /saas/ has the id %E0%A4%A. Its ids are CMS, F&S, A b.'],
    ['/saas#a\nb', '"/saas#a\nb": no section of /saas/ has the id a\nb. Nearest: A b.'],
  ])('%s', (href, message) => expect(problem(href)).toBe(message));

  it('names a section that its own page does not have', () => {
    expect(problem('#two', '/news/a-post/')).toBe(
      '"#two": no section of /news/a-post/ has the id two. Its ids are one.',
    );
  });
});
