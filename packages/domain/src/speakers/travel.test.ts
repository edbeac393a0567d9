import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDocumentNumber, legFault, pickupFaults, stationHours, stationTime } from './travel.ts';

const leg = {
  mode: 'train' as const,
  ticket: 'own' as const,
  number: 'G7349',
  fromPlace: '江州东',
  toPlace: '杭州东',
  leavesAt: '2027-04-14T05:05:00.000Z',
  arrivesAt: '2027-04-14T07:42:00.000Z',
};

describe('[S55] travel of a speaker', () => {
  it('names what a leg lacks, by what it needs', () => {
    expect(legFault(leg)).toBeNull();
    expect(legFault({ ...leg, number: '' })).toEqual({ field: 'number', reason: 'required' });
    expect(legFault({ ...leg, ticket: 'wanted', number: '', leavesAt: null, arrivesAt: null })).toBeNull();
    expect(legFault({ ...leg, arrivesAt: leg.leavesAt })).toEqual({ field: 'arrivesAt', reason: 'travel_order' });
    expect(legFault({ ...leg, mode: 'none', number: '', toPlace: '' })).toBeNull();
    expect(legFault({ ...leg, mode: 'car', number: '', toPlace: '', leavesAt: null })).toBeNull();
    expect(stationTime({ direction: 'arrival', ...leg })).toBe(leg.arrivesAt);
    expect(stationTime({ direction: 'departure', ...leg })).toBe(leg.leavesAt);
  });

  it('[O10] counts every person once by station and hour', () => {
    const one = fc.record({
      station: fc.constantFrom('杭州东', '萧山', '杭州'),
      hour: fc.integer({ min: 0, max: 23 }),
    });
    fc.assert(
      fc.property(fc.array(one), (legs) => {
        const { hours, rows } = stationHours(legs);
        const sums = rows.map(({ counts, sum }) => [counts.reduce((a, b) => a + b, 0), sum]);
        for (const [counted, sum] of sums) expect(counted).toBe(sum);
        expect(rows.reduce((all, { sum }) => all + sum, 0)).toBe(legs.length);
        expect(new Set(hours).size).toBe(hours.length);
      }),
    );
  });

  it('[O10] tells what is wrong with a car', () => {
    const car = { direction: 'arrival' as const, leavesAt: '2027-04-14T07:55:00.000Z', seats: 1, driver: '何师傅' };
    const at = leg.arrivesAt;
    expect(pickupFaults(car, [{ at }])).toEqual([]);
    expect(pickupFaults({ ...car, driver: '' }, [{ at }, { at: null }])).toEqual(['full', 'driver']);
    expect(pickupFaults(car, [{ at: '2027-04-14T07:46:00.000Z' }])).toEqual(['early']);
    expect(pickupFaults({ ...car, direction: 'departure' }, [{ at: '2027-04-14T09:46:00.000Z' }])).toEqual([]);
  });

  it('checks numbers of documents', () => {
    expect(isDocumentNumber('id_card', '11010519491231002X')).toBe(true);
    expect(isDocumentNumber('id_card', '110105194912310021')).toBe(false);
    expect(isDocumentNumber('id_card', 'E12345678')).toBe(false);
    expect(isDocumentNumber('passport', 'E12345678')).toBe(true);
    expect(isDocumentNumber('passport', 'E 123')).toBe(false);
  });
});
