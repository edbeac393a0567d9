/** Kinds of messages, as a person switches channels on and off for each. */
export const messageKinds = [
  'registration',
  'programme',
  'organiser',
  'papers',
  'reminder',
  'credits',
  'activities',
] as const;
export type MessageKind = (typeof messageKinds)[number];

/** Channels beside the inbox, in the order in which they are tried when a person has chosen none. */
export const channels = ['messenger', 'phone', 'email'] as const;
export type Channel = (typeof channels)[number];

/** Messages per second of each channel; null: as fast as it takes them. */
export type MailingRates = Record<Channel, number | null>;

/** Kinds that a person misses at a cost (a refund, a new hall): the inbox always shows them. Their channels can be chosen. */
export const requiredKinds: ReadonlySet<MessageKind> = new Set(['registration', 'programme']);

/** Kinds that a reply or a link can stop: the others must be told. */
export const stoppableKinds: readonly MessageKind[] = messageKinds.filter((kind) => !requiredKinds.has(kind));

/** Channels of a person for one kind, in their order. */
export interface ChannelPreference {
  kind: MessageKind;
  channels: readonly Channel[];
}

/** What the person has chosen for a kind; all channels in the usual order when they have chosen nothing. */
export const channelsFor = (kind: MessageKind, chosen: readonly ChannelPreference[]): readonly Channel[] =>
  chosen.find((one) => one.kind === kind)?.channels ?? channels;

export interface Choice {
  kind: MessageKind;
  /** Must be delivered: sent by any channel with an address when the person has switched all of them off. */
  required: boolean;
  chosen: readonly ChannelPreference[];
  /** Channels with an address that has not bounced. */
  reachable: ReadonlySet<Channel>;
  /** Channels that have failed for this message. */
  tried: ReadonlySet<Channel>;
}

/** Channels in the order in which they are tried: those that the person wants; all with an address for what they must be told. */
export function channelOrder({ kind, required, chosen, reachable }: Omit<Choice, 'tried'>): readonly Channel[] {
  const wanted = channelsFor(kind, chosen).filter((channel) => reachable.has(channel));
  return required && wanted.length === 0 ? channels.filter((channel) => reachable.has(channel)) : wanted;
}

/**
 * The next channel of a message. `inbox`: the person wants none, or has no address. `failed`: all that they want have failed. A channel
 * is tried once per message, so a message is sent once or by the next channel, never twice by one.
 */
export function nextChannel({ tried, ...choice }: Choice): Channel | 'inbox' | 'failed' {
  const next = channelOrder(choice).find((channel) => !tried.has(channel));
  if (next) return next;
  return tried.size > 0 ? 'failed' : 'inbox';
}
