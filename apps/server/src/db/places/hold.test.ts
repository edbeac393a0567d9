import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildConference, buildStock } from '@meetingapp/demo/conference/conferences.ts';
import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { testDatabase } from '../../testing/database/database.ts';
import { inTransaction } from '../connection/transaction.ts';
import { heldUntil, holdPlaces } from './hold.ts';
import type { PlaceRequest } from './place-request.ts';
import { confirmPlaces, releasePlaces } from './settle.ts';

const { db, pool } = await testDatabase();
const later = () => new Date(Date.now() + 3_600_000);
const cid = await buildConference(db);
const people: number[] = [];
for (let i = 0; i < 40; i += 1) people.push(await buildRegistration(db, cid, { state: 'draft' }));

const hold = (registrationId: number, wishes: PlaceRequest[]) =>
  inTransaction(db, (transaction) =>
    holdPlaces(transaction, { registrationId, kinds: ['fee'], wishes, until: later() }),
  );

/** Units of a stock that a hold does not replace: those of other registrations, and its own confirmed ones. */
async function takenBeside(stockId: number, registrationId: number): Promise<number> {
  const { rows } = await pool.query<{ taken: number }>(
    `select coalesce(sum(amount), 0)::int as taken from claim
      where stock_id = $1 and (state = 'confirmed'
        or (state = 'held' and registration_id <> $2 and held_until > clock_timestamp()))`,
    [stockId, registrationId],
  );
  return rows[0]?.taken ?? 0;
}

const step = fc.record({
  who: fc.nat({ max: people.length - 1 }),
  what: fc.constantFrom('hold', 'hold', 'hold', 'confirm', 'release', 'lapse'),
  amount: fc.integer({ min: 1, max: 4 }),
});

describe('holding places', () => {
  it('grants a place exactly when the claims leave room, regardless of the counter', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 60, maxLength: 160 }),
        fc.integer({ min: 5, max: 60 }),
        async (steps, size) => {
          const stockId = await buildStock(db, cid, 'fee', size);
          for (const { who, what, amount } of steps) {
            const registrationId = people[who]!;
            if (what === 'release')
              await inTransaction(db, (transaction) => releasePlaces(transaction, registrationId));
            else if (what === 'confirm')
              await inTransaction(db, (transaction) => confirmPlaces(transaction, registrationId));
            else if (what === 'lapse')
              await pool.query(
                `update claim set held_until = now() - interval '1 s' where registration_id = $1 and state = 'held'`,
                [registrationId],
              );
            else {
              const room = size - (await takenBeside(stockId, registrationId));
              expect(await hold(registrationId, [{ stockId, kind: 'fee', amount }])).toMatchObject({
                ok: amount <= room,
              });
            }
          }
          await pool.query(`update claim set state = 'released', held_until = null where state <> 'released'`);
        },
      ),
      { numRuns: 12 },
    );
  });

  it('holds all of several or nothing, and names the one that is short', async () => {
    const [wide, narrow] = [await buildStock(db, cid, 'fee', 5), await buildStock(db, cid, 'fee', 1)];
    const wishes = [wide, narrow].map((stockId): PlaceRequest => ({ stockId, kind: 'fee', amount: 1 }));
    expect(await hold(people[0]!, wishes)).toEqual({ ok: true });
    expect(await hold(people[1]!, wishes)).toEqual({ ok: false, short: wishes[1] });
    expect(await takenBeside(wide, 0)).toBe(1);
  });

  it('knows when exactly these holds expire', () => {
    const [soon, later] = [new Date(1), new Date(2)];
    const claim = { amount: 1, part: null, gender: null, mateId: null };
    const held = [
      { ...claim, stockId: 1, heldUntil: later },
      { ...claim, stockId: 2, heldUntil: soon },
    ];
    const wishes = held.map(({ stockId }): PlaceRequest => ({ stockId, kind: 'fee', amount: 1 }));
    expect(heldUntil(held, wishes)).toEqual(soon);
    expect(heldUntil(held, [wishes[0]!, { ...wishes[1]!, amount: 2 }])).toBeNull();
    expect(heldUntil(held, wishes.slice(1))).toBeNull();
    expect(heldUntil(held, [])).toBeNull();
  });
});
