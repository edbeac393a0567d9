import type { PaperState } from '@meetingapp/contract/papers/paper.ts';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../db/connection/transaction.ts';

export interface PaperStep {
  paperId: number;
  from: PaperState | null;
  to: PaperState;
  at: Date;
  by: { accountId: number } | { staffId: number };
  note?: string;
}

/** Moves a paper to a state and records the step with its actor; increases the version. */
export async function stepPaper(transaction: DatabaseTransaction, step: PaperStep): Promise<void> {
  const { paperId, to, at } = step;
  await transaction
    .updateTable('paper')
    .set({ state: to, changed_at: at, version: sql`version + 1` })
    .where('id', '=', paperId)
    .execute();
  await recordStep(transaction, step);
}

export async function recordStep(
  transaction: DatabaseTransaction,
  { paperId, from, to, at, by, note = '' }: PaperStep,
): Promise<void> {
  await transaction
    .insertInto('paper_step')
    .values({
      paper_id: paperId,
      at,
      account_id: 'accountId' in by ? by.accountId : null,
      staff_id: 'staffId' in by ? by.staffId : null,
      from_state: from,
      to_state: to,
      note,
    })
    .execute();
}
