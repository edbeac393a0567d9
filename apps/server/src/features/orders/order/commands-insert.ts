import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Line } from '@meetingapp/domain/orders/order-line.ts';
import type { DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { namedWrites, type Write } from '../../../db/connection/write-together.ts';
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
  const { row, setting, kind = 'registration', lines, total, until, now, writes = [] } = input;
  const made = transaction
    .insertInto('orders')
    .values({
      number: orderNumber(now),
      conference_id: row.conference_id,
      account_id: row.account_id,
      registration_id: row.id,
      kind,
      currency: setting.currency,
      total,
      hold_until: until,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('number').doNothing())
    .returning(['id', 'number']);
  const { rows } = await sql<InsertedOrder>`
    with ${sql.join([...namedWrites(writes), sql`made as (${made})`])},
    listed as (
      insert into order_line (order_id, kind, title, remark, quantity, amount)
      select made.id, line.kind, line.title, line.remark, line.quantity, line.amount from made,
        jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
          as line (kind text, title jsonb, remark jsonb, quantity int, amount bigint)
    )
    select id, number from made
  `.execute(transaction);
  const [order] = rows;
  // Another order has this number: the next one gets another, and the further writes are done.
  return order ?? insertOrder(transaction, { ...input, writes: [] });
}

/**
 * Date and ten random digits, which do not reveal the number of orders. Two may be equal, so that an insert has to try another on
 * conflict.
 */
export function orderNumber(now: Date): string {
  const day = now.toISOString().slice(0, 10).replaceAll('-', '');
  return `${day}${String(randomInt(0, 1e10)).padStart(10, '0')}`;
}
