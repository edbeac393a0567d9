import { expect, it, vi } from 'vitest';
import { rehearsalCalls as calls } from '@meetingapp/contract/rehearsal/console.ts';
import { plan, quick, rehearsalTest, verdictsOf, without } from '../../testing/conference/rehearsal.ts';

const { test, db, organiser, congress, countAll, playOut, rehearse, withTrigger } = await rehearsalTest();
const alone = {
  ...quick,
  rush: { ...quick.rush, on: false },
  speakers: { ...plan.speakers, on: true },
};

it('[O22] all talks are moved: each speaker has one letter, answers it, and sees the new programme; nothing stays of it', async () => {
  const cid = await congress();
  const before = await countAll();
  const run = await rehearse(cid, alone);
  expect(run.figures?.speakers).toMatchObject({
    people: 20,
    unserved: 0,
    misled: 0,
    replies: 20,
    lost: 0,
    outdated: 0,
    failures: 0,
    complete: true,
  });
  expect(verdictsOf(run)).toMatchObject({
    speakersUnserved: 'pass',
    wrongLetters: 'pass',
    lostReplies: 'pass',
    oldProgrammes: 'pass',
    speakerFailures: 'pass',
    sentMessages: 'pass',
    sentEvents: 'pass',
  });
  // The draft, two sessions moved, one release; of each speaker two looks at the programme, three calls, every seventh answer again.
  expect(run.figures?.speakers?.requests).toBe(4 + 20 * 5 + 3);
  expect(new Set(run.seconds.map(({ scenario }) => scenario))).toEqual(new Set(['speakers']));
  const letters = await db
    .selectFrom('sandbox_message')
    .where('conference_id', '=', run.copyId ?? 0)
    .where('template', '=', 'speaker_changed')
    .select('recipient')
    .execute();
  expect(new Set(letters.map(({ recipient }) => recipient)).size).toBe(20);
  await test.call(calls.stop, { cid, rehearsalId: run.rehearsalId }, organiser);
  expect(without(await countAll())).toEqual(without(before));
}, 120_000);

it('[O22] a second letter to a speaker and a reply that is gone are found in the tables, whatever was answered', async () => {
  const spoil = `if new.state = 'accepted' and new.letters > 1 then
      insert into message (channel, recipient, language, template, conference_id)
        select 'email', expert.email, 'zh', 'speaker_changed', new.conference_id from expert where expert.id = new.expert_id;
      update speaker_invitation set state = 'none' where id = new.id;
    end if; return null;`;
  const run = await withTrigger(
    spoil,
    'after update on speaker_invitation for each row when (pg_trigger_depth() = 0)',
    async () => rehearse(await congress(), alone),
  );
  expect(run.figures?.speakers).toMatchObject({ unserved: 0, misled: 20, replies: 20, lost: 20, outdated: 0 });
  expect(verdictsOf(run)).toMatchObject({ wrongLetters: 'fail', lostReplies: 'fail', oldProgrammes: 'pass' });
}, 120_000);

it('[O22] without a second release phones keep the old programme, and nobody gets a message', async () => {
  const spoil = `if new.number > 1 then raise exception 'not released'; end if; return new;`;
  const run = await withTrigger(spoil, 'before insert on programme_release for each row', async () =>
    rehearse(await congress(), alone),
  );
  expect(run.figures?.speakers).toMatchObject({ people: 20, unserved: 20, misled: 20, replies: 0, outdated: 20 });
  expect(verdictsOf(run)).toMatchObject({ speakersUnserved: 'fail', oldProgrammes: 'fail', speakerFailures: 'fail' });
}, 120_000);

it('[O22] a change of talks that is stopped half-way fails nothing for what was still to come', async () => {
  const cid = await congress();
  const slow = { ...alone, speakers: { ...alone.speakers, seconds: 3600 } };
  const { rehearsalId } = await test.call(calls.start, { cid, plan: slow }, organiser);
  const working = playOut();
  const read = async () => (await test.call(calls.read, { cid, rehearsalId }, organiser)).run;
  await vi.waitFor(async () => expect((await read())?.seconds.length).toBeGreaterThan(0), {
    timeout: 60_000,
    interval: 200,
  });
  await test.call(calls.stop, { cid, rehearsalId }, organiser);
  await working;
  const run = await read();
  expect(run).toMatchObject({ state: 'stopped', figures: { speakers: { complete: false } } });
  expect(run?.lines.filter(({ verdict }) => verdict === 'fail')).toEqual([]);
  expect(run && verdictsOf(run)).toMatchObject({ speakersUnserved: 'open', wrongLetters: 'open' });
}, 120_000);
