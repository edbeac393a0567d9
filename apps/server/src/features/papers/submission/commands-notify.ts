import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { queueMessage } from '../../../db/rows/outbox.ts';
import type { DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { contactOf } from '../../accounts/queries-contact.ts';
import type { PaperRow } from './queries.ts';

/** Notifies the submitter of a change of the paper, in the same transaction. */
export async function notifyAuthor(
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
      conference: pickLanguage(conference.title, contact.language),
      title: pickLanguage(paper.title, contact.language).slice(0, 120),
      number: paper.number,
      link,
    },
  });
}
