import type { lotteryCalls } from '@meetingapp/contract/lottery/draw.ts';
import { canonicalList } from '@meetingapp/domain/lottery/draw.ts';
import type { Handlers } from '../../http/calls/handlers.ts';
import { refuse } from '../../http/calls/refusal.ts';
import { findConference } from '../conference/queries.ts';
import { setOptOut } from './commands.ts';
import { presentDraw, presentWinners } from './present.ts';
import {
  entrantsOf,
  findDraw,
  isOptedOut,
  listDraws,
  prizesOf,
  ticketsOf,
  winnersOf,
  type DrawRow,
} from './queries.ts';

/** A draw that is published: neither in preparation nor of a conference that nobody may see. */
const isPublished = (row: DrawRow | undefined): row is DrawRow =>
  row !== undefined && row.state !== 'preparing' && !['draft', 'stopped'].includes(row.conference_state);

/** The record opens once every winner is revealed; that of a void draw stays as it was. */
const isOpen = (row: DrawRow, winners: number): boolean => row.drawn_at !== null && row.revealed >= winners;

export const lotteryHandlers: Handlers<typeof lotteryCalls> = {
  list: async ({ cid }, { db }) => {
    const conference = await findConference(db, cid);
    if (!conference) return refuse('conference_unknown');
    if (conference.state === 'stopped') return refuse('conference_stopped');
    const draws = (await listDraws(db, cid)).filter(({ state }) => state !== 'preparing');
    return { draws: draws.map(({ id, title, state, entrants }) => ({ id, title, state, entrants })) };
  },

  read: async ({ drawId }, { db, accountId }) => {
    const row = await findDraw(db, drawId);
    if (!isPublished(row)) return refuse('not_found');
    const [prizes, winners] = [await prizesOf(db, drawId), await winnersOf(db, drawId)];
    const shown = winners.slice(0, row.revealed);
    const replaced = new Set(shown.map(({ instead_of }) => instead_of));
    const tickets = accountId === null ? [] : await ticketsOf(db, drawId, accountId);
    return {
      draw: presentDraw(row, prizes),
      winners: presentWinners(shown, row.masking),
      total: winners.length,
      open: isOpen(row, winners.length),
      tickets: tickets.map((ticket) => ({
        ...ticket,
        won: shown
          .filter(({ number }) => number === ticket.number && row.state === 'drawn')
          .map(({ id, prize_id, code, handed_at }) => ({
            winnerId: id,
            prizeId: prize_id,
            code,
            handedAt: handed_at?.toISOString() ?? null,
            replaced: replaced.has(id),
          })),
      })),
      optedOut: accountId !== null && (await isOptedOut(db, row.conference_id, accountId)),
      mayOptOut: accountId !== null,
    };
  },

  record: async ({ drawId }, { db }) => {
    const row = await findDraw(db, drawId);
    if (!isPublished(row)) return refuse('not_found');
    const winners = await winnersOf(db, drawId);
    if (!isOpen(row, winners.length) || row.secret === null) return refuse('lottery_not_open');
    return {
      record: {
        ...presentDraw(row, await prizesOf(db, drawId)),
        list: canonicalList(await entrantsOf(db, drawId)),
        secret: row.secret,
        winners: presentWinners(winners, row.masking),
      },
    };
  },

  optOut: async ({ cid, out }, { db, accountId }) => {
    if (!(await findConference(db, cid))) return refuse('conference_unknown');
    await setOptOut(db, { conferenceId: cid, accountId, out });
    return {};
  },
};
