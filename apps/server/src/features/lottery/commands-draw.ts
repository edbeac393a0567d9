import { randomInt } from 'node:crypto';
import { dayOf } from '@meetingapp/domain/conference/phase.ts';
import { drawWinners, seedOf, type Drawn } from '@meetingapp/domain/lottery/draw.ts';
import { readFigures } from '@meetingapp/domain/lottery/randomness.ts';
import { randomKey } from '@meetingapp/domain/lottery/select.ts';
import type { Database } from '../../db/connection/database.ts';
import { addJob } from '../../jobs/queue.ts';
import { noteStep } from './commands-step.ts';
import { entrantsOf, lockDraw, prizesOf, winnersOf, wordsOf, type DrawRow } from './queries.ts';

interface Act {
  conferenceId: number;
  id: number;
  staffId: number;
  now: Date;
}

type Lock = typeof lockDraw;

/** Which figures count now: those of the source, or of the fallback, from the moment on at which they are published; null: none yet. */
function figuresDue({ source, fallback, zone }: DrawRow, now: Date): 'source' | 'fallback' | null {
  if (fallback && now.getTime() >= Date.parse(fallback.after)) return 'fallback';
  if (source?.kind !== 'figures') return null;
  const published =
    source.at === undefined ? dayOf(now.getTime(), zone) >= source.day : now.getTime() >= Date.parse(source.at);
  return published ? 'source' : null;
}

type Entered =
  | { ok: true; agreed: boolean }
  | { ok: false; reason: 'not_found' | 'lottery_state' | 'lottery_not_yet' | 'lottery_figures_differ' | 'figures' };

/** Enters figures of a public source; they become the randomness once two people have entered the same. */
export async function enterFigures(db: Database, act: Act, text: string): Promise<Entered> {
  const { conferenceId, id, staffId, now } = act;
  const row = await lockDraw(db, conferenceId, id);
  if (!row) return { ok: false, reason: 'not_found' };
  if (row.state !== 'committed' || row.randomness !== null) return { ok: false, reason: 'lottery_state' };
  const due = figuresDue(row, now);
  if (due === null) return { ok: false, reason: 'lottery_not_yet' };
  const figures = readFigures(text);
  if (figures === null) return { ok: false, reason: 'figures' };
  const word = randomKey([figures]);
  const others = (await wordsOf(db, id)).filter((one) => one.kind === 'figures' && one.staff_id !== staffId);
  if (others.some((one) => one.word !== word)) return { ok: false, reason: 'lottery_figures_differ' };
  await saveWord(db, act, 'figures', word);
  await noteStep(db, { drawId: id, kind: 'figures', staffId, now });
  if (others.length === 0) return { ok: true, agreed: false };
  await saveRandomness(db, id, word, { byFallback: due === 'fallback', staffId, now });
  return { ok: true, agreed: true };
}

/** Sets the randomness once; false when it is set already. `staffId`: the second person who entered it; null: it was fetched. */
export async function saveRandomness(
  db: Database,
  id: number,
  randomness: string,
  { byFallback, staffId, now }: { byFallback: boolean; staffId: number | null; now: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('lottery_draw')
    .set({ randomness, by_fallback: byFallback, random_at: now })
    .where('id', '=', id)
    .where('state', '=', 'committed')
    .where('randomness', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!row) return false;
  await noteStep(db, { drawId: id, kind: 'random', staffId, now });
  return true;
}

const saveWord = (db: Database, { id, staffId, now }: Act, kind: 'figures' | 'begin', word: string) =>
  db
    .insertInto('lottery_word')
    .values({ draw_id: id, staff_id: staffId, kind, word, at: now })
    .onConflict((conflict) => conflict.columns(['draw_id', 'kind', 'staff_id']).doUpdateSet({ word, at: now }))
    .execute();

type Confirmed =
  | { ok: true; drawn: boolean }
  | { ok: false; reason: 'not_found' | 'lottery_state' | 'lottery_not_yet' };

/** One of two confirmations; the second one draws all winners. `lock` serializes them; only a test replaces it. */
export async function confirmDraw(db: Database, act: Act, lock: Lock = lockDraw): Promise<Confirmed> {
  const { conferenceId, id, staffId, now } = act;
  const row = await lock(db, conferenceId, id);
  if (!row) return { ok: false, reason: 'not_found' };
  if (row.state !== 'committed') return { ok: false, reason: 'lottery_state' };
  if (row.randomness === null) return { ok: false, reason: 'lottery_not_yet' };
  const said = (await wordsOf(db, id)).filter((one) => one.kind === 'begin');
  await saveWord(db, act, 'begin', '');
  // A person who confirms again does nothing new.
  if (!said.some((one) => one.staff_id === staffId)) await noteStep(db, { drawId: id, kind: 'begin', staffId, now });
  const others = said.filter((one) => one.staff_id !== staffId);
  if (others.length === 0) return { ok: true, drawn: false };
  const winners = await compute(db, row, []);
  await insertWinners(db, id, winners, { reason: '', insteadOf: null, now });
  await db
    .updateTable('lottery_draw')
    .set({ state: 'drawn', drawn_at: now, version: row.version + 1 })
    .where('id', '=', id)
    .execute();
  await noteStep(db, { drawId: id, kind: 'drawn', staffId, now });
  return { ok: true, drawn: true };
}

/** All winners of a draw from what is stored; the same as anybody computes from the record. */
async function compute(
  db: Database,
  { id, secret, randomness }: DrawRow,
  redraws: readonly { prizeId: number; rank: number }[],
): Promise<Drawn[]> {
  const [prizes, entrants] = [await prizesOf(db, id), await entrantsOf(db, id)];
  const numbers = entrants.map(({ number }) => number);
  return drawWinners({ seed: seedOf(secret ?? '', randomness ?? ''), numbers, prizes, redraws });
}

const CODES = 100_000_000;
const freshCode = (): string => String(randomInt(CODES)).padStart(8, '0');

async function insertWinners(
  db: Database,
  drawId: number,
  winners: readonly Drawn[],
  { reason, insteadOf, now }: { reason: string; insteadOf: number | null; now: Date },
): Promise<number[]> {
  const codes = new Set<string>();
  while (codes.size < winners.length) codes.add(freshCode());
  const known = await db
    .selectFrom('lottery_winner')
    .select('code')
    .where('code', 'in', [...codes, ''])
    .execute();
  for (const { code } of known) codes.delete(code);
  while (codes.size < winners.length) codes.add(freshCode());
  const list = [...codes];
  const rows = await db
    .insertInto('lottery_winner')
    .values(
      winners.map(({ n, prizeId, rank, number }, at) => ({
        draw_id: drawId,
        prize_id: prizeId,
        n,
        rank,
        number,
        instead_of: insteadOf,
        reason,
        at: now,
        code: list[at] ?? '',
      })),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Shows the first winners on all phones; the last one opens the record and notifies the winners. */
export async function revealWinners(
  db: Database,
  { conferenceId, id, staffId, now }: Act,
  count: number,
): Promise<number | null> {
  const row = await lockDraw(db, conferenceId, id);
  if (row?.state !== 'drawn') return null;
  const total = (await winnersOf(db, id)).length;
  const revealed = Math.max(row.revealed, Math.min(count, total));
  if (revealed === row.revealed) return revealed;
  await db.updateTable('lottery_draw').set({ revealed }).where('id', '=', id).execute();
  if (revealed === total) {
    await noteStep(db, { drawId: id, kind: 'published', staffId, now });
    await addJob(db, 'lottery.notify', { drawId: id });
  }
  return revealed;
}

type Redrawn =
  | { ok: true; winnerId: number; number: number }
  | { ok: false; reason: 'not_found' | 'lottery_state' | 'lottery_handed' | 'lottery_replaced' | 'lottery_nobody' };

/** Draws again in place of a winner, by the next selection; the earlier entry stays with the reason beside the new one. */
export async function redrawWinner(
  db: Database,
  { conferenceId, id, staffId, now }: Act,
  { winnerId, reason }: { winnerId: number; reason: string },
): Promise<Redrawn> {
  const row = await lockDraw(db, conferenceId, id);
  if (!row) return { ok: false, reason: 'not_found' };
  const winners = await winnersOf(db, id);
  if (row.state !== 'drawn' || row.revealed < winners.length) return { ok: false, reason: 'lottery_state' };
  const winner = winners.find((one) => one.id === winnerId);
  if (!winner) return { ok: false, reason: 'not_found' };
  if (winner.handed_at !== null) return { ok: false, reason: 'lottery_handed' };
  if (winners.some(({ instead_of }) => instead_of === winnerId)) return { ok: false, reason: 'lottery_replaced' };
  const before = winners.filter(({ instead_of }) => instead_of !== null);
  const redraws = [...before, winner].map(({ prize_id, rank }) => ({ prizeId: prize_id, rank }));
  const drawn = await compute(db, row, redraws);
  const next = drawn[winners.length];
  if (!next) return { ok: false, reason: 'lottery_nobody' };
  const [made = 0] = await insertWinners(db, id, [next], { reason, insteadOf: winnerId, now });
  await db
    .updateTable('lottery_draw')
    .set({ revealed: winners.length + 1 })
    .where('id', '=', id)
    .execute();
  await noteStep(db, { drawId: id, kind: 'redrawn', staffId, winnerId: made, now });
  return { ok: true, winnerId: made, number: next.number };
}

/** False when it is not frozen yet, or void already. */
export async function declareVoid(
  db: Database,
  { conferenceId, id, staffId, now }: Act,
  reason: string,
): Promise<boolean> {
  const row = await lockDraw(db, conferenceId, id);
  if (!row || row.state === 'preparing' || row.state === 'void') return false;
  await db
    .updateTable('lottery_draw')
    .set({ state: 'void', void_at: now, void_reason: reason, version: row.version + 1 })
    .where('id', '=', id)
    .execute();
  await noteStep(db, { drawId: id, kind: 'void', staffId, now });
  return true;
}
