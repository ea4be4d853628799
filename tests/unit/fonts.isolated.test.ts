import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { hanken } from '@/lib/fonts';

vi.mock('next/font/local', () => ({ default: (options: object) => options }));

describe('the typeface', () => {
  const { src, weight, display, variable, adjustFontFallback, fallback } = hanken as unknown as {
    src: string;
    weight: string;
    display: string;
    variable: string;
    adjustFontFallback: boolean;
    fallback: string[];
  };

  it('is a file of this site with all used weights, and text is shown before it has loaded', () => {
    expect([/\.woff2$/.test(src), existsSync(`lib/${src}`)]).toEqual([true, true]);
    expect([weight, display]).toEqual(['400 700', 'swap']);
  });

  it('falls back to fonts that the style sheet defines with its metrics', () => {
    const sheet = readFileSync('app/globals.css', 'utf8');
    expect(adjustFontFallback).toBe(false);
    expect(fallback.length).toBeGreaterThan(0);
    for (const name of fallback) expect(sheet).toMatch(new RegExp(`@font-face\\s*{[^}]*font-family: ${name};`));
    expect(`${sheet}${readFileSync('tailwind.config.ts', 'utf8')}`).toContain(`var(${variable})`);
  });
});
