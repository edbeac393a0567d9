import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { carLeaves, groupForCars } from './car-groups.ts';

const MINUTE_MS = 60_000;
const rider = (id: number, station: string, minute: number) => ({ id, station, at: minute * MINUTE_MS });

describe('[O10] groups for cars', () => {
  it('hold people of one station who come within the time, up to the seats', () => {
    const riders = [
      rider(1, '东站', 0),
      rider(2, '东站', 30),
      rider(3, '东站', 46),
      rider(4, '机场', 10),
      rider(5, '东站', 31),
    ];
    const groups = groupForCars(riders, { within: 45, seats: 2 });
    expect(groups.map(({ station, riders: own }) => [station, own.map(({ id }) => id)])).toEqual([
      ['东站', [1, 2]],
      ['东站', [5, 3]],
      ['机场', [4]],
    ]);
    expect(groups.map((group) => carLeaves(group, 'arrival') / MINUTE_MS)).toEqual([50, 66, 30]);
    expect(carLeaves({ first: 300 * MINUTE_MS, last: 310 * MINUTE_MS }, 'departure') / MINUTE_MS).toBe(150);
  });

  it('take everybody once, never too many, never longer than the time', () => {
    const riders = fc.array(fc.record({ station: fc.constantFrom('a', 'b', 'c'), minute: fc.nat(600) }), {
      maxLength: 60,
    });
    fc.assert(
      fc.property(riders, fc.integer({ min: 1, max: 9 }), fc.integer({ min: 0, max: 120 }), (list, seats, within) => {
        const all = list.map(({ station, minute }, id) => rider(id, station, minute));
        const groups = groupForCars(all, { within, seats });
        expect(groups.flatMap((one) => one.riders.map(({ id }) => id)).toSorted((a, b) => a - b)).toEqual(
          all.map(({ id }) => id),
        );
        for (const { riders: own, first, last, station } of groups) {
          expect(own.length).toBeLessThanOrEqual(seats);
          expect(last - first).toBeLessThanOrEqual(within * MINUTE_MS);
          expect(own.every((one) => one.station === station)).toBe(true);
        }
      }),
    );
  });
});
