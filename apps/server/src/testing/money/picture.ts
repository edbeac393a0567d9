import { sql } from 'kysely';
import type { Database } from '../../db/connection/database.ts';
import type { Real } from './real.ts';
import type { World } from './world.ts';
import { at } from './world.ts';

/** State as both the model and the database report it; compared after every step. */
export interface Picture {
  people: string[];
  orders: string[];
  attempts: string[];
  refunds: string[];
}

const line = (...parts: (string | number | boolean | null)[]): string => parts.map(String).join(' ');

export const pictureOf = (world: World): Picture => ({
  people: world.people.map(({ registration, place }) => line(registration, place)),
  orders: world.orders.map((one) => line(one.state, one.refunded, one.kept, one.ledger, one.closing)),
  attempts: world.attempts.map(({ ours }) => ours),
  refunds: world.refunds.map((one) =>
    line(one.order, one.attempt, one.amount, one.surplus, one.state, one.way, one.replaced, one.proposed),
  ),
});

interface Seen {
  people: { state: string; place: string | null; lapsed: boolean }[];
  orders: { state: string; refunded: number; kept: number | null; ledger: number; closing: boolean }[];
  attempts: { id: number; state: string }[];
  refunds: {
    id: number;
    number: string;
    order: number;
    payment: number;
    amount: number;
    surplus: boolean;
    state: string;
    way: string;
    replaced: boolean;
    proposal: number | null;
    job: boolean;
  }[];
}

/** Reads the picture from the database in one statement, and saves the refunds found in `real.refunds`. */
export async function readPicture(db: Database, real: Real): Promise<Picture & { jobless: number }> {
  const { rows } = await sql<Seen>`
    with mine as (select * from orders where registration_id = any(${real.registrations}::bigint[])),
    back as (select refund.* from refund join mine on mine.id = refund.order_id)
    select
      (select json_agg(json_build_object('state', registration.state, 'place', live.state, 'lapsed', live.lapsed) order by registration.id)
        from registration left join lateral (
          select state, coalesce(held_until < clock_timestamp(), false) as lapsed from claim
          where registration_id = registration.id and state <> 'released') as live on true
        where registration.id = any(${real.registrations}::bigint[])) as people,
      (select json_agg(json_build_object('state', state, 'refunded', refunded, 'kept', kept_payment_id,
          'ledger', (select coalesce(sum(amount), 0) from ledger where order_id = mine.id),
          'closing', exists (select from graphile_worker._private_jobs where key = 'orders.close:' || mine.id)) order by id)
        from mine) as orders,
      (select coalesce(json_agg(json_build_object('id', id, 'state', state) order by id), '[]') from payment
        where order_id in (select id from mine)) as attempts,
      (select coalesce(json_agg(json_build_object('id', id, 'number', out_refund_no, 'order', order_id, 'payment', payment_id,
          'amount', amount, 'surplus', cause in ('paid_twice', 'paid_after_end'), 'state', state, 'way', way,
          'replaced', replaced_by is not null,
          'proposal', (select id from refund_proposal where refund_id = back.id and decision is null),
          'job', exists (select from graphile_worker._private_jobs where key = 'orders.refund:' || back.id)) order by id), '[]')
        from back) as refunds`.execute(db);
  const seen = at(rows, 0);
  real.refunds = seen.refunds.map(({ id, number, proposal }) => ({ id, number, proposal }));
  const attempt = (id: number | null) => (id === null ? null : real.attempts.findIndex((one) => one.id === id));
  return {
    people: seen.people.map(({ state, place, lapsed }) =>
      line(state, place === null ? 'released' : place === 'held' && lapsed ? 'lapsed' : place),
    ),
    orders: seen.orders.map((one) => line(one.state, one.refunded, attempt(one.kept), one.ledger, one.closing)),
    attempts: seen.attempts.map(({ state }) => state),
    refunds: seen.refunds.map((one) =>
      line(
        real.orders.indexOf(one.order),
        attempt(one.payment),
        one.amount,
        one.surplus,
        one.state,
        one.way,
        one.replaced,
        one.proposal !== null,
      ),
    ),
    jobless: seen.refunds.filter(({ state, job }) => (state === 'asked' || state === 'sent') && !job).length,
  };
}
