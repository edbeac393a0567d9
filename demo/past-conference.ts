import { sql } from 'kysely';
import { href } from '@meetingapp/contract/paths.ts';
import type { Database } from '@meetingapp/server/db/connection/database.ts';
import { fileAddress } from '@meetingapp/domain/files/stored-address.ts';
import { buildRelease } from './agenda/agenda.ts';
import { pastHalls, pastPeople, pastSessions, pastTopics } from './agenda/past-congress.ts';
import { buildHalls, buildTopics, placeSessions } from './agenda/placing.ts';
import { seedPastCredits } from './credits/past-credits.ts';
import { buildTile, usualTiles } from './home/congress-home.ts';
import { buildNotice, changeHome } from './home/home.ts';
import { buildBroadcast, buildLiveRoom, buildLiveSeries } from './live/live.ts';
import { buildOrder } from './orders/orders.ts';
import { seedPastPapers } from './papers/past-papers.ts';
import { copyExperts } from './people/congress-experts.ts';
import { buildRegistration } from './registration/registration.ts';
import { attendee, mapOf, type DayOfConference } from './running-conference.ts';
import type { SmallConference } from './small-conferences.ts';
import { both } from './support/bilingual.ts';
import { dayFrom, momentFrom } from './support/calendar.ts';
import { buildVideo, buildVideoCategory, demoMedia, filmCover, type DemoFilm } from './video/video.ts';

/** Days from today on which it began and ended. */
const BEGAN = -300;
const ENDED = -297;

/** Sessions that can be watched again, each with its film. */
const replays: Readonly<Record<string, DemoFilm>> = {
  'ECG course': 'five-steps',
  'Acute infarction: from onset to the catheter laboratory': 'forum',
  'Heart failure: one year with the guideline': 'heart-failure',
};

/** Fills last year's congress: programme, people, replays, papers and posters, and a participant who was there. */
export async function seedPastConference(
  db: Database,
  { cid, feeKindId, fee }: SmallConference,
  now: Date,
  place: DayOfConference,
): Promise<void> {
  const halls = await buildHalls(db, cid, pastHalls);
  const topics = await buildTopics(db, cid, pastTopics);
  const experts = await copyExperts(db, place.congressId, cid, pastPeople);
  await placeSessions(db, cid, { sessions: pastSessions, startsOn: dayFrom(now, BEGAN), halls, topics, experts });
  await buildRelease(db, cid, momentFrom(now, BEGAN - 30, '10:00'));
  await seedReplays(db, cid, halls.main, now, place);
  await seedPastPapers(db, cid, momentFrom(now, ENDED), place.files);
  const { mine, intro, call } = usualTiles(cid, mapOf('钟山会议中心 南京'));
  await changeHome(db, cid, [
    buildTile('replay', 'circlePlay', '视频回放', 'Replays', href('videoList', { id: cid })),
    buildTile('papers', 'newspaper', '论文查询', 'Papers', href('paper3', { cid })),
    buildTile('posters', 'presentation', '电子壁报', 'E-posters', href('posterList', { cid })),
    buildTile('credits', 'award', '我的学分', 'My credits', href('credits', { cid })),
    buildTile('agenda', 'calendarDays', '大会日程', 'Programme', href('calList', { cid })),
    buildTile('people', 'mic', '嘉宾', 'Speakers', href('personList', { cid })),
    mine,
    intro,
    call,
  ]);
  await buildNotice(db, cid, {
    title: both('主会场回放已上线，登录后观看', 'Replays of the main hall are online: log in to watch'),
    at: momentFrom(now, ENDED + 7, '09:00'),
  });
  const createdAt = momentFrom(now, BEGAN - 60, '20:31');
  const id = await buildRegistration(db, cid, {
    accountId: place.accountId,
    feeKindId,
    ...attendee,
    state: 'attended',
    createdAt,
  });
  await buildOrder(db, id, { lines: [{ title: both('注册费', 'Registration fee'), amount: fee }], createdAt });
  await seedPastCredits(db, cid, place.accountId, now);
}

async function seedReplays(
  db: Database,
  cid: number,
  hall: number,
  now: Date,
  { files, dataDir }: DayOfConference,
): Promise<void> {
  const media = dataDir === null ? null : demoMedia(dataDir);
  const room = await buildLiveRoom(db, cid, { hall, stream: 'past-main' });
  const series = await buildLiveSeries(db, cid, { title: both('主会场', 'Main hall') });
  const categoryId = await buildVideoCategory(db, cid, both('主会场回放', 'Replays of the main hall'));
  for (const [position, [english, film]] of Object.entries(replays).entries()) {
    const session = await db
      .selectFrom('programme_session')
      .select(['id', 'title', 'starts_at', 'ends_at'])
      .where('conference_id', '=', cid)
      .where(sql`title ->> 'en'`, '=', english)
      .executeTakeFirstOrThrow();
    const cover = files && film !== 'heart-sounds' ? fileAddress((await files.put(filmCover(film), 'jpg')).key) : null;
    const broadcastId = await buildBroadcast(db, cid, {
      room,
      series,
      session: session.id,
      title: session.title,
      from: session.starts_at,
      to: session.ends_at,
      cover,
      state: 'ended',
      watch: 'anyone',
      replayWatch: 'account',
    });
    await buildVideo(db, media, cid, {
      title: session.title,
      cover,
      categoryId,
      broadcastId,
      sessionId: session.id,
      watch: 'account',
      film,
      position,
      at: momentFrom(now, ENDED + 7, '09:00'),
    });
  }
}
