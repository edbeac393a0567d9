// @vitest-environment jsdom
import type { FieldItem } from '@meetingapp/contract/registration/wizard.ts';
import { describe, expect, it } from 'vitest';
import { fieldItem } from '../form-fields/testing-fields.ts';
import { emptyDraft } from './draft.ts';
import { placeOf } from './place.ts';
import { isFormRight } from './form-rules.ts';
import { inputOf } from './save-registration.ts';
import { progressOf } from './use-progress.ts';
import { assemble, infoBody, isRegistered, memberKey } from './use-sign-up.ts';
import type { ConInfo, Info, SignUp } from './use-sign-up.ts';

const field = (cfgCode: string, more: Partial<FieldItem> = {}) => fieldItem({ cfgCode, ...more });

const conInfo: ConInfo = {
  extend_config: { sub_meet_fl: '0', vip_config_id: 7, vip_config_fl: '1', new_api_fl: '0', sub_meet_list: [] },
  cfgInformation: '',
  logo: '',
  v_mobile_tip: '',
  formColour: '#33D0C2',
  zone: 'Asia/Shanghai',
  flow: { hiddenFields: [], placeholders: {}, memberCheck: true, stepAfterForm: 'apply' },
  currency: 'CNY',
  currencies: ['CNY'],
  hasHotel: '1',
  hasInvoice: '1',
};
const register: Info['register'] = {
  regId: null,
  regUid: null,
  regCid: 1,
  regFl: 0,
  regSubCid: null,
  regState: null,
  regFeeId: null,
  regCurrency: '',
  holdUntil: null,
  orderId: null,
};
const info: Info = {
  extend_config: conInfo.extend_config,
  register,
  hotel_book: [],
  user_config: [field('name'), field('phone')],
};
const place = placeOf('1', false, null);
const typed = { ...emptyDraft, answers: { name: '林知远', phone: '13900101001' } };
const firstOf = (signUp: SignUp) => progressOf(signUp, isFormRight).first;
const booking = { bookFl: 1 } as Info['hotel_book'][number];

describe('[T10] someone who is registered', () => {
  it.each([1, 2, 3] as const)('by regFl %s', (regFl) => {
    expect(isRegistered({ register: { ...register, regFl }, hotel_book: [] })).toBe(true);
  });
  it('or by a room that is held or booked', () => {
    expect(isRegistered({ register, hotel_book: [booking] })).toBe(true);
    expect(isRegistered({ register, hotel_book: [{ ...booking, bookFl: 0 }] })).toBe(false);
  });
});

describe('what a step depends on', () => {
  it('typed values override those of the server', () => {
    const known = {
      ...info,
      user_config: [field('name', { cfgValue: '旧' }), field('phone', { cfgValue: '13800000000' })],
    };
    expect(assemble(place, conInfo, known, { ...emptyDraft, answers: { name: '新' } }).answers).toEqual({
      name: '新',
      phone: '13800000000',
    });
  });

  it('[V16] the form is done only after the member check was made for this very person', () => {
    expect(firstOf(assemble(place, conInfo, info, typed))).toBe('personal');
    const checked = { ...typed, member: { of: memberKey(typed.answers), is: true } };
    const known = assemble(place, conInfo, info, checked);
    expect([firstOf(known), known.member]).toEqual(['fee', true]);
    const other = { ...checked, answers: { ...typed.answers, name: '苏曼青' } };
    const changed = assemble(place, conInfo, info, other);
    expect([firstOf(changed), changed.member]).toEqual(['personal', false]);
  });

  it('[V12] a conference whose flow disables the member check asks none and hides its fields', () => {
    const flow = {
      hiddenFields: ['name'],
      placeholders: { name: '代表' },
      memberCheck: false,
      stepAfterForm: 'hotel',
    } as const;
    const reduced = { ...conInfo, flow: { ...flow, hiddenFields: [...flow.hiddenFields] } };
    const signUp = assemble(place, reduced, info, { ...emptyDraft, answers: { phone: '13900101001' } });
    expect(signUp.fields.map((one) => one.cfgCode)).toEqual(['phone']);
    expect(firstOf(signUp)).toBe('hotel');
    expect(inputOf(signUp, null)).toEqual({ name: '代表', phone: '13900101001', branch: '', member: '0' });
  });

  it('C4 receives only what decides the fee, and what proves a member', () => {
    const signUp = assemble(place, conInfo, info, { ...typed, member: { of: memberKey(typed.answers), is: true } });
    expect(inputOf(signUp, [])).toEqual({ name: '林知远', phone: '13900101001', branch: '', member: '1' });
    const open = { ...conInfo, extend_config: { ...conInfo.extend_config, vip_config_fl: '0' as const } };
    expect(inputOf(assemble(place, open, info, typed), ['phone'])).toEqual({
      phone: '13900101001',
      branch: '',
      member: '0',
    });
  });
});

describe('[A7] who joins a group with a branch for all', () => {
  const branches = [
    { cfgId: 1, cfgTitle: '主会场', left: null },
    { cfgId: 2, cfgTitle: '护理分会', left: null },
  ];
  const branched: ConInfo = {
    ...conInfo,
    extend_config: { ...conInfo.extend_config, sub_meet_fl: '1', sub_meet_list: branches },
  };
  const joins = { name: '湖山医院', payer: 'contact', own: null, branchId: 1, refusal: '' } as const;
  const before = { ...typed, branch: 2 };

  it('is not asked for a branch, and one chosen earlier does not count', () => {
    const signUp = assemble(place, branched, { ...info, joins }, before);
    expect(signUp.steps).not.toContain('branch');
    expect(signUp.branch).toBe(1);
    expect(firstOf(signUp)).toBe('personal');
  });

  it('chooses where the group leaves it open', () => {
    const signUp = assemble(place, branched, { ...info, joins: { ...joins, branchId: null } }, before);
    expect(signUp.steps[0]).toBe('branch');
    expect(signUp.branch).toBe(2);
  });
});

describe('[S115] a colleague', () => {
  it('is requested without the account holder’s data, until there is a registration', () => {
    const adding = placeOf('1', true, null);
    expect(infoBody(adding, null)).toMatchObject({ add: '1', regid: null });
    expect(infoBody(adding, 9)).toMatchObject({ add: '0', regid: 9 });
    expect(infoBody(place, 9)).toMatchObject({ add: '0', regid: null });
  });

  it('has a separate draft, and is carried in the address', () => {
    expect(placeOf('1', true, null)).toMatchObject({ draftKey: '1+', query: { cid: '1', add: '1' } });
    expect(placeOf('1', false, '45')).toMatchObject({ draftKey: 'r45', query: { cid: '1', reg: '45' } });
  });
});
