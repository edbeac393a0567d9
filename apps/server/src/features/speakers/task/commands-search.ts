import type { DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { nextVersion } from '../../../db/rows/optimistic-lock.ts';
import { sendLetter, type LetterSurroundings } from '../invitation/commands-letter.ts';
import { conferenceOfLetter, expertsBy, letterTasks, type InvitationRow } from '../invitation/queries.ts';

export type SearchSurroundings = LetterSurroundings;

interface Ended {
  /** The rejected invitation that stand-ins were asked for. */
  parent: InvitationRow;
  ending: 'stopped' | 'filled' | 'taken_back';
  /** The stand-in who accepted. */
  except: number | null;
}

/** Ends the chain of an invitation and withdraws the stand-ins who have not answered, with thanks. */
export async function endSearch(
  transaction: DatabaseTransaction,
  { parent, ending, except }: Ended,
  around: SearchSurroundings,
): Promise<void> {
  await transaction
    .updateTable('speaker_chain')
    .set({ next_at: null, ended_at: around.now, ending })
    .where('invitation_id', '=', parent.id)
    .where('ended_at', 'is', null)
    .execute();
  const withdrawn = await transaction
    .updateTable('speaker_invitation')
    .set({ gone_at: around.now, version: nextVersion })
    .where('stands_in_for', '=', parent.id)
    .where('id', '<>', except ?? 0)
    .where('state', '=', 'none')
    .where('gone_at', 'is', null)
    .returningAll()
    .execute();
  const conference = await conferenceOfLetter(transaction, parent.conference_id);
  if (!conference) return;
  for (const row of withdrawn.filter(({ invited_at }) => invited_at !== null)) {
    const [expert] = await expertsBy(transaction, [row.expert_id]);
    const tasks = await letterTasks(transaction, [row.id]);
    if (expert) await sendLetter(transaction, expert, { kind: 'thanks', conference, tasks, answerBy: null }, around);
  }
}
