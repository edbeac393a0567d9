import type { PaperDecision } from '@meetingapp/contract/papers/paper.ts';
import type { Score } from '@meetingapp/contract/papers/review.ts';
import { missingScores, totalOf } from '@meetingapp/domain/papers/totals.ts';
import type { Database } from '../../../db/connection/database.ts';
import type { FieldFault } from '../../../http/calls/refusal.ts';
import { inTransactionIfOk } from '../../../db/connection/transaction.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { onDesk } from './queries.ts';
import { findReviewing, type Reviewing } from '../call/queries.ts';

interface Place {
  cid: number;
  staffId: number;
  paperId: number;
  now: Date;
}
type No<Reason extends string> = { ok: false; reason: Reason; faults?: FieldFault[] };

export const isClosed = ({ review_until }: Pick<Reviewing, 'review_until'>, now: Date): boolean =>
  review_until !== null && review_until <= now;

const locked = (db: Database, { cid, staffId, paperId }: Place) =>
  db
    .selectFrom('paper_review')
    .innerJoin('paper', 'paper.id', 'paper_review.paper_id')
    .select(['paper_review.id', 'paper_review.state', 'paper_review.version', 'paper_review.done_at'])
    .where('paper.id', '=', paperId)
    .where('paper.conference_id', '=', cid)
    .where('paper.state', 'in', onDesk)
    .where('paper_review.staff_id', '=', staffId)
    .where('paper_review.state', '<>', 'declined')
    .forUpdate('paper_review')
    .executeTakeFirst();

export interface Written {
  seen: number;
  scores: readonly Score[];
  advice: PaperDecision | null;
  remark: string;
  remarkCommittee: string;
  done: boolean;
  language: Language;
}

/** Saves a review. A draft may be incomplete; a completed one needs every score and an advice. */
export function saveReview(
  db: Database,
  place: Place,
  written: Written,
): Promise<
  | { ok: true; version: number; total: number | null }
  | No<'not_found' | 'review_closed' | 'changed_meanwhile' | 'body_invalid'>
> {
  return inTransactionIfOk(db, async (transaction) => {
    const row = await locked(transaction, place);
    const reviewing = await findReviewing(transaction, place.cid);
    if (!row || !reviewing) return { ok: false, reason: 'not_found' } as const;
    if (isClosed(reviewing, place.now)) return { ok: false, reason: 'review_closed' } as const;
    if (row.version !== written.seen) return { ok: false, reason: 'changed_meanwhile' } as const;
    const criteria = reviewing.criteria ?? [];
    const known = written.scores.filter(({ code }) => criteria.some((criterion) => criterion.code === code));
    const scores = Object.fromEntries(known.map(({ code, score }) => [code, score]));
    const faults = written.done ? lacking(criteria, scores, written) : [];
    if (faults.length > 0) return { ok: false, reason: 'body_invalid', faults } as const;
    const total = written.done ? totalOf(criteria, scores) : null;
    const { version } = await transaction
      .updateTable('paper_review')
      .set({
        scores: JSON.stringify(scores),
        advice: written.advice,
        remark: written.remark,
        remark_committee: written.remarkCommittee,
        state: written.done ? 'done' : 'assigned',
        done_at: written.done ? (row.done_at ?? place.now) : null,
        total,
        version: row.version + 1,
      })
      .where('id', '=', row.id)
      .returning('version')
      .executeTakeFirstOrThrow();
    return { ok: true, version, total } as const;
  });
}

function lacking(
  criteria: NonNullable<Reviewing['criteria']>,
  scores: Readonly<Record<string, number>>,
  { advice, language }: Written,
): FieldFault[] {
  const missing = missingScores(criteria, scores).flatMap((code): FieldFault[] => {
    const name = criteria.find((criterion) => criterion.code === code)?.name;
    return name ? [{ field: `scores.${code}`, reason: 'required', label: pickLanguage(name, language) }] : [];
  });
  return advice === null ? [...missing, { field: 'advice', reason: 'required' }] : missing;
}

export function declineReview(
  db: Database,
  place: Place,
  reason: string,
): Promise<{ ok: true } | No<'not_found' | 'review_closed' | 'review_done'>> {
  return inTransactionIfOk(db, async (transaction) => {
    const row = await locked(transaction, place);
    const reviewing = await findReviewing(transaction, place.cid);
    if (!row || !reviewing) return { ok: false, reason: 'not_found' } as const;
    if (isClosed(reviewing, place.now)) return { ok: false, reason: 'review_closed' } as const;
    if (row.state === 'done') return { ok: false, reason: 'review_done' } as const;
    await transaction
      .updateTable('paper_review')
      .set({ state: 'declined', reason, version: row.version + 1 })
      .where('id', '=', row.id)
      .execute();
    return { ok: true } as const;
  });
}
