import type { Database } from '../../../db/connection/database.ts';
import type { UploadedFile } from '../../../http/calls/context.ts';

export interface Upload {
  conferenceId: number;
  staffId: number;
  file: UploadedFile;
  now: Date;
}

/** Saves the content of a file unchanged; applies nothing. */
export async function saveUpload(
  db: Database,
  table: 'invoice_result',
  { conferenceId, staffId, file, now }: Upload,
  rows: readonly unknown[],
): Promise<number> {
  const { id } = await db
    .insertInto(table)
    .values({
      conference_id: conferenceId,
      staff_id: staffId,
      name: file.name.slice(0, 200),
      rows: JSON.stringify(rows),
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
