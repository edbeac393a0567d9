import * as v from 'valibot';
import { call } from '../call.ts';
import { Bilingual, Id, Instant, OptionalId, trimmed } from '../shapes.ts';

export const certificateKinds = ['participation', 'lecture', 'award', 'review', 'credit'] as const;
export const CertificateKind = v.picklist(certificateKinds);
export type CertificateKind = v.InferOutput<typeof CertificateKind>;

/** Why a person cannot have a certificate of a kind now. */
export const certificateLacks = [
  'not_offered',
  'not_registered',
  'too_few_days',
  'exam_not_passed',
  'too_few_credits',
  'no_talk',
  'no_award',
  'no_review',
  'by_staff',
] as const;
export const CertificateLack = v.picklist(certificateLacks);
export type CertificateLack = v.InferOutput<typeof CertificateLack>;

/** What a certificate says, frozen when it is issued. */
export const CertificateFacts = v.object({
  name: v.string(),
  /** In Latin letters; the name itself where it has them. */
  latin: v.string(),
  affiliation: v.string(),
  conference: Bilingual,
  dates: Bilingual,
  venue: Bilingual,
  issuer: Bilingual,
  /** Date of issue. */
  issued: Bilingual,
  /** What is certified, in a few words: days, the title of a talk, credits, an award. */
  grant: Bilingual,
  /** Rows of the table: category and credits. */
  credits: v.array(v.object({ title: Bilingual, credits: v.string() })),
});
export type CertificateFacts = v.InferOutput<typeof CertificateFacts>;

export const OwnCertificate = v.object({
  id: Id,
  cid: Id,
  kind: CertificateKind,
  title: v.string(),
  number: v.string(),
  /** Random part of the address that verifies it. */
  verifyCode: v.string(),
  state: v.picklist(['valid', 'revoked']),
  name: v.string(),
  grant: v.string(),
  conference: v.string(),
  issuedAt: Instant,
  revokedAt: v.nullable(Instant),
  reason: v.string(),
  /** The certificate that replaces it. */
  successorId: v.nullable(Id),
  /** Width divided by height of its page. */
  ratio: v.number(),
});
export type OwnCertificate = v.InferOutput<typeof OwnCertificate>;

export const certificateFormats = ['pdf', 'png', 'badge'] as const;

export const certificateCalls = {
  /** What the person may make in a conference; kinds that do not apply come with the reason. */
  makeable: call({
    path: '/medapp/api/certificates/makeable',
    who: 'account',
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({
      /** As registered; '' without a registration. */
      name: v.string(),
      kinds: v.array(
        v.object({
          kind: CertificateKind,
          title: v.string(),
          lack: v.nullable(CertificateLack),
          /** For `too_few_days` and `too_few_credits`: what there is and what it takes. */
          has: v.string(),
          needs: v.string(),
          /** Talks to choose from, for a certificate of a lecture. */
          talks: v.array(v.object({ id: Id, title: v.string(), certificateId: v.nullable(Id) })),
          /** The valid certificate of this kind that the person has. */
          certificateId: v.nullable(Id),
          ratio: v.number(),
        }),
      ),
    }),
    errors: ['conference_unknown', 'conference_stopped'],
  }),
  /** The page as it would be made, as a small picture without number and code. */
  preview: call({
    path: '/medapp/api/certificates/preview',
    who: 'account',
    effect: 'read',
    body: v.object({ cid: Id, kind: CertificateKind, talkId: OptionalId, english: v.optional(v.boolean(), false) }),
    /** PNG in base64. */
    answer: v.object({ png: v.string() }),
    errors: ['conference_unknown', 'conference_stopped', 'certificate_lacks'],
  }),
  /** Issues a certificate to the person; one that they already have is answered again. */
  make: call({
    path: '/medapp/api/certificates/make',
    who: 'account',
    effect: 'write',
    body: v.object({ cid: Id, kind: CertificateKind, talkId: OptionalId }),
    answer: v.object({ id: Id }),
    errors: [
      'conference_unknown',
      'conference_stopped',
      'certificate_lacks',
      'certificate_overfull',
      'certificate_glyphs',
    ],
  }),
  /** The person's certificates, newest first; without `cid` of all conferences. */
  mine: call({
    path: '/medapp/api/certificates/mine',
    who: 'account',
    effect: 'read',
    body: v.object({ cid: OptionalId }),
    answer: v.object({ certificates: v.array(OwnCertificate) }),
    errors: [],
  }),
  /** A file of an own certificate, in base64: the page as PDF or picture, or the picture with the credential inside (`badge`). */
  file: call({
    path: '/medapp/api/certificates/file',
    who: 'account',
    effect: 'read',
    body: v.object({
      id: Id,
      format: v.picklist(certificateFormats),
      english: v.optional(v.boolean(), false),
    }),
    answer: v.object({ name: v.string(), content: v.string() }),
    errors: ['certificate_unknown'],
  }),
} as const;

/** A reason that verification shows to anyone. */
export const RevocationReason = v.pipe(trimmed(200), v.minLength(1, 'required'));
