import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildConference, buildStock } from '@meetingapp/demo/conference/conferences.ts';
import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { testDatabase } from '../../testing/database/database.ts';
import { inTransaction } from '../connection/transaction.ts';
import { holdPlaces } from './hold.ts';
import { lockStocks } from './lock.ts';
import { retakePlaces } from './retake.ts';
import { confirmPlaces, releaseLapsed, releasePlaces } from './settle.ts';
import { takenOf } from './taken.ts';

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

/** Reads in one snapshot, at one moment, what is counted of each stock and the sum of its claims. */
async function faults(stocks: number[]): Promise<{ counted: number; live: number; size: number }[]> {
  const { rows } = await pool.query<{ counted: number; live: number; size: number }>(
    `with moment as materialized (select clock_timestamp() as at)
      select size, (select coalesce(sum(amount), 0)::int from claims_of(array[stock.id], moment.at)) as counted,
        (select coalesce(sum(amount), 0)::int from claim where stock_id = stock.id
          and (state = 'confirmed' or (state = 'held' and held_until > moment.at))) as live
      from stock cross join moment where stock.id = any($1)`,
    [stocks],
  );
  return rows.filter(({ counted, live, size }) => counted !== live || live > size);
}

/** Runs everybody's steps concurrently, while another task keeps comparing the counts with the claims. */
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
  const { rows } = await pool.query<{ rows: number; changes: number; lapsed: number }>(
    `select (select count(*)::int from claim_count where stock_id = any($1)) as rows,
        (select count(*)::int from claim where stock_id = any($1)) as changes,
        (select count(*)::int from claim where stock_id = any($1) and lapsed) as lapsed`,
    [stocks],
  );
  await pool.query(`update claim set state = 'released', held_until = null where state <> 'released'`);
  const [{ rows: left, changes, lapsed } = { rows: 0, changes: 0, lapsed: 0 }] = rows;
  return { seen, folded: left < changes, lapsed };
}

const turns = fc.array(fc.array(step, { minLength: 30, maxLength: 40 }), { minLength: AT_ONCE, maxLength: AT_ONCE });
// One stock is often full, the other hardly ever.
const sizes = fc.tuple(fc.integer({ min: 40, max: 90 }), fc.integer({ min: 150, max: 400 }));

/** Rows are replaced and expired holds marked ten times as often as usual, so that a short game meets both. */
async function foldOften(): Promise<void> {
  const { rows } = await pool.query<{ text: string }>(
    `select pg_get_functiondef(oid) as text from pg_proc where proname = 'fold_counts'`,
  );
  const usual = rows[0]?.text ?? '';
  const often = usual.replace('limit 50\n', 'limit 3\n').replace('= 50 then', '= 3 then').replace('> 50 *', '> 5 *');
  expect(often.length).toBe(usual.length - 3);
  await pool.query(often);
}

describe('the counts of taken places', () => {
  it('equal the sum of the claims at every moment, and never oversell', { timeout: 120_000 }, async () => {
    await foldOften();
    let [folded, lapsed] = [0, 0];
    await fc.assert(
      fc.asyncProperty(turns, sizes, async (all, both) => {
        const game = await play(all, both);
        folded += game.folded ? 1 : 0;
        lapsed += game.lapsed;
        expect(game.seen).toEqual([]);
      }),
      // The interleaving cannot be repeated, so a smaller example would prove nothing.
      { numRuns: 6, endOnFailure: true },
    );
    expect(folded).toBeGreaterThan(0);
    expect(lapsed).toBeGreaterThan(0);
  });

  it('give an expired hold free at its time, marked or not, and count it again when it is prolonged', async () => {
    const stockId = await buildStock(db, cid, 'fee', 100);
    const taken = async () => (await takenOf(db, [stockId])).get(stockId);
    const expired = new Date(Date.now() - 1000);
    await pool.query(
      `insert into claim (stock_id, registration_id, amount, held_until) select $1, id, 1, $3 from unnest($2::bigint[]) as id`,
      [stockId, people.slice(0, 60), expired],
    );
    expect(await taken()).toBe(0);
    await inTransaction(db, (transaction) => lockStocks(transaction, [stockId]));
    const { rows } = await pool.query('select from claim where stock_id = $1 and lapsed', [stockId]);
    expect(rows).toHaveLength(60);
    expect(await taken()).toBe(0);
    await pool.query(
      `update claim set held_until = now() + interval '1 hour' where stock_id = $1 and registration_id = $2`,
      [stockId, people[0]],
    );
    expect(await taken()).toBe(1);
    await pool.query('delete from claim where stock_id = $1', [stockId]);
    expect(await taken()).toBe(0);
  });

  it('are detected when they miss the newest claims', { timeout: 60_000 }, async () => {
    await pool.query('alter table claim disable trigger counted_insert');
    const everybody = people.map((_, who): Step => ({ who, what: 'hold', amount: 1, keptMs: 3_600_000 }));
    const { seen } = await play([everybody], [60, 400]);
    expect(seen.some(({ live, size }) => live > size)).toBe(true);
    await pool.query('alter table claim enable trigger counted_insert');
  });
});
