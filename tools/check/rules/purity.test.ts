import { describe, expect, it } from 'vitest';
import { tree } from '../tree/finding.ts';
import { checkPurity } from './purity.ts';

function said(path: string, text: string): string[] {
  return checkPurity(tree({ [path]: text })).map((finding) => finding.message);
}

const rule = 'packages/domain/src/hotel/check-stay.ts';

describe('purity', () => {
  it.each([
    'export const a = Date.now();',
    'export const a = () => new Date();',
    'export const a = Math.random();',
    'export const a = () => fetch("/x");',
    'export const a = process.env["A"];',
    'setTimeout(() => 1, 5);',
  ])('the domain may not: %s', (text) => expect(said(rule, text)).toHaveLength(1));

  it('the domain may use a given time, and its tests may read the clock', () => {
    expect(said(rule, 'export const a = (now: Date) => new Date(now.getTime() + 5);')).toEqual([]);
    expect(said(rule, 'export const a = valueOf(1);')).toEqual([]);
    expect(said('packages/domain/src/hotel/check-stay.test.ts', 'const a = Date.now();')).toEqual([]);
  });

  it('a screen may not fetch by itself, the library below it may', () => {
    expect(said('apps/attendee/src/features/home/screens/Home.tsx', 'void fetch("/x");')).toHaveLength(1);
    expect(said('apps/attendee/src/features/home/data.ts', 'void window.fetch("/x");')).toHaveLength(1);
    expect(said('apps/attendee/src/lib/calls/call.ts', 'void fetch("/x");')).toEqual([]);
  });
});
