import { afterAll, expect, it, vi } from 'vitest';
import { liveWatchCalls } from '@meetingapp/contract/live/watch.ts';
import { orderCalls } from '@meetingapp/contract/orders/order.ts';
import { dayFrom } from '@meetingapp/demo/support/calendar.ts';
import { testApp } from '../../../testing/app.ts';
import { paidRegistration, smallCongress } from '../../../testing/congress.ts';
import { liveBroadcast } from '../../../testing/live/broadcast.ts';
import { LiveViewer } from '../../../testing/live/viewer.ts';

// The test triggers the rooms' tick of each second itself.
vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
afterAll(() => {
  vi.useRealTimers();
});
const test = await testApp();
const { db, ports, app } = test;
const base = await app.listen({ port: 0, host: '127.0.0.1' });
const MINUTE_S = 60;

it('[S59] within a minute of the refund chat and picture end, with the reason; paid viewers stay, and nobody leaves before', async () => {
  const refundPolicy = [{ untilDaysBefore: 1, percent: 100 }];
  const startsOn = dayFrom(new Date(), 42);
  const { cid, feeId } = await smallCongress(db, { refundPolicy, startsOn }, { size: null });
  const [gone, stays] = [await paidRegistration(test, cid, feeId), await paidRegistration(test, cid, feeId)];
  const { id } = await liveBroadcast(db, { cid, watch: 'paid' });
  const name = `hall${id}`;
  const { room_id: room } = await db
    .selectFrom('broadcast')
    .select('room_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('live_stream')
    .values({ room_id: room, name, secret: 'for the studio alone', connected_at: new Date() })
    .execute();
  await ports.media.write(`live-${name}`, 'index.m3u8', Buffer.from('#EXTM3U\n1.ts\n'));

  async function watch(token: string) {
    const asked = await app.inject({
      method: 'POST',
      url: liveWatchCalls.watch.path,
      payload: { lid: id },
      headers: { token, language: 'en' },
    });
    const [cookie = ''] = String(asked.headers['set-cookie'] ?? '').split(';');
    const answer: { hls: string; error?: string; msg?: string } = asked.json();
    return { answer, picture: async () => (await app.inject({ url: answer.hls, headers: { cookie } })).statusCode };
  }
  const viewers = [gone, stays].map(({ who }) => new LiveViewer(base, id, who.token));
  const [theirs, mine] = viewers as [LiveViewer, LiveViewer];
  for (const one of viewers) await one.enter();
  const pictures = [await watch(gone.who.token), await watch(stays.who.token)];
  const shown = () => Promise.all(pictures.map(({ picture }) => picture()));
  const talking = async () => (await theirs.answerTo(theirs.say(`${theirs.heard.length}`))).k;
  expect(await shown()).toEqual([200, 200]);

  const { token } = gone.who;
  await test.call(orderCalls.refund, { orderid: gone.orderId, amount: gone.total, reason: '' }, { token });
  // Only the check that runs within the minute ends it.
  expect(await talking()).toBe('taken');

  for (let second = 0; second < MINUTE_S; second += 1) await vi.advanceTimersByTimeAsync(1000);
  test.clock.now = new Date(Date.now() + MINUTE_S * 1000);
  expect(await theirs.until((item) => item.k === 'bye')).toMatchObject({ why: 'may_not_watch' });
  await expect.poll(() => theirs.socket.readyState).toBe(theirs.socket.CLOSED);
  expect(await shown()).toEqual([403, 200]);
  const { answer } = await watch(token);
  expect(answer).toMatchObject({ error: 'watch_paid', msg: expect.stringContaining('only for paid personnel') });
  await expect(theirs.enter()).rejects.toThrow('may_not_watch');

  expect((await mine.answerTo(mine.say('我还在'))).k).toBe('taken');
  for (const one of viewers) one.drop();
});
