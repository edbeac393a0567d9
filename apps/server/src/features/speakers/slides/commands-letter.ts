import type { Database } from '../../../db/connection/database.ts';
import { inTransaction } from '../../../db/connection/transaction.ts';
import { sendToSpeaker, type LetterSurroundings } from '../invitation/commands-letter.ts';
import { conferenceOfLetter, expertsBy } from '../invitation/queries.ts';

interface Returned {
  conferenceId: number;
  expertId: number;
  /** The name of the file. */
  file: string;
  words: string;
}

/** Writes to a speaker whose slides were returned. */
export const writeReturned = (
  db: Database,
  { conferenceId, expertId, file, words }: Returned,
  around: LetterSurroundings,
): Promise<void> =>
  inTransaction(db, async (transaction) => {
    const conference = await conferenceOfLetter(transaction, conferenceId);
    const [expert] = await expertsBy(transaction, [expertId]);
    if (!conference || !expert) return;
    const variables = { name: expert.name, conference: conference.title, file, words };
    await sendToSpeaker(transaction, expert, { conferenceId, template: 'speaker_slides_returned', variables }, around);
  });
