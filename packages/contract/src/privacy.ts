import * as v from 'valibot';
import { call, roles } from './call.ts';
import { Bilingual, Id, Instant, Line, Nothing } from './shapes.ts';

export const Consent = v.object({
  subject: v.string(),
  version: v.string(),
  /** Language of the accepted text; null when not recorded. */
  language: v.nullable(v.picklist(['zh', 'en'])),
  givenAt: Instant,
  /** Channel through which it was given, such as `web`. */
  through: v.string(),
  withdrawnAt: v.nullable(Instant),
});

export type Consent = v.InferOutput<typeof Consent>;

export const PrivatePerson = v.object({
  account: Id,
  name: v.string(),
  /** Phone numbers and e-mail addresses. */
  contacts: v.array(v.string()),
  registrations: v.number(),
  consents: v.array(Consent),
});
export type PrivatePerson = v.InferOutput<typeof PrivatePerson>;

/** One kind of stored personal data, and what an erasure does to it. */
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
    'evidence',
    'creditReviews',
    'certificates',
  ]),
  count: v.number(),
  /** `blanked`: the row remains without personal data. */
  fate: v.picklist(['erased', 'blanked', 'kept']),
});
export type ErasureStep = v.InferOutput<typeof ErasureStep>;

/**
 * Why the account cannot be closed now: an order that may still be paid or is being refunded, or a registration for a conference that
 * is not over.
 */
export const Obstacle = v.picklist(['open_order', 'live_registration']);

const AgreementText = v.object({
  zh: v.pipe(v.string(), v.trim(), v.maxLength(50_000)),
  en: v.pipe(v.string(), v.trim(), v.maxLength(50_000)),
});

/** The user agreement and the privacy policy, which people accept together. */
export const AgreementVersion = v.object({
  version: v.string(),
  inForceSince: Instant,
  /** Author of the version; empty: supplied with the system. */
  by: v.string(),
  /** True: the society's own; false: the default, used where a society has none. */
  own: v.boolean(),
  /** Number of accounts that accepted it. */
  accepted: v.number(),
  agreement: Bilingual,
  privacy: Bilingual,
});
export type AgreementVersion = v.InferOutput<typeof AgreementVersion>;

const owner = { staff: ['owner'], society: true } as const;
const One = v.object({ account: Id });

/** One person's data in the whole society: view, export, erase; and how long a conference retains answers. */
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
  /** Dry run of an erasure: what would be erased and what would remain. */
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
  /** Newest first, including future ones. */
  agreements: call({
    path: '/medapp/api/console/privacy/agreements',
    who: owner,
    effect: 'read',
    body: v.object({}),
    answer: v.object({ versions: v.array(AgreementVersion) }),
    errors: [],
  }),
  /** Adds a version, in force at once: people who accepted an earlier one are asked again. Earlier versions stay readable. */
  saveAgreement: call({
    path: '/medapp/api/console/privacy/save-agreement',
    who: owner,
    effect: 'write',
    /** `seen`: the newest version that the user read; null to skip the check. */
    body: v.object({ agreement: AgreementText, privacy: AgreementText, seen: v.optional(v.nullable(Line), null) }),
    answer: v.object({ version: v.string() }),
    errors: ['changed_meanwhile'],
  }),
  retention: call({
    path: '/medapp/api/console/privacy/retention',
    who: { staff: roles.readSetUp },
    effect: 'read',
    body: v.object({ cid: Id }),
    /** `people`: number of people whose answers still exist. `dueOn`: the day from which they are blanked. */
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
