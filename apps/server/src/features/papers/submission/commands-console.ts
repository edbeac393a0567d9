import type { PaperContent } from '@meetingapp/contract/papers/submission.ts';
import { cleanLine, cleanPaper, cleanText } from '@meetingapp/domain/papers/clean-paper.ts';
import { movePaper } from '@meetingapp/domain/papers/states.ts';
import type { Database } from '../../../db/connection/database.ts';
import { matchVersion, nextVersion, type VersionConflict } from '../../../db/rows/optimistic-lock.ts';
import { inTransaction, isTaken } from '../../../db/connection/transaction.ts';
import { refused } from '../../../db/outcome.ts';
import { writeContent } from './commands-content.ts';
import { endBarredReviews } from '../assignment/commands-end-barred.ts';
import { lockPapers } from '../review/commands-lock.ts';
import { stepPaper } from './commands-steps.ts';
import { findTalk, lockPaper } from './queries-console.ts';
import { topicsOf } from '../call/queries.ts';

interface OfConference {
  cid: number;
  paperId: number;
  now: Date;
}
type Outcome<Reason extends string> = { ok: true } | { ok: false; reason: Reason };

/** Staff correct what an author wrote. Topics of other conferences are ignored. */
export const editPaper = (
  db: Database,
  { cid, paperId, now }: OfConference,
  version: number,
  typed: PaperContent,
): Promise<{ ok: true } | VersionConflict> =>
  inTransaction(db, async (transaction) => {
    await lockPapers(transaction, cid);
    const locked = matchVersion(await lockPaper(transaction, cid, paperId), version);
    if (!locked.ok) return locked;
    const own = (await topicsOf(transaction, cid)).map(({ id }) => id);
    const paper = cleanPaper(typed);
    await writeContent(transaction, paperId, { ...paper, topics: paper.topics.filter((id) => own.includes(id)) }, now);
    await endBarredReviews(transaction, { cid, now }, { paperIds: [paperId] });
    return { ok: true };
  });

export async function placePaper(
  db: Database,
  { cid, paperId, now }: OfConference,
  version: number,
  { board, talkId }: { board: string; talkId: number | null },
): Promise<Outcome<'not_found' | 'changed_meanwhile' | 'board_taken'>> {
  try {
    return await inTransaction(db, async (transaction) => {
      const locked = matchVersion(await lockPaper(transaction, cid, paperId), version);
      if (!locked.ok) return locked;
      if (talkId !== null && !(await findTalk(transaction, cid, talkId))) return refused('not_found');
      await transaction
        .updateTable('paper')
        .set({ board: cleanLine(board), talk_id: talkId, changed_at: now, version: nextVersion })
        .where('id', '=', paperId)
        .execute();
      return { ok: true };
    });
  } catch (error) {
    if (isTaken(error, 'paper_board')) return refused('board_taken');
    throw error;
  }
}

/** Staff withdraw or restore a paper. */
export const moveByStaff = (
  db: Database,
  { cid, paperId, now }: OfConference,
  event: 'withdraw' | 'restore',
  staffId: number,
  reason = '',
): Promise<Outcome<'not_found' | 'paper_state'>> =>
  inTransaction(db, async (transaction) => {
    if (event === 'restore') await lockPapers(transaction, cid);
    const row = await lockPaper(transaction, cid, paperId);
    if (!row) return refused('not_found');
    const move = movePaper(row.state, event);
    if (!move.ok) return refused('paper_state');
    // The earlier decision belongs to the withdrawn paper: a restored one is decided again.
    if (event === 'restore' && row.decision !== null)
      await transaction
        .updateTable('paper')
        .set({ decision: null, decided_at: null, told_at: null })
        .where('id', '=', paperId)
        .execute();
    const note = cleanText(reason);
    await stepPaper(transaction, { paperId, from: row.state, to: move.state, at: now, by: { staffId }, note });
    // The authors or a reviewer's affiliation may have changed while the paper was not in review.
    if (event === 'restore') await endBarredReviews(transaction, { cid, now }, { paperIds: [paperId] });
    if (row.submitted_at === null && event === 'restore')
      await transaction.updateTable('paper').set({ submitted_at: now }).where('id', '=', paperId).execute();
    return { ok: true };
  });
