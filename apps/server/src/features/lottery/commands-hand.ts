import { sql } from 'kysely';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { Database } from '../../db/connection/database.ts';
import { findByCode } from './queries.ts';

const UNDO_MS = 5 * 60_000;

interface HandOver {
  conferenceId: number;
  /** As scanned or typed. */
  code: string;
  staffId: number;
  now: Date;
}

type Handed =
  | {
      ok: true;
      id: number;
      name: string;
      number: number;
      prize: Bilingual;
      thing: Bilingual;
      handedAt: Date;
      first: boolean;
      by: string;
    }
  | { ok: false; reason: 'lottery_code' | 'lottery_replaced' | 'lottery_pick_up_over' };

/** Locks a winner, so that two desks follow one another; returns who handed the prize over, if anybody did. */
export async function lockWinner(db: Database, id: number): Promise<{ at: Date | null; by: string }> {
  const { rows } = await sql<{ at: Date | null; by: string | null }>`
    select handed_at as at, (select name from staff_member where staff_member.id = handed_by) as by
    from lottery_winner where id = ${id} for update`.execute(db);
  return { at: rows[0]?.at ?? null, by: rows[0]?.by ?? '' };
}

/** The code of `PRIZE:12345678`, or eight typed digits. */
const codeOf = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/^PRIZE:/i, '')
    .replace(/[\s-]/g, '');

/** Hands a prize over once; `lock` serializes two desks, only a test replaces it. */
export async function handOver(
  db: Database,
  { conferenceId, code, staffId, now }: HandOver,
  lock: typeof lockWinner = lockWinner,
): Promise<Handed> {
  const found = await findByCode(db, conferenceId, codeOf(code));
  if (!found) return { ok: false, reason: 'lottery_code' };
  const { id, name, number, prize, thing } = found;
  const before = await lock(db, id);
  if (before.at !== null)
    return { ok: true, id, name, number, prize, thing, handedAt: before.at, first: false, by: before.by };
  // Read again below the lock: it may have been drawn again meanwhile.
  if ((await findByCode(db, conferenceId, codeOf(code)))?.replaced) return { ok: false, reason: 'lottery_replaced' };
  if (found.pick_up_until !== null && now > found.pick_up_until) return { ok: false, reason: 'lottery_pick_up_over' };
  await db.updateTable('lottery_winner').set({ handed_at: now, handed_by: staffId }).where('id', '=', id).execute();
  return { ok: true, id, name, number, prize, thing, handedAt: now, first: true, by: '' };
}

/** Takes a handing over back within five minutes. */
export async function undoHandOver(
  db: Database,
  { conferenceId, winnerId, now }: { conferenceId: number; winnerId: number; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update lottery_winner as winner set handed_at = null, handed_by = null from lottery_draw as draw
    where draw.id = winner.draw_id and draw.conference_id = ${conferenceId} and winner.id = ${winnerId}
      and handed_at > ${new Date(now.getTime() - UNDO_MS)} returning winner.id`.execute(db);
  return rows.length > 0;
}
