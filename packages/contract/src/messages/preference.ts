import * as v from 'valibot';
import { call } from '../call.ts';
import { Instant, Nothing } from '../shapes.ts';
import { MessageKind } from './inbox.ts';

export const Channel = v.picklist(['messenger', 'phone', 'email']);

/** Channels in the order in which they are tried; each at most once. */
const ChosenChannels = v.pipe(
  v.array(Channel),
  v.maxLength(3),
  v.check((channels) => new Set(channels).size === channels.length, 'repeated'),
);

/** Minutes after midnight. */
const Minute = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1439));
export const QuietHours = v.object({ from: Minute, until: Minute });

export const preferenceCalls = {
  /** Channels of a person by kind, the addresses behind them, and the hours in which nothing is sent. */
  read: call({
    path: '/medapp/api/message/preferences',
    who: 'account',
    effect: 'read',
    body: v.object({}),
    answer: v.object({
      kinds: v.array(
        v.object({
          kind: MessageKind,
          channels: v.array(Channel),
          /** The inbox always shows it, because missing it costs money or the talk. */
          required: v.boolean(),
        }),
      ),
      addresses: v.array(
        v.object({
          channel: Channel,
          /** Masked; empty for the messenger. */
          address: v.string(),
          /** When and why nothing more is sent there; null: it can be used. */
          bounced: v.nullable(v.object({ reason: v.string(), at: Instant })),
          /** The last message that was sent there. */
          lastAt: v.nullable(Instant),
        }),
      ),
      quiet: QuietHours,
      /** Minutes after midnight of the daily e-mail; null: each e-mail at once. */
      digest: v.nullable(Minute),
    }),
    errors: [],
  }),
  saveChannels: call({
    path: '/medapp/api/message/preferences/channels',
    who: 'account',
    effect: 'write',
    whole: true,
    body: v.object({ kind: MessageKind, channels: ChosenChannels }),
    answer: Nothing,
    errors: [],
  }),
  /** Equal ends: messages are sent at any time. */
  saveQuiet: call({
    path: '/medapp/api/message/preferences/quiet',
    who: 'account',
    effect: 'write',
    whole: true,
    body: QuietHours,
    answer: Nothing,
    errors: [],
  }),
  /** Puts e-mails that can wait into one a day, at this minute after midnight; null: each is sent at once, also those that wait now. */
  saveDigest: call({
    path: '/medapp/api/message/preferences/digest',
    who: 'account',
    effect: 'write',
    whole: true,
    body: v.object({ digest: v.nullable(Minute) }),
    answer: Nothing,
    errors: [],
  }),
  /** The language of the person's messages by other channels than the inbox. */
  saveLanguage: call({
    path: '/medapp/api/message/preferences/language',
    who: 'account',
    effect: 'write',
    whole: true,
    body: v.object({ language: v.picklist(['zh', 'en']) }),
    answer: Nothing,
    errors: [],
  }),
} as const;
