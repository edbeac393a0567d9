import type { ReturnRow, UploadColumn } from '@meetingapp/contract/credits/upload.ts';
import { verdictOf } from '@meetingapp/domain/credits/upload.ts';
import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';
import { nextVersion } from '../../../db/rows/optimistic-lock.ts';
import { reportedByNumber } from './queries.ts';
import type { ReturnedRow } from './reader.ts';

/** Saves the columns of a set if its version is the one seen; returns the new version. */
export async function saveColumns(
  db: Database,
  { setId, version }: { setId: number; version: number },
  columns: readonly UploadColumn[],
): Promise<number | undefined> {
  const saved = await db
    .updateTable('credit_rule_set')
    .set({ upload_columns: JSON.stringify(columns), version: nextVersion })
    .where('id', '=', setId)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst();
  return saved?.version;
}

interface Report {
  setId: number;
  accountId: number;
  /** Hundredths. */
  credit: number;
  taskId: number;
  now: Date;
}

/** Records that an export reports a person: an earlier report is replaced. */
export async function recordReport(db: Database, { setId, accountId, credit, taskId, now }: Report): Promise<void> {
  await db
    .insertInto('credit_upload')
    .values({ rule_set_id: setId, account_id: accountId, credit, task_id: taskId, sent_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['rule_set_id', 'account_id'])
        .doUpdateSet({ credit, state: 'sent', reason: '', task_id: taskId, sent_at: now, answered_at: null }),
    )
    .execute();
}

/** Outcome of each row of a return file; `now` null: nothing is written. */
export async function takeReturn(
  db: Database,
  setId: number,
  rows: readonly ReturnedRow[],
  now: Date | null,
): Promise<ReturnRow[]> {
  const reported = await reportedByNumber(
    db,
    setId,
    rows.map(({ number }) => number),
  );
  const outcomes: ReturnRow[] = [];
  for (const { row, number, verdict, reason } of rows) {
    const known = reported.get(number);
    const state = verdictOf(verdict);
    const why = state === 'refused' ? reason : '';
    const outcome =
      known === undefined
        ? ('unknown' as const)
        : state === null
          ? ('unreadable' as const)
          : known.state === state && known.reason === why
            ? ('same' as const)
            : state;
    outcomes.push({ row, number, name: known?.name ?? '', outcome, reason: state === null ? verdict : why });
    if (now === null || known === undefined || (outcome !== 'accepted' && outcome !== 'refused')) continue;
    await sql`update credit_upload set state = ${outcome}, reason = ${why}, answered_at = ${now}
      where id = ${known.id}`.execute(db);
    // A number that occurs twice: the later row counts.
    reported.set(number, { ...known, state: outcome, reason: why });
  }
  return outcomes;
}

export const removeReport = (db: Database, setId: number, accountId: number) =>
  db.deleteFrom('credit_upload').where('rule_set_id', '=', setId).where('account_id', '=', accountId).execute();
