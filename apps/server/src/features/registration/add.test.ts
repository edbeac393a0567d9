import { describe, expect, it } from 'vitest';
import { both } from '@meetingapp/demo/bilingual.ts';
import { buildConference, type ConferenceWish } from '@meetingapp/demo/conferences.ts';
import { buildFeeKind } from '@meetingapp/demo/fees.ts';
import { buildBranch, buildForm, plainFields } from '@meetingapp/demo/forms.ts';
import { buildRegistration } from '@meetingapp/demo/registration.ts';
import { freshPhone } from '@meetingapp/demo/accounts.ts';
import { registration as en } from '@meetingapp/locales/en/registration-server.ts';
import { testApp } from '../../testing/app.ts';
import { client } from '../../testing/client.ts';
import { order, payAtProvider, smallCongress, startPaying, visitor, type Visitor } from '../../testing/congress.ts';

const test = await testApp();
const { db } = test;
const wire = client(test.app, { language: 'en' });

/** As a client of the specification sends it: numbers as text, what is missing as ''. */
const add = async (who: Visitor, cid: number, more: object = {}, headers: object = {}) =>
  (
    await wire.post(
      '/medapp/api/template/register/add',
      { regid: '', uid: String(who.accountId), cid: String(cid), cfgid: '', src: '', sub_cid: '', ...who.answers, ...more },
      { token: who.token, ...headers },
    )
  ).body;
const rows = (cid: number) => db.selectFrom('registration').selectAll().where('conference_id', '=', cid).orderBy('id').execute();
const claims = (regId: number) =>
  db.selectFrom('claim').innerJoin('stock', 'stock.id', 'claim.stock_id').select(['stock.kind', 'claim.state']).where('registration_id', '=', regId).where('state', '<>', 'released').orderBy('stock.kind').execute();

/** Two fees, one for students only. */
async function withRules(wish: ConferenceWish = {}) {
  const cid = await buildConference(db, wish);
  const identities = ['医师', '学生'].map((value) => ({ value, zh: value, en: value }));
  await buildForm(db, cid, [...plainFields, { code: 'identity', kind: 'S', label: both('身份', 'Identity'), required: true, options: identities }]);
  const student = await buildFeeKind(db, cid, { rule: { equals: { code: 'identity', value: '学生' } } });
  return { cid, student, feeId: await buildFeeKind(db, cid) };
}

describe('[C5] template/register/add', () => {
  it('saves a registration and holds the place of the chosen fee', async () => {
    const { cid, feeId } = await smallCongress(db, { holdMinutes: 15 }, { size: 1 });
    const who = await visitor(test);
    const { code, register } = await add(who, cid, { cfgid: String(feeId), src: 'WX2026' });
    expect(code).toBe(0);
    expect(register).toMatchObject({ regUid: who.accountId, regCid: cid, regFl: 0, regState: 'draft', regFeeId: feeId, orderId: null });
    const minutes = (Date.parse(String(register?.holdUntil)) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(14);
    expect(minutes).toBeLessThanOrEqual(15);
    expect(await rows(cid)).toMatchObject([{ name: who.answers.name, source_code: 'WX2026', answers: who.answers }]);
    expect(await claims(Number(register?.regId))).toEqual([{ kind: 'fee', state: 'held' }]);
  });

  it('can be repeated: the same person is the same registration, with or without regid, with one place', async () => {
    const { cid, feeId } = await smallCongress(db, {}, { size: 1 });
    const who = await visitor(test);
    const first = await add(who, cid, { cfgid: feeId });
    const regId = first.register?.regId;
    expect((await add(who, cid, { cfgid: feeId })).register?.regId).toEqual(regId);
    expect((await add(who, cid, { cfgid: feeId, regid: regId, name: '周小晴' })).register?.regId).toEqual(regId);
    expect(await rows(cid)).toMatchObject([{ name: '周小晴' }]);
    expect(await claims(Number(regId))).toHaveLength(1);
  });

  it('from two tabs at once makes one registration', async () => {
    const { cid, feeId } = await smallCongress(db);
    const who = await visitor(test);
    const answers = await Promise.all(Array.from({ length: 6 }, () => add(who, cid, { cfgid: feeId })));
    expect(answers.map((answer) => answer.code)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(await rows(cid)).toHaveLength(1);
  });

  it('[E12] leaves nothing half done when it is refused', async () => {
    const { cid, student } = await withRules();
    const full = await smallCongress(db, {}, { size: 0 });
    const who = await visitor(test);
    expect(await add(who, cid, { cfgid: student, identity: '医师' })).toMatchObject({ error: 'fee_not_eligible', msg: 'Your details do not meet the conditions of this registration type' });
    expect(await add(who, cid, { cfgid: 999_999, identity: '医师' })).toMatchObject({ error: 'fee_not_eligible' });
    expect(await add(who, full.cid, { cfgid: full.feeId })).toMatchObject({ error: 'fee_sold_out' });
    expect([...(await rows(cid)), ...(await rows(full.cid))]).toEqual([]);
  });

  it('changes the chosen fee by giving the old place back in the same moment', async () => {
    const { cid, feeId } = await smallCongress(db, {}, { size: 1 });
    const other = await buildFeeKind(db, cid, { size: 1 });
    const who = await visitor(test);
    const { register } = await add(who, cid, { cfgid: feeId });
    expect((await add(who, cid, { cfgid: other })).register?.regFeeId).toBe(other);
    expect(await claims(Number(register?.regId))).toHaveLength(1);
    expect((await add(await visitor(test), cid, { cfgid: feeId })).code).toBe(0);
  });

  it('[E1] is for people who are logged in', async () => {
    const { cid } = await smallCongress(db);
    expect((await wire.post('/medapp/api/template/register/add', { cid, name: 'x' })).body).toMatchObject({ code: 9999 });
  });
});

describe('[E12] registration is refused', () => {
  const cases: [title: string, wish: ConferenceWish, error: string, msg: string][] = [
    ['not yet open', { registrationOpensAt: new Date(Date.now() + 60_000) }, 'registration_not_open', 'Registration has not opened yet'],
    ['after its last moment', { registrationClosesAt: new Date(Date.now() - 1) }, 'registration_closed', 'Registration is closed'],
    ['when the conference is closed', { state: 'closed' }, 'registration_closed', 'Registration is closed'],
    ['when the conference was stopped', { state: 'stopped' }, 'conference_stopped', 'Access to this conference has been stopped'],
    ['while the conference is a draft', { state: 'draft' }, 'conference_unknown', 'This conference was not found'],
  ];
  for (const [title, wish, error, msg] of cases)
    it(title, async () => {
      const { cid, feeId } = await smallCongress(db, wish);
      expect(await add(await visitor(test), cid, { cfgid: feeId })).toMatchObject({ error, msg });
      expect(await rows(cid)).toEqual([]);
    });

  it('for a conference that there is not, or that has no form yet', async () => {
    const who = await visitor(test);
    expect(await add(who, 999_999)).toMatchObject({ error: 'conference_unknown' });
    expect(await add(who, await buildConference(db))).toMatchObject({ error: 'registration_not_open' });
  });

  it('when it closes while somebody fills in the form: saving and ordering say so', async () => {
    const { cid, feeId } = await smallCongress(db);
    const who = await visitor(test);
    const { register } = await add(who, cid, { cfgid: feeId });
    await db.updateTable('conference').set({ registration_closes_at: new Date(Date.now() - 1) }).where('id', '=', cid).execute();
    expect(await add(who, cid, { cfgid: feeId })).toMatchObject({ error: 'registration_closed' });
    const { body } = await wire.post('/medapp/api/order/create', { regid: register?.regId, total: 100_000 }, { token: who.token });
    expect(body).toMatchObject({ error: 'registration_closed' });
  });
});

describe('[V6] branches', () => {
  const branched = async () => {
    const { cid, feeId } = await smallCongress(db);
    return { cid, feeId, small: await buildBranch(db, cid, { size: 1 }), large: await buildBranch(db, cid) };
  };

  it('[E5] one must be chosen, and it must be one of this conference', async () => {
    const { cid, feeId } = await branched();
    const elsewhere = await branched();
    const who = await visitor(test);
    for (const sub_cid of ['', null, 999_999, elsewhere.large]) expect(await add(who, cid, { cfgid: feeId, sub_cid })).toMatchObject({ error: 'branch_missing', msg: 'Please select a branch' });
    expect(await rows(cid)).toEqual([]);
  });

  it('has places of its own, held together with those of the fee, all or none', async () => {
    const { cid, feeId, small, large } = await branched();
    const { register } = await add(await visitor(test), cid, { cfgid: feeId, sub_cid: String(small) });
    expect(register?.regSubCid).toBe(small);
    expect(await claims(Number(register?.regId))).toEqual([{ kind: 'branch', state: 'held' }, { kind: 'fee', state: 'held' }]);
    const late = await visitor(test);
    expect(await add(late, cid, { cfgid: feeId, sub_cid: small })).toMatchObject({ error: 'branch_full' });
    expect(await add(late, cid, { cfgid: feeId, sub_cid: large })).toMatchObject({ code: 0 });
  });

  it('one person may be in two branches, once in each', async () => {
    const { cid, feeId, small, large } = await branched();
    const who = await visitor(test);
    for (const sub_cid of [small, large]) {
      const { register } = await add(who, cid, { cfgid: feeId, sub_cid });
      await order(test, who, Number(register?.regId));
    }
    expect(await rows(cid)).toMatchObject([{ branch_id: small, state: 'approved' }, { branch_id: large, state: 'approved' }]);
    expect(await add(who, cid, { cfgid: feeId, sub_cid: large })).toMatchObject({ error: 'already_registered' });
  });
});

describe('[C5] one person', () => {
  it('is at a conference once, whoever registers them and however the phone is written', async () => {
    const { cid, feeId } = await smallCongress(db);
    const who = await visitor(test);
    const { register } = await add(who, cid, { cfgid: feeId });
    await order(test, who, Number(register?.regId));
    const colleague = await visitor(test);
    for (const phone of [who.answers.phone, `86${who.answers.phone}`])
      expect(await add(colleague, cid, { cfgid: feeId, phone, email: '' })).toMatchObject({ error: 'already_registered', msg: 'This phone number or e-mail is registered already' });
  });

  it('[S115] may register colleagues too, each once, without touching the own registration', async () => {
    const { cid, feeId } = await smallCongress(db);
    const who = await visitor(test);
    const own = await add(who, cid, { cfgid: feeId });
    await order(test, who, Number(own.register?.regId));
    const colleague = { name: '同事', phone: freshPhone(), email: '' };
    const other = await add(who, cid, { cfgid: feeId, ...colleague });
    expect(other).toMatchObject({ code: 0, register: { regUid: who.accountId } });
    expect(other.register?.regId).not.toEqual(own.register?.regId);
    expect(await rows(cid)).toMatchObject([{ state: 'approved', name: who.answers.name }, { state: 'draft', name: '同事' }]);
  });

  it('may come again after cancelling', async () => {
    const { cid, feeId } = await smallCongress(db);
    const who = await visitor(test);
    const { register } = await add(who, cid, { cfgid: feeId });
    const made = await order(test, who, Number(register?.regId));
    await wire.post('/medapp/api/order/cancel', { orderid: made.orderId }, { token: who.token });
    const again = await add(who, cid, { cfgid: feeId });
    expect(again.code).toBe(0);
    expect(again.register?.regId).not.toEqual(register?.regId);
  });
});

describe('[T11] changing what was entered', () => {
  const confirmed = async () => {
    const made = await withRules();
    const who = await visitor(test);
    const { register } = await add(who, made.cid, { cfgid: made.student, identity: '学生' });
    const regId = Number(register?.regId);
    const { orderId } = await order(test, who, regId);
    await payAtProvider(test, await startPaying(test, who, orderId));
    return { ...made, who, regId };
  };

  it('of a paid registration keeps fee, place and state', async () => {
    const { cid, student, who, regId } = await confirmed();
    expect(await add(who, cid, { regid: regId, identity: '学生', name: '周小晴' })).toMatchObject({ code: 0, register: { regId, regFl: 2, regFeeId: student } });
    expect(await rows(cid)).toMatchObject([{ name: '周小晴', state: 'confirmed' }]);
    expect(await claims(regId)).toEqual([{ kind: 'fee', state: 'confirmed' }]);
    const { body } = await wire.post('/medapp/api/registration/read', { regid: regId }, { token: who.token });
    expect(body.registration?.history?.at(-1)?.text).toBe(en.events.edit);
  });

  it('[V18] to answers that the paid fee does not allow is refused, and so is another fee', async () => {
    const { cid, feeId, who, regId } = await confirmed();
    expect(await add(who, cid, { regid: regId, identity: '医师' })).toMatchObject({ error: 'registration_locked' });
    expect(await add(who, cid, { regid: regId, identity: '学生', cfgid: feeId })).toMatchObject({ error: 'registration_locked' });
    expect(await rows(cid)).toMatchObject([{ answers: { identity: '学生' } }]);
  });

  it('[V2] of a paid registration cannot empty what is required, also where drafts are saved as one goes', async () => {
    const { cid, who, regId } = await confirmed();
    await db.updateTable('conference').set({ saves_as_one_goes: true }).where('id', '=', cid).execute();
    expect(await add(who, cid, { regid: regId, identity: '学生', name: '' })).toMatchObject({ error: 'answers_invalid', faults: [{ field: 'name' }] });
    expect(await rows(cid)).toMatchObject([{ name: who.answers.name }]);
  });

  it('to somebody who is registered already is refused', async () => {
    const { cid, who, regId } = await confirmed();
    const taken = freshPhone();
    await buildRegistration(db, cid, { phone: taken });
    expect(await add(who, cid, { regid: regId, identity: '学生', phone: taken })).toMatchObject({ error: 'already_registered' });
  });

  it('[E12] is possible for one’s own only, of this conference, and not after the end', async () => {
    const { cid, feeId } = await smallCongress(db);
    const elsewhere = await smallCongress(db);
    const who = await visitor(test);
    const others = await buildRegistration(db, cid);
    expect(await add(who, cid, { regid: others })).toMatchObject({ error: 'registration_unknown', msg: 'This registration was not found' });
    const { register } = await add(who, cid, { cfgid: feeId });
    expect(await add(who, elsewhere.cid, { regid: register?.regId })).toMatchObject({ error: 'registration_unknown' });
    for (const state of ['submitted', 'attended', 'cancelled', 'refused', 'gone'] as const) {
      await db.updateTable('registration').set({ state }).where('id', '=', Number(register?.regId)).execute();
      expect([state, await add(who, cid, { regid: register?.regId })]).toMatchObject([state, { error: 'registration_locked' }]);
    }
  });

  it('of a draft to another person of mine that is half entered too is told, not broken', async () => {
    const { cid, feeId } = await smallCongress(db);
    const who = await visitor(test);
    const second = freshPhone();
    const { register } = await add(who, cid, { cfgid: feeId });
    await add(who, cid, { cfgid: feeId, phone: second });
    expect(await add(who, cid, { cfgid: feeId, regid: register?.regId, phone: second })).toMatchObject({ error: 'already_registered' });
  });
});

describe('[C5] answers saved as one goes', () => {
  it('are kept although something required is missing, until a fee is chosen', async () => {
    const { cid, feeId } = await withRules({ savesAsOneGoes: true });
    const who = await visitor(test);
    const { register } = await add(who, cid, { name: '周晓晴' });
    expect(register).toMatchObject({ regFl: 0, regFeeId: null, holdUntil: null });
    expect(await rows(cid)).toMatchObject([{ answers: { name: '周晓晴', identity: '' } }]);
    expect(await add(who, cid, { regid: register?.regId, cfgid: feeId })).toMatchObject({ error: 'answers_invalid', faults: [{ field: 'identity', text: 'Identity: This item is required' }] });
    expect(await add(who, cid, { regid: register?.regId, phone: '1' })).toMatchObject({ error: 'answers_invalid', faults: [{ field: 'phone' }] });
    expect(await add(who, cid, { regid: register?.regId, identity: '医师', cfgid: feeId })).toMatchObject({ code: 0, register: { regId: register?.regId } });
  });

  it('are refused where the conference does not save so', async () => {
    const { cid } = await withRules();
    expect(await add(await visitor(test), cid, {})).toMatchObject({ error: 'answers_invalid', faults: [{ field: 'identity' }] });
  });
});

describe('[C16] a conference with review', () => {
  it('submits without an order, keeps the place for the staff’s answer, and stands still meanwhile', async () => {
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
    expect((await wire.post('/medapp/api/registration/cancel', { regid }, { token: who.token })).body).toMatchObject({ code: 0, register: { regFl: 0, regState: 'cancelled' } });
    expect(await add(await visitor(test), cid, { cfgid: feeId })).toMatchObject({ code: 0 });
  });
});
