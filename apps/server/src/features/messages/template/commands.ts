import type { TemplateInput } from '@meetingapp/contract/messages/template.ts';
import type { Database } from '../../../db/connection/database.ts';
import { inTransactionIfOk, isTaken, type DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { matchVersion, nextVersion } from '../../../db/rows/optimistic-lock.ts';

type Refused<Reason extends string> = { ok: false; reason: Reason };
type Saved =
  | { ok: true; id: number; version: number }
  | Refused<'not_found' | 'changed_meanwhile' | 'template_name_taken'>;

interface Wish {
  societyId: number;
  /** Null: a new one. */
  id: number | null;
  seen: number | null;
  template: TemplateInput;
  staffId: number;
}

/** Saves a template of a society. Its name is unique there. */
export const saveTemplate = (db: Database, wish: Wish): Promise<Saved> =>
  inTransactionIfOk(db, async (transaction): Promise<Saved> => {
    const { societyId, id, seen, template, staffId } = wish;
    if (await isNameTaken(transaction, wish)) return { ok: false, reason: 'template_name_taken' };
    const columns = { ...template, texts: JSON.stringify(template.texts) };
    if (id === null) {
      const made = await transaction
        .insertInto('mailing_template')
        .values({ ...columns, society_id: societyId, created_by: staffId })
        .returning(['id', 'version'])
        .executeTakeFirstOrThrow();
      return { ok: true, ...made };
    }
    const found = await transaction
      .selectFrom('mailing_template')
      .selectAll()
      .where('society_id', '=', societyId)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    const match = matchVersion(found, seen);
    if (!match.ok) return match;
    const made = await transaction
      .updateTable('mailing_template')
      .set({ ...columns, version: nextVersion })
      .where('id', '=', id)
      .returning(['id', 'version'])
      .executeTakeFirstOrThrow();
    return { ok: true, ...made };
  }).catch((error: unknown) => {
    if (isTaken(error, 'mailing_template_society_id_name_key')) return { ok: false, reason: 'template_name_taken' };
    throw error;
  });

async function isNameTaken(transaction: DatabaseTransaction, { societyId, id, template }: Wish): Promise<boolean> {
  const other = await transaction
    .selectFrom('mailing_template')
    .select('id')
    .where('society_id', '=', societyId)
    .where('name', '=', template.name)
    .where('id', '<>', id ?? 0)
    .executeTakeFirst();
  return other !== undefined;
}

/** Deletes a template; messages that were written with it keep their texts. False: the society has none of this id. */
export async function removeTemplate(db: Database, societyId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('mailing_template')
    .where('society_id', '=', societyId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
