import { sql } from 'kysely';
import type { Database } from '../../db/connection/database.ts';
import { inTransaction, type DatabaseTransaction } from '../../db/connection/transaction.ts';
import { cancelOpenOrders } from '../../db/rows/open-orders.ts';
import { retakePlaces } from '../../db/places/retake.ts';
import { cancelOrder, expireOrder } from '../../features/orders/cancellation/commands.ts';
import { cancelAtDesk } from '../../features/orders/desk/commands.ts';
import { refundByStaff, retryRefund } from '../../features/orders/desk/commands-console.ts';
import { shareOrders } from '../../features/orders/group-payment/commands.ts';
import { startShared } from '../../features/orders/group-payment/commands-pay.ts';
import { dropChange } from '../../features/orders/order/commands-drop-change.ts';
import { insertOrder } from '../../features/orders/order/commands-insert.ts';
import { startPayment } from '../../features/orders/payment/commands.ts';
import {
  approveRefund,
  moveRefund,
  proposeRefund,
  rejectRefund,
} from '../../features/orders/refund/commands-recover.ts';
import { sendRefund } from '../../features/orders/refund/commands-send.ts';
import { cancelPaidOrder, settleRefund } from '../../features/orders/refund/commands.ts';
import { closeAttempts, syncWithProviders } from '../../features/orders/settlement/commands-sync.ts';
import { settlePayment } from '../../features/orders/settlement/commands.ts';
import { addJob } from '../../jobs/queue.ts';
import { known, MemoryProviders } from './provider.ts';
import { at, CHANGE_PRICE, PRICE, type Action, type Step, type World } from './world.ts';

/** A conference with full refunds until its end, an account that registers people, and two members of staff. */
export interface Stage {
  conferenceId: number;
  accountId: number;
  formVersionId: number;
  staff: readonly [number, number];
}

/** State of the program and database after the actions so far; maps the model's numbers to row ids. */
export interface Real {
  stage: Stage;
  stockId: number;
  registrations: number[];
  orders: number[];
  attempts: { id: number; number: string }[];
  refunds: { id: number; number: string; proposal: number | null }[];
  sharedId: number | null;
  providers: MemoryProviders;
}

class Killed extends Error {}

const HOLD_MS = 3_600_000;

/** Creates two people with an open order each, for the last two places, in one statement. */
export async function begin(db: Database, stage: Stage): Promise<Real> {
  const until = new Date(Date.now() + HOLD_MS);
  const { rows } = await sql<{ stock: number; registrations: number[]; orders: number[] }>`
    with stocked as (insert into stock (conference_id, kind, size) values (${stage.conferenceId}, 'fee', 2) returning id),
    registered as (
      insert into registration (conference_id, account_id, form_version_id, state, number, card_id, entry_code, person_key, hold_until)
      select ${stage.conferenceId}, ${stage.accountId}, ${stage.formVersionId}, 'approved', gen_random_uuid(), gen_random_uuid(),
        gen_random_uuid(), gen_random_uuid(), ${until}::timestamptz from generate_series(1, 2) returning id),
    claimed as (insert into claim (stock_id, registration_id, held_until)
      select stocked.id, registered.id, ${until}::timestamptz from stocked, registered),
    ordered as (
      insert into orders (number, conference_id, account_id, registration_id, currency, total, hold_until)
      select gen_random_uuid(), ${stage.conferenceId}, ${stage.accountId}, id, 'CNY', ${PRICE}, ${until}::timestamptz
      from registered order by id returning id)
    select (select id from stocked) as stock, (select json_agg(id order by id) from registered) as registrations,
      (select json_agg(id order by id) from ordered) as orders`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('no beginning');
  const { stock: stockId, registrations, orders } = row;
  return {
    stage,
    stockId,
    registrations,
    orders,
    attempts: [],
    refunds: [],
    sharedId: null,
    providers: new MemoryProviders(),
  };
}

/** A copy for branching: actions on it do not affect the original. */
export function copyOfReal(real: Real): Real {
  const { orders, attempts, refunds, providers } = real;
  return { ...real, orders: [...orders], attempts: [...attempts], refunds: [...refunds], providers: providers.copy() };
}

/** Performs the model's step on the real program. `before` is the model's state when it chose the step. */
export async function perform(db: Database, real: Real, step: Step, before: World): Promise<void> {
  if (!step.killed) return act(db, real, step, before);
  try {
    await inTransaction(db, async (transaction) => {
      await act(transaction, real, step, before);
      throw new Killed();
    });
  } catch (error) {
    if (!(error instanceof Killed)) throw error;
  }
}

const must = (outcome: { ok: boolean }): void => {
  if (!outcome.ok) throw new Error(`refused: ${JSON.stringify(outcome)}`);
};

async function act(db: Database, real: Real, step: Action, before: World): Promise<void> {
  const { stage, orders, registrations, attempts, providers } = real;
  const { conferenceId, accountId, staff } = stage;
  const { port } = providers;
  const now = new Date();
  const wish = { accountId, openid: null, address: '', returnUrl: '', description: '', describe: () => '', now };
  providers.mood = { reachable: true, refund: 'done' };
  if ('refund' in step) return actOnRefund(db, real, step, now);
  switch (step.do) {
    case 'begin':
      return attempted(
        db,
        real,
        await startPayment(db, port, {
          ...wish,
          payerId: accountId,
          orderId: at(orders, step.order),
          method: step.method,
        }),
      );
    case 'beginShared':
      return attempted(
        db,
        real,
        await startShared(db, port.offerOf({ sandbox: false, currency: 'CNY', bank_accounts: {} }), {
          ...wish,
          sharedId: real.sharedId ?? 0,
          method: step.method,
        }),
      );
    case 'share': {
      const both = [...before.orders.keys()]
        .filter((index) => isOpenOrder(before, index))
        .map((index) => at(orders, index));
      const shared = await shareOrders(db, { orderIds: both, accountId, now });
      must(shared);
      if (shared.ok) real.sharedId = shared.sharedId;
      return;
    }
    case 'fill':
      await sql`update stock set size = 0 where id = ${real.stockId}`.execute(db);
      return;
    case 'expireAll':
      for (const id of orders) await expireOrder(db, id, now);
      return;
    case 'expire':
      await expireOrder(db, at(orders, step.order), now);
      return;
    case 'pay':
      return providers.pay(at(attempts, step.attempt).number);
    case 'notice': {
      const provider = at(before.attempts, step.attempt).method === 'alipay_wap' ? 'alipay' : 'wechat';
      await settlePayment(db, provider, providers.paymentFacts(at(attempts, step.attempt).number), now);
      return;
    }
    case 'sync':
      return syncWithProviders(db, port, at(orders, step.order), now);
    case 'close': {
      providers.mood.reachable = step.reachable;
      const done = await closeAttempts(db, port, at(orders, step.order), now);
      if (done) await sql`select graphile_worker.remove_job(${`orders.close:${at(orders, step.order)}`})`.execute(db);
      return;
    }
    case 'lapse':
      await sql`with over as (update orders set hold_until = now() - interval '1 s'
          where registration_id = ${at(registrations, step.person)} and state = 'open')
        update claim set held_until = now() - interval '1 s'
          where registration_id = ${at(registrations, step.person)} and state = 'held'`.execute(db);
      return;
    case 'reorder':
      return reorder(db, real, at(registrations, step.person));
    case 'change':
      return change(db, real, at(registrations, step.person));
    case 'cancel':
      return must(await cancelOrder(db, { orderId: at(orders, step.order), accountId, now }));
    case 'refundByPerson': {
      const { person } = at(before.orders, step.order);
      const paid = before.orders.filter(
        (one, index) =>
          one.person === person &&
          (one.state === 'paid' || one.state === 'partly_refunded') &&
          (one.kind === 'change' || index === step.order),
      );
      const amount = paid.reduce((sum, { total, refunded }) => sum + total - refunded, 0);
      return must(await cancelPaidOrder(db, { orderId: at(orders, step.order), accountId, amount, reason: '', now }));
    }
    case 'refundByStaff': {
      const { amount, end } = step;
      const refund = {
        conferenceId,
        orderId: at(orders, step.order),
        staffId: staff[0],
        now,
        amount,
        reason: 'x',
        end,
        tell: true,
      };
      return must(await refundByStaff(db, refund));
    }
    case 'cancelAtDesk': {
      const paid = before.orders.filter(
        ({ person, state }) => person === step.person && (state === 'paid' || state === 'partly_refunded'),
      );
      const amount = step.back ? paid.reduce((sum, { total, refunded }) => sum + total - refunded, 0) : 0;
      const id = at(registrations, step.person);
      return must(
        await cancelAtDesk(db, { cid: conferenceId, id, amount, reason: 'x', staffId: staff[0], now, tell: false }),
      );
    }
  }
}

const isOpenOrder = (world: World, index: number): boolean =>
  at(world.orders, index).kind === 'registration' && at(world.orders, index).state === 'open';

async function actOnRefund(
  db: Database,
  { stage, refunds, attempts, providers }: Real,
  step: Extract<Action, { refund: number }>,
  now: Date,
): Promise<void> {
  const { id: refundId, number, proposal } = at(refunds, step.refund);
  const { port } = providers;
  const [proposer, approver] = stage.staff;
  const recovery = { conferenceId: stage.conferenceId, refundId, now };
  switch (step.do) {
    case 'send':
      return send(db, providers, refundId, step.answer);
    case 'decide':
      return providers.decide(number, step.done);
    case 'noticeOfRefund': {
      const state = known(providers.refunds, number).state === 'succeeded' ? 'succeeded' : 'failed';
      await settleRefund(db, { outRefundNo: number, providerNumber: '', state }, now);
      return;
    }
    case 'retry':
      return must(await retryRefund(db, recovery));
    case 'propose': {
      const bank = { way: 'bank', payee: 'x', account: 'x', bank: 'x', reference: '', reason: 'x' } as const;
      return must(await proposeRefund(db, port, { ...recovery, staffId: proposer, ...bank }));
    }
    case 'approve':
      return must(
        await approveRefund(db, port, { ...recovery, staffId: approver, proposalId: proposal ?? 0, reference: 'x' }),
      );
    case 'reject':
      return must(await rejectRefund(db, { ...recovery, staffId: proposer, proposalId: proposal ?? 0 }));
    case 'move':
      return must(
        await moveRefund(db, port, { ...recovery, staffId: proposer, paymentId: at(attempts, step.attempt).id }),
      );
  }
}

/** Runs a refund's job as the queue does: the job is removed when it ends and stays when it throws. */
async function send(
  db: Database,
  providers: MemoryProviders,
  refundId: number,
  answer: 'done' | 'processing' | 'lost' | 'unreachable',
): Promise<void> {
  providers.mood = { reachable: answer !== 'unreachable', refund: answer === 'unreachable' ? 'done' : answer };
  const key = `orders.refund:${refundId}`;
  await sql`select graphile_worker.remove_job(${key})`.execute(db);
  try {
    await sendRefund(db, providers.port, refundId, new Date());
  } catch {
    await addJob(db, 'orders.refund', { refundId }, { key });
  }
}

async function attempted(db: Database, real: Real, outcome: Awaited<ReturnType<typeof startPayment>>): Promise<void> {
  must(outcome);
  if (!outcome.ok) return;
  const row = await db
    .selectFrom('payment')
    .select(['id', 'out_trade_no'])
    .where('id', '=', outcome.paymentId)
    .executeTakeFirstOrThrow();
  real.attempts.push({ id: row.id, number: row.out_trade_no });
}

async function newOrder(db: DatabaseTransaction, { stage }: Real, id: number, kind: 'registration' | 'change') {
  const now = new Date();
  const row = { id, conference_id: stage.conferenceId, account_id: stage.accountId };
  const total = kind === 'change' ? CHANGE_PRICE : PRICE;
  const until = new Date(now.getTime() + HOLD_MS);
  return (await insertOrder(db, { row, setting: { currency: 'CNY' }, kind, lines: [], total, until, now })).id;
}

function reorder(db: Database, real: Real, registrationId: number): Promise<void> {
  return inTransaction(db, async (transaction) => {
    real.orders.push(await newOrder(transaction, real, registrationId, 'registration'));
    must(await retakePlaces(transaction, registrationId, new Date(Date.now() + HOLD_MS)));
  });
}

function change(db: Database, real: Real, registrationId: number): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const now = new Date();
    await cancelOpenOrders(transaction, [registrationId], { actor: 'system', now });
    await dropChange(transaction, registrationId, now);
    const order_id = await newOrder(transaction, real, registrationId, 'change');
    real.orders.push(order_id);
    const amounts = { before: 0, after: CHANGE_PRICE, refund: 0, releases: '[]' };
    await transaction
      .insertInto('registration_change')
      .values({ registration_id: registrationId, order_id, kind: 'stay', state: 'open', ...amounts, created_at: now })
      .execute();
  });
}
