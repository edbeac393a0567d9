import { randomBytes } from 'node:crypto';
import { fileName, ofFile } from '@meetingapp/domain/registration/kinds/file.ts';
import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';
import { inTransaction } from '../../../db/connection/transaction.ts';
import type { UploadedFile } from '../../../http/calls/context.ts';
import type { FileStore } from '../../../ports/files/store.ts';
import type { Sealing } from '../../../ports/sealing.ts';
import { countFiles, isConference, isHeld } from './queries.ts';
import { readAnswerFile, type AnswerFileFault } from './reader.ts';

export const SEALED = 'answer_file';
/** Uploads of one account for one conference in a day. */
const MOST_FILES = 40;
const DAY_MS = 86_400_000;
/** Days that a file stays which no answer holds: a draft on a phone may be that old. */
const KEEP_DAYS = 30;

interface Upload {
  accountId: number;
  conferenceId: number;
  file: UploadedFile;
  now: Date;
}

type Stored =
  | { ok: true; value: string; bytes: number }
  | { ok: false; reason: AnswerFileFault | 'answer_file_many' | 'conference_unknown' };

/** Stores an upload, encrypted; returns the value of the answer. */
export async function storeAnswerFile(
  db: Database,
  { files, sealing }: { files: FileStore; sealing: Sealing },
  { accountId, conferenceId, file, now }: Upload,
): Promise<Stored> {
  if (!(await isConference(db, conferenceId))) return { ok: false, reason: 'conference_unknown' };
  const read = await readAnswerFile(file.content);
  if (!read.ok) return read;
  return inTransaction(db, async (transaction): Promise<Stored> => {
    // Two uploads at once count each other.
    await transaction.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
    if (
      (await countFiles(transaction, { accountId, conferenceId, since: new Date(now.getTime() - DAY_MS) })) >=
      MOST_FILES
    )
      return { ok: false, reason: 'answer_file_many' };
    const reference = randomBytes(16).toString('hex');
    const name = fileName(file.name, read.kind);
    const bytes = read.content.length;
    const { id } = await transaction
      .insertInto('answer_file')
      .values({
        reference,
        conference_id: conferenceId,
        account_id: accountId,
        name,
        kind: read.kind,
        bytes,
        file_key: '',
        uploaded_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { key } = await files.put(sealing.sealBytes(SEALED, id, read.content), 'bin');
    await transaction.updateTable('answer_file').set({ file_key: key }).where('id', '=', id).execute();
    return { ok: true, value: ofFile({ reference, name }), bytes };
  });
}

/** Removes files that no answer has held for a month; returns the keys of their contents. */
export async function removeUnheldFiles(db: Database, now: Date): Promise<string[]> {
  const { rows } = await sql<{ file_key: string }>`
    delete from answer_file as file
    where uploaded_at < ${new Date(now.getTime() - KEEP_DAYS * DAY_MS)} and not ${isHeld}
    returning file_key
  `.execute(db);
  return rows.map(({ file_key }) => file_key);
}
