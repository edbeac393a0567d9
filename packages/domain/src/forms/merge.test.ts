import type { FormField } from '@meetingapp/contract/forms.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeForms } from './merge.ts';

const field = (code: string, more: Partial<FormField> = {}): FormField => ({
  code,
  kind: 'T',
  label: { zh: code, en: code },
  hint: { zh: '', en: '' },
  options: [],
  format: '',
  pattern: '',
  required: false,
  showWhen: null,
  ...more,
});
const codes = (fields: readonly FormField[]) => fields.map(({ code }) => code);
const base = [field('a'), field('b'), field('c')];
const label = (zh: string) => ({ label: { zh, en: zh } });

describe('[O12] two versions of a form', () => {
  it('are merged where they changed different fields, or different parts of one', () => {
    const mine = [field('a', label('我的')), field('b'), field('c'), field('m')];
    const theirs = [field('a', { required: true }), field('t'), field('b'), field('c', label('对方的'))];
    const { fields, conflicts } = mergeForms(base, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(codes(fields)).toEqual(['a', 't', 'b', 'c', 'm']);
    expect(fields[0]).toEqual(field('a', { ...label('我的'), required: true }));
    expect(fields[3]).toEqual(field('c', label('对方的')));
  });

  it('conflict in the parts that both changed, and each is chosen by itself', () => {
    const mine = [field('a', { ...label('我的'), required: true }), field('b', label('我的')), field('c')];
    const theirs = [field('a', { ...label('对方的'), required: true }), field('b', label('对方的')), field('c')];
    expect(mergeForms(base, mine, theirs).conflicts).toMatchObject([
      { code: 'a', part: 'label' },
      { code: 'b', part: 'label' },
    ]);
    const half = mergeForms(base, mine, theirs, { 'a/label': 'theirs' });
    expect(half.conflicts).toMatchObject([{ code: 'b', part: 'label' }]);
    const whole = mergeForms(base, mine, theirs, { 'a/label': 'theirs', 'b/label': 'mine' });
    expect(whole.conflicts).toEqual([]);
    expect(whole.fields.map((one) => one.label.zh)).toEqual(['对方的', '我的', 'c']);
  });

  it('a removed field that the other changed is a conflict; one that nobody changed is gone', () => {
    const mine = [field('b'), field('c')];
    expect(codes(mergeForms(base, mine, base).fields)).toEqual(['b', 'c']);
    const theirs = [field('a', label('对方的')), field('b'), field('c')];
    expect(mergeForms(base, mine, theirs).conflicts).toMatchObject([{ code: 'a', part: 'field', mine: null }]);
    expect(codes(mergeForms(base, mine, theirs, { 'a/field': 'theirs' }).fields)).toEqual(['a', 'b', 'c']);
    expect(codes(mergeForms(base, mine, theirs, { 'a/field': 'mine' }).fields)).toEqual(['b', 'c']);
    expect(codes(mergeForms(base, theirs, mine, { 'a/field': 'mine' }).fields)).toEqual(['a', 'b', 'c']);
  });

  const someFields = fc
    .uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'))
    .chain((names) => fc.tuple(...names.map((name) => fc.boolean().map((required) => field(name, { required })))));
  it('one of which is unchanged give the other', () => {
    fc.assert(
      fc.property(someFields, someFields, (one, other) => {
        expect(mergeForms(one, other, one)).toEqual({ fields: other, conflicts: [] });
        expect(mergeForms(one, one, other)).toEqual({ fields: other, conflicts: [] });
      }),
    );
  });
  it('keep every field that somebody added, once', () => {
    fc.assert(
      fc.property(someFields, someFields, someFields, (before, one, other) => {
        const all = codes(mergeForms(before, one, other).fields);
        expect(new Set(all).size).toBe(all.length);
        const known = codes(before);
        const added = codes([...one, ...other]).filter((code) => !known.includes(code));
        for (const code of added) expect(all).toContain(code);
      }),
    );
  });
});
