import { describe, expect, it } from 'vitest';
import { conferenceConsoleCalls } from '@meetingapp/contract/conference/console.ts';
import { feeCalls, type FeeDraft } from '@meetingapp/contract/fees/console.ts';
import { registrationCalls } from '@meetingapp/contract/registration/wizard.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildExtra, buildFeeKind } from '@meetingapp/demo/fees/fees.ts';
import { buildBranch, buildForm, plainFields } from '@meetingapp/demo/forms/forms.ts';
import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { testApp } from '../../../testing/app.ts';
import { register, visitor } from '../../../testing/congress.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const token = await buildStaffToken(db, await buildStaff(db, societyId));
const identity = {
  code: 'identity',
  kind: 'S' as const,
  label: both('身份', 'Identity'),
  options: [
    { value: 'doc', zh: '医师', en: 'Physician' },
    { value: 'nurse', zh: '护士', en: 'Nurse' },
  ],
};

async function congress(): Promise<number> {
  const cid = await buildConference(db, { societyId });
  await buildForm(db, cid, [...plainFields, identity]);
  return cid;
}

const nothing = { zh: '', en: '' };
const draft = (change: Partial<FeeDraft> = {}): FeeDraft => ({
  id: null,
  title: both('医师', 'Physician'),
  remark: nothing,
  proof: nothing,
  proofNeeded: false,
  branchId: null,
  formIds: null,
  size: 10,
  rule: { equals: { code: 'identity', value: 'doc' } },
  closed: false,
  windows: [
    {
      title: both('早鸟', 'Early'),
      from: '2020-01-01T00:00:00Z',
      until: '2090-01-01T00:00:00Z',
      amount: 120_050,
      prices: {},
    },
    {
      title: both('常规', 'Regular'),
      from: '2090-01-01T00:00:00Z',
      until: '2099-01-01T00:00:00Z',
      amount: 160_000,
      prices: {},
    },
  ],
  ...change,
});
function never(): never {
  throw new Error('there is one');
}
const list = (cid: number) => test.call(feeCalls.list, { cid }, { token });
const save = (cid: number, ...kinds: FeeDraft[]) => test.call(feeCalls.save, { cid, kinds }, { token });

describe('[O3] fees', () => {
  it('are saved exact to the fen, and are what the phone then offers', async () => {
    const cid = await congress();
    const { feeIds } = await save(cid, draft(), draft({ title: both('护士', 'Nurse'), rule: null, size: null }));
    const { kinds, currency, fields } = await list(cid);
    expect(currency).toBe('CNY');
    expect(fields.map((field) => field.code)).toContain('identity');
    expect(kinds.map((kind) => kind.id)).toEqual(feeIds);
    expect(kinds[0]).toMatchObject({ size: 10, rule: draft().rule, confirmed: 0, held: 0, used: false });
    expect(kinds[0]?.windows.map((window) => window.amount)).toEqual([120_050, 160_000]);
    const input = { identity: 'nurse' };
    const seen = await test.call(registrationCalls.info, { cid, uid: null, regid: null, add: '1', input } as never);
    expect(seen.con_fee?.map((fee) => fee.feeTitle)).toEqual(['护士']);
    expect(seen.other_fee?.[0]).toMatchObject({ feeTitle: '医师', missing: ['身份是医师'], feeAmount: 120_050 });
  });

  it('saved by somebody else since then are not overwritten, also on concurrent saves', async () => {
    const cid = await congress();
    await save(cid, draft(), draft({ title: both('护士', 'Nurse') }));
    const { kinds: seen } = await list(cid);
    const [first, second] = seen as FeeDraft[] as [FeeDraft, FeeDraft];
    const sizes = Array.from({ length: 4 }, (_, at) => 20 + at);
    const outcomes = await Promise.all(
      sizes.map((size) => test.attempt(feeCalls.save, { cid, kinds: [{ ...first, size }], seen }, { token })),
    );
    expect(outcomes.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(outcomes.filter((one) => 'error' in one && one.error === 'changed_meanwhile')).toHaveLength(3);
    // The other fee is unchanged; when one of the two is stale, neither is saved.
    const both2 = [
      { ...first, size: 99 },
      { ...second, size: 98 },
    ];
    expect(await test.attempt(feeCalls.save, { cid, kinds: both2, seen }, { token })).toMatchObject({
      error: 'changed_meanwhile',
    });
    expect((await list(cid)).kinds.map(({ size }) => size)).not.toContain(98);
    await test.call(feeCalls.save, { cid, kinds: [{ ...second, size: 98 }], seen }, { token });
    expect((await list(cid)).kinds.map(({ size }) => size)).toContain(98);
  });

  it('are refused with the position of the error when times overlap, end too early, or a rule is incomplete; nothing is saved', async () => {
    const cid = await congress();
    const [early, regular] = draft().windows as [FeeDraft['windows'][0], FeeDraft['windows'][0]];
    const overlapping = draft({ windows: [early, { ...regular, from: '2089-12-31T23:59:59Z' }] });
    for (const [wrong, field, reason] of [
      [overlapping, 'kinds.1.windows.0.until', 'windows_overlap'],
      [draft({ windows: [{ ...early, until: early.from }] }), 'kinds.1.windows.0.until', 'window_empty'],
      [draft({ rule: { all: [] } }), 'kinds.1.rule', 'rule_unsound'],
      [draft({ rule: { evil: 1 } as never }), 'kinds.1.rule', 'rule_unsound'],
    ] as const)
      expect(await test.attempt(feeCalls.save, { cid, kinds: [draft(), wrong] }, { token })).toMatchObject({
        error: 'body_invalid',
        faults: [{ field, reason }, ...(reason === 'windows_overlap' ? [{}] : [])],
      });
    for (const bad of [{ size: -1 }, { size: 1.5 }, { title: nothing }, { windows: [{ ...early, amount: 0.5 }] }])
      expect(await test.attempt(feeCalls.save, { cid, kinds: [draft(bad)] }, { token })).toMatchObject({
        error: 'body_invalid',
      });
    expect((await list(cid)).kinds).toEqual([]);
  });

  it('a quota below the taken places revokes nothing, and grants no more', async () => {
    const cid = await congress();
    const feeId = await buildFeeKind(db, cid, { size: 5 });
    for (let count = 0; count < 3; count += 1) await buildRegistration(db, cid, { feeKindId: feeId });
    const { id: _id, confirmed: _c, held: _h, used: _u, ...kind } = (await list(cid)).kinds[0]!;
    await save(cid, { ...kind, id: feeId, size: 1 });
    expect((await list(cid)).kinds[0]).toMatchObject({ size: 1, confirmed: 3, used: true });
    const who = await visitor(test);
    expect(await register(test, who, cid, feeId).catch(() => 'refused')).toBe('refused');
    expect(await test.attempt(feeCalls.remove, { cid, feeId }, { token })).toMatchObject({ error: 'fee_in_use' });
  });

  it('closed ones are no longer offered; existing choices stay; unused ones can be deleted', async () => {
    const cid = await congress();
    const { feeIds } = await save(cid, draft({ rule: null }));
    const [feeId = 0] = feeIds;
    await save(cid, draft({ id: feeId, rule: null, closed: true }));
    const seen = await test.call(registrationCalls.info, { cid, uid: null, regid: null, add: '1', input: {} } as never);
    expect([seen.con_fee ?? [], seen.other_fee]).toEqual([[], []]);
    await test.call(feeCalls.remove, { cid, feeId }, { token });
    expect((await list(cid)).kinds).toEqual([]);
    expect(await test.attempt(feeCalls.remove, { cid, feeId }, { token })).toMatchObject({ error: 'not_found' });
  });

  it('stay in the dragged order, also when saved again', async () => {
    const cid = await congress();
    const { feeIds } = await save(cid, draft(), draft(), draft());
    const wanted = [feeIds[2]!, feeIds[0]!, feeIds[1]!];
    await test.call(feeCalls.arrange, { cid, feeIds: wanted }, { token });
    expect((await list(cid)).kinds.map((kind) => kind.id)).toEqual(wanted);
  });

  it('of another conference are not found, nor its branches and extras', async () => {
    const [cid, other] = [await congress(), await congress()];
    const { feeIds } = await save(other, draft());
    const [feeId = 0] = feeIds;
    const extraId = await buildExtra(db, other);
    const branchId = await buildBranch(db, other);
    const extra = {
      id: extraId,
      title: both('晚宴', 'Dinner'),
      remark: nothing,
      amount: 1,
      atMost: 1,
      size: 1,
      closed: false,
    };
    const example = { name: 'x', facts: {}, branchId: null, at: '2030-01-01T00:00:00Z', feeId, amount: null };
    const tries = [
      test.attempt(feeCalls.save, { cid, kinds: [draft({ id: feeId })] }, { token }),
      test.attempt(feeCalls.save, { cid, kinds: [draft({ branchId })] }, { token }),
      test.attempt(feeCalls.effects, { cid, kinds: [draft({ id: feeId })] }, { token }),
      test.attempt(feeCalls.remove, { cid, feeId }, { token }),
      test.attempt(feeCalls.arrange, { cid, feeIds: [feeId] }, { token }),
      test.attempt(feeCalls.saveExample, { cid, example }, { token }),
      test.attempt(feeCalls.saveExtra, { cid, extra }, { token }),
      test.attempt(feeCalls.removeExtra, { cid, extraId }, { token }),
    ];
    for (const answer of await Promise.all(tries)) expect(answer).toMatchObject({ error: 'not_found' });
  });

  it('are changed by organisers only, and of their own society', async () => {
    const cid = await congress();
    const kinds = [draft()];
    const as = async (role: 'finance' | 'reader', conferenceId?: number) => {
      const email = `${role}${cid}${conferenceId ?? ''}@example.org`;
      const wish = { role, email, ...(conferenceId === undefined ? {} : { conferenceId }) };
      return buildStaffToken(db, await buildStaff(db, societyId, wish));
    };
    const reader = await as('reader');
    expect(await test.attempt(feeCalls.save, { cid, kinds }, { token: reader })).toMatchObject({ error: 'forbidden' });
    expect(await test.attempt(feeCalls.save, { cid, kinds }, { token: await as('finance') })).toMatchObject({
      error: 'forbidden',
    });
    expect(await test.attempt(feeCalls.list, { cid }, { token: reader })).toMatchObject({ code: 0 });
    const elsewhere = await as('reader', await congress());
    expect(await test.attempt(feeCalls.list, { cid }, { token: elsewhere })).toMatchObject({ error: 'forbidden' });
    const abroad = await buildStaff(db, await buildSociety(db), { email: `abroad${cid}@example.org` });
    expect(await test.attempt(feeCalls.list, { cid }, { token: await buildStaffToken(db, abroad) })).toMatchObject({
      code: expect.not.stringMatching(/^0$/),
    });
  });
});

describe('[O3] prices in further currencies', () => {
  it('are saved for currencies that the conference offers, and are what the phone then offers', async () => {
    const cid = await congress();
    const fee = (prices: Record<string, number>) =>
      draft({ rule: null, windows: [{ ...(draft().windows[0] ?? never()), prices }] });
    const attempt = (kind: FeeDraft) => test.attempt(feeCalls.save, { cid, kinds: [kind] }, { token });
    expect(await attempt(fee({ USD: 17_005 }))).toMatchObject({
      error: 'body_invalid',
      faults: [{ field: 'kinds.0.windows.0.prices', reason: 'not_an_option' }],
    });
    const set = (currencies: string[]) =>
      test.attempt(conferenceConsoleCalls.save, { cid, settings: { currencies } }, { token });
    for (const [currencies, reason] of [
      [['CLF'], 'currency_decimals'],
      [['USD', 'USD'], 'currency_twice'],
      [['CNY'], 'currency_twice'],
      [['USX'], 'currency_unknown'],
    ] as const)
      expect(await set([...currencies])).toMatchObject({ error: 'settings_invalid', faults: [{ reason }] });
    await set(['USD']);
    await attempt(fee({ USD: 17_005 }));
    const shown = await list(cid);
    expect(shown.currencies).toEqual(['USD']);
    expect(shown.kinds[0]?.windows[0]).toMatchObject({ amount: 120_050, prices: { USD: 17_005 } });
    const info = await test.call(registrationCalls.info, { uid: null, cid, input: {}, feeCurrency: 'USD' });
    expect(info.con_fee).toMatchObject([{ feeAmount: 17_005, feeCurrency: 'USD' }]);
    const extra = { id: null, title: both('晚宴', 'Dinner'), remark: nothing, amount: 1, atMost: 1, size: 5 };
    const saveExtra = (prices: Record<string, number>) =>
      test.attempt(feeCalls.saveExtra, { cid, extra: { ...extra, closed: false, prices } }, { token });
    expect(await saveExtra({ EUR: 5 })).toMatchObject({ faults: [{ field: 'extra.prices', reason: 'not_an_option' }] });
    expect(await saveExtra({ USD: 5 })).toMatchObject({ code: 0 });
    // Taken back: its prices stay, and nobody can choose it any more.
    await set([]);
    await test.call(feeCalls.save, { cid, kinds: [{ ...(shown.kinds[0] ?? never()), size: 9 }] }, { token });
    expect((await list(cid)).kinds[0]?.windows[0]?.prices).toEqual({ USD: 17_005 });
    expect(await test.attempt(registrationCalls.info, { uid: null, cid, input: {}, feeCurrency: 'USD' })).toMatchObject(
      { error: 'currency_not_offered' },
    );
  });
});

describe('[O4] the preview before saving', () => {
  it('says how many unpaid registrations would get another price, and how many match each condition', async () => {
    const cid = await congress();
    const { feeIds } = await save(cid, draft({ rule: null }));
    const [feeId = 0] = feeIds;
    const people = [
      { state: 'draft', answers: { identity: 'doc' } },
      { state: 'submitted', answers: { identity: 'nurse' } },
      { state: 'approved', answers: { identity: 'nurse' }, member: true },
      { state: 'confirmed', answers: { identity: 'nurse' } },
      { state: 'cancelled', answers: { identity: 'nurse' } },
    ] as const;
    for (const wish of people) await buildRegistration(db, cid, { ...wish, feeKindId: feeId });
    const [early, regular] = draft().windows as [FeeDraft['windows'][0], FeeDraft['windows'][0]];
    const kinds = [draft({ id: feeId, windows: [{ ...early, amount: 130_000 }, regular] })];
    expect(await test.call(feeCalls.effects, { cid, kinds }, { token })).toMatchObject({
      unpaid: 3,
      ordered: 0,
      changes: [
        { feeId, from: 120_050, to: null, people: 2 },
        { feeId, from: 120_050, to: 130_000, people: 1 },
      ],
    });
    const rule = {
      all: [{ equals: { code: 'identity', value: 'nurse' } }, { not: { equals: { code: 'member', value: '1' } } }],
    };
    const matches = await test.call(feeCalls.matches, { cid, rule }, { token });
    expect(matches).toMatchObject({ people: 3, counts: [2, 3, 2, 1] });
    expect((await list(cid)).kinds[0]?.rule).toBeNull();
  });

  it('a real person provides the answers, without telephone or address', async () => {
    const cid = await congress();
    await buildRegistration(db, cid, {
      name: '沈一帆',
      phone: '13912345678',
      answers: { identity: 'doc', email: 'a@b.cn' },
    });
    const { people } = await test.call(feeCalls.person, { cid, words: '一帆' }, { token });
    expect(people).toMatchObject([{ name: '沈一帆', facts: { identity: 'doc', member: '0', group: '1' } }]);
    expect(JSON.stringify(people)).not.toMatch(/1391234|a@b/);
    expect((await test.call(feeCalls.person, { cid, words: '%' }, { token })).people).toEqual([]);
  });

  it('cases are saved with the price that they must have', async () => {
    const cid = await congress();
    const { feeIds } = await save(cid, draft());
    const example = {
      name: '医师，早鸟',
      facts: { identity: 'doc' },
      branchId: null,
      at: '2030-01-01T00:00:00.000Z',
      feeId: feeIds[0]!,
      amount: 120_050,
    };
    const { exampleId } = await test.call(feeCalls.saveExample, { cid, example }, { token });
    expect((await list(cid)).examples).toEqual([{ ...example, id: exampleId }]);
    const other = await congress();
    expect(await test.attempt(feeCalls.removeExample, { cid: other, exampleId }, { token })).toMatchObject({
      error: 'not_found',
    });
    await test.call(feeCalls.removeExample, { cid, exampleId }, { token });
    expect((await list(cid)).examples).toEqual([]);
  });
});

describe('[O3] extras', () => {
  it('are created, changed, closed, and deleted when nobody chose them', async () => {
    const cid = await congress();
    const extra = {
      id: null,
      title: both('晚宴', 'Dinner'),
      remark: nothing,
      amount: 38_000,
      atMost: 2,
      size: 20,
      closed: false,
    };
    const { extraId } = await test.call(feeCalls.saveExtra, { cid, extra }, { token });
    await test.call(feeCalls.saveExtra, { cid, extra: { ...extra, id: extraId, size: 5, closed: true } }, { token });
    expect((await list(cid)).extras).toMatchObject([
      { id: extraId, size: 5, closed: true, amount: 38_000, used: false },
    ]);
    await test.call(feeCalls.removeExtra, { cid, extraId }, { token });
    expect((await list(cid)).extras).toEqual([]);
  });

  it('[O12] changed by somebody else since they were read are not overwritten', async () => {
    const cid = await congress();
    const draftExtra = { id: null, title: both('晚宴', 'Dinner'), remark: nothing, amount: 1, atMost: 1, size: 5 };
    const { extraId: id } = await test.call(
      feeCalls.saveExtra,
      { cid, extra: { ...draftExtra, closed: false } },
      { token },
    );
    const seen = { ...draftExtra, id, closed: false };
    const save = (amount: number) =>
      test.attempt(feeCalls.saveExtra, { cid, extra: { ...seen, amount }, seen }, { token });
    const outcomes = await Promise.all([2, 3, 4, 5].map(save));
    expect(outcomes.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(outcomes.filter((one) => 'error' in one && one.error === 'changed_meanwhile')).toHaveLength(3);
  });
});
