import { describe, expect, it } from 'vitest';
import { actOf, fieldsOf, placeOf } from './view.ts';

const change = { subject: 'fee_kind', subjectId: '1', label: '', currency: 'CNY', before: null, after: null };

describe('[O19] an entry of the audit log', () => {
  it('shows the action of its first change, and export when nothing changed', () => {
    expect(actOf({ changes: [] })).toBe('exported');
    expect(actOf({ changes: [{ ...change, after: { id: 1 } }] })).toBe('made');
    expect(actOf({ changes: [{ ...change, before: { id: 1 } }] })).toBe('deleted');
    expect(actOf({ changes: [{ ...change, before: { a: 1 }, after: { a: 2 } }] })).toBe('changed');
  });

  it('shows where it was done', () => {
    expect(placeOf('console/fees/save')).toEqual({ area: 'fees' });
    expect(placeOf('console/society/end')).toEqual({ area: 'staff' });
    expect(placeOf('staff/totp/confirm')).toEqual({ area: 'staff' });
    expect(placeOf('task/audit.export')).toEqual({ task: 'audit.export' });
  });

  it('shows only fields that carry information', () => {
    const made = { ...change, after: { id: 1, amount: 5, reason: null } };
    expect(fieldsOf(made)).toEqual([{ name: 'amount', was: null, is: 5 }]);
    expect(fieldsOf({ ...change, before: { amount: 5 }, after: { amount: null } })).toEqual([
      { name: 'amount', was: 5, is: null },
    ]);
  });
});
