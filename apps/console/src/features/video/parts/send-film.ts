import { VIDEO_PIECE, videoConsoleCalls as calls } from '@meetingapp/contract/video/console.ts';
import { send, type CallFailure } from '../../../lib/calls/call.ts';

const TRIES = 4;
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

interface Sending {
  cid: number;
  videoId: number;
  /** 0 to 1. */
  progress: (share: number) => void;
  signal: AbortSignal;
}

/** Uploads a film in chunks, retries each when the connection breaks, and joins them at the end. Null on success. */
export async function sendFilm(film: File, { cid, videoId, progress, signal }: Sending): Promise<CallFailure | null> {
  const pieces = Math.max(1, Math.ceil(film.size / VIDEO_PIECE));
  for (let piece = 0; piece < pieces; piece += 1) {
    const part = new File([film.slice(piece * VIDEO_PIECE, (piece + 1) * VIDEO_PIECE)], film.name, { type: film.type });
    for (let attempt = 1; ; attempt += 1) {
      const outcome = await send(calls.addPiece, { cid, videoId, piece }, signal, part);
      if (outcome.ok) break;
      if (signal.aborted || outcome.failure.name !== 'offline' || attempt === TRIES) return outcome.failure;
      await wait(1000 * attempt);
    }
    progress((piece + 1) / pieces);
  }
  const joined = await send(calls.joinPieces, { cid, videoId, pieces }, signal);
  return joined.ok ? null : joined.failure;
}
