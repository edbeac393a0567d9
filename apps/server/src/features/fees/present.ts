import type { Extra, FeeExample, FeeKind, RuleField } from '@meetingapp/contract/fees.ts';
import type { ExampleRow, ExtraRow, FeeKindRow, RuleFieldRow } from './queries.ts';

interface Standing {
  confirmed: number;
  held: number;
  used: boolean;
}

export const presentKind = (row: FeeKindRow, { confirmed, held, used }: Standing): FeeKind => ({
  ...presentDraft(row),
  confirmed,
  held,
  used,
});

/** A kind of fee as staff write it. */
export const presentDraft = (row: FeeKindRow) => ({
  id: row.id,
  title: row.title,
  remark: row.remark,
  proof: row.proof,
  proofNeeded: row.proof_needed,
  branchId: row.branch_id,
  size: row.size,
  rule: row.rule,
  closed: row.closed,
  windows: row.windows.map((window) => ({
    title: window.title,
    from: window.starts_at.toISOString(),
    until: window.ends_at.toISOString(),
    amount: window.amount,
  })),
});

export const presentExtra = (row: ExtraRow, { confirmed, held, used }: Standing): Extra => ({
  id: row.id,
  title: row.title,
  remark: row.remark,
  amount: row.amount,
  atMost: row.at_most,
  size: row.size,
  closed: row.closed,
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
