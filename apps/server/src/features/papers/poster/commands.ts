import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';
import { inTransactionIfOk, type DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { findPoster, likesOfOne, votedBy } from './queries.ts';

interface Wish {
  cid: number;
  id: number;
  accountId: number;
  on: boolean;
  now: Date;
}

/** Sets or removes a like; the unique key allows one per account. Returns the number of likes. */
export async function likePoster(db: Database, { id, accountId, on, now }: Wish): Promise<number> {
  if (on)
    await db
      .insertInto('poster_like')
      .values({ paper_id: id, account_id: accountId, at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else await db.deleteFrom('poster_like').where('paper_id', '=', id).where('account_id', '=', accountId).execute();
  return likesOfOne(db, id);
}

/** Serializes the votes of one account on several devices. */
export const holdVoter = async (transaction: DatabaseTransaction, accountId: number): Promise<void> => {
  await sql`select from account where id = ${accountId} for no key update`.execute(transaction);
};

type Voted = { ok: true; voted: number[] } | { ok: false; reason: 'poster_unknown' | 'votes_used' | 'vote_over' };

/** Votes for a poster. `hold` locks the account; only a test replaces it. */
export function votePoster(db: Database, { cid, id, accountId, on, now }: Wish, hold = holdVoter): Promise<Voted> {
  return inTransactionIfOk(db, async (transaction): Promise<Voted> => {
    await hold(transaction, accountId);
    const poster = await findPoster(transaction, cid, id);
    if (!poster) return { ok: false, reason: 'poster_unknown' };
    const { votesEach, voteUntil } = poster;
    if (votesEach === 0 || (voteUntil !== null && now >= voteUntil)) return { ok: false, reason: 'vote_over' };
    const before = await votedBy(transaction, cid, accountId);
    const key = { conference_id: cid, account_id: accountId, paper_id: id };
    if (on && !before.includes(id)) {
      if (before.length >= votesEach) return { ok: false, reason: 'votes_used' };
      await transaction
        .insertInto('poster_vote')
        .values({ ...key, at: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    if (!on)
      await transaction
        .deleteFrom('poster_vote')
        .where('conference_id', '=', cid)
        .where('account_id', '=', accountId)
        .where('paper_id', '=', id)
        .execute();
    return { ok: true, voted: await votedBy(transaction, cid, accountId) };
  });
}
