import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildConference, buildStock } from '@meetingapp/demo/conference/conferences.ts';
import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { testDatabase } from '../../testing/database/database.ts';
import { inTransaction } from '../connection/transaction.ts';
import { holdPlaces } from './hold.ts';
import { retakePlaces } from './retake.ts';
import { confirmPlaces, releaseLapsed, releasePlaces } from './settle.ts';

const AT_ONCE = 10;
const { db, pool } = await testDatabase({ poolSize: AT_ONCE + 2 });
const cid = await buildConference(db);
const people: number[] = [];
for (let i = 0; i < 90; i += 1) people.push(await buildRegistration(db, cid, { state: 'draft' }));

const step = fc.record({
  who: fc.nat({ max: people.length - 1 }),
  what: fc.constantFrom('hold', 'hold', 'hold', 'hold', 'settle', 'settle', 'release', 'retake', 'sweep'),
  amount: fc.integer({ min: 1, max: 3 }),
  // Most holds last; some lapse before their person comes back.
  keptMs: fc.constantFrom(3_600_000, 3_600_000, 15, 60),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** One person's call, as the features make it: under the registration's lock, places last. */
async function take(stocks: number[], { who, what, amount, keptMs }: Step): Promise<void> {
  const registrationId = people[who]!;
  const until = new Date(Date.now() + keptMs);
  if (what === 'sweep') return releaseLapsed(db, new Date(Date.now() - 30));
  await inTransaction(db, async (transaction) => {
    await transaction
      .selectFrom('registration')
      .select('id')
      .where('id', '=', registrationId)
      .forNoKeyUpdate()
      .execute();
    const settled = await transaction
      .selectFrom('claim')
      .select('id')
      .where('registration_id', '=', registrationId)
      .where('state', '=', 'confirmed')
      .executeTakeFirst();
    if (settled && what !== 'release') return;
    if (what === 'settle') await confirmPlaces(transaction, registrationId);
    else if (what === 'release') await releasePlaces(transaction, registrationId);
    else if (what === 'retake') await retakePlaces(transaction, registrationId, until);
    else {
      const wishes = stocks.map((stockId) => ({ stockId, kind: 'fee' as const, amount }));
      await holdPlaces(transaction, { registrationId, kinds: ['fee'], wishes, until });
    }
  });
}

/**
 * Reads in one snapshot the bound that `taken_at_most` would return and the sum of the claims. The clock is read after the snapshot.
 */
async function faults(stocks: number[]): Promise<{ bound: number; live: number; size: number }[]> {
  const { rows } = await pool.query<{ bound: number; live: number; size: number }>(
    `select (counted + coalesce(sum(amount) filter (where claim.id > counted_to and state <> 'released'), 0))::int as bound,
        coalesce(sum(amount) filter (where state = 'confirmed' or held_until > clock_timestamp()), 0)::int as live, size
      from stock left join claim on claim.stock_id = stock.id where stock.id = any($1) group by stock.id`,
    [stocks],
  );
  return rows.filter(({ bound, live, size }) => bound < live || live > size);
}

/** Runs everybody's steps concurrently, while another task keeps checking the bound. */
async function play(turns: Step[][], sizes: number[]) {
  const stocks: number[] = [];
  for (const size of sizes) stocks.push(await buildStock(db, cid, 'fee', size));
  const seen: Awaited<ReturnType<typeof faults>> = [];
  let over = false;
  const watching = (async () => {
    while (!over) seen.push(...(await faults(stocks)));
  })();
  await Promise.all(
    turns.map(async (steps) => {
      for (const one of steps) await take(stocks, one);
    }),
  );
  over = true;
  await watching;
  seen.push(...(await faults(stocks)));
  const { rows } = await pool.query<{ counted: number }>('select counted from stock where id = any($1)', [stocks]);
  await pool.query(`update claim set state = 'released', held_until = null where state <> 'released'`);
  return { seen, remembered: rows.some(({ counted }) => counted > 0) };
}

const turns = fc.array(fc.array(step, { minLength: 30, maxLength: 40 }), { minLength: AT_ONCE, maxLength: AT_ONCE });
// One stock is often full, the other hardly ever: the claims decide for the first, the bound for the second.
const sizes = fc.tuple(fc.integer({ min: 40, max: 90 }), fc.integer({ min: 150, max: 400 }));

describe('the counter of taken places', () => {
  it('is never below the sum of the claims, and never oversells', { timeout: 120_000 }, async () => {
    let remembered = 0;
    await fc.assert(
      fc.asyncProperty(turns, sizes, async (all, both) => {
        const game = await play(all, both);
        remembered += game.remembered ? 1 : 0;
        expect(game.seen).toEqual([]);
      }),
      // The interleaving cannot be repeated, so a smaller example would prove nothing.
      { numRuns: 6, endOnFailure: true },
    );
    expect(remembered).toBeGreaterThan(0);
  });

  it('is detected when it misses the newest claims', { timeout: 60_000 }, async () => {
    const { rows } = await pool.query<{ text: string }>(
      `select pg_get_functiondef(oid) as text from pg_proc where proname = 'taken_at_most'`,
    );
    const right = rows[0]?.text ?? '';
    const wrong = right.replace('newer.counted + newer.amount', 'newer.counted');
    expect(wrong).not.toBe(right);
    await pool.query(wrong);
    const everybody = people.map((_, who): Step => ({ who, what: 'hold', amount: 1, keptMs: 3_600_000 }));
    expect((await play([everybody], [60, 400])).seen).not.toEqual([]);
    await pool.query(right);
  });
});
