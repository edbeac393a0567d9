import { HOME_CURRENCY } from '@meetingapp/domain/orders/currencies.ts';
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '@meetingapp/server/db/connection/database.ts';
import { inTransaction } from '@meetingapp/server/db/connection/transaction.ts';
import { bookRow } from '@meetingapp/server/features/orders/bank-transfer/commands.ts';
import { saveStatement } from '@meetingapp/server/features/orders/bank-transfer/commands-statement.ts';
import { findStatement } from '@meetingapp/server/features/orders/bank-transfer/queries-statement.ts';
import { referenceCode } from '@meetingapp/server/ports/payment/bank/reference-code.ts';
import { dayFrom } from '../support/calendar.ts';

interface Place {
  societyId: number;
  conferenceId: number;
  staffId: number;
}

const MINUTE_MS = 60_000;
const before = (now: Date, minutes: number): Date => new Date(now.getTime() - minutes * MINUTE_MS);

/** Fen missing in the transfer of the third order. */
const MISSING = 10_000;

/**
 * Orders of the congress that wait for a bank transfer, and the statement that the office uploaded two hours ago: one row is booked, one
 * matches and waits to be booked, one is too small, and one names no order.
 */
export async function seedCongressStatement(db: Database, place: Place, now: Date): Promise<void> {
  const waiting = await transferring(db, place.conferenceId, now);
  const [first, second, third] = waiting;
  if (!first || !second || !third) throw new Error('The congress has too few open orders for its bank statement');
  const yuan = (fen: number): string => (fen / 100).toFixed(2);
  const row = (back: number, payer: string, fen: number, remark: string, serial: string): string =>
    `${dayFrom(now, back)},${payer},${yuan(fen)},${remark},${dayFrom(now, back).replaceAll('-', '')}${serial}`;
  const text = [
    '户名：华东心血管病学会,,,,',
    '交易日期,对方户名,收入金额,附言,流水号',
    row(-2, first.company, first.total, `会务费 ${first.number}`, '000731'),
    row(-1, second.company, second.total, `${second.reference} ${second.name}`, '000118'),
    row(-1, third.company, third.total - MISSING, `${third.name} ${third.number}`, '000204'),
    row(-1, '江州市第一人民医院', first.total * 2, '心内科参会费', '000377'),
  ].join('\n');
  const file = { name: `对公账户流水 ${dayFrom(now, -1)}.csv`, content: Buffer.from(text) };
  const { conferenceId, staffId, societyId } = place;
  const saved = await saveStatement(db, {
    conferenceId,
    societyId,
    staffId,
    currency: null,
    offered: [HOME_CURRENCY],
    file,
    now: before(now, 120),
  });
  const statement = saved.ok ? await findStatement(db, conferenceId, saved.id) : undefined;
  const booked = statement?.rows[0];
  if (!statement || !booked) throw new Error('The demo’s bank statement cannot be read');
  const wish = {
    ...place,
    societyId,
    statementId: statement.id,
    version: statement.version,
    currency: statement.currency,
  };
  const refused = await inTransaction(db, (transaction) =>
    bookRow(transaction, { ...wish, row: booked, paymentId: first.paymentId, now: before(now, 115) }),
  );
  if (refused) throw new Error(`The demo’s transfer cannot be booked: ${refused.refused}`);
}

/** Open orders whose people chose bank transfer, held for some days. */
async function transferring(db: Database, conferenceId: number, now: Date) {
  const orders = await db
    .selectFrom('orders')
    .innerJoin('registration', 'registration.id', 'orders.registration_id')
    .select([
      'orders.id',
      'orders.number',
      'orders.total',
      'orders.currency',
      'orders.created_at',
      'registration.name',
      sql<string>`coalesce(registration.answers ->> 'company', registration.name)`.as('company'),
    ])
    .where('orders.conference_id', '=', conferenceId)
    .where('orders.state', '=', 'open')
    .where('orders.currency', '=', 'CNY')
    .where('orders.total', '>', MISSING)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('shared_part').select('shared_part.order_id').whereRef('shared_part.order_id', '=', 'orders.id'),
        ),
      ),
    )
    .orderBy('orders.id')
    .limit(3)
    .execute();
  const waiting = [];
  for (const order of orders) {
    const outTradeNo = `P${randomBytes(12).toString('hex')}`;
    const reference = referenceCode(outTradeNo);
    const { id: paymentId } = await db
      .insertInto('payment')
      .values({
        order_id: order.id,
        provider: 'bank',
        method: 'bank_transfer',
        out_trade_no: outTradeNo,
        amount: order.total,
        currency: order.currency,
        state: 'pending',
        instructions: JSON.stringify({
          method: 'bank_transfer',
          account: '模拟账户 (Simulated account)',
          bank: '模拟银行 (Simulated bank)',
          number: '0000 0000 0000 0000 000',
          reference,
        }),
        created_at: new Date(Math.min(order.created_at.getTime() + 20 * MINUTE_MS, now.getTime())),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    waiting.push({ ...order, paymentId, reference });
  }
  return waiting;
}
