import * as v from 'valibot';
import { call, roles } from './call.ts';
import { Bilingual, Id, Instant, Nothing } from './shapes.ts';

export const Consent = v.object({
  subject: v.string(),
  version: v.string(),
  /** Of the text that was shown; null where it was not noted. */
  language: v.nullable(v.picklist(['zh', 'en'])),
  givenAt: Instant,
  /** Where it was given, such as `web`. */
  through: v.string(),
  withdrawnAt: v.nullable(Instant),
});

export type Consent = v.InferOutput<typeof Consent>;

export const PrivatePerson = v.object({
  account: Id,
  name: v.string(),
  /** Phones and e-mail addresses. */
  contacts: v.array(v.string()),
  registrations: v.number(),
  consents: v.array(Consent),
});
export type PrivatePerson = v.InferOutput<typeof PrivatePerson>;

/** One kind of what we have of a person, and what an erasure does to it. */
export const ErasureStep = v.object({
  what: v.picklist([
    'papers',
    'registrations',
    'files',
    'memberships',
    'stays',
    'identities',
    'logins',
    'messages',
    'audit',
    'orders',
    'payments',
    'invoices',
    'consents',
  ]),
  count: v.number(),
  /** `blanked`: the row stays without what is personal. */
  fate: v.picklist(['erased', 'blanked', 'kept']),
});
export type ErasureStep = v.InferOutput<typeof ErasureStep>;

/** Why it cannot be now: an order that may still be paid or is being paid back, or a place at a conference that is not over. */
export const Obstacle = v.picklist(['open_order', 'live_registration']);

const AgreementText = v.object({
  zh: v.pipe(v.string(), v.trim(), v.maxLength(50_000)),
  en: v.pipe(v.string(), v.trim(), v.maxLength(50_000)),
});

/** The user agreement and the privacy policy, as people accept them together. */
export const AgreementVersion = v.object({
  version: v.string(),
  inForceSince: Instant,
  /** Who wrote it; empty: it came with the system. */
  by: v.string(),
  /** Of this society, or what counts where it has none of its own. */
  own: v.boolean(),
  /** By so many accounts. */
  accepted: v.number(),
  agreement: Bilingual,
  privacy: Bilingual,
});
export type AgreementVersion = v.InferOutput<typeof AgreementVersion>;

const owner = { staff: ['owner'], society: true } as const;
const One = v.object({ account: Id });

/** One person's data in the whole society: seen, taken out, erased; and how long a conference keeps what people answered. */
export const privacyCalls = {
  people: call({
    path: '/medapp/api/console/privacy/people',
    who: owner,
    effect: 'read',
    /** Part of a name, a phone or an e-mail address. */
    body: v.object({ words: v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(60)) }),
    answer: v.object({ people: v.array(PrivatePerson), more: v.boolean() }),
    errors: [],
  }),
  export: call({
    path: '/medapp/api/console/privacy/export',
    who: owner,
    effect: 'write',
    body: One,
    answer: v.object({ taskId: Id }),
    errors: [],
  }),
  /** The dry run: what would go and what would stay. */
  plan: call({
    path: '/medapp/api/console/privacy/plan',
    who: owner,
    effect: 'read',
    body: One,
    answer: v.object({ steps: v.array(ErasureStep), obstacle: v.nullable(Obstacle) }),
    errors: [],
  }),
  erase: call({
    path: '/medapp/api/console/privacy/erase',
    who: owner,
    effect: 'write',
    body: One,
    answer: Nothing,
    errors: ['erasure_too_early'],
  }),
  /** Newest first, those to come included. */
  agreements: call({
    path: '/medapp/api/console/privacy/agreements',
    who: owner,
    effect: 'read',
    body: v.object({}),
    answer: v.object({ versions: v.array(AgreementVersion) }),
    errors: [],
  }),
  /** A new version, in force at once: who accepted an earlier one is asked again. Earlier versions stay readable. */
  saveAgreement: call({
    path: '/medapp/api/console/privacy/save-agreement',
    who: owner,
    effect: 'write',
    body: v.object({ agreement: AgreementText, privacy: AgreementText }),
    answer: v.object({ version: v.string() }),
    errors: [],
  }),
  retention: call({
    path: '/medapp/api/console/privacy/retention',
    who: { staff: roles.readSetUp },
    effect: 'read',
    body: v.object({ cid: Id }),
    /** `people`: whose answers there still are. `dueOn`: the day from which they are blanked. */
    answer: v.object({ days: v.nullable(v.number()), people: v.number(), dueOn: v.nullable(v.string()) }),
    errors: [],
  }),
  saveRetention: call({
    path: '/medapp/api/console/privacy/retention/save',
    who: { staff: ['owner'] },
    effect: 'write',
    body: v.object({ cid: Id, days: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(30), v.maxValue(36_500))) }),
    answer: Nothing,
    errors: [],
  }),
} as const;
