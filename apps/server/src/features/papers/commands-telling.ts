import { queueMessage } from '../../db/outbox.ts';
import type { DatabaseTransaction } from '../../db/transaction.ts';
import { templateOf, toldVariables } from './present-telling.ts';
import { contactOfPaper, lockToTell } from './queries-telling.ts';

interface Telling {
  cid: number;
  paperId: number;
  /** Counts as told, too, where nobody can be written to. */
  unreachable: boolean;
  conference: { zh: string; en: string };
  link: string;
  now: Date;
}

/** Tells the authors of one paper: the message and that they were told are one, so that it happens once. */
export async function tellAuthorsOf(
  transaction: DatabaseTransaction,
  { cid, paperId, unreachable, conference, link, now }: Telling,
): Promise<null | 'not_found' | 'no_contact'> {
  const row = await lockToTell(transaction, cid, paperId);
  if (!row) return 'not_found';
  const { decision } = row;
  // Told already, or not decided any more: nothing is left to do.
  if (row.told_at !== null || row.state !== 'decided' || decision === null) return null;
  const contact = contactOfPaper(row);
  if (!contact && !unreachable) return 'no_contact';
  await transaction
    .updateTable('paper')
    .set((column) => ({ told_at: now, changed_at: now, version: column('version', '+', 1) }))
    .where('id', '=', row.id)
    .execute();
  if (contact)
    await queueMessage(transaction, {
      ...contact,
      template: templateOf(decision),
      variables: toldVariables({ ...row, decision }, contact.language, { conference, link }),
    });
  return null;
}
