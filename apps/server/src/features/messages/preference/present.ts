import type { preferenceCalls } from '@meetingapp/contract/messages/preference.ts';
import type { AnswerOf } from '@meetingapp/contract/call.ts';
import {
  channelsFor,
  type ChannelPreference,
  messageKinds,
  requiredKinds,
} from '@meetingapp/domain/messages/delivery.ts';
import type { AddressRow } from './queries.ts';

type Preferences = AnswerOf<typeof preferenceCalls.read>;

export const presentKinds = (chosen: readonly ChannelPreference[]): Preferences['kinds'] =>
  messageKinds.map((kind) => ({ kind, channels: [...channelsFor(kind, chosen)], required: requiredKinds.has(kind) }));

export const presentAddresses = (rows: readonly AddressRow[]): Preferences['addresses'] =>
  rows.map(({ channel, address, reason, bounced_at, last_at }) => ({
    channel,
    address: channel === 'messenger' ? '' : masked(address),
    bounced: bounced_at === null ? null : { reason: reason ?? '', at: bounced_at.toISOString() },
    lastAt: last_at?.toISOString() ?? null,
  }));

/** `138****6048` and `l***@hospital.example`: enough to recognise, too little to read over a shoulder. */
function masked(address: string): string {
  const [name = '', domain] = address.split('@');
  if (domain !== undefined) return `${name.slice(0, 1)}***@${domain}`;
  return `${address.slice(0, 3)}****${address.slice(-4)}`;
}
