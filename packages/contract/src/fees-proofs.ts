import * as v from 'valibot';
import { call, roles } from './call.ts';
import { Bilingual, Id, Instant, Nothing, OptionalId } from './shapes.ts';

export const ProofState = v.picklist(['waiting', 'accepted', 'refused']);
export type ProofState = v.InferOutput<typeof ProofState>;

/** A proof as staff look at it. */
export const FeeProof = v.object({
  id: Id,
  regId: Id,
  name: v.string(),
  number: v.string(),
  fee: Bilingual,
  /** What the fee asks for. */
  wanted: Bilingual,
  picture: v.string(),
  state: ProofState,
  reason: v.string(),
  sentAt: Instant,
});
export type FeeProof = v.InferOutput<typeof FeeProof>;

export const feeProofCalls = {
  /** The longest waiting first; of the others the latest. */
  proofs: call({
    path: '/medapp/api/console/fees/proofs',
    who: { staff: roles.desk },
    effect: 'read',
    body: v.object({ cid: Id, state: v.optional(ProofState, 'waiting'), after: OptionalId }),
    answer: v.object({ proofs: v.array(FeeProof), waiting: v.number(), more: v.boolean() }),
    errors: [],
  }),
  /** Accepted; or asked for again, with the reason that the person reads. */
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
  /** What one's own registration has to prove, and how that stands. */
  proof: call({
    path: '/medapp/api/fees/proof',
    who: 'account',
    effect: 'read',
    body: v.object({ regid: Id }),
    answer: v.object({
      /** Empty: nothing is to be uploaded. */
      wanted: v.string(),
      /** Null: nothing was sent yet. */
      sent: v.nullable(v.object({ state: ProofState, reason: v.string(), picture: v.string(), at: Instant })),
    }),
    errors: ['registration_unknown'],
  }),
  /** A picture that was uploaded (C14); while it waits another one takes its place. */
  sendProof: call({
    path: '/medapp/api/fees/sendProof',
    who: 'account',
    effect: 'write',
    body: v.object({ regid: Id, picture: v.pipe(v.string(), v.regex(/^\/files\/[0-9a-f]{2}\/[0-9a-f]{32}\.jpg$/)) }),
    answer: Nothing,
    errors: ['registration_unknown', 'registration_locked', 'file_missing'],
  }),
} as const;
