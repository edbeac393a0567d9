import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { linesOf, paymentsOf, refundsOf } from '../orders/queries.ts';

/** One registration of this conference, whoever's it is; one of another conference is as good as unknown. */
export function findAtDesk(db: Database, cid: number, id: number) {
  return db
    .selectFrom('registration')
    .leftJoin('branch', 'branch.id', 'registration.branch_id')
    .leftJoin('fee_kind', 'fee_kind.id', 'registration.fee_kind_id')
    .innerJoin('form_version', 'form_version.id', 'registration.form_version_id')
    .innerJoin('conference', 'conference.id', 'registration.conference_id')
    .selectAll('registration')
    .select([
      'branch.title as branch_title',
      'fee_kind.title as fee_title',
      'form_version.number as form_number',
      'conference.currency',
      'conference.zone',
      'conference.starts_on',
      'conference.refund_policy',
    ])
    .where('registration.id', '=', id)
    .where('registration.conference_id', '=', cid)
    .executeTakeFirst();
}
export type DeskRow = NonNullable<Awaited<ReturnType<typeof findAtDesk>>>;

/** Every order of a registration with its parts, the newest first. */
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

/** All that happened, notes included, with who of the staff did it. */
export function eventsAtDesk(db: Database, registrationId: number) {
  return db
    .selectFrom('registration_event')
    .leftJoin('staff_member', (join) => join.on(sql<boolean>`registration_event.actor = 'staff:' || staff_member.id`))
    .select(['at', 'actor', 'event', 'why', 'staff_member.name as staff_name'])
    .where('registration_id', '=', registrationId)
    .orderBy('at', 'desc')
    .orderBy('registration_event.id', 'desc')
    .limit(200)
    .execute();
}

export const messagesAtDesk = (db: Database, registrationId: number) =>
  db
    .selectFrom('message')
    .select(['id', 'channel', 'template', 'state', 'created_at'])
    .where('registration_id', '=', registrationId)
    .orderBy('id', 'desc')
    .limit(50)
    .execute();

export async function newestForm(db: Database, cid: number): Promise<number> {
  const row = await db
    .selectFrom('form_version')
    .select('number')
    .where('conference_id', '=', cid)
    .orderBy('number', 'desc')
    .executeTakeFirst();
  return row?.number ?? 1;
}

/** The number of the newest order of a registration; empty where there is none. */
export async function orderNumberOf(db: Database, registrationId: number): Promise<string> {
  const order = await db
    .selectFrom('orders')
    .select('number')
    .where('registration_id', '=', registrationId)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return order?.number ?? '';
}
