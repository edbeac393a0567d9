import type { badgeCalls } from '@meetingapp/contract/checkin/badge.ts';
import { perSheet } from '@meetingapp/domain/checkin/badge-sheet.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { startTask } from '../../../jobs/task.ts';
import { zoneOf } from '../point/queries.ts';
import { prepareBadge, setRole, settleBadges } from './commands.ts';
import { presentBadge, presentBatch } from './present.ts';
import { cardSessions, countSeated } from './queries-cards.ts';
import { countBadges, findBadges, waitingBatches } from './queries.ts';
import { unusualNames } from './queries-design.ts';
import { printPeople } from './commands-print.ts';
import { badgeDesignHandlers } from './handlers-design.ts';
import { missingOn } from './writer.ts';

export const badgeHandlers: Handlers<typeof badgeCalls> = {
  ...badgeDesignHandlers,

  badges: async ({ cid, text, only }, { db }) => {
    const [zone, counts, batches, people, unprinted] = await Promise.all([
      zoneOf(db, cid),
      countBadges(db, cid),
      waitingBatches(db, cid),
      findBadges(db, { cid, text, only }),
      text === '' ? unusualNames(db, cid, true) : [],
    ]);
    return {
      zone,
      ...counts,
      batches: batches.flatMap(presentBatch),
      lacking: unprinted.filter((one) => missingOn(one).length > 0).map(({ name }) => name),
      people: people.map(presentBadge),
    };
  },

  printBadge: async ({ cid, regId, paper, renew }, { db, ports, staff, now, language }) => {
    const prepared = await prepareBadge(db, { cid, regId, renew, staffId: staff.id, now });
    if (!prepared) return refuse('not_found');
    const { badge, printId } = prepared;
    const { pdf, small } = await printPeople({ db, files: ports.files }, [badge], { cid, paper, language });
    return {
      pdf: pdf.toString('base64'),
      name: badge.name,
      fits: small.length === 0,
      missing: missingOn(badge),
      printId,
    };
  },

  settleBadges: async ({ cid, printIds, taskId, outcome }, { db, staff, now }) => ({
    settled: await settleBadges(db, { cid, printIds, taskId, outcome, staffId: staff.id, now }),
  }),

  printBadges: async ({ cid, paper, onSheet, folded, bleed }, { db, staff, language }) => {
    const start = { societyId: staff.societyId, conferenceId: cid, staffId: staff.id, language };
    if (onSheet && perSheet({ paper, folded, bleed }) === 0) return refuse('sheet_too_small');
    return {
      taskId: await startTask(db, {
        ...start,
        kind: 'checkin.badges',
        input: { paper, sheet: onSheet, folded: onSheet && folded, bleed: onSheet && bleed },
      }),
    };
  },

  nameCards: async ({ cid }, { db }) => {
    const [zone, people, sessions] = await Promise.all([zoneOf(db, cid), countSeated(db, cid), cardSessions(db, cid)]);
    return { zone, people, sessions: sessions.map((one) => ({ ...one, startsAt: one.startsAt.toISOString() })) };
  },

  printNameCards: async ({ cid, sessionId }, { db, staff, language }) => {
    const sessions = await cardSessions(db, cid);
    if (sessionId !== null && !sessions.some(({ id }) => id === sessionId)) return refuse('not_found');
    const start = { societyId: staff.societyId, conferenceId: cid, staffId: staff.id, language };
    return { taskId: await startTask(db, { ...start, kind: 'checkin.cards', input: { sessionId } }) };
  },

  setRole: async ({ cid, regId, role }, { db }) => ((await setRole(db, cid, regId, role)) ? {} : refuse('not_found')),
};
