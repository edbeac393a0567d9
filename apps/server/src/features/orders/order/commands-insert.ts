import { sql, type RawBuilder } from 'kysely';
import type { Line } from '@meetingapp/domain/orders/order-line.ts';
import { compiled } from '../../../db/connection/compiled.ts';
import type { Database } from '../../../db/connection/database.ts';
import type { DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { namedWrites, oneStatementOf, type Write } from '../../../db/connection/write-together.ts';
import { orderNumber } from '../../../db/rows/order-number.ts';
import { registrationMove, registrationMoves } from '../../../db/rows/history.ts';
import type { RegistrationRow } from '../../registration/record/queries.ts';
import type { Setting } from '../../registration/configuration/queries.ts';

interface NewOrder {
  row: Pick<RegistrationRow, 'id' | 'conference_id' | 'account_id'>;
  setting: Pick<Setting, 'currency'>;
  kind?: 'registration' | 'change';
  lines: readonly Line[];
  total: number;
  until: Date;
  now: Date;
  /** Further writes of the same statement. */
  writes?: readonly Write[];
}

export interface InsertedOrder {
  id: number;
  number: string;
}

/** Inserts an open order with its lines, which never change. */
export async function insertOrder(transaction: DatabaseTransaction, input: NewOrder): Promise<InsertedOrder> {
  const values = valuesOf(input);
  const { writes = [] } = input;
  const { rows } = await orderStatement(transaction, values, writes).execute(transaction);
  const [order] = rows;
  // Another order has this number: the next one gets another, and the further writes are done.
  return order ?? insertOrder(transaction, { ...input, writes: [] });
}

/** The draft that an order submits, without a review. */
interface Submitted {
  actor: string;
}

/** As `insertOrder`, and submits the registration, a draft, in the same statement: what almost every order does. */
export async function insertOrderOfDraft(
  transaction: DatabaseTransaction,
  { actor, ...input }: Omit<NewOrder, 'writes'> & Submitted,
): Promise<InsertedOrder> {
  const [order] = await orderOfDraft(transaction, { ...valuesOf(input), actor });
  return order ?? insertOrder(transaction, input);
}

const orderOfDraft = compiled((db, values: OrderValues & Submitted) => {
  const { registrationId, until, now, actor } = values;
  const moved = { id: registrationId, event: 'submit', from: 'draft', to: 'approved', actor, now } as const;
  return orderStatement(db, values, registrationMove(db, { ...moved, change: { hold_until: until } }));
});

/**
 * As `insertOrderOfDraft` for several drafts, in one statement; the result is in their order. Fails with a unique violation when one of the
 * numbers exists.
 */
export async function insertOrdersOfDrafts(
  transaction: DatabaseTransaction,
  inputs: readonly (Omit<NewOrder, 'writes'> & Submitted)[],
): Promise<InsertedOrder[]> {
  const values = inputs.map(({ actor, ...input }) => ({ ...valuesOf(input), actor, lines: input.lines }));
  const rows = inputs.length > 0 ? await ordersOfDrafts(transaction, { orders: JSON.stringify(values) }) : [];
  const ids = new Map(rows.map(({ id, number }) => [number, id]));
  return values.map(({ number }) => ({ id: ids.get(number) ?? 0, number }));
}

const ordersOfDrafts = compiled(
  (_db, { orders }: { orders: string }) =>
    oneStatementOf(
      sql`select given.*, "registrationId" as registration_id, nextval(pg_get_serial_sequence('orders', 'id')) as id
        from jsonb_to_recordset(${orders}::jsonb) as given (number text, "conferenceId" bigint, "accountId" bigint,
          "registrationId" bigint, kind text, currency text, total bigint, until timestamptz, now timestamptz, actor text, lines jsonb)`,
      [
        sql`select id, number from one`,
        sql`insert into orders (id, number, conference_id, account_id, registration_id, kind, currency, total, hold_until, created_at)
          overriding system value
          select id, number, "conferenceId", "accountId", registration_id, kind, currency, total, until, now from one`,
        sql`insert into order_line (order_id, kind, title, remark, quantity, amount)
          select one.id, line.kind, line.title, line.remark, line.quantity, line.amount from one cross join lateral
            jsonb_to_recordset(one.lines) as line (kind text, title jsonb, remark jsonb, quantity int, amount bigint)`,
        ...registrationMoves({ event: 'submit', from: 'draft', to: 'approved', change: sql`hold_until = one.until` }),
      ],
    ) as RawBuilder<InsertedOrder>,
);

/** What the insert of an order needs to know. */
interface OrderValues {
  number: string;
  conferenceId: number;
  accountId: number;
  registrationId: number;
  kind: 'registration' | 'change';
  currency: string;
  total: number;
  until: Date;
  now: Date;
  /** As JSON. */
  lines: string;
}

const valuesOf = ({ row, setting, kind = 'registration', lines, total, until, now }: NewOrder): OrderValues => ({
  number: orderNumber(now),
  conferenceId: row.conference_id,
  accountId: row.account_id,
  registrationId: row.id,
  kind,
  currency: setting.currency,
  total,
  until,
  now,
  lines: JSON.stringify(lines),
});

function orderStatement(db: Database, values: OrderValues, writes: readonly Write[]): RawBuilder<InsertedOrder> {
  const made = db
    .insertInto('orders')
    .values({
      number: values.number,
      conference_id: values.conferenceId,
      account_id: values.accountId,
      registration_id: values.registrationId,
      kind: values.kind,
      currency: values.currency,
      total: values.total,
      hold_until: values.until,
      created_at: values.now,
    })
    .onConflict((conflict) => conflict.column('number').doNothing())
    .returning(['id', 'number']);
  return sql<InsertedOrder>`
    with ${sql.join([...namedWrites(writes), sql`made as (${made})`])},
    listed as (
      insert into order_line (order_id, kind, title, remark, quantity, amount)
      select made.id, line.kind, line.title, line.remark, line.quantity, line.amount from made,
        jsonb_to_recordset(${values.lines}::jsonb)
          as line (kind text, title jsonb, remark jsonb, quantity int, amount bigint)
    )
    select id, number from made
  `;
}
