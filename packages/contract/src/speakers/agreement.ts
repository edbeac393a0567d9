import * as v from 'valibot';
import { call } from '../call.ts';
import { Bilingual, Fen, Id, Instant, Nothing, trimmed } from '../shapes.ts';
import { LinkKey, personErrors } from './task.ts';

const base = '/medapp/api/speakers/agreement';

export const agreementStates = ['open', 'signed', 'withdrawn'] as const;
export const signatureWays = ['drawn', 'typed'] as const;

/** A point of a drawn signature: thousandths of the pad's width from its left and upper edge, and pressure in percent. */
const InkPoint = v.object({
  x: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)),
  y: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)),
  p: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
});
export const Ink = v.pipe(v.array(v.pipe(v.array(InkPoint), v.maxLength(1000))), v.maxLength(100));

const Agreement = v.object({
  id: Id,
  version: v.number(),
  title: Bilingual,
  state: v.picklist(agreementStates),
  /** Gross and after tax; 0: no fee. */
  fee: Fen,
  net: Fen,
  /** Null: until the conference ends. */
  signBy: v.nullable(Instant),
  /** May be signed now. */
  open: v.boolean(),
  pages: v.number(),
  /** SHA-256 of the document that is shown, which a signature names. */
  sha256: v.string(),
  /** The document, or what was signed: a PDF under a signed address that ends after an hour; empty when it was withdrawn. */
  address: v.string(),
  signedAt: v.nullable(Instant),
  signedSha256: v.nullable(v.string()),
  /** Why it was withdrawn. */
  words: v.string(),
});

const who = { cid: Id, linkKey: LinkKey };
const one = { ...who, agreementId: Id };

export const speakerAgreementCalls = {
  /** The documents of the person, the ones to sign first. */
  agreements: call({
    path: `${base}/list`,
    who: 'accountOrVisitor',
    effect: 'read',
    body: v.object(who),
    answer: v.object({
      zone: v.string(),
      name: Bilingual,
      /** Where a code for a typed signature goes, masked; null: no phone or e-mail is known. */
      codeTo: v.nullable(v.string()),
      agreements: v.array(Agreement),
    }),
    errors: personErrors,
  }),
  /** Notes that the person has the document on a phone. */
  openedAgreement: call({
    path: `${base}/opened`,
    who: 'accountOrVisitor',
    effect: 'write',
    body: v.object(one),
    answer: Nothing,
    errors: [...personErrors, 'agreement_gone'],
  }),
  /** Sends a one-time code for a typed signature to the phone or e-mail of the person. */
  sendSigningCode: call({
    path: `${base}/code`,
    who: 'accountOrVisitor',
    effect: 'write',
    body: v.object(one),
    answer: v.object({ retryAfterSeconds: v.number(), validMinutes: v.number() }),
    errors: [...personErrors, 'agreement_gone', 'agreement_no_address', 'code_too_often'],
  }),
  /** Signs a document. `drawn` needs strokes, `typed` a name and the code. A copy is sent to the person. */
  signAgreement: call({
    path: `${base}/sign`,
    who: 'accountOrVisitor',
    effect: 'write',
    body: v.object({
      ...one,
      /** Of the document that the person has seen. */
      seenSha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
      way: v.picklist(signatureWays),
      strokes: Ink,
      typedName: trimmed(80),
      code: v.pipe(v.string(), v.trim(), v.regex(/^(\d{6})?$/)),
    }),
    answer: v.object({ sha256: v.string(), number: v.number() }),
    errors: [
      ...personErrors,
      'agreement_gone',
      'agreement_late',
      'document_key_expired',
      'agreement_signed',
      'agreement_changed',
      'agreement_no_address',
      'code_wrong',
      'code_expired',
      'code_too_often',
    ],
  }),
} as const;
