import { expect, it } from 'vitest';
import { creditCalls as calls } from '@meetingapp/contract/credits/credit.ts';
import { buildAccount } from '@meetingapp/demo/accounts/accounts.ts';
import { buildExpert, buildSession, buildTalk } from '@meetingapp/demo/agenda/agenda.ts';
import { buildConference } from '@meetingapp/demo/conference/conferences.ts';
import { buildPaper } from '@meetingapp/demo/papers/papers.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { addJob } from '../../jobs/queue.ts';
import { testApp } from '../../testing/app.ts';

/** Today, because a log-in does not last longer. */
const day = new Date().toISOString().slice(0, 10);
const at = (time: string) => new Date(`${day}T${time}:00Z`);
const test = await testApp({ clock: at('12:00') });
const { db } = test;

async function record() {
  await addJob(db, 'credits.programme', {});
  await test.work();
}

it('[A1] a talk that was held is evidence of its speaker, at its own time, once', async () => {
  const cid = await buildConference(db);
  const accountId = await buildAccount(db, { name: '林知远' });
  const expertId = await buildExpert(db, cid, { name: both('林知远', 'Lin Zhiyuan') });
  const guest = await buildExpert(db, cid, { name: both('苏曼青', 'Su Manqing') });
  await db.updateTable('expert').set({ account_id: accountId }).where('id', '=', expertId).execute();
  const session = await buildSession(db, cid, { title: both('急诊', 'Emergency'), from: at('09:00'), to: at('10:00') });
  const later = await buildSession(db, cid, { title: both('随访', 'Follow-up'), from: at('14:00'), to: at('15:00') });
  await buildTalk(db, cid, {
    title: both('一', 'One'),
    session,
    minutes: 20,
    position: 0,
    parts: [[guest, 'speaker']],
  });
  await buildTalk(db, cid, {
    title: both('二', 'Two'),
    session,
    minutes: 25,
    position: 1,
    parts: [[expertId, 'speaker']],
  });
  await buildTalk(db, cid, { title: both('三', 'Three'), session, position: 2, parts: [[expertId, 'host']] });
  await buildTalk(db, cid, { title: both('四', 'Four'), session: later, parts: [[expertId, 'speaker']] });
  await record();
  await record();
  const token = await test.logIn(accountId);
  const { evidence } = await test.call(calls.mine, { cid }, { token, language: 'zh' });
  expect(evidence).toMatchObject([
    { kind: 'talk', title: '二', sessionId: session, from: at('09:20').getTime(), to: at('09:45').getTime() },
  ]);
});

it('[A1] a presented paper is evidence of the author who presents it, and of nobody else', async () => {
  const cid = await buildConference(db);
  const session = await buildSession(db, cid, { title: both('口头', 'Oral'), from: at('09:00'), to: at('10:00') });
  const talkId = await buildTalk(db, cid, { title: both('论文', 'Paper'), session });
  const author = (name: string, presenting: boolean) => ({
    name: both(name, ''),
    affiliations: [1],
    presenting,
    corresponding: false,
    email: '',
  });
  const authors = [author('周遥', true), author('苏曼青', false)];
  const submitted = async (name: string) => {
    const accountId = await buildAccount(db, { name });
    await buildPaper(db, cid, {
      accountId,
      authors,
      state: 'decided',
      decision: 'oral',
      decidedAt: at('08:00'),
      talkId,
    });
    return test.logIn(accountId);
  };
  const [presenter, other] = [await submitted('周遥'), await submitted('苏曼青')];
  await record();
  expect((await test.call(calls.mine, { cid }, { token: presenter })).evidence).toMatchObject([
    { kind: 'paper', from: at('10:00').getTime(), sessionId: session },
  ]);
  expect((await test.call(calls.mine, { cid }, { token: other })).evidence).toEqual([]);
});
