import type { receiptConsole as zh } from '../../zh/speakers/receipt-desk.ts';
import type { Texts } from '../../texts.ts';

/** Texts of reimbursements in the console (O10). */
export const receiptConsole = {
  facts: '{people} {people|person|people}, {sent} yuan to check, {approved} to pay, {paid} paid',
  payList: 'Download the pay list',
  noPayList: 'No approved receipts from people with a bank account',
  markPaid: 'Mark {count} as paid',
  markPaidText:
    'All receipts on the pay list will be marked as paid. This cannot be undone. Download the list and make the payments first.',
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
  noneText: 'They appear here once speakers submit them on their phones, under “My travel and profile”',
  notFound: 'No matching speakers',
  picture: 'Receipt {kind}, {amount} yuan: open the picture',
  approve: 'Approve',
  refuse: 'Refuse',
  words: 'Reason for the refusal, sent to the speaker',
  wordsFirst: 'Enter the reason first',
  decided: 'Done',
  reason: 'Reason: {words}',
  bank: 'View the account',
  bankEnding: 'Account ends in {ending}',
  noBank: 'The speaker has not entered an account yet',
  account: { holder: 'Account holder', name: 'Bank', number: 'Account' },
} as const satisfies Texts<typeof zh>;
