import { expect, it } from 'vitest';
import { chooseLanguage } from './language.ts';

it('[T5] the address takes precedence, then the previous page, then storage', () => {
  expect(chooseLanguage({ query: 'en', previous: 'ch', stored: 'ch' })).toBe('en');
  expect(chooseLanguage({ query: 'ch', previous: 'en', stored: 'en' })).toBe('zh');
  expect(chooseLanguage({ query: 'cn', previous: 'en', stored: 'en' })).toBe('zh');
  expect(chooseLanguage({ query: undefined, previous: 'en', stored: 'ch' })).toBe('en');
  expect(chooseLanguage({ query: undefined, previous: undefined, stored: 'en' })).toBe('en');
});

it('[K2] defaults to Chinese when nothing valid says otherwise', () => {
  expect(chooseLanguage({ query: 'fr', previous: '', stored: null })).toBe('zh');
});
