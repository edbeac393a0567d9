import { expect, it } from 'vitest';
import { daysOf, publicPage, totals } from './view.ts';

it('says the year once where it is the same', () => {
  expect(daysOf({ startsOn: '2027-01-07', endsOn: '2027-01-10' })).toBe('2027-01-07 – 01-10');
  expect(daysOf({ startsOn: '2026-12-30', endsOn: '2027-01-02' })).toBe('2026-12-30 – 2027-01-02');
  expect(daysOf({ startsOn: '2027-01-07', endsOn: '2027-01-07' })).toBe('2027-01-07');
});

it('leads to the public page in the language of the console, but not for a draft', () => {
  expect(publicPage({ cId: 7, state: 'published' }, 'en')).toBe('/meetingapp/conf/7?lang=en');
  expect(publicPage({ cId: 7, state: 'stopped' }, 'zh')).toBe('/meetingapp/conf/7?lang=ch');
  expect(publicPage({ cId: 7, state: 'draft' }, 'zh')).toBeNull();
});

it('adds up what has come in', () => {
  const row = { registrations: 3, confirmed: 2 } as Parameters<typeof totals>[0][number];
  expect(totals([row, row])).toEqual({ registrations: 6, confirmed: 4 });
  expect(totals([])).toEqual({ registrations: 0, confirmed: 0 });
});
