import type { lotteryConsoleCalls } from '@meetingapp/contract/lottery/console.ts';
import type { StaffContext } from '../../http/calls/context.ts';
import type { Handlers } from '../../http/calls/handlers.ts';
import { refuse } from '../../http/calls/refusal.ts';
import { addJob } from '../../jobs/queue.ts';
import { commitDraw, freezeDraw, removeDraw, saveDraw } from './commands.ts';
import { confirmDraw, declareVoid, enterFigures, redrawWinner, revealWinners } from './commands-draw.ts';
import { handOver, undoHandOver } from './commands-hand.ts';
import { presentForStaff, presentListed } from './present.ts';
import { candidatesOf, countLeftOut, findDraw, listDraws, prizesOf, stepsOf, winnersOf, wordsOf } from './queries.ts';

const actOf = ({ cid, drawId }: { cid: number; drawId: number }, { staff, now }: StaffContext) => ({
  conferenceId: cid,
  id: drawId,
  staffId: staff.id,
  now,
});

export const lotteryConsoleHandlers: Handlers<typeof lotteryConsoleCalls> = {
  list: async ({ cid }, { db, now }) => {
    const draws = await listDraws(db, cid);
    const steps = await stepsOf(
      db,
      draws.map(({ id }) => id),
    );
    const shown = await Promise.all(
      draws.map(async (draw) => {
        const last = steps.findLast(({ draw_id }) => draw_id === draw.id);
        const entrants =
          draw.state === 'preparing' ? countLeftOut(await candidatesOf(db, cid, draw.rules)).entrants : draw.entrants;
        return presentListed(draw, last, entrants, now);
      }),
    );
    return { draws: shown };
  },

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
      steps: await stepsOf(db, [drawId]),
      counted,
    };
    return {
      draw: presentForStaff(row, parts),
      now: now.toISOString(),
      zone: row.zone,
      conference: row.conference,
    };
  },

  save: async ({ cid, draw }, { db, staff, now }) => {
    const outcome = await saveDraw(db, cid, draw, { staffId: staff.id, now });
    return outcome.ok ? { drawId: outcome.id, version: outcome.version } : refuse(outcome.reason);
  },

  remove: async ({ cid, drawId }, { db }) => {
    const outcome = await removeDraw(db, cid, drawId);
    return outcome === 'done' ? {} : refuse(outcome);
  },

  freeze: async (where, context) => {
    const outcome = await freezeDraw(context.db, actOf(where, context));
    return outcome.ok ? { entrants: outcome.entrants, listHash: outcome.listHash } : refuse(outcome.reason);
  },

  commit: async ({ source, fallback, ...where }, context) => {
    const { db, ports } = context;
    const outcome = await commitDraw(db, ports.beacon, { ...actOf(where, context), source, fallback });
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
