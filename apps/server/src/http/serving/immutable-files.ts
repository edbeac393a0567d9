import type { FastifyReply, FastifyRequest } from 'fastify';
import { levels } from './compression.ts';
import { EncodedText, encodingFor } from './encoded.ts';

/** Files in memory, the most recently read; some 100 kB each. */
const MOST_KEPT = 200;

/**
 * Sends JSON files that never change at their address, so that browsers, service workers and a CDN may cache them indefinitely. Each is
 * read and compressed once.
 */
export class ImmutableFiles {
  readonly #kept = new Map<string, Promise<EncodedText | null>>();

  /** The file at the address of the request; where `read` gives null or undefined, the call is not found. */
  async send(request: FastifyRequest, reply: FastifyReply, read: () => Promise<unknown>): Promise<unknown> {
    const file = await this.#file(request.url.split('?')[0] ?? '', read);
    if (!file) return reply.callNotFound();
    const encoding = encodingFor(request.headers['accept-encoding'], file.text.length);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply
      .header('content-type', 'application/json; charset=utf-8')
      .header('vary', 'accept-encoding')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(await file.bytes(encoding));
  }

  async #file(address: string, read: () => Promise<unknown>): Promise<EncodedText | null> {
    const found = this.#kept.get(address) ?? textOf(read);
    this.#kept.delete(address);
    this.#kept.set(address, found);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST_KEPT && oldest !== undefined) this.#kept.delete(oldest);
    const file = await found.catch(() => null);
    // A missing file is not cached: it may exist later.
    if (file === null) this.#kept.delete(address);
    return file;
  }
}

async function textOf(read: () => Promise<unknown>): Promise<EncodedText | null> {
  const value = await read();
  return value === null || value === undefined ? null : new EncodedText(JSON.stringify(value), levels.immutable);
}
