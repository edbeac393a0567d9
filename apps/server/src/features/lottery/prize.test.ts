import { describe, expect, it } from 'vitest';
import { lotteryConsoleCalls as desk } from '@meetingapp/contract/lottery/console.ts';
import { inboxCalls } from '@meetingapp/contract/messages/inbox.ts';
import { buildConference } from '@meetingapp/demo/conference/conferences.ts';
import { inTransaction } from '../../db/connection/transaction.ts';
import { addJob } from '../../jobs/queue.ts';
import { testApp } from '../../testing/app.ts';
import { drawsOf } from '../../testing/lottery/draws.ts';
import { handOver } from './commands-hand.ts';

const test = await testApp();
const { db } = test;
const { societyId, oneId, otherId, one, other, read, later, drawn } = await drawsOf(test);
const MINUTE_MS = 60_000;

describe('[S82] [S84] a prize', () => {
  it('is handed over once, to whichever desk comes first; without the lock twice', async () => {
    const { cid, where, drawId } = await drawn(12);
    const { draw } = await read(cid, drawId);
    const race = async (code: string, lock?: Parameters<typeof handOver>[2]) => {
      const act = (staffId: number) => ({ conferenceId: cid, code, staffId, now: new Date() });
      const all = await Promise.all(
        [oneId, otherId, oneId, otherId].map((staffId) =>
          inTransaction(db, (transaction) => handOver(transaction, act(staffId), lock)),
        ),
      );
      return all.filter((outcome) => outcome.ok && outcome.first).length;
    };
    const [first, second, third] = draw.winners;
    expect(await race(first?.code ?? '')).toBe(1);
    expect(await race(second?.code ?? '', () => Promise.resolve({ at: null, by: '' }))).toBeGreaterThan(1);
    const again = await test.call(desk.handOver, { cid, code: `PRIZE:${first?.code}` }, other);
    expect(again).toMatchObject({ first: false, winnerId: first?.id });
    expect(await test.attempt(desk.redraw, { ...where, winnerId: first?.id ?? 0, reason: 'x' }, one)).toMatchObject({
      error: 'lottery_handed',
    });
    const { winnerId } = await test.call(desk.handOver, { cid, code: third?.code ?? '' }, one);
    expect(await later(6, () => test.attempt(desk.undoHandOver, { cid, winnerId }, one))).toMatchObject({
      error: 'lottery_undo_over',
    });
    await test.call(desk.undoHandOver, { cid, winnerId }, one);
    expect(await test.call(desk.handOver, { cid, code: third?.code ?? '' }, one)).toMatchObject({ first: true });
  });

  it('that nobody collected is reminded of once, before its time ends; one that was collected is not', async () => {
    const pickUpUntil = new Date(Date.now() + 10 * 60 * MINUTE_MS).toISOString();
    const { cid, drawId, token } = await drawn(12, { pickUpUntil });
    const [first] = (await read(cid, drawId)).draw.winners;
    await test.call(desk.handOver, { cid, code: first?.code ?? '' }, one);
    const remind = async () => {
      await addJob(db, 'lottery.remind', {});
      await test.work();
      const { messages } = await test.call(inboxCalls.list, {}, { token, language: 'zh' });
      return messages.filter(({ text }) => text.includes('还没有领取')).length;
    };
    expect(await remind()).toBe(0);
    expect(await later(61, remind)).toBe(7);
    expect(await later(70, remind)).toBe(7);
  });

  it('is refused for a wrong, foreign or replaced code, and after its time', async () => {
    const { cid, where, drawId } = await drawn(12, {
      pickUpUntil: new Date(Date.now() + 10 * MINUTE_MS).toISOString(),
    });
    const { draw } = await read(cid, drawId);
    const [first, second] = draw.winners;
    const hand = (code: string, place = cid) => test.attempt(desk.handOver, { cid: place, code }, one);
    expect(await hand('00000000x')).toMatchObject({ error: 'lottery_code' });
    expect(await hand(first?.code ?? '', await buildConference(db, { societyId }))).toMatchObject({
      error: 'lottery_code',
    });
    await test.call(desk.redraw, { ...where, winnerId: first?.id ?? 0, reason: '没来' }, one);
    expect(await hand(first?.code ?? '')).toMatchObject({ error: 'lottery_replaced' });
    expect(await later(11, () => hand(second?.code ?? ''))).toMatchObject({ error: 'lottery_pick_up_over' });
  });
});
