import type { Extra, ExtraDraft, FeeExample, FeeKind, RuleField } from '@meetingapp/contract/fees/console.ts';
import { draftOf, type ExampleRow, type ExtraRow, type FeeKindRow, type RuleFieldRow } from './queries.ts';

interface Standing {
  confirmed: number;
  held: number;
  used: boolean;
}

export const presentKind = (row: FeeKindRow, { confirmed, held, used }: Standing): FeeKind => ({
  ...draftOf(row),
  confirmed,
  held,
  used,
});

/** An extra as staff edit it. */
export const extraDraftOf = (row: ExtraRow): ExtraDraft => ({
  id: row.id,
  title: row.title,
  remark: row.remark,
  amount: row.amount,
  atMost: row.at_most,
  size: row.size,
  closed: row.closed,
});

export const presentExtra = (row: ExtraRow, { confirmed, held, used }: Standing): Extra => ({
  ...extraDraftOf(row),
  id: row.id,
  confirmed,
  held,
  used,
});

export const presentField = (row: RuleFieldRow): RuleField => ({
  code: row.code,
  label: row.label,
  options: row.options.map(({ value, zh, en }) => ({ value, zh, en })),
});

export const presentExample = (row: ExampleRow): FeeExample => ({
  id: row.id,
  name: row.name,
  facts: row.facts,
  branchId: row.branch_id,
  at: row.at.toISOString(),
  feeId: row.fee_kind_id,
  amount: row.amount,
});
