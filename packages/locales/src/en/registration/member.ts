import type { Texts } from '../../texts.ts';
import type { registrationMember as zh } from '../../zh/registration/member.ts';

/** Texts of what Next asks after a form without errors. */
export const registrationMember = {
  member: {
    title: 'No membership found',
    text: 'Name, mobile number or e-mail differ from the member list. Check them and try again, or continue as a non-member.',
    check: 'Check details',
    goOn: 'Continue as a non-member',
  },
  mismatch: {
    title: 'You cannot continue yet',
    text: 'The input does not meet the meeting requirements or this meeting has no registration type configured',
    change: 'Edit details',
    seeFees: 'See the types',
  },
} as const satisfies Texts<typeof zh>;
