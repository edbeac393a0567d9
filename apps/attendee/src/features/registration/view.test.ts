import type { FieldItem, RegistrationCard } from '@meetingapp/contract/registration/wizard.ts';
import { registrationForm as zh } from '@meetingapp/locales/zh/registration/form.ts';
import { format, textAt } from '@meetingapp/locales/texts.ts';
import { describe, expect, it } from 'vitest';
import type { Translate } from '../../lib/texts/texts.ts';
import { passOf, registrationGroups, shownState } from './overview/registration-states.ts';
import { changeAnswer, divisionsOf, missingText, placeAnswers, rowsOf } from '../../shared/form-fields/form-view.ts';
import { fieldItem } from '../../shared/form-fields/testing-fields.ts';
import { faultText } from '../../shared/sign-up/fault-text.ts';
import { isFew, lastDayText } from './view.ts';

const t: Translate<'registrationForm'> = (key, ...rest) => format(textAt(zh, key) ?? key, rest[0]);
const field = (cfgCode: string, cfgType: FieldItem['cfgType'] = 'T') => fieldItem({ cfgCode, cfgType });

describe('provinces and cities', () => {
  const fields = [field('home', 'P'), field('homeCity', 'C'), field('work', 'P'), field('workCity', 'C')];
  const answers = { home: '浙江省', homeCity: '杭州市', work: '江苏省', workCity: '苏州市' };

  it('[T12] choosing a province clears its city, and no other', () => {
    expect(changeAnswer(fields, answers, 'home', '上海市')).toEqual({ ...answers, home: '上海市', homeCity: '' });
    expect(changeAnswer(fields, answers, 'home', '浙江省')).toEqual(answers);
    expect(changeAnswer(fields, answers, 'workCity', '南京市')).toEqual({ ...answers, workCity: '南京市' });
  });

  it('[L4] are filled in from the hospital that was chosen, where the person has not chosen others', () => {
    const here = { province: '浙江省', city: '杭州市' };
    const there = { province: '上海市', city: '上海市' };
    const form = [field('company'), ...fields];
    const typed = { province: '江苏省', city: '苏州市' };
    expect(placeAnswers(form, {}, 'company', here, null)).toEqual({ home: '浙江省', homeCity: '杭州市' });
    const before = { home: '浙江省', homeCity: '杭州市' };
    expect(placeAnswers(form, before, 'company', there, here)).toEqual({ home: '上海市', homeCity: '上海市' });
    expect(placeAnswers(form, before, 'company', there, null)).toEqual({});
    expect(placeAnswers(form, { home: '浙江省', homeCity: '宁波市' }, 'company', there, here)).toEqual({});
    expect(placeAnswers([field('company')], {}, 'company', typed, null)).toEqual({});
  });

  it('[T12] the only city of a province is chosen with it, whatever was chosen before', () => {
    const only = { province: '北京市', city: '北京市' };
    expect(placeAnswers(fields, answers, 'home', only, null)).toEqual({ home: '北京市', homeCity: '北京市' });
    expect(placeAnswers(fields, answers, 'work', only, null)).toEqual({ work: '北京市', workCity: '北京市' });
  });

  it('are shown side by side when the city follows the province', () => {
    expect(
      rowsOf([field('name'), ...fields.slice(0, 2)]).map((row) => (Array.isArray(row) ? row.length : row.cfgCode)),
    ).toEqual(['name', 2]);
  });

  it('are found by name, and by the code that older forms stored', () => {
    const { provinces, citiesOf, nameOf } = divisionsOf([
      { dictId: '330000', dictName: '浙江省', dictPid: '' },
      { dictId: '330100', dictName: '杭州市', dictPid: '330000' },
    ]);
    expect(provinces).toEqual([{ value: '浙江省', label: '浙江省' }]);
    expect(citiesOf('浙江省')).toEqual([{ value: '杭州市', label: '杭州市' }]);
    expect(citiesOf('330000')).toHaveLength(1);
    expect(citiesOf('')).toEqual([]);
    expect(nameOf('330100')).toBe('杭州市');
    expect(nameOf('杭州市')).toBe('杭州市');
  });

  it('are shown in Latin letters to readers of English, and stored unchanged', () => {
    const { provinces, shownOf, nameOf } = divisionsOf([
      { dictId: '330000', dictName: '浙江省', dictPid: '', dictShown: 'Zhejiang' },
      { dictId: '330100', dictName: '杭州市', dictPid: '330000', dictShown: 'Hangzhou' },
    ]);
    expect(provinces).toEqual([{ value: '浙江省', label: 'Zhejiang' }]);
    expect([shownOf('330100'), shownOf('杭州市'), nameOf('330100')]).toEqual(['Hangzhou', 'Hangzhou', '杭州市']);
  });
});

describe('[E5] field errors in words', () => {
  it.each([
    ['required', '', '此项必填'],
    ['pattern', 'x', '输入内容不符合会议要求'],
    ['phone', '138571260', '请输入正确的手机号码，还差 2 位（共 11 位）'],
    ['phone', '138571260412', '请输入正确的手机号码，多了 1 位（共 11 位）'],
    ['phone', '15457126041', '请输入正确的手机号码'],
    ['phone', 'abc', '请输入正确的手机号码'],
    ['email', 'a.example', '请输入正确的邮箱地址，还缺少 @'],
    ['email', 'a@b', '请输入正确的邮箱地址'],
  ] as const)('%s of “%s”', (reason, value, text) => {
    expect(faultText(t, { reason }, value)).toBe(text);
  });

  it('includes the limit when there is one', () => {
    expect(faultText(t, { reason: 'too_many', limit: 3 }, 'a|b|c|d')).toBe('最多选择 3 项');
  });
});

describe('the foot', () => {
  const fields = ['姓名', '电话', '邮箱', '单位'].map((code) => field(code));
  it('shows how many fields are missing, and names the first', () => {
    expect(missingText(t, fields, {})).toBe('已填写完整');
    expect(missingText(t, fields, { 邮箱: 1 })).toBe('还有 1 项需要处理：邮箱');
    expect(missingText(t, fields, { 姓名: 1, 电话: 1, 邮箱: 1, 单位: 1 })).toBe(
      '还有 4 项需要处理：姓名、电话、邮箱等',
    );
  });
});

it('few places are a warning, no limit shows nothing', () => {
  expect([isFew(20), isFew(21), isFew(null)]).toEqual([true, false, false]);
});

it('a period ending at midnight ends with the day before, in the conference’s zone', () => {
  expect(lastDayText('2027-02-28T16:00:00Z', 'Asia/Shanghai', 'zh')).toBe('2月28日');
  expect(lastDayText('2027-03-01T04:00:00Z', 'Asia/Shanghai', 'en')).toBe('1 March');
});

describe('[S42] my registrations', () => {
  it('an approved registration shows what its order waits for', () => {
    expect(shownState('approved', { state: 'open' })).toBe('toPay');
    expect(shownState('approved', { state: 'expired' })).toBe('lapsed');
    expect(shownState('approved', null)).toBe('approved');
    expect(shownState('confirmed', { state: 'paid' })).toBe('confirmed');
  });
  const card = (regId: number, cid: number, state: RegistrationCard['state']) =>
    ({ regId, cid, state }) as RegistrationCard;
  it('lists this conference first, ended ones last', () => {
    const { here, elsewhere } = registrationGroups(
      [card(1, 5, 'cancelled'), card(2, 6, 'confirmed'), card(3, 5, 'confirmed')],
      '5',
    );
    expect(here.map((one) => one.regId)).toEqual([3, 1]);
    expect(elsewhere.map((one) => one.regId)).toEqual([2]);
  });
  it('the pass is a valid one: the oldest, which belongs to the account holder', () => {
    expect(passOf([card(9, 5, 'confirmed'), card(3, 5, 'attended'), card(1, 5, 'draft')])?.regId).toBe(3);
    expect(passOf([card(1, 5, 'approved')])).toBeNull();
  });
});
