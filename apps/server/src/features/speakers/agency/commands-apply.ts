import type { DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { rowRefused } from '../../../db/outcome.ts';
import { nextVersion } from '../../../db/rows/optimistic-lock.ts';
import type { TaskRefusal } from '../../../db/schema/json-shapes.ts';
import {
  type AppliedLine,
  type DoneLine,
  type ImportPlace,
  type SheetLine,
  unwritten,
} from '../../../jobs/import-kind.ts';
import { saveLegIn } from '../travel/commands.ts';
import { legOf, type LegRow } from '../travel/queries.ts';
import { ticketPlanner, type PlannedTicket } from './queries-plan.ts';

/** A journey as it was; times in ISO format. */
type LegRecord = Pick<
  LegRow,
  'mode' | 'number' | 'from_place' | 'to_place' | 'seat' | 'ticket' | 'words' | 'pickup_id'
> & { leaves_at: string | null; arrives_at: string | null; was_at: string | null };

/** What a row did. `before` null: there was no journey. */
interface DoneTicket {
  /** The person. */
  id: number;
  direction: 'arrival' | 'departure';
  /** Version that the row wrote. */
  version: number;
  before: LegRecord | null;
}

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text));
const iso = (at: Date | null): string | null => at?.toISOString() ?? null;
const recordOf = (leg: LegRow): LegRecord => ({
  mode: leg.mode,
  number: leg.number,
  from_place: leg.from_place,
  to_place: leg.to_place,
  leaves_at: iso(leg.leaves_at),
  arrives_at: iso(leg.arrives_at),
  seat: leg.seat,
  ticket: leg.ticket,
  words: leg.words,
  was_at: iso(leg.was_at),
  pickup_id: leg.pickup_id,
});

/** Names a journey, and its version at the dry run: a row is refused when its journey has changed since. */
export const keysOf = ({ expertId, direction, before }: PlannedTicket): string[] => {
  if (expertId === null) return [];
  const journey = `#${expertId}@${direction ?? ''}`;
  return [journey, `${journey}/${before?.version ?? 0}`];
};

/** Books tickets as announced; a row is refused when its journey has changed since. */
export async function applyTickets(
  transaction: DatabaseTransaction,
  { conferenceId, columns, now }: ImportPlace,
  lines: readonly (SheetLine & { fate: string; keys: readonly string[] })[],
): Promise<AppliedLine[]> {
  const { plan } = await ticketPlanner(transaction, conferenceId, columns);
  const outcomes: AppliedLine[] = [];
  for (const [at, row] of plan(lines).entries()) outcomes.push(await applied(row, at));
  return outcomes;

  async function applied(row: PlannedTicket, at: number): Promise<AppliedLine> {
    const left = unwritten(row);
    if (left) return left;
    const { ticket, before } = row;
    const changed: AppliedLine = { refusal: rowRefused('changed_meanwhile') };
    const seen = keysOf(row).every((key) => lines[at]?.keys.includes(key));
    if (!ticket || !seen) return changed;
    const saved = await saveLegIn(transaction, {
      ...ticket,
      conferenceId,
      seen: before?.version ?? 0,
      ticket: 'booked',
      words: '',
      byPerson: false,
      now,
    });
    if (!saved.ok) return changed;
    const { expertId: id, direction } = ticket;
    const done: DoneTicket = { id, direction, version: saved.version, before: before ? recordOf(before) : null };
    return { refusal: null, done };
  }
}

/** Sets journeys back to what they were before a list; one that was confirmed, changed or put in another car since stays. */
export async function undoTickets(
  transaction: DatabaseTransaction,
  { now }: ImportPlace,
  lines: readonly DoneLine[],
): Promise<(TaskRefusal | null)[]> {
  const outcomes: (TaskRefusal | null)[] = [];
  for (const { done } of lines) outcomes.push(await undone(done as unknown as DoneTicket));
  return outcomes;

  async function undone({ id, direction, version, before }: DoneTicket): Promise<TaskRefusal | null> {
    const leg = await legOf(transaction, id, direction);
    if (!leg || leg.version !== version || leg.pickup_id !== (before?.pickup_id ?? null))
      return rowRefused('import_touched');
    if (before === null) {
      await transaction.deleteFrom('speaker_leg').where('id', '=', leg.id).execute();
      return null;
    }
    await transaction
      .updateTable('speaker_leg')
      .set({
        ...before,
        leaves_at: dateOf(before.leaves_at),
        arrives_at: dateOf(before.arrives_at),
        was_at: dateOf(before.was_at),
        changed_at: now,
        version: nextVersion,
      })
      .where('id', '=', leg.id)
      .execute();
    return null;
  }
}
