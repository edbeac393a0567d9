import type { WebhookDelivery } from '@meetingapp/contract/developers/delivery.ts';
import type { WebhookEndpoint } from '@meetingapp/contract/developers/endpoint.ts';
import type { ApiKey } from '@meetingapp/contract/developers/key.ts';

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
