import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../plain-date.ts';
import { forecastOf, type Curve } from './forecast.ts';

const curve = (startsOn: string, perDay: readonly number[]): Curve => ({
  startsOn,
  days: perDay.map((registered, at) => ({ day: addDays(startsOn, at - perDay.length + 1), registered })),
});
const rising = Array.from({ length: 120 }, (_, at) => 2 + (at % 7) + (at > 90 ? 10 : 0));

describe('[O20] the forecast of registrations', () => {
  it('is exact, and its error 0, where this conference is a multiple of the one before', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 50 }), (times, left) => {
        const earlier = curve('2026-04-09', rising);
        const whole = curve(
          '2027-04-08',
          rising.map((count) => count * times),
        );
        const today = addDays(whole.startsOn, -left);
        const own = { ...whole, days: whole.days.filter(({ day }) => day <= today) };
        const found = forecastOf(own, earlier, today);
        const final = whole.days.reduce((sum, { registered }) => sum + registered, 0);
        expect(found).toMatchObject({ method: 'earlier', final, error: 0 });
      }),
    );
  });

  it('goes on at the pace of the last 14 days where there is no conference before', () => {
    const own = curve(
      '2027-03-01',
      Array.from({ length: 60 }, () => 3),
    );
    const found = forecastOf({ ...own, startsOn: '2027-03-11' }, null, '2027-03-01');
    expect(found).toMatchObject({ method: 'pace', final: 60 * 3 + 10 * 3, error: 0 });
    expect(found?.trials.map(({ madeOn }) => madeOn)).toEqual(['2027-02-22', '2027-02-15', '2027-02-01']);
  });

  it('says how far it missed', () => {
    // 100 came early, then nobody: the pace of the first days was far too high.
    const own: Curve = {
      startsOn: '2027-04-08',
      days: [
        { day: '2027-02-20', registered: 50 },
        { day: '2027-02-21', registered: 50 },
      ],
    };
    const found = forecastOf(own, null, '2027-03-08');
    expect(found?.final).toBe(100);
    expect(found?.trials).toContainEqual({ madeOn: '2027-02-22', said: 200, actual: 100 });
    expect(found?.error).toBeGreaterThan(0.3);
  });

  it('is none from the first day on, nor with too few registrations', () => {
    const own = curve('2027-03-01', [30, 30]);
    expect(forecastOf({ ...own, startsOn: '2027-03-01' }, null, '2027-03-01')).toBeNull();
    expect(forecastOf({ ...curve('2027-03-01', [3]), startsOn: '2027-04-01' }, null, '2027-03-01')).toBeNull();
  });
});
