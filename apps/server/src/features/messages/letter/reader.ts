import type { Language } from '@meetingapp/contract/shapes.ts';
import { basePath } from '@meetingapp/contract/paths.ts';
import { type MessageKind, messageKinds, requiredKinds } from '@meetingapp/domain/messages/delivery.ts';
import type { Signatures } from '../../../ports/signatures.ts';

export const unsubscribePath = '/medapp/unsubscribe/';

/** What an address of unsubscribing is about. */
export interface Subscription {
  accountId: number;
  /** `all`: every kind that need not be told, for a digest. */
  kind: MessageKind | 'all';
  /** Of the letter, and so of the page. */
  language: Language;
}

const contentOf = ({ accountId, kind, language }: Subscription): string => `${accountId}.${kind}.${language}`;

/** The last part of the address of unsubscribing; only this server can make one. */
const subscriptionToken = (about: Subscription, signatures: Signatures): string =>
  `${contentOf(about)}.${signatures.of('unsubscribe', contentOf(about))}`;

/** Null when the token is none, or its signature does not fit. */
export function readSubscription(token: string, signatures: Signatures): Subscription | null {
  const [, id = '', kindName, language, signature = ''] =
    /^(\d{1,15})\.([a-z]+)\.(zh|en)\.([0-9a-f]{32})$/.exec(token) ?? [];
  const kind = kindName === 'all' ? kindName : messageKinds.find((one) => one === kindName);
  if (kind === undefined) return null;
  const about: Subscription = { accountId: Number(id), kind, language: language === 'en' ? 'en' : 'zh' };
  return signatures.fits('unsubscribe', contentOf(about), signature) ? about : null;
}

export const openPath = '/medapp/open/';

/** The notification of an address that opens its page; null when the token is none, or its signature does not fit. */
export function readOpened(token: string, signatures: Signatures): number | null {
  const [, id = '', signature = ''] = /^(\d{1,15})\.([0-9a-f]{32})$/.exec(token) ?? [];
  return signatures.fits('open', id, signature) ? Number(id) : null;
}

export interface Links {
  /** Opens the page of the message and marks it as seen; null: the message opens nothing. */
  open: string | null;
  /** The page itself, as a text may name it. */
  page: string | null;
  /** Null: messages of its kind must be delivered. */
  unsubscribe: string | null;
}

interface Linked {
  accountId: number;
  kind: Subscription['kind'];
  required: boolean;
  link: string;
  /** The notification that is seen when the link is tapped; null: none. */
  notificationId: number | null;
}

/** The address on the phone of a stored link, which begins with one slash at most. */
export const pageOf = (link: string): string => `${basePath}/${link.replace(/^\/+/, '')}`;

/** The addresses in a letter about a notification. */
export function linksOf(
  { accountId, kind, required, link, notificationId }: Linked,
  { language, publicUrl, signatures }: { language: Language; publicUrl: string; signatures: Signatures },
): Links {
  const mustArrive = required || (kind !== 'all' && requiredKinds.has(kind));
  const page = link === '' ? null : publicUrl + pageOf(link);
  const id = String(notificationId);
  return {
    open: page === null || notificationId === null ? page : `${publicUrl}${openPath}${id}.${signatures.of('open', id)}`,
    page,
    unsubscribe: mustArrive
      ? null
      : publicUrl + unsubscribePath + subscriptionToken({ accountId, kind, language }, signatures),
  };
}
