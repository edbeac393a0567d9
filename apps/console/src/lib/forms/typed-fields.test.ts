import { describe, expect, it } from 'vitest';
import {
  afterSaving,
  changedFields,
  conflictsIn,
  nothingTyped,
  withMine,
  withTheirs,
  withTyped,
} from './typed-fields.ts';

interface Fields {
  title: { zh: string; en: string };
  post: string;
  phone: string;
}
const saved: Fields = { title: { zh: '会', en: 'Hall' }, post: 'Dean', phone: '1' };
const typed = withTyped<Fields>(nothingTyped, saved, { post: 'Head' });

describe('[O1] what two people type into one form', () => {
  it('is a conflict only in a field that both changed; the other fields are merged', () => {
    const other = { ...saved, phone: '2' };
    expect(changedFields(typed, other)).toEqual(['post']);
    expect(conflictsIn(typed, other)).toEqual([]);
    expect(conflictsIn(typed, { ...other, post: 'Chair' })).toEqual(['post']);
    expect(conflictsIn(typed, { ...other, post: 'Head' })).toEqual([]);
  });

  it('is settled field by field, for the own value or for theirs', () => {
    const theirs = { ...saved, post: 'Chair', title: { zh: '厅', en: 'Hall' } };
    const both = withTyped(typed, saved, { title: { zh: '室', en: 'Hall' } });
    expect(conflictsIn(both, theirs)).toEqual(['post', 'title']);
    const chosen = withTheirs(withMine(both, theirs, 'post'), 'title');
    expect(conflictsIn(chosen, theirs)).toEqual([]);
    expect({ ...theirs, ...chosen.mine }).toEqual({ ...theirs, post: 'Head' });
  });
});

describe('[O1] what is typed while the form is being saved', () => {
  it('stays unsaved input, and is not taken for a conflict with the own save', () => {
    const sent = { ...saved, post: 'Head' };
    const meanwhile = withTyped(withTyped(typed, saved, { post: 'Head of unit' }), saved, { phone: '3' });
    const left = afterSaving(meanwhile, sent);
    expect(left.mine).toEqual({ post: 'Head of unit', phone: '3' });
    expect(conflictsIn(left, sent)).toEqual([]);
  });

  it('is nothing when nothing was typed', () => {
    expect(afterSaving(typed, { ...saved, post: 'Head' })).toEqual({ mine: {}, base: {} });
  });
});
