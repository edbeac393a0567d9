import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { bestOf, pickUpDigits } from '@meetingapp/domain/activities/prizes.ts';
import { href } from '@meetingapp/contract/paths.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { Database } from '../../db/connection/database.ts';
import { inTransactionIfOk, type DatabaseTransaction } from '../../db/connection/transaction.ts';
import { refused } from '../../db/outcome.ts';
import { notifyAccount } from '../../db/rows/outbox.ts';
import { confirmedRegistration } from '../registration/record/queries-confirmed.ts';
import { collectedBy, findActivity } from './queries.ts';
import { awardByCode, prizesOf, type PrizeRow } from './queries-prize.ts';

const UNDO_MS = 5 * 60_000;
const CODES = 100_000_000;

type Claimed =
  | { ok: true; code: string }
  | { ok: false; reason: 'not_found' | 'activity_registration' | 'prize_short' | 'prize_none_left' | 'prize_over' };

/** Locks a prize until the transaction ends and counts its awards; only a test replaces it. */
export type LockPrize = (transaction: DatabaseTransaction, prizeId: number) => Promise<number>;

const lockPrize: LockPrize = async (transaction, prizeId) => {
  await sql`select from activity_prize where id = ${prizeId} for update`.execute(transaction);
  return countAwards(transaction, prizeId);
};

export async function countAwards(db: Database, prizeId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from activity_award where prize_id = ${prizeId}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Gives a prize for stamps or points, once a person, and never more than there are. Asked again it returns the same code. */
export function claimPrize(
  db: Database,
  { accountId, prizeId, now }: { accountId: number; prizeId: number; now: Date },
  lock: LockPrize = lockPrize,
): Promise<Claimed> {
  return inTransactionIfOk(db, async (transaction): Promise<Claimed> => {
    const prize = await transaction
      .selectFrom('activity_prize')
      .innerJoin('activity', 'activity.id', 'activity_prize.activity_id')
      .selectAll('activity_prize')
      .select(['activity.conference_id', 'activity.state'])
      .where('activity_prize.id', '=', prizeId)
      .executeTakeFirst();
    if (!prize || prize.state === 'draft' || prize.kind === 'rank') return refused('not_found');
    const registrationId = await confirmedRegistration(transaction, prize.conference_id, accountId);
    if (registrationId === null) return refused('activity_registration');
    // Taking a check-in back looks for prizes under the same lock.
    await sql`select from registration where id = ${registrationId} for no key update`.execute(transaction);
    const awarded = await lock(transaction, prizeId);
    const own = await transaction
      .selectFrom('activity_award')
      .select('code')
      .where('prize_id', '=', prizeId)
      .where('registration_id', '=', registrationId)
      .executeTakeFirst();
    if (own) return { ok: true, code: own.code };
    if (prize.pick_up_until !== null && now > prize.pick_up_until) return refused('prize_over');
    const collected = await collectedBy(transaction, registrationId);
    if (collected[prize.kind] < prize.needed) return refused('prize_short');
    if (awarded >= prize.stock) return refused('prize_none_left');
    const code = await insertAward(transaction, { prizeId, registrationId, rank: null, score: null, now });
    return { ok: true, code };
  });
}

interface Award {
  prizeId: number;
  registrationId: number;
  rank: number | null;
  score: number | null;
  now: Date;
}

/** Inserts an award with a code of its own: one that exists is drawn again. */
async function insertAward(transaction: DatabaseTransaction, award: Award): Promise<string> {
  const made = await transaction
    .insertInto('activity_award')
    .values({
      prize_id: award.prizeId,
      registration_id: award.registrationId,
      rank: award.rank,
      score: award.score,
      code: String(randomInt(CODES)).padStart(8, '0'),
      awarded_at: award.now,
    })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('code')
    .executeTakeFirst();
  return made?.code ?? insertAward(transaction, award);
}

interface Announcing {
  conferenceId: number;
  activityId: number;
  now: Date;
}

type Announced = { ok: true; winners: number } | { ok: false; reason: 'not_found' | 'activity_state' };

/** Gives the prizes by score, the first prize to the best, and publishes the winners; each is notified. Once. */
export function announceWinners(db: Database, { conferenceId, activityId, now }: Announcing): Promise<Announced> {
  return inTransactionIfOk(db, async (transaction): Promise<Announced> => {
    await sql`select from activity where id = ${activityId} for update`.execute(transaction);
    const activity = await findActivity(transaction, activityId);
    if (activity?.conference_id !== conferenceId) return refused('not_found');
    if (activity.announced_at !== null || activity.state !== 'ended') return refused('activity_state');
    const prizes = (await prizesOf(transaction, activityId)).filter(({ kind }) => kind === 'rank');
    const scored = await transaction
      .selectFrom('activity_entry')
      .innerJoin('registration', 'registration.id', 'activity_entry.registration_id')
      .select(['activity_entry.id', 'score', 'registration.id as registration_id', 'registration.account_id'])
      .where('activity_id', '=', activityId)
      .where('activity_entry.state', '=', 'joined')
      .where('score', 'is not', null)
      .execute();
    const places = prizes.reduce((sum, { stock }) => sum + stock, 0);
    const best = bestOf(
      scored.map(({ id, score }) => ({ id, score: score ?? 0 })),
      places,
    );
    for (const { id, rank, score } of best) {
      const prize = prizeOfRank(prizes, rank);
      const entrant = scored.find((one) => one.id === id);
      if (!prize || !entrant) continue;
      await insertAward(transaction, {
        prizeId: prize.id,
        registrationId: entrant.registration_id,
        rank,
        score,
        now,
      });
      await notifyAccount(transaction, {
        accountId: entrant.account_id,
        conferenceId,
        kind: 'activities',
        template: 'activity_won',
        variables: {
          conference: activity.conference,
          activity: activity.title,
          prize: prize.name,
          rank: String(rank),
          place: prize.place,
        },
        link: href('prize', { id: activityId }, { cid: conferenceId }),
        registrationId: entrant.registration_id,
        event: `activity/won/${activityId}/${entrant.registration_id}`,
      });
    }
    await transaction.updateTable('activity').set({ announced_at: now }).where('id', '=', activityId).execute();
    return { ok: true, winners: best.length };
  });
}

/** The prize of a rank: the first prizes go to the first ranks. */
function prizeOfRank(prizes: readonly PrizeRow[], rank: number): PrizeRow | undefined {
  let before = 0;
  return prizes.find(({ stock }) => {
    before += stock;
    return rank <= before;
  });
}

type Handed =
  | {
      ok: true;
      id: number;
      name: string;
      number: string;
      activity: Bilingual;
      prize: Bilingual;
      handedAt: Date;
      first: boolean;
      by: string;
    }
  | { ok: false; reason: 'prize_code' | 'prize_over' };

interface HandOver {
  conferenceId: number;
  /** As scanned or typed. */
  pickUpCode: string;
  staffId: number;
  now: Date;
}

/** Locks an award, so that two desks follow one another; returns who handed the prize over, if anybody did. */
async function lockAward(db: Database, id: number): Promise<{ at: Date | null; by: string }> {
  const { rows } = await sql<{ at: Date | null; by: string | null }>`
    select handed_at as at, (select name from staff_member where staff_member.id = handed_by) as by
    from activity_award where id = ${id} for update`.execute(db);
  return { at: rows[0]?.at ?? null, by: rows[0]?.by ?? '' };
}

/** Hands a prize over once; `lock` serializes two desks, only a test replaces it. */
export async function handOverPrize(
  transaction: Database,
  { conferenceId, pickUpCode, staffId, now }: HandOver,
  lock: typeof lockAward = lockAward,
): Promise<Handed> {
  const found = await awardByCode(transaction, conferenceId, pickUpDigits(pickUpCode));
  if (!found) return refused('prize_code');
  const { id, name, number, activity, prize } = found;
  const before = await lock(transaction, id);
  if (before.at !== null)
    return { ok: true, id, name, number, activity, prize, handedAt: before.at, first: false, by: before.by };
  if (found.pick_up_until !== null && now > found.pick_up_until) return refused('prize_over');
  await transaction
    .updateTable('activity_award')
    .set({ handed_at: now, handed_by: staffId })
    .where('id', '=', id)
    .execute();
  return { ok: true, id, name, number, activity, prize, handedAt: now, first: true, by: '' };
}

/** Takes a handing over back within five minutes. */
export async function undoHandOver(
  db: Database,
  { conferenceId, awardId, now }: { conferenceId: number; awardId: number; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update activity_award as award set handed_at = null, handed_by = null
    from activity_prize as prize join activity on activity.id = prize.activity_id
    where prize.id = award.prize_id and activity.conference_id = ${conferenceId} and award.id = ${awardId}
      and handed_at > ${new Date(now.getTime() - UNDO_MS)} returning award.id`.execute(db);
  return rows.length > 0;
}
