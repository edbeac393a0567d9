import { chaptersOf, replayCuts, shownStretches, type ReplayCut } from '@meetingapp/domain/live/replay.ts';
import type { Database } from '../../../db/connection/database.ts';
import { addJob } from '../../../jobs/queue.ts';
import { makeFilm, probe, type FilmOutcome } from '../../../ports/live/film.ts';
import type { RecordingFile } from '../../../ports/live/recordings.ts';
import type { Ports } from '../../../ports/ports.ts';
import type { StatePlace } from '../state/commands.ts';
import { broadcastToReplay, endedLately, recordedStreams, shownHappenings, talkTimes } from './queries-replay.ts';

const LATELY_MS = 24 * 3_600_000;

type Broadcast = NonNullable<Awaited<ReturnType<typeof broadcastToReplay>>>;
type Piece = RecordingFile & { milliseconds: number; rank: number };

/** A recording is complete: queues the replays of ended broadcasts that have none. */
export async function queueMissingReplays({ db, now }: StatePlace, streamName: string): Promise<void> {
  for (const { id } of await endedLately(db, streamName, new Date(now.getTime() - LATELY_MS)))
    await addJob(db, 'live.replay', { broadcastId: id }, { key: `live.replay:${id}` });
}

/** Joins the recordings of an ended broadcast into its replay, for staff to publish. Run again, it replaces the earlier replay. */
export async function joinReplay(place: StatePlace, broadcastId: number): Promise<void> {
  const { db, ports } = place;
  const broadcast = await broadcastToReplay(db, broadcastId);
  if (broadcast?.state !== 'ended') return;
  const stretches = shownStretches(await shownHappenings(db, broadcastId), {
    began: broadcast.began_at?.getTime() ?? null,
    until: broadcast.ended_at?.getTime() ?? 0,
  });
  const [first] = stretches;
  if (!first) return;
  const pieces = await piecesOf(place, broadcast, first.from);
  const cuts = replayCuts(
    pieces.map((piece) => ({ ...piece, beganAt: piece.beganAt.getTime() })),
    stretches,
  );
  if (cuts.length === 0) return fail(place, broadcast, 'nothing_recorded', '');
  await beginVideo(db, ports, broadcast);
  const folder = ports.media.newFolder();
  const paths = new Map(pieces.map(({ name, path }) => [name, path]));
  const made = await makeFilm(
    ports.media.path(folder),
    cuts.map(({ name, from, to }) => ({ path: paths.get(name) ?? '', from, to })),
  );
  if (!made.ok) return fail(place, broadcast, made.reason === 'missing' ? 'no_ffmpeg' : 'failed', made.detail);
  await finishVideo(place, broadcast, { folder, cuts, made });
}

/**
 * Recordings of the room's streams that overlap the time from `from` to the end of the broadcast. Each is recorded as belonging to the
 * room.
 */
async function piecesOf({ db, ports, now }: StatePlace, broadcast: Broadcast, from: number): Promise<Piece[]> {
  const pieces: Piece[] = [];
  const until = broadcast.ended_at?.getTime() ?? 0;
  for (const { name, part } of await recordedStreams(db, broadcast.room_id))
    for (const file of await ports.live.recordings.of(name)) {
      if (file.beganAt.getTime() > until) continue;
      const found = await probe(file.path);
      if (!found || file.beganAt.getTime() + found.milliseconds < from) continue;
      pieces.push({ ...file, milliseconds: found.milliseconds, rank: part === 'main' ? 0 : 1 });
    }
  for (const { name, beganAt, milliseconds, size } of pieces) {
    const known = { milliseconds, size };
    const row = await db
      .insertInto('live_recording')
      .values({
        conference_id: broadcast.conference_id,
        room_id: broadcast.room_id,
        broadcast_id: broadcast.id,
        name,
        began_at: beganAt,
        ...known,
      })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(known))
      .returning('created_at')
      .executeTakeFirstOrThrow();
    if (row.created_at >= now) await happened(db, broadcast, now, 'recorded', { name });
  }
  return pieces;
}

/** Creates the row of the replay; the published version stays visible until the new one is ready. */
async function beginVideo(db: Database, ports: Ports, broadcast: Broadcast): Promise<void> {
  const { title, introduction, cover } = broadcast;
  await db
    .insertInto('video')
    .values({
      conference_id: broadcast.conference_id,
      broadcast_id: broadcast.id,
      session_id: broadcast.session_id,
      title: JSON.stringify(title),
      introduction: JSON.stringify(introduction),
      cover,
      folder: ports.media.newFolder(),
      watch: broadcast.replay_watch,
    })
    .onConflict((conflict) => conflict.column('broadcast_id').doNothing())
    .execute();
  await db
    .updateTable('video')
    .set({ state: 'making', fault: '' })
    .where('broadcast_id', '=', broadcast.id)
    .where('state', 'in', ['failed', 'ready'])
    .execute();
}

interface MadeReplay {
  folder: string;
  cuts: ReplayCut[];
  made: Extract<FilmOutcome, { ok: true }>;
}

async function finishVideo({ db, ports, now }: StatePlace, broadcast: Broadcast, { folder, cuts, made }: MadeReplay) {
  const chapters = chaptersOf(cuts, await talkTimes(db, broadcast.session_id));
  const before = await db
    .selectFrom('video')
    .select(['id', 'folder', 'state'])
    .where('broadcast_id', '=', broadcast.id)
    .executeTakeFirst();
  if (!before) return;
  await db
    .updateTable('video')
    .set({
      folder,
      milliseconds: made.milliseconds,
      chapters: JSON.stringify(chapters),
      state: before.state === 'published' ? 'published' : 'ready',
      fault: '',
    })
    .where('id', '=', before.id)
    .execute();
  await ports.media.removeFolder(before.folder);
  await happened(db, broadcast, now, 'replay_ready', { video: before.id });
}

async function fail({ db, now }: StatePlace, broadcast: Broadcast, reason: string, detail: string): Promise<void> {
  await db
    .updateTable('video')
    .set({ state: 'failed', fault: reason })
    .where('broadcast_id', '=', broadcast.id)
    .where('state', '=', 'making')
    .execute();
  await happened(db, broadcast, now, 'replay_failed', { reason, detail });
}

async function happened(
  db: Database,
  { room_id: roomId, id }: Broadcast,
  at: Date,
  kind: 'recorded' | 'replay_ready' | 'replay_failed',
  detail: Record<string, unknown>,
): Promise<void> {
  await db
    .insertInto('live_happening')
    .values({ room_id: roomId, broadcast_id: id, at, kind, detail: JSON.stringify(detail) })
    .execute();
}

/** Queues a new replay of an ended broadcast. */
export async function queueReplay(
  db: Database,
  conferenceId: number,
  broadcastId: number,
): Promise<'done' | 'not_found' | 'broadcast_state'> {
  const row = await db
    .selectFrom('broadcast')
    .select('state')
    .where('id', '=', broadcastId)
    .where('conference_id', '=', conferenceId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (!row) return 'not_found';
  if (row.state !== 'ended') return 'broadcast_state';
  await addJob(db, 'live.replay', { broadcastId }, { key: `live.replay:${broadcastId}` });
  return 'done';
}
