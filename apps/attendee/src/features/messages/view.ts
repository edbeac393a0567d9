import type { InboxMessage } from '@meetingapp/contract/messages/inbox.ts';
import { dayOf } from '@meetingapp/domain/conference/phase.ts';
import { messageKinds } from '@meetingapp/domain/messages/delivery.ts';
import type { Channel, MessageKind } from '@meetingapp/domain/messages/delivery.ts';

/** Which messages are listed. */
export type Shown = MessageKind | 'all' | 'unread';

/** Messages of the chosen filter that contain all words, in any order and case. */
export function findMessages(messages: readonly InboxMessage[], shown: Shown, words: string): InboxMessage[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return messages.filter((message) => {
    if (shown === 'unread' ? message.seen : shown !== 'all' && message.kind !== shown) return false;
    const text = `${message.subject} ${message.text}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

export const countUnseen = (messages: readonly InboxMessage[]): number => messages.filter(({ seen }) => !seen).length;

/** The kinds that occur, in their usual order, each with its number of unseen messages. */
export const presentKinds = (messages: readonly InboxMessage[]): { kind: MessageKind; unseen: number }[] =>
  messageKinds.flatMap((kind) => {
    const own = messages.filter((message) => message.kind === kind);
    return own.length === 0 ? [] : [{ kind, unseen: countUnseen(own) }];
  });

/** Messages by day (`YYYY-MM-DD` in the zone), in the order given. */
export function groupByDay(
  messages: readonly InboxMessage[],
  zone: string,
): { day: string; messages: InboxMessage[] }[] {
  const days = new Map<string, InboxMessage[]>();
  for (const message of messages) {
    const day = dayOf(Date.parse(message.at), zone);
    days.set(day, [...(days.get(day) ?? []), message]);
  }
  return [...days].map(([day, own]) => ({ day, messages: own }));
}

interface Inbox {
  messages: InboxMessage[];
  unseen: number;
}

/** The inbox after these messages have been seen; null: all of them. */
export function withSeen(inbox: Inbox, ids: readonly number[] | null): Inbox {
  const isNew = ({ id, seen }: InboxMessage): boolean => !seen && (ids === null || ids.includes(id));
  const count = inbox.messages.filter(isNew).length;
  return {
    messages: inbox.messages.map((one) => (isNew(one) ? { ...one, seen: true } : one)),
    unseen: ids === null ? 0 : Math.max(0, inbox.unseen - count),
  };
}

/** Columns of one line on a phone; a Chinese character takes two. */
const LINE_COLUMNS = 36;
const SHORT_LINES = 3;

const columnsOf = (line: string): number => [...line].reduce((sum, sign) => sum + (sign > 'ÿ' ? 2 : 1), 0);

/** The text without empty lines, for the list. */
export const withoutGaps = (text: string): string => text.replaceAll(/\n\s*\n/g, '\n').trim();

/** True for a text of more than about three lines, of which the list shows the beginning until it is opened. */
export const isLong = (text: string): boolean =>
  withoutGaps(text)
    .split('\n')
    .reduce((lines, line) => lines + Math.ceil(columnsOf(line) / LINE_COLUMNS), 0) > SHORT_LINES;

/** Switches a channel off, or on as the last one that is tried. */
export const switchChannel = (channels: readonly Channel[], channel: Channel): Channel[] =>
  channels.includes(channel) ? channels.filter((one) => one !== channel) : [...channels, channel];

/** `22:00` of minutes after midnight, and back; null for a text that is no time. */
export const clockOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

export function minuteOf(clock: string): number | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)/.exec(clock) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}
