import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { statisticsCalls } from '@meetingapp/contract/statistics/figures.ts';
import type { RegistrationState } from '@meetingapp/contract/registration/wizard.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildFeeKind } from '@meetingapp/demo/fees/fees.ts';
import { buildForm } from '@meetingapp/demo/forms/forms.ts';
import { buildOrder } from '@meetingapp/demo/orders/orders.ts';
import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import type { Database } from '../../../db/connection/database.ts';
import { testApp } from '../../../testing/app.ts';
import { countPeople } from '../../statistics/queries.ts';
import { listAllChanged, listChanged } from './commands.ts';

const test = await testApp({ poolSize: 12 });
const { db } = test;
const societyId = await buildSociety(db);
const token = await buildStaffToken(db, await buildStaff(db, societyId));
const states: readonly RegistrationState[] = ['submitted', 'approved', 'refused', 'confirmed', 'attended', 'cancelled'];

/** A generator of whole numbers below a bound, the same at each run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * below);
  };
}

/** Every row that counts disagree on with the registrations, orders and ledger themselves; empty when all is exact. */
async function differences(cid: number): Promise<unknown[]> {
  const { rows } = await sql`
    with counted as (
      select state, branch_id, fee_kind_id, order_state, unpaid, count::bigint, places::bigint, received from registration_count
        where conference_id = ${cid} and count <> 0
    ), recounted as (
      select state, coalesce(branch_id, 0), coalesce(fee_kind_id, 0), order_state, unpaid, count(*), sum(places)::bigint,
        sum(received)::bigint
      from registration_facts(null) where conference_id = ${cid} group by 1, 2, 3, 4, 5
    ), quarters as (
      select at, registered::bigint, confirmed::bigint from registration_quarter
        where conference_id = ${cid} and (registered, confirmed) <> (0, 0)
    ), requartered as (
      select quarter_of(at), sum(registered)::bigint, sum(confirmed)::bigint from (
        select created_at as at, 1 as registered, 0 as confirmed from registration
          where conference_id = ${cid} and state not in ('draft', 'gone')
        union all
        select confirmed_at, 0, 1 from registration_facts(null) where conference_id = ${cid} and confirmed_at is not null
      ) as happened group by 1
    ), orders_counted as (
      select currency, state, provider, count::bigint from order_count where conference_id = ${cid} and count <> 0
    ), orders_recounted as (
      select currency, state, coalesce(provider_of(id), 'none'), count(*) from orders where conference_id = ${cid} group by 1, 2, 3
    )
    select to_jsonb(one) from ((table counted except table recounted) union all (table recounted except table counted)) as one
    union all
    select to_jsonb(one) from ((table quarters except table requartered) union all (table requartered except table quarters)) as one
    union all
    select to_jsonb(one) from (
      (table orders_counted except table orders_recounted) union all (table orders_recounted except table orders_counted)
    ) as one`.execute(db);
  return rows;
}

const recounted = async (snapshot: Database, cid: number) => {
  const { rows } = await sql<{ registered: number; confirmed: number; unpaid: number }>`
    select count(*) filter (where state in ('submitted', 'approved', 'confirmed', 'attended'))::int as registered,
      count(*) filter (where state in ('confirmed', 'attended'))::int as confirmed,
      count(*) filter (where state in ('submitted', 'approved', 'confirmed', 'attended') and exists (
        select from orders where orders.registration_id = registration.id and orders.state = 'open'))::int as unpaid
    from registration where conference_id = ${cid}`.execute(snapshot);
  return rows[0];
};

describe('counts of registrations, orders and money', () => {
  it.each([1, 2, 3])('equal a recount after and during concurrent changes and readers (sequence %i)', async (seed) => {
    const cid = await buildConference(db, { societyId, review: true });
    await buildForm(db, cid);
    const fees = [await buildFeeKind(db, cid), await buildFeeKind(db, cid)];
    const random = numbers(seed);
    const ids: number[] = [];
    for (let index = 0; index < 20; index += 1)
      ids.push(await buildRegistration(db, cid, { state: 'submitted', feeKindId: fees[index % 2] ?? null }));

    const writer = async () => {
      for (let turn = 0; turn < 30; turn += 1) {
        const id = ids[random(ids.length)] ?? 0;
        const kind = random(5);
        if (kind === 0) ids.push(await buildRegistration(db, cid, { state: states[random(6)] ?? 'submitted' }));
        if (kind === 1)
          await db.transaction().execute(async (transaction) => {
            const to = states[random(6)] ?? 'submitted';
            await sql`update registration set state = ${to}, fee_kind_id = ${fees[random(2)]} where id = ${id}`.execute(
              transaction,
            );
            await sql`insert into registration_event (registration_id, actor, event, from_state, to_state)
              values (${id}, 'system', 'pay', 'approved', ${to})`.execute(transaction);
          });
        if (kind === 2) await buildOrder(db, id, { lines: [{ amount: 100 + random(900) }] }).catch(onlyOneOrder);
        if (kind === 3)
          await sql`update orders set state = ${['refunding', 'refunded', 'cancelled'][random(3)]}
            where id = (select max(id) from orders where registration_id = ${id})`.execute(db);
        if (kind === 4)
          await sql`insert into payment (order_id, provider, method, out_trade_no, amount, currency)
            select id, ${['wechat', 'alipay'][random(2)]}, 'native', gen_random_uuid()::text, 1, 'CNY' from orders
            where registration_id = ${id} limit 1`.execute(db);
      }
    };
    const reader = async () => {
      for (let turn = 0; turn < 40; turn += 1) {
        await listChanged(db, cid, new Date(), 1 + random(8));
        const [read, real] = await db
          .transaction()
          .setIsolationLevel('repeatable read')
          .execute(async (snapshot) => [await countPeople(snapshot, cid), await recounted(snapshot, cid)]);
        expect(read).toEqual(real);
      }
    };
    await Promise.all([writer(), writer(), writer(), reader(), reader()]);
    await listAllChanged(db, cid, new Date());
    expect(await differences(cid)).toEqual([]);
  });

  it('are without a registration that is deleted', async () => {
    const cid = await buildConference(db, { societyId });
    await buildForm(db, cid);
    const id = await buildRegistration(db, cid, { state: 'draft' });
    await buildRegistration(db, cid, { state: 'submitted' });
    await listAllChanged(db, cid, new Date());
    // Events are final and registrations with events stay: a draft has none.
    expect(await differences(cid)).toEqual([]);
    await sql`delete from registration where id = ${id}`.execute(db);
    expect(await differences(cid)).toEqual([]);
    expect(await test.call(statisticsCalls.dashboard, { cid }, { token })).toMatchObject({ registered: 1 });
  });

  it('of money are the same before and after the job adds them up, also when two jobs run at once', async () => {
    const cid = await buildConference(db, { societyId });
    await buildForm(db, cid);
    const id = await buildRegistration(db, cid, { state: 'confirmed' });
    const orderId = await buildOrder(db, id, { lines: [{ amount: 500 }] });
    const received = async () => (await test.call(statisticsCalls.dashboard, { cid }, { token })).received;
    for (let index = 0; index < 6; index += 1)
      await sql`with paid as (
          insert into payment (order_id, provider, method, out_trade_no, amount, currency, state)
          values (${orderId}, 'wechat', 'native', gen_random_uuid()::text, 100, 'CNY', 'succeeded') returning id
        ) insert into ledger (conference_id, order_id, payment_id, kind, amount, currency)
          select ${cid}, ${orderId}, id, 'payment', 100, 'CNY' from paid`.execute(db);
    const before = await received();
    await Promise.all([1, 2, 3].map(() => sql`select fold_ledger()`.execute(db)));
    expect(await received()).toBe(before);
    expect(before).toBeGreaterThanOrEqual(600);
    const { rows } = await sql`select from ledger_new where conference_id = ${cid}`.execute(db);
    expect(rows).toEqual([]);
  });
});

/** A registration has at most one order that is not over. */
function onlyOneOrder(error: unknown): void {
  expect(error).toMatchObject({ code: '23505' });
}
