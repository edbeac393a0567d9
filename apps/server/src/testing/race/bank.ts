import type { Pool } from 'pg';

/**
 * All invariants, read in one statement and therefore in one snapshot: one row per violation. The clock is read after the snapshot was
 * taken, so that a hold that has lapsed since then is not counted beside its successor.
 */
const everything = `
  with moment as materialized (select clock_timestamp() as at),
  live as (
    select claim.*, stock.kind, stock.size from claim join stock on stock.id = claim.stock_id, moment
    where claim.state = 'confirmed' or (claim.state = 'held' and claim.held_until > moment.at)
  ),
  rooms as (
    select live.stock_id, live.size,
      count(*) filter (where part = 'room')
        + ceil(count(*) filter (where part = 'bed' and gender = 'male')::numeric / room_type.beds)
        + ceil(count(*) filter (where part = 'bed' and gender = 'female')::numeric / room_type.beds) as taken
    from live
    join room_night on room_night.stock_id = live.stock_id
    join room_type on room_type.id = room_night.room_type_id
    group by live.stock_id, live.size, room_type.beds
  ),
  money as (
    select orders.id, orders.state, orders.total,
      (select coalesce(sum(amount), 0) from ledger where order_id = orders.id) as booked,
      (select coalesce(sum(amount), 0) from payment where order_id = orders.id and state = 'succeeded' and shared_id is null)
        + (select coalesce(sum(shared_part.amount), 0) from shared_part join payment using (shared_id)
          where shared_part.order_id = orders.id and payment.state = 'succeeded')
        - (select coalesce(sum(amount), 0) from refund where order_id = orders.id and state = 'done') as moved,
      (select count(*) from ledger where order_id = orders.id and kind = 'payment') as payments
    from orders
  )
  select 'more given than there is of stock ' || stock_id as fault from live
    where kind <> 'room_night' and size is not null group by stock_id, size having sum(amount) > size
  union all select 'more rooms than there are of stock ' || stock_id from rooms where taken > size
  union all select 'the ledger of order ' || id || ' is not what was paid' from money where booked <> moved
  union all select 'order ' || id || ' is paid for nothing' from money where state = 'paid' and booked <> total
  union all select 'order ' || id || ' was paid twice' from money where payments > 1
  union all select 'registration ' || registration.id || ' is confirmed without a paid order' from registration
    where state = 'confirmed' and not exists (select from orders where registration_id = registration.id and state = 'paid')
  union all select 'order ' || orders.id || ' is paid and nobody is registered' from orders
    join registration on registration.id = orders.registration_id where orders.state = 'paid' and registration.state <> 'confirmed'
  union all select 'registration ' || registration.id || ' is confirmed and its place is not' from registration
    where state = 'confirmed' and (
      exists (select from claim where registration_id = registration.id and state = 'held' and not offered
        and not exists (select from registration_change where registration_id = registration.id and state = 'open'))
      or not exists (select from claim where registration_id = registration.id and state = 'confirmed'))
  union all select 'claims of registration ' || registration_id || ' on stock ' || stock_id || ' stand twice' from claim
    where state <> 'released' and registration_id is not null group by registration_id, stock_id having count(*) > 1
`;

/** The present violations. */
export async function discrepancies(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ fault: string }>(everything);
  return rows.map(({ fault }) => fault);
}

export interface Watch {
  reads: number;
  faults: Set<string>;
}

/** Checks the invariants repeatedly during the work, and once more at the end. */
export async function watched<T>(pool: Pool, work: () => Promise<T>): Promise<{ result: T; watch: Watch }> {
  const watch: Watch = { reads: 0, faults: new Set() };
  let over = false;
  const look = async (): Promise<void> => {
    for (const fault of await discrepancies(pool)) watch.faults.add(fault);
    watch.reads += 1;
  };
  const watching = (async () => {
    while (!over) await look();
  })();
  try {
    return { result: await work(), watch };
  } finally {
    over = true;
    await watching;
    await look();
  }
}
