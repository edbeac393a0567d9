import type { FeeDraft, FeeKind } from '@meetingapp/contract/fees/console.ts';
import { describe, expect, it } from 'vitest';
import { withTyped } from '../../lib/forms/typed-fields.ts';
import { settleKinds, showKinds } from './data.ts';

const nothing = { zh: '', en: '' };
const draft = (id: number | null, more: Partial<FeeDraft> = {}): FeeDraft => ({
  id,
  title: nothing,
  remark: nothing,
  proof: nothing,
  proofNeeded: false,
  branchId: null,
  formIds: null,
  size: 10,
  rule: null,
  closed: false,
  windows: [],
  ...more,
});
const kind = (id: number, more: Partial<FeeDraft> = {}): FeeKind => ({
  ...draft(id, more),
  id,
  confirmed: 0,
  held: 0,
  used: false,
});
const untyped = { mine: {}, base: {} };

describe('[O12] fee kinds in two tabs', () => {
  const typed = { 1: withTyped(untyped, draft(1), { size: 20 }) };

  it('take over what a colleague saved in other fields', () => {
    const title = { zh: '新', en: 'New' };
    expect(showKinds(typed, [kind(1, { title })])).toMatchObject([
      { changed: true, conflicts: [], draft: { title, size: 20 } },
    ]);
  });

  it('name the field that both changed, and show the typed value until one is chosen', () => {
    expect(showKinds(typed, [kind(1, { size: 30 })])).toMatchObject([{ conflicts: ['size'], draft: { size: 20 } }]);
  });

  it('keep what is typed while they are being saved, also in a new kind that now has a number', () => {
    const later = {
      1: withTyped(typed[1], draft(1), { size: 25 }),
      new7: { mine: draft(null, { size: 8 }), base: {} },
    };
    const sent = [
      ['1', draft(1, { size: 20 })],
      ['new7', draft(null, { size: 7 })],
    ] as const;
    const left = settleKinds(later, sent, [1, 2]);
    const shown = showKinds(left, [kind(1, { size: 20 }), kind(2, { size: 7 })]);
    expect(shown.map((one) => [one.draft.size, one.changed, one.conflicts])).toEqual([
      [25, true, []],
      [8, true, []],
    ]);
    const quiet = { 1: withTyped(untyped, draft(1), { size: 20 }) };
    expect(settleKinds(quiet, [['1', draft(1, { size: 20 })]], [1])).toEqual({});
  });
});
