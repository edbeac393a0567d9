import { describe, expect, it } from 'vitest';
import { checkForm } from './check-form.ts';
import { answersOf, provinceAbove, ordinaryFlow, visibleFields } from './flow-settings.ts';
import { reducedConferenceId, reducedFlow } from './special-case.ts';
import { field } from './testing-fields.ts';
import { kindOf } from './field-kinds.ts';

const name = field({ cfgCode: 'name', cfgNeedFl: '1' });
const phone = field({ cfgCode: 'phone', cfgNeedFl: '1' });
const company = field({ cfgCode: 'company', cfgNeedFl: '1' });
const diet = field({ cfgCode: 'diet', cfgType: 'MS', cfgContent: '清真|素食' });
const items = [name, phone, company, diet];
const codes = (list: readonly { cfgCode: string }[]) => list.map(({ cfgCode }) => cfgCode);

const facts = { today: '2026-11-26' };

describe('[V12] conference 3243', () => {
  it('has a flow that hides company, name and phone, skips the member check and continues with the hotel', () => {
    expect(reducedConferenceId).toBe(3243);
    expect(codes(visibleFields(items, reducedFlow, {}))).toEqual(['diet']);
    expect([reducedFlow.memberCheck, reducedFlow.stepAfterForm]).toEqual([false, 'hotel']);
  });

  it('answers with fixed values for name and phone, whatever is sent for them', () => {
    const answers = answersOf(items, { name: 'someone', phone: '1', company: 'x', diet: ['素食'] }, reducedFlow);
    expect(answers).toEqual({ ...reducedFlow.placeholders, diet: '素食' });
    expect(checkForm(items, answers, reducedFlow, facts)).toEqual([]);
  });

  it('has placeholders that pass every other check', () => {
    expect(checkForm([name, phone], reducedFlow.placeholders, ordinaryFlow, facts)).toEqual([]);
  });
});

it('[V12] other conferences show all fields, and company never as a bare text', () => {
  const shown = visibleFields(items, ordinaryFlow, {});
  expect(codes(shown)).toEqual(['name', 'phone', 'company', 'diet']);
  expect(shown.filter((item) => kindOf(item) === 'text').map(({ cfgCode }) => cfgCode)).toEqual(['name', 'phone']);
});

describe('a field with a condition', () => {
  const identity = field({ cfgCode: 'identity', cfgType: 'DDL', cfgContent: '医师|学生', cfgNeedFl: '1' });
  const school = field({ cfgCode: 'school', cfgNeedFl: '1', showWhen: { code: 'identity', oneOf: ['学生'] } });
  const year = field({ cfgCode: 'year', cfgNeedFl: '1', showWhen: { code: 'school', oneOf: ['同济'] } });
  const form = [year, identity, school];
  const shown = (values: Record<string, string>) => codes(visibleFields(form, ordinaryFlow, values));

  it('shows when its condition is met, wherever in the form the other field is', () => {
    expect(shown({})).toEqual(['identity']);
    expect(shown({ identity: '学生' })).toEqual(['identity', 'school']);
    expect(shown({ identity: '学生', school: '同济' })).toEqual(['year', 'identity', 'school']);
  });

  it('hides with the field it depends on, is not required then, and its old answer is not sent', () => {
    const values = { identity: '医师', school: '同济', year: '3' };
    expect(shown(values)).toEqual(['identity']);
    expect(checkForm(form, values, ordinaryFlow, facts)).toEqual([]);
    expect(answersOf(form, values, ordinaryFlow)).toEqual({ identity: '医师' });
  });

  it('checks each choice of a multi-select', () => {
    const allergy = field({ cfgCode: 'allergy', showWhen: { code: 'diet', oneOf: ['素食'] } });
    expect(codes(visibleFields([diet, allergy], ordinaryFlow, { diet: '清真|素食' }))).toEqual(['diet', 'allergy']);
  });

  it('stays hidden when its condition is circular, or names a missing field', () => {
    const one = field({ cfgCode: 'one', showWhen: { code: 'two', oneOf: ['x'] } });
    const two = field({ cfgCode: 'two', showWhen: { code: 'one', oneOf: ['x'] } });
    const lost = field({ cfgCode: 'lost', showWhen: { code: 'nowhere', oneOf: [''] } });
    expect(visibleFields([one, two, lost], ordinaryFlow, { one: 'x', two: 'x' })).toEqual([]);
  });
});

it('[V18] every wrong field is named, in the order of the form', () => {
  expect(checkForm(items, { phone: '12', diet: 'fish' }, ordinaryFlow, facts)).toEqual([
    { field: 'name', reason: 'required' },
    { field: 'phone', reason: 'phone' },
    { field: 'company', reason: 'required' },
    { field: 'diet', reason: 'not_an_option' },
  ]);
});

it('[V18] a field named like an object’s built-in property has no value until one is entered', () => {
  const odd = field({ cfgCode: 'constructor', cfgType: 'MS', cfgNeedFl: '1' });
  expect(checkForm([odd], {}, ordinaryFlow, facts)).toEqual([{ field: 'constructor', reason: 'required' }]);
});

it('a city belongs to the nearest province above it', () => {
  const home = field({ cfgCode: 'home', cfgType: 'P' });
  const work = field({ cfgCode: 'work', cfgType: 'P' });
  const city = field({ cfgCode: 'city', cfgType: 'C' });
  const values = { home: '江苏省', work: '浙江省,330000' };
  expect(provinceAbove([home, work, city], city, values)).toBe('浙江省');
  expect(provinceAbove([city, home], city, values)).toBe('');
});
