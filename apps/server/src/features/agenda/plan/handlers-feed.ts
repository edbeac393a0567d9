import type { agendaFeedCalls } from '@meetingapp/contract/agenda/feed.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { findConference } from '../../conference/queries.ts';
import { endFeeds, renewFeed } from './commands-feed.ts';

export const agendaFeedHandlers: Handlers<typeof agendaFeedCalls> = {
  feed: async ({ cid }, { db, accountId, language, now, config }) => {
    if (!(await findConference(db, cid))) return refuse('conference_unknown');
    const token = await renewFeed(db, { accountId, conferenceId: cid, language, now });
    return { address: `${config.publicUrl}/medapp/calendar/plan/${token}.ics` };
  },

  endFeed: async ({ cid }, { db, accountId }) => {
    await endFeeds(db, accountId, cid);
    return {};
  },
};
