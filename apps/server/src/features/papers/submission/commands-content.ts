import type { PaperContent } from '@meetingapp/contract/papers/submission.ts';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../db/connection/transaction.ts';

/** Columns of the paper row itself. */
export const contentColumns = ({ language, title, abstract, keywords, topics, wish, contact }: PaperContent) => ({
  language,
  title: JSON.stringify(title),
  abstract: JSON.stringify(abstract),
  keywords,
  topics,
  wish,
  contact_name: contact.name,
  contact_phone: contact.phone,
  contact_email: contact.email,
});

/** Replaces the content of a paper, authors and affiliations included; increases its version. */
export async function writeContent(
  transaction: DatabaseTransaction,
  paperId: number,
  paper: PaperContent,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('paper')
    .set({ ...contentColumns(paper), changed_at: now, version: sql`version + 1` })
    .where('id', '=', paperId)
    .execute();
  await writePeople(transaction, paperId, paper);
}

export async function writePeople(
  transaction: DatabaseTransaction,
  paperId: number,
  { authors, affiliations }: Pick<PaperContent, 'authors' | 'affiliations'>,
): Promise<void> {
  await transaction.deleteFrom('paper_author').where('paper_id', '=', paperId).execute();
  await transaction.deleteFrom('paper_affiliation').where('paper_id', '=', paperId).execute();
  if (affiliations.length > 0)
    await transaction
      .insertInto('paper_affiliation')
      .values(
        affiliations.map(({ name, ...rest }, index) => ({
          ...rest,
          name: JSON.stringify(name),
          paper_id: paperId,
          position: index + 1,
        })),
      )
      .execute();
  if (authors.length > 0)
    await transaction
      .insertInto('paper_author')
      .values(
        authors.map(({ name, ...rest }, index) => ({
          ...rest,
          name: JSON.stringify(name),
          paper_id: paperId,
          position: index + 1,
        })),
      )
      .execute();
}
