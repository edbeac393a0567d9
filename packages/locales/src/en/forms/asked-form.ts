import type { askedForms as zh } from '../../zh/forms/asked-form.ts';
import type { Texts } from '../../texts.ts';

/** Forms that a group or an exhibitor is asked, on the phone. */
export const askedForms = {
  group: 'Group details',
  exhibitor: 'Exhibitor details',
  open: 'To fill in',
  outdated: 'Changed',
  done: 'Filled in',
  outdatedText: 'The organiser has changed this form. Check it and save it again',
  save: 'Save',
  close: 'Cancel',
  saved: 'Saved',
} as const satisfies Texts<typeof zh>;
