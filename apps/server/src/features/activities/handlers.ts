import type { activityCalls } from '@meetingapp/contract/activities/activity.ts';
import { maskName } from '@meetingapp/domain/lottery/mask.ts';
import type { Database } from '../../db/connection/database.ts';
import type { Handlers } from '../../http/calls/handlers.ts';
import { refuse } from '../../http/calls/refusal.ts';
import { findConference } from '../conference/queries.ts';
import { findFormOf } from '../registration/configuration/queries.ts';
import { presentField } from '../registration/form/present.ts';
import { confirmedRegistration } from '../registration/record/queries-confirmed.ts';
import { holdPlace, joinActivity, leaveActivity, waitForPlace } from './commands-entry.ts';
import { claimPrize } from './commands-prize.ts';
import { collectStamp, type WallKeyOf } from './commands-stamp.ts';
import { presentCard, presentPrize, presentSlot } from './present.ts';
import {
  cardOf,
  cardsOf,
  collectedBy,
  findActivity,
  gotStamps,
  plannedSpans,
  slotsOf,
  stampsOf,
  zoneOf,
  type ActivityRow,
} from './queries.ts';
import { entriesOf } from './queries-entry.ts';
import { awardsOf, prizesOf, stampPrizes } from './queries-prize.ts';

/** No registration has this id. */
const NOBODY = 0;

/** A published activity of a conference that people may see. */
const isShown = (row: ActivityRow | undefined): row is ActivityRow =>
  row !== undefined && row.state !== 'draft' && !['draft', 'stopped'].includes(row.conference_state);

const ownRegistration = async (db: Database, cid: number, accountId: number | null): Promise<number | null> =>
  accountId === null ? null : confirmedRegistration(db, cid, accountId);

async function shownStamps(db: Database, cid: number, registrationId: number | null) {
  const [stamps, got] = [await stampsOf(db, cid), await gotStamps(db, registrationId ?? NOBODY)];
  return stamps.map(({ id, name, points }) => ({ id, name, points, got: got.has(id) }));
}

export const activityHandlers = (wallKeyOf: WallKeyOf): Handlers<typeof activityCalls> => ({
  list: async ({ cid }, { db, accountId }) => {
    const conference = await findConference(db, cid);
    if (!conference) return refuse('conference_unknown');
    if (conference.state === 'stopped') return refuse('conference_stopped');
    const registrationId = await ownRegistration(db, cid, accountId);
    const own = registrationId === null ? [] : await entriesOf(db, registrationId);
    const cards = (await cardsOf(db, cid)).filter(({ state }) => state !== 'draft');
    const collected = await collectedBy(db, registrationId ?? NOBODY);
    const [nearest] = await stampPrizes(db, cid, registrationId ?? NOBODY);
    return {
      zone: await zoneOf(db, cid),
      activities: cards.map((row) => presentCard(row, own)),
      stamps: await shownStamps(db, cid, registrationId),
      points: collected.points,
      next: nearest
        ? {
            activityId: nearest.activity_id,
            prize: presentPrize(nearest),
            missing: Math.max(0, nearest.needed - collected.stamps),
          }
        : null,
    };
  },

  read: async ({ activityId }, { db, accountId, language }) => {
    const row = await findActivity(db, activityId);
    const card = await cardOf(db, activityId);
    if (!isShown(row) || !card) return refuse('not_found');
    const cid = row.conference_id;
    const registrationId = await ownRegistration(db, cid, accountId);
    const own = registrationId === null ? [] : await entriesOf(db, registrationId, activityId);
    const planned = accountId === null ? [] : await plannedSpans(db, accountId, cid);
    const form = row.form_id === null ? null : await findFormOf(db, cid, 'activity', row.form_id);
    return {
      cid,
      zone: row.zone,
      activity: presentCard(card, own),
      rules: row.rules,
      stamp: row.stamp,
      leaveMinutes: row.leave_minutes,
      slots: (await slotsOf(db, activityId, registrationId ?? NOBODY)).map((slot) => presentSlot(slot, planned)),
      fields: (form?.fields ?? []).map((field) => presentField(field, language, undefined)),
      prizes: (await prizesOf(db, activityId)).map(presentPrize),
      stamps: row.kind === 'stamps' ? await shownStamps(db, cid, registrationId) : [],
      mayJoin: registrationId !== null,
    };
  },

  hold: async ({ slotId }, { db, accountId, now }) => {
    const outcome = await holdPlace(db, { accountId, slotId, now });
    return outcome.ok ? { until: outcome.until.toISOString() } : refuse(outcome.reason);
  },

  join: async ({ slotId, answers }, { db, accountId, language, now }) => {
    const outcome = await joinActivity(db, { accountId, slotId, answers, language, now });
    if (outcome.ok) return {};
    return outcome.faults ? refuse(outcome.reason, outcome.faults) : refuse(outcome.reason);
  },

  wait: async ({ slotId }, { db, accountId, now }) => {
    const outcome = await waitForPlace(db, { accountId, slotId, now });
    return outcome.ok ? { before: outcome.before } : refuse(outcome.reason);
  },

  leave: async ({ activityId }, { db, accountId, now }) => {
    const outcome = await leaveActivity(db, { accountId, activityId, now });
    return outcome.ok ? {} : refuse(outcome.reason);
  },

  stamp: async (code, { db, accountId, now }) => {
    const outcome = await collectStamp(db, wallKeyOf, { ...code, accountId, now });
    if (!outcome.ok) return refuse(outcome.reason);
    const { cid, name, points, first } = outcome;
    return { cid, name, points, first };
  },

  prizes: async ({ activityId }, { db, accountId }) => {
    const row = await findActivity(db, activityId);
    if (!isShown(row)) return refuse('not_found');
    const registrationId = await ownRegistration(db, row.conference_id, accountId);
    const awards = await awardsOf(db, activityId);
    const isMine = (award: { registration_id: number }) => award.registration_id === registrationId;
    return {
      cid: row.conference_id,
      zone: row.zone,
      title: row.title,
      announcedAt: row.announced_at?.toISOString() ?? null,
      prizes: (await prizesOf(db, activityId)).map(presentPrize),
      own: awards.filter(isMine).map(({ prize_id, code, rank, handed_at }) => ({
        prizeId: prize_id,
        code,
        rank,
        handedAt: handed_at?.toISOString() ?? null,
      })),
      ...(await collectedBy(db, registrationId ?? NOBODY)),
      winners: awards.flatMap((award) =>
        award.rank === null
          ? []
          : {
              prizeId: award.prize_id,
              rank: award.rank,
              name: isMine(award) ? award.name : maskName(award.name, 'one'),
              institution: award.person.company ?? '',
              score: award.score ?? 0,
              mine: isMine(award),
            },
      ),
    };
  },

  claim: async ({ prizeId }, { db, accountId, now }) => {
    const outcome = await claimPrize(db, { accountId, prizeId, now });
    return outcome.ok ? { pickUpCode: outcome.code } : refuse(outcome.reason);
  },
});
