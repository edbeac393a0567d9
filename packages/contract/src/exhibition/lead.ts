import * as v from 'valibot';
import { call } from '../call.ts';
import { Id, Instant, Moment, Nothing, trimmed, WholeNumber } from '../shapes.ts';

const base = '/medapp/api/exhibition/lead';

/** What a visitor may add to name and institution. */
export const cardFields = ['post', 'email', 'phone'] as const;
export type CardField = (typeof cardFields)[number];
export const interests = ['low', 'medium', 'high'] as const;
export type Interest = (typeof interests)[number];

const Fields = v.pipe(v.array(v.picklist(cardFields)), v.maxLength(cardFields.length));
const note = trimmed(300);
const marks = {
  interest: v.nullable(v.picklist(interests)),
  /** Keys of products of the stand. */
  products: v.pipe(v.array(trimmed(20)), v.maxLength(30)),
  note,
};
/** 32 hexadecimal digits, as phones make them, with or without the hyphens of a UUID. */
const DeviceKey = v.pipe(v.string(), v.regex(/^[0-9a-f]{8}(-?[0-9a-f]{4}){3}-?[0-9a-f]{12}$/i));
/** Text of a ticket's QR or bar code. */
const Code = v.pipe(trimmed(400), v.minLength(1, 'required'));

/** What a visitor is asked before a card is handed over. */
const Asked = {
  exhibitor: v.string(),
  booth: v.string(),
  name: v.string(),
  affiliation: v.string(),
  /** Fields that the visitor has, with their values as the person that holds the phone may read them. */
  offered: v.array(v.object({ field: v.picklist(cardFields), value: v.string() })),
  purpose: v.string(),
  /** Last day on which the card is kept. */
  keepUntil: v.string(),
  noticeVersion: v.number(),
  /** It was handed over before. */
  given: v.boolean(),
};

const Lead = v.object({
  id: Id,
  version: v.number(),
  way: v.picklist(['scan', 'card']),
  /** Empty once it is withdrawn or deleted. */
  name: v.string(),
  affiliation: v.string(),
  post: v.string(),
  email: v.string(),
  phone: v.string(),
  givenAt: Instant,
  withdrawnAt: v.nullable(Instant),
  /** Deleted because its last day is over or the person erased their data. */
  blanked: v.boolean(),
  /** The last download that had it: the exhibitor deletes it there too. Only of cards that no longer stand. */
  exportedAt: v.nullable(Instant),
  ...marks,
});
export type Lead = v.InferOutput<typeof Lead>;

export const leadCalls = {
  /** What the caller would hand over to an exhibitor. */
  card: call({
    path: `${base}/card`,
    who: 'account',
    effect: 'read',
    body: v.object({ showid: Id }),
    answer: v.object(Asked),
    errors: ['lead_not_registered'],
  }),
  /** Hands over the caller's card: name, institution and the ticked fields. `noticeVersion`: of the words that were agreed to. */
  give: call({
    path: `${base}/give`,
    who: 'account',
    effect: 'write',
    body: v.object({ showid: Id, fields: Fields, noticeVersion: WholeNumber }),
    answer: v.object({ leadId: Id }),
    errors: ['lead_not_registered', 'lead_notice_changed'],
  }),
  /** Cards that the caller has handed over at a conference, newest first. */
  mine: call({
    path: `${base}/mine`,
    who: 'account',
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({
      zone: v.string(),
      cards: v.array(
        v.object({
          leadId: Id,
          showid: Id,
          exhibitor: v.string(),
          booth: v.string(),
          fields: v.array(v.picklist(cardFields)),
          notice: v.string(),
          givenAt: Instant,
          keepUntil: v.string(),
          withdrawnAt: v.nullable(Instant),
        }),
      ),
    }),
    errors: ['conference_unknown'],
  }),
  /** Takes a card back: the exhibitor keeps a row without a name. */
  withdraw: call({
    path: `${base}/withdraw`,
    who: 'account',
    effect: 'write',
    whole: true,
    body: v.object({ leadId: Id }),
    answer: Nothing,
    errors: [],
  }),
  /** The cards of an exhibitor, for its own people. */
  list: call({
    path: `${base}/list`,
    who: 'account',
    effect: 'read',
    body: v.object({ showid: Id }),
    answer: v.object({
      exhibitor: v.string(),
      booth: v.string(),
      cid: Id,
      zone: v.string(),
      purpose: v.string(),
      keepUntil: v.string(),
      noticeVersion: v.number(),
      products: v.array(v.object({ key: v.string(), name: v.string() })),
      /** Cards that stand, those of today, and those with high interest. */
      figures: v.object({ standing: v.number(), today: v.number(), high: v.number(), visits: v.number() }),
      leads: v.array(Lead),
    }),
    errors: [],
  }),
  /** Whose code it is, to ask that person; nothing is kept. */
  look: call({
    path: `${base}/look`,
    who: 'account',
    effect: 'read',
    body: v.object({ showid: Id, code: Code }),
    answer: v.object(Asked),
    errors: ['lead_code'],
  }),
  /**
   * The visitor agreed on the exhibitor's phone. `key` is made by that phone, which may send it later: the same card arrives once.
   * `at`: when the visitor agreed.
   */
  take: call({
    path: `${base}/take`,
    who: 'account',
    effect: 'write',
    body: v.object({
      showid: Id,
      code: Code,
      fields: Fields,
      noticeVersion: WholeNumber,
      key: DeviceKey,
      at: Moment,
      ...marks,
    }),
    answer: v.object({ leadId: Id }),
    errors: ['lead_code', 'lead_notice_changed', 'lead_withdrawn'],
  }),
  /** Interest, products and note of a card that stands. */
  mark: call({
    path: `${base}/mark`,
    who: 'account',
    effect: 'write',
    body: v.object({ leadId: Id, seen: WholeNumber, ...marks }),
    answer: v.object({ version: v.number() }),
    errors: ['changed_meanwhile', 'lead_withdrawn'],
  }),
  /** The cards that stand as a file for spreadsheets. The download is recorded. */
  download: call({
    path: `${base}/download`,
    who: 'account',
    effect: 'write',
    body: v.object({ showid: Id }),
    answer: v.object({ name: v.string(), csv: v.string(), leads: v.number() }),
    errors: [],
  }),
} as const;
