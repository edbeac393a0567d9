import type { Texts } from '../../texts.ts';
import type { accountChange as zh } from '../../zh/accounts/account-change.ts';

export const accountChange = {
  secondLogIn: {
    title: 'The account has changed',
    text: 'You logged in as “{name}” on another page. Open this page again?',
    out: 'You logged out on another page. Open this page again?',
    stay: 'Stay on this page',
    act: 'Open again',
  },
  linkLogIn: {
    title: 'Change the account?',
    text: 'You are logged in as “{present}”. This link belongs to the account of “{other}”. If the link is not yours, do not change.',
    nobody: 'another account',
    stay: 'Stay as “{name}”',
    act: 'Change to “{name}”',
  },
} as const satisfies Texts<typeof zh>;
