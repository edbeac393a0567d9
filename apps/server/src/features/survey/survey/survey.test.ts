import { describe, expect, it } from 'vitest';
import { creditCalls } from '@meetingapp/contract/credits/credit.ts';
import { surveyCalls } from '@meetingapp/contract/survey/answer.ts';
import { surveyConsoleCalls, surveyResultCalls } from '@meetingapp/contract/survey/console.ts';
import type { SurveyContent } from '@meetingapp/contract/survey/survey.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { meetingItems } from '@meetingapp/demo/survey/symposium-surveys.ts';
import { buildSurvey, surveyItem, usualContent } from '@meetingapp/demo/survey/survey.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { testApp } from '../../../testing/app.ts';
import { paidRegistration, smallCongress, visitor, type Visitor } from '../../../testing/congress.ts';
import { eraseNamedAnswers } from '../../privacy/commands-surveys.ts';

const test = await testApp();
const { db, clock } = test;
const societyId = await buildSociety(db);
const staff = await buildStaffToken(db, await buildStaff(db, societyId, { role: 'programme', email: 'q@example.org' }));
const asStaff = { token: staff, language: 'zh' as const };
const base = new Date();
const at = (minutes: number) => new Date(base.getTime() + minutes * 60_000);
const opensAt = at(-60).toISOString();

async function survey(more: Partial<SurveyContent> = {}, draft = false) {
  clock.now = base;
  const cid = await buildConference(db, { societyId });
  return { cid, qid: await buildSurvey(db, cid, usualContent({ opensAt, ...more }), draft) };
}
const as = ({ token }: Visitor, language: 'zh' | 'en' = 'zh') => ({ token, language });
const good = [{ code: 'overall', value: 'a' }];
const submit = (who: Visitor, qid: number, answers = good, accessCode = '') =>
  test.attempt(surveyCalls.submit, { qid, accessCode, answers }, as(who));
const entry = async (who: Visitor | null, qid: number, accessCode = '') =>
  (await test.call(surveyCalls.read, { qid, accessCode }, who ? as(who) : {})).entry;

describe('[S90] a survey', () => {
  it('is answered once; afterwards it has been completed', async () => {
    const { qid } = await survey();
    const who = await visitor(test);
    expect(await entry(null, qid)).toBe('log_in');
    expect(await entry(who, qid)).toBe('open');
    expect(await submit(who, qid)).toMatchObject({ code: 0 });
    expect(await entry(who, qid)).toBe('done');
    expect(await submit(who, qid)).toMatchObject({ error: 'survey_done', msg: '您已填写过' });
    const english = await test.attempt(surveyCalls.submit, { qid, answers: good }, as(who, 'en'));
    expect(english).toMatchObject({ msg: 'The survey has been completed' });
  });

  it.each([true, false])('is answered once by one person on two devices at once (anonymous: %s)', async (anonymous) => {
    const { cid, qid } = await survey({ anonymous });
    const who = await visitor(test);
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => submit(who, qid)));
    expect(outcomes.filter((outcome) => 'code' in outcome && outcome.code === 0)).toHaveLength(1);
    const rows = await db.selectFrom('survey_answer').select('id').where('survey_id', '=', qid).execute();
    expect(rows).toHaveLength(1);
    expect((await test.call(surveyConsoleCalls.surveys, { cid }, asStaff)).surveys[0]?.people).toBe(1);
  });

  it('opens and closes by the server’s clock', async () => {
    const { qid } = await survey({ closesAt: at(10).toISOString() });
    const who = await visitor(test);
    clock.now = at(-61);
    expect(await submit(who, qid)).toMatchObject({ error: 'survey_not_open' });
    clock.now = at(10);
    expect(await submit(who, qid)).toMatchObject({ error: 'survey_closed' });
    clock.now = at(9);
    expect(await submit(who, qid)).toMatchObject({ code: 0 });
    clock.now = at(20);
    expect(await entry(who, qid)).toBe('done');
  });

  it('is only for those it is meant for, and shows others no question', async () => {
    clock.now = base;
    const { cid, feeId } = await smallCongress(db, { societyId });
    const qid = await buildSurvey(db, cid, usualContent({ opensAt, audience: 'registered' }));
    const who = await visitor(test);
    expect(await submit(who, qid)).toMatchObject({ error: 'survey_not_registered' });
    expect((await test.call(surveyCalls.read, { qid }, as(who))).items).toEqual([]);
    const { who: registered } = await paidRegistration(test, cid, feeId);
    expect(await submit(registered, qid)).toMatchObject({ code: 0 });

    const { qid: behind } = await survey({ audience: 'code', accessCode: 'JURY26' });
    expect(await entry(who, behind)).toBe('code');
    expect(await submit(who, behind, good, 'guess')).toMatchObject({ error: 'survey_code_wrong' });
    expect(await submit(who, behind, good, ' jury26 ')).toMatchObject({ code: 0 });
    expect(JSON.stringify(await test.call(surveyCalls.read, { qid: behind }, as(who)))).not.toContain('JURY26');
  });

  it('[V14] refuses open questions, and answers that the phone would refuse', async () => {
    const { qid } = await survey({ items: meetingItems(), anonymous: true });
    const who = await visitor(test);
    const full = [
      { code: 'level', value: 'a' },
      { code: 'topics', value: 'a|b' },
      { code: 'travel', value: '' },
      { code: 'parts', value: 'r1=a|r2=b|r3=c|r4=d' },
      { code: 'session', value: '5' },
      { code: 'next', value: 'b|a|d|c' },
      { code: 'again', value: '10' },
      { code: 'more', value: '' },
    ];
    const without = (code: string) => full.filter((one) => one.code !== code);
    const wrong = [
      without('level'),
      without('more'),
      [...without('again'), { code: 'again', value: '11' }],
      [...without('parts'), { code: 'parts', value: 'r1=a' }],
      [...without('topics'), { code: 'topics', value: 'a|b|c|d' }],
      [...without('session'), { code: 'session', value: '2' }],
    ];
    for (const answers of wrong)
      expect(await submit(who, qid, answers)).toMatchObject({ error: 'survey_open_questions' });
    expect(await submit(who, qid, [...full, { code: 'stray', value: 'x' }])).toMatchObject({ code: 0 });
    const row = await db.selectFrom('survey_answer').select('answers').where('survey_id', '=', qid).executeTakeFirst();
    expect(Object.keys(row?.answers ?? {}).sort()).toEqual(full.map(({ code }) => code).sort());
  });
});

describe('[O14] staff', () => {
  it('publish what is complete, and never alter what has answers', async () => {
    const { cid, qid: surveyId } = await survey({ opensAt: null }, true);
    const read = () => test.call(surveyConsoleCalls.survey, { cid, surveyId }, asStaff);
    expect((await read()).faults).toEqual([{ code: '', reason: 'opening_missing' }]);
    const publish = async () =>
      test.attempt(surveyConsoleCalls.publish, { cid, surveyId, seen: (await read()).version }, asStaff);
    expect(await publish()).toMatchObject({ error: 'survey_incomplete' });
    const save = (content: SurveyContent, seen: number) =>
      test.attempt(surveyConsoleCalls.save, { cid, id: surveyId, seen, content }, asStaff);
    const content = usualContent({ opensAt });
    expect(await save(content, 9)).toMatchObject({ error: 'changed_meanwhile' });
    expect(await save(content, 1)).toMatchObject({ code: 0 });
    expect(await publish()).toMatchObject({ code: 0 });
    expect(await save(content, (await read()).version)).toMatchObject({ error: 'survey_published' });
    await submit(await visitor(test), surveyId);
    const gone = await test.attempt(surveyConsoleCalls.unpublish, { cid, surveyId }, asStaff);
    expect(gone).toMatchObject({ error: 'survey_answered' });
    const altered = db.updateTable('survey').set({ items: '[]' }).where('id', '=', surveyId);
    await expect(altered.execute()).rejects.toThrow('has answers');
    const times = { cid, surveyId, opensAt, closesAt: at(1).toISOString(), resultsFrom: 'closed' } as const;
    expect(await test.attempt(surveyConsoleCalls.saveTimes, times, asStaff)).toMatchObject({ code: 0 });
    const { surveyId: copy } = await test.call(surveyConsoleCalls.copy, { cid, surveyId }, asStaff);
    expect(await test.call(surveyConsoleCalls.survey, { cid, surveyId: copy }, asStaff)).toMatchObject({
      listed: { state: 'draft', people: 0 },
      content: { items: content.items, opensAt: null },
    });
  });

  it('of another conference find nothing', async () => {
    const { qid: surveyId } = await survey();
    const cid = await buildConference(db, { societyId });
    for (const call of [surveyConsoleCalls.survey, surveyConsoleCalls.copy, surveyResultCalls.results] as const)
      expect(await test.attempt(call, { cid, surveyId }, asStaff)).toMatchObject({ error: 'not_found' });
  });

  it('see no result, group or file of an anonymous survey below 5 people', async () => {
    const level = surveyItem('level', 'S', both('单位', 'Hospital'), {
      required: true,
      options: [both('甲', 'A'), both('乙', 'B')],
    });
    const stars = surveyItem('stars', 'rating', both('评分', 'Rating'), { required: true, resultShown: true });
    const { cid, qid } = await survey({ anonymous: true, items: [level, stars], resultsFrom: 'answered' });
    const results = (more: object = {}) =>
      test.call(surveyResultCalls.results, { cid, surveyId: qid, ...more }, asStaff);
    const answer = async (value: string) => {
      const who = await visitor(test);
      await submit(who, qid, [
        { code: 'level', value },
        { code: 'stars', value: value === 'a' ? '5' : '1' },
      ]);
      return who;
    };
    for (const value of ['a', 'a', 'a', 'b']) await answer(value);
    expect(await results()).toMatchObject({ people: 4, counted: null, items: [], groups: [], texts: [] });
    const file = { cid, surveyId: qid, format: 'csv' } as const;
    expect(await test.attempt(surveyResultCalls.export, file, asStaff)).toMatchObject({ error: 'survey_too_few' });
    const fifth = await answer('a');
    expect((await results()).items[1]).toMatchObject({ answered: 5, mean: 4.2 });
    // The one of the other hospital is neither shown nor computed from the rest.
    expect(await results({ filter: { code: 'level', value: 'a' } })).toMatchObject({ counted: null, items: [] });
    const hidden = (await results({ by: 'level', of: 'stars' })).groups;
    expect(hidden.map(({ people, mean, top }) => [people, mean, top])).toEqual([
      [null, null, null],
      [null, null, null],
    ]);
    await answer('a');
    expect((await results({ by: 'level', of: 'stars' })).groups).toMatchObject([
      { value: 'a', people: 5, rounded: true, mean: null },
      { value: 'b', people: null, mean: null },
    ]);
    // [S91] Attendees see the open question only.
    const mine = await test.call(surveyCalls.mine, { qid }, as(fifth));
    expect(mine.results?.items.map(({ code }) => code)).toEqual(['stars']);
    expect((await test.call(surveyCalls.mine, { qid }, as(await visitor(test)))).results).toBeNull();
  });

  it('export a row for each person, for people and for statistics programs', async () => {
    const { cid, qid } = await survey();
    await submit(await visitor(test), qid);
    const text = async (format: 'csv' | 'spss') => {
      const { files } = await test.call(surveyResultCalls.export, { cid, surveyId: qid, format }, asStaff);
      return files.map(({ name, content }) => [name, Buffer.from(content, 'base64').toString()]);
    };
    expect((await text('csv'))[0]?.[1]).toMatch(/^\ufeff填写日期,姓名,总体满意吗\r\n[\d-]{10},周晓晴,满意\r\n$/);
    const [data, syntax] = await text('spss');
    expect(data?.[1]).toContain('answered_on,person,overall\r\n');
    expect(data?.[1]).toMatch(/,周晓晴,1\r\n$/);
    expect(syntax?.[0]).toMatch(/\.sps$/);
    expect(syntax?.[1]).toContain("/overall 1 '满意' 2 '一般' 3 '不满意'");
  });
});

describe('[A1] a survey about a session', () => {
  it('is evidence of having answered, at the end of the session, without the answer; erasing keeps the evidence', async () => {
    const { cid } = await survey();
    const hall = await db
      .insertInto('hall')
      .values({ conference_id: cid, name: JSON.stringify(both('一厅', 'Hall 1')) })
      .returning('id')
      .executeTakeFirstOrThrow();
    const session = await db
      .insertInto('programme_session')
      .values({
        conference_id: cid,
        hall_id: hall.id,
        title: JSON.stringify(both('开幕式', 'Opening')),
        kind: 'plenary',
        starts_at: at(-120),
        ends_at: at(-60),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const qid = await buildSurvey(db, cid, usualContent({ opensAt, sessionId: session.id, feedback: true }));
    const who = await visitor(test);
    await submit(who, qid);
    const evidence = async () => (await test.call(creditCalls.mine, { cid }, as(who))).evidence;
    expect(await evidence()).toMatchObject([
      { id: `f${qid}`, kind: 'feedback', sessionId: session.id, from: at(-60).getTime(), title: '开幕式' },
    ]);
    await db
      .transaction()
      .execute((transaction) =>
        eraseNamedAnswers(transaction, { accountId: who.accountId, ids: [], elsewhere: false }),
      );
    expect(await evidence()).toMatchObject([{ kind: 'feedback', sessionId: session.id }]);
    expect(await db.selectFrom('survey_answer').select('id').where('survey_id', '=', qid).execute()).toEqual([]);
  });

  it('may be only for those who took part in it', async () => {
    const { cid } = await survey();
    const session = await db
      .insertInto('programme_session')
      .values({
        conference_id: cid,
        title: JSON.stringify(both('闭幕式', 'Closing')),
        kind: 'plenary',
        starts_at: at(-120),
        ends_at: at(-60),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const qid = await buildSurvey(db, cid, usualContent({ opensAt, sessionId: session.id, audience: 'session' }));
    const who = await visitor(test);
    expect(await submit(who, qid)).toMatchObject({ error: 'survey_not_of_session' });
    await db
      .insertInto('evidence')
      .values({
        conference_id: cid,
        account_id: who.accountId,
        kind: 'on_site',
        from_at: at(-100),
        until_at: at(-70),
        source: 'import',
        source_key: 'one',
      })
      .execute();
    expect(await submit(who, qid)).toMatchObject({ code: 0 });
  });
});
