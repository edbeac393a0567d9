import type { waitingCalls } from '@meetingapp/contract/registration/waiting.ts';
import { basePath, href } from '@meetingapp/contract/paths.ts';
import type { AccountContext } from '../../../http/calls/context.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { acceptOffer, joinWaiting, leaveWaiting, setOfferHours } from './commands.ts';
import { offerOutOfTurn } from './commands-offer.ts';
import { presentEntry, presentListed, presentTargets } from './present.ts';
import { settingAtDesk } from '../configuration/queries.ts';
import { leftOf } from '../configuration/queries-left.ts';
import { findAllEntries, findEntries, findStocks } from './queries.ts';

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
    const setting = await settingAtDesk(db, cid);
    if (!setting) return refuse('conference_unknown');
    const rows = await findAllEntries(db, cid);
    const stocks = await findStocks(db, [...new Set(rows.map((row) => row.stock_id))]);
    const left = await leftOf(db, stocks);
    return {
      entries: rows.map((row) => presentListed(row, now, language)),
      targets: presentTargets(rows, left(stocks), now, language),
      offerHours: setting.offer_hours,
      now: now.toISOString(),
    };
  },

  waitingOffer: async ({ cid, entryid }, { db, config, now }) => {
    const linkTo = () => new URL(config.publicUrl).origin + basePath + href('personalList', { cid });
    const outcome = await offerOutOfTurn(db, { cid, entryId: entryid, now, linkTo });
    return outcome.ok ? {} : refuse(outcome.reason);
  },

  waitingSetting: async ({ cid, offerHours }, { db }) =>
    (await setOfferHours(db, cid, offerHours)) ? { offerHours } : refuse('conference_unknown'),

  waitingRemove: async ({ cid, entryid }, { db, now }) => {
    const outcome = await leaveWaiting(db, entryid, { conferenceId: cid }, now);
    return outcome.ok ? {} : refuse(outcome.reason);
  },
};
