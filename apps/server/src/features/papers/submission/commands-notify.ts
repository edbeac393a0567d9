import type { Bilingual, Language } from '@meetingapp/contract/shapes.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { notifyAccount } from '../../../db/rows/outbox.ts';
import type { DatabaseTransaction } from '../../../db/connection/transaction.ts';
import type { PaperRow } from './queries.ts';

/** Notifies the submitter of a change of the paper, in the same transaction. */
export async function notifyAuthor(
  transaction: DatabaseTransaction,
  paper: Pick<PaperRow, 'account_id' | 'conference_id' | 'number'> & { title: Bilingual },
  template: 'paper_submitted' | 'paper_withdrawn',
  link: string,
): Promise<void> {
  if (paper.account_id === null) return;
  const conference = await transaction
    .selectFrom('conference')
    .select('title')
    .where('id', '=', paper.conference_id)
    .executeTakeFirstOrThrow();
  const title = (language: Language): string => pickLanguage(paper.title, language).slice(0, 120);
  await notifyAccount(transaction, {
    accountId: paper.account_id,
    conferenceId: paper.conference_id,
    kind: 'papers',
    template,
    variables: {
      conference: conference.title,
      title: { zh: title('zh'), en: title('en') },
      number: paper.number,
      link,
    },
    required: true,
  });
}
