import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { queueMessage } from '../../db/outbox.ts';
import type { DatabaseTransaction } from '../../db/transaction.ts';
import { contactOf } from '../accounts/queries-contact.ts';
import { inLanguage } from './present-submission.ts';
import type { PaperRow } from './queries-submission.ts';

/** Tells whoever submitted a paper what became of it, in the transaction in which it did. */
export async function tellAuthor(
  transaction: DatabaseTransaction,
  paper: Pick<PaperRow, 'account_id' | 'conference_id' | 'number'> & { title: Bilingual },
  template: 'paper_submitted' | 'paper_withdrawn',
  link: string,
): Promise<void> {
  const contact = paper.account_id === null ? null : await contactOf(transaction, paper.account_id);
  if (!contact) return;
  const conference = await transaction
    .selectFrom('conference')
    .select('title')
    .where('id', '=', paper.conference_id)
    .executeTakeFirstOrThrow();
  await queueMessage(transaction, {
    ...contact,
    template,
    variables: {
      conference: inLanguage(conference.title, contact.language),
      title: inLanguage(paper.title, contact.language).slice(0, 120),
      number: paper.number,
      link,
    },
  });
}
