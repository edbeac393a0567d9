import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { hashPassword } from '../../http/passwords.ts';

export interface FirstOwner {
  email: string;
  password: string;
  /** The name of the society that is made for the owner when there is none. */
  society: string;
}

/** The first member of staff, with every right on the society; does nothing where there is staff already. */
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
    // Two servers that start at once must not both find nobody.
    { isolation: 'serializable' },
  );
}
