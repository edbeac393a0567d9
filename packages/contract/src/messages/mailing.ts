import * as v from 'valibot';
import { call, roles } from '../call.ts';
import { RegistrationFilter } from '../registration/list.ts';
import { Bilingual, Id, Instant, Moment, Nothing, WholeNumber } from '../shapes.ts';
import { MessageKind } from './inbox.ts';
import { Channel } from './preference.ts';

const base = '/medapp/api/console/mailing';
const read = { staff: roles.readPeople } as const;
const write = { staff: roles.desk } as const;

export const mailingStates = ['draft', 'scheduled', 'sending', 'stopped', 'done'] as const;
export const MailingState = v.picklist(mailingStates);
export type MailingState = v.InferOutput<typeof MailingState>;

/** Roles of the programme, as `programme_role` has them. */
const ProgrammeRole = v.pipe(v.string(), v.regex(/^[a-z_]{1,40}$/));

/** Who gets it: registrations that match a filter of the list, or people with a part in the programme (any, when `roles` is empty). */
export const Audience = v.variant('of', [
  v.object({ of: v.literal('registrations'), filter: RegistrationFilter }),
  v.object({ of: v.literal('programme'), roles: v.pipe(v.array(ProgrammeRole), v.maxLength(20)) }),
]);
export type Audience = v.InferOutput<typeof Audience>;

const text = (most: number) =>
  v.object({ zh: v.pipe(v.string(), v.maxLength(most)), en: v.pipe(v.string(), v.maxLength(most)) });

export const MailingTexts = v.object({ subject: text(120), body: text(2000) });

/** Address on the phone below the base path, such as `/callist/5001`; empty: none. */
export const MailingLink = v.pipe(v.string(), v.maxLength(300), v.regex(/^$|^\/(?!\/)[^\\\s]*$/, 'link_invalid'));

const Rate = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)));

export const MailingInput = v.object({
  /** What staff call it. */
  name: v.pipe(v.string(), v.trim(), v.maxLength(100)),
  kind: MessageKind,
  /** Sent also to people who have switched the kind off; for what they must know. */
  required: v.boolean(),
  /** Sent also in quiet hours. */
  urgent: v.boolean(),
  texts: MailingTexts,
  link: MailingLink,
  audience: Audience,
  /** Null: at once. */
  startsAt: v.nullable(Moment),
  /** Messages per second of each channel; null: as fast as it takes them. */
  rates: v.object({ messenger: Rate, phone: Rate, email: Rate }),
});
export type MailingInput = v.InferOutput<typeof MailingInput>;

/** How far the messages have come: each recipient is in exactly one of these. */
export const MailingCounts = v.object({
  waiting: WholeNumber,
  sending: WholeNumber,
  sent: WholeNumber,
  delivered: WholeNumber,
  seen: WholeNumber,
  inbox: WholeNumber,
  failed: WholeNumber,
  unknown: WholeNumber,
  stopped: WholeNumber,
});
export type MailingCounts = v.InferOutput<typeof MailingCounts>;
export const recipientStates = Object.keys(MailingCounts.entries) as (keyof MailingCounts)[];
const RecipientState = v.picklist(recipientStates);

export const ListedMailing = v.object({
  id: Id,
  name: v.string(),
  kind: MessageKind,
  state: MailingState,
  recipients: v.number(),
  counts: MailingCounts,
  startsAt: v.nullable(Instant),
  startedAt: v.nullable(Instant),
  endedAt: v.nullable(Instant),
  by: v.string(),
  createdAt: Instant,
});
export type ListedMailing = v.InferOutput<typeof ListedMailing>;

/** One channel of a mailing; each person is counted in every channel that was tried for them. */
const ChannelFigures = v.object({
  channel: v.picklist(['inbox', 'messenger', 'phone', 'email']),
  people: WholeNumber,
  /** Read by the person; the others are by the state of their last message on this channel. */
  seen: WholeNumber,
  delivered: WholeNumber,
  sent: WholeNumber,
  failed: WholeNumber,
  unknown: WholeNumber,
});
export type ChannelFigures = v.InferOutput<typeof ChannelFigures>;

export const MailingRecipient = v.object({
  id: Id,
  /** Null for people of the programme without a registration. */
  regid: v.nullable(Id),
  name: v.string(),
  hospital: v.string(),
  state: RecipientState,
  queuedAt: Instant,
  /** When the person opened it in the inbox or by its link; null: not yet. */
  seenAt: v.nullable(Instant),
  /** Channels tried, in order, with what the provider answered. */
  way: v.array(v.object({ channel: Channel, state: v.string(), fault: v.string(), at: v.nullable(Instant) })),
});
export type MailingRecipient = v.InferOutput<typeof MailingRecipient>;

const One = { cid: Id, id: Id };
const Draft = v.object({ cid: Id, mailing: MailingInput });

export const mailingCalls = {
  /** Mailings of a conference, newest first. */
  list: call({
    path: `${base}/list`,
    who: read,
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({ mailings: v.array(ListedMailing) }),
    errors: [],
  }),
  read: call({
    path: `${base}/read`,
    who: read,
    effect: 'read',
    body: v.object(One),
    answer: v.object({ listed: ListedMailing, mailing: MailingInput, version: v.number() }),
    errors: [],
  }),
  /** Only a draft can be changed. */
  save: call({
    path: `${base}/save`,
    who: write,
    effect: 'write',
    whole: true,
    body: v.object({ cid: Id, id: v.nullable(Id), seen: v.nullable(WholeNumber), mailing: MailingInput }),
    answer: v.object({ id: Id, version: v.number() }),
    errors: ['changed_meanwhile', 'mailing_started'],
  }),
  remove: call({
    path: `${base}/remove`,
    who: write,
    effect: 'write',
    whole: true,
    body: v.object(One),
    answer: Nothing,
    errors: ['mailing_started'],
  }),
  /** What a mailing would do now: how many it reaches by which channel, what is missing, and the three people who need a look. */
  check: call({
    path: `${base}/check`,
    who: write,
    effect: 'read',
    body: Draft,
    answer: v.object({
      recipients: v.number(),
      /** By the first channel of each person; `inbox`: no other. */
      channels: v.object({ inbox: v.number(), messenger: v.number(), phone: v.number(), email: v.number() }),
      /** Estimate of the text messages among them: pieces that are charged, and their price in fen. */
      texts: v.object({ pieces: WholeNumber, fen: WholeNumber }),
      /** People of the programme without an account, who cannot be reached here. */
      withoutAccount: v.number(),
      unknownNames: v.array(v.string()),
      missing: v.array(v.object({ placeholder: v.string(), people: v.number() })),
      /** The first people of the audience, those with a missing value first. */
      sample: v.array(v.object({ accountId: Id, name: v.string() })),
    }),
    errors: [],
  }),
  /** What one person of the audience gets. */
  preview: call({
    path: `${base}/preview`,
    who: write,
    effect: 'read',
    body: v.object({ cid: Id, mailing: MailingInput, accountId: Id }),
    answer: v.object({
      name: v.string(),
      language: v.picklist(['zh', 'en']),
      channels: v.array(Channel),
      /** Pieces in which the text message of this person is charged. */
      pieces: WholeNumber,
      message: v.object({ subject: Bilingual, body: Bilingual }),
      missing: v.array(v.string()),
    }),
    errors: [],
  }),
  /** Sends it to the address of the caller, with the values of one recipient. */
  test: call({
    path: `${base}/test`,
    who: write,
    effect: 'write',
    whole: true,
    body: v.object({ cid: Id, mailing: MailingInput, accountId: v.nullable(Id), language: v.picklist(['zh', 'en']) }),
    answer: v.object({ sentTo: v.string() }),
    errors: [],
  }),
  /** Fixes the recipients and sends, now or at its time. */
  start: call({
    path: `${base}/start`,
    who: write,
    effect: 'write',
    whole: true,
    body: v.object({ ...One, seen: WholeNumber }),
    answer: Nothing,
    errors: ['changed_meanwhile', 'mailing_started', 'mailing_incomplete'],
  }),
  /** Ends it: what has not been sent is not sent any more. */
  stop: call({
    path: `${base}/stop`,
    who: write,
    effect: 'write',
    whole: true,
    body: v.object(One),
    answer: Nothing,
    errors: ['mailing_over'],
  }),
  /** How far each channel has come, why messages were not delivered, and how many people are reached by a later channel. */
  figures: call({
    path: `${base}/figures`,
    who: read,
    effect: 'read',
    body: v.object(One),
    answer: v.object({
      channels: v.array(ChannelFigures),
      reasons: v.array(v.object({ channel: Channel, fault: v.string(), people: WholeNumber })),
      /** People for whom more than one channel was tried. */
      fallenBack: WholeNumber,
    }),
    errors: [],
  }),
  /** Writes the recipients with what became of each message as a file; see it with the tasks. */
  export: call({
    path: `${base}/export`,
    who: write,
    effect: 'write',
    body: v.object({ ...One, format: v.picklist(['xlsx', 'csv']) }),
    answer: v.object({ taskId: Id }),
    errors: [],
  }),
  /** Recipients and what became of each message; 200 per page. */
  recipients: call({
    path: `${base}/recipients`,
    who: read,
    effect: 'read',
    body: v.object({
      ...One,
      state: v.optional(v.nullable(RecipientState), null),
      /** People for whom this channel was tried. */
      channel: v.optional(v.nullable(Channel), null),
      /** People for whom a channel failed with this fault. */
      fault: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(200))), null),
      /** Of the name or the hospital. */
      words: v.optional(v.pipe(v.string(), v.maxLength(60)), ''),
      after: v.optional(v.nullable(Id), null),
    }),
    answer: v.object({ recipients: v.array(MailingRecipient), next: v.nullable(Id) }),
    errors: [],
  }),
} as const;
