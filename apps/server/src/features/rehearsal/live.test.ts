import { expect, it } from 'vitest';
import { rehearsalCalls as calls } from '@meetingapp/contract/rehearsal/console.ts';
import { buildLiveRoom } from '@meetingapp/demo/live/live.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { plan, quick, rehearsalTest, verdictsOf, without } from '../../testing/conference/rehearsal.ts';

const { test, db, organiser, congress, countAll, rehearse, withTrigger } = await rehearsalTest();
await test.app.listen({ port: 0, host: '127.0.0.1' });
const withLive = { ...quick, live: { ...plan.live, on: true } };

async function congressWithRoom(): Promise<number> {
  const cid = await congress();
  await buildLiveRoom(db, cid, { name: both('主会场直播', 'Main hall live') });
  return cid;
}

it('[O22] all who have paid enter the live room, each message is in the tables and on each phone, and nothing stays of it', async () => {
  const cid = await congressWithRoom();
  const { live } = await test.call(calls.setUp, { cid }, organiser);
  expect(live).toEqual({ zh: '主会场直播', en: 'Main hall live' });
  const before = await countAll();
  const run = await rehearse(cid, withLive);
  expect(run.figures?.live).toMatchObject({
    people: 40,
    unserved: 0,
    messages: 40,
    lost: 0,
    unheard: 0,
    failures: 0,
    complete: true,
  });
  expect(verdictsOf(run)).toMatchObject({
    liveUnserved: 'pass',
    lostChat: 'pass',
    unheardChat: 'pass',
    liveFailures: 'pass',
  });
  expect(new Set(run.seconds.map(({ scenario }) => scenario))).toEqual(new Set(['rush', 'live']));
  // Page, picture, entry and message of each; every seventh message again; every fifth phone came back.
  expect(run.figures?.live?.requests).toBe(40 * 4 + 6 + 8);
  const said = await db
    .selectFrom('live_event')
    .innerJoin('broadcast', 'broadcast.id', 'broadcast_id')
    .where('conference_id', '=', run.copyId ?? 0)
    .where('kind', '=', 'message')
    .select('account_id')
    .execute();
  expect(new Set(said.map(({ account_id }) => account_id)).size).toBe(40);
  await test.call(calls.stop, { cid, rehearsalId: run.rehearsalId }, organiser);
  expect(without(await countAll())).toEqual(without(before));
}, 120_000);

it('[O22] a message that was acknowledged and is not in the tables is lost, whatever the phones have seen', async () => {
  const spoil = `new.body := jsonb_set(new.body, '{text}', '"…"'); return new;`;
  const run = await withTrigger(spoil, 'before insert on live_event for each row', async () =>
    rehearse(await congressWithRoom(), withLive),
  );
  expect(run.figures?.live).toMatchObject({ lost: 40, unheard: 0, failures: 0 });
  expect(verdictsOf(run)).toMatchObject({ lostChat: 'fail', unheardChat: 'pass', liveFailures: 'pass' });
}, 120_000);

it('[O22] who is muted in the copy cannot write, and is not served', async () => {
  const spoil = `insert into live_mute (conference_id, account_id, staff_id, at)
    select conference_id, account_id, (select min(id) from staff_member), now() from registration
      where id = new.registration_id and account_id % 2 = 0; return null;`;
  const run = await withTrigger(spoil, 'after insert on orders for each row', async () =>
    rehearse(await congressWithRoom(), withLive),
  );
  const { people = 0, unserved = 0, messages = 0 } = run.figures?.live ?? {};
  expect([people, unserved + messages]).toEqual([40, 40]);
  expect(unserved).toBeGreaterThan(10);
  expect(verdictsOf(run)).toMatchObject({ liveUnserved: 'fail', liveFailures: 'fail', lostChat: 'pass' });
}, 120_000);

it('[O22] a conference without a live room cannot play one', async () => {
  const cid = await congress();
  const { live, plan: usual } = await test.call(calls.setUp, { cid }, organiser);
  expect([live, usual.live.on]).toEqual([null, false]);
  expect(await test.attempt(calls.start, { cid, plan: withLive }, organiser)).toMatchObject({
    error: 'rehearsal_impossible',
  });
});
