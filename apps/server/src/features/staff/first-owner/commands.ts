import { isWeakPassword } from '@meetingapp/domain/accounts/password.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { Database } from '../../../db/connection/database.ts';
import { inTransaction } from '../../../db/connection/transaction.ts';
import { hashToken, newToken } from '../../../db/sessions/token-hash.ts';
import { hashPassword } from '../../../http/security/passwords.ts';
import { hasNoStaff, isOwnerLink } from './queries.ts';

export interface FirstOwner {
  name: string;
  email: string;
  password: string;
  /** Name of the society created for the owner when there is none. */
  society: Bilingual;
}

/**
 * Creates the first member of staff, with every right on the society; does nothing when there is staff already. Ends all links of
 * `newOwnerLink`; with a token, only where that link is valid.
 */
export async function createFirstOwner(
  db: Database,
  owner: FirstOwner,
  token: string | null = null,
): Promise<{ created: boolean }> {
  const passwordHash = await hashPassword(owner.password);
  return inTransaction(
    db,
    async (transaction) => {
      if (!(await hasNoStaff(transaction))) return { created: false };
      if (token !== null && !(await isOwnerLink(transaction, token))) return { created: false };
      await transaction.deleteFrom('first_owner_link').execute();
      const known = await transaction.selectFrom('society').select('id').orderBy('id').limit(1).executeTakeFirst();
      const society =
        known ??
        (await transaction
          .insertInto('society')
          .values({ name: owner.society })
          .returning('id')
          .executeTakeFirstOrThrow());
      const staff = await transaction
        .insertInto('staff_member')
        .values({
          society_id: society.id,
          name: owner.name,
          email: owner.email.toLowerCase(),
          password_hash: passwordHash,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await transaction
        .insertInto('staff_grant')
        .values({ staff_id: staff.id, conference_id: null, role: 'owner' })
        .execute();
      return { created: true };
    },
    // Two servers that start concurrently must not both find no staff.
    { isolation: 'serializable' },
  );
}

/**
 * A link to the page that makes the first owner; null when there is staff. The token follows `#`, which is not sent to servers and so is
 * never logged by them. Links of earlier starts stay valid until the owner is made.
 */
export async function newOwnerLink(db: Database, publicUrl: string): Promise<string | null> {
  if (!(await hasNoStaff(db))) return null;
  const token = newToken();
  await db
    .insertInto('first_owner_link')
    .values({ hash: hashToken(token) })
    .execute();
  return `${publicUrl}/console/first-owner#${token}`;
}

/** Makes the first owner through a link. A society that has only one name has it in both languages. */
export async function useOwnerLink(
  db: Database,
  token: string,
  { society, ...owner }: FirstOwner,
): Promise<{ ok: true } | { ok: false; reason: 'first_owner_over' | 'password_weak' }> {
  if (isWeakPassword(owner.password)) return { ok: false, reason: 'password_weak' };
  const named = { zh: society.zh || society.en, en: society.en || society.zh };
  const { created } = await createFirstOwner(db, { ...owner, society: named }, token);
  return created ? { ok: true } : { ok: false, reason: 'first_owner_over' };
}
