import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { Database } from '../../../db/connection/database.ts';
import { hashToken } from '../../../db/sessions/token-hash.ts';

/** True while nobody can log in to the console. */
export async function hasNoStaff(db: Database): Promise<boolean> {
  return (await db.selectFrom('staff_member').select('id').limit(1).executeTakeFirst()) === undefined;
}

/** True for a token of a link that was shown; it is over once there is staff. */
export async function isOwnerLink(db: Database, token: string): Promise<boolean> {
  const link = await db
    .selectFrom('first_owner_link')
    .select('hash')
    .where('hash', '=', hashToken(token))
    .executeTakeFirst();
  return link !== undefined;
}

/** Name of the society that the first owner will belong to; null: it is made together with the owner. Undefined: the link is over. */
export async function societyOfLink(db: Database, token: string): Promise<Bilingual | null | undefined> {
  if (!(await isOwnerLink(db, token)) || !(await hasNoStaff(db))) return undefined;
  const society = await db.selectFrom('society').select('name').orderBy('id').limit(1).executeTakeFirst();
  return society?.name ?? null;
}
