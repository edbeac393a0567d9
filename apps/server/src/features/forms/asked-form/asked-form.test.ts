import { describe, expect, it } from 'vitest';
import { formCalls } from '@meetingapp/contract/forms.ts';
import { groupCalls } from '@meetingapp/contract/groups/group.ts';
import { askedFormCalls as calls, type AskedSubject } from '@meetingapp/contract/registration/asked-form.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { buildExhibitor } from '@meetingapp/demo/exhibition/exhibitors.ts';
import { buildOwnForm, type FieldInput } from '@meetingapp/demo/forms/forms.ts';
import { buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { inTransaction } from '../../../db/connection/transaction.ts';
import { testApp } from '../../../testing/app.ts';
import { smallCongress, visitor, type Visitor } from '../../../testing/congress.ts';
import { eraseAccount } from '../../privacy/commands.ts';
import { everythingOf } from '../../privacy/archive/queries.ts';
import { removeFormAnswersDue } from '../../privacy/erasure/commands-form-answers.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const as = { token: await buildStaffToken(db, await buildStaff(db, societyId)) };

const yes = { value: '是', zh: '是', en: 'Yes' };
const no = { value: '否', zh: '否', en: 'No' };
const fields: readonly FieldInput[] = [
  { code: 'bus', kind: 'S', label: both('大巴', 'Bus'), required: true, options: [yes, no] },
  {
    code: 'seats',
    kind: 'NUM',
    label: both('座位', 'Seats'),
    required: true,
    settings: { least: 1, most: 55, unit: both('座', 'seats') },
    showWhen: { code: 'bus', oneOf: ['是'] },
  },
];

interface Place {
  cid: number;
  formId: number;
  of: AskedSubject;
  id: number;
  who: Visitor;
}
async function groupPlace(): Promise<Place> {
  const { cid } = await smallCongress(db, { societyId });
  const formId = await buildOwnForm(db, cid, 'group', { title: both('团体到达', 'Arrival'), fields });
  const who = await visitor(test);
  const { group } = await test.call(groupCalls.groupCreate, { cid, name: '北境医院' }, { token: who.token });
  return { cid, formId, of: 'group', id: group.groupId, who };
}
async function exhibitorPlace(): Promise<Place> {
  const { cid } = await smallCongress(db, { societyId });
  const formId = await buildOwnForm(db, cid, 'exhibitor', { title: both('搭建', 'Building'), fields });
  const who = await visitor(test);
  const id = await buildExhibitor(db, cid, { keepUntil: '2090-01-01', members: [who.answers.phone] });
  return { cid, formId, of: 'exhibitor', id, who };
}
const asked = async ({ of, id, who }: Place) =>
  (await test.call(calls.askedForms, { subject: of, id }, { token: who.token, language: 'en' })).forms;
const answer = ({ of, id, formId, who }: Place, answers: Record<string, string>, seen = 0) =>
  test.attempt(calls.answerForm, { subject: of, id, formId, seen, answers }, { token: who.token, language: 'en' });
const given = async ({ cid, of, id }: Place) =>
  (await test.call(calls.givenForms, { cid, subject: of, id }, { ...as, language: 'en' })).forms;

describe.each([
  ['group', groupPlace],
  ['exhibitor', exhibitorPlace],
] as const)('[O2] the form of a %s', (of, build) => {
  it('is asked of its people, answered, shown again with the answers, and seen by staff', async () => {
    const place = await build();
    expect(await asked(place)).toMatchObject([{ formId: place.formId, answeredAt: null, version: 0, outdated: false }]);
    expect(await given(place)).toMatchObject([{ formId: place.formId, answeredAt: null, answers: [] }]);
    expect(await answer(place, { bus: '是', seats: '24' })).toMatchObject({ code: 0, version: 1 });
    const [form] = await asked(place);
    expect(form).toMatchObject({ version: 1, answeredAt: expect.any(String) as string });
    expect(form?.fields.map(({ cfgCode, cfgValue }) => [cfgCode, cfgValue])).toEqual([
      ['bus', '是'],
      ['seats', '24'],
    ]);
    expect(await given(place)).toMatchObject([
      {
        by: '周晓晴',
        answers: [
          { label: 'Bus', value: 'Yes' },
          { label: 'Seats', value: '24 seats' },
        ],
      },
    ]);
  });

  it('asks what its conditions say, names each fault, and drops answers to what is not asked', async () => {
    const place = await build();
    expect(await answer(place, {})).toMatchObject({
      error: 'answers_invalid',
      faults: [{ field: 'bus', reason: 'required', text: 'Bus: This item is required' }],
    });
    expect(await answer(place, { bus: '是' })).toMatchObject({ faults: [{ field: 'seats', reason: 'required' }] });
    expect(await answer(place, { bus: '是', seats: '56' })).toMatchObject({
      faults: [{ field: 'seats', reason: 'number_most' }],
    });
    expect(await answer(place, { bus: '否', seats: '24' })).toMatchObject({ code: 0 });
    expect((await given(place))[0]?.answers.map(({ code }) => code)).toEqual(['bus']);
  });

  it('is refused to everybody else, for another form, and when somebody has answered in the meantime', async () => {
    const place = await build();
    const stranger = { ...place, who: await visitor(test) };
    expect(await answer(stranger, { bus: '否' })).toMatchObject({ error: 'not_found' });
    const body = { subject: place.of, id: place.id };
    expect(await test.attempt(calls.askedForms, body, { token: stranger.who.token })).toMatchObject({
      error: 'not_found',
    });
    const other = await build();
    expect(await answer({ ...place, formId: other.formId }, { bus: '否' })).toMatchObject({ error: 'not_found' });
    expect(await test.attempt(calls.givenForms, { cid: other.cid, subject: place.of, id: place.id }, as)).toMatchObject(
      {
        error: 'not_found',
      },
    );
    expect(await answer(place, { bus: '否' })).toMatchObject({ code: 0 });
    expect(await answer(place, { bus: '是', seats: '2' })).toMatchObject({ error: 'changed_meanwhile' });
    expect(await answer(place, { bus: '是', seats: '2' }, 1)).toMatchObject({ code: 0, version: 2 });
  });

  it('two answers at one moment: one is saved, the other is refused with the reason', async () => {
    const place = await build();
    const both2 = await Promise.all([answer(place, { bus: '否' }), answer(place, { bus: '是', seats: '9' })]);
    expect(both2.map((one) => ('error' in one ? one.error : 'ok')).toSorted()).toEqual(['changed_meanwhile', 'ok']);
  });

  it('that is published anew says so, and one that is put away is asked no more; its answers stay with staff', async () => {
    const place = await build();
    await answer(place, { bus: '否' });
    const { cid, formId } = place;
    const read = await test.call(formCalls.read, { cid, formId }, as);
    expect(read).toMatchObject({ purpose: of, needed: [] });
    const [first, ...rest] = read.published?.fields ?? [];
    if (!first) throw new Error('no field');
    const changed = [{ ...first, label: both('接站大巴', 'Bus from the station') }, ...rest];
    const { revision } = await test.call(formCalls.save, { cid, formId, revision: read.revision, fields: changed }, as);
    await test.call(formCalls.publish, { cid, formId, revision }, as);
    expect(await asked(place)).toMatchObject([{ outdated: true }]);
    expect(await given(place)).toMatchObject([{ outdated: true, answers: [{ label: 'Bus' }] }]);
    await answer(place, { bus: '否' }, 1);
    expect(await asked(place)).toMatchObject([{ outdated: false }]);
    await test.call(formCalls.change, { cid, formId, title: both('停用', 'Away'), closed: true }, as);
    expect(await asked(place)).toEqual([]);
    expect(await given(place)).toMatchObject([{ answers: [{ label: 'Bus from the station' }] }]);
    expect(await answer(place, { bus: '否' }, 2)).toMatchObject({ error: 'not_found' });
  });

  it('is asked of nobody else: forms of other purposes are not shown', async () => {
    const place = await build();
    await buildOwnForm(db, place.cid, of === 'group' ? 'exhibitor' : 'group', { title: both('别的', 'Other'), fields });
    await buildOwnForm(db, place.cid, 'activity', { title: both('活动', 'Activity'), fields });
    expect((await asked(place)).map(({ formId }) => formId)).toEqual([place.formId]);
  });

  it('is in the export of who answered; an erasure takes what a person answered for a group, and the retention period both', async () => {
    const place = await build();
    await answer(place, { bus: '否' });
    const { accountId } = place.who;
    expect((await everythingOf(db, accountId, [], [])).groupAndExhibitorAnswers).toMatchObject([
      { answers: { bus: '否' } },
    ]);
    const erasure = { accountId, ids: [], papers: [], elsewhere: false, now: new Date() };
    await inTransaction(db, (transaction) => eraseAccount(transaction, erasure));
    expect((await given(place))[0]?.answers.length).toBe(of === 'group' ? 0 : 1);
    await db
      .updateTable('conference')
      .set({ ends_on: '2020-05-03', starts_on: '2020-05-01', retention_days: 30 })
      .where('id', '=', place.cid)
      .execute();
    await removeFormAnswersDue(db, '2020-07-01');
    expect((await given(place))[0]?.answers).toEqual([]);
  });
});
