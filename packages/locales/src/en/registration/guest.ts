import type { Texts } from '../../texts.ts';
import type { registrationGuest as source } from '../../zh/registration/guest.ts';

export const registrationGuest = {
  title: 'On-site guest',
  doneTitle: 'Your sign-in',
  text: 'No registration needed beforehand: {count} {count|field|fields}',
  branch: 'Which part do you attend?',
  branchMissing: 'Please choose one part',
  agree: 'I agree to the ',
  agreement: 'user agreement and privacy policy (version {version})',
  agreeFirst: 'Please read and accept the user agreement and privacy policy',
  next: 'Next',
  act: 'Sign in and enter',
  feeTitle: 'Choose your registration',
  feeText: 'You pay at the desk, not on this phone',
  payNote: 'Pay at the desk afterwards; your place is held for 2 hours',
  noFee: 'No registration is available for these answers. Please go to the desk; staff will help you.',
  chooseFee: 'Please choose a registration',
  change: 'Change my details',
  number: 'Number',
  point: 'Check-in point',
  amount: 'To pay',
  code: 'Entry code',
  states: { entered: 'Checked in', confirmed: 'Signed in', to_pay: 'Please pay at the desk' },
  texts: {
    confirmed: 'Show this code to the staff at the door.',
    to_pay: 'Your details are saved. Tell the desk your number and pay there; your place is held for 2 hours.',
  },
  enteredText: 'Please go in. Your badge is at the desk.',
  programme: 'Today’s programme',
  noRecord: 'No record of this sign-in',
  noRecordText: 'Scan the code at the venue again, or go to the desk',
} as const satisfies Texts<typeof source>;
