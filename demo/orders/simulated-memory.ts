import { appendFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '@meetingapp/server/db/connection/database.ts';
import type { Entry } from '@meetingapp/server/ports/simulator/control/journal.ts';
import type { SimulatedOrder, SimulatedRefund } from '@meetingapp/server/ports/simulator/control/records.ts';

interface Paid {
  id: number;
  provider: 'wechat' | 'alipay';
  method: string;
  out_trade_no: string;
  provider_number: string | null;
  amount: number;
  currency: string;
  settled_at: Date;
}

/** A payment listed in the daily bill but unknown to the system. */
export interface Stray {
  outTradeNo: string;
  transaction: string;
  amount: number;
  at: Date;
}

const orderOf = (paid: Omit<Paid, 'id'>): SimulatedOrder => ({
  provider: paid.provider,
  method: paid.method,
  outTradeNo: paid.out_trade_no,
  token: `demo${paid.out_trade_no}`,
  amount: paid.amount,
  currency: paid.currency,
  description: '会议注册费',
  openid: '',
  notifyUrl: '',
  returnUrl: '',
  createdAt: paid.settled_at.getTime(),
  expiresAt: paid.settled_at.getTime(),
  state: 'paid',
  transaction: paid.provider_number ?? '',
  paidAt: paid.settled_at.getTime(),
});

/**
 * Writes the seeded payments and refunds into the simulated providers' state, which they read at start, so that a bill fetched again
 * contains them.
 */
export async function teachSimulator(db: Database, dataDir: string, strays: readonly Stray[]): Promise<void> {
  const { rows: payments } = await sql<Paid>`
    select id, provider, method, out_trade_no, provider_number, amount, currency, settled_at from payment
    where provider in ('wechat', 'alipay') and state = 'succeeded'`.execute(db);
  const refunds = await db.selectFrom('refund').selectAll().where('state', '=', 'done').execute();
  const entries: Entry[] = [
    ...payments.map((paid) => ({ order: orderOf(paid) })),
    ...strays.map(({ outTradeNo, transaction, amount, at }) => ({
      order: orderOf({
        provider: 'wechat',
        method: 'native',
        out_trade_no: outTradeNo,
        provider_number: transaction,
        amount,
        currency: 'CNY',
        settled_at: at,
      }),
    })),
    ...refunds.flatMap((row) => {
      const paid = payments.find(({ id }) => id === row.payment_id);
      return paid ? [{ refund: refundOf(row, paid) }] : [];
    }),
  ];
  const folder = join(dataDir, 'simulator');
  await mkdir(folder, { recursive: true });
  await appendFile(join(folder, 'journal.jsonl'), entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
}

interface Back {
  out_refund_no: string;
  provider_number: string | null;
  amount: number;
  reason: string;
  created_at: Date;
  settled_at: Date | null;
}

const refundOf = (row: Back, paid: Paid): SimulatedRefund => ({
  provider: paid.provider,
  outTradeNo: paid.out_trade_no,
  outRefundNo: row.out_refund_no,
  refundNumber: row.provider_number ?? '',
  amount: row.amount,
  total: paid.amount,
  reason: row.reason,
  notifyUrl: '',
  state: 'SUCCESS',
  createdAt: row.created_at.getTime(),
  doneAt: (row.settled_at ?? row.created_at).getTime(),
});
