import type { Database } from '../../../db/connection/database.ts';
import { inTransaction, type DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { syncInvitations, type SyncOutcome } from './commands.ts';
import { noteLetter, sendLetter, type LetterSurroundings } from './commands-letter.ts';
import { conferenceOfLetter, expertsBy, invitationsOf, letterTasks, settingsOf } from './queries.ts';

/** Writes to people who are asked again: one letter each, with what changed in which task. */
async function writeChanges(
  transaction: DatabaseTransaction,
  { conferenceId, expertIds }: { conferenceId: number; expertIds: readonly number[] },
  around: LetterSurroundings,
): Promise<void> {
  const conference = await conferenceOfLetter(transaction, conferenceId);
  if (!conference) return;
  const { answerBy } = await settingsOf(transaction, conferenceId);
  for (const expert of await expertsBy(transaction, expertIds)) {
    const ids = (await invitationsOf(transaction, [expert.id]))
      .filter(({ changes, state, invited_at }) => changes.length > 0 && state === 'none' && invited_at !== null)
      .map(({ id }) => id);
    if (ids.length === 0) continue;
    const letter = { kind: 'changed' as const, conference, tasks: await letterTasks(transaction, ids), answerBy };
    if (await sendLetter(transaction, expert, letter, around)) await noteLetter(transaction, ids, around.now);
  }
}

/** Works the programme in force into the invitations and writes to those who are asked again, in one transaction. */
export const syncAndWrite = (db: Database, conferenceId: number, around: LetterSurroundings): Promise<SyncOutcome> =>
  inTransaction(db, async (transaction) => {
    const outcome = await syncInvitations(transaction, db, conferenceId, around.now);
    await writeChanges(transaction, { conferenceId, expertIds: outcome.askedAgain }, around);
    return outcome;
  });
