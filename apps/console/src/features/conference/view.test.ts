import { expect, it } from 'vitest';
import { backOn, daysOf, publicPage, stepsInOrder, totals } from './view.ts';

it('shows the year once when both are the same', () => {
  expect(daysOf({ startsOn: '2027-01-07', endsOn: '2027-01-10' })).toBe('2027-01-07 – 01-10');
  expect(daysOf({ startsOn: '2026-12-30', endsOn: '2027-01-02' })).toBe('2026-12-30 – 2027-01-02');
  expect(daysOf({ startsOn: '2027-01-07', endsOn: '2027-01-07' })).toBe('2027-01-07');
});

it('links to the public page in the language of the console, but not for a draft', () => {
  expect(publicPage({ cId: 7, state: 'published' }, 'en')).toBe('/meetingapp/conf/7?lang=en');
  expect(publicPage({ cId: 7, state: 'stopped' }, 'zh')).toBe('/meetingapp/conf/7?lang=ch');
  expect(publicPage({ cId: 7, state: 'draft' }, 'zh')).toBeNull();
});

it('sums the income', () => {
  const row = { registrations: 3, confirmed: 2 } as Parameters<typeof totals>[0][number];
  expect(totals([row, row])).toEqual({ registrations: 6, confirmed: 4 });
  expect(totals([])).toEqual({ registrations: 0, confirmed: 0 });
});

it('[A8] shows what the rules amount to on a day, and omits steps without effect', () => {
  const refundPolicy = [
    { untilDaysBefore: 7, percent: 50 },
    { untilDaysBefore: 30, percent: 100 },
    { untilDaysBefore: 20, percent: 50 },
    { untilDaysBefore: 10, percent: 0 },
  ];
  expect(stepsInOrder(refundPolicy)).toEqual([
    { untilDaysBefore: 30, percent: 100 },
    { untilDaysBefore: 7, percent: 50 },
  ]);
  const policy = { refundPolicy, changePolicy: { answers: 3, fee: 14, stay: null }, startsOn: '2027-05-31' };
  const at = (day: string) => backOn(policy, { paid: 120_000, day, other: 80_000 });
  expect(at('2027-05-01')).toEqual({ cancel: 120_000, percent: 100, change: { toPay: 0, refund: 40_000 } });
  expect(at('2027-05-17')).toEqual({ cancel: 60_000, percent: 50, change: { toPay: 0, refund: 20_000 } });
  expect(at('2027-05-24')).toEqual({ cancel: 60_000, percent: 50, change: null });
  expect(at('2027-05-31')).toMatchObject({ cancel: null });
  expect(backOn({ ...policy, refundPolicy: [] }, { paid: 1, day: '2027-05-01', other: 1 }).cancel).toBeNull();
});
