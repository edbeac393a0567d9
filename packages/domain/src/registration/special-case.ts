import type { FlowSettings } from '@meetingapp/contract/registration.ts';

/** The conference of the specification with the reduced form. Nothing asks for its number: it is set up with this flow (V12). */
export const reducedConferenceId = 3243;

/** No company, name and phone; fixed answers in their place; no member check; the hotel right after the form. */
export const reducedFlow: FlowSettings = {
  hiddenFields: ['company', 'name', 'phone'],
  placeholders: { name: 'Participant', phone: '13000000000' },
  memberCheck: false,
  stepAfterForm: 'hotel',
};
