import { sql } from 'kysely';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { Database } from '@meetingapp/server/db/connection/database.ts';
import type { FileStore } from '@meetingapp/server/ports/files/store.ts';
import { both } from '../support/bilingual.ts';
import { seedTalkAbout } from './chat.ts';
import { halls, sessions, type HallName } from '../agenda/plan.ts';
import { buildCover, type CoverName } from './covers.ts';
import { buildBroadcast, buildLiveRoom, buildLiveSeries, type BroadcastInput } from './live.ts';

const MINUTE_MS = 60_000;
const FIVE_MINUTES_MS = 5 * MINUTE_MS;

/** The online course held before the congress: one broadcast in each room, covering every state. */
interface Lesson extends Pick<BroadcastInput, 'state' | 'stateBy' | 'watch' | 'replayWatch'> {
  hall: HallName;
  /** The session of the congress that is shown as a rehearsal. */
  session: string;
  title: Bilingual;
  introduction: Bilingual;
  /** Minutes from now. */
  from: number;
  minutes: number;
}

const lessons: readonly Lesson[] = [
  {
    hall: 'main',
    session: 'Reperfusion in acute infarction: from guideline to emergency room',
    title: both('急性心肌梗死的再灌注', 'Reperfusion in acute infarction'),
    introduction: both(
      '转运时间超过两小时的地方，院前溶栓还有没有位置？四位讲者用县域胸痛中心五年的数据回答。\n讲题之间留出时间答疑，问题可以随时在“提问”里提出，赞同多的先答。',
      'Does prehospital thrombolysis still have a place where transfer takes more than two hours? Four speakers answer with five years of data from county chest pain centres.\nThere is time for questions between talks. Ask under “Questions” at any time; those with the most votes are answered first.',
    ),
    from: -35,
    minutes: 120,
    // Started by hand, so that it continues without a studio.
    state: 'live',
    stateBy: 'staff',
    watch: 'anyone',
    replayWatch: 'account',
  },
  {
    hall: 'qianjiang',
    session: 'Heart failure: when to choose a device',
    title: both('心力衰竭：器械治疗的时机', 'Heart failure: when to choose a device'),
    introduction: both('从适应证到随访，三个讲题。', 'From indication to follow-up, in three talks.'),
    from: 45,
    minutes: 90,
    watch: 'anyone',
  },
  {
    hall: 'xixi',
    session: 'Structural heart disease: the tricuspid valve',
    title: both('结构性心脏病：三尖瓣', 'Structural heart disease: the tricuspid valve'),
    introduction: both(
      '手术转播，导管室信号恢复后继续。',
      'Live cases. The broadcast resumes as soon as the signal from the catheter laboratory returns.',
    ),
    from: -20,
    minutes: 100,
    state: 'paused',
    stateBy: 'staff',
    watch: 'registered',
  },
  {
    hall: 'gushan',
    session: 'Nursing: follow-up in heart failure',
    title: both('护理：心衰随访', 'Nursing: follow-up in heart failure'),
    introduction: both('出院后的第一周，护士能做什么。', 'What nurses can do in the first week after discharge.'),
    from: -1500,
    minutes: 90,
    state: 'ended',
    watch: 'account',
  },
  {
    hall: 'duanqiao',
    session: 'International forum',
    title: both('国际论坛', 'International forum'),
    introduction: both('英文报告，配中文字幕。', 'In English, with Chinese captions.'),
    from: -4400,
    minutes: 90,
    state: 'ended',
    watch: 'account',
    replayWatch: 'paid',
  },
];

/** Cover of each hall's broadcasts. */
const drawn: Record<HallName, CoverName> = {
  main: 'trace',
  qianjiang: 'fan',
  xixi: 'leaflets',
  gushan: 'curve',
  duanqiao: 'rings',
};
type Covers = Partial<Record<HallName, string | null>>;

/** Inserts rooms for the five halls, the online course, and the broadcasts of the congress itself. */
export async function seedCongressLive(
  db: Database,
  conferenceId: number,
  now: Date,
  files: FileStore | null,
): Promise<void> {
  const rooms: Partial<Record<HallName, number>> = {};
  const hallIds = await db
    .selectFrom('hall')
    .select(['id', sql<string>`name ->> 'zh'`.as('name')])
    .where('conference_id', '=', conferenceId)
    .execute();
  for (const [position, [hall, { name }]] of (Object.entries(halls) as [HallName, { name: Bilingual }][]).entries())
    rooms[hall] = await buildLiveRoom(db, conferenceId, {
      name,
      hall: hallIds.find((one) => one.name === name.zh)?.id ?? null,
      stream: `congress-${hall}`,
      switching: hall === 'main' ? 'hand' : 'auto',
      position,
    });
  const covers: Covers = {};
  for (const hall of Object.keys(drawn) as HallName[]) covers[hall] = await buildCover(files, drawn[hall]);
  const course = await buildLiveSeries(db, conferenceId, {
    title: both('年会前线上课堂', 'Online course before the congress'),
    introduction: both(
      '五个会场的讲者提前开讲，听完带着问题来杭州。',
      'Speakers from all five halls start early, so you can bring your questions to Hangzhou.',
    ),
  });
  const around = Math.floor(now.getTime() / FIVE_MINUTES_MS) * FIVE_MINUTES_MS;
  for (const { hall, session, from, minutes, ...lesson } of lessons) {
    const begins = around + from * MINUTE_MS;
    const id = await buildBroadcast(db, conferenceId, {
      ...lesson,
      room: rooms[hall] ?? 0,
      cover: covers[hall] ?? null,
      series: course,
      session: (await sessionOf(db, conferenceId, session)).id,
      from: new Date(begins),
      to: new Date(begins + minutes * MINUTE_MS),
    });
    if (lesson.state === 'live') await seedTalkAbout(db, id, now);
  }
  await seedCongressDays(db, conferenceId, rooms, covers);
}

/** Inserts the broadcasts of the halls on the days of the congress: the sessions listed by name, with talks. */
async function seedCongressDays(
  db: Database,
  conferenceId: number,
  rooms: Partial<Record<HallName, number>>,
  covers: Covers,
): Promise<void> {
  const days = await buildLiveSeries(db, conferenceId, {
    title: both('大会直播', 'Congress live'),
    introduction: both('四天，五个会场，注册后可看。', 'Four days from five halls, for registered participants.'),
    position: 1,
  });
  for (const { hall, kind, talks, title } of sessions) {
    const room = hall && rooms[hall];
    if (!room || !talks || kind === 'satellite') continue;
    const session = await sessionOf(db, conferenceId, title.en);
    await buildBroadcast(db, conferenceId, {
      room,
      cover: covers[hall] ?? null,
      series: days,
      session: session.id,
      title,
      introduction: session.introduction,
      from: session.starts_at,
      to: session.ends_at,
      watch: 'registered',
    });
  }
}

const sessionOf = (db: Database, conferenceId: number, english: string) =>
  db
    .selectFrom('programme_session')
    .select(['id', 'starts_at', 'ends_at', 'introduction'])
    .where('conference_id', '=', conferenceId)
    .where(sql`title ->> 'en'`, '=', english)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
