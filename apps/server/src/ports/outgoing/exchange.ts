import { lookup as lookUp, type LookupAddress } from 'node:dns';
import { request as plainRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './addresses.ts';

/** All addresses of a name. */
export type Resolve = (name: string) => Promise<LookupAddress[]>;

/** Where requests to addresses that people have typed may go. */
export interface Reach {
  /** Also http, and private and loopback addresses. */
  allowPrivate: boolean;
  resolve?: Resolve;
}

/** Key of `faults` in the error texts. */
export type AddressRefusal = 'address_form' | 'address_secure' | 'address_private' | 'address_unknown';

export interface OutgoingRequest {
  method: string;
  headers: Record<string, string>;
  body: string | null;
}

export interface OutgoingAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  /** The first bytes, at most `maxBytes` and one chunk more. */
  bytes: Buffer;
}

/** The name leads to an address that is not public. */
export class PrivateAddress extends Error {}
/** No complete answer within the time. */
export class Timeout extends Error {}

const resolveAll: Resolve = (name) =>
  new Promise((done, failed) => {
    lookUp(name, { all: true }, (error, addresses) => (error ? failed(error) : done(addresses)));
  });

const hostOf = ({ hostname }: URL): string => hostname.replaceAll(/^\[|\]$/g, '');

/** The addresses of a URL's host, all of them permitted; throws PrivateAddress when one is private, and what the look-up throws. */
export async function permittedAddresses(
  url: URL,
  { allowPrivate, resolve = resolveAll }: Reach,
): Promise<LookupAddress[]> {
  const host = hostOf(url);
  const version = isIP(host);
  const found = version === 0 ? await resolve(host) : [{ address: host, family: version }];
  if (!allowPrivate && !found.every(({ address }) => isPublicAddress(address))) throw new PrivateAddress(host);
  return found;
}

/** Why requests may not go to a typed address; null: they may. Looks the name up. */
export async function refusalOf(url: string, reach: Reach): Promise<AddressRefusal | null> {
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (!parsed || !['http:', 'https:'].includes(parsed.protocol) || parsed.username !== '' || parsed.password !== '')
    return 'address_form';
  if (parsed.protocol === 'http:' && !reach.allowPrivate) return 'address_secure';
  try {
    return (await permittedAddresses(parsed, reach)).length > 0 ? null : 'address_unknown';
  } catch (error) {
    return error instanceof PrivateAddress ? 'address_private' : 'address_unknown';
  }
}

/** One request on a connection of its own, to one of these addresses only. Never follows a redirect. Throws Timeout. */
export function exchange(
  url: URL,
  { method, headers, body }: OutgoingRequest,
  { addresses, timeoutMs, maxBytes }: { addresses: readonly LookupAddress[]; timeoutMs: number; maxBytes: number },
): Promise<OutgoingAnswer> {
  const pinned: LookupFunction = (_name, { all }, done) => {
    const [first] = addresses;
    if (all) done(null, [...addresses]);
    else done(null, first?.address ?? '', first?.family);
  };
  const bytes = body === null ? null : Buffer.from(body);
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? secureRequest : plainRequest;
    const sent = send(url, {
      method,
      agent: false,
      lookup: pinned,
      headers: bytes ? { ...headers, 'content-length': bytes.length } : headers,
    });
    const late = setTimeout(() => sent.destroy(new Timeout()), timeoutMs);
    sent.once('close', () => clearTimeout(late));
    sent.once('error', reject);
    sent.once('response', (response) => {
      firstOf(response, maxBytes).then((first) => {
        sent.destroy();
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes: first });
      }, reject);
    });
    sent.end(bytes ?? undefined);
  });
}

/** The first bytes of an answer; the rest is not read. */
async function firstOf(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    chunks.push(chunk as Buffer);
    size += (chunk as Buffer).length;
    if (size >= maxBytes) break;
  }
  return Buffer.concat(chunks);
}
