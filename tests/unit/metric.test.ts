import { expect, it } from 'vitest';
import { metricParts } from '@/lib/metric';

it.each([
  ['4.5GW+', ['', '4.5', 'GW+']],
  ['$1.5B+', ['', '$1.5', 'B+']],
  ['over 25,000', ['over ', '25,000', '']],
  ['10-12%', ['', '10-12%', '']],
  ['3x-4x', ['', '3x-4x', '']],
  ['New', ['', 'New', '']],
])('%s has the parts %j', (metric, parts) => expect(Object.values(metricParts(metric))).toEqual(parts));
