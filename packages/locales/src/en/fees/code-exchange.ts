import type { codeSheet as zh } from '../../zh/fees/code-exchange.ts';
import type { Texts } from '../../texts.ts';

/** Discount codes as a sheet: titles of its columns, other names that people use after `|`, the words of its cells, and its import. */
export const codeSheet = {
  name: 'Discount codes',
  template: 'Template of discount codes',
  columns: {
    code: 'Code|Discount code|Voucher',
    kind: 'Kind of discount|Kind|Type',
    value: 'Value (percent or amount)|Value|Discount',
    size: 'Uses|Number of uses',
    from: 'Valid from|From',
    until: 'Valid until (not included)|Valid until|Until',
    fees: 'Fees, one per line|Fees',
    onlyFor: 'For one person: mobile number or e-mail|For one person|Mobile number|E-mail',
  },
  used: 'Taken (ignored by imports)',
  kinds: { percent: 'Percent off|Percent', amount: 'Amount off|Amount', exempt: 'No fee|Free' },
  erased: '(personal data erased)',
  nothing: 'no limit',
  failedFile: 'Codes that were not imported',
  reason: 'Why it was not imported',
  title: 'Import discount codes',
  back: 'Back to the codes',
  hint: 'xlsx or csv with the titles in the first row, at most 200,000 rows. A row is one code; nothing is written yet',
  match:
    'A code that exists is found by its name and changed as the file says; what has no column in the file stays as it is',
  newText: 'A new code',
  applyText:
    '{count} {count|row|rows}: {fresh} new, {change} changed. {wrong} invalid {wrong|row is|rows are} skipped. New codes can be used at once; paid orders stay as they are',
  undoText:
    'Added codes are removed, changed ones are as before. What was used or changed since stays and is listed with the reason',
  list: 'See the codes',
} as const satisfies Texts<typeof zh>;
