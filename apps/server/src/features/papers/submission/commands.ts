import type { PaperContent } from '@meetingapp/contract/papers/submission.ts';
import {
  alterHindrance,
  callStateAt,
  confirmHindrance,
  withdrawHindrance,
} from '@meetingapp/domain/papers/call-times.ts';
import { paperFaults, type PaperFault } from '@meetingapp/domain/papers/check-paper.ts';
import { cleanPaper, cleanText } from '@meetingapp/domain/papers/clean-paper.ts';
import { movePaper } from '@meetingapp/domain/papers/states.ts';
import type { Database } from '../../../db/connection/database.ts';
import { inTransaction } from '../../../db/connection/transaction.ts';
import { refused } from '../../../db/outcome.ts';
import { contentColumns, writeContent, writePeople } from './commands-content.ts';
import { endBarredReviews } from '../assignment/commands-end-barred.ts';
import { takeNumber } from './commands-number.ts';
import { recordStep, stepPaper } from './commands-steps.ts';
import { notifyAuthor } from './commands-notify.ts';
import { countOwn, decidedOf, lockOwn } from './queries.ts';
import { holdCall, lockCall, rulesOf, timesOf, topicsOf } from '../call/queries.ts';

interface Own {
  cid: number;
  accountId: number;
  now: Date;
}
interface OwnPaper extends Own {
  paperId: number;
}
type Outcome<Reason extends string> = { ok: true; paperId: number } | { ok: false; reason: Reason };

type KeepReason =
  | 'not_found'
  | 'papers_not_open'
  | 'papers_closed'
  | 'papers_full'
  | 'paper_state'
  | 'changed_meanwhile';

/** Creates a draft with the next number. */
export function beginPaper(
  db: Database,
  { cid, accountId, now }: Own,
  typed: PaperContent,
): Promise<Outcome<KeepReason>> {
  return inTransaction(db, async (transaction) => {
    const call = await lockCall(transaction, cid);
    if (!call) return refused('papers_not_open');
    const state = callStateAt(timesOf(call), now);
    if (state !== 'open') return refused(state === 'closed' ? 'papers_closed' : 'papers_not_open');
    if ((await countOwn(transaction, cid, accountId)) >= call.papers_each) return refused('papers_full');
    const paper = cleanPaper(typed);
    const number = await takeNumber(transaction, call);
    const { id } = await transaction
      .insertInto('paper')
      .values({
        ...contentColumns(paper),
        conference_id: cid,
        account_id: accountId,
        number,
        created_at: now,
        changed_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await writePeople(transaction, id, paper);
    await recordStep(transaction, { paperId: id, from: null, to: 'draft', at: now, by: { accountId } });
    return { ok: true, paperId: id };
  });
}

/** Saves a draft, even after the deadline, so that nothing typed is lost. */
export function savePaper(
  db: Database,
  { cid, accountId, paperId, now }: OwnPaper,
  version: number,
  typed: PaperContent,
): Promise<Outcome<KeepReason>> {
  return inTransaction(db, async (transaction) => {
    const row = await lockOwn(transaction, cid, accountId, paperId);
    if (!row) return refused('not_found');
    if (!movePaper(row.state, 'keep').ok) return refused('paper_state');
    if (row.version !== version) return refused('changed_meanwhile');
    await writeContent(transaction, paperId, cleanPaper(typed), now);
    return { ok: true, paperId };
  });
}

type SubmitReason =
  | 'not_found'
  | 'papers_not_open'
  | 'papers_closed'
  | 'papers_revise_over'
  | 'paper_state'
  | 'changed_meanwhile';
export type Submitted = Outcome<SubmitReason> | { ok: false; faults: PaperFault[] };

/** Submits a paper, or submits it again. Checked by the server's clock and against times that are locked. */
export function submitPaper(
  db: Database,
  { cid, accountId, paperId, now }: OwnPaper,
  version: number,
  typed: PaperContent,
  linkTo: () => string,
): Promise<Submitted> {
  return inTransaction(db, async (transaction): Promise<Submitted> => {
    const call = await holdCall(transaction, cid);
    if (!call) return refused('papers_not_open');
    const row = await lockOwn(transaction, cid, accountId, paperId);
    if (!row) return refused('not_found');
    if (row.version !== version) return refused('changed_meanwhile');
    const paper = cleanPaper(typed);
    const hindrance = alterHindrance(row.state, timesOf(call), now);
    if (hindrance) {
      // Too late: saved as a draft with the content that was sent.
      if (row.state === 'draft') await writeContent(transaction, paperId, paper, now);
      return refused(hindrance);
    }
    const faults = paperFaults(rulesOf(call, await topicsOf(transaction, cid)), paper);
    if (faults.length > 0) return { ok: false, faults };
    const move = movePaper(row.state, row.state === 'draft' ? 'submit' : 'revise');
    if (!move.ok) return refused('paper_state');
    await writeContent(transaction, paperId, paper, now);
    await stepPaper(transaction, { paperId, from: row.state, to: move.state, at: now, by: { accountId } });
    if (row.state !== 'draft') await endBarredReviews(transaction, { cid, now }, { paperIds: [paperId] });
    if (row.submitted_at === null) {
      await transaction.updateTable('paper').set({ submitted_at: now }).where('id', '=', paperId).execute();
      await notifyAuthor(transaction, { ...row, title: paper.title }, 'paper_submitted', linkTo());
    }
    return { ok: true, paperId };
  });
}

export function withdrawPaper(
  db: Database,
  { cid, accountId, paperId, now }: OwnPaper,
  reason: string,
  linkTo: () => string,
): Promise<Outcome<'not_found' | 'paper_state' | 'papers_confirm_over'>> {
  return inTransaction(db, async (transaction) => {
    const call = await holdCall(transaction, cid);
    const row = await lockOwn(transaction, cid, accountId, paperId);
    if (!row) return refused('not_found');
    const hindrance = withdrawHindrance(decidedOf(row), timesOf(call), now);
    if (hindrance) return refused(hindrance);
    const move = movePaper(row.state, 'withdraw');
    if (!move.ok) return refused('paper_state');
    const note = cleanText(reason);
    await stepPaper(transaction, { paperId, from: row.state, to: move.state, at: now, by: { accountId }, note });
    if (row.submitted_at !== null) await notifyAuthor(transaction, row, 'paper_withdrawn', linkTo());
    return { ok: true, paperId };
  });
}

/** Confirms that the author comes. Idempotent. */
export function confirmPaper(
  db: Database,
  { cid, accountId, paperId, now }: OwnPaper,
): Promise<Outcome<'not_found' | 'paper_state' | 'papers_confirm_over'>> {
  return inTransaction(db, async (transaction) => {
    const call = await holdCall(transaction, cid);
    const row = await lockOwn(transaction, cid, accountId, paperId);
    if (!row) return refused('not_found');
    if (row.state === 'confirmed') return { ok: true, paperId };
    const hindrance = confirmHindrance(decidedOf(row), timesOf(call), now);
    if (hindrance) return refused(hindrance);
    await stepPaper(transaction, { paperId, from: row.state, to: 'confirmed', at: now, by: { accountId } });
    return { ok: true, paperId };
  });
}
