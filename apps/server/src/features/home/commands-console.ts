import type { HomeContent, HomeTheme } from '@meetingapp/contract/home/console.ts';
import { boothLabels } from '@meetingapp/domain/home/floor-places.ts';
import type { Database } from '../../db/connection/database.ts';
import { inTransactionIfOk } from '../../db/connection/transaction.ts';
import { releaseHolds, takenLabels } from '../../db/rows/booths.ts';
import { editedHome } from './queries-console.ts';

export interface SaveHome {
  conferenceId: number;
  /** Version that the person saw. */
  version: string;
  content: HomeContent;
  theme: HomeTheme;
  now: Date;
}

type Outcome =
  | { ok: true; version: string }
  | { ok: false; reason: 'conference_unknown' | 'changed_meanwhile' | 'booth_has_exhibitor' };

/** Writes home and theme in one transaction. Optimistic lock: refused when the version moved, or a booth that is held or sold would go. */
export function saveHome(db: Database, { conferenceId, version, content, theme, now }: SaveHome): Promise<Outcome> {
  return inTransactionIfOk<Outcome>(db, async (transaction) => {
    await transaction.selectFrom('conference').select('id').where('id', '=', conferenceId).forNoKeyUpdate().execute();
    const before = await editedHome(transaction, conferenceId);
    if (!before) return { ok: false, reason: 'conference_unknown' };
    if (before.version !== version) return { ok: false, reason: 'changed_meanwhile' };
    const labels = new Set(boothLabels(content.levels));
    const gone = boothLabels(before.content.levels).filter((label) => !labels.has(label));
    await releaseHolds(transaction, conferenceId, now);
    if ((await takenLabels(transaction, conferenceId, gone)).length > 0)
      return { ok: false, reason: 'booth_has_exhibitor' };
    await transaction.updateTable('conference').set(theme).where('id', '=', conferenceId).execute();
    const stored = JSON.stringify(content);
    await transaction
      .insertInto('home')
      .values({ conference_id: conferenceId, content: stored })
      .onConflict((conflict) => conflict.column('conference_id').doUpdateSet({ content: stored }))
      .execute();
    const after = await editedHome(transaction, conferenceId);
    return { ok: true, version: after?.version ?? '' };
  });
}
