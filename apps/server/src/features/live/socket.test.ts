import { afterEach, describe, expect, it } from 'vitest';
import type { ToViewer } from '@meetingapp/contract/live-socket.ts';
import { watched } from '@meetingapp/domain/live/watching.ts';
import { testApp } from '../../testing/app.ts';
import { visitor } from '../../testing/congress.ts';
import { appendEvents } from './commands-log.ts';
import { liveBroadcast } from '../../testing/live-broadcast.ts';
import { watchedBy } from './queries-watching.ts';
import { LiveViewer } from '../../testing/live-viewer.ts';

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
  it('shows to everybody, in one order, what one writes, and to the writer that it was taken', async () => {
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

  it('counts those who watch, also when somebody came in the moment in which another left', async () => {
    const { id } = await liveBroadcast(db);
    const [ann, bob] = [viewer(id), viewer(id)];
    const counted = (count: number) => (item: ToViewer) => item.k === 'now' && item.viewers === count;
    await ann.enter();
    await ann.until(counted(1));
    await bob.enter();
    await bob.until(counted(2));
    ann.drop();
    await bob.until(counted(1));
  });

  it('shows what was written before to who comes later, and older pages on demand', async () => {
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

  it('takes what is sent twice once, also when it comes again too soon for slow mode', async () => {
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

  it('says why it did not take something', async () => {
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

describe('[S58] who is in a broadcast', () => {
  it('is counted once, however many tabs, and no longer when they left', async () => {
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
    await ann.until(counts(1), from);
  });

  it('[S59] is somebody who may watch: others hear that they may not, and get nothing', async () => {
    const { id, cid } = await liveBroadcast(db, { watch: 'paid' });
    const who = await visitor(test);
    await expect(viewer(id, who.token).enter()).rejects.toThrow('may_not_watch');
    await expect(viewer(id).enter()).rejects.toThrow('may_not_watch');
    await expect(viewer(9_999_999).enter()).rejects.toThrow('gone');
    expect(cid).toBeGreaterThan(0);
  });

  it('may like it, and all likes are counted', async () => {
    const { id } = await liveBroadcast(db);
    const [ann, bob] = [viewer(id), viewer(id)];
    await Promise.all([ann.enter(), bob.enter()]);
    ann.send({ t: 'like', count: 3 });
    bob.send({ t: 'like', count: 2 });
    await ann.until((item) => item.k === 'now' && item.likes === 5);
  });
});

describe('[S58] a break in the line', () => {
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

describe('[S58] what is watched', () => {
  const minutes = async (accountId: number, cid: number) => watched(await watchedBy(db, cid, accountId)) / 60_000;
  const start = Date.now();
  const at = (seconds: number): void => void (test.clock.now = new Date(start + seconds * 1000));
  const noted = () => new Promise((resolve) => setTimeout(resolve, 1300));
  afterEach(() => {
    test.clock.now = null as unknown as Date;
  });

  it('[A1] counts by the server’s clock while the picture runs, and asks after a while whether somebody is there', async () => {
    const { id, cid } = await liveBroadcast(db);
    const who = await visitor(test);
    const ann = viewer(id, who.token);
    await ann.enter();
    const beat = async (seconds: number) => {
      at(seconds);
      ann.send({ t: 'beat', playing: true });
      await noted();
    };
    for (const seconds of [0, 60]) await beat(seconds);
    expect(await minutes(who.accountId, cid)).toBe(1);
    for (const seconds of [1200, 1260]) await beat(seconds);
    const check = (await ann.until(is('check'))) as Extract<ToViewer, { k: 'check' }>;
    expect(await minutes(who.accountId, cid)).toBe(1);
    ann.send({ t: 'here', check: check.id });
    await noted();
    expect(await minutes(who.accountId, cid)).toBe(2);
    expect(await watchedBy(db, cid, who.accountId)).toMatchObject([{}, { checksAsked: 1, checksAnswered: 1 }]);
  });

  it('[A1] nothing counts of a broadcast that has no picture', async () => {
    const { id, cid } = await liveBroadcast(db, { state: 'paused' });
    const who = await visitor(test);
    const ann = viewer(id, who.token);
    await ann.enter();
    ann.send({ t: 'beat', playing: true });
    await noted();
    expect(await watchedBy(db, cid, who.accountId)).toEqual([]);
  });
});
