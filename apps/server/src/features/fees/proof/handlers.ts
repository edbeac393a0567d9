import type { feeProofCalls } from '@meetingapp/contract/fees/proof.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { decideProof, sendProof } from './commands.ts';
import { presentProof } from './present.ts';
import { countWaiting, findProofs, latestProof, ownFee } from './queries.ts';

const PAGE = 50;
const FILES = '/files/';

export const feeProofHandlers: Handlers<typeof feeProofCalls> = {
  proofs: async ({ cid, state, after }, { db }) => {
    const [rows, waiting] = await Promise.all([
      findProofs(db, cid, { state, after, limit: PAGE + 1 }),
      countWaiting(db, cid),
    ]);
    return { proofs: rows.slice(0, PAGE).map(presentProof), waiting, more: rows.length > PAGE };
  },

  judgeProof: async ({ cid, proofId, accept, reason }, { db, staff, now }) => {
    if (!accept && reason === '') return refuse('body_invalid', [{ field: 'reason', reason: 'required' }]);
    const outcome = await decideProof(db, { conferenceId: cid, proofId, accept, reason, staffId: staff.id, now });
    return outcome.ok ? {} : refuse(outcome.reason);
  },

  proof: async ({ regid }, { db, accountId, language }) => {
    const row = await ownFee(db, regid, accountId);
    if (!row) return refuse('registration_unknown');
    if (row.fee_kind_id === null || !row.proof_needed || !row.proof) return { wanted: '', sent: null };
    const sent = await latestProof(db, regid, row.fee_kind_id);
    return {
      wanted: pickLanguage(row.proof, language),
      sent: sent
        ? { state: sent.state, reason: sent.reason, picture: FILES + sent.picture, at: sent.sent_at.toISOString() }
        : null,
    };
  },

  sendProof: async ({ regid, picture }, { db, accountId, now }) => {
    const outcome = await sendProof(db, { regId: regid, accountId, picture: picture.slice(FILES.length), now });
    return outcome.ok ? {} : refuse(outcome.reason);
  },
};
