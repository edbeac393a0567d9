import type { DatabaseTransaction } from '../connection/transaction.ts';
import type { HomeContent } from '../schema/json-shapes.ts';

/**
 * Changes the content of a home's draft, if there is one, so that a draft which goes live later has what was changed in the live home.
 * Call it under the lock of the conference.
 */
export async function changeDraft(
  transaction: DatabaseTransaction,
  conferenceId: number,
  change: (content: HomeContent) => HomeContent,
): Promise<void> {
  const draft = await transaction
    .selectFrom('home_draft')
    .select('content')
    .where('conference_id', '=', conferenceId)
    .forUpdate()
    .executeTakeFirst();
  if (!draft) return;
  await transaction
    .updateTable('home_draft')
    .set(({ eb }) => ({ content: JSON.stringify(change(draft.content)), version: eb('version', '+', 1) }))
    .where('conference_id', '=', conferenceId)
    .execute();
}
