import { describe, expect, it } from 'vitest';
import { buildAccount } from '@meetingapp/demo/accounts/accounts.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { buildConference, buildSociety, type ConferenceInput } from '@meetingapp/demo/conference/conferences.ts';
import { buildFeeKind } from '@meetingapp/demo/fees/fees.ts';
import { buildBranch, buildForm, plainFields } from '@meetingapp/demo/forms/forms.ts';
import { buildHotel, buildRoomType } from '@meetingapp/demo/hotel/hotel.ts';
import { buildMemberList, buildMembers } from '@meetingapp/demo/members/members.ts';
import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { testApp } from '../../testing/app.ts';
import { client, type Loose } from '../../testing/client.ts';
import { visitor } from '../../testing/congress.ts';

const test = await testApp();
const { db } = test;
const wire = client(test.app, { language: 'en' });
const day = 86_400_000;
const from = (days: number) => new Date(Date.now() + days * day);

const identity = (value: string) => ({ equals: { code: 'identity', value } });
const member = { equals: { code: 'member', value: '1' } };

/** A congress with a price for members, one for others and one for students, in two periods. */
async function congress(wish: ConferenceInput = {}) {
  const societyId = await buildSociety(db);
  const memberListId = await buildMemberList(db, societyId);
  await buildMembers(db, memberListId, [{ name: '林知远', phone: '13800001111' }]);
  const cid = await buildConference(db, { societyId, memberListId, ...wish });
  await buildForm(db, cid, [
    ...plainFields,
    {
      code: 'identity',
      kind: 'S',
      label: both('身份', 'Identity'),
      required: true,
      options: [
        { value: '医师', zh: '医师', en: 'Physician' },
        { value: '学生', zh: '学生', en: 'Student' },
        { value: '家属', zh: '家属', en: 'Companion' },
      ],
    },
  ]);
  const windows = (early: number, late: number) => [
    { title: both('早鸟', 'Early'), from: from(-10), until: from(5), amount: early },
    { title: both('常规', 'Regular'), from: from(5), until: from(30), amount: late },
  ];
  const fees = {
    member: await buildFeeKind(db, cid, {
      title: both('会员', 'Member'),
      rule: { all: [identity('医师'), member] },
      windows: windows(80_000, 100_000),
    }),
    physician: await buildFeeKind(db, cid, {
      title: both('非会员', 'Non-member'),
      rule: { all: [identity('医师'), { not: member }] },
      windows: windows(120_000, 150_000),
      position: 1,
      proof: both('执业证', 'Licence'),
    }),
    student: await buildFeeKind(db, cid, {
      title: both('学生', 'Student'),
      rule: identity('学生'),
      size: 1,
      amount: 50_000,
      position: 2,
    }),
  };
  return { cid, memberListId, fees };
}

const info = async (cid: number, input: object | null, headers: Record<string, string> = {}, more: object = {}) =>
  (
    await wire.post(
      '/medapp/api/template/register/info',
      { uid: '', cid: String(cid), source: '', input, ...more },
      headers,
    )
  ).body;
const answers = { name: '林知远', phone: '13800001111', identity: '医师', branch: '', member: '' };
const find = (fees: Loose | undefined, id: number) => fees?.find((fee) => fee.feeId === id);

it('[C4] a phone that asks for the fees only is sent no fields', async () => {
  const { cid, fees } = await congress();
  const found = await info(cid, answers, {}, { fields: '0' });
  expect(found['user_config']).toEqual([]);
  expect(found['con_fee']).toEqual((await info(cid, answers))['con_fee']);
  expect(find(found['con_fee'] as Loose, Object.values(fees)[0] ?? 0)).toBeDefined();
});

describe('[C3] template/register/con/info', () => {
  it('returns data with extend_config and what the wizard shows, before any form', async () => {
    const { cid, memberListId } = await congress({
      formNote: both('<p>须知</p>', '<p style="color:red">Note</p><iframe></iframe>'),
      mobileTip: both('请验证手机', 'Verify your phone'),
      brand: '#D8402F',
    });
    const branchId = await buildBranch(db, cid, { title: both('主会场', 'Main'), size: 5 });
    const { body } = await wire.post('/medapp/api/template/register/con/info', { cid: String(cid) });
    expect(body).toMatchObject({
      code: 0,
      data: {
        extend_config: {
          sub_meet_fl: '1',
          vip_config_id: memberListId,
          vip_config_fl: '1',
          new_api_fl: '0',
          sub_meet_list: [{ cfgId: branchId, cfgTitle: 'Main', left: 5 }],
        },
        cfgInformation: '<p>Note</p>',
        v_mobile_tip: 'Verify your phone',
        formColour: '#D8402F',
        zone: 'Asia/Shanghai',
        currency: 'CNY',
        hasHotel: '0',
        hasInvoice: '1',
      },
    });
  });

  it('[T10] reports that there is no branch to choose, no member list, and that there are rooms', async () => {
    const cid = await buildConference(db);
    await buildRoomType(db, cid, await buildHotel(db, cid));
    const { body } = await wire.post('/medapp/api/template/register/con/info', { cid });
    expect(body.data).toMatchObject({
      extend_config: { sub_meet_fl: '0', vip_config_id: null, vip_config_fl: '0', sub_meet_list: [] },
      hasHotel: '1',
    });
  });

  it('[E12] says why there is none', async () => {
    const stopped = await buildConference(db, { state: 'stopped' });
    const draft = await buildConference(db, { state: 'draft' });
    for (const [cid, error] of [
      [999_999, 'conference_unknown'],
      [draft, 'conference_unknown'],
      [stopped, 'conference_stopped'],
    ] as const)
      for (const call of ['con/info', 'info'])
        expect((await wire.post(`/medapp/api/template/register/${call}`, { cid })).body).toMatchObject({ error });
  });
});

describe('[C6] template/register/customcase/get', () => {
  it('returns data: the fields whose answers decide the fee, and the flow of the wizard', async () => {
    const { cid } = await congress();
    expect((await wire.post('/medapp/api/template/register/customcase/get', { cid })).body).toEqual({
      code: 0,
      data: {
        fields: ['identity'],
        flow: { hiddenFields: [], placeholders: {}, memberCheck: true, stepAfterForm: 'apply' },
      },
    });
    expect((await wire.post('/medapp/api/template/register/customcase/get', { cid: 999_999 })).body).toMatchObject({
      error: 'conference_unknown',
    });
  });
});

describe('[C4] template/register/info', () => {
  it('[E12] an answer of the wrong type is named by its label on the form', async () => {
    const { cid } = await congress();
    const { body } = await wire.post('/medapp/api/template/register/info', {
      cid,
      input: { identity: ['医师'], x: {} },
    });
    expect(body.faults).toMatchObject([
      { field: 'input.identity', text: expect.stringMatching(/^Identity: /) },
      { field: 'input.x' },
    ]);
    expect(body.msg).not.toContain('input.');
  });

  it('without input returns form and registration, and no fees at all', async () => {
    const { cid } = await congress();
    const body = await info(cid, null);
    expect(Object.keys(body).sort()).toEqual(['code', 'extend_config', 'hotel_book', 'register', 'user_config']);
    expect(body.register).toEqual({
      regId: null,
      regUid: null,
      regCid: cid,
      regFl: 0,
      regSubCid: null,
      regState: null,
      regFeeId: null,
      regCurrency: '',
      holdUntil: null,
      orderId: null,
    });
    expect(body.user_config?.[3]).toEqual({
      cfgCode: 'identity',
      cfgName: 'Identity',
      cfgType: 'S',
      cfgValue: null,
      cfgContent: '医师|学生|家属',
      cfgFormat: '',
      cfgRegex: '',
      cfgHint: '',
      cfgNeedFl: '1',
      arrTmp: ['医师', '学生', '家属'],
      optionLabels: ['Physician', 'Student', 'Companion'],
      showWhen: null,
    });
  });

  it('with input returns the fees of this person by the rules, with price, period and next step', async () => {
    const { cid, fees } = await congress();
    const body = await info(cid, answers);
    expect(body.con_fee?.map((fee) => fee.feeId)).toEqual([fees.member]);
    expect(body.con_fee?.[0]).toMatchObject({
      feeTitle: 'Member',
      feeAmount: 80_000,
      feeCurrency: 'CNY',
      window: 'Early',
      nextAmount: 100_000,
      left: null,
      available: '1',
    });
    expect(String(body.con_fee?.[0]?.until)).toMatch(/^\d{4}-.*Z$/);
    expect(body.con_fee?.[0]?.why).toEqual([
      { holds: true, text: 'Identity: Physician' },
      { holds: true, text: 'Member of the society' },
    ]);
    const other = find(body.other_fee, fees.physician);
    expect(other).toMatchObject({ available: '0', proof: 'Licence' });
    expect(other?.why).toContainEqual({ holds: false, text: 'Not a member of the society' });
  });

  it('[E3] omits con_fee, instead of an empty one, when nothing fits', async () => {
    const { cid } = await congress();
    const body = await info(cid, { ...answers, identity: '家属' });
    expect(body.code).toBe(0);
    expect('con_fee' in body).toBe(false);
    expect(body.other_fee).toHaveLength(3);
    expect(body.other_fee?.[2]?.why).toEqual([{ holds: false, text: 'Identity: Student' }]);
  });

  it('[V16] [V18] checks the member list itself, whatever membership the client claims', async () => {
    const { cid, fees } = await congress();
    const claimed = await info(cid, { ...answers, name: '冒名者', member: '1' });
    expect(claimed.con_fee?.map((fee) => fee.feeId)).toEqual([fees.physician]);
    const silent = await info(cid, { ...answers, member: '0' });
    expect(silent.con_fee?.map((fee) => fee.feeId)).toEqual([fees.member]);
  });

  it('returns the current price: early, then regular, then none', async () => {
    const { cid, fees } = await congress();
    const at = async (days: number) => {
      test.clock.now = from(days);
      const body = await info(cid, answers);
      test.clock.now = null as unknown as Date;
      return body;
    };
    expect(find((await at(4)).con_fee, fees.member)?.feeAmount).toBe(80_000);
    expect(find((await at(6)).con_fee, fees.member)).toMatchObject({
      feeAmount: 100_000,
      window: 'Regular',
      nextAmount: null,
    });
    const over = await at(31);
    expect('con_fee' in over).toBe(false);
    expect(find(over.other_fee, fees.member)?.why?.[0]).toEqual({ holds: false, text: 'Not on sale at this time' });
  });

  it('keeps a sold-out fee in its place, greyed, with its reason', async () => {
    const { cid, fees } = await congress();
    await buildRegistration(db, cid, { feeKindId: fees.student });
    const body = await info(cid, { ...answers, identity: '学生' });
    expect(body.con_fee).toMatchObject([
      { feeId: fees.student, available: '0', left: 0, why: [{ holds: false, text: 'Sold out' }, { holds: true }] },
    ]);
  });

  it('returns the fees of the chosen branch', async () => {
    const cid = await buildConference(db);
    await buildForm(db, cid);
    const [one, two] = [
      await buildBranch(db, cid, { title: both('一', 'One') }),
      await buildBranch(db, cid, { title: both('二', 'Two') }),
    ];
    const first = await buildFeeKind(db, cid, { branchId: one });
    const both2 = await buildFeeKind(db, cid);
    const chosen = async (branch: unknown) => (await info(cid, { name: 'x', branch })).con_fee?.map((fee) => fee.feeId);
    expect(await chosen(one)).toEqual([first, both2]);
    expect(await chosen(String(two))).toEqual([both2]);
    expect(await chosen('')).toEqual([both2]);
    expect(find((await info(cid, { branch: two })).other_fee, first)?.why).toEqual([
      { holds: false, text: 'Only for One' },
    ]);
  });

  it('prefills what the account knows of the person, but not for somebody new', async () => {
    const { cid } = await congress();
    const token = await test.logIn(
      await buildAccount(db, { name: '陈思远', phone: '13800007777', email: 'chen@example.org' }),
    );
    const values = async (more: object) =>
      (await info(cid, null, { token }, more)).user_config?.map((field) => field.cfgValue);
    expect(await values({})).toEqual(['陈思远', '13800007777', 'chen@example.org', null]);
    expect(await values({ add: '1' })).toEqual([null, null, null, null]);
  });

  it('[T10] returns what was saved before, and the state of the registration (regFl)', async () => {
    const { cid, fees } = await congress();
    const { accountId, token } = await visitor(test);
    for (const [state, regFl] of [
      ['draft', 0],
      ['submitted', 1],
      ['approved', 1],
      ['confirmed', 2],
      ['attended', 3],
    ] as const) {
      await db.updateTable('registration').set({ state: 'gone' }).where('account_id', '=', accountId).execute();
      const regId = await buildRegistration(db, cid, {
        accountId,
        state,
        phone: `1380000${regFl}${state.length}11`,
        feeKindId: fees.member,
        answers: { identity: '学生' },
      });
      const body = await info(cid, null, { token });
      expect(body.register).toMatchObject({ regId, regUid: accountId, regFl, regState: state, regFeeId: fees.member });
      expect(body.user_config?.[3]?.cfgValue).toBe('学生');
    }
    for (const state of ['cancelled', 'refused', 'gone'] as const) {
      await db.updateTable('registration').set({ state }).where('account_id', '=', accountId).execute();
      expect((await info(cid, null, { token })).register).toMatchObject({ regId: null, regFl: 0 });
    }
  });

  it('[S115] returns the account holder’s registration before a colleague’s, and the colleague’s when it is named', async () => {
    const { cid } = await congress();
    const { accountId, token, answers: own } = await visitor(test);
    const mine = await buildRegistration(db, cid, { accountId, phone: own.phone });
    const colleague = await buildRegistration(db, cid, { accountId, name: '同事', phone: '13800008888' });
    expect((await info(cid, null, { token })).register?.regId).toBe(mine);
    expect((await info(cid, null, { token }, { regid: colleague })).register?.regId).toBe(colleague);
    expect((await info(cid, null, { token }, { add: '1' })).register?.regId).toBeNull();
  });

  it('[E12] never returns another account’s registration', async () => {
    const { cid } = await congress();
    const regid = await buildRegistration(db, cid);
    const { token } = await visitor(test);
    for (const headers of [{ token }, {}])
      expect(await info(cid, null, headers as Record<string, string>, { regid })).toMatchObject({
        error: 'registration_unknown',
      });
  });

  it('[C16] multi-select answers are returned as a list, in either language', async () => {
    const cid = await buildConference(db);
    await buildForm(db, cid, [
      {
        code: 'diet',
        kind: 'MS',
        options: [
          { value: '清真', zh: '清真', en: 'Halal' },
          { value: '素食', zh: '素食', en: 'Vegetarian' },
        ],
      },
    ]);
    const { accountId, token } = await visitor(test);
    await buildRegistration(db, cid, { accountId, state: 'draft', answers: { diet: '清真|素食' } });
    expect((await info(cid, null, { token })).user_config?.[0]).toMatchObject({
      cfgValue: ['清真', '素食'],
      optionLabels: ['Halal', 'Vegetarian'],
    });
  });
});
