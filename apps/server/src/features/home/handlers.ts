import type { homeCalls } from '@meetingapp/contract/home.ts';
import type { Handlers } from '../../http/handlers.ts';
import { refuse } from '../../http/refusal.ts';
import { programmeInForce } from '../agenda/queries-released.ts';
import { findConference } from '../conference/queries.ts';
import { presentCard } from '../conference/present.ts';
import { floorReadings, hallsOnPlan } from './present-floor.ts';
import { emptyHome, presentHome, presentView } from './present.ts';
import { findHome, noticesOf } from './queries.ts';
import { homeRooms } from './queries-live.ts';
import { homeNews } from './queries-news.ts';
import { homeProgramme } from './queries-programme.ts';

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
    return { readings: home ? floorReadings(home) : '' };
  },

  homeInfo: async ({ idCode }, { db, language, now }) => {
    const row = await findConference(db, idCode);
    if (!row) return refuse('conference_unknown');
    if (row.state === 'stopped') return refuse('conference_stopped');
    const home = (await findHome(db, idCode)) ?? emptyHome;
    const [news, notices, programme, rooms] = await Promise.all([
      homeNews(db, { conferenceId: idCode, columnIds: home.newsColumns, now, language }),
      noticesOf(db, idCode, now),
      homeProgramme(db, { conferenceId: idCode, now, language }),
      homeRooms(db, { conferenceId: idCode, now, language }),
    ]);
    return {
      data: presentHome(
        {
          card: presentCard(row, language),
          content: home,
          news,
          notices,
          programme,
          rooms,
          opensAt: row.registration_opens_at,
          closesAt: row.registration_closes_at,
          now,
        },
        language,
      ),
    };
  },
};
