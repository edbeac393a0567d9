import type { ArchiveScope } from '@meetingapp/contract/conference/archive.ts';
import type { Database } from '../../../db/connection/database.ts';
import type { ArchiveFault, ArchiveSummary } from '../../../db/schema/json-shapes.ts';

interface NewArchive {
  societyId: number;
  staffId: number;
  name: string;
  key: string;
  now: Date;
}

export async function saveArchive(db: Database, { societyId, staffId, name, key, now }: NewArchive): Promise<number> {
  const { id } = await db
    .insertInto('conference_archive')
    .values({ society_id: societyId, staff_id: staffId, name: name.slice(0, 200), file_id: key, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Makes this dry run the current one; what the one before found is no longer true. */
export const beginCheck = (db: Database, id: number, taskId: number, scope: ArchiveScope) =>
  db
    .updateTable('conference_archive')
    .set({ check_task_id: taskId, apply_task_id: null, scope, summary: null, faults: '[]' })
    .where('id', '=', id)
    .execute();

export const beginApply = (db: Database, id: number, taskId: number) =>
  db.updateTable('conference_archive').set({ apply_task_id: taskId }).where('id', '=', id).execute();

export const saveChecked = (db: Database, id: number, contains: ArchiveScope, summary: ArchiveSummary) =>
  db
    .updateTable('conference_archive')
    .set({ contains, ...(contains === 'setup' && { scope: contains }), summary: JSON.stringify(summary), faults: '[]' })
    .where('id', '=', id)
    .execute();

export const saveFaults = (db: Database, id: number, contains: ArchiveScope | null, faults: readonly ArchiveFault[]) =>
  db
    .updateTable('conference_archive')
    .set({ ...(contains && { contains }), summary: null, faults: JSON.stringify(faults) })
    .where('id', '=', id)
    .execute();

export const saveMade = (db: Database, id: number, cid: number) =>
  db.updateTable('conference_archive').set({ made_id: cid }).where('id', '=', id).execute();

/** Once the conference is made or the archive put aside, nobody needs the file any more. */
export const saveFileGone = (db: Database, id: number) =>
  db.updateTable('conference_archive').set({ file_id: '' }).where('id', '=', id).execute();

/** Days after which an archive is deleted with its people. */
const KEEP_DAYS = 7;

/** Deletes old archives and returns the files that are no longer needed. */
export async function deleteOldArchives(db: Database, now: Date): Promise<string[]> {
  const gone = await db
    .deleteFrom('conference_archive')
    .where('created_at', '<', new Date(now.getTime() - KEEP_DAYS * 86_400_000))
    .returning('file_id')
    .execute();
  return gone.map(({ file_id }) => file_id).filter((key) => key !== '');
}
