import * as v from 'valibot';
import { call, roles } from '../call.ts';
import { Layout } from '../layout.ts';
import { Bilingual, Id, Instant, Nothing, OptionalId, WholeNumber, inBoth, inEither, trimmed } from '../shapes.ts';
import { CertificateKind, RevocationReason } from './certificate.ts';

/** All conditions that are set must be met. */
export const CertificateRule = v.object({
  /** Least number of days on which the person was checked in; 0: none needed. */
  days: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(30)),
  /** An exam of the conference that must be passed; null: none. */
  examId: v.nullable(Id),
  /** A credit rule set; null: no credits needed. */
  setId: v.nullable(Id),
  /** Least credits by that rule set, in hundredths. */
  credits: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000)),
});
export type CertificateRule = v.InferOutput<typeof CertificateRule>;

export const CertificateTemplate = v.object({
  id: Id,
  kind: CertificateKind,
  title: Bilingual,
  layout: Layout,
  rule: CertificateRule,
  /** People make it on their phone. */
  own: v.boolean(),
  /** Issued each hour to those who meet the rule since. */
  automatic: v.boolean(),
  version: v.number(),
  /** Newest published version; 0: none, so that nothing can be issued. */
  published: v.number(),
  /** True when the draft differs from the published version. */
  changed: v.boolean(),
  /** Valid certificates. */
  issued: v.number(),
});
export type CertificateTemplate = v.InferOutput<typeof CertificateTemplate>;

export const ListedCertificate = v.object({
  id: Id,
  kind: CertificateKind,
  number: v.string(),
  verifyCode: v.string(),
  name: v.string(),
  affiliation: v.string(),
  grant: Bilingual,
  state: v.picklist(['valid', 'revoked']),
  templateNumber: v.number(),
  issuedAt: Instant,
  /** Staff member; null: the person or the rule. */
  by: v.nullable(v.string()),
  revokedAt: v.nullable(Instant),
  reason: v.string(),
  successor: v.nullable(v.string()),
});
export type ListedCertificate = v.InferOutput<typeof ListedCertificate>;

const base = '/medapp/api/console/certificates';
const read = { staff: roles.readPeople } as const;
const write = { staff: roles.setUp } as const;
const desk = { staff: roles.desk } as const;
const OfTemplate = { cid: Id, templateId: Id };

export const certificateConsoleCalls = {
  certificateTemplates: call({
    path: `${base}/templates`,
    who: read,
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({
      templates: v.array(CertificateTemplate),
      exams: v.array(v.object({ id: Id, title: Bilingual })),
      sets: v.array(v.object({ id: Id, title: Bilingual })),
    }),
    errors: [],
  }),
  /** Adds a template of a kind with its usual page; a conference has one of each kind. */
  addCertificateTemplate: call({
    path: `${base}/add-template`,
    who: write,
    effect: 'write',
    whole: true,
    body: v.object({ cid: Id, kind: CertificateKind }),
    answer: v.object({ templateId: Id }),
    errors: ['certificate_kind_taken'],
  }),
  saveCertificateTemplate: call({
    path: `${base}/save-template`,
    who: write,
    effect: 'write',
    whole: true,
    body: v.object({
      ...OfTemplate,
      version: WholeNumber,
      title: inEither(60),
      layout: Layout,
      rule: CertificateRule,
      own: v.boolean(),
    }),
    answer: v.object({ version: v.number() }),
    errors: ['changed_meanwhile'],
  }),
  /** Freezes the draft as the next version; certificates issued before keep theirs. */
  publishCertificateTemplate: call({
    path: `${base}/publish-template`,
    who: write,
    effect: 'write',
    whole: true,
    body: v.object({ ...OfTemplate, version: WholeNumber }),
    answer: v.object({ number: v.number() }),
    errors: ['changed_meanwhile'],
  }),
  /** The names that are hardest to place, each with how it fits the draft. */
  tryCertificateTemplate: call({
    path: `${base}/try`,
    who: read,
    effect: 'read',
    body: v.object(OfTemplate),
    answer: v.object({
      people: v.array(
        v.object({
          name: v.string(),
          affiliation: v.string(),
          why: v.picklist(['longest', 'latin', 'rare', 'word']),
          /** Size of the name in points. */
          size: v.number(),
          fits: v.boolean(),
          missing: v.array(v.string()),
        }),
      ),
    }),
    errors: [],
  }),
  /** The draft as a PDF, in base64, for a sample person. */
  previewCertificate: call({
    path: `${base}/preview`,
    who: read,
    effect: 'read',
    body: v.object({ ...OfTemplate, english: v.optional(v.boolean(), false), name: v.optional(trimmed(120), '') }),
    answer: v.object({ name: v.string(), pdf: v.string() }),
    errors: [],
  }),
  /** How many people meet each condition of the saved rule, all of them, and how many of those have a valid certificate. */
  certificateCandidates: call({
    path: `${base}/candidates`,
    who: read,
    effect: 'read',
    body: v.object(OfTemplate),
    answer: v.object({
      registered: v.number(),
      days: v.number(),
      exam: v.number(),
      credits: v.number(),
      all: v.number(),
      have: v.number(),
    }),
    errors: [],
  }),
  /** Issues to everyone who meets the rule, as a task with a result per row. */
  issueCertificates: call({
    path: `${base}/issue-by-rule`,
    who: write,
    effect: 'write',
    whole: true,
    body: v.object(OfTemplate),
    answer: v.object({ taskId: Id }),
    errors: ['certificate_unpublished', 'certificate_by_hand'],
  }),
  /** Issues each hour to everyone who meets the rule and has none, until it is switched off. */
  automateCertificates: call({
    path: `${base}/automate`,
    who: write,
    effect: 'write',
    whole: true,
    body: v.object({ ...OfTemplate, automatic: v.boolean() }),
    answer: Nothing,
    errors: ['certificate_unpublished', 'certificate_by_hand'],
  }),
  /** Issues one by hand, whatever the rule says. `grant`: what it is for, needed for an award or a review. */
  issueCertificate: call({
    path: `${base}/issue`,
    who: desk,
    effect: 'write',
    whole: true,
    body: v.object({ ...OfTemplate, regId: Id, grant: inBoth(120) }),
    answer: v.object({ certificateId: Id, number: v.string() }),
    errors: ['certificate_unpublished', 'certificate_overfull', 'certificate_glyphs', 'certificate_held'],
  }),
  /** People with a place in the conference: part of the name, or the number. At most 20. */
  certificatePeople: call({
    path: `${base}/people`,
    who: read,
    effect: 'read',
    body: v.object({ cid: Id, words: v.optional(trimmed(60), '') }),
    answer: v.object({
      people: v.array(v.object({ regId: Id, number: v.string(), name: v.string(), affiliation: v.string() })),
    }),
    errors: [],
  }),
  /** Certificates, newest first, 50 at a time before `before`. */
  issuedCertificates: call({
    path: `${base}/issued`,
    who: read,
    effect: 'read',
    body: v.object({
      cid: Id,
      templateId: OptionalId,
      words: v.optional(trimmed(60), ''),
      state: v.optional(v.picklist(['', 'valid', 'revoked']), ''),
      before: OptionalId,
    }),
    answer: v.object({
      certificates: v.array(ListedCertificate),
      valid: v.number(),
      revoked: v.number(),
    }),
    errors: [],
  }),
  /** Revokes a certificate. `replace`: issues another with the data of the registration as they are now. */
  revokeCertificate: call({
    path: `${base}/revoke`,
    who: desk,
    effect: 'write',
    whole: true,
    body: v.object({ cid: Id, certificateId: Id, reason: RevocationReason, replace: v.boolean() }),
    answer: v.object({ successorId: v.nullable(Id) }),
    errors: [
      'certificate_revoked',
      'certificate_overfull',
      'certificate_glyphs',
      'certificate_unpublished',
      'changed_meanwhile',
    ],
  }),
  /** Keys of the society that signs, oldest first; the last one signs now. */
  certificateKeys: call({
    path: `${base}/keys`,
    who: read,
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({
      /** The society's DID, at whose address verifiers find the keys. */
      did: v.string(),
      /** SHA-256 of the DID document, as on paper from now on; '' without a key. */
      fingerprint: v.string(),
      keys: v.array(
        v.object({ number: v.number(), publicKey: v.string(), createdAt: Instant, certificates: v.number() }),
      ),
    }),
    errors: [],
  }),
  /** Makes a new key that signs from now on; former keys stay in the DID document. `number`: of the newest key as seen. */
  rotateCertificateKey: call({
    path: `${base}/rotate-key`,
    who: { staff: ['owner'], society: true },
    effect: 'write',
    whole: true,
    body: v.object({ number: WholeNumber }),
    answer: v.object({ number: v.number() }),
    errors: ['changed_meanwhile'],
  }),
} as const;
