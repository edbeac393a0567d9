import { sql } from 'kysely';
import type { ParsedBodyOf } from '@meetingapp/contract/call.ts';
import type { sponsorConsoleCalls } from '@meetingapp/contract/exhibition/sponsor.ts';
import type { Database } from '../../../db/connection/database.ts';
import { inTransactionIfOk } from '../../../db/connection/transaction.ts';
import { refused } from '../../../db/outcome.ts';

type Input = ParsedBodyOf<(typeof sponsorConsoleCalls)['saveLevel']>['sponsorLevel'];
type Saved =
  | { ok: true; id: number; version: number }
  | { ok: false; reason: 'not_found' | 'changed_meanwhile' | 'sponsor_levels_most' };

/** Levels of a conference. */
const MOST_LEVELS = 20;

/** Creates or changes a level; the conference's row is locked, so that the limit holds when two staff add levels at once. */
export const saveLevel = (db: Database, conferenceId: number, input: Input): Promise<Saved> =>
  inTransactionIfOk(db, async (transaction): Promise<Saved> => {
    await sql`select from conference where id = ${conferenceId} for no key update`.execute(transaction);
    const levels = await transaction
      .selectFrom('sponsor_level')
      .select(['id', 'version'])
      .where('conference_id', '=', conferenceId)
      .execute();
    const values = {
      name: JSON.stringify(input.name),
      position: input.position,
      places: [...new Set(input.places)],
    };
    if (input.id === null) {
      if (levels.length >= MOST_LEVELS) return refused('sponsor_levels_most');
      const made = await transaction
        .insertInto('sponsor_level')
        .values({ ...values, conference_id: conferenceId })
        .returning(['id', 'version'])
        .executeTakeFirstOrThrow();
      return { ok: true, ...made };
    }
    const level = levels.find(({ id }) => id === input.id);
    if (!level) return refused('not_found');
    if (level.version !== input.seen) return refused('changed_meanwhile');
    const version = level.version + 1;
    await transaction
      .updateTable('sponsor_level')
      .set({ ...values, version })
      .where('id', '=', level.id)
      .execute();
    return { ok: true, id: level.id, version };
  });

export async function removeLevel(db: Database, conferenceId: number, levelId: number): Promise<boolean> {
  const row = await db
    .deleteFrom('sponsor_level')
    .where('id', '=', levelId)
    .where('conference_id', '=', conferenceId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Gives an exhibitor a level of its own conference, or none. False when either is not there. */
export async function setLevel(
  db: Database,
  { conferenceId, exhibitorId, levelId }: { conferenceId: number; exhibitorId: number; levelId: number | null },
): Promise<boolean> {
  const row = await db
    .updateTable('exhibitor')
    .set({ sponsor_level_id: levelId })
    .where('id', '=', exhibitorId)
    .where('conference_id', '=', conferenceId)
    .where(
      sql<boolean>`(${levelId}::bigint is null or exists (select from sponsor_level
        where id = ${levelId}::bigint and conference_id = ${conferenceId}::bigint))`,
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
