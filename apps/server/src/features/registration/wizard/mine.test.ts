import { readTicketCode } from '@meetingapp/domain/checkin/ticket-code.ts';
import { describe, expect, it } from 'vitest';
import { registrationCalls, type RegistrationState } from '@meetingapp/contract/registration/wizard.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { buildConference } from '@meetingapp/demo/conference/conferences.ts';
import { buildFeeKind } from '@meetingapp/demo/fees/fees.ts';
import { buildBranch, buildForm, plainFields } from '@meetingapp/demo/forms/forms.ts';
import { buildOrder } from '@meetingapp/demo/orders/orders.ts';
import { buildRegistration, type RegistrationInput } from '@meetingapp/demo/registration/registration.ts';
import { registration as en } from '@meetingapp/locales/en/registration/server.ts';
import { testApp } from '../../../testing/app.ts';
import { visitor } from '../../../testing/congress.ts';

const test = await testApp();
const { db } = test;

const identity = {
  code: 'identity',
  kind: 'MS' as const,
  label: both('身份', 'Identity'),
  options: [
    { value: '医师', zh: '医师', en: 'Physician' },
    { value: '学生', zh: '学生', en: 'Student' },
  ],
};
async function registered(wish: RegistrationInput = {}) {
  const who = await visitor(test);
  const cid = await buildConference(db, { title: both('年会', 'Congress') });
  await buildForm(db, cid, [...plainFields, identity]);
  const branchId = await buildBranch(db, cid, { title: both('主会场', 'Main') });
  const feeKindId = await buildFeeKind(db, cid, { title: both('标准', 'Standard') });
  const regId = await buildRegistration(db, cid, {
    accountId: who.accountId,
    branchId,
    feeKindId,
    phone: '13800001111',
    answers: { identity: '医师|学生', company: '湖滨医院' },
    ...wish,
  });
  return { who, cid, regId, branchId, feeKindId };
}
const read = (token: string, regid: number, language: 'zh' | 'en' = 'en') =>
  test.attempt(registrationCalls.read, { regid }, { token, language });
const detail = async (token: string, regid: number, language: 'zh' | 'en' = 'en') =>
  (await test.call(registrationCalls.read, { regid }, { token, language })).registration;

describe('[C16] registration/mine', () => {
  it('[S42] lists the registrations of this account, newest first, of one conference or of all', async () => {
    const { who, cid, regId } = await registered();
    const other = await registered({
      accountId: who.accountId,
      createdAt: new Date(Date.now() + 1000),
      state: 'draft',
    });
    const list = (body: { cid?: number }) =>
      test.call(registrationCalls.mine, body, { token: who.token, language: 'en' });
    const all = (await list({})).registrations;
    expect(all.map((one) => one.regId)).toEqual([other.regId, regId]);
    expect(all[1]).toMatchObject({
      cid,
      conference: 'Congress',
      branch: 'Main',
      fee: 'Standard',
      state: 'confirmed',
      regFl: 2,
      orderId: null,
    });
    expect(all[1]?.cardId, 'the address of the card').toBe((await detail(who.token, regId)).cardId);
    expect(all[0]?.cardId, 'of a draft').toBeNull();
    expect((await list({ cid })).registrations.map((one) => one.regId)).toEqual([regId]);
    expect((await test.call(registrationCalls.mine, {}, { token: (await visitor(test)).token })).registrations).toEqual(
      [],
    );
  });

  it('names the newest order of each', async () => {
    const { who, regId } = await registered();
    const orderId = await buildOrder(db, regId);
    expect((await test.call(registrationCalls.mine, {}, { token: who.token })).registrations).toMatchObject([
      { regId, orderId },
    ]);
  });
});

describe('[C16] registration/read', () => {
  it('[S120] shows answers by label, options in the language, and the entry code once it is confirmed', async () => {
    const { who, regId } = await registered();
    const shown = await detail(who.token, regId);
    expect(shown.answers).toEqual([
      { code: 'name', label: 'Name', value: '林知远' },
      { code: 'phone', label: 'Mobile number', value: '13800001111' },
      { code: 'identity', label: 'Identity', value: 'Physician, Student' },
    ]);
    expect(readTicketCode(shown.entryCode)?.ticket).toMatchObject({ name: '林知远', role: 'attendee' });
    expect(shown.cardId).toMatch(/^[\w-]{24}$/);
    expect((await detail(who.token, regId, 'zh')).answers.at(-1)).toEqual({
      code: 'identity',
      label: '身份',
      value: '医师、学生',
    });
  });

  it('shows no entry code before that', async () => {
    const { who, regId } = await registered({ state: 'approved' });
    expect(await detail(who.token, regId)).toMatchObject({ entryCode: '', cardId: null });
  });

  it('is shown by the version of the form it was entered in', async () => {
    const { who, cid, regId } = await registered();
    await buildForm(db, cid, [{ code: 'name', label: both('全名', 'Full name') }], 2);
    expect((await detail(who.token, regId)).answers.map((answer) => answer.label)).toEqual([
      'Name',
      'Mobile number',
      'Identity',
    ]);
  });

  const can: [title: string, state: RegistrationState, paid: boolean, edit: string, cancel: string][] = [
    ['a draft', 'draft', false, '', en.cannot.not_started],
    ['a submitted one', 'submitted', false, en.cannot.under_review, ''],
    ['an approved one', 'approved', false, '', ''],
    ['a paid one', 'confirmed', true, '', en.cannot.already_paid],
    ['one who was there', 'attended', true, en.cannot.attended, en.cannot.attended],
    ['one that is over', 'cancelled', false, en.cannot.ended, en.cannot.ended],
  ];
  for (const [title, state, paid, editReason, cancelReason] of can)
    it(`[T10] says whether ${title} can be changed and cancelled, and why not`, async () => {
      const { who, regId } = await registered({ state });
      if (paid) await buildOrder(db, regId);
      const shown = (await detail(who.token, regId)).can;
      expect(shown).toEqual({ edit: editReason === '', cancel: cancelReason === '', editReason, cancelReason });
    });

  it('says that nothing can be changed once registration is closed', async () => {
    const { who, cid, regId } = await registered();
    await db
      .updateTable('conference')
      .set({ registration_closes_at: new Date(Date.now() - 1) })
      .where('id', '=', cid)
      .execute();
    expect((await detail(who.token, regId)).can).toMatchObject({
      edit: false,
      editReason: expect.stringContaining('closed'),
    });
  });

  it('[E12] is readable for its own account only', async () => {
    const { regId } = await registered();
    expect(await read((await visitor(test)).token, regId)).toMatchObject({ error: 'registration_unknown' });
    expect(await test.attempt(registrationCalls.read, { regid: regId })).toMatchObject({ code: 9999 });
  });
});

describe('[C16] registration/card', () => {
  const card = (cardid: string) => test.attempt(registrationCalls.card, { cardid }, { language: 'en' });
  const cardOf = async (regId: number) =>
    (await db.selectFrom('registration').select('card_id').where('id', '=', regId).executeTakeFirstOrThrow()).card_id;

  it('[S19] opens by its unguessable address, and shows only the badge', async () => {
    const { regId, cid } = await registered();
    const answer = await card(await cardOf(regId));
    expect(answer).toMatchObject({
      code: 0,
      card: { cid, conference: 'Congress', name: '林知远', affiliation: '湖滨医院', state: 'confirmed' },
    });
    expect(JSON.stringify(answer)).not.toContain('13800001111');
  });

  it('[E12] does not open for an unconfirmed registration, nor for a guess', async () => {
    const { regId } = await registered({ state: 'approved' });
    expect(await card(await cardOf(regId))).toMatchObject({ error: 'registration_unknown' });
    expect(await card('A'.repeat(24))).toMatchObject({ error: 'registration_unknown' });
    expect(await card(String(regId))).toMatchObject({ error: 'body_invalid', faults: [{ field: 'cardid' }] });
  });
});
