import { SLIDES_PIECE } from '@meetingapp/contract/speakers/slides.ts';
import { kindOfName, mayShowSlides, pieceBytes, piecesOf, slideLimits } from '@meetingapp/domain/speakers/slides.ts';
import type { Database } from '../../../db/connection/database.ts';
import { inTransaction } from '../../../db/connection/transaction.ts';
import { refused } from '../../../db/outcome.ts';
import type { FileStore } from '../../../ports/files/store.ts';
import type { InvitationRow } from '../invitation/queries.ts';
import { piecesIn, uploadOf } from './queries.ts';

export interface SentFile {
  name: string;
  bytes: number;
  /** Milliseconds since 1970. */
  modified: number;
}

type Begun =
  | { ok: true; uploadId: number; pieces: number[] }
  | { ok: false; reason: 'slides_over' | 'slides_unasked' | 'slides_kind' | 'slides_too_large' };

export const isOver = ({ asked }: Pick<InvitationRow, 'asked'>, now: Date): boolean => now >= new Date(asked.to);

/** Begins an upload, or finds the pieces of the same file that are there already. Another file replaces a broken upload. */
export async function beginUpload(
  db: Database,
  files: FileStore,
  invitation: InvitationRow,
  { sent, now }: { sent: SentFile; now: Date },
): Promise<Begun> {
  const kind = kindOfName(sent.name);
  if (isOver(invitation, now)) return refused('slides_over');
  if (!mayShowSlides(invitation.roles)) return refused('slides_unasked');
  if (kind === null) return refused('slides_kind');
  if (sent.bytes > slideLimits[kind]) return refused('slides_too_large');
  const { gone, ...begun } = await inTransaction(db, async (transaction) => {
    await lockTask(transaction, invitation.id);
    const before = await uploadOf(transaction, invitation.id);
    if (before && before.name === sent.name && before.bytes === sent.bytes && before.modified === sent.modified) {
      const pieces = await piecesIn(transaction, before.id);
      return { ok: true as const, uploadId: before.id, pieces: pieces.map(({ number }) => number), gone: [] };
    }
    const replaced = before ? await dropUpload(transaction, before.id) : [];
    const { id } = await transaction
      .insertInto('speaker_slides_upload')
      .values({ invitation_id: invitation.id, ...sent, begun_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { ok: true as const, uploadId: id, pieces: [], gone: replaced };
  });
  await removeKeys(files, gone);
  return begun;
}

/** One upload of a task at a time. */
export const lockTask = (transaction: Database, invitationId: number) =>
  transaction.selectFrom('speaker_invitation').select('id').where('id', '=', invitationId).forUpdate().execute();

/** Deletes an upload and returns the keys of its pieces, to be removed from the store after the commit. */
export async function dropUpload(transaction: Database, uploadId: number): Promise<string[]> {
  const pieces = await piecesIn(transaction, uploadId);
  await transaction.deleteFrom('speaker_slides_upload').where('id', '=', uploadId).execute();
  return pieces.map(({ key }) => key);
}

export const removeKeys = async (files: FileStore, keys: readonly string[]): Promise<void> => {
  await Promise.all(keys.map((key) => files.remove(key)));
};

interface Piece {
  invitationId: number;
  uploadId: number;
  piece: number;
  content: Buffer;
}
type Added = { ok: true } | { ok: false; reason: 'slides_upload_gone' | 'slides_piece_wrong' };

/** Adds one piece. The same piece sent twice counts once. */
export async function addPiece(db: Database, files: FileStore, sent: Piece): Promise<Added> {
  const { invitationId, uploadId, piece, content } = sent;
  const upload = await uploadOf(db, invitationId);
  if (upload?.id !== uploadId) return refused('slides_upload_gone');
  if (content.length === 0 || content.length !== pieceBytes(upload.bytes, piece, SLIDES_PIECE))
    return refused('slides_piece_wrong');
  const { key } = await files.put(content, 'bin');
  const outcome = await inTransaction(db, async (transaction) => {
    await lockTask(transaction, invitationId);
    // Replaced by another file since.
    if ((await uploadOf(transaction, invitationId))?.id !== uploadId) return 'gone' as const;
    const added = await transaction
      .insertInto('speaker_slides_piece')
      .values({ upload_id: uploadId, number: piece, bytes: content.length, key })
      .onConflict((known) => known.doNothing())
      .returning('number')
      .executeTakeFirst();
    return added ? ('added' as const) : ('known' as const);
  });
  if (outcome !== 'added') await files.remove(key);
  return outcome === 'gone' ? refused('slides_upload_gone') : { ok: true };
}

/** True when every piece of a file is there. */
export const isComplete = (bytes: number, pieces: readonly { number: number }[]): boolean =>
  pieces.length === piecesOf(bytes, SLIDES_PIECE);
