import { fileTypeFromBuffer } from 'file-type';
import { sql } from 'kysely';
import { href } from '@meetingapp/contract/paths.ts';
import type { StandPage } from '@meetingapp/contract/exhibition/stand.ts';
import type { Database } from '../../../db/connection/database.ts';
import { inTransactionIfOk } from '../../../db/connection/transaction.ts';
import { refused } from '../../../db/outcome.ts';
import { notifyAccount } from '../../../db/rows/outbox.ts';
import { readPicture, type PictureFault } from '../../../ports/files/picture.ts';
import type { FileStore } from '../../../ports/files/store.ts';
import type { ExhibitorRow } from './queries.ts';
import { lockDraft, needsRelease, type DraftRow } from './queries-draft.ts';

interface Acting {
  exhibitorId: number;
  /** The version of the draft that the person has seen. */
  seen: number;
  now: Date;
}

const valuesOf = ({ name, field, introduction, logo, stand }: StandPage) => ({
  name: JSON.stringify(name),
  field: JSON.stringify(field),
  introduction: JSON.stringify(introduction),
  logo,
  stand: JSON.stringify(stand),
});

/** Keeps a draft; one that was sent is taken back. Null when it was changed since it was read (`seen` null: there was none). */
export async function saveDraft(
  db: Database,
  {
    exhibitorId,
    seen,
    accountId,
    page,
    now,
  }: Omit<Acting, 'seen'> & { seen: number | null; accountId: number; page: StandPage },
): Promise<number | null> {
  const values = { ...valuesOf(page), state: 'kept' as const, account_id: accountId, saved_at: now };
  const saved =
    seen === null
      ? await db
          .insertInto('exhibitor_draft')
          .values({ ...values, exhibitor_id: exhibitorId })
          .onConflict((conflict) => conflict.doNothing())
          .returning('version')
          .executeTakeFirst()
      : await db
          .updateTable('exhibitor_draft')
          .set({ ...values, version: sql`version + 1` })
          .where('exhibitor_id', '=', exhibitorId)
          .where('version', '=', seen)
          .returning('version')
          .executeTakeFirst();
  return saved?.version ?? null;
}

type Sent = { ok: true; outcome: 'shown' | 'asked' } | { ok: false; reason: 'changed_meanwhile' };

/** Shows a draft at once, or asks the organiser where the conference wants a release. */
export const sendDraft = (
  db: Database,
  { exhibitorId, seen, conferenceId }: Acting & { conferenceId: number },
): Promise<Sent> =>
  inTransactionIfOk(db, async (transaction): Promise<Sent> => {
    const row = await lockDraft(transaction, exhibitorId);
    if (row?.version !== seen) return refused('changed_meanwhile');
    if (!(await needsRelease(transaction, conferenceId))) {
      await show(transaction, row);
      return { ok: true, outcome: 'shown' };
    }
    await transaction
      .updateTable('exhibitor_draft')
      .set({ state: 'asked', reason: '', version: row.version + 1 })
      .where('exhibitor_id', '=', exhibitorId)
      .execute();
    return { ok: true, outcome: 'asked' };
  });

/** The draft becomes the page that visitors see. */
async function show(db: Database, row: DraftRow): Promise<void> {
  await db
    .updateTable('exhibitor')
    .set({ ...valuesOf(row), version: sql`version + 1` })
    .where('id', '=', row.exhibitor_id)
    .execute();
  await db.deleteFrom('exhibitor_draft').where('exhibitor_id', '=', row.exhibitor_id).execute();
}

/** False when the draft was changed since it was read. */
export async function discardDraft(db: Database, { exhibitorId, seen }: Omit<Acting, 'now'>): Promise<boolean> {
  const gone = await db
    .deleteFrom('exhibitor_draft')
    .where('exhibitor_id', '=', exhibitorId)
    .where('version', '=', seen)
    .returning('version')
    .executeTakeFirst();
  return gone !== undefined;
}

type Answered = { ok: true } | { ok: false; reason: 'changed_meanwhile' };

/**
 * Staff release a draft, or return it with a reason (`reason` null: released). Only one that was sent: the exhibitor may be writing
 * again. Who saved it last is notified.
 */
export const answerDraft = (
  db: Database,
  exhibitor: ExhibitorRow,
  { exhibitorId, seen, reason }: Acting & { reason: string | null },
): Promise<Answered> =>
  inTransactionIfOk(db, async (transaction): Promise<Answered> => {
    const row = await lockDraft(transaction, exhibitorId);
    if (row?.version !== seen || row.state !== 'asked') return refused('changed_meanwhile');
    if (reason === null) await show(transaction, row);
    else
      await transaction
        .updateTable('exhibitor_draft')
        .set({ state: 'returned', reason, version: row.version + 1 })
        .where('exhibitor_id', '=', exhibitorId)
        .execute();
    if (row.account_id !== null)
      await notifyAccount(transaction, {
        accountId: row.account_id,
        conferenceId: exhibitor.conference_id,
        kind: 'registration',
        template: reason === null ? 'stand_released' : 'stand_returned',
        variables: { exhibitor: row.name, ...(reason === null ? {} : { reason }) },
        link: href('standPage', { showid: exhibitorId }),
      });
    return { ok: true };
  });

/** Whether staff release what exhibitors send. What waits goes on waiting. */
export async function saveRelease(db: Database, conferenceId: number, release: boolean): Promise<void> {
  await db
    .insertInto('exhibition_settings')
    .values({ conference_id: conferenceId, release })
    .onConflict((conflict) => conflict.column('conference_id').doUpdateSet({ release }))
    .execute();
}

type Stored = { ok: true; key: string } | { ok: false; reason: PictureFault | 'not_pdf' };

/** Stores a file of a page: it belongs to the exhibitor, so it stays when the person who sent it closes their account. */
export async function storePageFile(files: FileStore, kind: 'picture' | 'document', content: Buffer): Promise<Stored> {
  if (kind === 'picture') {
    const result = await readPicture(content);
    return result.ok ? { ok: true, key: (await files.put(result.picture, 'jpg')).key } : result;
  }
  const type = (await fileTypeFromBuffer(content))?.mime;
  return type === 'application/pdf'
    ? { ok: true, key: (await files.put(content, 'pdf')).key }
    : { ok: false, reason: 'not_pdf' };
}
