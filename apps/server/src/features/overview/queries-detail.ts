import { sql } from 'kysely';
import type { Database } from '../../db/connection/database.ts';
import { linesOf, paymentsOf, refundsOf } from '../orders/order/queries.ts';

/** Every order of a registration with its parts, newest first. */
export async function ordersAtDesk(db: Database, registrationId: number) {
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'kind', 'number', 'state', 'total', 'refunded', 'created_at', 'paid_at', 'hold_until'])
    .where('registration_id', '=', registrationId)
    .orderBy('id', 'desc')
    .execute();
  return Promise.all(
    orders.map(async (order) => {
      const [lines, payments, refunds] = await Promise.all([
        linesOf(db, order.id),
        paymentsOf(db, order.id),
        refundsOf(db, order.id),
      ]);
      return { ...order, lines, payments, refunds };
    }),
  );
}
export type DeskOrder = Awaited<ReturnType<typeof ordersAtDesk>>[number];

interface EventAtDesk {
  at: Date;
  actor: string;
  event: string;
  why: string;
  /** Fen refunded or to be refunded; null for other events. */
  amount: number | null;
  staff_name: string | null;
}

/**
 * All events of a registration, notes included, with the member of staff who acted. A refund is taken from the events of the orders,
 * which know its amount: `money_back` when it was started, `money_back_done` when it was completed. A refund over several orders at
 * once is one event.
 */
export async function eventsAtDesk(db: Database, registrationId: number): Promise<EventAtDesk[]> {
  const { rows } = await sql<EventAtDesk>`
    select events.at, events.actor, events.event, events.why, events.amount, staff_member.name as staff_name
    from (
      select at, actor, event, why, null::bigint as amount, 0 as money, id from registration_event
      where registration_id = ${registrationId} and event <> 'refund_part'
      union all
      select at, actor, case event when 'refund_done' then 'money_back_done' else 'money_back' end,
        case when event = 'refund' then max(order_event.why) else '' end, sum(amount)::bigint, 1, max(order_event.id)
      from order_event join orders on orders.id = order_event.order_id
      where orders.registration_id = ${registrationId} and amount is not null
      group by at, actor, event
    ) as events left join staff_member on events.actor = 'staff:' || staff_member.id
    order by events.at desc, events.money desc, events.id desc limit 200`.execute(db);
  return rows;
}

interface MessageAtDesk {
  id: number;
  /** The last channel that was tried; `inbox`: none yet. */
  channel: 'inbox' | 'messenger' | 'phone' | 'email';
  template: string;
  state: 'waiting' | 'sending' | 'sent' | 'delivered' | 'seen' | 'unknown' | 'failed' | 'inbox' | 'stopped';
  created_at: Date;
}

/** The last fifty messages about a registration, newest first. */
export async function messagesAtDesk(db: Database, registrationId: number): Promise<MessageAtDesk[]> {
  const { rows } = await sql<MessageAtDesk>`
    select notification.id::int, coalesce(last.channel, 'inbox') as channel, notification.template, notification.created_at,
      case when notification.seen_at is null then notification.state else 'seen' end as state
    from notification left join lateral (
      select channel from message where message.notification_id = notification.id order by message.id desc limit 1
    ) as last on true
    where notification.registration_id = ${registrationId}
    union all
    select id::int, channel, template, created_at, state from message
    where registration_id = ${registrationId} and notification_id is null
    order by created_at desc, id desc limit 50
  `.execute(db);
  return rows;
}

/** The number of the newest version of a form; null: the first registration form. */
export async function newestForm(db: Database, cid: number, formId: number | null): Promise<number> {
  const row = await db
    .selectFrom('form_version')
    .select('number')
    .where('conference_id', '=', cid)
    .where('form_id', 'is not distinct from', formId)
    .orderBy('number', 'desc')
    .executeTakeFirst();
  return row?.number ?? 1;
}
