import { expect, it } from 'vitest';
import { migrate } from '../../../db/migrate.ts';
import { inTransaction } from '../../../db/connection/transaction.ts';
import { testDatabase } from '../../../testing/database/database.ts';
import { takeFromRow } from './commands-row.ts';

const { db, pool } = await testDatabase({ migrated: false });

/** Before rows of bank statements had a currency. */
const BEFORE = 276;

/** Two societies with a conference in yuan and one in dollars each, as the version before wrote their rows, bookings and statements. */
const earlier = `
  set session_replication_role = replica;
  insert into society (id, name) overriding system value values (1, '{}'), (2, '{}');
  insert into conference (id, society_id, title, starts_on, ends_on, zone, currency, flow)
    values (11, 1, '{}', '2027-04-15', '2027-04-16', 'Asia/Shanghai', 'CNY', '{}'),
      (12, 1, '{}', '2027-04-15', '2027-04-16', 'Asia/Shanghai', 'USD', '{}'),
      (21, 2, '{}', '2027-04-15', '2027-04-16', 'Asia/Shanghai', 'EUR', '{}');
  insert into payment (id, order_id, provider, method, out_trade_no, amount, currency, state) overriding system value
    select id, id, 'bank', 'bank_transfer', 'T' || id, amount, currency, 'succeeded'
    from (values (1, 3000, 'CNY'), (2, 2000, 'CNY'), (3, 4000, 'USD'), (4, 700, 'USD'), (5, 900, 'CNY'), (6, 100, 'USD'),
      (7, 5000, 'EUR')) as one (id, amount, currency);
  insert into bank_booking (society_id, conference_id, statement_id, key, payment_id, payer, remark, staff_id, at, undone_at)
    values (1, 11, 101, 'both', 1, '', '', 1, now(), null), (1, 11, 101, 'both', 2, '', '', 1, now(), null),
      (1, 12, 102, 'both', 3, '', '', 1, now(), null),
      (1, 12, 102, 'dollars', 4, '', '', 1, now(), null),
      (1, 11, 101, 'moved', 5, '', '', 1, now(), now()), (1, 12, 102, 'moved', 6, '', '', 1, now(), null),
      (2, 21, 103, 'both', 7, '', '', 1, now(), null);
  insert into bank_row (society_id, key, amount, taken)
    values (1, 'both', 9000, 9000), (1, 'dollars', 800, 700), (1, 'moved', 900, 100), (1, 'unbooked', 50, 0),
      (2, 'both', 6000, 5000);
  insert into bank_statement (id, conference_id, staff_id, name, rows, created_at, currency) overriding system value
    values (101, 11, 1, 'yuan.csv', '[{"key": "both", "amount": 9000, "fault": false}, {"key": "bad", "amount": 0, "fault": true}]', now(), null),
      (102, 12, 1, 'dollars.csv', '[{"key": "both", "amount": 4500, "fault": false}, {"key": "dollars", "amount": 800, "fault": false},
        {"key": "moved", "amount": 100, "fault": false}]', now(), 'USD'),
      (103, 21, 1, 'empty.csv', '[]', now(), null);
  set session_replication_role = origin;`;

it('[O10] rows of a bank of two currencies that were counted as one become two, each with its own bookings', async () => {
  expect(await migrate(pool, undefined, { last: BEFORE })).toMatchObject({ ok: true });
  await pool.query(earlier);
  expect(await migrate(pool)).toMatchObject({ ok: true });
  const { rows } = await pool.query(
    'select society_id, key, currency, amount::int, taken::int from bank_row order by society_id, key, currency',
  );
  expect(rows.map((row: object) => Object.values(row).join(' '))).toEqual([
    // Two payments in yuan; the row in dollars has the amount of its line, not that of the line in yuan.
    '1 both CNY 9000 5000',
    '1 both USD 4500 4000',
    '1 dollars USD 800 700',
    // Its booking in yuan was undone.
    '1 moved CNY 900 0',
    '1 moved USD 100 100',
    // Never booked: the currency of the first conference.
    '1 unbooked CNY 50 0',
    // Another society's row with the same reference stays one row.
    '2 both EUR 6000 5000',
  ]);
  const statements = await pool.query('select keys from bank_statement order by id');
  expect(statements.rows).toEqual([
    { keys: ['CNY both'] },
    { keys: ['USD both', 'USD dollars', 'USD moved'] },
    { keys: [] },
  ]);
});

it('[O10] what is left of an earlier row can be booked, and no more than that', async () => {
  const take = (currency: string, of: number, amount: number) =>
    inTransaction(db, (transaction) => takeFromRow(transaction, 1, { key: 'both', currency, amount: of }, amount));
  expect(await take('USD', 4500, 600)).toBe(false);
  expect(await take('USD', 4500, 500)).toBe(true);
  expect(await take('CNY', 9000, 4000)).toBe(true);
  expect(await take('CNY', 9000, 1)).toBe(false);
});
