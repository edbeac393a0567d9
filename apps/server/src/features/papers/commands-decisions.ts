import type { PaperDecision } from '@meetingapp/contract/papers-paper.ts';
import { movePaper } from '@meetingapp/domain/papers/states.ts';
import type { Database } from '../../db/database.ts';
import { inTransactionIfOk, type DatabaseTransaction } from '../../db/transaction.ts';
import { endBarredReviews } from './commands-ended.ts';
import { lockPapers } from './commands-lock.ts';
import type { Act } from './commands-reviewers.ts';

/** What goes back to review is compared with its reviewers again, who must not change meanwhile. */
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

/** Writes a decision (null: none) on a locked paper and a step; who is told of it is told anew. */
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
      // A board is a poster's: another one may have it now.
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

/** What its authors know already is changed with a reason only. */
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

/** One of many: not where it was decided otherwise since, nor where its authors were told. */
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
