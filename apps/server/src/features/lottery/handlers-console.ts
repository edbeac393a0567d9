import type { lotteryConsoleCalls } from '@meetingapp/contract/lottery/console.ts';
import type { StaffContext } from '../../http/calls/context.ts';
import type { Handlers } from '../../http/calls/handlers.ts';
import { refuse } from '../../http/calls/refusal.ts';
import { addJob } from '../../jobs/queue.ts';
import { commitDraw, freezeDraw, removeDraw, saveDraw } from './commands.ts';
import { confirmDraw, declareVoid, enterFigures, redrawWinner, revealWinners } from './commands-draw.ts';
import { handOver, undoHandOver } from './commands-hand.ts';
import { presentForStaff } from './present.ts';
import { candidatesOf, countLeftOut, findDraw, listDraws, prizesOf, winnersOf, wordsOf } from './queries.ts';

const actOf = ({ cid, drawId }: { cid: number; drawId: number }, { staff, now }: StaffContext) => ({
  conferenceId: cid,
  id: drawId,
  staffId: staff.id,
  now,
});

export const lotteryConsoleHandlers: Handlers<typeof lotteryConsoleCalls> = {
  list: async ({ cid }, { db }) => ({
    draws: (await listDraws(db, cid)).map((row) => ({ ...row, winners: row.winners ?? 0 })),
  }),

  read: async ({ cid, drawId }, { db, now }) => {
    const row = await findDraw(db, drawId);
    if (row?.conference_id !== cid) return refuse('not_found');
    const counted =
      row.state === 'preparing'
        ? countLeftOut(await candidatesOf(db, cid, row.rules))
        : { entrants: row.entrants, leftOut: row.left_out };
    const parts = {
      prizes: await prizesOf(db, drawId),
      winners: await winnersOf(db, drawId),
      words: await wordsOf(db, drawId),
      counted,
    };
    return {
      draw: presentForStaff(row, parts),
      now: now.toISOString(),
      zone: row.zone,
      conference: row.conference,
    };
  },

  save: async ({ cid, draw }, { db }) => {
    const outcome = await saveDraw(db, cid, draw);
    return outcome.ok ? { drawId: outcome.id, version: outcome.version } : refuse(outcome.reason);
  },

  remove: async ({ cid, drawId }, { db }) => {
    const outcome = await removeDraw(db, cid, drawId);
    return outcome === 'done' ? {} : refuse(outcome);
  },

  freeze: async ({ cid, drawId }, { db, now }) => {
    const outcome = await freezeDraw(db, { conferenceId: cid, id: drawId, now });
    return outcome.ok ? { entrants: outcome.entrants, listHash: outcome.listHash } : refuse(outcome.reason);
  },

  commit: async ({ cid, drawId, source, fallback }, { db, ports, now }) => {
    const outcome = await commitDraw(db, ports.beacon, { conferenceId: cid, id: drawId, source, fallback, now });
    return outcome.ok ? { commitment: outcome.commitment } : refuse(outcome.reason);
  },

  enter: async ({ figures, ...where }, context) => {
    const outcome = await enterFigures(context.db, actOf(where, context), figures);
    if (outcome.ok) return { agreed: outcome.agreed };
    if (outcome.reason === 'figures') return refuse('body_invalid', [{ field: 'figures', reason: 'figures' }]);
    return refuse(outcome.reason);
  },

  confirm: async (where, context) => {
    const outcome = await confirmDraw(context.db, actOf(where, context));
    return outcome.ok ? { drawn: outcome.drawn } : refuse(outcome.reason);
  },

  reveal: async ({ count, ...where }, context) => {
    const revealed = await revealWinners(context.db, actOf(where, context), count);
    return revealed === null ? refuse('lottery_state') : { revealed };
  },

  redraw: async ({ winnerId, reason, ...where }, context) => {
    const outcome = await redrawWinner(context.db, actOf(where, context), { winnerId, reason });
    if (!outcome.ok) return refuse(outcome.reason);
    await addJob(context.db, 'lottery.notify', { drawId: where.drawId });
    return { winnerId: outcome.winnerId, number: outcome.number };
  },

  declareVoid: async ({ reason, ...where }, context) =>
    (await declareVoid(context.db, actOf(where, context), reason)) ? {} : refuse('lottery_state'),

  handOver: async ({ cid, code }, { db, staff, now }) => {
    const outcome = await handOver(db, { conferenceId: cid, code, staffId: staff.id, now });
    if (!outcome.ok) return refuse(outcome.reason);
    const { ok: _ok, id, handedAt, ...shown } = outcome;
    return { ...shown, winnerId: id, handedAt: handedAt.toISOString() };
  },

  undoHandOver: async ({ cid, winnerId }, { db, now }) =>
    (await undoHandOver(db, { conferenceId: cid, winnerId, now })) ? {} : refuse('lottery_undo_over'),
};
