import * as v from 'valibot';
import { call } from '../call.ts';
import { Id, Instant, Nothing } from '../shapes.ts';

export const MessageKind = v.picklist([
  'registration',
  'programme',
  'organiser',
  'papers',
  'reminder',
  'credits',
  'activities',
]);
export type MessageKind = v.InferOutput<typeof MessageKind>;

/** What changed of a session or talk: the value before and now, in the language of the call. */
export const InboxChange = v.object({
  what: v.picklist(['hall', 'time']),
  title: v.string(),
  before: v.string(),
  now: v.string(),
});
export type InboxChange = v.InferOutput<typeof InboxChange>;

/** What a person can do about a message: a screen that it opens, or, without a link, that it was read. */
export const InboxAction = v.object({
  act: v.picklist(['take', 'pay', 'upload', 'edit', 'ticket', 'route', 'known']),
  /** Address on the phone, below the base path; empty: it marks the message as seen. */
  link: v.string(),
});
export type InboxAction = v.InferOutput<typeof InboxAction>;

export const InboxMessage = v.object({
  id: Id,
  kind: MessageKind,
  /** Subject and text in the language of the call. */
  subject: v.string(),
  text: v.string(),
  changes: v.array(InboxChange),
  /** In their order of importance; at most three. */
  actions: v.array(InboxAction),
  /** Address on the phone that it opens, below the base path; empty: none. */
  link: v.string(),
  /** Null: of no conference. */
  cid: v.nullable(Id),
  at: Instant,
  seen: v.boolean(),
});
export type InboxMessage = v.InferOutput<typeof InboxMessage>;

export const inboxCalls = {
  /** The messages of a person from the last 90 days, newest first, at most 300. */
  list: call({
    path: '/medapp/api/message/inbox',
    who: 'account',
    effect: 'read',
    body: v.object({}),
    answer: v.object({ messages: v.array(InboxMessage), unseen: v.number() }),
    errors: [],
  }),
  unseen: call({
    path: '/medapp/api/message/unseen',
    who: 'account',
    effect: 'read',
    body: v.object({}),
    answer: v.object({ unseen: v.number() }),
    errors: [],
  }),
  /** Marks messages of the caller as seen; others are ignored. Null: all. */
  see: call({
    path: '/medapp/api/message/see',
    who: 'account',
    effect: 'write',
    whole: true,
    body: v.object({ ids: v.nullable(v.pipe(v.array(Id), v.maxLength(300))) }),
    answer: Nothing,
    errors: [],
  }),
} as const;

/** Path of the socket on which a phone hears of new messages. The first frame is the hello; the token is sent there, not in the address. */
export const inboxSocketPath = '/medapp/inbox-live';

/** From the phone, once: its log-in. */
export interface InboxHello {
  token: string;
}

/** To the phone, after the hello and at each change. */
export interface InboxNews {
  unseen: number;
}
