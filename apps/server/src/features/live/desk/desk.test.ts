import { afterEach, describe, expect, it } from 'vitest';
import { liveConsoleCalls } from '@meetingapp/contract/live/console.ts';
import { liveDeskCalls as calls } from '@meetingapp/contract/live/desk.ts';
import type { ToViewer } from '@meetingapp/contract/live/socket.ts';
import { videoConsoleCalls } from '@meetingapp/contract/video/console.ts';
import { both, json } from '@meetingapp/demo/support/bilingual.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { testApp } from '../../../testing/app.ts';
import { visitor } from '../../../testing/congress.ts';
import { liveBroadcast } from '../../../testing/live/broadcast.ts';
import { LiveViewer } from '../../../testing/live/viewer.ts';

const test = await testApp();
const { db } = test;
const base = await test.app.listen({ port: 0, host: '127.0.0.1' });
const societyId = await buildSociety(db);
const token = await buildStaffToken(db, await buildStaff(db, societyId, { role: 'live', name: '秦朗' }));
const options = { token } as const;
const conference = () => buildConference(db, { societyId });

const open: LiveViewer[] = [];
const viewer = async (id: number, who: string | null = null) => {
  const made = new LiveViewer(base, id, who);
  open.push(made);
  await made.enter();
  return made;
};
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.leave()));
});
const writer = async (id: number) => viewer(id, (await visitor(test)).token);
const is =
  <K extends ToViewer['k']>(k: K) =>
  (item: ToViewer) =>
    item.k === k;
const feed = async (cid: number, ...broadcastIds: number[]) => test.call(calls.feed, { cid, broadcastIds }, options);

describe('[O12] moderation', () => {
  it('removes a message from every screen within a second, from the log and for later viewers', async () => {
    const { cid, id } = await liveBroadcast(db, { cid: await conference() });
    const [ann, bob] = [await writer(id), await viewer(id)];
    const answer = await ann.answerTo(ann.say('不该说的话'));
    const sequence = answer.k === 'taken' ? (answer.s ?? 0) : 0;
    await bob.until(is('message'));
    await test.call(calls.pin, { cid, broadcastId: id, sequence }, options);
    await bob.until(is('pinned'));
    const began = Date.now();
    await test.call(calls.remove, { cid, broadcastId: id, sequence }, options);
    await bob.until((item) => item.k === 'removed' && item.b.sequence === sequence);
    await ann.until((item) => item.k === 'removed' && item.b.sequence === sequence);
    expect(Date.now() - began).toBeLessThan(1000);
    const later = await viewer(id);
    expect(JSON.stringify(later.heard)).not.toContain('不该说的话');
    expect(later.log.map(({ s }) => s)).toEqual([1, 2, 3]);
    const { rows } = await test.pool.query('select body::text from live_event where broadcast_id = $1', [id]);
    expect(JSON.stringify(rows)).not.toContain('不该说的话');
    expect(await test.attempt(calls.remove, { cid, broadcastId: id, sequence }, options)).toMatchObject({
      error: 'not_found',
    });
  });

  it('holds every message when pre-moderation is on, and shows those approved', async () => {
    const { cid, id } = await liveBroadcast(db, { cid: await conference(), chat: 'before' });
    const [ann, bob] = [await writer(id), await viewer(id)];
    expect(await ann.answerTo(ann.say('先审后发'))).toMatchObject({ k: 'taken', s: null });
    expect(await ann.answerTo(ann.say('剂量要减半吗？', 'ask'))).toMatchObject({ k: 'taken', s: null });
    const { held, waiting } = await feed(cid, id);
    expect(held).toMatchObject([
      { kind: 'message', name: '周晓晴', text: '先审后发', reason: 'all', alike: 1 },
      { kind: 'question', text: '剂量要减半吗？' },
    ]);
    expect(waiting).toEqual([{ broadcastId: id, messages: 1, questions: 1 }]);
    expect(bob.log).toEqual([]);
    const [message, question] = held.map((one) => one.id) as [number, number];
    const judge = (heldIds: number[], verdict: 'pass' | 'show' | 'refuse' | 'wait') =>
      test.call(calls.judge, { cid, heldIds, verdict }, options);
    expect(await judge([message], 'pass')).toMatchObject({ changed: 1 });
    expect(await judge([message], 'pass')).toMatchObject({ changed: 0 });
    await bob.until((item) => item.k === 'message' && item.b.text === '先审后发');
    await judge([question], 'show');
    await bob.until((item) => item.k === 'question_state' && item.b.state === 'shown');
    expect((await test.call(calls.questions, { cid, broadcastId: id }, options)).questions).toMatchObject([
      { name: '周晓晴', text: '剂量要减半吗？', state: 'shown', votes: 0 },
    ]);
    await judge([message], 'wait');
    await bob.until(is('removed'));
    expect((await feed(cid, id)).held.map((one) => one.id)).toEqual([message]);
    await judge([message], 'pass');
    await judge([message], 'refuse');
    expect((await feed(cid, id)).held).toEqual([]);
  });

  it('holds listed words and repeated messages', async () => {
    const cid = await conference();
    await db
      .updateTable('conference')
      .set({ live_words: json(['加微信']) })
      .where('id', '=', cid)
      .execute();
    const { id } = await liveBroadcast(db, { cid });
    const ann = await writer(id);
    expect(await ann.answerTo(ann.say('加 微 信 领资料'))).toMatchObject({ s: null });
    expect(await ann.answerTo(ann.say('画面卡住了没有'))).toMatchObject({ s: 1 });
    expect(await ann.answerTo(ann.say('画面，卡住了没有！'))).toMatchObject({ s: null });
    const { held, caught } = await feed(cid, id);
    expect(held.map(({ reason }) => reason)).toEqual(['word', 'repeated']);
    expect(caught).toBe(2);
  });

  it('mutes an author, immediately and also in another tab, until it is lifted', async () => {
    const cid = await conference();
    const { id } = await liveBroadcast(db, { cid });
    const other = await liveBroadcast(db, { cid });
    const who = await visitor(test);
    const [ann, elsewhere] = [await viewer(id, who.token), await viewer(other.id, who.token)];
    await ann.answerTo(ann.say('捣乱'));
    const mute = (everywhere: boolean) =>
      test.call(calls.mute, { cid, broadcastId: id, sequence: 1, heldId: null, everywhere, minutes: 10 }, options);
    await mute(false);
    await ann.until((item) => item.k === 'muted' && item.on);
    expect(await ann.answerTo(ann.say('又来了'))).toMatchObject({ why: 'muted' });
    expect(await elsewhere.answerTo(elsewhere.say('这里可以'))).toMatchObject({ k: 'taken' });
    await mute(true);
    await elsewhere.until((item) => item.k === 'muted' && item.on);
    expect(await elsewhere.answerTo(elsewhere.say('这里也不行了'))).toMatchObject({ why: 'muted' });
    const { mutes } = await test.call(calls.mutes, { cid }, options);
    expect(mutes).toMatchObject([{ name: '周晓晴', broadcastId: null, by: '秦朗' }, { broadcastId: id }]);
    for (const { id: muteId } of mutes) await test.call(calls.unmute, { cid, muteId }, options);
    expect(await ann.answerTo(ann.say('好好说话'))).toMatchObject({ k: 'taken' });
  });

  it('closes and slows the chat for those in it', async () => {
    const { cid, id } = await liveBroadcast(db, { cid: await conference() });
    const ann = await writer(id);
    await test.call(calls.setChat, { cid, broadcastId: id, chat: 'open', slowSeconds: 30 }, options);
    await ann.until((item) => item.k === 'settings' && item.b.slowSeconds === 30);
    await ann.answerTo(ann.say('第一条'));
    expect(await ann.answerTo(ann.say('第二条'))).toMatchObject({ why: 'slow' });
    await test.call(calls.setChat, { cid, broadcastId: id, chat: 'closed', slowSeconds: 0 }, options);
    await ann.until((item) => item.k === 'settings' && item.b.chat === 'closed');
    expect(await ann.answerTo(ann.say('第三条'))).toMatchObject({ why: 'closed' });
  });

  it('chat settings saved in set-up apply immediately in the room', async () => {
    const { cid, id } = await liveBroadcast(db, { cid: await conference() });
    const ann = await writer(id);
    const { broadcasts } = await test.call(liveConsoleCalls.read, { cid }, options);
    const stored = broadcasts.find((one) => one.id === id)!;
    const wish = { ...stored, seen: stored.version, chat: 'closed' as const, slowSeconds: 45 };
    await test.call(liveConsoleCalls.saveBroadcast, { cid, broadcast: wish }, options);
    await ann.until((item) => item.k === 'settings' && item.b.chat === 'closed' && item.b.slowSeconds === 45);
    await test.call(liveConsoleCalls.saveMany, { cid, broadcastIds: [id], chat: 'before' }, options);
    await ann.until((item) => item.k === 'settings' && item.b.chat === 'before' && item.b.slowSeconds === 45);
    // A change that leaves the chat as it was adds nothing to the log.
    const before = ann.log.length;
    await test.call(liveConsoleCalls.saveMany, { cid, broadcastIds: [id], watch: 'account' }, options);
    expect(await ann.answerTo(ann.say('现在要等审核'))).toMatchObject({ k: 'taken', s: null });
    expect(ann.log.length).toBe(before);
  });

  it('shows what replays lack, regenerates one, and publishes it', async () => {
    const { cid, id } = await liveBroadcast(db, { cid: await conference(), state: 'ended' });
    const replays = async () => (await test.call(calls.replays, { cid }, options)).replays;
    expect(await replays()).toEqual([]);
    await db.updateTable('broadcast').set({ began_at: new Date() }).where('id', '=', id).execute();
    expect(await replays()).toMatchObject([{ broadcastId: id, video: null, gaps: [] }]);
    await test.call(calls.remakeReplay, { cid, broadcastId: id }, options);
    const on = await liveBroadcast(db, { cid });
    expect(await test.attempt(calls.remakeReplay, { cid, broadcastId: on.id }, options)).toMatchObject({
      error: 'broadcast_state',
    });
    const { id: videoId } = await db
      .insertInto('video')
      .values({
        conference_id: cid,
        broadcast_id: id,
        title: json({ zh: '回放', en: '' }),
        folder: 'f',
        state: 'ready',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(await replays()).toMatchObject([
      { video: { id: videoId, state: 'ready' }, gaps: ['cover', 'english', 'chapters', 'captions'] },
    ]);
    await test.call(videoConsoleCalls.publish, { cid, videoId, on: true }, options);
    expect(await replays()).toMatchObject([{ video: { state: 'published' } }]);
    const elsewhere = await conference();
    expect(await test.attempt(calls.remakeReplay, { cid: elsewhere, broadcastId: id }, options)).toMatchObject({
      error: 'not_found',
    });
  });

  it('sends to several rooms at once: notices, invitations, and as staff in one', async () => {
    const cid = await conference();
    const [one, two] = [await liveBroadcast(db, { cid }), await liveBroadcast(db, { cid })];
    const [ann, bob] = [await viewer(one.id), await viewer(two.id)];
    const broadcastIds = [one.id, two.id];
    await test.call(calls.notice, { cid, broadcastIds, text: both('茶歇十分钟', 'Ten minutes break') }, options);
    await test.call(
      calls.signUp,
      { cid, broadcastIds, text: both('报名', 'Sign up'), link: '/sign/home/0?cid=1' },
      options,
    );
    await test.call(calls.say, { cid, broadcastId: one.id, text: '幻灯片在「资料」' }, options);
    for (const phone of [ann, bob]) {
      await phone.until((item) => item.k === 'notice' && item.b.text.en === 'Ten minutes break');
      await phone.until((item) => item.k === 'sign_up' && item.b.to === '/sign/home/0?cid=1');
    }
    await ann.until((item) => item.k === 'message' && item.b.by.staff && item.b.by.name === '秦朗');
    expect(bob.texts).toEqual([]);
  });

  it('sets the state by hand, and viewers are notified', async () => {
    const { cid, id } = await liveBroadcast(db, { cid: await conference() });
    const ann = await viewer(id);
    const move = (event: 'pause' | 'resume') => test.attempt(calls.move, { cid, broadcastId: id, event }, options);
    expect(await move('pause')).toMatchObject({ state: 'paused' });
    await ann.until((item) => item.k === 'state' && item.b.status === 'paused');
    expect(await move('pause')).toMatchObject({ error: 'broadcast_state' });
  });

  it('cannot reach another conference', async () => {
    const mine = await conference();
    const { id } = await liveBroadcast(db, { cid: await conference() });
    const ann = await writer(id);
    await ann.answerTo(ann.say('别处'));
    const where = { cid: mine, broadcastId: id };
    const text = both('x', 'x');
    for (const answer of [
      await test.attempt(calls.remove, { ...where, sequence: 1 }, options),
      await test.attempt(calls.pin, { ...where, sequence: 1 }, options),
      await test.attempt(calls.mute, { ...where, sequence: 1, heldId: null, everywhere: true, minutes: null }, options),
      await test.attempt(calls.say, { ...where, text: 'x' }, options),
      await test.attempt(calls.notice, { cid: mine, broadcastIds: [id], text }, options),
      await test.attempt(calls.move, { ...where, event: 'end' }, options),
      await test.attempt(calls.setChat, { ...where, chat: 'closed', slowSeconds: 0 }, options),
      await test.attempt(calls.openPoll, { cid: mine, pollId: 1 }, options),
      await test.attempt(calls.judge, { cid: mine, heldIds: [1], verdict: 'pass' }, options),
    ])
      expect(answer).toMatchObject({ error: 'not_found' });
    expect((await feed(mine, id)).held).toEqual([]);
  });
});

describe('[S58] questions and polls', () => {
  it('a question counts the support of each person once, and shows it to later viewers', async () => {
    const { id } = await liveBroadcast(db, { cid: await conference() });
    const [ann, bob] = [await writer(id), await writer(id)];
    await ann.answerTo(ann.say('年龄超过 75 岁？', 'ask'));
    await bob.until(is('question'));
    for (let time = 0; time < 3; time += 1) bob.send({ t: 'support', sequence: 1, on: true });
    await ann.until((item) => item.k === 'now' && item.support?.[1] === 1);
    const later = await viewer(id);
    const { list } = (await later.until(is('questions'))) as Extract<ToViewer, { k: 'questions' }>;
    expect(list).toMatchObject([{ s: 1, text: '年龄超过 75 岁？', state: 'open', votes: 1 }]);
    const from = ann.heard.length;
    bob.send({ t: 'support', sequence: 1, on: false });
    await ann.until((item) => item.k === 'now' && item.support?.[1] === 0, from);
  });

  it('a poll accepts one vote per person, shows its counts, and ends at its time or by staff', async () => {
    const { cid, id } = await liveBroadcast(db, { cid: await conference() });
    const [ann, bob] = [await writer(id), await writer(id)];
    const poll = async (seconds: number | null) => {
      const values = { broadcast_id: id, question: json(both('能做吗', 'Can you')), seconds };
      const options_ = json([both('能', 'Yes'), both('不能', 'No')]);
      return (
        await db
          .insertInto('live_poll')
          .values({ ...values, options: options_ })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id;
    };
    const [first, second] = [await poll(null), await poll(10)];
    await test.call(calls.openPoll, { cid, pollId: first }, options);
    expect(await test.attempt(calls.openPoll, { cid, pollId: second }, options)).toMatchObject({ error: 'poll_open' });
    await ann.until((item) => item.k === 'poll' && item.b.id === first);
    ann.send({ t: 'vote', poll: first, choices: [0, 1] });
    await ann.until((item) => item.k === 'chosen' && item.choices.length === 0);
    ann.send({ t: 'vote', poll: first, choices: [0] });
    bob.send({ t: 'vote', poll: first, choices: [0] });
    bob.send({ t: 'vote', poll: first, choices: [1] });
    await ann.until((item) => item.k === 'now' && item.poll?.voters === 2 && item.poll.counts.join() === '1,1');
    const closed = await test.call(calls.closePoll, { cid, pollId: first, publish: true }, options);
    expect(closed).toMatchObject({ counts: [1, 1], voters: 2 });
    await bob.until((item) => item.k === 'poll_result' && item.b.voters === 2);
    await test.call(calls.openPoll, { cid, pollId: second }, options);
    await db.updateTable('live_poll').set({ closes_at: new Date() }).where('id', '=', second).execute();
    bob.send({ t: 'vote', poll: second, choices: [1] });
    await bob.until((item) => item.k === 'chosen' && item.poll === second && item.choices.length === 0);
  });
});
