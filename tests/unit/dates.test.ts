import { afterEach, describe, expect, it, vi } from 'vitest';
import { postDate, rfc822 } from '@/lib/dates';

describe('dates', () => {
  afterEach(() => vi.unstubAllEnvs());
  it.each(['UTC', 'Asia/Kolkata', 'Pacific/Kiritimati', 'America/Los_Angeles'])(
    'are formatted for India on a machine in %s',
    (tz) => {
      vi.stubEnv('TZ', tz);
      expect([postDate('2024-11-06'), postDate('2025-11-30')]).toEqual(['6 November 2024', '30 November 2025']);
    },
  );

  it('have the names of every month and weekday', () => {
    const week = Array.from({ length: 7 }, (_, i) => rfc822(`2024-01-0${i + 1}`).slice(0, 3));
    expect(week).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
    const days = Array.from({ length: 12 }, (_, i) => `2024-${String(i + 1).padStart(2, '0')}-0${(i % 7) + 1}`);
    expect(days.map(rfc822)).toEqual(
      days.map((day) => new Date(`${day}T12:00:00Z`).toUTCString().replace('12:00:00 GMT', '00:00:00 +0530')),
    );
    const long = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September'].concat(
      'October',
      'November',
      'December',
    );
    expect(days.map(postDate)).toEqual(long.map((month, i) => `${(i % 7) + 1} ${month} 2024`));
  });
});
