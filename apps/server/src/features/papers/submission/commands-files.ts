import type { PaperFileKind } from '@meetingapp/contract/papers/paper.ts';
import { LARGEST_PAPER_FILE } from '@meetingapp/contract/papers/submission.ts';
import { alterHindrance } from '@meetingapp/domain/papers/call-times.ts';
import { cleanLine } from '@meetingapp/domain/papers/clean-paper.ts';
import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';
import { inTransaction, type DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { refused } from '../../../db/outcome.ts';
import { readDocument, type DocumentFault } from '../../../ports/files/document.ts';
import { readPicture } from '../../../ports/files/picture.ts';
import type { FileExtension, FileStore } from '../../../ports/files/store.ts';
import { fileAddress, fileKey } from '@meetingapp/domain/files/stored-address.ts';
import { lockOwn } from './queries.ts';
import { holdCall, timesOf } from '../call/queries.ts';

interface OwnPaper {
  cid: number;
  accountId: number;
  paperId: number;
  now: Date;
}
interface SentFile {
  kind: PaperFileKind;
  name: string;
  content: Buffer;
}
type FileFault =
  | DocumentFault
  | 'file_unreadable'
  | 'paper_file_too_large'
  | 'paper_file_poster'
  | 'paper_file_audio'
  | 'paper_file_unasked';
type Hindrance = 'not_found' | NonNullable<ReturnType<typeof alterHindrance>>;
type Outcome = { ok: true } | { ok: false; reason: FileFault | Hindrance };

/** Pixels of the longest side of a poster: viewers zoom in to read the small print. */
const POSTER_SIDE = 4000;

interface Ready {
  content: Buffer;
  extension: FileExtension;
  width: number | null;
  height: number | null;
}

/** Checks and converts an uploaded file; its type is detected from the content, not from its name. */
async function readPaperFile({
  kind,
  content,
}: SentFile): Promise<{ ok: true; ready: Ready } | { ok: false; reason: FileFault }> {
  if (content.length > LARGEST_PAPER_FILE) return refused('paper_file_too_large');
  const document = await readDocument(content);
  if (kind === 'audio') {
    if (!document.ok || document.extension === 'pdf') return refused('paper_file_audio');
    return { ok: true, ready: { content, extension: document.extension, width: null, height: null } };
  }
  if (document.ok && document.extension === 'pdf')
    return { ok: true, ready: { content, extension: 'pdf', width: null, height: null } };
  if (!document.ok && document.reason !== 'file_not_pdf') return refused(document.reason);
  if (kind === 'manuscript') return refused('file_not_pdf');
  const result = await readPicture(content, { side: POSTER_SIDE, limit: LARGEST_PAPER_FILE });
  if (!result.ok)
    return refused(
      result.reason === 'wrong_kind'
        ? 'paper_file_poster'
        : result.reason === 'too_large'
          ? 'paper_file_too_large'
          : 'file_unreadable',
    );
  const { picture, width, height } = result;
  return { ok: true, ready: { content: picture, extension: 'jpg', width, height } };
}

/** Adds a file to the person's own paper; replaces the previous one of its kind, which then is no longer readable. */
export async function addPaperFile(db: Database, files: FileStore, own: OwnPaper, sent: SentFile): Promise<Outcome> {
  const { kind } = sent;
  // Checked before the file is processed, and again when it is saved.
  const early = await inTransaction(db, (transaction) => hindranceOf(transaction, own, kind));
  if (early) return refused(early);
  const read = await readPaperFile(sent);
  if (!read.ok) return read;
  const { content, extension, width, height } = read.ready;
  const stored = await files.put(content, extension);
  const done = await inTransaction(db, async (transaction) => {
    const hindrance = await hindranceOf(transaction, own, kind);
    if (hindrance) return { ok: false, reason: hindrance, gone: [stored.key] } as const;
    const former = await takeOut(transaction, own, (query) => query.where('kind', '=', kind));
    await transaction
      .insertInto('paper_file')
      .values({
        paper_id: own.paperId,
        kind,
        name: cleanLine(sent.name).slice(0, 200) || `${kind}.${extension}`,
        address: fileAddress(stored.key),
        size: stored.size,
        width,
        height,
        added_at: own.now,
      })
      .execute();
    return { ok: true, gone: former } as const;
  });
  await Promise.all(done.gone.map((key) => files.remove(key)));
  return done.ok ? { ok: true } : refused(done.reason);
}

export async function removePaperFile(
  db: Database,
  files: FileStore,
  own: OwnPaper,
  fileId: number,
): Promise<{ ok: true } | { ok: false; reason: Hindrance }> {
  const done = await inTransaction(db, async (transaction) => {
    const hindrance = await hindranceOf(transaction, own);
    if (hindrance) return refused(hindrance);
    const gone = await takeOut(transaction, own, (query) => query.where('id', '=', fileId));
    return gone.length > 0 ? ({ ok: true, gone } as const) : refused('not_found');
  });
  if (!done.ok) return done;
  await Promise.all(done.gone.map((key) => files.remove(key)));
  return { ok: true };
}

async function hindranceOf(transaction: DatabaseTransaction, own: OwnPaper): Promise<Hindrance | null>;
async function hindranceOf(
  transaction: DatabaseTransaction,
  own: OwnPaper,
  kind: PaperFileKind,
): Promise<Hindrance | 'paper_file_unasked' | null>;
async function hindranceOf(
  transaction: DatabaseTransaction,
  { cid, accountId, paperId, now }: OwnPaper,
  kind?: PaperFileKind,
): Promise<Hindrance | 'paper_file_unasked' | null> {
  const call = await holdCall(transaction, cid);
  const row = await lockOwn(transaction, cid, accountId, paperId);
  if (!row) return 'not_found';
  if (!call) return 'papers_not_open';
  const hindrance = alterHindrance(row.state, timesOf(call), now);
  return hindrance ?? (kind !== undefined && !call.files.includes(kind) ? 'paper_file_unasked' : null);
}

const fileRows = (transaction: DatabaseTransaction, paperId: number) =>
  transaction.deleteFrom('paper_file').where('paper_id', '=', paperId);

/**
 * Removes files from a paper and returns their keys, to be deleted from the store after the commit. The paper's version stays the
 * same.
 */
async function takeOut(
  transaction: DatabaseTransaction,
  { paperId, now }: OwnPaper,
  which: (query: ReturnType<typeof fileRows>) => ReturnType<typeof fileRows>,
): Promise<string[]> {
  const rows = await which(fileRows(transaction, paperId)).returning('address').execute();
  await transaction
    .updateTable('paper')
    .set({ changed_at: sql`greatest(changed_at, ${now})` })
    .where('id', '=', paperId)
    .execute();
  return rows.flatMap(({ address }) => fileKey(address) ?? []);
}
