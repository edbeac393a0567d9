import type { Texts } from '../../texts.ts';
import type { registrationImport as source } from '../../zh/registration/import.ts';

export const registrationImport = {
  columns: {
    number: 'Number',
    form: 'Form',
    branch: 'Branch',
    fee: 'Fee',
    currency: 'Currency',
    paid: 'Payment',
    amount: 'Amount paid',
    source: 'Source',
  },
  names: {
    number: 'Number|Registration number|Registration no',
    form: 'Form|Registration form',
    branch: 'Branch|Sub-meeting',
    fee: 'Fee|Fee type|Registration type|Category',
    currency: 'Currency|Currency of the fee|Paid currency',
    paid: 'Payment|Paid|Payment state|Payment status|Paid by|Payment method',
    amount: 'Amount paid|Paid amount',
    source: 'Source|Channel',
    name: 'Name|Full name|Participant',
    phone: 'Mobile number|Mobile|Phone|Phone number|Telephone|Cell phone',
    email: 'E-mail|Email|E-mail address|Email address|Mail',
    company: 'Organisation|Organization|Institution|Hospital|Hospital or institution|Affiliation|Company',
  },
  paidWords: {
    none: 'No|Not paid|Unpaid|Open|To pay',
    cash: 'Cash',
    pos: 'Card|POS',
    elsewhere: 'Yes|Paid|Transfer|Bank transfer|Another way',
  },
  paidChoices: 'Paid, Cash, Card or Not paid',
  reason: 'Why it was not imported',
  template: 'Template for registrations',
  failedFile: 'Rows that were not imported',
  example: { name: 'Amara Okafor', phone: '13800000000', email: 'amara@example.org' },
  title: 'Import registrations',
  back: 'Back to the registrations',
  hint: 'xlsx or csv with the titles in the first row, at most 200,000 rows. Formulas are refused, and nothing is written yet',
  match:
    'People who are registered already are found by number, otherwise by phone or e-mail; an empty cell changes nothing',
  money: 'Only owners and finance may import payments',
  questions: 'Questions of the form',
  parts: 'Registration',
  newText: 'A new registration',
  applyText:
    '{count} {count|row|rows}: {fresh} new, {change} changed. {wrong} invalid {wrong|row is|rows are} skipped. New registrations are approved at once and take places like all others, and nobody is notified',
  undoText:
    'New registrations are cancelled, changed answers are restored. People changed after the import, or with a payment booked, stay and are listed with the reason',
  undoReason: 'Import undone',
  list: 'See the registrations',
} satisfies Texts<typeof source>;
