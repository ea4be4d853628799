import { describe, expect, it } from 'vitest';
import { decimalSeparator, figure, rupees, signed, toNumber } from '@/lib/figures';

describe('figures', () => {
  it.each([
    ['1,25,000.5', 125000.5],
    ['12,34,567', 1234567],
    ['125,000', 125000],
    ['1,234', 1234],
    ['12,5', 12.5],
    ['0,125', 0.125],
    ['1.234,5', 1234.5],
    ['1 250,75', 1250.75],
    ['1\u00a0250', 1250],
    ['−3.5', -3.5],
    ['.5', 0.5],
    ['7.', 7],
    ['+20', 20],
    ['33.333333333333333333', 33.333333333333336],
    ['1.5E-05', 0.000015],
    ['1,5E-05', 0.000015],
    ['1.5E+05', 150000],
    ['10,234', 10234],
    ['1,234,567', 1234567],
    ['1,23,45,678', 12345678],
    ['12,3456', 12.3456],
    [',5', 0.5],
    ['1.234,567', 1234.567],
    ['12.345,5', 12345.5],
    ['1.234.567,5', 1234567.5],
  ])('reads %s', (text, value) => expect(toNumber(text)).toBe(value));
  it.each([
    '',
    '-',
    '12O',
    '1,2,3',
    '1e5',
    '12 MW',
    '₹5',
    '1.2.3',
    '9'.repeat(16),
    `1${'0'.repeat(15)}`,
    'Infinity',
    '5+3',
    '1e-123',
  ])('refuses %j', (text) => expect(toNumber(text)).toBeUndefined());
  it('reads whole numbers and groups in a table of decimal commas, but nothing else', () => {
    expect(['1.234', '12', '1e5', '12.5'].map((text) => toNumber(text, ','))).toEqual([1234, 12, undefined, undefined]);
  });
  it.each([
    [['12,5', '12.345'], ','],
    [['12,5', '1.234.567'], ','],
    [['12,5', '1.234,56'], ','],
    [['12,5', '12.50'], undefined],
    [['12,5', '1234.567'], undefined],
    [['12,5', '1.2345'], undefined],
  ])('finds the decimal separator of %j: %s', (texts, separator) => expect(decimalSeparator(texts)).toBe(separator));
  it('refuses to choose between 12,5 and 12.5 in one table', () => {
    expect(decimalSeparator(['12,5', '12.5'])).toBeUndefined();
    expect(decimalSeparator(['12,5', '1.234'])).toBe(',');
    expect(decimalSeparator(['1,234.5', '1,234'])).toBe('.');
  });
  it('writes rupees, megawatts and signs', () => {
    expect([rupees(937.5), rupees(45000), rupees(12345678), rupees(1249.9999999), rupees(-5)]).toEqual([
      '₹937.50',
      '₹45,000',
      '₹1,23,45,678',
      '₹1,250',
      '−₹5',
    ]);
    expect([figure(210.4), figure(-0.0001), signed(12), signed(-12.04), signed(-0.01)]).toEqual([
      '210.4',
      '0',
      '+12.0',
      '−12.0',
      '0.0',
    ]);
  });
});
