import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { dayIn } from '@meetingapp/domain/plain-date.ts';
import type { Database } from '../../db/connection/database.ts';
import { inTransaction } from '../../db/connection/transaction.ts';
import { agreementsOf } from './queries.ts';

/** Societies use the calendar date of China. */
const ZONE = 'Asia/Shanghai';

interface NewAgreement {
  societyId: number;
  staffId: number;
  agreement: Bilingual;
  privacy: Bilingual;
  now: Date;
}

/**
 * Adds a version, named after its day; a second one on a day, or one of another society, gets a number added. Null when the newest
 * version is no longer `seen`, the one that the user read; `seen` null skips the check.
 */
export const addAgreement = (db: Database, one: NewAgreement, seen: string | null): Promise<string | null> =>
  inTransaction(db, async (transaction) => {
    await transaction.selectFrom('society').select('id').where('id', '=', one.societyId).forUpdate().execute();
    const [newest] = await agreementsOf(transaction, one.societyId);
    if (seen !== null && newest?.version !== seen) return null;
    return nextAgreement(transaction, one);
  });

async function nextAgreement(db: Database, one: NewAgreement): Promise<string> {
  const day = dayIn(ZONE, one.now);
  for (let count = 1; ; count += 1) {
    const version = count === 1 ? day : `${day}.${count}`;
    const added = await db
      .insertInto('agreement')
      .values({
        version,
        society_id: one.societyId,
        staff_id: one.staffId,
        agreement: JSON.stringify(one.agreement),
        privacy: JSON.stringify(one.privacy),
        in_force_since: one.now,
      })
      .onConflict((conflict) => conflict.column('version').doNothing())
      .returning('version')
      .executeTakeFirst();
    if (added) return version;
  }
}
