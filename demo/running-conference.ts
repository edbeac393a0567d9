import { sql } from 'kysely';
import { href } from '@meetingapp/contract/paths.ts';
import type { Database } from '@meetingapp/server/db/connection/database.ts';
import type { FileStore } from '@meetingapp/server/ports/files/store.ts';
import { buildExpertGroup, buildRelease } from './agenda/agenda.ts';
import { buildHalls, buildTopics, placeSessions, type Ids } from './agenda/placing.ts';
import {
  symposiumHalls,
  symposiumPeople,
  symposiumPlan,
  symposiumTopics,
  type SymposiumHall,
} from './agenda/symposium.ts';
import { seedSymposiumCredits } from './credits/symposium-credits.ts';
import { seedSymposiumDoor } from './checkin/symposium-door.ts';
import { buildTile, usualTiles } from './home/congress-home.ts';
import { buildNotice, changeHome } from './home/home.ts';
import { seedSymposiumLive } from './live/symposium-live.ts';
import { buildOrder } from './orders/orders.ts';
import { copyExperts } from './people/congress-experts.ts';
import { buildRegistration } from './registration/registration.ts';
import type { SmallConference } from './small-conferences.ts';
import { buildCommentator } from './speakers/symposium-speakers.ts';
import { both } from './support/bilingual.ts';
import { dayFrom, minuteOfDay, momentFrom } from './support/calendar.ts';

const MINUTE_MS = 60_000;

export interface DayOfConference {
  /** The conference whose people speak here as well. */
  congressId: number;
  /** Account of a person who takes part. */
  accountId: number;
  files: FileStore | null;
  dataDir: string | null;
  /** Set the door up. */
  staffId: number;
}

/**
 * Fills the symposium whose second day is today: programme, people, live rooms with a film as their signal, a session that changed
 * its hall, and a participant with an entry code.
 */
export async function seedRunningConference(
  db: Database,
  { cid, feeKindId, fee }: SmallConference,
  now: Date,
  { congressId, accountId, files, dataDir, staffId }: DayOfConference,
): Promise<void> {
  const halls = await buildHalls(db, cid, symposiumHalls);
  const topics = await buildTopics(db, cid, symposiumTopics);
  const experts = await copyExperts(db, congressId, cid, symposiumPeople);
  const sessions = symposiumPlan(minuteOfDay(now));
  await placeSessions(db, cid, { sessions, startsOn: dayFrom(now, -1), halls, topics, experts });
  await buildCommentator(db, { conferenceId: cid, hallId: halls.river, expertId: experts.lin });
  await buildExpertGroup(db, cid, {
    name: both('大会主席团', 'Symposium chairs'),
    members: [
      [experts.chengYi, both('大会主席', 'President')],
      [experts.song, both('执行主席', 'Executive chair')],
      [experts.lindqvist, both('国际顾问', 'International adviser')],
    ],
  });
  await releaseWithChange(db, cid, halls, now);
  await seedSymposiumLive(db, cid, now, { files, dataDir });
  await seedSymposiumCredits(db, cid, accountId, now);
  const { sign, mine, intro, travel, call } = usualTiles(cid, mapOf('浦江会堂 上海'));
  await changeHome(db, cid, [
    buildTile('agenda', 'calendarDays', '会议日程', 'Programme', href('calList', { cid })),
    buildTile('live', 'radio', '会场直播', 'Live', href('liveList', { id: cid })),
    buildTile('people', 'mic', '嘉宾', 'Speakers', href('personList', { cid })),
    mine,
    buildTile('activities', 'gift', '活动与集章', 'Activities', href('activityList', { id: cid })),
    buildTile('credits', 'award', '我的学分', 'My credits', href('credits', { cid })),
    buildTile('replay', 'circlePlay', '视频回放', 'Replays', href('videoList', { id: cid })),
    sign,
    intro,
    travel,
    call,
  ]);
  const createdAt = momentFrom(now, -32, '21:08');
  const id = await buildRegistration(db, cid, { accountId, feeKindId, ...attendee, createdAt });
  await buildOrder(db, id, { lines: [{ title: both('注册费', 'Registration fee'), amount: fee }], createdAt });
  await seedSymposiumDoor(db, cid, { feeKindId, fee, staffId, hallId: halls.river, now });
}

/** The person who takes part today and was at the congress before. */
export const attendee = { name: '简宁', phone: '13900109002' } as const;

export const mapOf = (place: string): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`;

/** The first release has the next session of the Bund Hall in another hall; the second one moves it there. */
async function releaseWithChange(db: Database, cid: number, halls: Ids<SymposiumHall>, now: Date): Promise<void> {
  const next = await db
    .selectFrom('programme_session')
    .select(['id', sql<string>`title ->> 'zh'`.as('zh'), sql<string>`title ->> 'en'`.as('en')])
    .where('conference_id', '=', cid)
    .where('hall_id', '=', halls.bund)
    .where('starts_at', '>', now)
    .orderBy('starts_at')
    .executeTakeFirstOrThrow();
  const move = (hall: number) =>
    db.updateTable('programme_session').set({ hall_id: hall }).where('id', '=', next.id).execute();
  await move(halls.creek);
  await buildRelease(db, cid, momentFrom(now, -7, '10:00'));
  await move(halls.bund);
  const at = new Date(now.getTime() - 40 * MINUTE_MS);
  const changed = both(`“${next.zh}”改到二层外滩厅`, `Changed hall: “${next.en}” is now in Bund Hall, second floor`);
  await buildRelease(db, cid, at, changed);
  await buildNotice(db, cid, {
    title: changed,
    body: both(
      '报名人数超过苏州河厅座位数，改到外滩厅，时间不变。',
      'More people have registered than Suzhou Creek Hall has seats. The time is unchanged.',
    ),
    urgent: true,
    at,
  });
}
