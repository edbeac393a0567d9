import type { HomeTheme } from '@meetingapp/contract/home/console.ts';
import { changedParts } from '@meetingapp/domain/home/changed-parts.ts';
import { boothLabels } from '@meetingapp/domain/home/floor-places.ts';
import type { Database } from '../../db/connection/database.ts';
import { inTransactionIfOk, type DatabaseTransaction } from '../../db/connection/transaction.ts';
import { releaseHolds, takenLabels } from '../../db/rows/booths.ts';
import type { HomeContent } from '../../db/schema/json-shapes.ts';
import { editedHome } from './queries-console.ts';

export interface SaveHome {
  conferenceId: number;
  /** Version that the person saw. */
  version: string;
  content: HomeContent;
  theme: HomeTheme;
  staffId: number;
  now: Date;
}

type Outcome =
  | { ok: true; version: string }
  | { ok: false; reason: 'conference_unknown' | 'changed_meanwhile' | 'booth_has_exhibitor' };

/** Writes home and theme in one transaction. Optimistic lock: refused when the version moved, or a booth that is held or sold would go. */
export function saveHome(
  db: Database,
  { conferenceId, version, content, theme, staffId, now }: SaveHome,
): Promise<Outcome> {
  return inTransactionIfOk<Outcome>(db, async (transaction) => {
    await transaction.selectFrom('conference').select('id').where('id', '=', conferenceId).forNoKeyUpdate().execute();
    const before = await editedHome(transaction, conferenceId);
    if (!before) return { ok: false, reason: 'conference_unknown' };
    if (before.version !== version) return { ok: false, reason: 'changed_meanwhile' };
    if (await losesTakenBooth(transaction, { conferenceId, before: before.content, content, now }))
      return { ok: false, reason: 'booth_has_exhibitor' };
    await goLive(transaction, { conferenceId, content, theme, staffId, now, timed: false });
    const after = await editedHome(transaction, conferenceId);
    return { ok: true, version: after?.version ?? '' };
  });
}

interface Replacing {
  conferenceId: number;
  before: Pick<HomeContent, 'levels'>;
  content: Pick<HomeContent, 'levels'>;
  now: Date;
}

/** True when the new plan lacks a booth that is held or sold. */
export async function losesTakenBooth(
  transaction: DatabaseTransaction,
  { conferenceId, before, content, now }: Replacing,
): Promise<boolean> {
  const labels = new Set(boothLabels(content.levels));
  const gone = boothLabels(before.levels).filter((label) => !labels.has(label));
  await releaseHolds(transaction, conferenceId, now);
  return (await takenLabels(transaction, conferenceId, gone)).length > 0;
}

interface GoLive {
  conferenceId: number;
  content: HomeContent;
  theme: HomeTheme;
  staffId: number;
  now: Date;
  /** True: at a time that was set. */
  timed: boolean;
}

/** Writes the live home, adds it to the history with the parts that changed, and ends the draft. */
export async function goLive(
  transaction: Database,
  { conferenceId, content, theme, staffId, now, timed }: GoLive,
): Promise<void> {
  const before = await editedHome(transaction, conferenceId);
  const stored = JSON.stringify(content);
  await transaction.updateTable('conference').set(theme).where('id', '=', conferenceId).execute();
  await transaction
    .insertInto('home')
    .values({ conference_id: conferenceId, content: stored })
    .onConflict((conflict) => conflict.column('conference_id').doUpdateSet({ content: stored }))
    .execute();
  await transaction
    .insertInto('home_version')
    .values({
      ...theme,
      conference_id: conferenceId,
      content: stored,
      changed: changedParts({ ...before?.content, ...before?.theme }, { ...content, ...theme }),
      live_by: staffId,
      live_at: now,
      timed,
    })
    .execute();
  await transaction.deleteFrom('home_draft').where('conference_id', '=', conferenceId).execute();
}
