import type { codeSheet as zh } from '../../zh/fees/code-exchange.ts';
import type { Texts } from '../../texts.ts';

/** Discount codes as a sheet: titles of its columns, other names that people use after `|`, and the words of its cells. */
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
  change: '{label}: {from} → {to}',
  nothing: 'no limit',
} as const satisfies Texts<typeof zh>;
