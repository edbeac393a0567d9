import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { dayIn } from '@meetingapp/domain/plain-date.ts';
import type { Database } from '../../db/database.ts';

/** Societies count their days by the calendar of China. */
const ZONE = 'Asia/Shanghai';

interface NewAgreement {
  societyId: number;
  staffId: number;
  agreement: Bilingual;
  privacy: Bilingual;
  now: Date;
}

/** A new version, called by its day; the second of a day, or that of another society, gets a number besides. */
export async function addAgreement(db: Database, one: NewAgreement): Promise<string> {
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
