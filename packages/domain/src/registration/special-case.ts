import type { FlowSettings } from '@meetingapp/contract/registration/wizard.ts';

/** The specification's conference with the reduced form. No code depends on this id: the conference is set up with this flow (V12). */
export const reducedConferenceId = 3243;

/** Without company, name and phone, with fixed answers instead; no member check; the hotel directly after the form. */
export const reducedFlow: FlowSettings = {
  hiddenFields: ['company', 'name', 'phone'],
  placeholders: { name: 'Participant', phone: '13000000000' },
  memberCheck: false,
  stepAfterForm: 'hotel',
};
