import { describe, expect, it } from 'vitest';
import { formCalls } from '@meetingapp/contract/forms.ts';
import { changeCalls } from '@meetingapp/contract/orders/change.ts';
import { registrationCalls as calls } from '@meetingapp/contract/registration/wizard.ts';
import { buildConference, buildSociety, type ConferenceInput } from '@meetingapp/demo/conference/conferences.ts';
import { buildFeeKind } from '@meetingapp/demo/fees/fees.ts';
import { buildForm, buildOwnForm, plainFields } from '@meetingapp/demo/forms/forms.ts';
import { buildMemberList, buildMembers } from '@meetingapp/demo/members/members.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { testApp } from '../../../testing/app.ts';
import { order, register, visitor, type Visitor } from '../../../testing/congress.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const token = await buildStaffToken(db, await buildStaff(db, societyId));

const school = { code: 'school', label: both('学校', 'University'), required: true };
const hall = { code: 'hall', label: both('会场', 'Hall') };

/** A congress with a form for everybody and one for students, each with a fee of its own. */
async function congress(wish: ConferenceInput = {}, serves: 'everybody' | 'members' | 'link' = 'everybody') {
  const cid = await buildConference(db, { societyId, ...wish });
  await buildForm(db, cid, [...plainFields, hall]);
  const formId = await buildOwnForm(db, cid, 'registration', {
    title: both('学生报名表', 'Students'),
    fields: [...plainFields, school],
    serves,
  });
  const general = await buildFeeKind(db, cid, { title: both('普通', 'General'), formIds: [0], amount: 100_000 });
  const student = await buildFeeKind(db, cid, { title: both('学生', 'Student'), formIds: [formId], amount: 30_000 });
  const oneDay = await buildFeeKind(db, cid, { title: both('单日', 'One day'), amount: 50_000 });
  return { cid, formId, general, student, oneDay };
}

const info = (cid: number, who: Visitor | null, more: object = {}) =>
  test.call(calls.info, { cid, ...more }, { language: 'en', ...(who ? { token: who.token } : {}) });
const codesOf = (answer: Awaited<ReturnType<typeof info>>) => answer.user_config.map(({ cfgCode }) => cfgCode);
const feesOf = (answer: Awaited<ReturnType<typeof info>>) =>
  [...(answer.con_fee ?? []), ...(answer.other_fee ?? [])].map(({ feeId }) => feeId);
const registrationOf = (id: number) =>
  db
    .selectFrom('registration')
    .innerJoin('form_version', 'form_version.id', 'form_version_id')
    .select(['form_id', 'answers', 'form_version.number', 'state'])
    .where('registration.id', '=', id)
    .executeTakeFirstOrThrow();

describe('[S113] a conference with several registration forms', () => {
  it('asks the first form without a name, and the other one by its link, with the fees of each', async () => {
    const { cid, formId, general, student, oneDay } = await congress();
    const first = await info(cid, null, { input: {} });
    expect(codesOf(first)).toEqual(['name', 'phone', 'email', 'hall']);
    expect(first.sign_form).toEqual({
      formId: 0,
      title: 'General registration form',
      members: false,
      others: [{ formId, title: 'Students', members: false }],
    });
    expect(new Set(feesOf(first))).toEqual(new Set([general, oneDay]));
    const other = await info(cid, null, { formId: String(formId), input: {} });
    expect(codesOf(other)).toEqual(['name', 'phone', 'email', 'school']);
    expect(other.sign_form).toMatchObject({ formId, others: [{ formId: 0 }] });
    expect(new Set(feesOf(other))).toEqual(new Set([student, oneDay]));
  });

  it('keeps the answers with the version of the form that was filled in, and asks it again when they change', async () => {
    const { cid, formId, student } = await congress();
    const who = await visitor(test);
    const missing = await test.attempt(calls.add, { cid, cfgid: student, formId, ...who.answers } as never, {
      token: who.token,
      language: 'en',
    });
    expect(missing).toMatchObject({ error: 'answers_invalid', faults: [{ field: 'school' }] });
    expect(JSON.stringify(missing)).toContain('University');
    const regId = await register(test, who, cid, student, { formId, school: '云岭医学院' });
    expect(await registrationOf(regId)).toMatchObject({
      form_id: formId,
      number: 1,
      answers: { school: '云岭医学院' },
    });
    await order(test, who, regId);
    // Without the name of the form, as from "mine", and with that of another one.
    for (const named of [{}, { formId: 0 }]) {
      const again = await info(cid, who, { regid: regId, ...named });
      expect(codesOf(again)).toEqual(['name', 'phone', 'email', 'school']);
      expect(again.user_config.find(({ cfgCode }) => cfgCode === 'school')?.cfgValue).toBe('云岭医学院');
    }
    const body = { cid, regid: regId, ...who.answers, school: '湖滨医学院', formId: 0 };
    expect(await test.attempt(calls.add, body as never, { token: who.token })).toMatchObject({ code: 0 });
    expect(await registrationOf(regId)).toMatchObject({ form_id: formId, answers: { school: '湖滨医学院' } });
  });

  it('carries the answers to the same questions over from one form to another, and takes fees of the other away', async () => {
    const { cid, formId, general, student } = await congress();
    const who = await visitor(test);
    const regId = await register(test, who, cid, general, { hall: 'B' });
    const other = await info(cid, who, { formId });
    expect(other.user_config.map(({ cfgCode, cfgValue }) => [cfgCode, cfgValue])).toEqual([
      ['name', who.answers.name],
      ['phone', who.answers.phone],
      ['email', who.answers.email],
      ['school', null],
    ]);
    const moved = { cid, regid: regId, cfgid: general, formId, ...who.answers, school: '云岭医学院' };
    expect(await test.attempt(calls.add, moved as never, { token: who.token })).toMatchObject({
      error: 'fee_not_eligible',
    });
    expect(await register(test, who, cid, student, { regid: regId, formId, school: '云岭医学院' })).toBe(regId);
    // The draft goes on with its form, and back to the first one where that is named.
    expect(codesOf(await info(cid, who))).toContain('school');
    expect(codesOf(await info(cid, who, { formId: '0' }))).toContain('hall');
  });

  it('offers nobody a form that is known by its link only', async () => {
    const { cid, formId } = await congress({}, 'link');
    expect(await info(cid, null)).not.toHaveProperty('sign_form');
    expect((await info(cid, null, { formId })).sign_form).toMatchObject({ formId, others: [{ formId: 0 }] });
  });

  it('a form for members registers only who is on the list', async () => {
    const listId = await buildMemberList(db, societyId);
    const { cid, formId, student } = await congress({ memberListId: listId }, 'members');
    const who = await visitor(test);
    const answers = { ...who.answers, school: '云岭医学院' };
    expect((await info(cid, who, { formId })).sign_form).toMatchObject({ members: true });
    const asking = { cid, formId, input: answers };
    const as = { token: who.token };
    expect(await test.attempt(calls.info, asking, as)).toMatchObject({ error: 'form_members_only', code: 9270 });
    const adding = { cid, formId, cfgid: student, ...answers } as never;
    expect(await test.attempt(calls.add, adding, as)).toMatchObject({ error: 'form_members_only' });
    await buildMembers(db, listId, [who.answers]);
    expect(await test.attempt(calls.info, asking, as)).toMatchObject({ code: 0 });
    expect(await test.attempt(calls.add, adding, as)).toMatchObject({ code: 0 });
  });

  it('says clearly that a form is unknown, closed or unpublished; those who registered by it go on', async () => {
    const { cid, formId, student } = await congress();
    const who = await visitor(test);
    const kept = await register(test, who, cid, student, { formId, school: '云岭医学院' });
    await order(test, who, kept);
    const drafted = await visitor(test);
    const draft = await register(test, drafted, cid, student, { formId, school: '云岭医学院' });
    const { formId: empty } = await test.call(
      formCalls.create,
      { cid, purpose: 'registration', title: both('新', 'New') },
      { token },
    );
    const title = both('学生报名表', 'Students');
    await test.call(formCalls.change, { cid, formId, title, closed: true }, { token });
    const elsewhere = await congress();
    for (const wrong of ['999999', 'abc', elsewhere.formId])
      expect(await test.attempt(calls.info, { cid, formId: wrong })).toMatchObject({
        error: 'form_unknown',
        code: 9268,
      });
    for (const shut of [formId, empty])
      expect(await test.attempt(calls.info, { cid, formId: shut })).toMatchObject({ error: 'form_closed', code: 9269 });
    const late = { cid, formId, cfgid: student, ...drafted.answers, school: 'x' } as never;
    expect(await test.attempt(calls.add, late, { token: drafted.token })).toMatchObject({ error: 'form_closed' });
    // A draft cannot be ordered; the first form takes it over.
    await expect(order(test, drafted, draft)).rejects.toThrow('form_closed');
    expect(codesOf(await info(cid, drafted))).toContain('hall');
    expect(codesOf(await info(cid, who, { regid: kept }))).toContain('school');
    const body = { cid, regid: kept, ...who.answers, school: '湖滨医学院' } as never;
    expect(await test.attempt(calls.add, body, { token: who.token })).toMatchObject({ code: 0 });
  });

  it('changes to another fee only among those of the form', async () => {
    const { cid, formId, general, student, oneDay } = await congress({
      changePolicy: { answers: 0, fee: 0, stay: 0 },
    });
    const who = await visitor(test);
    const regId = await register(test, who, cid, student, { formId, school: '云岭医学院' });
    await order(test, who, regId);
    await db.updateTable('registration').set({ state: 'confirmed' }).where('id', '=', regId).execute();
    await db.updateTable('orders').set({ state: 'paid' }).where('registration_id', '=', regId).execute();
    const quote = (feeId: number) =>
      test.attempt(changeCalls.changeQuote, { kind: 'fee', regid: regId, feeId, branchId: null } as never, {
        token: who.token,
      });
    expect(await quote(general)).toMatchObject({ error: 'fee_not_eligible' });
    expect(await quote(oneDay)).not.toMatchObject({ error: 'fee_not_eligible' });
  });
});
