import { afterAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../testing/app.ts';
import { openApp } from '../../../testing/open-app.ts';
import { watched } from '../../../testing/race/bank.ts';
import { raceForBeds } from '../../../testing/race/beds.ts';
import { raceForPlaces } from '../../../testing/race/places.ts';

const test = await testApp({ poolSize: 24 });
const doors = await Promise.all(Array.from({ length: 6 }, () => openApp(test)));
afterAll(() => Promise.all(doors.map(({ close }) => close())));

/** Least number of reads during the race. A fast machine finishes sooner. */
const FEWEST_READS = 5;

describe('the last places, everybody at once', () => {
  it('200 people at the last 7 places: none oversold, none lost, none twice', { timeout: 60_000 }, async () => {
    const { result, watch } = await watched(test.pool, () => raceForPlaces(test, 200, 7));
    expect(result).toEqual({
      answers: { ok: 7, fee_sold_out: 193 },
      given: result.size,
      size: 12,
      paidOrders: 7,
      payments: 7,
      leftovers: 0,
    });
    expect([...watch.faults]).toEqual([]);
    expect(watch.reads).toBeGreaterThan(FEWEST_READS);
  });

  // One process decides together what it receives at once: this one needs the locks of the database.
  it('100 people in six processes at the last 7 places: none oversold, none lost', { timeout: 60_000 }, async () => {
    const { result, watch } = await watched(test.pool, () =>
      raceForPlaces(
        test,
        100,
        7,
        doors.map(({ test: door }) => door),
      ),
    );
    expect(result).toMatchObject({ answers: { ok: 7, fee_sold_out: 93 }, given: 12, paidOrders: 7, leftovers: 0 });
    expect([...watch.faults]).toEqual([]);
  });

  it(
    '200 people at the last 3 beds of shared rooms: none oversold, none lost, none twice',
    { timeout: 60_000 },
    async () => {
      const { result, watch } = await watched(test.pool, () => raceForBeds(test, 200));
      expect(result.answers).toEqual({ ok: 3, bed_full: 197 });
      expect(result.nights).toHaveLength(3);
      for (const night of result.nights) {
        expect(night.male + night.female).toBe(4);
        expect(night.rooms).toBe(2);
      }
      expect([...watch.faults]).toEqual([]);
      expect(watch.reads).toBeGreaterThan(FEWEST_READS);
    },
  );
});
