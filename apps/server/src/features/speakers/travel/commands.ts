import type { LegDirection, LegMode, TicketState } from '@meetingapp/contract/speakers/person.ts';
import type { Database } from '../../../db/connection/database.ts';
import { inTransaction } from '../../../db/connection/transaction.ts';
import { refused } from '../../../db/outcome.ts';
import { nextVersion } from '../../../db/rows/optimistic-lock.ts';
import { legOf, type SavedLeg } from './queries.ts';

export interface LegInput {
  conferenceId: number;
  expertId: number;
  direction: LegDirection;
  /** 0: there was none. */
  seen: number;
  mode: LegMode;
  number: string;
  fromPlace: string;
  toPlace: string;
  leavesAt: string | null;
  arrivesAt: string | null;
  seat: string;
  ticket: TicketState;
  words: string;
  /** Written by the person, not by staff: the travel desk marks what changed. */
  byPerson: boolean;
  now: Date;
}

type Saved = { ok: true; version: number } | { ok: false; reason: 'changed_meanwhile' | 'travel_booked' };

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** This very journey is saved already. */
const isSaved = (row: SavedLeg, input: LegInput): boolean =>
  row.mode === input.mode &&
  row.number === input.number &&
  row.from_place === input.fromPlace &&
  row.to_place === input.toPlace &&
  row.leaves_at?.getTime() === dateOf(input.leavesAt)?.getTime() &&
  row.arrives_at?.getTime() === dateOf(input.arrivesAt)?.getTime() &&
  row.seat === input.seat &&
  row.ticket === input.ticket &&
  row.words === input.words;

/** Saves an arrival or departure. A journey that the organiser has booked is changed by staff only. */
export const saveLeg = (db: Database, input: LegInput): Promise<Saved> =>
  inTransaction(db, (transaction) => saveLegIn(transaction, input));

/** The same in a transaction that is open. */
export async function saveLegIn(db: Database, input: LegInput): Promise<Saved> {
  const before = await legOf(db, input.expertId, input.direction);
  if ((before?.version ?? 0) !== input.seen)
    // Sent again because the first answer was lost on its way.
    return before && isSaved(before, input) ? { ok: true, version: before.version } : refused('changed_meanwhile');
  if (input.byPerson && before && ['booked', 'confirmed', 'change'].includes(before.ticket))
    return refused('travel_booked');
  const values = {
    mode: input.mode,
    number: input.number,
    from_place: input.fromPlace,
    to_place: input.toPlace,
    leaves_at: dateOf(input.leavesAt),
    arrives_at: dateOf(input.arrivesAt),
    seat: input.seat,
    ticket: input.ticket,
    words: input.words,
    changed_at: input.now,
  };
  if (!before) {
    const row = await db
      .insertInto('speaker_leg')
      .values({
        ...values,
        conference_id: input.conferenceId,
        expert_id: input.expertId,
        direction: input.direction,
      })
      .onConflict((known) => known.doNothing())
      .returning('version')
      .executeTakeFirst();
    return row ? { ok: true, version: row.version } : refused('changed_meanwhile');
  }
  const was = input.direction === 'arrival' ? before.arrives_at : before.leaves_at;
  const at = input.direction === 'arrival' ? values.arrives_at : values.leaves_at;
  const moved = was !== null && was.getTime() !== at?.getTime();
  const { version } = await db
    .updateTable('speaker_leg')
    .set({
      ...values,
      was_at: input.byPerson ? (moved ? (before.was_at ?? was) : before.was_at) : null,
      version: nextVersion,
    })
    .where('id', '=', before.id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return { ok: true, version };
}

/** Confirms a booked ticket, or asks for another one. An answer that is saved already is accepted and changes nothing. */
export async function answerLeg(
  db: Database,
  {
    expertId,
    direction,
    seen,
    reply,
    words,
    now,
  }: {
    expertId: number;
    direction: LegDirection;
    seen: number;
    reply: 'confirmed' | 'change';
    words: string;
    now: Date;
  },
): Promise<{ ok: true; version: number } | { ok: false; reason: 'changed_meanwhile' }> {
  const row = await db
    .updateTable('speaker_leg')
    .set({ ticket: reply, words: reply === 'change' ? words : '', changed_at: now, version: nextVersion })
    .where('expert_id', '=', expertId)
    .where('direction', '=', direction)
    .where('version', '=', seen)
    .where('ticket', 'in', ['booked', 'confirmed', 'change'])
    .returning('version')
    .executeTakeFirst();
  if (row) return { ok: true, version: row.version };
  const saved = await legOf(db, expertId, direction);
  const isSent = saved?.ticket === reply && saved.words === (reply === 'change' ? words : '');
  return isSent ? { ok: true, version: saved.version } : refused('changed_meanwhile');
}
