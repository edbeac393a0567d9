import { sql } from 'kysely';
import type { Database } from '@meetingapp/server/db/connection/database.ts';
import { fileAddress } from '@meetingapp/domain/files/stored-address.ts';
import type { FileStore } from '@meetingapp/server/ports/files/store.ts';
import { both } from '../support/bilingual.ts';
import { momentFrom } from '../support/calendar.ts';
import { buildBroadcast } from '../live/live.ts';
import { buildVideo, buildVideoCategory, demoMedia, filmCover, type VideoInput } from './video.ts';

const stepChapters = [
  { at: 0, title: both('为什么要分辨', 'Why it matters') },
  { at: 12_000, title: both('先看病人', 'Look at the patient first') },
  { at: 24_000, title: both('规则还是不规则', 'Regular or irregular?') },
  { at: 36_000, title: both('看形态，比旧图', 'Morphology and the previous ECG') },
];
const forumChapters = [
  { at: 0, title: both('两个地区，一份登记', 'Two regions, one registry') },
  { at: 12_000, title: both('第一年的结果', 'First-year results') },
  { at: 26_000, title: both('现场提问', 'Questions from the hall') },
];

const captionsOf = (lines: readonly (readonly [from: string, to: string, text: string])[]): string =>
  `WEBVTT\n\n${lines.map(([from, to, text]) => `00:${from}.000 --> 00:${to}.000\n${text}\n`).join('\n')}`;

const stepCaptions = [
  {
    language: 'zh-CN',
    label: '中文',
    text: captionsOf([
      ['00:00', '00:11', '宽 QRS 心动过速，八成是室速。'],
      ['00:12', '00:23', '先看病人：不稳定就复律。'],
      ['00:24', '00:35', '不规则，要想到预激合并房颤。'],
      ['00:36', '00:47', '拿不准的时候，按室速处理。'],
    ]),
  },
  {
    language: 'en',
    label: 'English',
    text: captionsOf([
      ['00:00', '00:11', 'Four in five wide complex tachycardias are ventricular.'],
      ['00:12', '00:23', 'Look at the patient first: if unstable, cardiovert.'],
      ['00:24', '00:35', 'If irregular, think of pre-excitation with atrial fibrillation.'],
      ['00:36', '00:47', 'When in doubt, treat it as ventricular.'],
    ]),
  },
];
const forumCaptions = [
  {
    language: 'zh-CN',
    label: '中文',
    text: captionsOf([
      ['00:00', '00:11', '十一个地区，五年，每位病人一张表。'],
      ['00:12', '00:25', '进门到导丝七十一分钟。'],
      ['00:26', '00:35', '谁来给病人打电话？'],
    ]),
  },
];

/** Inserts films of the online course and of last year, for every access level; with a data folder also their files. */
export async function seedCongressVideos(
  db: Database,
  conferenceId: number,
  now: Date,
  { files, dataDir }: { files: FileStore | null; dataDir: string | null },
): Promise<void> {
  const media = dataDir === null ? null : demoMedia(dataDir);
  const picture = async (name: 'five-steps' | 'forum') =>
    files ? fileAddress((await files.put(filmCover(name), 'jpg')).key) : null;
  const [steps, forum] = [await picture('five-steps'), await picture('forum')];
  const courses = await buildVideoCategory(db, conferenceId, both('线上课堂', 'Online course'), 0);
  const past = await buildVideoCategory(db, conferenceId, both('往届回顾', 'Past congresses'), 1);
  const sounds = await buildVideoCategory(db, conferenceId, both('听诊音频', 'Heart sounds'), 2);
  // Two finished lessons of the online course.
  const lesson = async (english: string, days: number): Promise<number | null> => {
    const session = await db
      .selectFrom('programme_session')
      .innerJoin('live_room', 'live_room.hall_id', 'programme_session.hall_id')
      .select(['programme_session.id', 'programme_session.title', 'live_room.id as room'])
      .where('programme_session.conference_id', '=', conferenceId)
      .where(sql<string>`programme_session.title ->> 'en'`, '=', english)
      .executeTakeFirst();
    if (!session) return null;
    return buildBroadcast(db, conferenceId, {
      room: session.room,
      series: await rowNamed(db, 'live_series', conferenceId, 'Online course before the congress'),
      session: session.id,
      title: session.title,
      from: momentFrom(now, days, '19:30'),
      to: momentFrom(now, days, '20:30'),
      state: 'ended',
      watch: 'anyone',
      replayWatch: 'anyone',
    });
  };
  const wishes: VideoInput[] = [
    {
      title: both('宽 QRS 心动过速：五步判断', 'Wide complex tachycardia in five steps'),
      introduction: both(
        '急诊室里常见、也最容易误判的心电图。四小段，每段一个问题，看完可以直接用在下一个夜班。\n讲义在大会日程同名报告的资料里。',
        'An ECG that is common in the emergency department and easily misread. Four short parts, one question each, ready for your next night shift.\nThe slides are with the talk of the same name in the programme.',
      ),
      cover: steps,
      categoryId: courses,
      broadcastId: await lesson('Pre-congress course: reading the electrocardiogram', -9),
      chapters: stepChapters,
      captions: stepCaptions,
    },
    {
      title: both('国际论坛：两个地区，一份登记', 'International forum: two regions, one registry'),
      introduction: both(
        '年会前线上课堂的回放。英文报告，配中文字幕。',
        'A replay from our online course. In English, with Chinese captions.',
      ),
      cover: forum,
      categoryId: courses,
      broadcastId: await rowNamed(db, 'broadcast', conferenceId, 'International forum'),
      watch: 'paid',
      film: 'forum',
      chapters: forumChapters,
      captions: forumCaptions,
    },
    {
      title: both('房颤导管消融：病例讨论回顾', 'Catheter ablation of atrial fibrillation: cases in review'),
      introduction: both('去年年会的病例讨论。', 'Cases discussed at last year’s congress.'),
      cover: null,
      categoryId: past,
      broadcastId: await lesson('Cases in catheter ablation of atrial fibrillation', -6),
      watch: 'registered',
      film: 'forum',
      chapters: forumChapters,
    },
    {
      title: both('心电图读图：去年的十道题', 'ECG reading: last year’s ten questions'),
      cover: steps,
      categoryId: past,
      watch: 'account',
      chapters: stepChapters,
    },
    {
      title: both('第三心音：怎么听，听到了怎么办', 'The third heart sound: how to hear it and what to do next'),
      introduction: both('请戴上耳机。', 'Please use headphones.'),
      categoryId: sounds,
      film: 'heart-sounds',
    },
  ];
  for (const [position, wish] of wishes.entries())
    await buildVideo(db, media, conferenceId, {
      ...(await withTalks(db, wish)),
      position,
      at: momentFrom(now, -1 - position, '09:30'),
    });
  await buildVideo(db, media, conferenceId, {
    title: both('开幕式花絮', 'Highlights from the opening ceremony'),
    film: null,
    at: null,
    position: wishes.length,
    watch: 'anyone',
  });
}

/** Links the chapters to the broadcast's talks in order; with a single speaker only the first chapter is linked. */
async function withTalks(db: Database, wish: VideoInput): Promise<VideoInput> {
  const { broadcastId = null, chapters = [] } = wish;
  if (broadcastId === null) return wish;
  const talks = await db
    .selectFrom('talk')
    .innerJoin('broadcast', 'broadcast.session_id', 'talk.session_id')
    .select('talk.id')
    .where('broadcast.id', '=', broadcastId)
    .orderBy('talk.starts_at')
    .orderBy('talk.id')
    .limit(chapters === stepChapters ? 1 : chapters.length)
    .execute();
  return { ...wish, chapters: chapters.map((chapter, at) => ({ ...chapter, talkId: talks[at]?.id ?? null })) };
}

/** Id by its English title. Null when the demo has none. */
async function rowNamed(
  db: Database,
  table: 'live_series' | 'broadcast',
  conferenceId: number,
  english: string,
): Promise<number | null> {
  const row = await db
    .selectFrom(table)
    .select('id')
    .where('conference_id', '=', conferenceId)
    .where(sql<string>`title ->> 'en'`, '=', english)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}
