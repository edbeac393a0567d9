import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { checkinConsoleCalls } from '@meetingapp/contract/checkin/console.ts';
import { wallCalls } from '@meetingapp/contract/checkin/wall.ts';
import { registrationDeskCalls } from '@meetingapp/contract/registration/desk.ts';
import { guestCalls as calls } from '@meetingapp/contract/registration/guest.ts';
import { registrationCalls } from '@meetingapp/contract/registration/wizard.ts';
import { buildAgreement, freshPhone } from '@meetingapp/demo/accounts/accounts.ts';
import { buildPoint, type PointInput } from '@meetingapp/demo/checkin/points.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildFeeKind } from '@meetingapp/demo/fees/fees.ts';
import { buildForm, buildOwnForm, guestFields } from '@meetingapp/demo/forms/forms.ts';
import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { testApp } from '../../../testing/app.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const agreement = await buildAgreement(db);
const staff = { token: await buildStaffToken(db, await buildStaff(db, societyId)) };

interface HallInput {
  fee?: number;
  form?: boolean;
  point?: PointInput;
}

/** A conference with a form for guests, a door with a code on the wall, and, where wished, a fee. */
async function hall({ fee, form = true, point = {} }: HallInput = {}) {
  const cid = await buildConference(db, { societyId });
  await buildForm(db, cid);
  if (form)
    await buildOwnForm(db, cid, 'onsite', { title: both('现场来宾登记', 'On-site guest'), fields: guestFields });
  const feeId = fee === undefined ? null : await buildFeeKind(db, cid, { amount: fee });
  const pointId = await buildPoint(db, cid, { self: true, most: { times: 1, per: 'ever' }, ...point });
  const { guestLink } = await test.call(checkinConsoleCalls.wallCode, { cid, id: pointId, minutes: 10 }, staff);
  const query = new URLSearchParams(guestLink.split('?')[1]);
  const wall = { until: Number(query.get('until')), signature: query.get('signature') ?? '' };
  const phone = freshPhone();
  const answers = { name: '陈可立', company: '云岭县人民医院', phone, guestRole: '护理' };
  const body = { cid, answers, branchId: null, feeId, agreement, pointId: null, wall: null, position: null };
  const enter = (more: object = {}) => test.attempt(calls.enterGuest, { ...body, entryId: randomUUID(), ...more });
  const done = async (outcome: object) =>
    test.call(calls.guestDone, { doneId: (outcome as { doneId: string }).doneId });
  return { cid, feeId, pointId, wall, phone, answers, enter, done };
}

describe('[S110] [S111] a guest without a registration', () => {
  it('fills in the form without logging in, and is registered and checked in by the code of the hall', async () => {
    const { cid, pointId, wall, enter, done } = await hall();
    const form = await test.call(calls.guestForm, { cid });
    expect(form.fields.map(({ cfgCode }) => cfgCode)).toEqual(['name', 'company', 'phone', 'guestRole']);
    const entryId = randomUUID();
    const first = await enter({ entryId, pointId, wall });
    expect(first).toMatchObject({ code: 0, doneId: entryId });
    expect(await enter({ entryId, pointId, wall })).toMatchObject({ code: 0, doneId: entryId });
    expect(await done(first)).toMatchObject({
      state: 'entered',
      name: '陈可立',
      institution: '云岭县人民医院',
      amount: 0,
      point: both('主入口', 'Main entrance'),
    });
    const rows = await db.selectFrom('registration').select('state').where('conference_id', '=', cid).execute();
    expect(rows).toEqual([{ state: 'attended' }]);
    const scans = await db.selectFrom('scan').select('source').where('conference_id', '=', cid).execute();
    expect(scans).toEqual([{ source: 'form' }]);
  });

  it('without the code of the hall, or with a forged one, is registered but not checked in', async () => {
    const { pointId, wall, answers, enter, done } = await hall();
    const forged = { ...wall, until: wall.until + 60 };
    const outcome = await enter({ pointId, wall: forged });
    const shown = await done(outcome);
    expect(shown).toMatchObject({ state: 'confirmed', point: null });
    expect(shown.entryCode).not.toBe('');
    const other = await enter({ answers: { ...answers, phone: freshPhone() } });
    expect(await done(other)).toMatchObject({ state: 'confirmed' });
  });

  it('pays at the desk where a fee is due, and enters only then', async () => {
    const { cid, feeId, pointId, wall, answers, enter, done } = await hall({ fee: 80_000 });
    const { fees } = await test.call(calls.guestFees, { cid, answers, branchId: null });
    expect(fees).toMatchObject([{ feeId, amount: 80_000 }]);
    expect(await enter({ feeId: null })).toMatchObject({ error: 'fee_missing' });
    const outcome = await enter({ pointId, wall });
    expect(await done(outcome)).toMatchObject({ state: 'to_pay', amount: 80_000, entryCode: '', point: null });
    const { id } = await db
      .selectFrom('registration')
      .select('id')
      .where('conference_id', '=', cid)
      .executeTakeFirstOrThrow();
    await test.call(registrationDeskCalls.takeMoney, { cid, id, paid: 'cash' }, staff);
    expect(await done(outcome)).toMatchObject({ state: 'confirmed', amount: 0 });
    // A free fee is confirmed at once.
    const free = await hall({ fee: 0 });
    expect(await free.done(await free.enter())).toMatchObject({ state: 'confirmed', amount: 0 });
  });

  it('gets one and the same refusal, whatever stands in the way of the person', async () => {
    const known = await hall();
    await buildRegistration(db, known.cid, { phone: known.phone, name: '陈可立' });
    const full = await hall({ fee: 80_000 });
    await db.updateTable('fee_kind').set({ closed: true }).where('id', '=', full.feeId).execute();
    const refusals = [await known.enter(), await full.enter()];
    expect(refusals.map((one) => ('error' in one ? one.error : one.code))).toEqual(['guest_at_desk', 'guest_at_desk']);
    const [one, other] = refusals.map((refusal) => JSON.stringify({ ...refusal, requestId: '' }));
    expect(one).toBe(other);
  });

  it('gets an error for each wrong field of the form, by its label', async () => {
    const { answers, enter } = await hall();
    const wrong = await enter({ answers: { ...answers, name: '' } });
    expect(wrong).toMatchObject({ error: 'answers_invalid', faults: [{ field: 'name' }] });
    expect(JSON.stringify(wrong)).toContain('姓名');
    expect(await enter({ agreement: 'another' })).toMatchObject({ error: 'agreement_needed' });
    const closed = await hall({ form: false });
    expect(await closed.enter()).toMatchObject({ error: 'guest_closed' });
    expect(await test.attempt(calls.guestForm, { cid: closed.cid })).toMatchObject({ error: 'guest_closed' });
  });

  it('is refused for a while after many sendings from one network; the code of the hall allows many more', async () => {
    const { cid, pointId, wall, answers, enter } = await hall();
    for (let at = 0; at < 20; at += 1)
      expect(await enter({ answers: { ...answers, phone: freshPhone() } })).toMatchObject({ code: 0 });
    const next = { answers: { ...answers, phone: freshPhone() } };
    expect(await enter(next)).toMatchObject({ error: 'too_many_requests' });
    expect(await enter({ ...next, pointId, wall })).toMatchObject({ code: 0 });
    expect(await test.attempt(calls.guestForm, { cid })).toMatchObject({ code: 0 });
  });

  it('is asked the form of the address where there are several, and the first one otherwise', async () => {
    const { cid, pointId, answers, enter, done } = await hall();
    const press = await buildOwnForm(db, cid, 'onsite', {
      title: both('媒体登记', 'Press'),
      fields: [...guestFields.slice(0, 3), { code: 'outlet', label: both('媒体', 'Outlet'), required: true }],
    });
    const namesOf = async (formId: number | null) => (await test.call(calls.guestForm, { cid, formId })).name.zh;
    expect([await namesOf(null), await namesOf(press)]).toEqual(['现场来宾登记', '媒体登记']);
    const phone = freshPhone();
    const given = { ...answers, phone };
    expect(await enter({ formId: press, answers: given })).toMatchObject({
      error: 'answers_invalid',
      faults: [{ field: 'outlet' }],
    });
    const outcome = await enter({ formId: press, answers: { ...given, outlet: '健康报' } });
    expect(await done(outcome)).toMatchObject({ state: 'confirmed' });
    const row = await db
      .selectFrom('registration')
      .select('answers')
      .where('conference_id', '=', cid)
      .executeTakeFirstOrThrow();
    expect(row.answers).toMatchObject({ outlet: '健康报' });
    const { guestForms } = await test.call(checkinConsoleCalls.wallCode, { cid, id: pointId, minutes: 10 }, staff);
    expect(guestForms.map(({ name }) => name.zh)).toEqual(['现场来宾登记', '媒体登记']);
    // Of another conference, or put away, it is none.
    const other = await hall();
    expect(await test.attempt(calls.guestForm, { cid: other.cid, formId: press })).toMatchObject({
      error: 'guest_closed',
    });
  });

  it('does not change the registration form, which other pages read', async () => {
    const { cid } = await hall();
    const { user_config } = await test.call(registrationCalls.info, { cid });
    expect(user_config.map(({ cfgCode }) => cfgCode)).toEqual(['name', 'phone', 'email']);
  });
});

describe('[S104] a form before check-in', () => {
  it('is asked at its point, and its answers are kept with the check-in', async () => {
    const cid = await buildConference(db, { societyId });
    await buildForm(db, cid);
    const fields = [{ code: 'lunch', label: both('午餐', 'Lunch'), required: true }];
    const formId = await buildOwnForm(db, cid, 'checkin', { title: both('签到', 'Check-in'), fields });
    const pointId = await buildPoint(db, cid, { kind: 'activity', self: true, formId });
    const phone = freshPhone();
    const regid = await buildRegistration(db, cid, { phone });
    const { account_id } = await db
      .selectFrom('registration')
      .select('account_id')
      .where('id', '=', regid)
      .executeTakeFirstOrThrow();
    const who = { token: await test.logIn(account_id) };
    const seen = await test.call(wallCalls.selfPoint, { cid: null, pointId }, who);
    expect(seen.fields.map(({ cfgCode }) => cfgCode)).toEqual(['lunch']);
    const { link } = await test.call(checkinConsoleCalls.wallCode, { cid, id: pointId, minutes: 10 }, staff);
    const query = new URLSearchParams(link.split('?')[1]);
    const wall = { until: Number(query.get('until')), signature: query.get('signature') ?? '' };
    const body = { pointId, regid, wall, position: null };
    expect(await test.attempt(wallCalls.checkIn, { ...body, scanId: randomUUID() }, who)).toMatchObject({
      error: 'answers_invalid',
      faults: [{ field: 'lunch' }],
    });
    const scanId = randomUUID();
    const answers = { lunch: '素食', other: 'ignored' };
    expect(await test.attempt(wallCalls.checkIn, { ...body, scanId, answers }, who)).toMatchObject({ code: 0 });
    const kept = await db.selectFrom('checkin_answer').select(['scan_id', 'answers']).execute();
    expect(kept).toEqual([{ scan_id: scanId, answers: { lunch: '素食' } }]);
  });
});
