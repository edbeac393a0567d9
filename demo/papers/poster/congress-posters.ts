import sharp from 'sharp';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { Database } from '@meetingapp/server/db/connection/database.ts';
import type { FileStore } from '@meetingapp/server/ports/files/store.ts';
import { both } from '../../support/bilingual.ts';
import type { DemoPoster } from './congress-poster-figures.ts';
import { postersInEnglish } from './congress-posters-en.ts';
import { postersInChinese } from './congress-posters-zh.ts';
import { momentFrom } from '../../support/calendar.ts';
import { imrad, type PapersSeed } from '../papers.ts';
import { buildAcceptedPaper } from '../accepted.ts';
import { drawPoster, posterSize } from './drawing.ts';
import type { Ink } from './text.ts';

/** One frame of an MP3 at 16 kHz: a tone of 444 Hz whose waves fit the frame, so that consecutive frames form one tone. */
const frame =
  'fff338c4000ac33df800b80fe1fffe11ea34187ece1106f4182267fffffea3fffffebff9d6fffffffce96bf95067ffffffe9ffffd7fe51a4';
const FRAME_BYTES = 108;
const FRAMES_A_SECOND = 16_000 / 576;

/** A tone instead of a voice, as sample audio. */
const toneOf = (seconds: number): Buffer => {
  const one = Buffer.concat([Buffer.from(frame, 'hex')], FRAME_BYTES);
  return Buffer.concat(Array.from({ length: Math.round(seconds * FRAMES_A_SECOND) }, () => one));
};

export const posterInks: readonly Ink[] = [
  { deep: '#0a4a45', ink: '#0b6f66', mark: '#33d0c2', soft: '#e3f7f4' },
  { deep: '#1d3557', ink: '#2a5788', mark: '#6fb1e8', soft: '#e6f0fa' },
  { deep: '#4a2545', ink: '#7a3d70', mark: '#d59ac9', soft: '#f7ebf5' },
  { deep: '#5a3412', ink: '#8c5420', mark: '#e0a867', soft: '#fbf1e5' },
];

const people: readonly Bilingual[] = [
  ['沈砚秋', 'Shen Yanqiu'],
  ['顾长川', 'Gu Changchuan'],
  ['叶知秋', 'Ye Zhiqiu'],
  ['林知远', 'Lin Zhiyuan'],
  ['陆予安', 'Lu Yuan'],
  ['苏合', 'Su He'],
  ['温如言', 'Wen Ruyan'],
  ['傅南星', 'Fu Nanxing'],
  ['钟离', 'Zhong Li'],
  ['梁秋水', 'Liang Qiushui'],
  ['江晚舟', 'Jiang Wanzhou'],
  ['韩松年', 'Han Songnian'],
  ['何听澜', 'He Tinglan'],
  ['程见微', 'Cheng Jianwei'],
].map(([zh = '', en = '']) => both(zh, en));
const places: readonly Bilingual[] = [
  both('江州大学附属第一医院心内科', 'Department of Cardiology, First Affiliated Hospital of Jiangzhou University'),
  both('湖山心血管医院', 'Hushan Heart Hospital'),
  both('东屿市人民医院', "Dongyu People's Hospital"),
];

/** The congress's e-posters. Without a file store they have no sheets. */
export const seedCongressPosters: PapersSeed = async (db, cid, accountId, now, files) => {
  const topics = await db.selectFrom('paper_topic').select(['id', 'name']).where('conference_id', '=', cid).execute();
  const ids: number[] = [];
  for (const [at, poster] of [...postersInChinese, ...postersInEnglish].entries()) {
    const board = `E-${String(at + 1).padStart(2, '0')}`;
    const team = Array.from(
      { length: 4 + (at % 3) },
      (_, place) => people[(at * 3 + place) % people.length] ?? both('', ''),
    );
    const authors = team.map((name, place) => ({ name, at: place === 0 ? [1, 2] : [(place % 3) + 1] }));
    const sheet = files && (await sheetOf(poster, { board, team, ink: posterInks[at % posterInks.length] }, files));
    const audio = files && at % 3 === 0 ? await audioOf(files, 12 + at) : null;
    const id = await buildAcceptedPaper(db, cid, {
      number: `2027-E${String(at + 1).padStart(3, '0')}`,
      accountId: at === 2 ? accountId : null,
      language: poster.language,
      title: both(poster.zh, poster.en),
      topics: topics.filter(({ name }) => name.zh === poster.topic).map((topic) => topic.id),
      keywords: [...poster.keywords],
      abstract: imrad.map(({ code }, part) => ({ code, text: poster.parts[part] ?? '' })),
      authors,
      affiliations: [...places],
      contact: { name: team[0]?.zh ?? '', phone: `139001020${String(at + 10)}` },
      state: 'confirmed',
      board,
      ...(sheet ? { sheet } : {}),
      ...(audio ? { audio } : {}),
    });
    ids.push(id);
  }
  await voteForPosters(db, cid, ids, now);
  await likeOthers(db, cid, now);
  await db
    .insertInto('poster_question')
    .values([
      {
        paper_id: ids[0] ?? 0,
        asked_by: '白芷若',
        question: '左房明显增大的患者两组差别还在吗？',
        answer: '在。左房大于 45 mm 的亚组风险比为 0.70，见图 2。',
        asked_at: momentFrom(now, -1, '15:20'),
        answered_at: momentFrom(now, -1, '18:05'),
      },
      {
        paper_id: ids[0] ?? 0,
        asked_by: 'Amara Okafor',
        question: 'Was the follow-up ECG read blind?',
        asked_at: momentFrom(now, 0, '08:10'),
      },
    ])
    .execute();
};

const someRegistered = (db: Database, cid: number, most: number) =>
  db
    .selectFrom('registration')
    .select('account_id')
    .distinct()
    .where('conference_id', '=', cid)
    .orderBy('account_id')
    .limit(most)
    .execute();

/** Adds likes to posters of submitted papers as well; the vote includes only invited ones. */
async function likeOthers(db: Database, cid: number, now: Date): Promise<void> {
  const boards = await db
    .selectFrom('paper')
    .select('id')
    .where('conference_id', '=', cid)
    .where('board', 'like', 'A-%')
    .orderBy('id')
    .execute();
  const people = await someRegistered(db, cid, 24);
  const likes = people.flatMap(({ account_id }, person) =>
    boards
      .filter((_, at) => (person * 5 + at * 3) % 7 < 2)
      .map(({ id }) => ({ account_id, paper_id: id, at: momentFrom(now, -1, '17:10') })),
  );
  if (likes.length > 0) await db.insertInto('poster_like').values(likes).execute();
}

/** Adds likes and votes of registered people: some posters get more, some less, one none. */
async function voteForPosters(db: Database, cid: number, ids: readonly number[], now: Date): Promise<void> {
  const people = await someRegistered(db, cid, 40);
  const given = people.flatMap(({ account_id }, person) =>
    ids
      .filter((_, at) => at < ids.length - 1 && (person * 7 + at * at) % (at + 4) === 0)
      .slice(0, 3)
      .map((paper_id) => ({ account_id, paper_id, at: momentFrom(now, -1, '16:30') })),
  );
  if (given.length === 0) return;
  await db
    .insertInto('poster_vote')
    .values(given.map((vote) => ({ ...vote, conference_id: cid })))
    .execute();
  await db.insertInto('poster_like').values(given).execute();
}

async function audioOf(files: FileStore, seconds: number) {
  const { key, size } = await files.put(toneOf(seconds), 'mp3');
  return { address: `/files/${key}`, size };
}

interface Hung {
  board: string;
  team: readonly Bilingual[];
  /** Affiliations; by default the hospitals of the other posters. */
  houses?: readonly Bilingual[];
  ink?: Ink | undefined;
  /** The conference, below the sheet; by default the congress. */
  foot?: Bilingual;
}

const congress = both('华东心血管病学会第二十一届学术年会', '21st Congress of the East China Society of Cardiology');

/** Draws a poster on its sheet. */
export async function sheetOf(
  poster: DemoPoster,
  { board, team, ink = posterInks[0], houses = places, foot = congress }: Hung,
  files: FileStore,
) {
  const { language, parts } = poster;
  const other = language === 'zh' ? 'en' : 'zh';
  const heads = imrad.map(({ name }) => name[language]);
  const marks = (place: number): string => (place === 0 ? '1,2' : String((place % houses.length) + 1));
  const svg = drawPoster(
    {
      title: poster[language],
      subtitle: poster[other],
      authors: team
        .map((name, place) =>
          language === 'zh' ? `${name.zh}（${marks(place).replace(',', '、')}）` : `${name.en} (${marks(place)})`,
        )
        .join(language === 'zh' ? '　' : ', '),
      places: houses.map((name, place) => `${place + 1} ${name[language]}`).join('   '),
      board,
      boxes: [0, 1, 2].map((part) => [heads[part] ?? '', parts[part] ?? ''] as const),
      figures: poster.figures,
      table: poster.table,
      conclusion: [heads[3] ?? '', parts[3]],
      foot: `${foot[language]}${language === 'zh' ? ' · 电子壁报 · 数据为示例' : ' · E-poster · Invented data'}`,
    },
    ink ?? { deep: '#0a4a45', ink: '#0b6f66', mark: '#33d0c2', soft: '#e3f7f4' },
  );
  const { data, info } = await sharp(Buffer.from(svg)).jpeg({ quality: 84 }).toBuffer({ resolveWithObject: true });
  const { key, size } = await files.put(data, 'jpg');
  return {
    address: `/files/${key}`,
    width: info.width || posterSize.width,
    height: info.height || posterSize.height,
    size,
  };
}
