import type { waitingCalls } from '@meetingapp/contract/registration-waiting.ts';
import type { AccountContext } from '../../http/context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { refuse } from '../../http/refusal.ts';
import { acceptOffer, joinWaiting, leaveWaiting, setOfferHours } from './commands-waiting.ts';
import { presentEntry } from './present-waiting.ts';
import { findSetting } from './queries-configuration.ts';
import { findAllEntries, findEntries } from './queries-waiting.ts';

async function entriesOf(
  { db, accountId, language, now }: AccountContext,
  cid: number | null = null,
  regId: number | null = null,
) {
  const rows = await findEntries(db, accountId, cid, regId);
  return { entries: rows.map((row) => presentEntry(row, now, language)), now: now.toISOString() };
}

export const waitingHandlers: Handlers<typeof waitingCalls> = {
  waitingJoin: async ({ regid, kind, id, quantity }, context) => {
    const { db, accountId, now } = context;
    const outcome = await joinWaiting(db, { regId: regid, accountId, kind, targetId: id, quantity, now });
    return outcome.ok ? entriesOf(context, null, regid) : refuse(outcome.reason);
  },

  waitingMine: async ({ cid, regid }, context) => entriesOf(context, cid, regid),

  waitingLeave: async ({ entryid }, context) => {
    const { db, accountId, now } = context;
    const outcome = await leaveWaiting(db, entryid, { accountId }, now);
    return outcome.ok ? entriesOf(context) : refuse(outcome.reason);
  },

  waitingAccept: async ({ entryid }, context) => {
    const { db, accountId, now } = context;
    const outcome = await acceptOffer(db, entryid, accountId, now);
    return outcome.ok ? entriesOf(context) : refuse(outcome.reason);
  },

  waitingList: async ({ cid }, { db, language, now }) => {
    const setting = await findSetting(db, cid);
    if (!setting) return refuse('conference_unknown');
    const rows = await findAllEntries(db, cid);
    return { entries: rows.map((row) => presentEntry(row, now, language)), offerHours: setting.offer_hours };
  },

  waitingSetting: async ({ cid, offerHours }, { db }) =>
    (await setOfferHours(db, cid, offerHours)) ? { offerHours } : refuse('conference_unknown'),

  waitingRemove: async ({ cid, entryid }, { db, now }) => {
    const outcome = await leaveWaiting(db, entryid, { conferenceId: cid }, now);
    return outcome.ok ? {} : refuse(outcome.reason);
  },
};
