import { describe, expect, it } from 'vitest';
import { personCalls } from '@meetingapp/contract/people.ts';
import { buildAccount } from '@meetingapp/demo/accounts/accounts.ts';
import { buildExpert, buildSession, buildTalk } from '@meetingapp/demo/agenda/agenda.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildAcceptedPaper } from '@meetingapp/demo/papers/accepted.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { buildVideo } from '@meetingapp/demo/video/video.ts';
import { testApp } from '../../testing/app.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const hour = { from: new Date('2027-04-16T01:00:00Z'), to: new Date('2027-04-16T02:00:00Z') };
const hospital = both('湖山医院', 'Hushan Hospital');
const works = (cid: number, expertId: number) => test.call(personCalls.works, { cid, expertId });

describe('[S50] films and papers of a person', () => {
  it('has each published film of an own talk from its chapter to the next, none of a talk by others or a hidden film', async () => {
    const cid = await buildConference(db, { societyId });
    const expertId = await buildExpert(db, cid, { name: both('顾清和', 'Gu Qinghe') });
    const other = await buildExpert(db, cid, { name: both('苏蘅', 'Su Heng') });
    const session = await buildSession(db, cid, { title: both('专场', 'Session'), ...hour });
    const own = await buildTalk(db, cid, {
      title: both('时间窗', 'Time windows'),
      session,
      from: hour.from,
      parts: [[expertId, 'speaker']],
    });
    const theirs = await buildTalk(db, cid, {
      title: both('无复流', 'No reflow'),
      session,
      from: hour.to,
      parts: [[other, 'speaker']],
    });
    const chapters = [
      { at: 5_000, title: both('时间窗', 'Time windows'), talkId: own },
      { at: 9_000, title: both('无复流', 'No reflow'), talkId: theirs },
    ];
    const vid = await buildVideo(db, null, cid, { title: both('整场', 'Whole'), sessionId: session, chapters });
    await buildVideo(db, null, cid, { title: both('未发布', 'Unpublished'), sessionId: session, chapters, at: null });
    expect((await works(cid, expertId)).films).toEqual([
      expect.objectContaining({ vid, title: both('时间窗', 'Time windows'), at: 5_000, milliseconds: 4_000 }),
    ]);
  });

  it('has the papers that they present, submitted, or wrote at the same institution; not those of a namesake elsewhere', async () => {
    const cid = await buildConference(db, { societyId });
    const accountId = await buildAccount(db, { name: '顾清和', phone: '13877220001' });
    const name = both('顾清和', 'Gu Qinghe');
    const expertId = await buildExpert(db, cid, { name, affiliation: hospital });
    await db.updateTable('expert').set({ account_id: accountId }).where('id', '=', expertId).execute();
    const talkId = await buildTalk(db, cid, {
      title: both('转运', 'Transfer'),
      parts: [[expertId, 'speaker']],
    });
    const someone = [{ name: both('别人', 'Someone') }];
    const paper = (number: string, more: object) =>
      buildAcceptedPaper(db, cid, { number, authors: someone, decision: 'oral', ...more });
    const presented = await paper('A-1', { talkId });
    const submitted = await paper('A-2', {});
    await db.updateTable('paper').set({ account_id: accountId }).where('id', '=', submitted).execute();
    const written = await paper('A-3', { authors: [{ name, at: [1] }], affiliations: [hospital] });
    await paper('A-4', { authors: [{ name, at: [1] }], affiliations: [both('别处医院', 'Elsewhere')] });
    await paper('A-5', { authors: [{ name, at: [1] }], affiliations: [hospital], told: false });
    await paper('A-6', {});
    expect((await works(cid, expertId)).papers.map(({ id }) => id)).toEqual([presented, submitted, written]);
    expect((await works(await buildConference(db, { societyId }), expertId)).papers).toEqual([]);
  });
});
