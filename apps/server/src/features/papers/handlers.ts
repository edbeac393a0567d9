import type { paperCalls } from '@meetingapp/contract/papers/result.ts';
import { isSameName, plainPhone } from '@meetingapp/domain/papers/who-asks.ts';
import type { Database } from '../../db/connection/database.ts';
import type { Handlers } from '../../http/calls/handlers.ts';
import { refuse } from '../../http/calls/refusal.ts';
import { findConference } from '../conference/queries.ts';
import { mayAsk } from './result/commands-rate-limit.ts';
import { presentHead } from './list/present.ts';
import { presentResults } from './result/present.ts';
import { conferenceOfPaper, papersByNumber, papersByPhone } from './result/queries.ts';
import { listsOf } from './list/queries-cached-lists.ts';

/** Requests within ten minutes: one address may be a whole hall, one phone number is one person. */
const FROM_ADDRESS = 60;
const BY_PHONE = 10;

async function hindrance(db: Database, cid: number): Promise<'conference_unknown' | 'conference_stopped' | null> {
  const conference = await findConference(db, cid);
  if (!conference) return 'conference_unknown';
  return conference.state === 'stopped' ? 'conference_stopped' : null;
}

export const paperHandlers: Handlers<typeof paperCalls> = {
  list: async ({ cid, kind }, { db, now }) => {
    const hindered = await hindrance(db, cid);
    if (hindered) return refuse(hindered);
    const list = (await listsOf(db, cid))[kind];
    return { list: list.papers.length === 0 ? null : presentHead(list), now: now.toISOString() };
  },

  find: async ({ id }, { db }) => {
    const cid = await conferenceOfPaper(db, id);
    return cid === null ? refuse('not_found') : { cid };
  },

  byPhone: async ({ cid, name, phone }, { db, now, address }) => {
    const hindered = await hindrance(db, cid);
    if (hindered) return refuse(hindered);
    const digits = plainPhone(phone);
    const askers = [
      { who: `address:${address}`, most: FROM_ADDRESS },
      { who: `phone:${cid}:${digits}`, most: BY_PHONE },
    ];
    if (!(await mayAsk(db, now, askers))) return refuse('asked_too_often');
    if (digits.length < 5) return { papers: [] };
    const rows = await papersByPhone(db, cid, digits);
    return {
      papers: presentResults(
        rows.filter(({ contactName }) => isSameName(contactName, name)),
        true,
      ),
    };
  },

  byNumber: async ({ cid, number }, { db, now, address }) => {
    const hindered = await hindrance(db, cid);
    if (hindered) return refuse(hindered);
    if (!(await mayAsk(db, now, [{ who: `address:${address}`, most: FROM_ADDRESS }]))) return refuse('asked_too_often');
    return { papers: presentResults(await papersByNumber(db, cid, number.normalize('NFKC').trim()), false) };
  },
};
