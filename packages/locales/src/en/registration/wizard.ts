import type { Texts } from '../../texts.ts';
import type { registration as zh } from '../../zh/registration/wizard.ts';

/** Texts of registration on the phone: titles, and the wizard around all steps. */
export const registration = {
  titles: {
    sign: 'Register',
    form: 'Your details',
    add: 'Register a colleague',
  },
  wizard: {
    progress: 'Registration progress',
    step: 'Step {step} of {steps}',
    next: 'Next: {name}',
    loading: 'Opening the form',
    names: {
      branch: 'branch',
      personal: 'your details',
      fee: 'registration',
      hotel: 'hotel',
      invoice: 'invoice',
      confirm: 'confirmation',
    },
    forColleague: 'You are registering a colleague',
  },
  sign: {
    bra: 'Branch',
    placebranch: 'Please select a branch',
    next: 'Next',
    save: 'Save',
    submitting: 'Submitting',
  },
  branch: {
    title: 'Choose a branch',
    text: 'Each branch has its own places and fees',
    left: '{count} {count|seat|seats} left',
    full: 'Full',
    fullWait: 'Full: waiting list',
    change: 'Change branch',
    missing: 'Still to complete: {names}',
    clear: 'Clear',
    close: 'Close',
  },
  joins: {
    title: 'Group registration',
    contactPays: 'You are joining the group “{name}”; its contact pays your fee',
    selfPays: 'You are joining the group “{name}”; you pay your own fee',
    own: 'You are adding a person to the group “{name}”',
    alone: 'Register without the group',
  },
  refused: {
    firstForm: 'Use the general form',
    notThisForm: 'This form cannot be used',
    notThisGroup: 'This group cannot be joined',
    already: 'Already registered',
    closed: 'Registration is not open',
    back: 'Back to the conference',
    seeMine: 'See my registration',
    stay: 'Stay here',
  },
} as const satisfies Texts<typeof zh>;
