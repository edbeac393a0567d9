import { addJob } from '../../../jobs/queue.ts';
import { makeFilm, probe } from '../../../ports/live/film.ts';
import { noteRecording } from './commands.ts';
import type { StatePlace } from '../state/commands.ts';
import { foundRecording, recordingOfFilm } from './queries.ts';

/** Longest film assumed for a recording without a duration. */
const LONGEST_MS = 24 * 3_600_000;

type Begun = { ok: true; videoId: number } | { ok: false; reason: 'not_found' | 'live_recording_running' };

/**
 * Starts a film of a whole recording that no broadcast shows any more. It takes the title of the deleted broadcast, or of the room.
 * The recording is kept until staff decide otherwise.
 */
export async function filmRecording(place: StatePlace, conferenceId: number, name: string): Promise<Begun> {
  const { db, ports } = place;
  // Concurrent requests start one film.
  await db.selectFrom('conference').select('id').where('id', '=', conferenceId).forNoKeyUpdate().execute();
  const found = await foundRecording(place, conferenceId, name);
  if (!found) return { ok: false, reason: 'not_found' };
  if (found.standing === 'recording') return { ok: false, reason: 'live_recording_running' };
  if (found.videoId !== null) return { ok: true, videoId: found.videoId };
  const [showed] = [...found.deleted, ...found.broadcasts];
  const { id: videoId } = await db
    .insertInto('video')
    .values({
      conference_id: conferenceId,
      session_id: showed?.session_id ?? null,
      title: JSON.stringify(showed?.title ?? found.room),
      folder: ports.media.newFolder(),
      watch: showed?.replay_watch ?? 'paid',
      state: 'making',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await noteRecording(db, conferenceId, found, { kept: true, marked_at: null, video_id: videoId });
  await addJob(db, 'live.film', { videoId });
  return { ok: true, videoId };
}

/** Makes the film; staff then check and publish it. */
export async function makeRecordedFilm(place: StatePlace, videoId: number): Promise<void> {
  const { db, ports } = place;
  const row = await recordingOfFilm(place, videoId);
  if (!row) return;
  const to = (await probe(row.path))?.milliseconds ?? LONGEST_MS;
  const made = await makeFilm(ports.media.path(row.folder), [{ path: row.path, from: 0, to }]);
  const outcome = made.ok
    ? ({ state: 'ready', milliseconds: made.milliseconds, fault: '' } as const)
    : ({ state: 'failed', fault: made.reason === 'missing' ? 'no_ffmpeg' : 'failed' } as const);
  await db.updateTable('video').set(outcome).where('id', '=', videoId).where('state', '=', 'making').execute();
}
