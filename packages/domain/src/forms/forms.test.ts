import type { FormField } from '@meetingapp/contract/forms.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDraft, patternFault } from './check-draft.ts';
import { formDifferences } from './differences.ts';
import { definitionOf, itemOf } from './form-item.ts';
import { neededFields, whyNeeded } from './needed-fields.ts';
import { ordinaryFlow } from '../registration/flow-settings.ts';
import { reducedFlow } from '../registration/special-case.ts';

const text = (word: string) => ({ zh: word, en: word });
const field = (code: string, change: Partial<FormField> = {}): FormField => ({
  code,
  kind: 'T',
  label: text(code),
  hint: text(''),
  options: [],
  format: '',
  pattern: '',
  required: false,
  showWhen: null,
  ...change,
});
const person = [field('name'), field('email')];
const needed = neededFields(ordinaryFlow, []);
const unnamed = ['新字段', 'New field'];

describe('[O2] the required fields of a form', () => {
  it('are the name, one contact, what the flow fills in, and what fees depend on', () => {
    expect(neededFields(reducedFlow, ['identity', 'member', 'group', 'name']).map(({ code }) => code)).toEqual([
      'name',
      'phone',
      'identity',
    ]);
    expect(whyNeeded(person, 'name', needed)).toBe('person');
    expect(whyNeeded(person, 'email', needed)).toBe('contact');
    expect(whyNeeded([...person, field('phone')], 'email', needed)).toBeNull();
  });
});

describe('[O2] a draft', () => {
  it('with name and e-mail can be published', () => expect(checkDraft(person, needed, unnamed)).toEqual([]));

  it('reports each code under which no answer could be saved', () => {
    for (const code of ['', '1a', 'a b', 'cid', 'branch', 'x'.repeat(41), '姓名'])
      expect(checkDraft([...person, field(code)], needed, unnamed)).toContainEqual({ code, reason: 'code_form' });
    expect(checkDraft([...person, field('name')], needed, unnamed)).toContainEqual({
      code: 'name',
      reason: 'code_twice',
    });
  });

  it('cannot have a condition that never holds', () => {
    const choice = field('meal', { kind: 'S', options: [{ value: 'a', ...text('a') }] });
    const asks = (showWhen: FormField['showWhen']) =>
      checkDraft([...person, choice, field('note', { showWhen })], needed, unnamed).map(({ reason }) => reason);
    expect(asks({ code: 'meal', oneOf: ['a'] })).toEqual([]);
    expect(asks({ code: 'meal', oneOf: ['b'] })).toEqual(['condition_value']);
    expect(asks({ code: 'meal', oneOf: [] })).toEqual(['condition_value']);
    expect(asks({ code: 'none', oneOf: ['a'] })).toEqual(['condition_unknown']);
    expect(asks({ code: 'note', oneOf: ['a'] })).toEqual(['condition_unknown']);
  });

  it('cannot have a condition on an answer that its field refuses', () => {
    const asks = (change: Partial<FormField>, value: string) =>
      checkDraft(
        [...person, field('other', change), field('note', { showWhen: { code: 'other', oneOf: [value] } })],
        needed,
        unnamed,
      ).map(({ reason }) => reason);
    expect(asks({}, 'anything')).toEqual([]);
    expect(asks({}, ' ')).toEqual(['condition_value']);
    expect(asks({ pattern: '^\\d{3}$' }, '123')).toEqual([]);
    expect(asks({ pattern: '^\\d{3}$' }, '12')).toEqual(['condition_value']);
    expect(asks({ kind: 'DATE' }, '2027-04-08')).toEqual([]);
    expect(asks({ kind: 'DATE' }, 'soon')).toEqual(['condition_value']);
  });

  it('needs a name and options of its own for every field', () => {
    const reasons = (one: FormField) => checkDraft([...person, one], needed, unnamed).map(({ reason }) => reason);
    expect(reasons(field('a', { label: { zh: '新字段', en: 'New field' } }))).toEqual(['label_unnamed']);
    expect(reasons(field('a', { label: { zh: '科室', en: ' New field ' } }))).toEqual(['label_unnamed']);
    expect(reasons(field('a', { label: { zh: '新字段说明', en: 'New field of work' } }))).toEqual([]);
    for (const kind of ['S', 'MS', 'DDL'] as const) expect(reasons(field('a', { kind }))).toEqual(['options_missing']);
  });

  it('has no regex that no answer can match', () => {
    for (const pattern of [
      'a^b',
      '$a',
      '[^\\s\\S]',
      '^1(?=2)3$',
      '(?!a)a',
      'a\\Bb\\b\\w',
      '(?=[A-F])[a-f]',
      '\\d(?=x)',
    ])
      expect([pattern, patternFault(pattern)]).toEqual([pattern, 'pattern_impossible']);
    for (const pattern of [
      '(?=.*\\d)(?=.*[a-z]).{8,20}',
      'a|$b',
      '\\p{Script=Thai}+',
      '(?=[ก-๙])[^a]',
      '/^[A-F]+$/i',
      '[\\u{20000}-\\u{2a6df}]+',
      '😁',
      '.{500}',
    ])
      expect([pattern, patternFault(pattern)]).toEqual([pattern, null]);
  });

  it('has no regex that could block a phone', () => {
    expect(patternFault('')).toBeNull();
    expect(patternFault('^1[3-9]\\d{9}$')).toBeNull();
    expect(patternFault('(a')).toBe('pattern_syntax');
    expect(patternFault('(a)\\1')).toBe('pattern_unsupported');
    expect(patternFault('((a{99}){99}){99}')).toBe('pattern_too_large');
  });
});

it('[V18] a field that is shown in Chinese or in English is judged by the same stored options, limits and patterns', () => {
  const role = field('role', {
    kind: 'MS',
    label: { zh: '身份', en: 'Role' },
    options: [{ value: 'doctor', zh: '医师', en: 'Physician' }],
    format: '2',
    required: true,
  });
  const definition = definitionOf(role);
  for (const language of ['zh', 'en'] as const) expect(itemOf(role, language, 'doctor')).toMatchObject(definition);
  expect(JSON.stringify(definition)).not.toMatch(/医师|Physician|身份|Role/);
});

describe('[O2] two versions', () => {
  const codes = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { maxLength: 6 });

  it('do not differ from themselves, whatever key order the database returns', () => {
    const [one] = person;
    const turned = Object.fromEntries(Object.entries(one ?? {}).reverse()) as unknown as FormField;
    expect(formDifferences(person, [turned, ...person.slice(1)])).toEqual([]);
  });

  it('list each field exactly once as added, removed, changed or moved', () => {
    fc.assert(
      fc.property(codes, codes, (before, after) => {
        const found = formDifferences(
          before.map((code) => field(code)),
          after.map((code) => field(code)),
        );
        const of = (what: string) => found.filter((one) => one.what === what).map((one) => one.field.code);
        expect(of('added')).toEqual(after.filter((code) => !before.includes(code)));
        expect(of('removed')).toEqual(before.filter((code) => !after.includes(code)));
        // Without the moved fields, the rest is in the same order on both sides.
        const moved = of('moved');
        const still = (list: string[], other: string[]) => list.filter((c) => other.includes(c) && !moved.includes(c));
        expect(still(after, before)).toEqual(still(before, after));
      }),
    );
  });

  it('list one dragged field, not all between', () => {
    const all = ['a', 'b', 'c', 'd'].map((code) => field(code));
    const [a, b, c, d] = all as [FormField, FormField, FormField, FormField];
    expect(formDifferences(all, [b, c, d, a]).map((one) => one.field.code)).toEqual(['a']);
    expect(formDifferences(all, [a, b, c, field('d', { required: true })])).toMatchObject([
      { what: 'changed', parts: ['required'] },
    ]);
  });
});
