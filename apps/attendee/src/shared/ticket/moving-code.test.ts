// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { createHmac, webcrypto } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  FOLLOWS_MS,
  isCurrent,
  byServerClock,
  windowAt,
  windowBytes,
  WINDOW_MS,
} from '@meetingapp/domain/checkin/moving-part.ts';
import { readTicketCode, ticketFields, ticketText } from '@meetingapp/domain/checkin/ticket-code.ts';
import { serverClock } from '../../lib/time/server-clock.ts';
import { codeMoment, movingCode, untilNext } from './moving-code.ts';

const HOUR_MS = 3_600_000;
const key = Buffer.alloc(32, 7).toString('base64url');
const fields = { key: 1, conferenceId: 5001, token: 4711, role: 'attendee', feeId: null, branchId: null } as const;
const still = ticketText(
  ticketFields({ ...fields, issuedAt: 30_000_000, name: '林知远', printed: false }),
  new Uint8Array(64),
);

beforeEach(() => vi.stubGlobal('crypto', webcrypto));
afterEach(() => {
  serverClock.forget();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('[O16] the code on a phone', () => {
  it('has the window of its moment with its authentication, and changes with the next one', async () => {
    const at = Date.UTC(2027, 3, 16, 1, 0, 10);
    const now = readTicketCode(await movingCode(still, key, at));
    const hmac = createHmac('sha256', Buffer.from(key, 'base64url'))
      .update(windowBytes(windowAt(at)))
      .digest();
    expect(now?.moving).toEqual({ window: windowAt(at), mac: Uint8Array.from(hmac.subarray(0, 4)) });
    expect(untilNext(at)).toBe(20_000);
    expect(await movingCode(still, key, at + untilNext(at) - 1)).toBe(await movingCode(still, key, at));
    const next = readTicketCode(await movingCode(still, key, at + untilNext(at)));
    expect(next?.moving?.window).toBe(windowAt(at) + 1);
    expect(next?.ticket).toEqual(now?.ticket);
  });

  it('stays as it is without the browser’s cryptography', async () => {
    vi.stubGlobal('crypto', {});
    expect(await movingCode(still, key, 0)).toBe(still);
  });

  it('shows by the server’s clock on a phone that is an hour wrong, in the next visit without a network too', async () => {
    const real = Date.now();
    const server = real + HOUR_MS;
    vi.spyOn(Date, 'now').mockReturnValue(real);
    serverClock.hear({ now: new Date(server).toISOString() });
    expect(await codeMoment()).toBe(server - FOLLOWS_MS);
    // The page is opened again two days later without a network; an answer that was stored says what time it was then.
    serverClock.forget();
    vi.spyOn(Date, 'now').mockReturnValue(real + 48 * HOUR_MS);
    serverClock.learn(new Date(server).toISOString());
    await vi.waitFor(async () => expect(await codeMoment()).toBe(server + 48 * HOUR_MS - FOLLOWS_MS));
  });

  it('is never one of the future for the server, although a line delays what the phone hears', () => {
    for (const early of [0, 500, FOLLOWS_MS])
      for (let at = 0; at < 2 * WINDOW_MS; at += 250)
        expect(isCurrent(windowAt(at + early + WINDOW_MS - FOLLOWS_MS), at + WINDOW_MS, byServerClock)).toBe(true);
  });
});
