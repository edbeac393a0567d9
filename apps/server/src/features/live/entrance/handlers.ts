import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { entrancesFile } from '@meetingapp/contract/live/entrance.ts';
import type { AppDependencies } from '../../../http/calls/dependencies.ts';
import { findConference } from '../../conference/queries.ts';
import { entrancesOf } from './queries.ts';

const whole = /^\d{1,9}$/;
/** Milliseconds between queries for each conference and process, independent of the number of phones. */
const KEPT_MS = 2000;
const MOST_KEPT = 500;

interface Kept {
  at: number;
  file: Promise<{ text: string; tag: string } | null>;
}

/** Serves where sessions can be watched. A phone with the current version gets 304. */
export function serveEntrances(app: FastifyInstance, { db }: AppDependencies): void {
  const kept = new Map<string, Kept>();

  async function read(cid: number) {
    const conference = await findConference(db, cid);
    if (!conference || conference.state === 'stopped') return null;
    const text = JSON.stringify(await entrancesOf(db, cid));
    return { text, tag: `"${createHash('sha1').update(text).digest('base64url')}"` };
  }

  function file(cid: string): Kept['file'] {
    const now = performance.now();
    const known = kept.get(cid);
    if (known && now - known.at < KEPT_MS) return known.file;
    const made = { at: now, file: read(Number(cid)) };
    made.file.catch(() => kept.delete(cid));
    kept.delete(cid);
    kept.set(cid, made);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return made.file;
  }

  app.get<{ Params: { cid: string } }>(entrancesFile(':cid'), async (request, reply) => {
    const { cid } = request.params;
    const found = whole.test(cid) ? await file(cid) : null;
    if (!found) return reply.callNotFound();
    reply.header('etag', found.tag).header('cache-control', 'public, max-age=5');
    if (request.headers['if-none-match'] === found.tag) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(found.text);
  });
}
