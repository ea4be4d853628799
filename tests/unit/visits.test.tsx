import { beforeEach, describe, expect, it, vi } from 'vitest';
import { countVisits } from '@/lib/visits';

const sent = vi.fn();
const browser = (more: object = {}) => vi.stubGlobal('navigator', { sendBeacon: sent, doNotTrack: null, ...more });
const from = (referrer: string) => vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
const sentUrls = () => sent.mock.calls.flat();

beforeEach(() => {
  sent.mockReset();
  browser();
  from('');
  history.replaceState(null, '', '/about/team/?product=x#y');
});

describe('counting visits', () => {
  it('sends the page’s path and the origin of the referrer, without the referrer’s path and the page’s query', () => {
    from('https://search.example.com/?q=secret');
    countVisits('/visits');
    expect(sentUrls()).toEqual(['/visits?p=/about/team/&r=https://search.example.com']);
  });

  it('sends each page shown without a reload, with this site as referrer', () => {
    countVisits('/visits');
    history.replaceState(null, '', '/a&b+c/');
    dispatchEvent(new Event('visit'));
    // The listeners of earlier tests send the second page too.
    expect(sentUrls().slice(0, 2)).toEqual(['/visits?p=/about/team/&r=', `/visits?p=/a%26b%2Bc/&r=${location.origin}`]);
  });

  it('a prerendered page counts when it is shown', () => {
    Object.assign(document, { prerendering: true });
    countVisits('/visits');
    expect(sentUrls()).toEqual([]);
    dispatchEvent(new Event('prerenderingchange'));
    expect(sentUrls()).toEqual(['/visits?p=/about/team/&r=']);
    Object.assign(document, { prerendering: undefined });
  });

  it.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])('does not count visitors who opt out: %j', (asked) => {
    browser(asked);
    countVisits('/visits');
    expect(sentUrls()).toEqual([]);
  });
});
