import { sql } from 'kysely';
import type { Database } from '@meetingapp/server/db/connection/database.ts';
import { fileAddress } from '@meetingapp/domain/files/stored-address.ts';
import { saveFilmLoops, type FilmLoop } from '@meetingapp/server/ports/live/film-loop.ts';
import type { FileStore } from '@meetingapp/server/ports/files/store.ts';
import { symposiumHalls } from '../agenda/symposium.ts';
import { both } from '../support/bilingual.ts';
import { dayFrom } from '../support/calendar.ts';
import { buildVideo, buildVideoCategory, demoMedia, filmCover } from '../video/video.ts';
import { buildBroadcast, buildLiveRoom, buildLiveSeries } from './live.ts';

/** Halls with cameras. */
const cameras = ['river', 'bund'] as const;

/**
 * Inserts the live rooms of the symposium: all sessions of the two halls from yesterday on. Those before now are over, the one at
 * `now` is on air, and a film stands in for the studios until the end. Yesterday's sessions have replays.
 */
export async function seedSymposiumLive(
  db: Database,
  cid: number,
  now: Date,
  { files, dataDir }: { files: FileStore | null; dataDir: string | null },
): Promise<void> {
  const cover = files ? fileAddress((await files.put(filmCover('heart-failure'), 'jpg')).key) : null;
  const media = dataDir === null ? null : demoMedia(dataDir);
  const series = await buildLiveSeries(db, cid, {
    title: both('会场直播', 'Live from the halls'),
    introduction: both(
      '浦江厅和外滩厅同步直播，登录后观看。',
      'Live from Pujiang Hall and Bund Hall. Log in to watch.',
    ),
  });
  const categoryId = await buildVideoCategory(db, cid, both('首日回放', 'Day one on replay'));
  const loops: FilmLoop[] = [];
  for (const [position, hall] of cameras.entries()) {
    const { name } = symposiumHalls[hall];
    const hallId = await hallNamed(db, cid, name.zh);
    const stream = `symposium-${hall}`;
    const room = await buildLiveRoom(db, cid, { name, hall: hallId, stream, position });
    const { secret } = await db
      .selectFrom('live_stream')
      .select('secret')
      .where('room_id', '=', room)
      .executeTakeFirstOrThrow();
    for (const session of await sessionsIn(db, hallId)) {
      const { starts_at: from, ends_at: to } = session;
      const isOver = to <= now;
      const broadcastId = await buildBroadcast(db, cid, {
        room,
        series,
        session: session.id,
        title: session.title,
        from,
        to,
        cover,
        state: isOver ? 'ended' : from <= now ? 'live' : 'planned',
        watch: 'anyone',
        replayWatch: 'account',
      });
      if (!isOver) loops.push({ name: stream, secret, from, to });
      if (isOver && from < new Date(`${dayFrom(now, 0)}T00:00:00+08:00`))
        await buildVideo(db, media, cid, {
          title: session.title,
          cover,
          categoryId,
          broadcastId,
          sessionId: session.id,
          watch: 'account',
          film: 'heart-failure',
          at: new Date(to.getTime() + 3 * 3_600_000),
        });
    }
  }
  if (dataDir !== null) await saveFilmLoops(dataDir, loops);
}

const hallNamed = async (db: Database, cid: number, chinese: string): Promise<number> =>
  (
    await db
      .selectFrom('hall')
      .select('id')
      .where('conference_id', '=', cid)
      .where(sql`name ->> 'zh'`, '=', chinese)
      .executeTakeFirstOrThrow()
  ).id;

const sessionsIn = (db: Database, hallId: number) =>
  db
    .selectFrom('programme_session')
    .select(['id', 'title', 'starts_at', 'ends_at'])
    .where('hall_id', '=', hallId)
    .orderBy('starts_at')
    .execute();
