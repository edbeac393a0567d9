import * as v from 'valibot';
import { call, roles } from '../call.ts';
import { Bilingual, Id, inEither, Instant, Moment, trimmed, WholeNumber } from '../shapes.ts';
import { agreementStates, signatureWays } from './agreement.ts';
import { deskClock, deskPerson } from './task.ts';

const base = '/medapp/api/console/speakers/agreements';
const who = { staff: roles.desk } as const;
/** Fees are in the documents. */
const finance = { staff: roles.money } as const;

const Template = v.object({
  id: Id,
  version: v.number(),
  /** Of the newest text. */
  number: v.number(),
  title: Bilingual,
  body: Bilingual,
  savedAt: Instant,
  signBy: v.nullable(Instant),
  retired: v.boolean(),
  /** Documents by state. */
  open: v.number(),
  signed: v.number(),
});

const DeskAgreement = v.object({
  id: Id,
  version: v.number(),
  expertId: Id,
  templateId: Id,
  /** Of the text. */
  number: v.number(),
  state: v.picklist(agreementStates),
  madeAt: Instant,
  openedAt: v.nullable(Instant),
  withdrawnAt: v.nullable(Instant),
  words: v.string(),
  sha256: v.string(),
  signature: v.nullable(
    v.object({
      number: v.number(),
      at: Instant,
      way: v.picklist(signatureWays),
      sha256: v.string(),
      hash: v.string(),
    }),
  ),
});
export type DeskAgreement = v.InferOutput<typeof DeskAgreement>;

const one = { cid: Id, agreementId: Id };

export const agreementDeskCalls = {
  /** Templates, people with tasks, their documents without fees, and whether the chain of signatures is whole. */
  list: call({
    path: `${base}/list`,
    who,
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({
      ...deskClock,
      templates: v.array(Template),
      people: v.array(v.object({ ...deskPerson, accepted: v.number() })),
      agreements: v.array(DeskAgreement),
      /** `broken`: number of the first signature that does not follow from the one before; null: none. */
      chain: v.object({ count: v.number(), hash: v.string(), broken: v.nullable(v.number()) }),
    }),
    errors: [],
  }),
  /** Saves a template; a changed text is a new version, and documents that exist keep theirs. `seen` 0: a new template. */
  saveTemplate: call({
    path: `${base}/template`,
    who,
    effect: 'write',
    body: v.object({
      cid: Id,
      templateId: v.nullable(Id),
      seen: WholeNumber,
      agreementTitle: inEither(100),
      agreementText: inEither(20_000),
      signBy: v.nullable(Moment),
      retired: v.boolean(),
    }),
    answer: v.object({ templateId: Id, version: v.number(), number: v.number() }),
    errors: ['changed_meanwhile'],
  }),
  /** Makes documents of a template for people and writes to them. A task with a result per person. */
  make: call({
    path: `${base}/make`,
    who: finance,
    effect: 'write',
    body: v.object({
      cid: Id,
      templateId: Id,
      expertIds: v.pipe(v.array(Id), v.minLength(1, 'required'), v.maxLength(2000)),
      /** Fen for each person, before tax; 0: none. */
      lectureFee: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000_000)),
    }),
    answer: v.object({ taskId: Id }),
    errors: ['agreement_retired'],
  }),
  /** Withdraws a document, signed or not, and sends the person the reason. A signature stays in the chain. */
  withdraw: call({
    path: `${base}/withdraw`,
    who,
    effect: 'write',
    body: v.object({ ...one, seen: WholeNumber, words: v.pipe(trimmed(300), v.minLength(1, 'required')) }),
    answer: v.object({ version: v.number() }),
    errors: ['changed_meanwhile', 'agreement_gone'],
  }),
  /** A signed address of the document, or of what was signed, which ends after an hour. The opening is in the audit log. */
  open: call({
    path: `${base}/open`,
    who: finance,
    effect: 'write',
    body: v.object({ ...one, view: v.picklist(['document', 'signed']) }),
    answer: v.object({ address: v.string() }),
    errors: ['agreement_gone'],
  }),
  /** A signed address of all signed documents as one archive with an index that lists each file's SHA-256. */
  archive: call({
    path: `${base}/archive`,
    who: finance,
    effect: 'write',
    body: v.object({ cid: Id }),
    answer: v.object({ address: v.string(), files: v.number() }),
    errors: ['agreement_none'],
  }),
} as const;
