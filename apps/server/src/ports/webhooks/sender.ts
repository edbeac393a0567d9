import { lookup as lookUp, type LookupAddress } from 'node:dns';
import { request as plainRequest, type IncomingMessage } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './addresses.ts';

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
  /** First characters of the answer as UTF-8 text. */
  answer: string;
}

/** Key of `faults` in the error texts. */
export type AddressRefusal = 'address_form' | 'address_secure' | 'address_private' | 'address_unknown';

export interface WebhookPort {
  /** Why an address may not receive webhooks; null: it may. Looks the name up. */
  refusalOf(url: string): Promise<AddressRefusal | null>;
  /** Sends once. Never follows a redirect, and connects only to an address that it has checked itself. */
  send(webhook: OutgoingWebhook): Promise<WebhookOutcome>;
}

/** All addresses of a name. */
export type Resolve = (name: string) => Promise<LookupAddress[]>;

export interface SenderOptions {
  /** Also http, and private and loopback addresses. */
  allowPrivate: boolean;
  resolve?: Resolve;
  timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;
const ANSWER_BYTES = 4000;

const resolveAll: Resolve = (name) =>
  new Promise((done, failed) => {
    lookUp(name, { all: true }, (error, addresses) => (error ? failed(error) : done(addresses)));
  });

class PrivateAddress extends Error {}
class Timeout extends Error {}

export function webhookSender({
  allowPrivate,
  resolve = resolveAll,
  timeoutMs = TIMEOUT_MS,
}: SenderOptions): WebhookPort {
  /** The addresses of a host, all of them permitted; a name with one private address is refused as a whole. */
  async function permitted(host: string): Promise<LookupAddress[]> {
    const version = isIP(host);
    const found = version === 0 ? await resolve(host) : [{ address: host, family: version }];
    if (!allowPrivate && !found.every(({ address }) => isPublicAddress(address))) throw new PrivateAddress(host);
    return found;
  }

  return {
    refusalOf: async (url) => {
      const parsed = URL.canParse(url) ? new URL(url) : null;
      if (!parsed || !['http:', 'https:'].includes(parsed.protocol) || parsed.username !== '' || parsed.password !== '')
        return 'address_form';
      if (parsed.protocol === 'http:' && !allowPrivate) return 'address_secure';
      try {
        return (await permitted(hostOf(parsed))).length > 0 ? null : 'address_unknown';
      } catch (error) {
        return error instanceof PrivateAddress ? 'address_private' : 'address_unknown';
      }
    },
    send: async (webhook) => {
      const begun = performance.now();
      const took = () => Math.round(performance.now() - begun);
      const url = new URL(webhook.url);
      if (url.protocol !== 'https:' && !allowPrivate)
        return { status: null, fault: 'address', durationMs: 0, answer: '' };
      try {
        const pinned = await permitted(hostOf(url));
        const { status, answer } = await exchange(url, webhook, pinned, timeoutMs);
        return { status, fault: '', durationMs: took(), answer };
      } catch (error) {
        return { status: null, fault: faultOf(error), durationMs: took(), answer: '' };
      }
    },
  };
}

const hostOf = ({ hostname }: URL): string => hostname.replaceAll(/^\[|\]$/g, '');

function faultOf(error: unknown): WebhookFault {
  if (error instanceof PrivateAddress) return 'private';
  return error instanceof Timeout ? 'timeout' : 'unreachable';
}

/** One request on a connection of its own, to one of these addresses only. */
function exchange(
  url: URL,
  { headers, body }: OutgoingWebhook,
  addresses: readonly LookupAddress[],
  timeoutMs: number,
): Promise<{ status: number; answer: string }> {
  const pinned: LookupFunction = (_name, { all }, done) => {
    const [first] = addresses;
    if (all) done(null, [...addresses]);
    else done(null, first?.address ?? '', first?.family);
  };
  const bytes = Buffer.from(body);
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? secureRequest : plainRequest;
    const sent = send(url, {
      method: 'POST',
      agent: false,
      lookup: pinned,
      headers: { ...headers, 'content-length': bytes.length },
    });
    const late = setTimeout(() => sent.destroy(new Timeout()), timeoutMs);
    sent.once('close', () => clearTimeout(late));
    sent.once('error', reject);
    sent.once('response', (response) => {
      firstOf(response).then((answer) => {
        sent.destroy();
        resolve({ status: response.statusCode ?? 0, answer });
      }, reject);
    });
    sent.end(bytes);
  });
}

/** The first bytes of an answer as text; the rest is not read. */
async function firstOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    chunks.push(chunk as Buffer);
    size += (chunk as Buffer).length;
    if (size >= ANSWER_BYTES) break;
  }
  // A character cut at the end, and those that no table stores, are left out.
  const text = new TextDecoder().decode(Buffer.concat(chunks).subarray(0, ANSWER_BYTES));
  return text.replaceAll('\0', '').replace(/\uFFFD+$/, '');
}
