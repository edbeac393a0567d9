import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildConference, buildStock } from '@meetingapp/demo/conference/conferences.ts';
import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { fits } from '@meetingapp/domain/hotel/rooms.ts';
import { testDatabase } from '../../testing/database/database.ts';
import { inTransaction } from '../connection/transaction.ts';
import { holdTogether } from './hold.ts';
import type { Hold } from './place-request.ts';
import { asRoomClaim } from './room-claim.ts';
import type { LiveClaim } from './taken.ts';

const { db, pool } = await testDatabase();
const until = new Date(Date.now() + 3_600_000);
const cid = await buildConference(db);
const people: number[] = [];
for (let i = 0; i < 24; i += 1) people.push(await buildRegistration(db, cid, { state: 'draft' }));

const wish = fc.record({
  who: fc.nat({ max: people.length - 1 }),
  night: fc.constantFrom<number[]>([0], [1], [0, 1]),
  part: fc.constantFrom('room' as const, 'bed' as const, 'bed' as const),
  gender: fc.constantFrom('male' as const, 'female' as const),
  mate: fc.option(fc.nat({ max: people.length - 1 }), { freq: 3 }),
});
type Wish = typeof wish extends fc.Arbitrary<infer T> ? T : never;

const holdOf = (nights: number[], beds: number, { who, night, part, gender, mate }: Wish): Hold => ({
  registrationId: people[who]!,
  kinds: ['room_night'],
  wishes: night.map((index) => ({
    stockId: nights[index]!,
    kind: 'room_night',
    amount: 1,
    part,
    gender,
    mateId: part === 'bed' && mate !== null ? people[mate]! : null,
    beds,
  })),
  until,
});

type Model = Omit<LiveClaim, 'amount'>[];

/** The verdict by the rule of the rooms over single claims, one hold after the other. */
function oneByOne(taken: Model, { registrationId, wishes }: Hold, size: number, beds: number): boolean {
  const others = taken.filter((claim) => claim.registrationId !== registrationId);
  const wanted = wishes.map(({ stockId, part = 'room', gender = null, mateId = null }) => {
    return { stockId, registrationId, part, gender, mateId };
  });
  const ok = wanted.every((claim) =>
    fits({
      size,
      bedsPerRoom: beds,
      taken: others.filter((other) => other.stockId === claim.stockId).map(asRoomClaim),
      wanted: [asRoomClaim(claim)],
    }),
  );
  if (ok) taken.splice(0, taken.length, ...others, ...wanted);
  return ok;
}

const liveOf = async (nights: number[]): Promise<string[]> => {
  const { rows } = await pool.query<{ line: string }>(
    `select concat_ws(' ', stock_id, registration_id, part, gender, mate_id) as line from claim
      where stock_id = any($1) and state = 'held' and held_until > clock_timestamp()`,
    [nights],
  );
  return rows.map(({ line }) => line).sort();
};

const input = fc.record({
  groups: fc.array(fc.uniqueArray(wish, { selector: ({ who }) => who, minLength: 1, maxLength: 12 }), {
    minLength: 2,
    maxLength: 6,
  }),
  size: fc.integer({ min: 2, max: 9 }),
  beds: fc.integer({ min: 1, max: 3 }),
});

describe('holding for many people in one step', () => {
  it(
    'gives everybody the verdict of one after the other, and holds exactly what was granted',
    { timeout: 120_000 },
    async () => {
      let refused = 0;
      await fc.assert(
        fc.asyncProperty(input, async ({ groups, size, beds }) => {
          const nights = [await buildStock(db, cid, 'room_night', size), await buildStock(db, cid, 'room_night', size)];
          const model: Model = [];
          for (const group of groups) {
            const holds = group.map((one) => holdOf(nights, beds, one));
            const outcomes = await inTransaction(db, (transaction) => holdTogether(transaction, holds));
            const expected = holds.map((hold) => oneByOne(model, hold, size, beds));
            expect(outcomes.map(({ ok }) => ok)).toEqual(expected);
            refused += expected.filter((ok) => !ok).length;
            expect(await liveOf(nights)).toEqual(
              model
                .map(({ stockId, registrationId, part, gender, mateId }) =>
                  [stockId, registrationId, part, gender, mateId].filter((value) => value !== null).join(' '),
                )
                .sort(),
            );
          }
          await pool.query(`update claim set state = 'released', held_until = null where state <> 'released'`);
        }),
        { numRuns: 60 },
      );
      expect(refused).toBeGreaterThan(50);
    },
  );

  it('decides a fee and a branch as one after the other too', async () => {
    const [fee, branch] = [await buildStock(db, cid, 'fee', 3), await buildStock(db, cid, 'branch', 2)];
    const hold = (who: number, stocks: number[]): Hold => ({
      registrationId: people[who]!,
      kinds: ['fee', 'branch'],
      wishes: stocks.map((stockId) => ({ stockId, kind: stockId === fee ? 'fee' : 'branch', amount: 1 })),
      until,
    });
    const together = (...holds: Hold[]) => inTransaction(db, (transaction) => holdTogether(transaction, holds));
    const ok = (outcomes: { ok: boolean }[]) => outcomes.map((outcome) => outcome.ok);
    expect(
      ok(await together(hold(0, [fee, branch]), hold(1, [fee, branch]), hold(2, [fee, branch]), hold(3, [fee]))),
    ).toEqual([true, true, false, true]);
    // The first gives up the branch in the same step, so the second finds a place there.
    expect(ok(await together(hold(0, [fee]), hold(3, [fee, branch]), hold(4, [fee])))).toEqual([true, true, false]);
  });
});
