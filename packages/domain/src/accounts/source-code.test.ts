import { expect, it } from 'vitest';
import { chooseSourceCode, splitWap } from './source-code.ts';

it('[T6] the address takes precedence, then the previous page, then the wap parameter', () => {
  expect(chooseSourceCode({ query: 'mail', previous: 'poster', wap: '3_hall' })).toBe('mail');
  expect(chooseSourceCode({ query: undefined, previous: 'poster', wap: '3_hall' })).toBe('poster');
  expect(chooseSourceCode({ query: undefined, previous: undefined, wap: '3_hall' })).toBe('hall');
});

it('[T6] is forgotten when no address names one', () => {
  expect(chooseSourceCode({ query: '', previous: undefined, wap: '3' })).toBeNull();
  expect(chooseSourceCode({ query: undefined, previous: undefined, wap: '3_' })).toBeNull();
});

it('[S3] keeps a source code that contains an underscore', () => {
  expect(splitWap('3243_hall_2')).toEqual({ cid: '3243', sourceCode: 'hall_2' });
  expect(splitWap('3243')).toEqual({ cid: '3243', sourceCode: null });
});
