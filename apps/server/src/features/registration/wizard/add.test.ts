import { describe, expect, it } from 'vitest';
import { freshPhone } from '@meetingapp/demo/accounts/accounts.ts';
import { buildConference, type ConferenceInput } from '@meetingapp/demo/conference/conferences.ts';
import { buildFeeKind } from '@meetingapp/demo/fees/fees.ts';
import { buildBranch } from '@meetingapp/demo/forms/forms.ts';
import { testApp } from '../../../testing/app.ts';
import { order, smallCongress, visitor } from '../../../testing/congress.ts';
import { congressWithRules, saving } from '../../../testing/saving.ts';

const test = await testApp();
const { db } = test;
const { wire, add, rows, claims } = saving(test);

describe('[C5] template/register/add', () => {
  it('saves a registration and holds the place of the chosen fee', async () => {
    const { cid, feeId } = await smallCongress(db, { holdMinutes: 15 }, { size: 1 });
    const who = await visitor(test);
    const { code, register } = await add(who, cid, { cfgid: String(feeId), src: 'WX2026' });
    expect(code).toBe(0);
    expect(register).toMatchObject({
      regUid: who.accountId,
      regCid: cid,
      regFl: 0,
      regState: 'draft',
      regFeeId: feeId,
      orderId: null,
    });
    const minutes = (Date.parse(String(register?.holdUntil)) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(14);
    expect(minutes).toBeLessThanOrEqual(15);
    expect(await rows(cid)).toMatchObject([{ name: who.answers.name, source_code: 'WX2026', answers: who.answers }]);
    expect(await claims(Number(register?.regId))).toEqual([{ kind: 'fee', state: 'held' }]);
  });

  it('is idempotent: the same person is the same registration, with or without regid, with one place', async () => {
    const { cid, feeId } = await smallCongress(db, {}, { size: 1 });
    const who = await visitor(test);
    const first = await add(who, cid, { cfgid: feeId });
    const regId = first.register?.regId;
    expect((await add(who, cid, { cfgid: feeId })).register?.regId).toEqual(regId);
    expect((await add(who, cid, { cfgid: feeId, regid: regId, name: '周小晴' })).register?.regId).toEqual(regId);
    expect(await rows(cid)).toMatchObject([{ name: '周小晴' }]);
    expect(await claims(Number(regId))).toHaveLength(1);
  });

  it('[S116] renews the hold twice, then the place goes back to others', async () => {
    const { cid, feeId } = await smallCongress(db, { holdMinutes: 15 }, { size: 1 });
    const [who, other] = [await visitor(test), await visitor(test)];
    const MINUTE = 60_000;
    /** Lets time pass by moving the end of the hold to this many minutes from now. */
    const endsIn = async (minutes: number) => {
      const until = new Date(Date.now() + minutes * MINUTE);
      await db.updateTable('registration').set({ hold_until: until }).where('account_id', '=', who.accountId).execute();
      await db
        .updateTable('claim')
        .set({ held_until: until })
        .where('state', '=', 'held')
        .where(
          'registration_id',
          'in',
          (await rows(cid)).filter((row) => row.account_id === who.accountId).map(({ id }) => id),
        )
        .execute();
    };
    const left = (register: unknown) =>
      Math.round((Date.parse(String((register as { holdUntil: string }).holdUntil)) - Date.now()) / MINUTE);
    const again = () => add(who, cid, { cfgid: feeId });
    expect(left((await again()).register)).toBe(15);
    for (const renewal of [1, 2]) {
      await endsIn(5);
      expect([renewal, left((await again()).register)]).toEqual([renewal, 15]);
    }
    await endsIn(5);
    expect(left((await again()).register)).toBe(5);
    expect(await add(other, cid, { cfgid: feeId })).toMatchObject({ error: 'fee_sold_out' });
    await endsIn(-1);
    // It says when: after as long as the place was kept, of which a minute has passed.
    expect(await again()).toMatchObject({ error: 'hold_used_up', msg: expect.stringContaining('14 min') as string });
    expect(await add(other, cid, { cfgid: feeId })).toMatchObject({ code: 0 });
    await endsIn(-16);
    expect(await again()).toMatchObject({ error: 'fee_sold_out' });
  });

  it('from two tabs at once creates one registration', async () => {
    const { cid, feeId } = await smallCongress(db);
    const who = await visitor(test);
    const answers = await Promise.all(Array.from({ length: 6 }, () => add(who, cid, { cfgid: feeId })));
    expect(answers.map((answer) => answer.code)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(await rows(cid)).toHaveLength(1);
  });

  it('[E12] changes nothing when it is refused', async () => {
    const { cid, student } = await congressWithRules(db);
    const full = await smallCongress(db, {}, { size: 0 });
    const who = await visitor(test);
    expect(await add(who, cid, { cfgid: student, identity: '医师' })).toMatchObject({
      error: 'fee_not_eligible',
      msg: 'Your details do not meet the conditions of this registration type',
    });
    expect(await add(who, cid, { cfgid: 999_999, identity: '医师' })).toMatchObject({ error: 'fee_not_eligible' });
    expect(await add(who, full.cid, { cfgid: full.feeId })).toMatchObject({ error: 'fee_sold_out' });
    expect([...(await rows(cid)), ...(await rows(full.cid))]).toEqual([]);
  });

  it('changes the chosen fee and releases the old place atomically', async () => {
    const { cid, feeId } = await smallCongress(db, {}, { size: 1 });
    const other = await buildFeeKind(db, cid, { size: 1 });
    const who = await visitor(test);
    const { register } = await add(who, cid, { cfgid: feeId });
    expect((await add(who, cid, { cfgid: other })).register?.regFeeId).toBe(other);
    expect(await claims(Number(register?.regId))).toHaveLength(1);
    expect((await add(await visitor(test), cid, { cfgid: feeId })).code).toBe(0);
  });

  it('[E1] requires a log-in', async () => {
    const { cid } = await smallCongress(db);
    expect((await wire.post('/medapp/api/template/register/add', { cid, name: 'x' })).body).toMatchObject({
      code: 9999,
    });
  });
});

describe('[E12] registration is refused', () => {
  const cases: [title: string, wish: ConferenceInput, error: string, msg: string][] = [
    [
      'not yet open',
      { registrationOpensAt: new Date(Date.now() + 60_000) },
      'registration_not_open',
      'Registration has not opened yet',
    ],
    [
      'after its last moment',
      { registrationClosesAt: new Date(Date.now() - 1) },
      'registration_closed',
      'Registration is closed',
    ],
    ['when the conference is closed', { state: 'closed' }, 'registration_closed', 'Registration is closed'],
    [
      'when the conference was stopped',
      { state: 'stopped' },
      'conference_stopped',
      'Access to this conference has been stopped',
    ],
    ['while the conference is a draft', { state: 'draft' }, 'conference_unknown', 'This conference was not found'],
  ];
  for (const [title, wish, error, msg] of cases)
    it(`${title}`, async () => {
      const { cid, feeId } = await smallCongress(db, wish);
      expect(await add(await visitor(test), cid, { cfgid: feeId })).toMatchObject({ error, msg });
      expect(await rows(cid)).toEqual([]);
    });

  it('for an unknown conference, or one without a form', async () => {
    const who = await visitor(test);
    expect(await add(who, 999_999)).toMatchObject({ error: 'conference_unknown' });
    expect(await add(who, await buildConference(db))).toMatchObject({ error: 'registration_not_open' });
  });

  it('when it closes while somebody fills in the form: saving and ordering report it', async () => {
    const { cid, feeId } = await smallCongress(db);
    const who = await visitor(test);
    const { register } = await add(who, cid, { cfgid: feeId });
    await db
      .updateTable('conference')
      .set({ registration_closes_at: new Date(Date.now() - 1) })
      .where('id', '=', cid)
      .execute();
    expect(await add(who, cid, { cfgid: feeId })).toMatchObject({ error: 'registration_closed' });
    const { body } = await wire.post(
      '/medapp/api/order/create',
      { regid: register?.regId, total: 100_000 },
      { token: who.token },
    );
    expect(body).toMatchObject({ error: 'registration_closed' });
  });
});

describe('[V6] branches', () => {
  const branched = async () => {
    const { cid, feeId } = await smallCongress(db);
    return { cid, feeId, small: await buildBranch(db, cid, { size: 1 }), large: await buildBranch(db, cid) };
  };

  it('[E5] one of this conference must be chosen', async () => {
    const { cid, feeId } = await branched();
    const elsewhere = await branched();
    const who = await visitor(test);
    for (const sub_cid of ['', null, 999_999, elsewhere.large])
      expect(await add(who, cid, { cfgid: feeId, sub_cid })).toMatchObject({
        error: 'branch_missing',
        msg: 'Please select a branch',
      });
    expect(await rows(cid)).toEqual([]);
  });

  it('has a separate stock, held together with that of the fee, all or nothing', async () => {
    const { cid, feeId, small, large } = await branched();
    const { register } = await add(await visitor(test), cid, { cfgid: feeId, sub_cid: String(small) });
    expect(register?.regSubCid).toBe(small);
    expect(await claims(Number(register?.regId))).toEqual([
      { kind: 'branch', state: 'held' },
      { kind: 'fee', state: 'held' },
    ]);
    const late = await visitor(test);
    expect(await add(late, cid, { cfgid: feeId, sub_cid: small })).toMatchObject({ error: 'branch_full' });
    expect(await add(late, cid, { cfgid: feeId, sub_cid: large })).toMatchObject({ code: 0 });
  });

  it('one person can be in two branches, once in each', async () => {
    const { cid, feeId, small, large } = await branched();
    const who = await visitor(test);
    for (const sub_cid of [small, large]) {
      const { register } = await add(who, cid, { cfgid: feeId, sub_cid });
      await order(test, who, Number(register?.regId));
    }
    expect(await rows(cid)).toMatchObject([
      { branch_id: small, state: 'approved' },
      { branch_id: large, state: 'approved' },
    ]);
    expect(await add(who, cid, { cfgid: feeId, sub_cid: large })).toMatchObject({ error: 'already_registered' });
  });
});

describe('[C5] one person', () => {
  it('is registered once per conference, in any spelling of the phone and by any account', async () => {
    const { cid, feeId } = await smallCongress(db);
    const who = await visitor(test);
    const { register } = await add(who, cid, { cfgid: feeId });
    await order(test, who, Number(register?.regId));
    const colleague = await visitor(test);
    for (const phone of [who.answers.phone, `86${who.answers.phone}`])
      expect(await add(colleague, cid, { cfgid: feeId, phone, email: '' })).toMatchObject({
        error: 'already_registered',
        msg: 'This phone number or e-mail is registered already',
      });
  });

  it('[S115] can register colleagues too, each once, without touching their own registration', async () => {
    const { cid, feeId } = await smallCongress(db);
    const who = await visitor(test);
    const own = await add(who, cid, { cfgid: feeId });
    await order(test, who, Number(own.register?.regId));
    const colleague = { name: '同事', phone: freshPhone(), email: '' };
    const other = await add(who, cid, { cfgid: feeId, ...colleague });
    expect(other).toMatchObject({ code: 0, register: { regUid: who.accountId } });
    expect(other.register?.regId).not.toEqual(own.register?.regId);
    expect(await rows(cid)).toMatchObject([
      { state: 'approved', name: who.answers.name },
      { state: 'draft', name: '同事' },
    ]);
  });

  it('can register again after cancelling', async () => {
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
