import type { receiptConsole as zh } from '../../zh/speakers/receipt-desk.ts';
import type { Texts } from '../../texts.ts';

/** Texts of reimbursements in the console (O10). */
export const receiptConsole = {
  facts: '{people} {people|person|people}, {sent} yuan to check, {approved} to pay, {paid} paid',
  payList: 'Download the pay list',
  noPayList: 'No approved receipt of a person with an account',
  markPaid: 'Mark {count} as paid',
  markPaidText:
    'All receipts of the pay list are marked as paid, which cannot be undone. Download the list and pay first.',
  markedPaid: 'Marked as paid',
  cancel: 'Cancel',
  filter: 'Filter by state',
  figures: { all: 'All', sent: 'To check', approved: 'To pay', missing: 'Incomplete', paid: 'Paid' },
  search: 'Search name or institution',
  table: {
    name: 'Speaker',
    receipts: 'Receipts',
    sent: 'To check',
    approved: 'To pay',
    paid: 'Paid',
    missing: 'Missing',
  },
  open: 'Open {name}',
  kinds: { ticket: 'Ticket', taxi: 'Taxi', hotel: 'Hotel', meal: 'Meal', other: 'Other' },
  states: { sent: 'To check', approved: 'Approved', refused: 'Refused', paid: 'Paid' },
  missing: { bank: 'account', tickets: 'tickets', refused: 'new receipt' },
  none: 'No receipts yet',
  noneText: 'They appear here when speakers send them on their page of journey and details.',
  notFound: 'No speaker matches',
  picture: 'Receipt {kind}, {amount} yuan: open the picture',
  approve: 'Approve',
  refuse: 'Refuse',
  words: 'Reason of a refusal, which the person gets',
  wordsFirst: 'Write the reason first',
  decided: 'Done',
  reason: 'Reason: {words}',
  bank: 'See the account',
  bankEnding: 'Account ends with {ending}',
  noBank: 'The person has given no account',
  account: { holder: 'Holder', name: 'Bank', number: 'Account' },
} as const satisfies Texts<typeof zh>;
