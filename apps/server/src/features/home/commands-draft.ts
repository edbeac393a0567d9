import type { HomeTheme } from '@meetingapp/contract/home/console.ts';
import type { Database } from '../../db/connection/database.ts';
import { inTransaction } from '../../db/connection/transaction.ts';
import { goLive, losesTakenBooth } from './commands-console.ts';
import type { HomeContent } from '../../db/schema/json-shapes.ts';
import { editedHome } from './queries-console.ts';

export interface SaveDraft {
  conferenceId: number;
  /** Version of the draft that the person saw; 0: none. */
  seen: number;
  content: HomeContent;
  theme: HomeTheme;
  staffId: number;
  now: Date;
}

/** Saves the draft. Null when somebody else saved, published or removed it in the meantime. */
export async function saveDraft(
  db: Database,
  { conferenceId, seen, content, theme, staffId, now }: SaveDraft,
): Promise<number | null> {
  const values = { ...theme, content: JSON.stringify(content), saved_by: staffId, saved_at: now };
  if (seen === 0) {
    const added = await db
      .insertInto('home_draft')
      .values({ ...values, conference_id: conferenceId, version: 1 })
      .onConflict((conflict) => conflict.doNothing())
      .returning('version')
      .executeTakeFirst();
    return added?.version ?? null;
  }
  const saved = await db
    .updateTable('home_draft')
    .set({ ...values, version: seen + 1 })
    .where('conference_id', '=', conferenceId)
    .where('version', '=', seen)
    .returning('version')
    .executeTakeFirst();
  return saved?.version ?? null;
}

interface Seen {
  conferenceId: number;
  seen: number;
}

/** Sets or removes the time at which the draft goes live. Null: it was changed in the meantime. */
export async function planDraft(db: Database, { conferenceId, seen }: Seen, at: Date | null): Promise<number | null> {
  const row = await db
    .updateTable('home_draft')
    .set({ live_at: at, version: seen + 1 })
    .where('conference_id', '=', conferenceId)
    .where('version', '=', seen)
    .returning('version')
    .executeTakeFirst();
  return row?.version ?? null;
}

/** False: it was changed in the meantime. */
export async function dropDraft(db: Database, { conferenceId, seen }: Seen): Promise<boolean> {
  const row = await db
    .deleteFrom('home_draft')
    .where('conference_id', '=', conferenceId)
    .where('version', '=', seen)
    .returning('conference_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Makes each draft live whose time has come, once, also when several processes look at the same moment. Returns their number. */
export function publishDue(db: Database, now: Date): Promise<number> {
  return inTransaction(db, async (transaction) => {
    // The conference first, as all that write a home do.
    const due = await transaction
      .selectFrom('conference')
      .innerJoin('home_draft', 'conference_id', 'conference.id')
      .select('conference.id')
      .where('live_at', '<=', now)
      .orderBy('conference.id')
      .forNoKeyUpdate('conference')
      .skipLocked()
      .execute();
    const ids = due.map(({ id }) => id);
    if (ids.length === 0) return 0;
    const rows = await transaction
      .selectFrom('home_draft')
      .select(['conference_id', 'content', 'template', 'brand', 'loader', 'saved_by'])
      .where('conference_id', 'in', ids)
      .where('live_at', '<=', now)
      .orderBy('conference_id')
      .forUpdate()
      .execute();
    for (const { conference_id: conferenceId, content: drafted, saved_by: staffId, ...theme } of rows) {
      const before = (await editedHome(transaction, conferenceId))?.content;
      // A booth that was sold since the draft was saved stays, with its plan.
      const loses = before && (await losesTakenBooth(transaction, { conferenceId, before, content: drafted, now }));
      const content = loses ? { ...drafted, levels: before.levels } : drafted;
      await goLive(transaction, { conferenceId, content, theme, staffId, now, timed: true });
    }
    return rows.length;
  });
}
