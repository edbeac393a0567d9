import { sql } from 'kysely';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { Database } from '../../db/connection/database.ts';
import { inTransactionIfOk } from '../../db/connection/transaction.ts';
import { refused } from '../../db/outcome.ts';

/** The registration of a valid ticket's code that counts at a moment; injected where the server is assembled. */
export type TicketHolder = (
  db: Database,
  conferenceId: number,
  code: string,
  now: Date,
) => Promise<{ ok: true; registrationId: number } | { ok: false; reason: 'unknown' | 'code_stale' | 'code_still' }>;

interface CodeCheckIn {
  conferenceId: number;
  activityId: number;
  /** As scanned or typed. */
  ticketCode: string;
  now: Date;
}

type CodeCheckedIn =
  | { ok: true; name: string; institution: string; slot: Bilingual; first: boolean; at: Date }
  | {
      ok: false;
      reason: 'not_found' | 'activity_state' | 'activity_code' | 'activity_not_joined' | 'code_stale' | 'code_still';
    };

/** Checks in who has the ticket of this code, if they joined the activity. */
export async function checkInByCode(db: Database, holderOf: TicketHolder, act: CodeCheckIn): Promise<CodeCheckedIn> {
  const { conferenceId, activityId, ticketCode, now } = act;
  const holder = await holderOf(db, conferenceId, ticketCode, now);
  if (!holder.ok) return refused(holder.reason === 'unknown' ? 'activity_code' : holder.reason);
  const { registrationId } = holder;
  const entry = await db
    .selectFrom('activity_entry as entry')
    .innerJoin('registration', 'registration.id', 'entry.registration_id')
    .innerJoin('activity_slot as slot', 'slot.id', 'entry.slot_id')
    .select(['entry.id', 'entry.checked_in_at', 'entry.score', 'registration.name', 'registration.answers'])
    .select('slot.name as slot')
    .where('entry.activity_id', '=', activityId)
    .where('entry.registration_id', '=', registrationId)
    .where('entry.state', '=', 'joined')
    .executeTakeFirst();
  if (!entry) return refused('activity_not_joined');
  const { id: entryId, name, slot, score } = entry;
  const shown = { ok: true, name, institution: entry.answers.company ?? '', slot } as const;
  if (entry.checked_in_at !== null) return { ...shown, first: false, at: entry.checked_in_at };
  const marked = await markEntry(db, { conferenceId, entryId, checkedIn: true, score, now });
  if (marked.ok) return { ...shown, first: true, at: now };
  return refused(marked.reason === 'activity_spent' ? 'activity_state' : marked.reason);
}

interface Mark {
  conferenceId: number;
  entryId: number;
  checkedIn: boolean;
  score: number | null;
  now: Date;
}

/**
 * Checks a person in, which gives the stamp of the activity, or takes both back; and writes down a score. What a prize was given for is
 * not taken back.
 */
export async function markEntry(
  db: Database,
  { conferenceId, entryId, checkedIn, score, now }: Mark,
): Promise<{ ok: true } | { ok: false; reason: 'not_found' | 'activity_state' | 'activity_spent' }> {
  return inTransactionIfOk(db, async (transaction) => {
    const { rows } = await sql<{
      state: string;
      registration_id: number;
      stamp_id: number | null;
      announced_at: Date | null;
      checked_in_at: Date | null;
    }>`
      select entry.state, entry.registration_id, entry.checked_in_at, activity.stamp_id, activity.announced_at
      from activity_entry as entry join activity on activity.id = entry.activity_id
      where entry.id = ${entryId} and activity.conference_id = ${conferenceId} for update of entry`.execute(
      transaction,
    );
    const [entry] = rows;
    if (!entry) return refused('not_found');
    if (entry.state !== 'joined' || entry.announced_at !== null) return refused('activity_state');
    if (!checkedIn && entry.checked_in_at !== null) {
      const taken = await sql<{ back: boolean }>`select take_back_check_in(${entryId}) as back`.execute(transaction);
      if (!taken.rows[0]?.back) return refused('activity_spent');
    }
    const at = checkedIn ? (entry.checked_in_at ?? now) : null;
    await transaction
      .updateTable('activity_entry')
      .set({ checked_in_at: at, score })
      .where('id', '=', entryId)
      .execute();
    if (entry.stamp_id === null || at === null || entry.checked_in_at !== null) return { ok: true };
    await transaction
      .insertInto('stamp_given')
      .values({ stamp_id: entry.stamp_id, registration_id: entry.registration_id, at, entry_id: entryId })
      .onConflict((conflict) => conflict.columns(['stamp_id', 'registration_id']).doNothing())
      .execute();
    return { ok: true };
  });
}
