import type { FormField } from '@meetingapp/contract/forms.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDraft, patternFault } from './check-draft.ts';
import { formDifferences } from './differences.ts';
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

describe('[O2] what a form cannot be without', () => {
  it('the name, one way to write, what the flow answers in people’s place, and what fees ask for', () => {
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
  it('with name and e-mail can be published', () => expect(checkDraft(person, needed)).toEqual([]));

  it('says of each code that no answer could be kept under it', () => {
    for (const code of ['', '1a', 'a b', 'cid', 'branch', 'x'.repeat(41), '姓名'])
      expect(checkDraft([...person, field(code)], needed)).toContainEqual({ code, reason: 'code_form' });
    expect(checkDraft([...person, field('name')], needed)).toContainEqual({ code: 'name', reason: 'code_twice' });
  });

  it('cannot ask for a condition that never holds', () => {
    const choice = field('meal', { kind: 'S', options: [{ value: 'a', ...text('a') }] });
    const asks = (showWhen: FormField['showWhen']) =>
      checkDraft([...person, choice, field('note', { showWhen })], needed).map(({ reason }) => reason);
    expect(asks({ code: 'meal', oneOf: ['a'] })).toEqual([]);
    expect(asks({ code: 'meal', oneOf: ['b'] })).toEqual(['condition_value']);
    expect(asks({ code: 'meal', oneOf: [] })).toEqual(['condition_value']);
    expect(asks({ code: 'none', oneOf: ['a'] })).toEqual(['condition_unknown']);
    expect(asks({ code: 'note', oneOf: ['a'] })).toEqual(['condition_unknown']);
  });

  it('has no pattern that could keep a phone busy', () => {
    expect(patternFault('')).toBeNull();
    expect(patternFault('^1[3-9]\\d{9}$')).toBeNull();
    expect(patternFault('(a')).toBe('pattern_syntax');
    expect(patternFault('(a)\\1')).toBe('pattern_unsupported');
    expect(patternFault('((a{99}){99}){99}')).toBe('pattern_too_large');
  });
});

describe('[O2] two versions', () => {
  const codes = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { maxLength: 6 });

  it('differ in nothing from themselves, however the database ordered the keys', () => {
    const [one] = person;
    const turned = Object.fromEntries(Object.entries(one ?? {}).reverse()) as unknown as FormField;
    expect(formDifferences(person, [turned, ...person.slice(1)])).toEqual([]);
  });

  it('say of each field exactly once that it came, went, changed or moved', () => {
    fc.assert(
      fc.property(codes, codes, (before, after) => {
        const found = formDifferences(
          before.map((code) => field(code)),
          after.map((code) => field(code)),
        );
        const of = (what: string) => found.filter((one) => one.what === what).map((one) => one.field.code);
        expect(of('added')).toEqual(after.filter((code) => !before.includes(code)));
        expect(of('removed')).toEqual(before.filter((code) => !after.includes(code)));
        // Taking out what moved, the rest stands in the same order on both sides.
        const moved = of('moved');
        const still = (list: string[], other: string[]) => list.filter((c) => other.includes(c) && !moved.includes(c));
        expect(still(after, before)).toEqual(still(before, after));
      }),
    );
  });

  it('name one dragged field, not all between', () => {
    const all = ['a', 'b', 'c', 'd'].map((code) => field(code));
    const [a, b, c, d] = all as [FormField, FormField, FormField, FormField];
    expect(formDifferences(all, [b, c, d, a]).map((one) => one.field.code)).toEqual(['a']);
    expect(formDifferences(all, [a, b, c, field('d', { required: true })])).toMatchObject([
      { what: 'changed', parts: ['required'] },
    ]);
  });
});
