import type { homeCalls } from '@meetingapp/contract/home/home.ts';
import type { Handlers } from '../../http/calls/handlers.ts';
import { refuse } from '../../http/calls/refusal.ts';
import { programmeInForce } from '../agenda/release/queries-cached-programmes.ts';
import { findConference } from '../conference/queries.ts';
import { presentCard } from '../conference/present.ts';
import { floorReadings, hallsOnPlan } from './floor/present.ts';
import { presentHome, presentView } from './present.ts';
import { presentRooms } from './present-live.ts';
import { presentNews } from './present-news.ts';
import { presentProgramme } from './present-programme.ts';
import { emptyHome, findHome, noticesOf } from './queries.ts';
import { homeNews, homeProgramme, homeRooms, shownExhibitors, shownSponsors } from './queries-shown.ts';

export const homeHandlers: Handlers<typeof homeCalls> = {
  view: async ({ cid, id }, { db, language }) => {
    const row = await findConference(db, cid);
    if (!row) return refuse('conference_unknown');
    if (row.state === 'stopped') return refuse('conference_stopped');
    const view = (await findHome(db, cid))?.views.find((one) => one.id === id);
    return view ? { view: presentView(view, language) } : refuse('not_found');
  },

  hallsOnPlan: async ({ cid }, { db }) => {
    const row = await findConference(db, cid);
    if (!row) return refuse('conference_unknown');
    if (row.state === 'stopped') return refuse('conference_stopped');
    const home = await findHome(db, cid);
    if (!home || home.levels.length === 0) return { halls: [] };
    return { halls: hallsOnPlan(home.levels, (await programmeInForce(db, cid))?.halls ?? []) };
  },

  floorReadings: async ({ cid }, { db }) => {
    const row = await findConference(db, cid);
    if (!row) return refuse('conference_unknown');
    if (row.state === 'stopped') return refuse('conference_stopped');
    const home = await findHome(db, cid);
    if (!home) return { readings: '' };
    const exhibitors = [...(await shownExhibitors(db, cid)), ...home.exhibitors];
    return { readings: floorReadings({ levels: home.levels, exhibitors }) };
  },

  homeInfo: async ({ idCode }, { db, language, now }) => {
    const row = await findConference(db, idCode);
    if (!row) return refuse('conference_unknown');
    if (row.state === 'stopped') return refuse('conference_stopped');
    const home = (await findHome(db, idCode)) ?? emptyHome;
    const [news, notices, programme, rooms, exhibitors, sponsors] = await Promise.all([
      homeNews(db, { conferenceId: idCode, columnIds: home.newsColumns, now }),
      noticesOf(db, idCode, now),
      homeProgramme(db, idCode),
      homeRooms(db, idCode),
      shownExhibitors(db, idCode),
      shownSponsors(db, idCode),
    ]);
    return {
      data: presentHome(
        {
          card: presentCard(row, language),
          content: home,
          news: presentNews(news, language),
          notices,
          programme: presentProgramme(programme, now, language),
          exhibitors,
          sponsors,
          rooms: presentRooms(rooms, now, language),
          opensAt: row.registration_opens_at,
          closesAt: row.registration_closes_at,
          now,
        },
        language,
      ),
    };
  },
};
