import { expect, it, vi } from 'vitest';
import { rehearsalCalls as calls } from '@meetingapp/contract/rehearsal/console.ts';
import { quick, rehearsalTest, verdictsOf } from '../../testing/conference/rehearsal.ts';

const { test, organiser, congress, playOut } = await rehearsalTest();

it('[O22] a rehearsal stands still while it is paused, goes on at another speed, and loses nobody', async () => {
  const cid = await congress();
  const { rehearsalId } = await test.call(calls.start, { cid, plan: { ...quick, speed: 1 } }, organiser);
  const working = playOut();
  const read = async () => (await test.call(calls.read, { cid, rehearsalId }, organiser)).run;
  const pace = (speed: 1 | 10 | 60, paused: boolean) =>
    test.attempt(calls.pace, { cid, rehearsalId, speed, paused }, organiser);
  const within = { timeout: 20_000, interval: 200 };
  await vi.waitFor(async () => expect((await read())?.played).toBeGreaterThan(1), within);
  expect(await pace(1, true)).toMatchObject({ code: 0 });
  // It stands still once two readings that are longer apart than the task looks are the same.
  let before = -1;
  await vi.waitFor(
    async () => {
      const { played = 0, paused } = (await read()) ?? {};
      const same = played === before;
      before = played;
      expect([paused, same]).toEqual([true, true]);
    },
    { timeout: 20_000, interval: 1500 },
  );
  expect(before).toBeLessThan(20);
  expect(await pace(60, false)).toMatchObject({ error: 'rehearsal_too_fast' });
  expect(await pace(10, false)).toMatchObject({ code: 0 });
  await working;
  const run = await read();
  expect(run).toMatchObject({ state: 'done', plan: { speed: 10 }, figures: { rush: { people: 40, paid: 40 } } });
  expect(run && verdictsOf(run)).toMatchObject({ rushPace: 'pass', unserved: 'pass' });
  expect(run?.played).toBeGreaterThanOrEqual(39);
  expect(await pace(1, true)).toMatchObject({ error: 'rehearsal_over' });
}, 120_000);
