import { href } from '@meetingapp/contract/paths.ts';
import type { Database } from '../../../db/connection/database.ts';
import { notifyAccount } from '../../../db/rows/outbox.ts';
import { inTransactionIfOk } from '../../../db/connection/transaction.ts';
import { lockOwn } from '../../registration/record/queries-locked.ts';
import { findProof, latestProof, ownFee, ownPicture, titleOf } from './queries.ts';

interface Sent {
  regId: number;
  accountId: number;
  /** Key of the stored picture. */
  picture: string;
  now: Date;
}

type SendOutcome =
  | { ok: true }
  | { ok: false; reason: 'registration_unknown' | 'registration_locked' | 'file_missing' };

/** While a proof is waiting, a new picture replaces it. After one was accepted, further pictures are refused. */
export function sendProof(db: Database, { regId, accountId, picture, now }: Sent): Promise<SendOutcome> {
  return inTransactionIfOk(db, async (transaction): Promise<SendOutcome> => {
    const locked = await lockOwn(transaction, regId, accountId);
    const row = locked && (await ownFee(transaction, regId, accountId));
    if (!row) return { ok: false, reason: 'registration_unknown' };
    const over = row.state === 'cancelled' || row.state === 'gone' || row.state === 'refused';
    if (over || row.fee_kind_id === null || !row.proof_needed) return { ok: false, reason: 'registration_locked' };
    if (!(await ownPicture(transaction, picture, accountId))) return { ok: false, reason: 'file_missing' };
    const before = await latestProof(transaction, regId, row.fee_kind_id);
    if (before?.state === 'accepted') return { ok: false, reason: 'registration_locked' };
    if (before?.state === 'waiting')
      await transaction.updateTable('fee_proof').set({ picture, sent_at: now }).where('id', '=', before.id).execute();
    else
      await transaction
        .insertInto('fee_proof')
        .values({
          conference_id: row.conference_id,
          registration_id: regId,
          fee_kind_id: row.fee_kind_id,
          picture,
          sent_at: now,
        })
        .execute();
    return { ok: true };
  });
}

interface Judged {
  conferenceId: number;
  proofId: number;
  accept: boolean;
  reason: string;
  staffId: number;
  now: Date;
}

type JudgeOutcome = { ok: true } | { ok: false; reason: 'not_found' | 'proof_judged' };

/** Accepts a proof, or refuses it and notifies the person of the reason. */
export function decideProof(db: Database, wish: Judged): Promise<JudgeOutcome> {
  return inTransactionIfOk(db, async (transaction): Promise<JudgeOutcome> => {
    const row = await findProof(transaction, wish.conferenceId, wish.proofId);
    if (!row) return { ok: false, reason: 'not_found' };
    if (row.state !== 'waiting') return { ok: false, reason: 'proof_judged' };
    await transaction
      .updateTable('fee_proof')
      .set({
        state: wish.accept ? 'accepted' : 'refused',
        reason: wish.accept ? '' : wish.reason,
        judged_at: wish.now,
        judged_by: wish.staffId,
      })
      .where('id', '=', row.id)
      .execute();
    if (wish.accept) return { ok: true };
    const conference = await titleOf(transaction, wish.conferenceId);
    if (!conference) return { ok: true };
    await notifyAccount(transaction, {
      accountId: row.account_id,
      conferenceId: wish.conferenceId,
      kind: 'registration',
      template: 'proof_refused',
      variables: { conference: conference.title, fee: row.title, reason: wish.reason },
      link: href('signOrder', {}, { cid: wish.conferenceId }),
      required: true,
    });
    return { ok: true };
  });
}
