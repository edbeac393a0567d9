import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import { type EncodedText, encodingFor } from './encoded.ts';
import { TimedCache } from './timed-cache.ts';

/** Bytes of texts kept per process, each at about three times its length: two bytes per character and its compressed forms. */
const MOST_BYTES = 96 * 1024 * 1024;
/** Answers as objects, kept for pages that contain them. */
const MOST_ANSWERS = 2000;
/** Longest address and body that are used as a key. */
const LONGEST_KEY = 1500;

/** A complete response that is the same for everybody who sends the same request. */
export class CachedResponse {
  readonly text: EncodedText;
  /** Weak, because the same text has several encodings (RFC 9110, 8.8.1). */
  readonly etag: string;
  /** Headers of the first response that was sent, without those of one connection or one encoding. */
  headers: OutgoingHttpHeaders | null = null;
  /** Content policy of this page; null: the general one. */
  policy: string | null = null;

  constructor(text: EncodedText) {
    this.text = text;
    this.etag = `W/"${createHash('sha1').update(text.text).digest('base64url')}"`;
  }
}

/** What a process keeps of responses that are the same for everybody. `clear` when anything that they show has changed. */
export class ResponseCache {
  readonly #responses: TimedCache<CachedResponse>;
  readonly #answers: TimedCache<object>;
  /** Responses sent before routing since the start of the process. */
  sent = 0;

  /** @param ms milliseconds for which a response is kept; 0: never */
  constructor(ms: number) {
    this.#responses = new TimedCache({ ms, most: MOST_BYTES, size: ({ text }) => 1000 + 3 * text.text.length });
    this.#answers = new TimedCache({ ms, most: MOST_ANSWERS, size: () => 1 });
  }

  find(key: string): CachedResponse | undefined {
    return this.#responses.find(key);
  }

  /** The response of a request; without a key it is made each time. Null of `make` is not kept. */
  response(key: string | null, make: () => Promise<CachedResponse | null>): Promise<CachedResponse | null> {
    return key === null ? make() : this.#responses.get(key, make);
  }

  /** The answer of a call without its caller. Null of `make` is not kept. */
  answer(key: string, make: () => Promise<object | null>): Promise<object | null> {
    return key.length > LONGEST_KEY ? make() : this.#answers.get(key, make);
  }

  clear(): void {
    this.#responses.clear();
    this.#answers.clear();
  }
}

/** Key of a page: its address and the language that the phone remembers. Null for addresses that are not kept: long or with a token. */
export function pageKey({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): string | null {
  if (url.length > LONGEST_KEY || url.includes('token=')) return null;
  return `GET ${url}\n${/(?:^|;\s*)locale=(en|ch)(?:;|$)/.exec(headers.cookie ?? '')?.[1] ?? ''}`;
}

/** Key of a call: its path, its language and its body as sent. Null for long bodies. */
export function callKey({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>, body: string): string | null {
  if (body.length + url.length > LONGEST_KEY) return null;
  return `POST ${url}\n${String(headers['language'] ?? '').slice(0, 20)}\n${body}`;
}

/** Headers of one response only. */
const OF_ONE = /^(?:x-ratelimit-|retry-after$|set-cookie$|connection$|date$|content-length$|content-encoding$|etag$)/;

/** Sends a response through Fastify, and remembers its headers for those that follow. */
export async function sendCached(
  request: IncomingMessage,
  reply: FastifyReply,
  kept: CachedResponse,
): Promise<FastifyReply> {
  const { text } = kept;
  const encoding = encodingFor(request.headers['accept-encoding'], text.text.length);
  reply.header('vary', reply.getHeader('vary') ?? 'accept-encoding').header('etag', kept.etag);
  const bytes = await text.bytes(encoding);
  kept.headers ??= Object.fromEntries(
    Object.entries({ ...reply.raw.getHeaders(), ...reply.getHeaders() }).filter(([name]) => !OF_ONE.test(name)),
  );
  if (request.headers['if-none-match'] === kept.etag) return reply.status(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(bytes);
}

/** Sends a kept response directly; false when its bytes for this client have not been made yet. */
export function sendAtOnce(request: IncomingMessage, response: ServerResponse, kept: CachedResponse): boolean {
  if (!kept.headers) return false;
  if (request.headers['if-none-match'] === kept.etag) {
    response.writeHead(304, { ...kept.headers, etag: kept.etag }).end();
    return true;
  }
  const encoding = encodingFor(request.headers['accept-encoding'], kept.text.text.length);
  const bytes = kept.text.ready(encoding);
  if (!bytes) return false;
  response.writeHead(200, {
    ...kept.headers,
    etag: kept.etag,
    'content-length': bytes.length,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  });
  response.end(bytes);
  return true;
}
