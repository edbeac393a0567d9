import type { videoCalls } from '@meetingapp/contract/video/video.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import type { Database } from '../../../db/connection/database.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { findConference } from '../../conference/queries.ts';
import { watchLevelOf } from '../../live/watch/access-level.ts';
import { presentCard, presentPage } from './present.ts';
import { broadcastOf, categoriesOf, videosOf } from './queries.ts';
import { videoToWatch } from '../watch/queries.ts';

interface Asking {
  db: Database;
  accountId: number | null;
  language: Language;
}

/** The films of a conference and this person's watch level. */
async function filmsFor({ db, accountId, language }: Asking, cid: number) {
  const [rows, standing] = await Promise.all([videosOf(db, cid, accountId), watchLevelOf(db, cid, accountId)]);
  return { rows, viewer: { standing, language } };
}

export const videoHandlers: Handlers<typeof videoCalls> = {
  list: async ({ cid }, context) => {
    const { db, language } = context;
    const conference = await findConference(db, cid);
    if (!conference) return refuse('conference_unknown');
    if (conference.state === 'stopped') return refuse('conference_stopped');
    const [{ rows, viewer }, categories] = await Promise.all([filmsFor(context, cid), categoriesOf(db, cid)]);
    return {
      zone: conference.zone,
      categories: categories.map(({ id, name }) => ({ id, name: pickLanguage(name, language) })),
      videos: rows.map((row) => presentCard(row, viewer)),
    };
  },

  read: async ({ vid }, context) => {
    const { db } = context;
    const film = await videoToWatch(db, vid);
    const conference = film && (await findConference(db, film.conference_id));
    if (!film || !conference) return refuse('video_unknown');
    if (conference.state === 'stopped') return refuse('conference_stopped');
    const { rows, viewer } = await filmsFor(context, conference.id);
    const row = rows.find(({ id }) => id === vid);
    if (!row) return refuse('video_unknown');
    return { cid: conference.id, zone: conference.zone, video: presentPage(row, rows, viewer) };
  },

  replay: async ({ lid }, context) => {
    const { db, language } = context;
    const broadcast = await broadcastOf(db, lid);
    if (!broadcast) return refuse('broadcast_unknown');
    if (broadcast.state === 'stopped') return refuse('conference_stopped');
    const { rows, viewer } = await filmsFor(context, broadcast.conference_id);
    const row = rows.find(({ broadcast_id }) => broadcast_id === lid);
    return {
      cid: broadcast.conference_id,
      zone: broadcast.zone,
      title: pickLanguage(broadcast.title, language),
      video: row ? presentPage(row, rows, viewer) : null,
    };
  },
};
