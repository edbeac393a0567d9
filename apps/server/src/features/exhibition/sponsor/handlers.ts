import type { sponsorCalls, sponsorConsoleCalls } from '@meetingapp/contract/exhibition/sponsor.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { clockIn } from '@meetingapp/domain/zoned.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { findConference, findForStaff } from '../../conference/queries.ts';
import { countsOf } from '../figure/present.ts';
import { viewsOf } from '../figure/queries.ts';
import { shownSponsors } from '../../home/queries-shown.ts';
import { removeLevel, saveLevel, setLevel } from './commands.ts';
import { levelsOf, sponsorRows } from './queries.ts';
import { writeViews } from './writer.ts';

export const sponsorHandlers: Handlers<typeof sponsorCalls> = {
  shown: async ({ cid }, { db, language }) => {
    const conference = await findConference(db, cid);
    if (!conference || conference.state === 'stopped') return refuse('conference_unknown');
    const rows = await shownSponsors(db, cid);
    return {
      sponsors: rows.map(({ id, name, level, logo, places }) => ({
        id,
        name: pickLanguage(name, language),
        level: pickLanguage(level, language),
        logo,
        places,
      })),
    };
  },
};

export const sponsorConsoleHandlers: Handlers<typeof sponsorConsoleCalls> = {
  sponsors: async ({ cid }, { db }) => {
    const views = await viewsOf(db, { conferenceId: cid });
    return {
      levels: await levelsOf(db, cid),
      exhibitors: (await sponsorRows(db, cid)).map(({ sponsor_level_id, ...row }) => ({
        ...row,
        levelId: sponsor_level_id,
        views: countsOf(views.filter(({ exhibitor_id }) => exhibitor_id === row.id)),
      })),
    };
  },

  saveLevel: async ({ cid, sponsorLevel }, { db }) => {
    const outcome = await saveLevel(db, cid, sponsorLevel);
    return outcome.ok ? { levelId: outcome.id, version: outcome.version } : refuse(outcome.reason);
  },

  removeLevel: async ({ cid, levelId }, { db }) => ((await removeLevel(db, cid, levelId)) ? {} : refuse('not_found')),

  setLevel: async ({ cid, exhibitorId, levelId }, { db }) =>
    (await setLevel(db, { conferenceId: cid, exhibitorId, levelId })) ? {} : refuse('not_found'),

  views: async ({ cid }, { db, language, now }) => {
    const conference = await findForStaff(db, cid);
    const [levels, rows, views] = await Promise.all([
      levelsOf(db, cid),
      sponsorRows(db, cid),
      viewsOf(db, { conferenceId: cid }),
    ]);
    const csv = writeViews({ levels, rows, views }, language);
    const day = clockIn(conference?.zone ?? 'UTC', now).slice(0, 10);
    return { name: `views-${cid}-${day}.csv`, content: Buffer.from(csv).toString('base64') };
  },
};
