import { createReadStream } from 'node:fs';
import { type SlideKind } from '@meetingapp/contract/speakers/slides.ts';
import { kindOfName, slideLimits } from '@meetingapp/domain/speakers/slides.ts';
import { writeTempFile } from '@meetingapp/sheets/streams/temp-file.ts';
import type { Database } from '../../../db/connection/database.ts';
import { inTransaction } from '../../../db/connection/transaction.ts';
import { refused } from '../../../db/outcome.ts';
import { addJob } from '../../../jobs/queue.ts';
import type { FileStore, StoredFile } from '../../../ports/files/store.ts';
import type { InvitationRow } from '../invitation/queries.ts';
import { dropUpload, isComplete, isOver, lockTask, removeKeys } from './commands-upload.ts';
import { piecesIn, slidesBy, slidesOf, uploadOf, type SlidesRow } from './queries.ts';
import { readSlides, type SlidesFault } from './reader.ts';

/** Versions of a task that are kept, and those that were taken to a hall. */
const VERSIONS = 5;

type Finished =
  | { ok: true; row: SlidesRow }
  | { ok: false; reason: SlidesFault | 'slides_over' | 'slides_upload_gone' | 'slides_incomplete' | 'slides_kind' };

/** Joins the pieces and makes them the newest version. A file that is refused is removed; earlier versions stay. */
export async function finishUpload(
  db: Database,
  files: FileStore,
  invitation: InvitationRow,
  { uploadId, now }: { uploadId: number; now: Date },
): Promise<Finished> {
  if (isOver(invitation, now)) return refused('slides_over');
  const upload = await uploadOf(db, invitation.id);
  if (upload?.id !== uploadId) return refused('slides_upload_gone');
  const pieces = await piecesIn(db, uploadId);
  if (!isComplete(upload.bytes, pieces)) return refused('slides_incomplete');
  const named = kindOfName(upload.name);
  if (named === null) return refused('slides_kind');
  const checked = await storeChecked(files, pieces, { bytes: upload.bytes, named });
  if (!checked.ok) {
    await removeKeys(files, await inTransaction(db, (transaction) => dropUpload(transaction, uploadId)));
    return checked;
  }
  const done = await inTransaction(db, async (transaction) => {
    await lockTask(transaction, invitation.id);
    // Finished by another request, or replaced by another file since.
    if ((await uploadOf(transaction, invitation.id))?.id !== uploadId) return null;
    const gone = await dropUpload(transaction, uploadId);
    const due = await slidesBy(transaction, invitation.conference_id);
    const row = await insertVersion(transaction, invitation.id, {
      name: upload.name,
      kind: named,
      stored: checked.stored,
      late: due !== null && now > due,
      now,
    });
    return { row, gone: [...gone, ...(await dropOld(transaction, invitation.id))] };
  });
  if (!done) {
    await files.remove(checked.stored.key);
    return refused('slides_upload_gone');
  }
  await removeKeys(files, done.gone);
  return { ok: true, row: done.row };
}

type Stored = { ok: true; stored: StoredFile } | { ok: false; reason: SlidesFault };

/** Joins the pieces in a temporary file, checks it and stores it. */
async function storeChecked(
  files: FileStore,
  pieces: readonly { key: string }[],
  { bytes, named }: { bytes: number; named: SlideKind },
): Promise<Stored> {
  const joined = await writeTempFile(contents(files, pieces), slideLimits[named]);
  if (!joined) return refused('slides_damaged');
  try {
    const read = await readSlides(joined.path, bytes, named);
    return read.ok ? { ok: true, stored: await files.put(createReadStream(joined.path), 'bin') } : read;
  } finally {
    await joined.remove();
  }
}

async function* contents(files: FileStore, pieces: readonly { key: string }[]): AsyncGenerator<Uint8Array> {
  for (const { key } of pieces) {
    const found = await files.read(key);
    if (found.ok) yield* found.stream as AsyncIterable<Uint8Array>;
  }
}

interface Version {
  name: string;
  kind: SlideKind;
  stored: StoredFile;
  late: boolean;
  now: Date;
}

async function insertVersion(
  transaction: Database,
  invitationId: number,
  { name, kind, stored, late, now }: Version,
): Promise<SlidesRow> {
  const [newest] = await slidesOf(transaction, [invitationId]);
  const row = await transaction
    .insertInto('speaker_slides')
    .values({
      invitation_id: invitationId,
      number: (newest?.number ?? 0) + 1,
      name,
      kind,
      bytes: stored.size,
      sha256: stored.sha256,
      key: stored.key,
      uploaded_at: now,
      late,
      pages: kind === 'pptx' ? 'waiting' : kind === 'pdf' ? 'own' : 'none',
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (kind === 'pptx') await addJob(transaction, 'speakers.pages', { slidesId: row.id });
  return row;
}

/** Deletes versions before the last five that were never taken to a hall; returns their keys. */
async function dropOld(transaction: Database, invitationId: number): Promise<string[]> {
  const old = (await slidesOf(transaction, [invitationId]))
    .slice(VERSIONS)
    .filter(({ fetched_at: fetched }) => fetched === null);
  if (old.length === 0) return [];
  await transaction
    .deleteFrom('speaker_slides')
    .where(
      'id',
      'in',
      old.map(({ id }) => id),
    )
    .execute();
  return old.flatMap(({ key, pdf_key: pdf }) => (pdf === null ? [key] : [key, pdf]));
}
