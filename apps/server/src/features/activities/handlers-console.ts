import type { activityConsoleCalls } from '@meetingapp/contract/activities/console.ts';
import type { Handlers } from '../../http/calls/handlers.ts';
import { refuse } from '../../http/calls/refusal.ts';
import { findForm } from '../registration/configuration/queries.ts';
import { moveActivity, saveActivity } from './commands.ts';
import { checkInByCode, markEntry, type TicketHolder } from './commands-check-in.ts';
import { announceWinners, handOverPrize, undoHandOver } from './commands-prize.ts';
import { saveStamp, type WallKeyOf } from './commands-stamp.ts';
import { presentAward, presentCard, presentEntrant, presentPrize, presentStamp } from './present.ts';
import { cardOf, cardsOf, choicesOf, findActivity, slotsOf, stampsOf, zoneOf } from './queries.ts';
import { entrantsOf } from './queries-entry.ts';
import { awardsOf, prizesOf } from './queries-prize.ts';
import { stampLink } from './writer.ts';

/** No registration has this id: everybody counts. */
const NOBODY = 0;

export const activityConsoleHandlers = (
  wallKeyOf: WallKeyOf,
  holderOf: TicketHolder,
): Handlers<typeof activityConsoleCalls> => ({
  list: async ({ cid }, { db }) => ({
    zone: await zoneOf(db, cid),
    activities: (await cardsOf(db, cid)).map((row) => presentCard(row, [])),
    stamps: (await stampsOf(db, cid)).map(presentStamp),
  }),

  read: async ({ cid, activityId }, { db }) => {
    const row = await findActivity(db, activityId);
    const card = await cardOf(db, activityId);
    if (row?.conference_id !== cid || !card) return refuse('not_found');
    const slots = await slotsOf(db, activityId, NOBODY);
    const prizes = await prizesOf(db, activityId);
    return {
      zone: row.zone,
      card: presentCard(card, []),
      activity: {
        id: row.id,
        seen: row.version,
        kind: row.kind,
        title: row.title,
        place: row.place,
        rules: row.rules,
        startsAt: row.starts_at.toISOString(),
        endsAt: row.ends_at.toISOString(),
        leaveMinutes: row.leave_minutes,
        points: row.points,
        stampId: row.stamp_id,
        formId: row.form_id,
        pointId: row.point_id,
        slots: slots.map(({ id, name, starts_at, ends_at, size, taken }) => ({
          id,
          name,
          startsAt: starts_at.toISOString(),
          endsAt: ends_at.toISOString(),
          size,
          taken,
        })),
        prizes: prizes.map(presentPrize),
      },
      announcedAt: row.announced_at?.toISOString() ?? null,
      awards: (await awardsOf(db, activityId)).map(presentAward),
    };
  },

  choices: async ({ cid }, { db }) => ({
    zone: await zoneOf(db, cid),
    ...(await choicesOf(db, cid)),
    stamps: (await stampsOf(db, cid)).map(({ id, name }) => ({ id, name })),
  }),

  save: async ({ cid, activity }, { db }) => {
    const outcome = await saveActivity(db, cid, activity);
    return outcome.ok ? { activityId: outcome.id, version: outcome.version } : refuse(outcome.reason);
  },

  move: async ({ cid, activityId, state }, { db, now }) => {
    const outcome = await moveActivity(db, { conferenceId: cid, activityId, state, now });
    return outcome.ok ? {} : refuse(outcome.reason);
  },

  entries: async ({ cid, activityId }, { db, language }) => {
    const row = await findActivity(db, activityId);
    if (row?.conference_id !== cid) return refuse('not_found');
    const entrants = await entrantsOf(db, activityId);
    const versions = [...new Set(entrants.flatMap(({ form_version_id }) => form_version_id ?? []))];
    const forms = new Map(
      await Promise.all(versions.map(async (id) => [id, (await findForm(db, cid, id))?.fields ?? []] as const)),
    );
    return {
      zone: row.zone,
      entries: entrants.map((one) => presentEntrant(one, forms.get(one.form_version_id ?? NOBODY) ?? [], language)),
    };
  },

  mark: async ({ cid, entryId, checkedIn, score }, { db, now }) => {
    const outcome = await markEntry(db, { conferenceId: cid, entryId, checkedIn, score, now });
    return outcome.ok ? {} : refuse(outcome.reason);
  },

  checkInCode: async ({ cid, activityId, ticketCode }, { db, now }) => {
    const outcome = await checkInByCode(db, holderOf, { conferenceId: cid, activityId, ticketCode, now });
    if (!outcome.ok) return refuse(outcome.reason);
    const { name, institution, slot, first, at } = outcome;
    return { name, institution, slot, first, at: at.toISOString() };
  },

  announce: async ({ cid, activityId }, { db, now }) => {
    const outcome = await announceWinners(db, { conferenceId: cid, activityId, now });
    return outcome.ok ? { winners: outcome.winners } : refuse(outcome.reason);
  },

  saveStamp: async ({ cid, stamp }, { db }) => {
    const outcome = await saveStamp(db, cid, stamp);
    return outcome.ok ? { stampId: outcome.id, version: outcome.version } : refuse(outcome.reason);
  },

  stampCode: async ({ cid, stampId, minutes }, { db, now }) => {
    const stamps = await stampsOf(db, cid);
    if (!stamps.some(({ id }) => id === stampId)) return refuse('not_found');
    const until = Math.floor(now.getTime() / 1000) + minutes * 60;
    return {
      link: stampLink(await wallKeyOf(db, cid), cid, stampId, until),
      until: new Date(until * 1000).toISOString(),
    };
  },

  handOver: async ({ cid, pickUpCode }, { db, staff, now }) => {
    const outcome = await handOverPrize(db, { conferenceId: cid, pickUpCode, staffId: staff.id, now });
    if (!outcome.ok) return refuse(outcome.reason);
    const { ok: _ok, id, handedAt, ...shown } = outcome;
    return { ...shown, awardId: id, handedAt: handedAt.toISOString() };
  },

  undoHandOver: async ({ cid, awardId }, { db, now }) =>
    (await undoHandOver(db, { conferenceId: cid, awardId, now })) ? {} : refuse('prize_undo_over'),
});
