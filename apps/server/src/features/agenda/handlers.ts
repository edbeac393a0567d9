import type { agendaCalls } from '@meetingapp/contract/agenda/plan.ts';
import type { Handlers } from '../../http/calls/handlers.ts';
import { refuse } from '../../http/calls/refusal.ts';
import { findConference } from '../conference/queries.ts';
import { changePlan } from './plan/commands.ts';
import { conferenceOfItem, currentRelease } from './release/queries.ts';
import { planOf } from './plan/queries.ts';

export const agendaHandlers: Handlers<typeof agendaCalls> = {
  current: async ({ cid }, { db, now }) => {
    const conference = await findConference(db, cid);
    if (!conference) return refuse('conference_unknown');
    if (conference.state === 'stopped') return refuse('conference_stopped');
    const row = await currentRelease(db, cid);
    return { release: row ? { number: row.number, at: row.released_at.toISOString() } : null, now: now.toISOString() };
  },

  find: async ({ item, id }, { db }) => {
    const cid = await conferenceOfItem(db, item, id);
    return cid === null ? refuse('programme_item_unknown') : { cid };
  },

  plan: async ({ cid }, { db, accountId }) =>
    (await findConference(db, cid)) ? { items: await planOf(db, accountId, cid) } : refuse('conference_unknown'),

  changePlan: async ({ cid, added, removed }, { db, accountId, now }) => {
    if (!(await findConference(db, cid))) return refuse('conference_unknown');
    const items = await changePlan(db, { accountId, conferenceId: cid, now }, { added, removed });
    return items === null ? refuse('plan_full') : { items };
  },
};
