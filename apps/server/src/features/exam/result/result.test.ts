import { describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { examCalls } from '@meetingapp/contract/exam/attempt.ts';
import { examConsoleCalls as calls } from '@meetingapp/contract/exam/console.ts';
import { examResultCalls } from '@meetingapp/contract/exam/result.ts';
import { buildAccount } from '@meetingapp/demo/accounts/accounts.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildAttempt, buildBank, buildExam, usualRules } from '@meetingapp/demo/exam/exam.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { both, nothing } from '@meetingapp/demo/support/bilingual.ts';
import { testApp } from '../../../testing/app.ts';
import { visitor } from '../../../testing/congress.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const topics = await buildBank(db, societyId);
const token = await buildStaffToken(db, await buildStaff(db, societyId));
const options = { token, language: 'en' } as const;
const hours = (count: number) => new Date(Date.now() + count * 3_600_000);

const item = (more: object = {}) => ({
  code: `T-${Math.random().toString(36).slice(2, 10)}`,
  topicId: topics.ecg,
  difficulty: 2,
  source: '',
  content: {
    stem: both('题', 'Stem'),
    media: null,
    question: { kind: 'boolean' as const, right: true },
    reason: nothing,
  },
  ...more,
});

describe('[O14] the bank', () => {
  it('changes an unused item, makes a new version of a used one, and keeps the first of two saves', async () => {
    const cid = await buildConference(db, { societyId });
    const made = await test.call(calls.saveItem, { cid, itemId: null, seen: null, item: item() }, options);
    const { itemId } = made;
    const changed = item({ difficulty: 5 });
    expect(await test.call(calls.saveItem, { cid, itemId, seen: 1, item: changed }, options)).toMatchObject({
      number: 1,
    });
    await db.updateTable('exam_item_version').set({ used_at: new Date() }).where('item_id', '=', itemId).execute();
    expect(
      await test.call(calls.saveItem, { cid, itemId, seen: 1, item: item({ difficulty: 1 }) }, options),
    ).toMatchObject({ number: 2 });
    expect(await test.attempt(calls.saveItem, { cid, itemId, seen: 1, item: item() }, options)).toMatchObject({
      error: 'changed_meanwhile',
    });
    const { versions } = await test.call(calls.item, { cid, itemId }, options);
    expect(versions.map(({ number, difficulty, used }) => [number, difficulty, used])).toEqual([
      [2, 1, false],
      [1, 5, true],
    ]);
  });

  it('never alters or deletes a used version, not even by a statement', async () => {
    const cid = await buildConference(db, { societyId });
    await buildExam(db, { cid, societyId });
    const used = db.updateTable('exam_item_version').where('used_at', 'is not', null);
    await expect(used.set({ content: '{}' }).execute()).rejects.toThrow('is used in an exam');
    await expect(db.deleteFrom('exam_item_version').where('used_at', 'is not', null).execute()).rejects.toThrow(
      'is used',
    );
  });

  it('refuses an item without a right answer, naming the field, and a code that another item has', async () => {
    const cid = await buildConference(db, { societyId });
    const question = {
      kind: 'single' as const,
      options: [
        { id: 'a', text: both('甲', 'A') },
        { id: 'b', text: both('乙', 'B') },
      ],
      right: 'c',
    };
    const wrong = item({ content: { ...item().content, question } });
    expect(await test.attempt(calls.saveItem, { cid, itemId: null, seen: null, item: wrong }, options)).toMatchObject({
      error: 'body_invalid',
      faults: [{ field: 'item.content.question.right', text: 'Right answer: mark the right answer' }],
    });
    const taken = item({ code: 'Q-1042' });
    expect(await test.attempt(calls.saveItem, { cid, itemId: null, seen: null, item: taken }, options)).toMatchObject({
      error: 'exam_code_taken',
    });
  });

  it('is found by words, topic, kind and difficulty, and belongs to its society', async () => {
    const cid = await buildConference(db, { societyId });
    const bank = (filter: object) => test.call(calls.bank, { cid, ...filter }, options);
    expect((await bank({ words: '替奈普酶' })).items).toMatchObject([{ kind: 'number', bilingual: true }]);
    expect((await bank({ kind: 'case' })).items).toMatchObject([{ difficulty: 4 }]);
    const { items, topics: listed } = await bank({ topicId: topics.drugs });
    expect(items).toHaveLength(listed.find(({ id }) => id === topics.drugs)?.count ?? 0);
    const elsewhere = await buildSociety(db);
    const stranger = {
      token: await buildStaffToken(db, await buildStaff(db, elsewhere, { email: 'elsewhere@example.org' })),
    };
    const own = await buildConference(db, { societyId: elsewhere });
    expect(await test.call(calls.bank, { cid: own }, stranger)).toMatchObject({ items: [], total: 0 });
  });
});

describe('[O14] an exam in the console', () => {
  it('is published only when every rule finds enough items, and then stays as it is', async () => {
    const cid = await buildConference(db, { societyId });
    const rules = usualRules();
    const times = { opensAt: hours(-1).toISOString(), closesAt: hours(1).toISOString() };
    const [first, ...others] = rules.sections;
    const many = { ...first!, rules: [{ ...first!.rules[0]!, count: 60 }] };
    const save = (given: object) =>
      test.attempt(calls.saveExam, { cid, id: null, seen: null, rules, ...times, ...given }, options);
    const lacking = await save({ rules: { ...rules, sections: [many, ...others] } });
    if (!('examId' in lacking)) throw new Error(JSON.stringify(lacking));
    expect(
      await test.attempt(calls.publish, { cid, examId: lacking.examId, seen: lacking.version }, options),
    ).toMatchObject({ error: 'exam_incomplete' });
    const { counts } = await test.call(calls.exam, { cid, examId: lacking.examId }, options);
    expect(counts[0]!.short).toBe(60 - counts[0]!.found);
    expect(await save({ rules: { ...rules, pass: 99 } })).toMatchObject({
      error: 'body_invalid',
      faults: [{ field: 'rules.pass' }],
    });
    const fine = await test.call(
      calls.saveExam,
      { cid, id: lacking.examId, seen: lacking.version, rules, ...times },
      options,
    );
    await test.call(calls.publish, { cid, examId: fine.examId, seen: fine.version }, options);
    expect(await test.attempt(calls.removeExam, { cid, examId: fine.examId }, options)).toMatchObject({
      error: 'exam_published',
    });
    const who = await visitor(test);
    await test.call(examCalls.start, { examId: fine.examId }, { token: who.token });
    expect(await test.attempt(calls.unpublish, { cid, examId: fine.examId }, options)).toMatchObject({
      error: 'exam_begun',
    });
    const { exams } = await test.call(calls.exams, { cid }, options);
    expect(exams).toMatchObject([{ state: 'open', people: 1, passed: 0, items: 10 }]);
  });

  it('shows the paper of a seed without its key', async () => {
    const cid = await buildConference(db, { societyId });
    const examId = await buildExam(db, { cid, societyId });
    const preview = (seed: string) => test.call(calls.preview, { cid, examId, seed, language: 'zh' }, options);
    const one = await preview('00000000000000aa');
    expect(one).toEqual(await preview('00000000000000aa'));
    expect(one).not.toEqual(await preview('00000000000000ab'));
    expect(JSON.stringify(one)).not.toMatch(/"right"|"regions"/);
  });
});

describe('[O14] results', () => {
  async function closedExam(people: number) {
    const cid = await buildConference(db, { societyId });
    const rules = usualRules({ attempts: 1 });
    const examId = await buildExam(db, { cid, societyId, rules, opensAt: hours(-5), closesAt: hours(-1) });
    for (let at = 0; at < people; at += 1)
      await buildAttempt(db, {
        accountId: await buildAccount(db, {}),
        examId,
        at: hours(-4),
        minutes: 20 + at,
        answers: (position) => (at * 7 + position * 3) % 10 < at,
      });
    return { cid, examId };
  }

  it('count people, spread and reliability, with the reason where there is none', async () => {
    const { cid, examId } = await closedExam(12);
    const figures = await test.call(examResultCalls.figures, { cid, examId }, options);
    expect(figures).toMatchObject({
      begun: 12,
      finished: 12,
      reliability: { measure: 'none', reason: 'different_items' },
      correctable: true,
    });
    expect(figures.histogram.reduce((sum, { passed, others }) => sum + passed + others, 0)).toBe(12);
    expect(figures.items.every(({ people, difficulty }) => people > 0 && difficulty !== null)).toBe(true);
  });

  it('are rescored after a preview that changes nothing, and the correction can be undone for seven days', async () => {
    const { cid, examId } = await closedExam(10);
    const { items } = await test.call(examResultCalls.figures, { cid, examId }, options);
    const wrong = items.find(({ question, difficulty }) => question.kind === 'single' && (difficulty ?? 1) < 1)!;
    const { question } = wrong;
    if (question.kind !== 'single') throw new Error('no single question');
    const correction = { cid, examId, versionId: wrong.versionId, mode: 'drop' as const, question: null };
    const marks = async () =>
      (
        await sql<{
          id: number;
          mark: number;
          most: number;
        }>`select id, mark, most from exam_attempt where exam_id = ${examId} order by id`.execute(db)
      ).rows;
    const before = await marks();
    const planned = await test.call(examResultCalls.previewCorrection, correction, options);
    expect(await marks()).toEqual(before);
    const applied = await test.call(
      examResultCalls.correct,
      { ...correction, reason: 'The key was copied wrongly' },
      options,
    );
    expect(applied.changes).toEqual(planned.changes);
    expect((await marks()).some(({ most }) => most === 3500)).toBe(true);
    const { corrections } = await test.call(examResultCalls.figures, { cid, examId }, options);
    expect(corrections).toMatchObject([
      { code: wrong.code, mode: 'drop', undoable: true, changed: planned.people.length },
    ]);
    await test.call(examResultCalls.undoCorrection, { cid, examId, correctionId: corrections[0]!.id }, options);
    expect(await marks()).toEqual(before);
  });

  it('are raised by a key that counts too, never lowered, and only the key may differ', async () => {
    const { cid, examId } = await closedExam(10);
    const { items } = await test.call(examResultCalls.figures, { cid, examId }, options);
    const wrong = items.find(({ question }) => question.kind === 'single')!;
    if (wrong.question.kind !== 'single') throw new Error('no single question');
    const other = wrong.question.options.find(
      ({ id }) => wrong.question.kind === 'single' && id !== wrong.question.right,
    )!;
    const input = { cid, examId, versionId: wrong.versionId, mode: 'add' as const };
    const question = { ...wrong.question, right: other.id };
    const { changes, people } = await test.call(examResultCalls.previewCorrection, { ...input, question }, options);
    expect(changes.less).toBe(0);
    expect(people.every(({ before, after }) => after > before)).toBe(true);
    const shaped = { ...question, options: question.options.slice(1) };
    expect(
      await test.attempt(examResultCalls.previewCorrection, { ...input, question: shaped }, options),
    ).toMatchObject({ error: 'exam_key_shape' });
  });

  it('are not rescored while the exam is open', async () => {
    const cid = await buildConference(db, { societyId });
    const examId = await buildExam(db, { cid, societyId, closesAt: hours(1) });
    const accountId = await buildAccount(db, {});
    await buildAttempt(db, { accountId, examId, at: new Date(), minutes: 1, answers: () => true });
    const { items } = await test.call(examResultCalls.figures, { cid, examId }, options);
    const correction = { cid, examId, versionId: items[0]!.versionId, mode: 'drop' as const, question: null };
    expect(await test.attempt(examResultCalls.correct, { ...correction, reason: 'x' }, options)).toMatchObject({
      error: 'exam_open',
    });
  });
});
