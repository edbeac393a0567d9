import { sql } from 'kysely';
import { tokenOfBarCode } from '@meetingapp/domain/checkin/bar-code.ts';
import { readTicketCode } from '@meetingapp/domain/checkin/ticket-code.ts';
import type { Database } from '../../../db/connection/database.ts';
import { refused } from '../../../db/outcome.ts';
import { configurationOf } from '../../../db/rows/configuration.ts';
import { readSelection } from '../../orders/checkout/queries-selection.ts';
import { codeRefused } from '../ticket/reader.ts';
import { isNotUndone } from '../../../db/rows/undone-admission.ts';

const rowColumns = [
  'registration.id',
  'registration.number',
  'registration.name',
  'registration.answers',
  'registration.state',
] as const;

/** Registrations of a conference by id, in the order of the ids. */
export async function deskRows(db: Database, conferenceId: number, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('registration')
    .select(rowColumns)
    .where('conference_id', '=', conferenceId)
    .where('id', 'in', [...ids])
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
export type DeskRegistration = Awaited<ReturnType<typeof deskRows>>[number];

/** The registration of a ticket's QR or bar code, also of one that is void; undefined: the text is no such code, or a foreign one. */
export const registrationOfCode = async (db: Database, conferenceId: number, text: string) =>
  (await holderOf(db, conferenceId, text))?.registration_id;

type ValidHolder =
  | { ok: true; registrationId: number }
  | { ok: false; reason: 'unknown' | 'code_stale' | 'code_still' };

/** The registration of a ticket's code, as long as the ticket is valid and the code counts at this moment. */
export async function registrationOfValidCode(
  db: Database,
  conferenceId: number,
  text: string,
  now: Date,
): Promise<ValidHolder> {
  const holder = await holderOf(db, conferenceId, text);
  if (holder?.state !== 'valid') return refused('unknown');
  const refusal = await codeRefused(db, conferenceId, text, now);
  return refusal ? refused(refusal) : { ok: true, registrationId: holder.registration_id };
}

/** The number of a ticket is random, so that knowing it is the proof; a signature is for devices without a network. */
async function holderOf(db: Database, conferenceId: number, text: string) {
  const token = readTicketCode(text)?.ticket.token ?? tokenOfBarCode(text);
  if (token === null) return undefined;
  return db
    .selectFrom('ticket')
    .select(['registration_id', 'state'])
    .where('conference_id', '=', conferenceId)
    .where('print', '=', sql<number>`ticket_print(${conferenceId}::bigint, ${token}::bigint)`)
    .executeTakeFirst();
}

/** A registration with what the desk shows of it. */
export const deskPerson = (db: Database, conferenceId: number, id: number) =>
  db
    .selectFrom('registration')
    .innerJoin('conference', 'conference.id', 'registration.conference_id')
    .leftJoin('branch', 'branch.id', 'registration.branch_id')
    .leftJoin('fee_kind', 'fee_kind.id', 'registration.fee_kind_id')
    .leftJoin('ticket', (join) =>
      join.onRef('ticket.registration_id', '=', 'registration.id').on('ticket.state', '=', 'valid'),
    )
    .selectAll('registration')
    .select((by) => [
      'conference.zone',
      sql<string>`coalesce(registration.price_currency, conference.currency)`.as('currency'),
      'branch.title as branch_title',
      'fee_kind.title as fee_title',
      'ticket.role',
      by
        .selectFrom('badge_print')
        .select((inner) => inner.fn.max('asked_at').as('at'))
        .whereRef('badge_print.ticket_id', '=', 'ticket.id')
        .where('badge_print.state', '<>', 'failed')
        .as('printed_at'),
    ])
    .where('registration.conference_id', '=', conferenceId)
    .where('registration.id', '=', id)
    .executeTakeFirst();
export type DeskPersonRow = NonNullable<Awaited<ReturnType<typeof deskPerson>>>;

/** How the history of a registration names the two ways in which staff checked who a person is. */
export const identityEvents = { seen: 'identify', digits: 'identify_digits' } as const;

/** The last time that it was checked who a person is. */
export const lastIdentity = (db: Database, registrationId: number) =>
  db
    .selectFrom('registration_event')
    .leftJoin('staff_member', (join) =>
      join.on('registration_event.actor', '=', sql<string>`'staff:' || staff_member.id`),
    )
    .select(['registration_event.at', 'registration_event.event', 'staff_member.name as by'])
    .where('registration_id', '=', registrationId)
    .where('event', 'in', Object.values(identityEvents))
    .orderBy('registration_event.at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Fen to pay at the desk: the open order, or the selection at present prices. Null: nothing is due or no price applies. */
export async function dueOf(db: Database, row: DeskPersonRow, now: Date): Promise<number | null> {
  if (row.state !== 'approved') return null;
  const order = await db
    .selectFrom('orders')
    .select(['total', 'state', 'hold_until'])
    .where('registration_id', '=', row.id)
    .where('kind', '=', sql.lit('registration'))
    .where(sql<boolean>`state in ('open', 'paid', 'partly_refunded')`)
    .executeTakeFirst();
  if (order && order.state !== 'open') return null;
  if (order && (order.hold_until === null || order.hold_until > now)) return order.total;
  const read = await readSelection(db, row, await configurationOf(db, row.conference_id), now);
  return read.ok ? read.selection.total : null;
}

/** Other live registrations with the same name as it is read, or the same telephone number; three at most. */
export async function twinsOf(db: Database, row: DeskPersonRow) {
  const phone = row.answers.phone ?? '';
  return db
    .selectFrom('registration')
    .leftJoin('registration_search as found', 'found.registration_id', 'registration.id')
    .select([
      ...rowColumns,
      sql<boolean>`coalesce(split_part(found.name_key, ' ', 1) = (select split_part(own.name_key, ' ', 1) from registration_search as own
        where own.registration_id = ${row.id}), registration.name = ${row.name})`.as('same_name'),
      sql<boolean>`${phone} <> '' and coalesce(registration.answers ->> 'phone', '') = ${phone}`.as('same_phone'),
    ])
    .where('registration.conference_id', '=', row.conference_id)
    .where('registration.id', '<>', row.id)
    .where('registration.state', 'in', ['submitted', 'approved', 'confirmed', 'attended'])
    .where(
      sql<boolean>`(registration.name = ${row.name} or (${phone} <> '' and registration.answers ->> 'phone' = ${phone})
        or registration.id in (select twin.registration_id from registration_search as twin, registration_search as own
          where own.registration_id = ${row.id} and twin.conference_id = own.conference_id
            and twin.name_key >= split_part(own.name_key, ' ', 1) || ' ' and twin.name_key < split_part(own.name_key, ' ', 1) || '!'))`,
    )
    .orderBy('registration.id')
    .limit(3)
    .execute();
}

export const receiptsOf = (db: Database, registrationId: number) =>
  db
    .selectFrom('desk_receipt')
    .innerJoin('payment', 'payment.id', 'desk_receipt.payment_id')
    .innerJoin('orders', 'orders.id', 'payment.order_id')
    .innerJoin('staff_member', 'staff_member.id', 'desk_receipt.taken_by')
    .select([
      'desk_receipt.method',
      'desk_receipt.number',
      'payment.amount',
      'desk_receipt.taken_at',
      'staff_member.name as by',
    ])
    .where('orders.registration_id', '=', registrationId)
    .orderBy('desk_receipt.taken_at')
    .execute();

/** The last admission at an entrance that was not taken back. */
export const lastEntry = (db: Database, registrationId: number) =>
  db
    .selectFrom('attendance')
    .innerJoin('checkin_point', 'checkin_point.id', 'attendance.point_id')
    .innerJoin('scan', 'scan.id', 'attendance.scan_id')
    .leftJoin('checkin_device', 'checkin_device.id', 'scan.device_id')
    .select(['attendance.at', 'attendance.scan_id', 'checkin_point.name', 'checkin_device.door'])
    .where('attendance.registration_id', '=', registrationId)
    .where('attendance.kind', '=', 'in')
    .where('checkin_point.kind', '=', 'entry')
    .where(isNotUndone)
    .orderBy('attendance.at', 'desc')
    .executeTakeFirst();

/** Entrances that are not closed. */
export const openEntrances = (db: Database, conferenceId: number) =>
  db
    .selectFrom('checkin_point')
    .select(['id', 'name'])
    .where('conference_id', '=', conferenceId)
    .where('kind', '=', 'entry')
    .where('closed_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();

/** What a member of staff printed and took since a moment. */
export async function deskSince(
  db: Database,
  { conferenceId, staffId, since }: { conferenceId: number; staffId: number; since: Date },
) {
  const prints = db
    .selectFrom('badge_print')
    .where('badge_print.conference_id', '=', conferenceId)
    .where('asked_by', '=', staffId)
    .where('asked_at', '>=', since);
  const named = prints.innerJoin('registration', 'registration.id', 'badge_print.registration_id');
  const [counted, medians, recent, open, takings] = await Promise.all([
    prints
      .select((by) => by.fn.countAll<number>().as('count'))
      .where('state', '<>', 'failed')
      .executeTakeFirstOrThrow(),
    sql<{ own: number | null; everyone: number | null }>`
      select percentile_disc(0.5) within group (order by desk_seconds) filter (where asked_by = ${staffId}) as own,
        percentile_disc(0.5) within group (order by desk_seconds) as everyone
      from badge_print where conference_id = ${conferenceId} and asked_at >= ${since} and desk_seconds is not null`.execute(
      db,
    ),
    named
      .select((by) => ['registration.id', 'registration.name', by.fn.max('asked_at').as('printed_at')])
      .groupBy(['registration.id', 'registration.name'])
      .orderBy(sql`max(asked_at)`, 'desc')
      .limit(4)
      .execute(),
    named
      .select(['badge_print.id', 'badge_print.state', 'asked_at', 'registration.id as registration_id'])
      .select('registration.name')
      .where('badge_print.state', '<>', 'printed')
      .where('task_id', 'is', null)
      .where(
        sql<boolean>`not exists (select from badge_print as later where later.registration_id = badge_print.registration_id
          and later.id > badge_print.id)`,
      )
      .orderBy('asked_at', 'desc')
      .limit(6)
      .execute(),
    db
      .selectFrom('desk_receipt')
      .innerJoin('payment', 'payment.id', 'desk_receipt.payment_id')
      .select((by) => [
        'desk_receipt.method',
        'payment.currency',
        by.fn.countAll<number>().as('count'),
        by.fn.sum<number>('payment.amount').as('amount'),
      ])
      .where('desk_receipt.conference_id', '=', conferenceId)
      .where('taken_by', '=', staffId)
      .where('taken_at', '>=', since)
      .groupBy(['desk_receipt.method', 'payment.currency'])
      .orderBy('desk_receipt.method')
      .execute(),
  ]);
  const { own = null, everyone = null } = medians.rows[0] ?? {};
  return { printed: Number(counted.count), median: own, medianOfAll: everyone, recent, open, takings };
}
