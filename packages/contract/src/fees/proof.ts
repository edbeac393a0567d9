import * as v from 'valibot';
import { call, roles } from '../call.ts';
import { Bilingual, Id, Instant, Nothing, OptionalId } from '../shapes.ts';

export const ProofState = v.picklist(['waiting', 'accepted', 'refused']);
export type ProofState = v.InferOutput<typeof ProofState>;

/** A proof as staff review it. */
export const FeeProof = v.object({
  id: Id,
  regId: Id,
  name: v.string(),
  number: v.string(),
  fee: Bilingual,
  /** The proof the fee requires. */
  wanted: Bilingual,
  picture: v.string(),
  state: ProofState,
  reason: v.string(),
  sentAt: Instant,
});
export type FeeProof = v.InferOutput<typeof FeeProof>;

export const feeProofCalls = {
  /** Pending ones first, longest waiting first; then the others, latest first. */
  proofs: call({
    path: '/medapp/api/console/fees/proofs',
    who: { staff: roles.desk },
    effect: 'read',
    body: v.object({ cid: Id, state: v.optional(ProofState, 'waiting'), after: OptionalId }),
    answer: v.object({ proofs: v.array(FeeProof), waiting: v.number(), more: v.boolean() }),
    errors: [],
  }),
  /** Accepts a proof, or requests it again with a reason the person reads. */
  judgeProof: call({
    path: '/medapp/api/console/fees/judgeProof',
    who: { staff: roles.desk },
    effect: 'write',
    body: v.object({
      cid: Id,
      proofId: Id,
      accept: v.boolean(),
      reason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
    }),
    answer: Nothing,
    errors: ['proof_judged'],
  }),
  /** The proof that the caller's registration requires, and its state. */
  proof: call({
    path: '/medapp/api/fees/proof',
    who: 'account',
    effect: 'read',
    body: v.object({ regid: Id }),
    answer: v.object({
      /** Empty when no upload is required. */
      wanted: v.string(),
      /** Null when nothing was sent. */
      sent: v.nullable(v.object({ state: ProofState, reason: v.string(), picture: v.string(), at: Instant })),
    }),
    errors: ['registration_unknown'],
  }),
  /** Sends an uploaded picture (C14) as proof; replaces one that is still pending. */
  sendProof: call({
    path: '/medapp/api/fees/sendProof',
    who: 'account',
    effect: 'write',
    body: v.object({ regid: Id, picture: v.pipe(v.string(), v.regex(/^\/files\/[0-9a-f]{2}\/[0-9a-f]{32}\.jpg$/)) }),
    answer: Nothing,
    errors: ['registration_unknown', 'registration_locked', 'file_missing'],
  }),
} as const;
