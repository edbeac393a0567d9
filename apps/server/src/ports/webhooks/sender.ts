import type { IncomingHttpHeaders } from 'node:http';
import {
  exchange,
  permittedAddresses,
  PrivateAddress,
  refusalOf,
  Timeout,
  type AddressRefusal,
  type Reach,
} from '../outgoing/exchange.ts';

export interface OutgoingWebhook {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** Why nothing arrived. `private`: the name leads to an address that is not public. */
export type WebhookFault = 'timeout' | 'unreachable' | 'private' | 'address';

export interface WebhookOutcome {
  /** HTTP status; null: no answer came. */
  status: number | null;
  fault: WebhookFault | '';
  durationMs: number;
  /** Of the answer, at most 40, with the beginning of their values. */
  answerHeaders: [name: string, value: string][];
  /** First characters of the answer as UTF-8 text. */
  answer: string;
}

export interface WebhookPort {
  /** Why an address may not receive webhooks; null: it may. Looks the name up. */
  refusalOf(url: string): Promise<AddressRefusal | null>;
  /** Sends once. Never follows a redirect, and connects only to an address that it has checked itself. */
  send(webhook: OutgoingWebhook): Promise<WebhookOutcome>;
}

export interface SenderOptions extends Reach {
  timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;
const ANSWER_BYTES = 4000;
const MOST_HEADERS = 40;
const HEADER_CHARACTERS = 300;

export function webhookSender({ timeoutMs = TIMEOUT_MS, ...reach }: SenderOptions): WebhookPort {
  return {
    refusalOf: (url) => refusalOf(url, reach),
    send: async ({ url: address, headers, body }) => {
      const begun = performance.now();
      const took = () => Math.round(performance.now() - begun);
      const url = new URL(address);
      if (url.protocol !== 'https:' && !reach.allowPrivate)
        return { status: null, fault: 'address', durationMs: 0, answerHeaders: [], answer: '' };
      try {
        const addresses = await permittedAddresses(url, reach);
        const limits = { addresses, timeoutMs, maxBytes: ANSWER_BYTES };
        const { status, headers: given, bytes } = await exchange(url, { method: 'POST', headers, body }, limits);
        return { status, fault: '', durationMs: took(), answerHeaders: headersOf(given), answer: textOf(bytes) };
      } catch (error) {
        return { status: null, fault: faultOf(error), durationMs: took(), answerHeaders: [], answer: '' };
      }
    },
  };
}

/** Cookies of the receiver are its secrets: only their presence is kept. */
const headersOf = (headers: IncomingHttpHeaders): [string, string][] =>
  Object.entries(headers)
    .slice(0, MOST_HEADERS)
    .map(([name, value = '']) => [
      name,
      name === 'set-cookie' ? '***' : [value].flat().join(', ').slice(0, HEADER_CHARACTERS),
    ]);

function faultOf(error: unknown): WebhookFault {
  if (error instanceof PrivateAddress) return 'private';
  return error instanceof Timeout ? 'timeout' : 'unreachable';
}

/** The first bytes of an answer as text. A character cut at the end, and those that no table stores, are left out. */
const textOf = (bytes: Buffer): string =>
  new TextDecoder()
    .decode(bytes.subarray(0, ANSWER_BYTES))
    .replaceAll('\0', '')
    .replace(/\uFFFD+$/, '');
