import type { GivenAnswerOf } from '@meetingapp/contract/call.ts';
import type { homeConsoleCalls, HomeContent as EditedContent } from '@meetingapp/contract/home/console.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import type { Database } from '../../db/connection/database.ts';
import type { HomeContent } from '../../db/schema/json-shapes.ts';
import { presentCard } from '../conference/present.ts';
import type { findForStaff } from '../conference/queries.ts';
import { presentHome } from './present.ts';
import { presentRooms } from './present-live.ts';
import { presentNews } from './present-news.ts';
import { presentProgramme } from './present-programme.ts';
import { noticesOf } from './queries.ts';
import { homeNews, homeProgramme, homeRooms, shownExhibitors, shownSponsors } from './queries-shown.ts';

type Calls = typeof homeConsoleCalls;
type Conference = NonNullable<Awaited<ReturnType<typeof findForStaff>>>;

/** A home as the phone receives it at `now`, in both languages. */
export async function shownHome(
  db: Database,
  row: Conference,
  { content, now }: { content: HomeContent; now: Date },
): Promise<GivenAnswerOf<Calls['shown']>> {
  const cid = row.id;
  const [notices, news, programme, rooms, exhibitors, sponsors] = await Promise.all([
    noticesOf(db, cid, now),
    homeNews(db, { conferenceId: cid, columnIds: content.newsColumns, now }),
    homeProgramme(db, cid),
    homeRooms(db, cid),
    shownExhibitors(db, cid),
    shownSponsors(db, cid),
  ]);
  const shown = (language: Language) =>
    presentHome(
      {
        card: presentCard(row, language),
        content,
        notices,
        news: presentNews(news, language),
        programme: presentProgramme(programme, now, language),
        exhibitors,
        sponsors,
        rooms: presentRooms(rooms, now, language),
        opensAt: row.registration_opens_at,
        closesAt: row.registration_closes_at,
        now,
      },
      language,
    );
  return { zh: shown('zh'), en: shown('en') };
}

/** Content as the console edits it: parts that did not exist when it was stored are empty. */
export const presentContent = (content: HomeContent): EditedContent => ({
  ...content,
  tiles: content.tiles.map((tile) => ({ ...tile, image: tile.image ?? null })),
  levels: content.levels.map((level) => ({ ...level, rate: level.rate ?? null })),
  blocks: content.blocks ?? [],
});
