import { randomInt } from 'node:crypto';
import type { DatabaseTransaction } from '../../db/transaction.ts';
import type { RegistrationRow } from '../registration/queries.ts';
import type { Setting } from '../registration/queries-configuration.ts';
import type { Line } from './queries-selection.ts';

interface NewOrder {
  row: Pick<RegistrationRow, 'id' | 'conference_id' | 'account_id'>;
  setting: Pick<Setting, 'currency'>;
  kind?: 'registration' | 'change';
  lines: readonly Line[];
  total: number;
  until: Date;
  now: Date;
}

/** An open order with its lines, which never change. */
export async function insertOrder(
  transaction: DatabaseTransaction,
  { row, setting, kind = 'registration', lines, total, until, now }: NewOrder,
): Promise<number> {
  const { id } = await transaction
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
    .returning('id')
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('order_line')
    .values(
      lines.map((line) => ({
        ...line,
        order_id: id,
        title: JSON.stringify(line.title),
        remark: JSON.stringify(line.remark),
      })),
    )
    .execute();
  return id;
}

/** Date and ten random figures: tells nobody how many orders there are. */
function orderNumber(now: Date): string {
  const day = now.toISOString().slice(0, 10).replaceAll('-', '');
  return `${day}${String(randomInt(0, 1e10)).padStart(10, '0')}`;
}
