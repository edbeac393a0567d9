import { describe, expect, it } from 'vitest';
import { staffRoles } from '@meetingapp/contract/call.ts';
import { paperCallCalls, type CallInput } from '@meetingapp/contract/papers/call.ts';
import { papersConsoleCalls as calls, type PaperFilter } from '@meetingapp/contract/papers/console.ts';
import { submissionCalls } from '@meetingapp/contract/papers/submission.ts';
import { taskCalls } from '@meetingapp/contract/tasks/task.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildPaper, buildPaperCall, buildPaperTopic, imrad } from '@meetingapp/demo/papers/papers.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { testApp } from '../../../testing/app.ts';
import { visitor } from '../../../testing/congress.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const token = await buildStaffToken(db, await buildStaff(db, societyId));
const options = { token, language: 'en' } as const;

async function congress() {
  const cid = await buildConference(db, { societyId });
  await buildPaperCall(db, cid);
  return { cid, topicId: await buildPaperTopic(db, cid) };
}
const numbersOf = async (cid: number, filter: Partial<PaperFilter>) =>
  (await test.call(calls.list, { cid, filter }, options)).papers.map(({ number }) => number).sort();
const read = async (cid: number, paperId: number) => (await test.call(calls.read, { cid, paperId }, options)).paper;

describe('[O11] the papers of a conference, for staff', () => {
  it('[O11] are found by number, title, author and affiliation, and by state', async () => {
    const { cid, topicId } = await congress();
    const person = { email: '', affiliations: [1], presenting: true, corresponding: true };
    await buildPaper(db, cid, { number: 'A1', title: both('心力衰竭', 'Heart failure'), topics: [topicId] });
    await buildPaper(db, cid, { number: 'A2', state: 'decided', decision: 'oral', wish: 'oral' });
    await buildPaper(db, cid, {
      number: 'A3',
      state: 'withdrawn',
      wish: 'poster',
      authors: [{ ...person, name: both('顾清和', 'Gu Qinghe') }],
      affiliations: [{ name: both('云岭医院', 'Yunling 100% Hospital'), city: '', country: '' }],
    });
    const elsewhere = await congress();
    await buildPaper(db, elsewhere.cid, { number: 'A1', title: both('心力衰竭', '') });
    expect(await numbersOf(cid, {})).toEqual(['A1', 'A2', 'A3']);
    for (const words of ['a1', '心力', 'heart FAIL']) expect(await numbersOf(cid, { words })).toEqual(['A1']);
    for (const words of ['顾清', 'qinghe', '云岭', '100%']) expect(await numbersOf(cid, { words })).toEqual(['A3']);
    expect(await numbersOf(cid, { words: '%' })).toEqual(['A3']);
    expect(await numbersOf(cid, { states: ['withdrawn', 'decided'] })).toEqual(['A2', 'A3']);
    expect(await numbersOf(cid, { decisions: ['none'] })).toEqual(['A1', 'A3']);
    expect(await numbersOf(cid, { decisions: ['oral', 'none'], wishes: ['oral'] })).toEqual(['A2']);
    expect(await numbersOf(cid, { topicIds: [topicId] })).toEqual(['A1']);
    const { counts, total } = await test.call(calls.list, { cid }, options);
    expect([total, counts]).toEqual([3, { submitted: 1, decided: 1, withdrawn: 1 }]);
  });

  it('[O11] are paged without repeats or gaps', async () => {
    const { cid } = await congress();
    for (let at = 0; at < 53; at += 1) await buildPaper(db, cid, { number: `N${at}` });
    const pages = await Promise.all([1, 2, 3].map((page) => test.call(calls.list, { cid, page }, options)));
    expect(pages.map(({ papers }) => papers.length)).toEqual([50, 3, 0]);
    expect(new Set(pages.flatMap(({ papers }) => papers.map(({ paperId }) => paperId))).size).toBe(53);
  });

  it('[O11] show all of one paper: texts, files, steps and their authors', async () => {
    const { cid } = await congress();
    const { paperId } = await buildPaper(db, cid, { number: 'B1' });
    await test.call(calls.withdraw, { cid, paperId, reason: '重复投稿' }, options);
    await test.call(calls.restore, { cid, paperId }, options);
    const paper = await read(cid, paperId);
    expect(paper).toMatchObject({
      state: 'submitted',
      content: { authors: [{ name: both('林知远', 'Lin Zhiyuan') }] },
    });
    expect(paper.steps.map(({ by, to, note }) => [by, to, note])).toEqual([
      ['', 'submitted', ''],
      ['程望舒', 'withdrawn', '重复投稿'],
      ['程望舒', 'submitted', ''],
    ]);
    expect(await test.attempt(calls.restore, { cid, paperId }, options)).toMatchObject({ error: 'paper_state' });
  });

  it('[O11] are corrected by staff, without overwriting what somebody else saved since', async () => {
    const { cid, topicId } = await congress();
    const { paperId } = await buildPaper(db, cid);
    const { content, version } = await read(cid, paperId);
    const paper = { ...content, title: both('改正\u0000的题目', ''), topics: [topicId, 999_999] };
    await test.call(calls.edit, { cid, paperId, version, paper }, options);
    expect((await read(cid, paperId)).content).toMatchObject({ title: both('改正的题目', ''), topics: [topicId] });
    expect(await test.attempt(calls.edit, { cid, paperId, version, paper }, options)).toMatchObject({
      error: 'changed_meanwhile',
    });
  });

  it('[O11] get a unique board', async () => {
    const { cid } = await congress();
    const [one, two] = [await buildPaper(db, cid, { board: 'A-001' }), await buildPaper(db, cid)];
    const place = (board: string, talkId: number | null = null) =>
      test.attempt(calls.place, { cid, paperId: two.paperId, version: 1, board, talkId }, options);
    expect(await place('A-001')).toMatchObject({ error: 'board_taken' });
    expect(await place('A-002', 999_999)).toMatchObject({ error: 'not_found' });
    expect(await place('A-002')).toMatchObject({ code: 0 });
    expect((await read(cid, two.paperId)).board).toBe('A-002');
    expect((await read(cid, one.paperId)).board).toBe('A-001');
  });

  it('[O11] are exported as a file with authors and abstract, as filtered', async () => {
    const { cid } = await congress();
    await buildPaper(db, cid, { number: 'C1' });
    await buildPaper(db, cid, { number: 'C2', state: 'withdrawn' });
    const { taskId } = await test.call(
      calls.export,
      { cid, filter: { states: ['submitted'] }, format: 'csv' },
      options,
    );
    await test.work();
    const { tasks } = await test.call(taskCalls.list, { cid }, options);
    expect(tasks.find(({ id }) => id === taskId)).toMatchObject({ state: 'done' });
    const row = await db.selectFrom('task').selectAll().where('id', '=', taskId).executeTakeFirstOrThrow();
    const file = await test.ports.files.read(row.file_id ?? '');
    if (!file.ok) throw new Error('no file');
    let text = '';
    for await (const part of file.stream) text += String(part);
    expect(text).toContain('C1');
    expect(text).toContain('Lin Zhiyuan (1)');
    expect(text).toContain('Background');
    expect(text).not.toContain('C2');
  });

  it('[O11] [O19] reviewers, and staff without a role for papers, may neither list nor read them; readers only read', async () => {
    const { cid, topicId } = await congress();
    const { paperId } = await buildPaper(db, cid, { number: 'D1' });
    const may = { read: ['owner', 'organiser', 'programme', 'reader'], write: ['owner', 'organiser', 'programme'] };
    for (const role of staffRoles) {
      const email = `${role}${cid}@example.org`;
      const own = await buildStaffToken(db, await buildStaff(db, societyId, { email, role, conferenceId: cid }));
      const outcome = async (call: Parameters<typeof test.attempt>[0], body: object) =>
        (await test.attempt(call, body, { token: own })).code !== 403;
      const reads = may.read.includes(role);
      const writes = may.write.includes(role);
      expect([role, await outcome(calls.list, { cid })]).toEqual([role, reads]);
      expect([role, await outcome(calls.read, { cid, paperId })]).toEqual([role, reads]);
      expect([role, await outcome(paperCallCalls.call, { cid })]).toEqual([role, reads]);
      expect([role, await outcome(calls.export, { cid, format: 'csv' })]).toEqual([role, writes]);
      expect([role, await outcome(calls.withdraw, { cid, paperId: 999_999 })]).toEqual([role, writes]);
      expect([role, await outcome(paperCallCalls.removeTopic, { cid, topicId: 999_999, into: topicId })]).toEqual([
        role,
        writes,
      ]);
    }
  });

  it('[O11] [E12] papers and topics of another conference are not found', async () => {
    const { cid } = await congress();
    const elsewhere = await congress();
    const { paperId } = await buildPaper(db, elsewhere.cid);
    const nobody = { error: 'not_found' };
    const { content } = await read(elsewhere.cid, paperId);
    expect(await test.attempt(calls.read, { cid, paperId }, options)).toMatchObject(nobody);
    expect(await test.attempt(calls.edit, { cid, paperId, version: 1, paper: content }, options)).toMatchObject(nobody);
    expect(await test.attempt(calls.withdraw, { cid, paperId }, options)).toMatchObject(nobody);
    const topic = { id: elsewhere.topicId, name: both('x', ''), division: both('', '') };
    expect(await test.attempt(paperCallCalls.saveTopic, { cid, topic }, options)).toMatchObject(nobody);
    const gone = { cid, topicId: elsewhere.topicId, into: null };
    expect(await test.attempt(paperCallCalls.removeTopic, gone, options)).toMatchObject(nobody);
  });
});

describe('[O11] the call for papers', () => {
  const wish: CallInput = {
    opensAt: null,
    closesAt: '2099-01-01T00:00:00Z',
    reviseUntil: null,
    confirmUntil: null,
    guidance: both('须知', 'Guidance'),
    wishes: ['oral', 'poster'],
    sections: imrad,
    wordsLeast: 0,
    wordsMost: 400,
    authorsMost: 12,
    papersEach: 3,
    topicsMost: 2,
    files: ['manuscript'],
    blind: true,
    reviewersEach: 2,
    reviewUntil: null,
    criteria: [{ code: 'novelty', name: both('创新性', 'Novelty'), weight: 2 }],
    votesEach: 3,
    voteUntil: null,
  };

  it('[O11] [S76] is opened by staff, and authors see it; concurrent saves are detected', async () => {
    const cid = await buildConference(db, { societyId });
    const { version } = await test.call(paperCallCalls.saveCall, { cid, version: null, call: wish }, options);
    const { call } = await test.call(paperCallCalls.call, { cid }, options);
    expect(call).toMatchObject({ ...wish, closesAt: '2099-01-01T00:00:00.000Z', version });
    const who = await visitor(test);
    const seen = await test.call(submissionCalls.ownPapers, { cid }, { token: who.token, language: 'en' });
    expect(seen.call).toMatchObject({ state: 'open', guidance: 'Guidance', wordsMost: 400, papersEach: 3 });
    expect(await test.attempt(paperCallCalls.saveCall, { cid, version: null, call: wish }, options)).toMatchObject({
      error: 'changed_meanwhile',
    });
    await test.call(paperCallCalls.saveCall, { cid, version, call: { ...wish, wordsMost: 300 } }, options);
  });

  it('[O11] reports invalid values by field name', async () => {
    const cid = await buildConference(db, { societyId });
    const call = {
      ...wish,
      opensAt: '2099-01-02T00:00:00Z',
      wordsLeast: 500,
      sections: [...imrad, ...imrad.slice(0, 1)],
    };
    const answer = await test.attempt(paperCallCalls.saveCall, { cid, version: null, call }, options);
    expect(answer).toMatchObject({ error: 'settings_invalid' });
    const fields = 'faults' in answer ? answer.faults?.map(({ field }) => field) : [];
    expect(fields).toEqual(['call.closesAt', 'call.wordsLeast', 'call.sections']);
  });

  it('[O11] topics are ordered, renamed, merged with the papers that chose them, and not deleted while papers use them', async () => {
    const { cid, topicId: one } = await congress();
    const add = async (name: string) => {
      const topic = { id: null, name: both(name, ''), division: both('临床', 'Clinical') };
      return (await test.call(paperCallCalls.saveTopic, { cid, topic }, options)).topicId;
    };
    const [two, three] = [await add('二'), await add('三')];
    const { paperId } = await buildPaper(db, cid, { topics: [one, two] });
    const topics = async () => (await test.call(paperCallCalls.call, { cid }, options)).topics;
    await test.call(paperCallCalls.orderTopics, { cid, topicIds: [three, one, two] }, options);
    expect((await topics()).map(({ id, papers }) => [id, papers])).toEqual([
      [three, 0],
      [one, 1],
      [two, 1],
    ]);
    expect(await test.attempt(paperCallCalls.orderTopics, { cid, topicIds: [three, one] }, options)).toMatchObject({
      error: 'changed_meanwhile',
    });
    expect(await test.attempt(paperCallCalls.removeTopic, { cid, topicId: two, into: null }, options)).toMatchObject({
      error: 'topic_in_use',
    });
    await test.call(paperCallCalls.removeTopic, { cid, topicId: two, into: one }, options);
    expect((await read(cid, paperId)).content.topics).toEqual([one]);
    await test.call(paperCallCalls.removeTopic, { cid, topicId: three, into: null }, options);
    expect((await topics()).map(({ id }) => id)).toEqual([one]);
  });
});
