import { Agent as PlainAgent, request as plainRequest, type IncomingMessage } from 'node:http';
import { Agent as SecureAgent, request as secureRequest } from 'node:https';

/** One outgoing HTTP request with a timeout, over raw bytes, because signatures are checked before parsing. */
export interface OutgoingRequest {
  method: 'GET' | 'POST';
  url: string;
  headers?: Record<string, string>;
  body?: string;
  /** 8 seconds by default. */
  timeoutMs?: number;
}

/**
 * `ok: false` means that it is unknown whether the other side acted; with `unsent` nothing was sent, because no connection was made.
 * Header names are lower-case.
 */
export type Answer =
  | { ok: true; status: number; headers: Record<string, string>; body: Buffer }
  | { ok: false; detail: string; unsent?: boolean };

export type Transport = (request: OutgoingRequest) => Promise<Answer>;

const DEFAULT_TIMEOUT_MS = 8_000;
/** Milliseconds for which an idle connection stays open: less than the five seconds after which some servers close it. */
const IDLE_MS = 4_000;

const plain = { request: plainRequest, agent: new PlainAgent({ keepAlive: true, timeout: IDLE_MS }) };
const secure = { request: secureRequest, agent: new SecureAgent({ keepAlive: true, timeout: IDLE_MS }) };

/** Over connections that stay open between requests. A redirect is a failure: what was signed is for this address only. */
export const network: Transport = async ({ method, url, headers = {}, body, timeoutMs }) => {
  try {
    const bytes = body === undefined ? null : Buffer.from(body);
    const answer = await exchange(url, { method, headers, bytes, timeoutMs: timeoutMs ?? DEFAULT_TIMEOUT_MS });
    return answer.status >= 300 && answer.status < 400 ? { ok: false, detail: `redirect ${answer.status}` } : answer;
  } catch (error) {
    return { ok: false, detail: describe(error), unsent: unconnected.has(error) };
  }
};

/** Errors of requests that had no connection. */
const unconnected = new WeakSet<object>() as { has(error: unknown): boolean; add(error: object): void };

interface Sent {
  method: string;
  headers: Record<string, string>;
  bytes: Buffer | null;
  timeoutMs: number;
}

function exchange(url: string, { method, headers, bytes, timeoutMs }: Sent): Promise<Extract<Answer, { ok: true }>> {
  const { request, agent } = url.startsWith('https:') ? secure : plain;
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      method,
      agent,
      headers: { ...headers, ...(bytes ? { 'content-length': bytes.length } : {}) },
    });
    const late = setTimeout(() => sent.destroy(new Error(`no answer in ${timeoutMs} ms`)), timeoutMs);
    let connected = false;
    sent.once('socket', (socket) => {
      connected = !socket.connecting;
      // A connection that is open already never emits it, and the listeners would add up.
      if (!connected)
        socket.once('connect', () => {
          connected = true;
        });
    });
    sent.once('close', () => clearTimeout(late));
    sent.once('error', (error) => {
      if (!connected) unconnected.add(error);
      reject(error);
    });
    sent.once('response', (response) => {
      readAll(response).then(resolve, reject);
    });
    sent.end(bytes ?? undefined);
  });
}

/** By its events: `node:stream/consumers` makes a Blob of every answer, and an iterator waits for the stream's end with more listeners. */
function readAll(response: IncomingMessage): Promise<Extract<Answer, { ok: true }>> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    response.on('data', (chunk: Buffer) => chunks.push(chunk));
    response.once('error', reject);
    // After its end nothing is rejected any more.
    response.once('close', () => reject(new Error('the answer was cut off')));
    response.once('end', () => {
      const headers: Record<string, string> = {};
      for (const [name, value] of Object.entries(response.headers))
        headers[name] = Array.isArray(value) ? value.join(', ') : (value ?? '');
      resolve({ ok: true, status: response.statusCode ?? 0, headers, body: Buffer.concat(chunks) });
    });
  });
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // Without a message: all addresses of a host failed, each for its own reason.
  return error.message || ((error as NodeJS.ErrnoException).code ?? error.name);
}

/** The host and the target (path with query) of an address, as sent. An address of this server starts with a slash. */
export function addressParts(url: string): { host: string; target: string } {
  const match = /^https?:\/\/([^/?]+)(.*)$/.exec(url);
  return match === null ? { host: 'localhost', target: url } : { host: match[1] ?? '', target: match[2] || '/' };
}
