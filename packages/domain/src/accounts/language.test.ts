import { expect, it } from 'vitest';
import { chooseLanguage } from './language.ts';

it('[T5] the address decides, then the page before, then what is stored', () => {
  expect(chooseLanguage({ query: 'en', previous: 'ch', stored: 'ch' })).toBe('en');
  expect(chooseLanguage({ query: 'ch', previous: 'en', stored: 'en' })).toBe('zh');
  expect(chooseLanguage({ query: 'cn', previous: 'en', stored: 'en' })).toBe('zh');
  expect(chooseLanguage({ query: undefined, previous: 'en', stored: 'ch' })).toBe('en');
  expect(chooseLanguage({ query: undefined, previous: undefined, stored: 'en' })).toBe('en');
});

it('[K2] is Chinese where nothing readable says otherwise', () => {
  expect(chooseLanguage({ query: 'fr', previous: '', stored: null })).toBe('zh');
});
