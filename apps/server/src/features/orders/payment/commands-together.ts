import { sql } from 'kysely';
import { compiled, sendTogether } from '../../../db/connection/compiled.ts';
import type { Database } from '../../../db/connection/database.ts';
import { Gathering, gatheringPerDatabase } from '../../../db/connection/gathering.ts';
import { inTransaction, sendWithCommit, type DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { withoutScans } from '../../../db/connection/without-scans.ts';
import { insertAllBegun, type AnswerOfKey, type StepKey } from '../../../db/rows/step-key.ts';
import type { PaymentPort } from '../../../ports/ports.ts';
import { lockingFreePayables, type LockedPayable, type PaymentRow } from '../order/queries.ts';
import {
  attemptNumber,
  beginAttempt,
  openedWithAnswer,
  payableBy,
  payerOf,
  type Attempt,
  type Begun,
  type Opened,
  type StartPayment,
} from './commands-attempt.ts';

interface Beginning {
  payment: PaymentPort;
  wish: StartPayment;
  key: StepKey;
}
type Outcome = Begun | Extract<Attempt, { ok: false }>;

/**
 * As `beginAttempt` in a transaction; attempts that are asked for while others are being written are written together. Rejects with
 * `KeyTaken` when another request has the key.
 */
export const beginWithOthers = (db: Database, beginning: Beginning): Promise<Outcome> => beginnings(db).add(beginning);

const beginnings = gatheringPerDatabase(
  (db: Database) =>
    new Gathering<Beginning, Outcome>(
      (all) => beginTogether(db, all),
      ({ payment, wish, key }) => inTransaction(db, (transaction) => beginAttempt(transaction, payment, wish, key)),
      { needsCompany: true },
    ),
);

/** Null for an attempt that must begin alone: its order or key is in use, it is refused, or staff must see its payment arrive. */
async function beginTogether(db: Database, all: readonly Beginning[]): Promise<(Begun | null)[]> {
  const begun = await inTransaction(
    db,
    async (transaction) => {
      const ordinary = await lockOrdinary(transaction, all);
      if (ordinary.length === 0) return [];
      const rows = attempts(transaction, { wanted: JSON.stringify(ordinary.map((one) => one.values)) });
      sendWithCommit(transaction, rows);
      return ordinary.map((one) => ({ ...one, rows }));
    },
    { attempts: 1 },
  );
  const found = new Map((await begun[0]?.rows)?.map((row) => [row.place, row]));
  const outcomes = new Map<number, Begun>();
  for (const { place, order, payable } of begun) {
    const row = found.get(place);
    if (!row) continue;
    all[place]?.key.begun();
    const started = Promise.resolve({ row, running: row.running });
    outcomes.set(place, { ...payable, started, conference: order.conference_title });
  }
  return all.map((_, place) => outcomes.get(place) ?? null);
}

interface Ordinary {
  place: number;
  order: LockedPayable;
  payable: Extract<ReturnType<typeof payableBy>, { ok: true }>;
  /** As `attempts` reads them. */
  values: object;
}

/** Locks the orders that nobody has locked, and returns those that can be paid, each once. */
async function lockOrdinary(transaction: DatabaseTransaction, all: readonly Beginning[]): Promise<Ordinary[]> {
  const wanted = all.map(({ wish: { orderId, accountId } }, place) => ({ place, id: orderId, accountId }));
  const locking = lockingFreePayables.with({ wanted: JSON.stringify(wanted) });
  const [, locked] = await sendTogether(transaction, withoutScans, locking);
  const orderIds = new Set<number>();
  return locked.flatMap(({ place, ...order }) => {
    const beginning = all[place];
    if (!beginning || orderIds.has(order.id)) return [];
    const { payment, wish, key } = beginning;
    const payable = payableBy(order, payment, wish);
    if (!payable.ok || payable.provider.settledBy === 'staff') return [];
    orderIds.add(order.id);
    const { bodyHash, ...request } = key.request;
    const values = {
      place,
      ...request,
      hash: bodyHash.toString('base64'),
      order_id: order.id,
      payer_id: payerOf(wish, order),
      provider: payable.provider.id,
      method: wish.method,
      number: attemptNumber(),
      amount: order.total,
      currency: order.currency,
      now: wish.now,
    };
    return [{ place, order, payable, values }];
  });
}

// Rows are looked up by an array of their keys as well: joined alone, all attempts would be read while they are few.

/** The running or a new attempt of each order whose key is free, with the keys; those whose key is taken have no row. */
const attempts = compiled(
  (db, { wanted }: { wanted: string }) => sql<PaymentRow & { place: number; running: boolean }>`
    with one as materialized (
      select given.*, decode(given.hash, 'base64') as body_hash from jsonb_to_recordset(${wanted}::jsonb) as given (place int,
        caller text, path text, key text, hash text, order_id bigint, payer_id bigint, provider text, method text, number text,
        amount bigint, currency text, now timestamptz)
    ),
    keyed as (${insertAllBegun(db)}),
    running as (
      select distinct on (one.place) one.place, payment.* from one join payment on payment.order_id = one.order_id
        and payment.shared_id is null and payment.method = one.method and payment.payer_id is not distinct from one.payer_id
        and payment.state in ('created', 'pending')
        where payment.order_id = any(array(select order_id from one)) order by one.place, payment.id desc
    ),
    made as (
      insert into payment (order_id, payer_id, provider, method, out_trade_no, amount, currency, created_at)
      select order_id, payer_id, provider, method, number, amount, currency, now
        from one join keyed using (caller, path, key) where not exists (select from running where running.place = one.place)
      returning *
    )
    select one.place, made.*, false as running from made join one on one.number = made.out_trade_no
    union all
    select running.*, true from running join one using (place) join keyed using (caller, path, key)
  `,
);

type OpenedOfKey = Opened & AnswerOfKey;

/** As `openedWithAnswer`, together with those that are opened at the same moment; no row when the attempt was closed meanwhile. */
export const openWithOthers = (db: Database, opened: OpenedOfKey): Promise<readonly object[]> =>
  openings(db).add(opened);

const openings = gatheringPerDatabase(
  (db: Database) =>
    new Gathering<OpenedOfKey, readonly object[]>(
      (all) => openTogether(db, all),
      (opened) => openedWithAnswer(db, opened),
      { needsCompany: true },
    ),
);

async function openTogether(db: Database, all: readonly OpenedOfKey[]): Promise<(readonly object[])[]> {
  const wanted = all.map(({ instructions, answer, ...opened }, place) => ({
    ...opened,
    place,
    instructions: JSON.parse(instructions) as unknown,
    answer: JSON.parse(answer) as unknown,
  }));
  const [, done] = await inTransaction(
    db,
    (transaction) => sendTogether(transaction, withoutScans, opening.with({ wanted: JSON.stringify(wanted) })),
    { attempts: 1 },
  );
  return all.map((_, place) => done.filter((row) => row.place === place));
}

const opening = compiled(
  (_db, { wanted }: { wanted: string }) => sql<{ place: number }>`
    with one as materialized (
      select * from jsonb_to_recordset(${wanted}::jsonb) as one (place int, "paymentId" bigint, instructions jsonb, caller text,
        path text, key text, answer jsonb)
    ),
    done as (
      update payment set state = 'pending', instructions = one.instructions from one
        where payment.id = one."paymentId" and payment.id = any(array(select "paymentId" from one))
          and payment.state = 'created' returning one.place
    ),
    kept as (
      update idempotency_key set answer = one.answer from one join done using (place)
        where idempotency_key.caller = one.caller and idempotency_key.path = one.path and idempotency_key.key = one.key
    )
    select place from done
  `,
);
