import { expect, it } from 'vitest';
import { chooseLogIn } from './token-choice.ts';

it('[T21] the log-in of the registration takes precedence over the general one', () => {
  expect(chooseLogIn({ registration: 'r', general: 'g' })).toEqual({ kind: 'registration', token: 'r' });
  expect(chooseLogIn({ registration: null, general: 'g' })).toEqual({ kind: 'general', token: 'g' });
  expect(chooseLogIn({ registration: '', general: '' })).toBeNull();
});
