import { afterEach, describe, expect, it } from 'vitest';
import type { ToViewer } from '@meetingapp/contract/live/socket.ts';
import { watched } from '@meetingapp/domain/live/watching.ts';
import { testApp } from '../../../testing/app.ts';
import { visitor } from '../../../testing/congress.ts';
import { appendEvents } from '../log/commands.ts';
import { liveBroadcast } from '../../../testing/live/broadcast.ts';
import { watchedBy } from '../figures/queries-watch-time.ts';
import { LiveViewer } from '../../../testing/live/viewer.ts';

const test = await testApp();
const { db } = test;
const base = await test.app.listen({ port: 0, host: '127.0.0.1' });

const open: LiveViewer[] = [];
const viewer = (id: number, token: string | null = null) => {
  const made = new LiveViewer(base, id, token);
  open.push(made);
  return made;
};
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.leave()));
});
const is = (k: ToViewer['k']) => (item: ToViewer) => item.k === k;
const saying = (text: string) => (item: ToViewer) => item.k === 'message' && item.b.text === text;

describe('[S58] the chat of a broadcast', () => {
  it('shows each message to everybody in one order, and to its author that it was accepted', async () => {
    const { id } = await liveBroadcast(db);
    const who = await visitor(test);
    const [ann, bob] = [viewer(id, who.token), viewer(id)];
    const welcome = await ann.enter();
    expect(welcome).toMatchObject({
      last: 0,
      reset: true,
      me: { name: '周晓晴', may: 'write', muted: false },
      poll: null,
    });
    expect(await bob.enter()).toMatchObject({ me: null });
    const key = ann.say('  转运表格能\n分享一下吗？ ');
    expect(await ann.answerTo(key)).toMatchObject({ k: 'taken', s: 1 });
    const seen = await bob.until(is('message'));
    expect(seen).toMatchObject({
      s: 1,
      b: { by: { id: welcome.me?.id, name: '周晓晴', staff: false }, text: '转运表格能 分享一下吗？' },
    });
    expect(await ann.until(is('message'))).toEqual(seen);
  });

  it.each(['a\u0000b', 'a\ud800b'])(
    '[E12] loses nobody else’s message to a text that no table can store',
    async (text) => {
      const { id } = await liveBroadcast(db);
      const [ann, bob] = [viewer(id, (await visitor(test)).token), viewer(id, (await visitor(test)).token)];
      await Promise.all([ann.enter(), bob.enter()]);
      bob.say(text);
      expect(await ann.answerTo(ann.say('转运表格'))).toMatchObject({ k: 'taken' });
      expect(await bob.until(is('message'))).toMatchObject({ b: { text: '转运表格' } });
      expect(await bob.answerTo(bob.say('谢谢'))).toMatchObject({ k: 'taken' });
    },
  );

  it('counts viewers, also when one joins at the moment another leaves', async () => {
    const { id } = await liveBroadcast(db);
    const [ann, bob] = [viewer(id), viewer(id)];
    const counted = (count: number) => (item: ToViewer) => item.k === 'now' && item.viewers === count;
    await ann.enter();
    await ann.until(counted(1));
    await bob.enter();
    await bob.until(counted(2));
    ann.drop();
    expect(await bob.until(counted(1))).toMatchObject({ k: 'now' });
  });

  it('shows earlier messages to late joiners, and older pages on demand', async () => {
    const { id } = await liveBroadcast(db);
    const by = { id: 1, name: '会务组', staff: true };
    const said = (number: number) => ({ kind: 'message' as const, body: { by, text: `第 ${number} 条` } });
    const place = { db, fanOut: test.ports.fanOut, broadcastId: id, now: new Date() };
    await appendEvents(
      place,
      Array.from({ length: 60 }, (_, at) => said(at + 1)),
    );
    const bob = viewer(id);
    expect(await bob.enter()).toMatchObject({ last: 60, more: true });
    expect(bob.texts).toEqual(Array.from({ length: 50 }, (_, at) => `第 ${at + 11} 条`));
    bob.send({ t: 'older', before: 11 });
    const older = (await bob.until(is('older'))) as Extract<ToViewer, { k: 'older' }>;
    expect(older.items.map(({ s }) => s)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(older.more).toBe(false);
  });

  it('accepts a message sent twice once, also when it repeats too soon for slow mode', async () => {
    const { id } = await liveBroadcast(db, { slowSeconds: 60 });
    const ann = viewer(id, (await visitor(test)).token);
    await ann.enter();
    const key = ann.say('只发一次');
    expect(await ann.answerTo(key)).toMatchObject({ k: 'taken', s: 1 });
    ann.heard.length = 0;
    ann.say('只发一次', 'say', key);
    expect(await ann.answerTo(key)).toMatchObject({ k: 'taken', s: 1 });
    expect(await ann.answerTo(ann.say('第二条'))).toMatchObject({ k: 'refused', why: 'slow', waitSeconds: 60 });
    await expect.poll(() => ann.texts).toEqual(['只发一次']);
  });

  it('says why it refused something', async () => {
    const { id } = await liveBroadcast(db);
    const closed = await liveBroadcast(db, { chat: 'closed' });
    const { token } = await visitor(test);
    const [ann, bob, cleo] = [viewer(id, token), viewer(id), viewer(closed.id, token)];
    await Promise.all([ann.enter(), bob.enter(), cleo.enter()]);
    expect(await ann.answerTo(ann.say(' '))).toMatchObject({ why: 'empty' });
    expect(await ann.answerTo(ann.say('长'.repeat(301)))).toMatchObject({ why: 'long' });
    expect(await ann.answerTo(ann.say('😀'.repeat(300)))).toMatchObject({ k: 'taken' });
    expect(await bob.answerTo(bob.say('我没有登录'))).toMatchObject({ why: 'logged_out' });
    expect(await cleo.answerTo(cleo.say('关了吗'))).toMatchObject({ why: 'closed' });
  });
});

describe('[S58] a viewer of a broadcast', () => {
  it('is counted once, however many tabs, and no longer after leaving', async () => {
    const { id } = await liveBroadcast(db);
    const { token } = await visitor(test);
    const [ann, again, bob] = [viewer(id, token), viewer(id, token), viewer(id)];
    await ann.enter();
    await again.enter();
    await bob.enter();
    const counts = (count: number) => (item: ToViewer) => item.k === 'now' && item.viewers === count;
    await ann.until(counts(2));
    const from = ann.heard.length;
    await bob.leave();
    expect(await ann.until(counts(1), from)).toMatchObject({ k: 'now' });
  });

  it('[S59] must be allowed to watch: others are refused, and receive nothing', async () => {
    const { id, cid } = await liveBroadcast(db, { watch: 'paid' });
    const who = await visitor(test);
    await expect(viewer(id, who.token).enter()).rejects.toThrow('may_not_watch');
    await expect(viewer(id).enter()).rejects.toThrow('may_not_watch');
    await expect(viewer(9_999_999).enter()).rejects.toThrow('gone');
    expect(cid).toBeGreaterThan(0);
  });

  it('can like it, and all likes are counted', async () => {
    const { id } = await liveBroadcast(db);
    const [ann, bob] = [viewer(id), viewer(id)];
    await Promise.all([ann.enter(), bob.enter()]);
    ann.send({ t: 'like', count: 3 });
    bob.send({ t: 'like', count: 2 });
    expect(await ann.until((item) => item.k === 'now' && item.likes === 5)).toMatchObject({ k: 'now' });
  });
});

describe('[S58] a lost connection', () => {
  it('loses nothing and doubles nothing', async () => {
    const { id } = await liveBroadcast(db);
    const [ann, bob] = [viewer(id, (await visitor(test)).token), viewer(id)];
    await Promise.all([ann.enter(), bob.enter()]);
    await ann.answerTo(ann.say('一'));
    await bob.until(saying('一'));
    bob.drop();
    await ann.answerTo(ann.say('二'));
    await ann.answerTo(ann.say('三'));
    expect(await bob.enter()).toMatchObject({ reset: false });
    await ann.answerTo(ann.say('四'));
    await bob.until(saying('四'));
    expect(bob.log.map(({ s }) => s)).toEqual([1, 2, 3, 4]);
  });
});

describe('[S58] watch time', () => {
  const minutes = async (accountId: number, cid: number) => watched(await watchedBy(db, cid, accountId)) / 60_000;
  const start = Date.now();
  const at = (seconds: number): void => void (test.clock.now = new Date(start + seconds * 1000));
  /** Resolves once the server has read everything this viewer sent before. */
  const read = async (one: LiveViewer) => one.answerTo(one.say('…'));
  /** Reports a running picture, and waits until the watch interval in the database reaches that second. */
  const watchUntil = async (one: LiveViewer, accountId: number, seconds: number) => {
    at(seconds);
    one.send({ t: 'beat', playing: true });
    const rows = db.selectFrom('watch_interval').select('until_at').where('account_id', '=', accountId);
    const latest = async () => Math.max(...(await rows.execute()).map(({ until_at }) => until_at.getTime()));
    await expect.poll(latest, { timeout: 5000 }).toBe(start + seconds * 1000);
  };
  afterEach(() => {
    test.clock.now = null as unknown as Date;
  });

  it('[A1] counts by the server’s clock while the picture runs, and sends a presence check after a while', async () => {
    const { id, cid } = await liveBroadcast(db);
    const who = await visitor(test);
    const ann = viewer(id, who.token);
    await ann.enter();
    const beat = (seconds: number) => watchUntil(ann, who.accountId, seconds);
    for (const seconds of [0, 60]) await beat(seconds);
    expect(await minutes(who.accountId, cid)).toBe(1);
    await beat(1200);
    // Counting resumes only after the check is answered.
    at(1260);
    ann.send({ t: 'beat', playing: true });
    await read(ann);
    const check = (await ann.until(is('check'))) as Extract<ToViewer, { k: 'check' }>;
    expect(await minutes(who.accountId, cid)).toBe(1);
    ann.send({ t: 'here', check: check.id });
    await expect.poll(() => minutes(who.accountId, cid), { timeout: 5000 }).toBe(2);
    // The answer is written after the beat that it lets count.
    await expect
      .poll(() => watchedBy(db, cid, who.accountId), { timeout: 5000 })
      .toMatchObject([{}, { checksAsked: 1, checksAnswered: 1 }]);
  });

  it('[A1] does not count in a broadcast without a picture', async () => {
    const { id, cid } = await liveBroadcast(db, { state: 'paused' });
    const who = await visitor(test);
    const ann = viewer(id, who.token);
    await ann.enter();
    for (const seconds of [0, 60]) {
      at(seconds);
      ann.send({ t: 'beat', playing: true });
      await read(ann);
    }
    // Control: watches the same seconds with a picture. Its row is written later than the first viewer's would have been.
    const shown = await liveBroadcast(db);
    const other = await visitor(test);
    const bob = viewer(shown.id, other.token);
    await bob.enter();
    for (const seconds of [0, 60]) await watchUntil(bob, other.accountId, seconds);
    expect(await minutes(other.accountId, shown.cid)).toBe(1);
    expect(await watchedBy(db, cid, who.accountId)).toEqual([]);
  });
});
