import type { Language } from '@meetingapp/contract/shapes.ts';
import { nextChannel, type Channel, type ChannelPreference, type MessageKind } from './delivery.ts';
import { canWait, nextDigest } from './digest.ts';
import { quietUntil, usualQuietHours, type QuietHours } from './quiet-hours.ts';

/** What the choice of a channel depends on. */
export interface Undecided {
  kind: MessageKind;
  required: boolean;
  urgent: boolean;
  /** IANA name. */
  zone: string;
  /** That the person reads; null: not known. */
  language: Language | null;
  /** Minutes after midnight of the digest that the person wants; null: each e-mail at once. */
  digest: number | null;
  addresses: readonly { channel: Channel; address: string; bounced: boolean }[];
  chosen: readonly ChannelPreference[];
  /** Null: the usual hours. */
  quiet: QuietHours | null;
  tried: readonly Channel[];
}

export interface Decision {
  /** Null: nothing is sent now. */
  channel: Channel | null;
  recipient: string;
  language: Language;
  state: 'waiting' | 'sending' | 'inbox' | 'failed';
  /** Later than now while the person is not to be disturbed. */
  dueAt: Date;
  /** The digest in which it goes; null: it goes alone. */
  digestDue: Date | null;
}

/** A foreign number, which is stored with its country code, is the only hint of another language than Chinese. */
export const languageOf = ({ language, addresses }: Pick<Undecided, 'language' | 'addresses'>): Language =>
  language ?? (addresses.some(({ channel, address }) => channel === 'phone' && address.startsWith('+')) ? 'en' : 'zh');

/** Chooses channel and time of a notification. `digestNow`: its digest is being built, so it neither waits nor is it held back. */
export function decide(
  due: Undecided,
  now: Date,
  { canSend, digestNow = false }: { canSend: (channel: Channel) => boolean; digestNow?: boolean },
): Decision {
  const { kind, required, urgent, chosen, zone, quiet, digest } = due;
  const usable = due.addresses.filter(({ channel, bounced }) => !bounced && canSend(channel));
  const reachable = new Set(usable.map(({ channel }) => channel));
  const next = nextChannel({ kind, required, chosen, reachable, tried: new Set(due.tried) });
  const nothing = { channel: null, recipient: '', language: languageOf(due), dueAt: now, digestDue: null };
  if (next === 'inbox' || next === 'failed') return { ...nothing, state: next };
  if (!digestNow && digest !== null && canWait({ kind, required, urgent, channel: next })) {
    const digestDue = nextDigest(digest, zone, now);
    return { ...nothing, state: 'waiting', dueAt: digestDue, digestDue };
  }
  const until = urgent || digestNow ? null : quietUntil(quiet ?? usualQuietHours, zone, now);
  if (until) return { ...nothing, state: 'waiting', dueAt: until };
  const recipient = usable.find(({ channel }) => channel === next)?.address ?? '';
  return { ...nothing, channel: next, recipient, state: 'sending' };
}
