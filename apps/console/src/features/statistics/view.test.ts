import { describe, expect, it } from 'vitest';
import { bars, daysIn, daysText, fullDays, sameTimeBefore } from './view.ts';

const day = (name: string, online = 0) => ({
  day: name,
  registered: 1,
  confirmed: 0,
  online,
  transferred: 0,
  refunded: 0,
});

it('[O20] a day without data shows zeros, and no money is lost when days are merged', () => {
  const all = fullDays([day('2027-01-01', 100), day('2027-03-31', 250)]);
  expect(all).toHaveLength(90);
  expect(all[1]).toMatchObject({ day: '2027-01-02', registered: 0 });
  const shown = bars(all);
  expect(shown.length).toBeLessThanOrEqual(32);
  expect(shown.reduce((total, { figures }) => total + figures.online, 0)).toBe(350);
  expect(shown.at(-1)?.days[1]).toBe('2027-03-31');
  expect(daysText(['2027-01-01', '2027-01-01'], 'zh')).toBe('1月1日');
  expect(daysText(['2026-12-13', '2027-01-02'], 'en')).toBe('13 Dec – 2 Jan');
});

it('[O20] the days of another currency have only its money, also on days without anything else', () => {
  const money = { transferred: 0, refunded: 0 };
  const days = daysIn(
    [day('2027-01-02', 100), day('2027-01-03', 250)],
    [
      { day: '2027-01-01', online: 7, ...money },
      { day: '2027-01-03', online: 5, ...money },
    ],
  );
  expect(days.map(({ day: name, registered, online }) => [name, registered, online])).toEqual([
    ['2027-01-01', 0, 7],
    ['2027-01-02', 1, 0],
    ['2027-01-03', 1, 5],
  ]);
});

describe('[O20] the curve of the conference before', () => {
  const earlier = {
    startsOn: '2026-04-09',
    days: [
      { day: '2026-01-01', registered: 2 },
      { day: '2026-04-01', registered: 3 },
    ],
  };

  it('stands at the same distance from the first day', () => {
    const days = ['2026-12-30', '2026-12-31', '2027-03-31', '2027-04-08'];
    expect(sameTimeBefore(days, '2027-04-08', earlier)).toEqual([null, 2, 5, 5]);
  });
});
