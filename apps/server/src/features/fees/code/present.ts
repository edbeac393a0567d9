import type { DiscountCode } from '@meetingapp/contract/fees/code.ts';
import type { CodeRow } from './queries.ts';

export const presentCode = (row: CodeRow, taken?: { confirmed: number; held: number }): DiscountCode => ({
  id: row.id,
  code: row.code,
  kind: row.kind,
  value: row.value,
  prices: row.prices,
  from: row.starts_at?.toISOString() ?? null,
  until: row.ends_at?.toISOString() ?? null,
  size: row.size,
  feeIds: row.fee_ids,
  onlyFor: row.person_key ?? '',
  erased: row.person_key === '',
  confirmed: taken?.confirmed ?? 0,
  held: taken?.held ?? 0,
});
