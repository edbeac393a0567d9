import type { WebhookDelivery } from '@meetingapp/contract/developers/delivery.ts';
import type { WebhookEndpoint } from '@meetingapp/contract/developers/endpoint.ts';
import type { EventType } from '@meetingapp/contract/developers/event.ts';
import type { ApiKey } from '@meetingapp/contract/developers/key.ts';
import type { KeyScope } from '@meetingapp/contract/developers/scope.ts';

const DAY_MS = 86_400_000;
/** Days before its end from which a key is marked. */
const SOON_DAYS = 14;

export type KeyLife = { kind: 'revoked' | 'expired' | 'valid' } | { kind: 'soon'; days: number };

/** Where a key is in its life at a moment. */
export function lifeOf({ revokedAt, expiresAt }: ApiKey, now: string): KeyLife {
  if (revokedAt !== null) return { kind: 'revoked' };
  const days = Math.ceil((Date.parse(expiresAt) - Date.parse(now)) / DAY_MS);
  if (days <= 0) return { kind: 'expired' };
  return days <= SOON_DAYS ? { kind: 'soon', days } : { kind: 'valid' };
}

/** Successful and failed attempts of the last 24 hours. */
export const attemptsOf = ({ hours }: Pick<WebhookEndpoint, 'hours'>) =>
  hours.reduce((sum, { good, bad }) => ({ good: sum.good + good, bad: sum.bad + bad }), { good: 0, bad: 0 });

export const hasArrived = (status: number | null): boolean => status !== null && status >= 200 && status < 300;

export const isFailed = ({ state, attempts }: WebhookDelivery): boolean =>
  state === 'dead' || (state === 'waiting' && attempts > 0);

/** First part of a host name, by which staff tell receivers apart. */
export const shortHost = (url: string): string =>
  URL.canParse(url) ? (new URL(url).hostname.split('.')[0] ?? url) : url;

/** JSON in lines; other text as it is. */
export function prettyJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** `1,204`, or `10,000+` where there are more than were counted. */
export const tallyText = (count: number, more: boolean): string => `${count.toLocaleString('en')}${more ? '+' : ''}`;

/** Names of scopes and events in the texts. */
export const scopeTexts = {
  'programme:read': 'scopes.readProgramme',
  'registrations:read': 'scopes.readRegistrations',
  'registrations:write': 'scopes.writeRegistrations',
  'orders:read': 'scopes.readOrders',
  'orders:pay': 'scopes.payOrders',
  'checkin:read': 'scopes.readCheckin',
  'checkin:write': 'scopes.writeCheckin',
  'messages:read': 'scopes.readMessages',
  'webhooks:write': 'scopes.manageWebhooks',
} as const satisfies Record<KeyScope, string>;

export const eventTexts = {
  'registration.created.v1': 'eventNames.registrationCreated',
  'registration.confirmed.v1': 'eventNames.registrationConfirmed',
  'registration.changed.v1': 'eventNames.registrationChanged',
  'registration.cancelled.v1': 'eventNames.registrationCancelled',
  'order.created.v1': 'eventNames.orderCreated',
  'order.paid.v1': 'eventNames.orderPaid',
  'order.refunded.v1': 'eventNames.orderRefunded',
  'order.cancelled.v1': 'eventNames.orderCancelled',
  'checkin.made.v1': 'eventNames.checkinMade',
} as const satisfies Record<EventType, string>;
