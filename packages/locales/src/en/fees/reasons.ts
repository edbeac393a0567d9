import type { Texts } from '../../texts.ts';
import type { feeReasons as zh } from '../../zh/fees/reasons.ts';

export const feeReasons = {
  is: '{label}: {value}',
  isNot: '{label}: not {value}',
  atLeast: '{label}: at least {value}',
  lessThan: '{label}: less than {value}',
  member: 'Member of the society',
  notMember: 'Not a member of the society',
  or: ' or ',
  nothing: '(nothing chosen)',
  joinAll: ', and ',
  joinAny: ', or ',
  brackets: '({text})',
  sentence: '{text}.',
  everyone: 'Everyone may choose it',
  nobody: 'Nobody may choose it',
  facts: { branch: 'Branch', member: 'Member', group: 'Group size' },
  hindrances: {
    other_form: 'Not for this form',
    other_branch: 'Only for {branch}',
    other_currency: 'No price in this currency',
    not_on_sale: 'Not on sale at this time',
    sold_out: 'Sold out',
  },
} as const satisfies Texts<typeof zh>;
