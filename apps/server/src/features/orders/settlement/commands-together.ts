import { sql } from 'kysely';
import { compiled, sendTogether } from '../../../db/connection/compiled.ts';
import type { Database } from '../../../db/connection/database.ts';
import { Gathering, gatheringPerDatabase } from '../../../db/connection/gathering.ts';
import { withoutScans } from '../../../db/connection/without-scans.ts';
import { inTransaction, sendWithCommit } from '../../../db/connection/transaction.ts';
import { oneStatementOf } from '../../../db/connection/write-together.ts';
import { paymentsBooked } from '../../../db/ledger/ledger.ts';
import { confirmAllOrUndo } from '../../../db/places/settle.ts';
import { orderMoves, registrationMoves } from '../../../db/rows/history.ts';
import { sendAfterCommit } from '../../../db/rows/outbox.ts';
import { alwaysOfOrder } from '../order/commands-notify.ts';
import { lockingFreePayments } from '../order/queries.ts';
import { isOrdinary, settleInTime, valuesOf, type Settlement } from './commands-ordinary.ts';

/**
 * As `settleInTime`; payments that are reported while others are being applied are applied together: two exchanges with the database and one
 * commit for all of them. The others are undone with one whose place has lapsed, and each is then applied alone.
 */
export const settleWithOthers = (db: Database, settlement: Settlement): Promise<boolean> =>
  settlement.news.facts.state === 'succeeded' ? gathered(db).add(settlement) : Promise.resolve(false);

const gathered = gatheringPerDatabase(
  (db: Database) =>
    new Gathering<Settlement, boolean>(
      (settlements) => settleTogether(db, settlements),
      (settlement) => settleInTime(db, settlement),
      { needsCompany: true },
    ),
);

/** True for a payment that is applied; null for one that must be applied alone, because it is not ordinary or its order is in use. */
async function settleTogether(db: Database, settlements: readonly Settlement[]): Promise<(true | null)[]> {
  return inTransaction(
    db,
    async (transaction) => {
      const wanted = settlements.map(({ news: { provider, facts } }, place) => ({
        place,
        provider,
        number: facts.outTradeNo,
      }));
      const [, locked] = await sendTogether(
        transaction,
        withoutScans,
        lockingFreePayments.with({ wanted: JSON.stringify(wanted) }),
      );
      const applied = new Map<number, object>();
      const registrationIds = new Set<number>();
      for (const { place, ...order } of locked) {
        const settlement = settlements[place];
        // A registration has one open order: a second payment of it is not ordinary.
        if (!settlement || registrationIds.has(order.registration_id)) continue;
        if (!isOrdinary(order, settlement.news.facts)) continue;
        registrationIds.add(order.registration_id);
        applied.set(place, rowOf(order, settlement));
      }
      if (applied.size > 0) {
        const writes = settled.with({ rows: JSON.stringify([...applied.values()]) });
        const places = confirmAllOrUndo.with({ registrationIds: [...registrationIds] });
        sendWithCommit(transaction, sendTogether(transaction, writes, places));
        sendAfterCommit(transaction);
      }
      return settlements.map((_, place) => applied.has(place) || null);
    },
    { attempts: 1 },
  );
}

function rowOf(order: Parameters<typeof valuesOf>[0], { news, notice }: Settlement): object {
  const { variables, ...values } = valuesOf(order, news);
  const {
    orderId,
    registrationId,
    conferenceId,
    accountId,
    paymentId,
    amount,
    currency,
    providerNumber,
    at,
    now,
    link,
  } = values;
  return {
    order_id: orderId,
    registration_id: registrationId,
    conference_id: conferenceId,
    account_id: accountId,
    payment_id: paymentId,
    amount,
    currency,
    provider_number: providerNumber,
    at,
    now,
    actor: 'system',
    link,
    variables: JSON.parse(variables) as unknown,
    ...(notice && {
      provider: notice.provider,
      notice_id: notice.notice_id,
      address: notice.address,
      headers: JSON.parse(notice.headers) as unknown,
      body: notice.body.toString('base64'),
      received_at: notice.received_at,
      verdict: notice.verdict,
    }),
  };
}

/** What `settleInTime` writes, for each row of the list. */
const settled = compiled((_db, { rows }: { rows: string }) =>
  oneStatementOf(
    sql`select * from jsonb_to_recordset(${rows}::jsonb) as one (order_id bigint, registration_id bigint, conference_id bigint,
      account_id bigint, payment_id bigint, amount bigint, currency text, provider_number text, at timestamptz, now timestamptz,
      actor text, link text, variables jsonb, provider text, notice_id text, address text, headers jsonb, body text,
      received_at timestamptz, verdict text)`,
    [
      sql`update payment set state = 'succeeded', provider_number = one.provider_number, settled_at = one.at
        from one where payment.id = one.payment_id`,
      paymentsBooked(),
      // By an array of keys: joined, all stays would be read while they are few.
      sql`update hotel_booking set state = 'confirmed'
        where registration_id = any(array(select registration_id from one)) and state = 'held'`,
      ...orderMoves({
        event: 'pay',
        from: 'open',
        to: 'paid',
        change: sql`paid_at = one.now, hold_until = null, kept_payment_id = one.payment_id`,
      }),
      ...registrationMoves({ event: 'pay', from: 'approved', to: 'confirmed', change: sql`hold_until = null` }),
      sql`insert into notification (kind, required, urgent, template, account_id, conference_id, registration_id, variables, link)
        select ${alwaysOfOrder.kind}, ${alwaysOfOrder.required}::boolean, ${alwaysOfOrder.urgent}::boolean, 'paid', account_id,
          conference_id, registration_id, variables, link from one`,
      sql`insert into payment_notice (provider, notice_id, address, headers, body, received_at, verdict)
        select provider, notice_id, address, headers, decode(body, 'base64'), received_at, verdict from one
        where notice_id is not null on conflict (provider, notice_id) do nothing`,
    ],
  ),
);
