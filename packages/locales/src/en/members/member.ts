import type { Texts } from '../../texts.ts';
import type { members as source } from '../../zh/members/member.ts';

export const members = {
  title: 'Membership',
  none: 'No member fees at this conference',
  noneText: 'You can register right away',
  register: 'Register',
  benefits: 'Member benefits',
  about: 'How to join',
  join: 'Apply for membership',
  own: {
    yes: 'You are a member',
    until: 'Valid until {day}',
    no: 'Your account is not on the list of members. If you joined with another number or e-mail, check it below.',
    unknown: 'Log in to see your own membership.',
    logIn: 'Log in',
  },
  check: {
    title: 'Check a membership',
    text: 'The name, and the mobile number or e-mail, that you joined with',
    name: { label: 'Name', empty: 'Enter the name', wrong: 'Enter the name' },
    contact: {
      label: 'Mobile number or e-mail',
      empty: 'Enter a mobile number or an e-mail address',
      wrong: 'Enter a correct mobile number or e-mail address',
    },
    act: 'Check',
    under: 'Checking',
    yes: '{name} is a member and can choose the member fee',
    no: 'Not found on the list of members. Check the name, number or e-mail. You can also register as a non-member.',
  },
} satisfies Texts<typeof source>;
