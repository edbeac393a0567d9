import type { PaperDecision } from '@meetingapp/contract/papers/paper.ts';
import { movePaper } from '@meetingapp/domain/papers/states.ts';
import type { Database } from '../../../db/connection/database.ts';
import { inTransactionIfOk, type DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { endBarredReviews } from '../assignment/commands-end-barred.ts';
import { lockPapers } from '../review/commands-lock.ts';
import type { Act } from '../assignment/commands.ts';

/** A paper that returns to review is compared with its reviewers again, who must not change concurrently. */
async function lockPaper(transaction: DatabaseTransaction, cid: number, paperId: number, to: PaperDecision | null) {
  if (to === null) await lockPapers(transaction, cid);
  return transaction
    .selectFrom('paper')
    .select(['id', 'state', 'decision', 'told_at', 'board', 'remark', 'version'])
    .where('id', '=', paperId)
    .where('conference_id', '=', cid)
    .forUpdate()
    .executeTakeFirst();
}
type Locked = NonNullable<Awaited<ReturnType<typeof lockPaper>>>;

/**
 * Writes a decision (null: none) and a step on a locked paper. Authors who were notified of the previous decision are notified again.
 */
async function write(
  transaction: DatabaseTransaction,
  { cid, staffId, now }: Act,
  row: Locked,
  { decision, remark, reason }: { decision: PaperDecision | null; remark: string; reason: string },
): Promise<number | null> {
  const move = movePaper(row.state, decision === null ? 'undecide' : 'decide');
  if (!move.ok) return null;
  const { version } = await transaction
    .updateTable('paper')
    .set({
      state: move.state,
      decision,
      decided_at: decision === null ? null : now,
      told_at: null,
      remark,
      // Only posters have boards; another poster may have this one now.
      board: decision === 'poster' ? row.board : '',
      changed_at: now,
      version: row.version + 1,
    })
    .where('id', '=', row.id)
    .returning('version')
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('paper_step')
    .values({
      paper_id: row.id,
      at: now,
      staff_id: staffId,
      from_state: row.state,
      to_state: move.state,
      note: reason,
    })
    .execute();
  if (decision === null) await endBarredReviews(transaction, { cid, now }, { paperIds: [row.id] });
  return version;
}

interface OneDecision {
  paperId: number;
  seen: number;
  decision: PaperDecision | null;
  remark: string;
  reason: string;
}

/** Decides one paper. A decision that its authors already know can only be changed with a reason. */
export function decidePaper(
  db: Database,
  act: Act,
  { paperId, seen, ...decided }: OneDecision,
): Promise<
  | { ok: true; version: number }
  | { ok: false; reason: 'not_found' | 'changed_meanwhile' | 'paper_state' | 'paper_told' }
> {
  return inTransactionIfOk(db, async (transaction) => {
    const row = await lockPaper(transaction, act.cid, paperId, decided.decision);
    if (!row || row.state === 'draft') return { ok: false, reason: 'not_found' } as const;
    if (row.version !== seen) return { ok: false, reason: 'changed_meanwhile' } as const;
    if (row.told_at !== null && decided.reason === '') return { ok: false, reason: 'paper_told' } as const;
    const version = await write(transaction, act, row, decided);
    return version === null ? ({ ok: false, reason: 'paper_state' } as const) : ({ ok: true, version } as const);
  });
}

export interface OneOfMany {
  id: number;
  from: PaperDecision | null;
  to: PaperDecision | null;
}

/** Decides one paper of a batch; skips it when it was decided differently since, or its authors were notified. */
export async function decideOneOfMany(
  transaction: DatabaseTransaction,
  act: Act,
  { id, from, to }: OneOfMany,
): Promise<null | 'not_found' | 'changed_meanwhile' | 'paper_told' | 'paper_state'> {
  const row = await lockPaper(transaction, act.cid, id, to);
  if (!row || row.state === 'draft') return 'not_found';
  if (row.decision === to && row.state !== 'withdrawn') return null;
  if (row.told_at !== null) return 'paper_told';
  if (row.decision !== from) return 'changed_meanwhile';
  const version = await write(transaction, act, row, { decision: to, remark: row.remark, reason: '' });
  return version === null ? 'paper_state' : null;
}
