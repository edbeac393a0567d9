import type { BodyOf } from '@meetingapp/contract/call.ts';
import { speakerSlidesCalls as calls, SLIDES_PIECE } from '@meetingapp/contract/speakers/slides.ts';
import { pieceBytes, piecesOf } from '@meetingapp/domain/speakers/slides.ts';
import { send, type CallFailure } from '../../../lib/calls/call.ts';
import { randomKey } from '../../../lib/calls/random-key.ts';

const TRIES = 4;
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export type TaskOfPerson = BodyOf<typeof calls.slides>;

interface Sending {
  who: TaskOfPerson;
  /** Bytes that are on the server. */
  progress: (sent: number) => void;
  signal: AbortSignal;
}

/**
 * Sends a file in pieces, each again when the connection breaks; pieces of an earlier attempt are not sent again. Null on success. The
 * pieces that have arrived stay on the server.
 */
export async function sendSlides(file: File, { who, progress, signal }: Sending): Promise<CallFailure | null> {
  const about = { fileName: file.name, bytes: file.size, modified: file.lastModified };
  const begun = await send(calls.begin, { ...who, ...about }, { key: randomKey(), quiet: true, signal });
  if (!begun.ok) return begun.failure;
  const { uploadId } = begun.answer;
  const there = new Set(begun.answer.pieces);
  let sent = [...there].reduce((sum, piece) => sum + pieceBytes(file.size, piece, SLIDES_PIECE), 0);
  for (let piece = 0; piece < piecesOf(file.size, SLIDES_PIECE); piece += 1) {
    progress(sent);
    if (there.has(piece)) continue;
    const content = file.slice(piece * SLIDES_PIECE, (piece + 1) * SLIDES_PIECE);
    const before = sent;
    for (let attempt = 1; ; attempt += 1) {
      const outcome = await send(
        calls.addPiece,
        { ...who, linkKey: who.linkKey ?? '', uploadId, piece },
        {
          file: new File([content], 'piece'),
          quiet: true,
          signal,
          progress: (share) => progress(before + share * content.size),
        },
      );
      if (outcome.ok) break;
      if (signal.aborted || outcome.failure.name !== 'offline' || attempt === TRIES) return outcome.failure;
      await wait(1000 * attempt);
    }
    sent += content.size;
  }
  progress(file.size);
  const finished = await send(calls.finish, { ...who, uploadId }, { key: randomKey(), quiet: true, signal });
  return finished.ok ? null : finished.failure;
}
