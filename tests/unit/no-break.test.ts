import { expect, it } from 'vitest';
import { joinBrackets, joinOperands, joinUnits } from '@/lib/no-break';

// In these tests `_` stands for a no-break space.
it.each([
  ['a plant of 40 MW', 'a plant of 40_MW'],
  ['6,600 MWh, 540 Wp and 1 kW/m²', '6,600_MWh, 540_Wp and 1_kW/m²'],
  ['28 km/h at 35 °C', '28_km/h at 35_°C'],
  ['worth USD 53 billion', 'worth USD_53_billion'],
  ['from 1 April 2026, in 31 Marches', 'from 1_April 2026, in 31 Marches'],
  [
    'an error of 20 ÷ 50 = 40%, a cover of (45 − 6) ÷ 30 = 1.30',
    'an error of 20_÷_50_=_40%, a cover of (45_−_6)_÷_30_=_1.30',
  ],
  ['call +91 80 1234 5678 or +91 00000 00001.', 'call +91_80_1234_5678 or +91_00000_00001.'],
  ['combiner 4.09 of Kesar Block B, below Vendor A', 'combiner 4.09 of Kesar Block_B, below Vendor_A'],
  ['by DSM. A loss of TruOps AB', 'by DSM. A loss of TruOps AB'],
  ['96 blocks, 3 hours, 2 minutes, 5 kilometres', '96 blocks, 3 hours, 2 minutes, 5 kilometres'],
])('%s → %s', (text, joined) => expect(joinUnits(text).replaceAll('\u00A0', '_')).toBe(joined));

it('joins what stands in brackets', () =>
  expect(joinBrackets('X% + (100 − X)% × (a + b)').replaceAll('\u00A0', '_')).toBe('X% + (100_−_X)% × (a_+_b)'));

it('lets a line of a formula end only before an operator', () =>
  expect(joinOperands('(hours in the period − hours of outage) ÷ 2').replaceAll('\u00A0', '_')).toBe(
    '(hours_in_the_period −_hours_of_outage) ÷_2',
  ));

it('joins only the operator of an operand that is too long for a line', () =>
  expect(joinOperands('1 − output of the soiled reference × 100').replaceAll('\u00A0', '_')).toBe(
    '1 −_output of the soiled reference ×_100',
  ));
