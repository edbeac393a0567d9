import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { isWebVtt } from '@meetingapp/domain/video/chapters.ts';
import { HEAD, playsEverywhere, readHead, readMovie, type Movie } from '@meetingapp/domain/video/movie.ts';
import type { Database } from '../../../db/connection/database.ts';
import { addJob } from '../../../jobs/queue.ts';
import { PLAYLIST, WHOLE_FILM, type MediaPort } from '../../../ports/media/media.ts';

/** The index of a film of many hours is a few megabytes. */
const LARGEST_INDEX = 64 * 1024 * 1024;

interface Place {
  conferenceId: number;
  id: number;
}

const pieceName = (piece: number): string => `piece-${piece}.mp4`;
/** The joined file before it is checked. */
const JOINED = 'joined.mp4';

/** Locks a film that staff upload or change. */
function lock(db: Database, { conferenceId, id }: Place) {
  return db
    .selectFrom('video')
    .select(['folder', 'state', 'captions'])
    .where('id', '=', id)
    .where('conference_id', '=', conferenceId)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function savePiece(
  db: Database,
  media: MediaPort,
  place: Place,
  { piece, content }: { piece: number; content: Buffer },
): Promise<boolean> {
  const row = await lock(db, place);
  if (row) await media.write(row.folder, pieceName(piece), content);
  return row !== undefined;
}

type Joined =
  | { ok: true; milliseconds: number; soundOnly: boolean }
  | { ok: false; reason: 'not_found' | 'file_missing' | 'file_not_video' | 'video_codec' };

/** Joins the uploaded pieces into one film. When it is invalid, the earlier film stays. */
export async function joinPieces(db: Database, media: MediaPort, place: Place, pieces: number): Promise<Joined> {
  const row = await lock(db, place);
  if (!row) return { ok: false, reason: 'not_found' };
  const { folder } = row;
  const names = Array.from({ length: pieces }, (_, piece) => pieceName(piece));
  for (const name of names) if (!(await media.has(folder, name))) return { ok: false, reason: 'file_missing' };
  await media.write(folder, JOINED, Readable.from(contents(media, folder, names)));
  for (const name of names) await media.removeFile(folder, name);
  const movie = await movieIn(media, folder, JOINED);
  const reason = movie === null ? 'file_not_video' : playsEverywhere(movie) ? null : 'video_codec';
  if (movie === null || reason !== null) {
    await media.removeFile(folder, JOINED);
    return { ok: false, reason: reason ?? 'file_not_video' };
  }
  await media.write(folder, WHOLE_FILM, Readable.from(contents(media, folder, [JOINED])));
  await media.removeFile(folder, JOINED);
  // The playlist would still show the earlier film.
  await media.removeFile(folder, PLAYLIST);
  const soundOnly = movie.pictures.length === 0;
  await db
    .updateTable('video')
    .set({
      milliseconds: movie.milliseconds,
      sound_only: soundOnly,
      state: row.state === 'published' ? 'published' : 'ready',
      fault: '',
    })
    .where('id', '=', place.id)
    .execute();
  await addJob(db, 'video.playlist', { videoId: place.id }, { key: `video.playlist:${place.id}` });
  return { ok: true, milliseconds: movie.milliseconds, soundOnly };
}

async function* contents(media: MediaPort, folder: string, names: readonly string[]): AsyncGenerator<Buffer> {
  for (const name of names) {
    const found = await media.read(folder, name);
    if (found) yield* found.stream() as AsyncIterable<Buffer>;
  }
}

/** Finds the movie index by walking the boxes, anywhere in the file. */
async function movieIn(media: MediaPort, folder: string, name: string): Promise<Movie | null> {
  let at = 0;
  for (;;) {
    const head = readHead(await part(media, folder, name, at, HEAD));
    if (!head || (at === 0 && head.kind !== 'ftyp')) return null;
    if (head.kind === 'moov')
      return head.size > LARGEST_INDEX || head.size === 0
        ? null
        : readMovie(await part(media, folder, name, at + head.head, head.size - head.head));
    if (head.size === 0) return null;
    at += head.size;
  }
}

async function part(media: MediaPort, folder: string, name: string, from: number, length: number): Promise<Uint8Array> {
  const found = await media.read(folder, name);
  if (!found) return new Uint8Array();
  if (from >= found.size || length <= 0) {
    await found.close();
    return new Uint8Array();
  }
  return buffer(found.stream({ from, to: Math.min(from + length, found.size) - 1 }));
}

export async function addCaption(
  db: Database,
  media: MediaPort,
  place: Place,
  { language, label, content }: { language: string; label: string; content: Buffer },
): Promise<{ ok: true } | { ok: false; reason: 'not_found' | 'file_not_captions' }> {
  const row = await lock(db, place);
  if (!row) return { ok: false, reason: 'not_found' };
  const text = new TextDecoder('utf-8').decode(content);
  if (!isWebVtt(text)) return { ok: false, reason: 'file_not_captions' };
  const file = `${language}.vtt`;
  await media.write(row.folder, file, Buffer.from(text));
  const others = row.captions.filter((one) => one.language !== language);
  await setCaptions(db, place.id, [...others, { language, label, file }]);
  return { ok: true };
}

export async function removeCaption(db: Database, media: MediaPort, place: Place, language: string): Promise<boolean> {
  const row = await lock(db, place);
  const gone = row?.captions.find((one) => one.language === language);
  if (!row || !gone) return false;
  await setCaptions(
    db,
    place.id,
    row.captions.filter((one) => one !== gone),
  );
  await media.removeFile(row.folder, gone.file);
  return true;
}

async function setCaptions(db: Database, id: number, captions: readonly object[]): Promise<void> {
  await db
    .updateTable('video')
    .set({ captions: JSON.stringify(captions) })
    .where('id', '=', id)
    .execute();
}
