import type { Database } from '../../../db/connection/database.ts';
import { inTransaction } from '../../../db/connection/transaction.ts';
import { hashPassword } from '../../../http/security/passwords.ts';

export interface FirstOwner {
  email: string;
  password: string;
  /** Name of the society created for the owner when there is none. */
  society: string;
}

/** Creates the first member of staff, with every right on the society; does nothing when there is staff already. */
export async function createFirstOwner(db: Database, owner: FirstOwner): Promise<{ created: boolean }> {
  const passwordHash = await hashPassword(owner.password);
  return inTransaction(
    db,
    async (transaction) => {
      if (await transaction.selectFrom('staff_member').select('id').limit(1).executeTakeFirst())
        return { created: false };
      const known = await transaction.selectFrom('society').select('id').orderBy('id').limit(1).executeTakeFirst();
      const society =
        known ??
        (await transaction
          .insertInto('society')
          .values({ name: { zh: owner.society, en: owner.society } })
          .returning('id')
          .executeTakeFirstOrThrow());
      const staff = await transaction
        .insertInto('staff_member')
        .values({
          society_id: society.id,
          name: owner.email,
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
