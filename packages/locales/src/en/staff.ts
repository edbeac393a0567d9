import type { Texts } from '../texts.ts';
import type { staff as source } from '../zh/staff.ts';

export const staff = {
  name: 'Meetingapp',
  login: {
    title: 'Staff log-in',
    text: 'With the work e-mail that your society gave you',
    email: 'Work e-mail',
    emailEmpty: 'Enter your work e-mail',
    emailWrong: 'Enter a correct e-mail address, such as name@society.org',
    password: 'Password',
    passwordEmpty: 'Enter your password',
    act: 'Log in',
    offline: 'No connection. Check the network and try again.',
  },
} satisfies Texts<typeof source>;
