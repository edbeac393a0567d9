import { sql } from 'kysely';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { Direction } from '@meetingapp/domain/checkin/point-rules.ts';
import { compiled, sendTogether } from '../../../db/connection/compiled.ts';
import type { DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { recordRegistration } from '../../../db/rows/history.ts';
import { isNotUndone } from '../../../db/rows/undone-admission.ts';
import type { ScannedTicket } from './queries.ts';

export type ScanSource = 'camera' | 'typed' | 'search' | 'desk' | 'wall' | 'form';
export type ScanKind = 'admit' | 'already' | 'refuse';

/** The window of a code that changes, and its authentication as 8 hexadecimal digits. */
export interface MovingSent {
  window: number;
  mac: string;
}

/** A scan to record. `offline`: the person has passed, so that the verdict of the device stands. */
export interface NewScan {
  id: string;
  print: number | null;
  direction: Direction;
  /** By the server's clock. */
  at: Date;
  source: ScanSource;
  kind: ScanKind;
  reason: string;
  offline: boolean;
  forced: string;
  undoes: string | null;
  /** Of a code that changes; null: it does not. */
  movingPart?: MovingSent | null | undefined;
  /** Why staff take an admission back; empty or omitted: nobody said. */
  why?: string;
  deviceId: number | null;
  /** Door or label of the device. */
  where: string;
  staffId: number | null;
}

export interface ScanOutcome {
  id: string;
  kind: ScanKind;
  reason: string;
  name: string;
  role: string | null;
  previous: { id: string; at: Date; where: string } | null;
  /** Of an undo: stamps and activities that stay, because a prize was given for them. */
  kept: readonly Bilingual[];
}

export interface StoredScan {
  scan: NewScan;
  ticket: ScannedTicket | null;
  outcome: ScanOutcome;
}

interface Place {
  conferenceId: number;
  pointId: number;
  /** An admission here makes a registration attended. */
  marksAttended: boolean;
  now: Date;
}

/** Scans with their evidence in one statement: the rows travel as one document, whatever their number. */
const storing = compiled(
  (
    _db,
    { rows, conferenceId, pointId, now }: { rows: string; conferenceId: number; pointId: number; now: Date },
  ) => sql`
    with sent as (
      select * from jsonb_to_recordset(${rows}::jsonb) as row (id uuid, device_id bigint, staff_id bigint,
        ticket_id bigint, direction text, at timestamptz, source text, kind text, reason text, offline boolean, forced text,
        undoes uuid, registration_id bigint)
    ), stored as (
      insert into scan (id, conference_id, point_id, device_id, staff_id, ticket_id, direction, at, received_at, source, kind, reason,
        offline, forced, undoes)
      select id, ${conferenceId}, ${pointId}, device_id, staff_id, ticket_id, direction, at, ${now}, source, kind, reason, offline,
        forced, undoes
      from sent
      on conflict (id) do nothing
      returning id
    )
    insert into attendance (conference_id, registration_id, point_id, scan_id, kind, at)
    select ${conferenceId}, sent.registration_id, ${pointId}, sent.id,
      case when sent.undoes is null then sent.direction else 'undo' end, sent.at
    from sent join stored using (id)
    where sent.registration_id is not null`,
);

/** Writes decided scans with their evidence, the doubles that are new, and who has now attended. */
export async function storeScans(
  transaction: DatabaseTransaction,
  place: Place,
  decided: readonly StoredScan[],
  doubles: readonly { scanId: string; previousId: string }[],
): Promise<void> {
  if (decided.length === 0) return;
  const { conferenceId, pointId, now } = place;
  const rows = decided.map(({ scan, ticket, outcome }) => ({
    id: scan.id,
    device_id: scan.deviceId,
    staff_id: scan.staffId,
    ticket_id: ticket?.id ?? null,
    direction: scan.direction,
    at: scan.at,
    source: scan.source,
    kind: outcome.kind,
    reason: outcome.reason,
    offline: scan.offline,
    forced: scan.forced,
    undoes: outcome.reason === 'undo' && outcome.kind === 'admit' ? scan.undoes : null,
    registration_id: outcome.kind === 'admit' ? (ticket?.registrationId ?? null) : null,
  }));
  const store = storing.with({ rows: JSON.stringify(rows), conferenceId, pointId, now });
  const ids = place.marksAttended ? admittedOf(decided) : [];
  if (ids.length > 0) await sendTogether(transaction, store, attending.with({ ids, now }));
  else await transaction.executeQuery(store);
  if (place.marksAttended) await noLongerAttended(transaction, undoneOf(decided), now);
  if (doubles.length > 0)
    await transaction
      .insertInto('scan_double')
      .values(
        doubles.map(({ scanId, previousId }) => ({
          scan_id: scanId,
          previous_id: previousId,
          conference_id: conferenceId,
          found_at: now,
        })),
      )
      .onConflict((conflict) => conflict.column('scan_id').doNothing())
      .execute();
  await storeVoids(transaction, place, decided);
}

/** An admission without network of a ticket that had been cancelled before: listed like a double of itself. */
async function storeVoids(
  transaction: DatabaseTransaction,
  { conferenceId, now }: Place,
  decided: readonly StoredScan[],
) {
  const voids = decided.filter(
    ({ scan, ticket, outcome }) =>
      scan.offline &&
      scan.undoes === null &&
      scan.direction === 'in' &&
      outcome.kind === 'admit' &&
      ticket?.ticketState === 'void' &&
      (ticket.voidedAt?.getTime() ?? 0) <= scan.at.getTime(),
  );
  if (voids.length === 0) return;
  await transaction
    .insertInto('scan_double')
    .values(
      voids.map(({ scan }) => ({ scan_id: scan.id, previous_id: scan.id, conference_id: conferenceId, found_at: now })),
    )
    .onConflict((conflict) => conflict.column('scan_id').doNothing())
    .execute();
}

/**
 * Registrations that a batch admits, also those that another entrance admitted before: its admission may be taken back in the same moment.
 * Without those whose admission is taken back in the batch.
 */
function admittedOf(decided: readonly StoredScan[]): number[] {
  const undone = new Set(decided.flatMap(({ scan, outcome }) => (outcome.kind === 'admit' ? [scan.undoes] : [])));
  return [
    ...new Set(
      decided.flatMap(({ scan, ticket, outcome }) =>
        outcome.kind === 'admit' &&
        scan.direction === 'in' &&
        scan.undoes === null &&
        !undone.has(scan.id) &&
        (ticket?.state === 'confirmed' || ticket?.state === 'attended')
          ? [ticket.registrationId]
          : [],
      ),
    ),
  ];
}

interface Undone {
  id: number;
  actor: string;
  why: string;
}

/** Registrations of which a batch takes an admission back, by whom and why. */
const undoneOf = (decided: readonly StoredScan[]): Undone[] =>
  decided.flatMap(({ scan, ticket, outcome }) =>
    scan.undoes !== null && outcome.kind === 'admit' && ticket
      ? [
          {
            id: ticket.registrationId,
            actor: scan.staffId === null ? 'system' : `staff:${scan.staffId}`,
            why: scan.why ?? '',
          },
        ]
      : [],
  );

/**
 * A registration whose every admission was taken back is confirmed again. Its row is locked first: an admission at another entrance,
 * which refers to the row, is then either committed and seen, or waits and makes the registration attended again.
 */
async function noLongerAttended(transaction: DatabaseTransaction, undone: readonly Undone[], now: Date): Promise<void> {
  const ids = [...new Set(undone.map(({ id }) => id))];
  if (ids.length === 0) return;
  const locked = await transaction
    .selectFrom('registration')
    .select('id')
    .where('id', 'in', [...ids])
    .where('state', '=', 'attended')
    .orderBy('id')
    .forUpdate()
    .execute();
  if (locked.length === 0) return;
  const absent = await transaction
    .selectFrom('registration')
    .select('id')
    .where(
      'id',
      'in',
      locked.map(({ id }) => id),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('attendance')
            .innerJoin('checkin_point', 'checkin_point.id', 'attendance.point_id')
            .select('attendance.id')
            .whereRef('attendance.registration_id', '=', 'registration.id')
            .where('attendance.kind', '=', 'in')
            .where('checkin_point.kind', '=', 'entry')
            .where(isNotUndone),
        ),
      ),
    )
    .execute();
  for (const { id } of absent) {
    const { actor = 'system', why = '' } = undone.find((one) => one.id === id) ?? {};
    await recordRegistration(transaction, {
      id,
      event: 'undo_check_in',
      from: 'attended',
      to: 'confirmed',
      actor,
      why,
      now,
    });
  }
}

/** The way `check_in` of the registration's states, for all of a batch in one statement. */
const attending = compiled(
  (_db, { ids, now }: { ids: readonly number[]; now: Date }) => sql`
    with attended as (
      update registration set state = 'attended', updated_at = ${now}
      where id in (select id from registration where id = any(${ids}::bigint[]) and state = 'confirmed' order by id for update)
      returning id
    )
    insert into registration_event (registration_id, at, actor, event, from_state, to_state)
    select id, ${now}, 'system', 'check_in', 'confirmed', 'attended' from attended`,
);
