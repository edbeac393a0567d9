import type { conferenceCalls } from '@meetingapp/contract/conference/conference.ts';
import type { Handlers } from '../../http/calls/handlers.ts';
import { languageOf } from '../../http/calls/language.ts';
import { refuse } from '../../http/calls/refusal.ts';
import { noteShare, shareCodeOf } from './commands-share.ts';
import { presentCard, presentDetail } from './present.ts';
import { findShown, listConferences } from './queries.ts';

export const conferenceHandlers: Handlers<typeof conferenceCalls> = {
  searchByCid: async ({ cid }, { db, language }) => {
    const row = await findShown(db, cid);
    return { conference: row ? [presentCard(row, language)] : [] };
  },

  detail: async (body, { db, language, now }) => {
    const row = await findShown(db, body.cid);
    if (!row) return refuse('conference_unknown');
    return { conference: presentDetail(row, body.language ? languageOf(body.language) : language, now) };
  },

  list: async ({ words }, { db, language, now }) => {
    const rows = await listConferences(db, words, { now });
    return { conferences: rows.map((row) => presentCard(row, language)), now: now.toISOString() };
  },

  shareCode: async ({ cid }, { db, accountId }) => {
    if (!(await findShown(db, cid))) return refuse('conference_unknown');
    return { sourceCode: accountId === null ? '' : await shareCodeOf(db, cid, accountId) };
  },

  share: async ({ cid, sourceCode, channel }, { db, now }) => {
    if (!(await findShown(db, cid))) return refuse('conference_unknown');
    await noteShare(db, { conferenceId: cid, sourceCode, channel, now });
    return {};
  },
};
