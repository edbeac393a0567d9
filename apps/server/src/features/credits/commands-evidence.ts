import { randomUUID } from 'node:crypto';
import type { EvidenceRow } from '@meetingapp/contract/credits/credit.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { Database } from '../../db/connection/database.ts';
import { inTransaction } from '../../db/connection/transaction.ts';
import { notifyAccount } from '../../db/rows/outbox.ts';

interface OfPerson {
  conferenceId: number;
  accountId: number;
  staffId: number;
}

interface NewEvidence {
  kind: EvidenceRow['kind'];
  sessionId: number | null;
  from: Date;
  to: Date;
  title: Bilingual;
}

/** Records evidence by hand. The reason is in the audit log of the call. */
export async function addEvidence(
  db: Database,
  { conferenceId, accountId, staffId }: OfPerson,
  { kind, sessionId, from, to, title }: NewEvidence,
): Promise<void> {
  const key = randomUUID();
  await db
    .insertInto('evidence')
    .values({
      conference_id: conferenceId,
      account_id: accountId,
      kind,
      session_id: sessionId,
      from_at: from,
      until_at: to,
      subject: key,
      title: JSON.stringify(title),
      source: 'staff',
      source_key: key,
      staff_id: staffId,
    })
    .execute();
}

/** Adds a correction; `replacement` null: the row does not count. */
export async function correctEvidence(
  db: Database,
  { conferenceId, accountId, staffId }: OfPerson,
  { corrects, replacement, reason }: { corrects: string; replacement: EvidenceRow | null; reason: string },
): Promise<void> {
  await db
    .insertInto('evidence_correction')
    .values({
      conference_id: conferenceId,
      account_id: accountId,
      corrects,
      replacement: replacement && JSON.stringify(replacement),
      reason,
      staff_id: staffId,
    })
    .execute();
}

/** Answers a review and notifies the person; false when it was answered meanwhile or is of another conference. */
export const answerReview = (
  db: Database,
  { conferenceId, reviewId, staffId, answer, now }: Answer,
): Promise<boolean> =>
  inTransaction(db, async (transaction) => {
    const row = await transaction
      .updateTable('credit_review')
      .set({ answer, staff_id: staffId, answered_at: now })
      .where('id', '=', reviewId)
      .where('conference_id', '=', conferenceId)
      .where('answered_at', 'is', null)
      .returning('account_id')
      .executeTakeFirst();
    if (!row) return false;
    await notifyAccount(transaction, {
      accountId: row.account_id,
      conferenceId,
      kind: 'credits',
      template: 'credit_review_answered',
      variables: { answer },
      link: `/credits/${conferenceId}`,
      event: `credit-review:${reviewId}`,
    });
    return true;
  });

interface Answer {
  conferenceId: number;
  reviewId: number;
  staffId: number;
  answer: string;
  now: Date;
}
