import { recordingStatus, type RecordingStatus } from '@meetingapp/domain/live/old-recordings.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';
import type { RecordingFile } from '../../../ports/live/recordings.ts';
import { WHOLE_FILM } from '../../../ports/media/media.ts';
import type { StatePlace } from '../state/commands.ts';

export interface FoundRecording {
  file: RecordingFile;
  /** Null when the room was deleted. */
  roomId: number | null;
  room: Bilingual;
  /** Broadcasts that it shows, and those since deleted, newest first. */
  broadcasts: ShownBroadcast[];
  deleted: ShownBroadcast[];
  standing: RecordingStatus;
  markedAt: Date | null;
  videoId: number | null;
}

type ShownBroadcast = Awaited<ReturnType<typeof shownIn>>[number];

export async function recordingDays(db: Database, conferenceId: number): Promise<{ days: number | null } | undefined> {
  const row = await db
    .selectFrom('conference')
    .select('live_recording_days as days')
    .where('id', '=', conferenceId)
    .executeTakeFirst();
  return row;
}

/** Conferences whose recordings may be deleted, or were marked for it. */
export async function conferencesToClear(db: Database): Promise<{ id: number; days: number | null }[]> {
  const { rows } = await sql<{ id: number; days: number | null }>`
    select id, live_recording_days as days from conference
    where live_recording_days is not null or exists (
      select from live_recording
      where conference_id = conference.id and marked_at is not null and removed_at is null)
    order by id`.execute(db);
  return rows;
}

const shownIn = (db: Database, conferenceId: number) =>
  db
    .selectFrom('broadcast')
    .leftJoin('video', (join) =>
      join.onRef('video.broadcast_id', '=', 'broadcast.id').on('video.removed_at', 'is', null),
    )
    .where('broadcast.conference_id', '=', conferenceId)
    .where('broadcast.began_at', 'is not', null)
    .select([
      'broadcast.room_id',
      'broadcast.title',
      'broadcast.session_id',
      'broadcast.replay_watch',
      'broadcast.removed_at',
      'broadcast.state',
      'broadcast.began_at',
      'broadcast.ended_at',
      'video.state as video_state',
      'video.folder',
    ])
    .orderBy('broadcast.began_at', 'desc')
    .execute();

/** One recording, of any age. */
export const foundRecording = async (place: StatePlace, conferenceId: number, name: string) =>
  (await foundRecordings(place, conferenceId, null)).find(({ file }) => file.name === name);

/** Present and former streams that may have recordings. */
async function streamsOf(db: Database, conferenceId: number) {
  const now = await db
    .selectFrom('live_stream')
    .innerJoin('live_room', 'live_room.id', 'live_stream.room_id')
    .where('live_room.conference_id', '=', conferenceId)
    .select(['live_stream.name', 'live_room.id as roomId', 'live_room.name as room'])
    .execute();
  const past = await db
    .selectFrom('live_stream_past')
    .where('conference_id', '=', conferenceId)
    .select(['name', 'room_id as roomId', 'room'])
    .execute();
  const names = new Set(now.map(({ name }) => name));
  return [
    ...now.map((one) => ({ ...one, gone: false })),
    ...past.filter(({ name }) => !names.has(name)).map((one) => ({ ...one, gone: true })),
  ];
}

/** Recordings of a conference on this machine, newest first, each with its standing. */
export async function foundRecordings(
  { db, ports, now }: StatePlace,
  conferenceId: number,
  days: number | null,
): Promise<FoundRecording[]> {
  const broadcasts = await Promise.all(
    (await shownIn(db, conferenceId)).map(async (row) => ({
      ...row,
      settled:
        row.state === 'ended' &&
        row.video_state === 'published' &&
        row.folder !== null &&
        (await ports.media.has(row.folder, WHOLE_FILM)),
    })),
  );
  const known = new Map((await notedRows(db, conferenceId)).map((row) => [row.name, row]));
  const found: FoundRecording[] = [];
  for (const { name, roomId, room, gone } of await streamsOf(db, conferenceId))
    for (const file of await ports.live.recordings.of(name)) {
      const row = known.get(file.name);
      // Staff removed it; its file is about to be deleted.
      if (row?.removed_at) continue;
      const ran = broadcasts.filter(
        (one) =>
          one.room_id === roomId &&
          one.began_at !== null &&
          one.began_at < file.endedAt &&
          (one.ended_at === null || one.ended_at > file.beganAt),
      );
      const shows = ran.filter(({ removed_at: removed }) => removed === null);
      const deleted = ran.filter(({ removed_at: removed }) => removed !== null);
      const about = { endedAt: file.endedAt, kept: row?.kept ?? false, shows, orphan: gone || deleted.length > 0 };
      found.push({
        file,
        roomId,
        room,
        broadcasts: shows,
        deleted,
        standing: recordingStatus(about, days, now),
        markedAt: row?.marked_at ?? null,
        videoId: row?.video_id ?? null,
      });
    }
  return found.toSorted((a, b) => b.file.beganAt.getTime() - a.file.beganAt.getTime());
}

const notedRows = (db: Database, conferenceId: number) =>
  db
    .selectFrom('live_recording')
    .leftJoin('video', (join) =>
      join
        .onRef('video.id', '=', 'live_recording.video_id')
        .on('video.removed_at', 'is', null)
        .on('video.state', '<>', 'failed'),
    )
    .where('live_recording.conference_id', '=', conferenceId)
    .select(['live_recording.name', 'kept', 'marked_at', 'live_recording.removed_at', 'video.id as video_id'])
    .execute();

/** Source of a film that staff requested from a recording. */
export async function recordingOfFilm({ db, ports }: StatePlace, videoId: number) {
  const row = await db
    .selectFrom('live_recording')
    .innerJoin('video', 'video.id', 'live_recording.video_id')
    .where('live_recording.video_id', '=', videoId)
    .select(['live_recording.name', 'video.folder'])
    .executeTakeFirst();
  return row && { path: ports.live.recordings.path(row.name), folder: row.folder };
}

/** Bytes of removed recordings. */
export async function bytesFreed(db: Database, conferenceId: number): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(size), 0)::float8 as bytes from live_recording
    where conference_id = ${conferenceId} and removed_at is not null`.execute(db);
  return rows[0]?.bytes ?? 0;
}
