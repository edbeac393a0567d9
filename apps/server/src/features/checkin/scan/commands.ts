import { joinScans } from '@meetingapp/domain/checkin/join-scans.ts';
import { byServerClock, isCurrent } from '@meetingapp/domain/checkin/moving-part.ts';
import {
  hinderedBy,
  verdictOf,
  type Passage,
  type PointRules,
  type Refusal,
} from '@meetingapp/domain/checkin/point-rules.ts';
import { dayIn } from '@meetingapp/domain/plain-date.ts';
import { clockIn } from '@meetingapp/domain/zoned.ts';
import type { Database } from '../../../db/connection/database.ts';
import { inTransaction, type DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { notifyAccounts, type Notification } from '../../../db/rows/outbox.ts';
import { rulesOf, type PointRow } from '../point/queries.ts';
import { keysOf } from '../ticket/commands-keys.ts';
import { movingMacOf, roleOf } from '../ticket/writer.ts';
import { objectionsTo, type Objection } from './queries-double.ts';
import { countInside, knownOf, spentStampsOf, type ScannedTicket, type StoredRow } from './queries.ts';
import {
  storeScans,
  type MovingSent,
  type NewScan,
  type ScanKind,
  type ScanOutcome,
  type StoredScan,
} from './commands-store.ts';

interface KnownAdmission extends Passage {
  forced: boolean;
  where: string;
}

/** What is known of one ticket at the point: grows with each scan of the batch. */
interface TicketHistory {
  ticket: ScannedTicket;
  admissions: KnownAdmission[];
  undone: Set<string>;
}

interface Deciding {
  rules: PointRules;
  dayOf: (at: number) => string;
  inside: number;
  /** Why the moving part of a ticket's code does not count by the server's clock; null: it counts. */
  staleBy: (token: number, movingPart: MovingSent) => Refusal | null;
}

/**
 * Records scans of one point in one transaction under the point's lock, in the order given. A scan that is stored already has no second
 * effect. Live scans are decided here by the same rule as on the device; offline ones are joined with what others accepted, and
 * admissions that the rule forbids become doubles. Null: the conference has no such point.
 */
export async function recordScans(
  db: Database,
  place: { conferenceId: number; pointId: number; zone: string },
  scans: readonly NewScan[],
  now: Date,
  lock: LockPoint = lockPoint,
): Promise<ScanOutcome[] | null> {
  return inTransaction(db, async (transaction) => {
    const point = await lock(transaction, place);
    if (!point) return null;
    const [rows, tickets] = await knownOf(transaction, place, scans);
    const stored = new Map(rows.map((row) => [row.id, row]));
    const fresh = [...new Map(scans.filter(({ id }) => !stored.has(id)).map((scan) => [scan.id, scan])).values()];
    const histories = historiesOf(tickets);
    const rules = rulesOf(point);
    const inside =
      rules.capacity === null || fresh.length === 0 ? 0 : await countInside(transaction, point.id, rules.ways);
    const moves = fresh.some(({ movingPart }) => movingPart);
    const keys = moves ? await keysOf(transaction, place.conferenceId) : null;
    const deciding: Deciding = {
      rules,
      dayOf: (at) => dayIn(place.zone, new Date(at)),
      inside,
      staleBy: (token, { window, mac }) => {
        if (!isCurrent(window, now.getTime(), byServerClock)) return 'stale';
        return keys && movingMacOf(keys, token, window) === mac ? null : 'signature';
      },
    };
    const decided = fresh.map((scan) => decide(deciding, scan, histories.get(scan.print ?? -1) ?? null));
    const doubles = [...histories.values()].flatMap((history) => newDoubles(deciding, history));
    await storeScans(transaction, { ...place, marksAttended: point.kind === 'entry', now }, decided, doubles);
    await notifyCopied(transaction, place, point, decided);
    const outcomes = new Map(decided.map(({ outcome }) => [outcome.id, outcome]));
    const undos = scans.filter(({ undoes }) => undoes !== null);
    const kept = await spentStampsOf(
      transaction,
      undos.map(({ id }) => id),
    );
    const objections = await objectionsTo(
      transaction,
      place.conferenceId,
      scans.flatMap(({ id, offline, kind, undoes }) => (offline && kind === 'admit' && undoes === null ? [id] : [])),
    );
    return scans.map(({ id }) => {
      const one = outcomes.get(id) ?? repeated(stored.get(id), id);
      return objectedTo({ ...one, kept: kept.get(id) ?? one.kept }, objections.get(id));
    });
  });
}

/** Reads the point and keeps others from recording scans there until the transaction ends. */
export type LockPoint = (
  transaction: DatabaseTransaction,
  place: { conferenceId: number; pointId: number },
) => Promise<PointRow | undefined>;

const lockPoint: LockPoint = (transaction, { conferenceId, pointId }) =>
  transaction
    .selectFrom('checkin_point')
    .selectAll()
    .where('conference_id', '=', conferenceId)
    .where('id', '=', pointId)
    .forUpdate()
    .executeTakeFirst();

const repeated = (row: StoredRow | undefined, id: string): ScanOutcome => ({
  id,
  kind: row?.kind ?? 'refuse',
  reason: row?.reason ?? '',
  name: row?.name ?? '',
  role: row?.role ?? null,
  previous: null,
  kept: [],
});

/** The outcome as the device shows it to staff: the person has passed, and what stands against that. */
const objectedTo = (outcome: ScanOutcome, objection: Objection | undefined): ScanOutcome =>
  !objection || outcome.kind !== 'admit'
    ? outcome
    : objection.other
      ? { ...outcome, previous: objection.other }
      : { ...outcome, reason: 'void' };

const historiesOf = (tickets: readonly ScannedTicket[]): Map<number, TicketHistory> =>
  new Map(
    tickets.map((ticket) => [
      ticket.print,
      {
        ticket,
        admissions: ticket.admissions
          .filter(({ undoes }) => undoes === null)
          .map(({ id, at, direction, forced, where }) => ({ id, at, direction, forced: forced !== '', where })),
        undone: new Set(ticket.admissions.flatMap(({ undoes }) => (undoes === null ? [] : [undoes]))),
      },
    ]),
  );

const refusal = (scan: NewScan, reason: string, ticket: ScannedTicket | null): StoredScan =>
  outcome(scan, 'refuse', reason, ticket, null);

function outcome(
  scan: NewScan,
  kind: ScanKind,
  reason: string,
  ticket: ScannedTicket | null,
  previous: KnownAdmission | null,
): StoredScan {
  return {
    scan,
    ticket,
    outcome: {
      id: scan.id,
      kind,
      reason,
      name: ticket?.name ?? '',
      role: ticket?.role ?? null,
      previous: previous && { id: previous.id, at: new Date(previous.at), where: previous.where },
      kept: [],
    },
  };
}

/** Decides one scan and adds it to the history that the next one of the batch sees. */
function decide(deciding: Deciding, scan: NewScan, history: TicketHistory | null): StoredScan {
  if (!history) return refusal(scan, scan.print === null && scan.reason !== '' ? scan.reason : 'unknown', null);
  const { ticket } = history;
  if (scan.undoes !== null) return takeBack(scan, scan.undoes, history);
  const { passages } = joinScans(deciding.rules, history.admissions, history.undone, deciding.dayOf);
  const admission = {
    id: scan.id,
    at: scan.at.getTime(),
    direction: scan.direction,
    forced: scan.forced !== '',
    where: scan.where,
  };
  if (scan.offline || scan.forced !== '') {
    if (scan.kind === 'admit') history.admissions.push(admission);
    const hindrance =
      scan.kind === 'already'
        ? hinderedBy(deciding.rules, passages, { at: scan.at.getTime(), dayOf: deciding.dayOf })
        : null;
    return outcome(scan, scan.kind, scan.reason, ticket, hindrance);
  }
  const stale = scan.movingPart && deciding.staleBy(ticket.token, scan.movingPart);
  if (stale) return refusal(scan, stale, ticket);
  const at = scan.at.getTime();
  const facts = {
    role: roleOf(ticket.role),
    feeId: ticket.feeKindId,
    branchId: ticket.branchId,
    valid: ticket.ticketState === 'valid',
  };
  const { dayOf, inside } = deciding;
  const verdict = verdictOf(deciding.rules, facts, passages, { direction: scan.direction, at, dayOf, inside });
  if (verdict.kind === 'refuse') return refusal(scan, verdict.reason, ticket);
  if (verdict.kind === 'already') return outcome(scan, 'already', '', ticket, verdict.previous);
  history.admissions.push(admission);
  if (scan.direction === 'in') deciding.inside += 1;
  else if (deciding.rules.ways === 'both' && verdict.remark === 'none') deciding.inside -= 1;
  return outcome(scan, 'admit', verdict.remark === 'none' ? '' : verdict.remark, ticket, null);
}

/** Only an admission of the same ticket at the same point, and only once. */
function takeBack(scan: NewScan, undoes: string, history: TicketHistory): StoredScan {
  const known = history.admissions.some(({ id }) => id === undoes);
  if (!known || history.undone.has(undoes)) return refusal({ ...scan, undoes: null }, 'undo', history.ticket);
  history.undone.add(undoes);
  return outcome(scan, 'admit', 'undo', history.ticket, null);
}

/** Doubles among all admissions of a ticket; those known before are left out when they are stored. */
function newDoubles(
  deciding: Deciding,
  { admissions, undone }: TicketHistory,
): { scanId: string; previousId: string }[] {
  const { doubles } = joinScans(deciding.rules, admissions, undone, deciding.dayOf);
  return doubles.map(({ scan, previous }) => ({ scanId: scan.id, previousId: previous.id }));
}

/** A person whose ticket is shown again hears of it, once per point and day: the code may have been copied. */
async function notifyCopied(
  transaction: DatabaseTransaction,
  { conferenceId, zone }: { conferenceId: number; zone: string },
  point: PointRow,
  decided: readonly StoredScan[],
): Promise<void> {
  const copied = decided.flatMap(({ scan, ticket, outcome: { kind, previous } }): Notification[] =>
    kind === 'already' && ticket?.accountId != null && previous
      ? [
          {
            accountId: ticket.accountId,
            conferenceId,
            kind: 'registration',
            template: 'checkin_copied',
            variables: {
              point: point.name,
              where: previous.where || point.name,
              at: clockIn(zone, previous.at).replace('T', ' '),
            },
            registrationId: ticket.registrationId,
            event: `checkin_copied:${ticket.id}:${point.id}:${scan.at.toISOString().slice(0, 10)}`,
          },
        ]
      : [],
  );
  await notifyAccounts(transaction, copied);
}
