import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LONGEST_MESSAGE, type ToViewer } from '@meetingapp/contract/live/socket.ts';
import { takeFrom, type Bucket } from '@meetingapp/domain/live/flood.ts';
import { testApp } from '../../../testing/app.ts';
import { visitor } from '../../../testing/congress.ts';
import { liveBroadcast } from '../../../testing/live/broadcast.ts';
import { LiveViewer } from '../../../testing/live/viewer.ts';
import { appendEvents } from '../log/commands.ts';
import { Viewer } from './viewer.ts';

const test = await testApp();
const { db } = test;
const base = await test.app.listen({ port: 0, host: '127.0.0.1' });

const open: LiveViewer[] = [];
async function entered(id: number, token: string | null = null): Promise<LiveViewer> {
  const made = new LiveViewer(base, id, token);
  open.push(made);
  await made.enter();
  return made;
}
afterEach(() => {
  vi.restoreAllMocks();
  for (const one of open.splice(0)) one.drop();
});

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;
const ROWS = 100;
/**
 * Floods at most: how much both ends of a connection buffer for a viewer that does not read depends on the system, 5 to 40 MB, at 100
 * kB a flood.
 */
const MOST_FLOODS = 800;
/** More than a returning viewer can be sent at once. */
const FLOODS_AFTER = 15;
const long = '会'.repeat(LONGEST_MESSAGE);

/** Writes until `enough`, and some more. Returns the last sequence written. */
async function flood(id: number, enough: () => boolean): Promise<number> {
  const by = { id: 1, name: '会务组', staff: true };
  const place = { db, fanOut: test.ports.fanOut, broadcastId: id };
  let floods = 0;
  const once = async (): Promise<void> => {
    const rows = Array.from({ length: ROWS }, () => ({ kind: 'message' as const, body: { by, text: long } }));
    await appendEvents({ ...place, now: new Date() }, rows);
    floods += 1;
  };
  // Gives phones that do read time to do so between two floods.
  for (let after = 0; after < FLOODS_AFTER && floods < MOST_FLOODS + FLOODS_AFTER; after += enough() ? 1 : 0) {
    await once();
    await wait(10);
  }
  return floods * ROWS;
}

/** The largest unread amount on one connection, and whether any connection was cut off. */
function watchUnread(write: (this: Viewer, frame: Buffer) => void): { longest: number; cut: boolean } {
  const seen = { longest: 0, cut: false };
  vi.spyOn(Viewer.prototype, 'write').mockImplementation(function (this: Viewer, frame) {
    write.call(this, frame);
    seen.longest = Math.max(seen.longest, this.line.writableLength);
    seen.cut ||= this.line.destroyed;
  });
  return seen;
}

describe('[S58] a client that does not read', () => {
  const protectedWrite = Viewer.prototype.write;

  it(
    'is cut off before much is queued for it; the others get all, and it gets the newest on reconnect',
    {
      timeout: 90_000,
    },
    async () => {
      const { id } = await liveBroadcast(db);
      const unread = watchUnread(protectedWrite);
      const [lazy, other] = [await entered(id), await entered(id)];
      lazy.socket.pause();
      const cut = once(lazy.socket, 'close');
      const last = await flood(id, () => unread.cut);
      await other.until((item) => 's' in item && item.s === last, 0, 20_000);
      expect(other.log.map(({ s }) => s)).toEqual(Array.from({ length: last }, (_, at) => at + 1));
      await other.until((item) => item.k === 'now' && item.viewers === 1, 0, 20_000);
      // One frame may exceed the limit of unread data.
      expect(unread.longest).toBeLessThan(MEGABYTE);
      lazy.socket.resume();
      await cut;
      expect(lazy.log.length).toBeLessThan(last);
      // Everything they missed would not fit on the connection either.
      expect(await lazy.enter()).toMatchObject({ reset: true, more: true, last });
      await lazy.until((item) => 's' in item && item.s === last);
      expect(lazy.socket.readyState).toBe(lazy.socket.OPEN);
    },
  );

  it('would otherwise stay, and fill the memory', { timeout: 90_000 }, async () => {
    const { id } = await liveBroadcast(db);
    const unread = watchUnread(function (frame) {
      this.line.write(frame);
    });
    const [lazy, other] = [await entered(id), await entered(id)];
    lazy.socket.pause();
    const last = await flood(id, () => unread.longest > 2 * MEGABYTE);
    await other.until((item) => 's' in item && item.s === last, 0, 20_000);
    expect(unread.longest).toBeGreaterThan(2 * MEGABYTE);
    expect(lazy.socket.readyState).toBe(lazy.socket.OPEN);
  });
});

describe('[S58] a client that floods', () => {
  const refused = (item: ToViewer): boolean => item.k === 'refused' && item.why === 'flood';
  const thrownOut = (item: ToViewer): boolean => item.k === 'bye' && item.why === 'flood';

  /** Everybody here has the same IP address. One person floods from two devices, another writes normally. */
  async function hall() {
    const { id } = await liveBroadcast(db);
    const [loud, quiet] = [await visitor(test), await visitor(test)];
    const [first, second] = [await entered(id, loud.token), await entered(id, loud.token)];
    const other = await entered(id, quiet.token);
    for (let time = 0; time < 200; time += 1) first.say(`太多了 ${time}`);
    await first.until(refused);
    return { first, second, other };
  }

  it('is refused and then cut off on all its devices; a neighbour at the same address can still write', async () => {
    const { first, second, other } = await hall();
    await first.until(thrownOut);
    second.say('从另一台');
    await second.until(thrownOut);
    expect(await other.answerTo(other.say('我还在'))).toMatchObject({ k: 'taken' });
    expect(other.socket.readyState).toBe(other.socket.OPEN);
    expect(other.heard.some(thrownOut)).toBe(false);
  });

  it('would mute the whole hall, if it were counted by address', async () => {
    const address: Bucket = { left: 30, at: 0 };
    vi.spyOn(Viewer.prototype, 'mayDo').mockImplementation((now, cost) =>
      takeFrom(address, { burst: 30, perSecond: 5 }, now, cost),
    );
    const { other } = await hall();
    expect(await other.answerTo(other.say('我还在'))).toMatchObject({ k: 'refused', why: 'flood' });
  });
});
