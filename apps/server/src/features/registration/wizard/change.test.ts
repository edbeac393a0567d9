import { describe, expect, it } from 'vitest';
import { freshPhone } from '@meetingapp/demo/accounts/accounts.ts';
import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { registration as en } from '@meetingapp/locales/en/registration/server.ts';
import { testApp } from '../../../testing/app.ts';
import { order, payAtProvider, smallCongress, startPaying, visitor } from '../../../testing/congress.ts';
import { congressWithRules, saving } from '../../../testing/saving.ts';

const test = await testApp();
const { db } = test;
const { wire, add, rows, claims } = saving(test);

describe('[T11] editing the answers', () => {
  const confirmed = async () => {
    const made = await congressWithRules(db);
    const who = await visitor(test);
    const { register } = await add(who, made.cid, { cfgid: made.student, identity: '学生' });
    const regId = Number(register?.regId);
    const { orderId } = await order(test, who, regId);
    await payAtProvider(test, await startPaying(test, who, orderId));
    return { ...made, who, regId };
  };

  it('of a paid registration keeps fee, place and state', async () => {
    const { cid, student, who, regId } = await confirmed();
    expect(await add(who, cid, { regid: regId, identity: '学生', name: '周小晴' })).toMatchObject({
      code: 0,
      register: { regId, regFl: 2, regFeeId: student },
    });
    expect(await rows(cid)).toMatchObject([{ name: '周小晴', state: 'confirmed' }]);
    expect(await claims(regId)).toEqual([{ kind: 'fee', state: 'confirmed' }]);
    const { body } = await wire.post('/medapp/api/registration/read', { regid: regId }, { token: who.token });
    expect(body.registration?.history?.at(-1)?.text).toBe(en.events.edit);
  });

  it('[V18] to values that the paid fee does not allow is refused, and so is another fee', async () => {
    const { cid, feeId, who, regId } = await confirmed();
    expect(await add(who, cid, { regid: regId, identity: '医师' })).toMatchObject({ error: 'registration_locked' });
    expect(await add(who, cid, { regid: regId, identity: '学生', cfgid: feeId })).toMatchObject({
      error: 'registration_locked',
    });
    expect(await rows(cid)).toMatchObject([{ answers: { identity: '学生' } }]);
  });

  it('[V2] of a paid registration cannot clear required fields, also when answers are saved step by step', async () => {
    const { cid, who, regId } = await confirmed();
    await db.updateTable('conference').set({ saves_as_one_goes: true }).where('id', '=', cid).execute();
    expect(await add(who, cid, { regid: regId, identity: '学生', name: '' })).toMatchObject({
      error: 'answers_invalid',
      faults: [{ field: 'name' }],
    });
    expect(await rows(cid)).toMatchObject([{ name: who.answers.name }]);
  });

  it('to a person who is already registered is refused', async () => {
    const { cid, who, regId } = await confirmed();
    const taken = freshPhone();
    await buildRegistration(db, cid, { phone: taken });
    expect(await add(who, cid, { regid: regId, identity: '学生', phone: taken })).toMatchObject({
      error: 'already_registered',
    });
  });

  it('[E12] is possible only for the account’s own registration of this conference, and not after the end', async () => {
    const { cid, feeId } = await smallCongress(db);
    const elsewhere = await smallCongress(db);
    const who = await visitor(test);
    const others = await buildRegistration(db, cid);
    expect(await add(who, cid, { regid: others })).toMatchObject({
      error: 'registration_unknown',
      msg: 'This registration was not found',
    });
    const { register } = await add(who, cid, { cfgid: feeId });
    expect(await add(who, elsewhere.cid, { regid: register?.regId })).toMatchObject({ error: 'registration_unknown' });
    for (const state of ['submitted', 'attended', 'cancelled', 'refused', 'gone'] as const) {
      await db.updateTable('registration').set({ state }).where('id', '=', Number(register?.regId)).execute();
      expect([state, await add(who, cid, { regid: register?.regId })]).toMatchObject([
        state,
        { error: 'registration_locked' },
      ]);
    }
  });

  it('of a draft to another incomplete person of the account is refused, not a failure', async () => {
    const { cid, feeId } = await smallCongress(db);
    const who = await visitor(test);
    const second = freshPhone();
    const { register } = await add(who, cid, { cfgid: feeId });
    await add(who, cid, { cfgid: feeId, phone: second });
    expect(await add(who, cid, { cfgid: feeId, regid: register?.regId, phone: second })).toMatchObject({
      error: 'already_registered',
    });
  });
});

describe('[C5] answers saved step by step', () => {
  it('are saved although something required is missing, until a fee is chosen', async () => {
    const { cid, feeId } = await congressWithRules(db, { savesAsOneGoes: true });
    const who = await visitor(test);
    const { register } = await add(who, cid, { name: '周晓晴' });
    expect(register).toMatchObject({ regFl: 0, regFeeId: null, holdUntil: null });
    expect(await rows(cid)).toMatchObject([{ answers: { name: '周晓晴', identity: '' } }]);
    expect(await add(who, cid, { regid: register?.regId, cfgid: feeId })).toMatchObject({
      error: 'answers_invalid',
      faults: [{ field: 'identity', text: 'Identity: This item is required' }],
    });
    expect(await add(who, cid, { regid: register?.regId, phone: '1' })).toMatchObject({
      error: 'answers_invalid',
      faults: [{ field: 'phone' }],
    });
    expect(await add(who, cid, { regid: register?.regId, identity: '医师', cfgid: feeId })).toMatchObject({
      code: 0,
      register: { regId: register?.regId },
    });
  });

  it('are refused when the conference disables it', async () => {
    const { cid } = await congressWithRules(db);
    expect(await add(await visitor(test), cid, {})).toMatchObject({
      error: 'answers_invalid',
      faults: [{ field: 'identity' }],
    });
  });
});

describe('[C16] a conference with review', () => {
  it('submits without an order, holds the place for the decision of staff, and cannot change in between', async () => {
    const { cid, feeId } = await smallCongress(db, { review: true }, { size: 1 });
    const who = await visitor(test);
    const { register } = await add(who, cid, { cfgid: feeId });
    const regid = Number(register?.regId);
    const made = await wire.post('/medapp/api/order/create', { regid, total: 100_000 }, { token: who.token });
    expect(made.body).toEqual({ code: 0, order: null, regFl: 1 });
    expect(await rows(cid)).toMatchObject([{ state: 'submitted' }]);
    const days = (Number((await rows(cid))[0]?.hold_until) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(14);
    expect(await add(who, cid, { regid, cfgid: feeId })).toMatchObject({ error: 'registration_locked' });
    expect(await add(await visitor(test), cid, { cfgid: feeId })).toMatchObject({ error: 'fee_sold_out' });
    expect((await wire.post('/medapp/api/registration/cancel', { regid }, { token: who.token })).body).toMatchObject({
      code: 0,
      register: { regFl: 0, regState: 'cancelled' },
    });
    expect(await add(await visitor(test), cid, { cfgid: feeId })).toMatchObject({ code: 0 });
  });
});
